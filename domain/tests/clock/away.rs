//! Sleep, weekends and pauses on days without a clock change.

use chrono::TimeDelta;
use chrono_tz::America::New_York;
use chrono_tz::Asia::Tokyo;
use chrono_tz::Pacific::{Auckland, Honolulu};
use chrono_tz::UTC;
use salon_domain::clock::{GameClock, Pauses, Respects, RunningClock, SeatClock, Step, Timeline};

use super::{
    Calendar, MONDAY, assert_stopped, at, between, hours, living_in, per_decision, resting, since, sleep, sleeping,
    timeline,
};

#[test]
fn sleep_across_midnight_stops_the_clock_overnight() {
    let tokyo = sleeping(Tokyo, "23:30", "06:15");
    assert_stopped(&tokyo, "2026-06-03 14:30", "2026-06-03 21:15");
    assert_eq!(timeline(&tokyo).when(at("2026-06-03 14:00"), hours(1)), Some(at("2026-06-03 21:45")));
}

#[test]
fn sleep_within_one_day_stops_the_clock() {
    assert_stopped(&sleeping(Tokyo, "01:00", "09:00"), "2026-06-02 16:00", "2026-06-03 00:00");
}

#[test]
fn a_decision_awaited_at_night_starts_in_the_morning() {
    let calendar = sleeping(UTC, "23:00", "07:00");
    for from in ["2026-06-02 23:00", "2026-06-03 00:00", "2026-06-03 03:00", "2026-06-03 06:59", "2026-06-03 07:00"] {
        assert_eq!(timeline(&calendar).when(at(from), hours(1)), Some(at("2026-06-03 08:00")), "since {from}");
    }
}

#[test]
fn weekends_follow_the_accounts_time_zone() {
    assert_stopped(&resting(UTC), "2026-06-06 00:00", "2026-06-08 00:00");
    assert_stopped(&resting(Auckland), "2026-06-05 12:00", "2026-06-07 12:00");
    assert_stopped(&resting(Honolulu), "2026-06-06 10:00", "2026-06-08 10:00");
}

#[test]
fn a_decision_awaited_on_a_weekend_starts_on_monday() {
    let calendar = resting(New_York);
    let monday = at("2026-06-08 04:00");
    for hour in 0..48 {
        let from = at("2026-06-06 04:00") + hours(hour);
        assert_eq!(timeline(&calendar).when(from, hours(1)), Some(monday + hours(1)), "since {from}");
    }
}

#[test]
fn sleep_and_weekend_merge_into_one_stop() {
    let calendar = Calendar { weekends_off: true, ..sleeping(UTC, "22:00", "06:00") };
    assert_stopped(&calendar, "2026-06-05 22:00", "2026-06-08 06:00");
}

#[test]
fn only_respected_times_stop_the_clock() {
    let calendar = Calendar {
        time_zone: UTC,
        sleep: Some(sleep("22:00", "06:00")),
        weekends_off: true,
        vacations: vec![between("2026-06-10 00:00", "2026-06-11 00:00")],
    };
    let (from, to) = (at("2026-06-01 00:00"), at("2026-06-15 00:00"));
    let lost =
        |respects| hours(14 * 24) - Timeline::new(&calendar, respects, &Pauses::default()).running_time(from, to);
    let nothing = Respects { sleep: false, weekends: false, vacation: false };
    assert_eq!(lost(nothing), hours(0));
    assert_eq!(lost(Respects { sleep: true, ..nothing }), hours(14 * 8));
    assert_eq!(lost(Respects { weekends: true, ..nothing }), hours(4 * 24));
    assert_eq!(lost(Respects { vacation: true, ..nothing }), hours(24));
    assert_eq!(lost(Respects::default()), hours(5 * 24 + 9 * 8), "overlapping hours are subtracted once");
}

