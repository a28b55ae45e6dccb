//! Vacations stop the clock until their yearly budget is used.

use chrono_tz::America::Los_Angeles;
use chrono_tz::UTC;
use salon_domain::clock::{VACATION_DAYS_A_YEAR, vacation_left};

use super::{Calendar, Interval, assert_stopped, at, between, hours, living_in, since, timeline};

fn with(vacations: Vec<Interval>) -> Calendar {
    Calendar { vacations, ..living_in(UTC) }
}

#[test]
fn a_vacation_stops_the_clock() {
    let calendar = with(vec![between("2026-07-01 09:30", "2026-07-05 18:45")]);
    assert_stopped(&calendar, "2026-07-01 09:30", "2026-07-05 18:45");
}

#[test]
fn an_open_vacation_ends_with_the_budget() {
    let calendar = with(vec![since("2026-07-01 15:00")]);
    assert_stopped(&calendar, "2026-07-01 15:00", "2026-07-31 00:00");
    assert_eq!(calendar.vacation_at(at("2026-07-30 23:59")), Some(between("2026-07-01 15:00", "2026-07-31 00:00")));
    assert_eq!(calendar.vacation_at(at("2026-07-31 00:00")), None);
    assert_eq!(timeline(&calendar).when(at("2026-07-01 15:00"), hours(1)), Some(at("2026-07-31 01:00")));
}

#[test]
fn a_vacation_longer_than_the_budget_is_cut() {
    assert_stopped(
        &with(vec![between("2026-07-01 00:00", "2026-12-01 00:00")]),
        "2026-07-01 00:00",
        "2026-07-31 00:00",
    );
}

#[test]
fn earlier_vacations_use_the_budget() {
    let calendar = with(vec![since("2026-08-10 12:00"), between("2026-03-01 00:00", "2026-03-26 00:00")]);
    assert_stopped(&calendar, "2026-08-10 12:00", "2026-08-15 00:00");
}

#[test]
fn a_vacation_without_budget_does_not_begin() {
    let calendar = with(vec![between("2026-01-10 00:00", "2026-02-09 00:00"), since("2026-08-10 12:00")]);
    assert_eq!(calendar.vacations_within_budget(), [between("2026-01-10 00:00", "2026-02-09 00:00")]);
    let (from, to) = (at("2026-08-10 00:00"), at("2027-01-20 00:00"));
    assert_eq!(timeline(&calendar).running_time(from, to), to - from, "not even in the next year");
}

#[test]
fn a_vacation_over_new_year_uses_both_budgets() {
    let calendar = with(vec![since("2026-12-20 10:00")]);
    assert_stopped(&calendar, "2026-12-20 10:00", "2027-01-31 00:00");
    let vacations = &calendar.vacations;
    assert_eq!(vacation_left(2026, vacations, at("2027-06-01 00:00"), UTC), VACATION_DAYS_A_YEAR - 12);
    assert_eq!(vacation_left(2027, vacations, at("2027-01-10 00:00"), UTC), VACATION_DAYS_A_YEAR - 10);
    assert_eq!(vacation_left(2027, vacations, at("2027-06-01 00:00"), UTC), 0);
    assert_eq!(vacation_left(2028, vacations, at("2028-06-01 00:00"), UTC), VACATION_DAYS_A_YEAR, "it has ended");
}

#[test]
fn each_local_day_begun_counts_once() {
    let left = |vacations: &[Interval], now: &str| vacation_left(2026, vacations, at(now), UTC);
    assert_eq!(left(&[], "2026-07-01 12:00"), 30);
    let hour = [between("2026-07-01 10:00", "2026-07-01 11:00")];
    assert_eq!(left(&hour, "2026-07-01 09:59"), 30, "days to come do not count yet");
    assert_eq!(left(&hour, "2026-07-01 10:00"), 29);
    let twice = [between("2026-07-01 10:00", "2026-07-01 11:00"), between("2026-07-01 20:00", "2026-07-02 01:00")];
    assert_eq!(left(&twice, "2026-07-05 00:00"), 28);
    let to_midnight = [between("2026-07-01 00:00", "2026-07-03 00:00")];
    assert_eq!(left(&to_midnight, "2026-07-05 00:00"), 28, "the day that begins at its end is not begun");
    let nothing = [between("2026-07-01 00:00", "2026-07-01 00:00")];
    assert_eq!(left(&nothing, "2026-07-05 00:00"), 30);
}

#[test]
fn an_open_vacation_costs_a_day_per_midnight() {
    let open = [since("2026-07-01 10:00")];
    for day in 0..40 {
        let now = at("2026-07-01 12:00") + hours(24 * day);
        let spent = u32::try_from(day + 1).unwrap().min(VACATION_DAYS_A_YEAR);
        assert_eq!(vacation_left(2026, &open, now, UTC), VACATION_DAYS_A_YEAR - spent, "on {now}");
    }
}

#[test]
fn vacation_days_follow_the_accounts_time_zone() {
    let evening = [between("2027-01-01 02:00", "2027-01-01 09:00")];
    let now = at("2027-02-01 00:00");
    assert_eq!(vacation_left(2026, &evening, now, Los_Angeles), 29, "it is still the old year there");
    assert_eq!(vacation_left(2027, &evening, now, Los_Angeles), 29, "and then the new one");
    assert_eq!(vacation_left(2026, &evening, now, UTC), 30);
    assert_eq!(vacation_left(2027, &evening, now, UTC), 29);
    let calendar = Calendar { vacations: vec![since("2026-07-01 20:00")], ..living_in(Los_Angeles) };
    assert_stopped(&calendar, "2026-07-01 20:00", "2026-07-31 07:00");
}
