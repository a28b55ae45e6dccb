//! Clocks: when time runs for a seat, when it is up, what happens then, and that every instant is accounted for.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what is wrong by panicking")]

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
    Awaited, Calendar, ClockRules, Extension, Interval, Pauses, Respects, SeatClock, Sleep, Time, Timeline,
};

/// The instant, written `2026-03-29 01:00`, in UTC.
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

/// An account that is always there.
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

/// When time runs in a game that respects everything and was never paused.
fn timeline(calendar: &Calendar) -> Timeline {
    Timeline::new(calendar, Respects::default(), &Pauses::default())
}

/// Time stands still exactly from one instant to the other: not a second before, not a second after.
#[track_caller]
fn assert_stands_still(calendar: &Calendar, from: &str, to: &str) {
    let (timeline, second) = (timeline(calendar), TimeDelta::seconds(1));
    let (from, to) = (at(from), at(to));
    assert_eq!(timeline.running_time(from, to), TimeDelta::zero(), "it runs in between");
    assert_eq!(timeline.running_time(from - second, from), second, "it stops earlier");
    assert_eq!(timeline.running_time(to, to + second), second, "it runs again later");
}

fn per_decision(seconds: u32) -> ClockRules {
    ClockRules { time: Time::PerDecision { seconds }, ..ClockRules::default() }
}

fn without_credits(rules: ClockRules) -> ClockRules {
    ClockRules { extension: Extension { credits: 0, ..rules.extension }, ..rules }
}

/// The moment at which every seat of these tests begins to be awaited: a Monday.
const MONDAY: &str = "2026-06-01 08:00";

/// A seat awaited since Monday, of somebody who is always there, in a game that was never paused.
fn awaited<'a>(rules: &'a ClockRules, clock: &'a SeatClock) -> Awaited<'a> {
    const NEVER: &Pauses = &Pauses(Vec::new());
    Awaited::new(rules, clock, at(MONDAY), &Calendar::default(), NEVER)
}
