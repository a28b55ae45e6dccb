//! Properties of every calendar, checked on many random ones.

use chrono::{DateTime, Datelike, TimeDelta, Timelike, Utc, Weekday};
use chrono_tz::{TZ_VARIANTS, Tz};
use salon_domain::clock::{LocalTime, Step};
use salon_domain::kernel::Chance;

use super::{
    Calendar, GameClock, Interval, Pauses, Respects, RunningClock, SeatClock, Sleep, Timeline, at, hours, minutes,
    per_decision,
};

const YEAR_IN_MINUTES: u32 = 366 * 24 * 60;

fn instant(chance: &mut Chance) -> DateTime<Utc> {
    at("2026-01-01 00:00") + minutes(chance.below(YEAR_IN_MINUTES).into())
}

fn length(chance: &mut Chance, days: u32) -> TimeDelta {
    minutes(chance.below(days * 24 * 60).into())
}

fn random_sleep(chance: &mut Chance) -> Sleep {
    let from = chance.below(24 * 60);
    let to = (from + 1 + chance.below(12 * 60)) % (24 * 60);
    let time = |minute: u32| LocalTime::new(minute / 60, minute % 60).unwrap();
    Sleep::new(time(from), time(to)).unwrap()
}

fn intervals(chance: &mut Chance, most: u32, days: u32) -> Vec<Interval> {
    let random = |chance: &mut Chance| {
        let from = instant(chance);
        Interval { from, to: Some(from + length(chance, days)) }
    };
    (0..chance.below(most + 1)).map(|_| random(chance)).collect()
}

fn calendar(chance: &mut Chance, zones: &[Tz]) -> Calendar {
    Calendar {
        time_zone: *chance.pick(zones).unwrap(),
        sleep: (chance.below(4) > 0).then(|| random_sleep(chance)),
        weekends_off: chance.below(2) == 0,
        vacations: intervals(chance, 3, 20),
    }
}

/// Returns a random timeline: any time zone and settings, with overlapping pauses and vacations.
fn random_timeline(chance: &mut Chance) -> Timeline {
    Timeline::new(&calendar(chance, &TZ_VARIANTS), Respects::default(), &Pauses(intervals(chance, 3, 20)))
}

#[test]
fn when_returns_the_earliest_instant() {
    let chance = &mut Chance::public(1);
    for _ in 0..3_000 {
        let (timeline, from) = (random_timeline(chance), instant(chance));
        let amount = length(chance, 14) + TimeDelta::milliseconds(1);
        let end = timeline.when(from, amount).unwrap();
        assert_eq!(timeline.running_time(from, end), amount, "{timeline:?} from {from}");
        let before = timeline.running_time(from, end - TimeDelta::milliseconds(1));
        assert_eq!(before, amount - TimeDelta::milliseconds(1), "{timeline:?} from {from}");
    }
}

#[test]
fn running_time_is_additive() {
    let chance = &mut Chance::public(2);
    for _ in 0..3_000 {
        let (timeline, from) = (random_timeline(chance), instant(chance));
        let middle = from + length(chance, 30);
        let to = middle + length(chance, 30);
        let cut = timeline.running_time(from, middle) + timeline.running_time(middle, to);
        assert_eq!(timeline.running_time(from, to), cut, "{timeline:?} from {from} by {middle} to {to}");
    }
}

#[test]
fn more_time_ends_later() {
    let chance = &mut Chance::public(3);
    for _ in 0..3_000 {
        let (timeline, from) = (random_timeline(chance), instant(chance));
        let (less, more) = (length(chance, 7), length(chance, 7));
        let (sooner, later) = (timeline.when(from, less).unwrap(), timeline.when(from, less + more).unwrap());
        assert!(sooner <= later && from + less <= sooner, "{timeline:?} from {from}");
        assert!(timeline.when(from + more, less).unwrap() >= sooner, "a seat awaited later may decide later");
    }
}

/// Returns whether the clock is stopped at an instant, computed from the local time only.
fn is_stopped(calendar: &Calendar, pauses: &[Interval], at: DateTime<Utc>) -> bool {
    let local = at.with_timezone(&calendar.time_zone);
    let shown = LocalTime::new(local.hour(), local.minute()).unwrap();
    let asleep = calendar.sleep.is_some_and(|sleep| match sleep.crosses_midnight() {
        true => sleep.from() <= shown || shown < sleep.to(),
        false => sleep.from() <= shown && shown < sleep.to(),
    });
    let weekend = calendar.weekends_off && matches!(local.weekday(), Weekday::Sat | Weekday::Sun);
    asleep || weekend || calendar.vacations.iter().chain(pauses).any(|stop| stop.covers(at))
}

#[test]
fn running_time_matches_a_count_by_the_minute() {
    let zones = [Tz::UTC, Tz::Asia__Tokyo, Tz::Asia__Kathmandu, Tz::Pacific__Kiritimati, Tz::Pacific__Pago_Pago];
    let chance = &mut Chance::public(4);
    for _ in 0..100 {
        let mut calendar = calendar(chance, &zones);
        calendar.vacations.truncate(1);
        let (pauses, from) = (intervals(chance, 3, 20), instant(chance));
        let timeline = Timeline::new(&calendar, Respects::default(), &Pauses(pauses.clone()));
        let length = chance.below(40 * 24 * 60);
        let counted = (0..length).filter(|m| !is_stopped(&calendar, &pauses, from + minutes((*m).into()))).count();
        let computed = timeline.running_time(from, from + minutes(length.into()));
        assert_eq!(computed, minutes(counted.try_into().unwrap()), "{calendar:?} {pauses:?} from {from}");
    }
}

/// Ten thousand deadlines of two weeks take milliseconds when computed by the day; by the second they would take an hour.
#[test]
fn long_deadlines_are_computed_day_by_day() {
    let chance = &mut Chance::public(5);
    let (rules, clock) = (per_decision(14 * 86_400), SeatClock::default());
    let calendar =
        Calendar { sleep: Some(random_sleep(chance)), weekends_off: true, ..calendar(chance, &[Tz::Europe__Paris]) };
    let pauses = Pauses(intervals(chance, 3, 20));
    for _ in 0..10_000 {
        let since = instant(chance);
        let (due, step) = RunningClock::new(GameClock { rules: &rules, pauses: &pauses }, &clock, since, &calendar)
            .next_step()
            .unwrap();
        assert!(step == Step::Remind && since + hours(14 * 24 * 4 / 5) < due);
    }
}
