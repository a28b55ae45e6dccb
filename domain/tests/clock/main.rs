//! Clocks: when the time of a seat runs, when it is up, and what happens then.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod away;
mod bank;
mod changed_clocks;
mod ladder;
mod random;
mod rules;
mod vacation;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use salon_domain::clock::{
    Calendar, ClockRules, Extension, GameClock, Interval, Pauses, Respects, RunningClock, SeatClock, Sleep, Time,
    Timeline,
};

/// Returns the UTC instant of a text like `2026-03-29 01:00`.
fn at(text: &str) -> DateTime<Utc> {
    format!("{}:00Z", text.replace(' ', "T")).parse().unwrap_or_else(|_| panic!("{text} is not an instant"))
}

fn hours(hours: i64) -> TimeDelta {
    TimeDelta::hours(hours)
}

fn minutes(minutes: i64) -> TimeDelta {
    TimeDelta::minutes(minutes)
}

fn sleep(from: &str, to: &str) -> Sleep {
    Sleep::new(from.parse().unwrap(), to.parse().unwrap()).unwrap()
}

/// Returns the calendar of an account without sleep, weekends and vacations.
fn living_in(time_zone: Tz) -> Calendar {
    Calendar { time_zone, ..Calendar::default() }
}

fn sleeping(time_zone: Tz, from: &str, to: &str) -> Calendar {
    Calendar { sleep: Some(sleep(from, to)), ..living_in(time_zone) }
}

fn resting(time_zone: Tz) -> Calendar {
    Calendar { weekends_off: true, ..living_in(time_zone) }
}

fn between(from: &str, to: &str) -> Interval {
    Interval { from: at(from), to: Some(at(to)) }
}

fn since(from: &str) -> Interval {
    Interval { from: at(from), to: None }
}

/// Returns the timeline of a game that respects all calendar settings and has no pauses.
fn timeline(calendar: &Calendar) -> Timeline {
    Timeline::new(calendar, Respects::default(), &Pauses::default())
}

/// Checks that the clock is stopped exactly from one instant to the other.
#[track_caller]
fn assert_stopped(calendar: &Calendar, from: &str, to: &str) {
    let (timeline, second) = (timeline(calendar), TimeDelta::seconds(1));
    let (from, to) = (at(from), at(to));
    assert_eq!(timeline.running_time(from, to), TimeDelta::zero(), "the clock runs in between");
    assert_eq!(timeline.running_time(from - second, from), second, "the clock stops earlier");
    assert_eq!(timeline.running_time(to, to + second), second, "the clock runs again later");
}

fn per_decision(seconds: u32) -> ClockRules {
    ClockRules { time: Time::PerDecision { seconds }, ..ClockRules::default() }
}

fn without_credits(rules: ClockRules) -> ClockRules {
    ClockRules { extension: Extension { credits: 0, ..rules.extension }, ..rules }
}

/// The instant since which every seat of these tests is awaited: a Monday.
const MONDAY: &str = "2026-06-01 08:00";

/// Returns a seat awaited since Monday, with an empty calendar and no pauses.
fn awaited<'a>(rules: &'a ClockRules, clock: &'a SeatClock) -> RunningClock<'a> {
    const NEVER: &Pauses = &Pauses(Vec::new());
    RunningClock::new(GameClock { rules, pauses: NEVER }, clock, at(MONDAY), &Calendar::default())
}