#[test]
fn nothing_is_due_during_a_pause() {
    let (rules, clock) = (per_decision(86_400), SeatClock::default());
    let deadline = |pauses: Vec<_>| {
        let pauses = Pauses(pauses);
        let seat =
            RunningClock::new(GameClock { rules: &rules, pauses: &pauses }, &clock, at(MONDAY), &Calendar::default());
        assert_eq!(seat.next_step().is_none(), seat.deadline().is_none());
        seat.deadline()
    };
    assert_eq!(deadline(vec![since("2026-06-01 12:00")]), None, "the end of the pause is unknown");
    assert_eq!(
        deadline(vec![since("2026-06-02 04:00")]),
        None,
        "the same after 5/6 of the time, with a reminder overdue"
    );
    assert_eq!(deadline(vec![since("2026-06-02 09:00")]), None, "the same after the time was up");
    assert_eq!(deadline(vec![between("2026-06-01 12:00", "2026-06-04 12:00")]), Some(at("2026-06-05 08:00")));
    let twice = vec![between("2026-06-02 00:00", "2026-06-02 01:00"), between("2026-05-01 00:00", "2026-06-01 09:00")];
    assert_eq!(deadline(twice), Some(at("2026-06-02 10:00")), "pauses in any order, one begun before the decision");
    assert_eq!(
        deadline(vec![between("2026-06-03 00:00", "2026-06-04 00:00")]),
        Some(at("2026-06-02 08:00")),
        "a pause after the deadline changes nothing"
    );
}

#[test]
fn overdue_steps_are_due_after_the_pause() {
    let rules = per_decision(86_400);
    let reminded = |reminded| SeatClock { reminded, ..SeatClock::default() };
    let rich = SeatClock { credits: 1, ..reminded(2) };
    for (clock, begun, step) in [
        (reminded(0), "2026-06-02 04:00", Step::Remind),
        (reminded(1), "2026-06-02 07:30", Step::RemindAgain),
        (rich, "2026-06-02 09:00", Step::Extend),
        (reminded(2), "2026-06-02 09:00", Step::Expire),
        (SeatClock { kept: true, ..reminded(0) }, "2026-06-02 09:00", Step::Keep),
    ] {
        let seat_in = |pauses: &Pauses| {
            RunningClock::new(GameClock { rules: &rules, pauses }, &clock, at(MONDAY), &Calendar::default())
                .next_step()
                .map(|(_, step)| step)
        };
        assert_eq!(seat_in(&Pauses(vec![since(begun)])), None, "{step:?} while it lasts");
        assert_eq!(seat_in(&Pauses(vec![between(begun, "2026-06-20 12:00")])), Some(step), "once it is over");
    }
}

#[test]
fn a_long_pause_still_yields_a_deadline() {
    let pauses = Pauses(vec![between("2026-06-01 12:00", "2046-06-01 12:00")]);
    let calendar = Calendar { weekends_off: true, ..sleeping(Tokyo, "23:00", "07:00") };
    let timeline = Timeline::new(&calendar, Respects::default(), &pauses);
    let end = timeline.when(at(MONDAY), hours(14 * 24)).unwrap();
    assert_eq!(timeline.running_time(at(MONDAY), end), hours(14 * 24));
}

#[test]
fn a_pause_includes_its_start_and_excludes_its_end() {
    let pauses = Pauses(vec![between("2026-06-01 12:00", "2026-06-01 13:00"), since("2026-06-02 12:00")]);
    let paused = ["2026-06-01 12:00", "2026-06-01 12:59", "2026-06-02 12:00", "2036-01-01 00:00"];
    assert!(paused.iter().all(|instant| pauses.paused(at(instant))));
    assert!(
        !["2026-06-01 11:59", "2026-06-01 13:00", "2026-06-02 11:59"].iter().any(|instant| pauses.paused(at(instant)))
    );
}

#[test]
fn zero_time_ends_at_once() {
    let night = at("2026-06-02 23:30");
    assert_eq!(timeline(&sleeping(UTC, "23:00", "07:00")).when(night, TimeDelta::zero()), Some(night));
    assert_eq!(timeline(&living_in(UTC)).running_time(night, night - hours(1)), TimeDelta::zero());
}

#[test]
fn an_amount_beyond_the_horizon_has_no_end() {
    let calendar = Calendar { weekends_off: true, ..sleeping(UTC, "20:00", "08:00") };
    assert_eq!(timeline(&calendar).when(at(MONDAY), TimeDelta::MAX), None);
    assert_eq!(timeline(&living_in(UTC)).when(at(MONDAY), TimeDelta::MAX), None);
}
