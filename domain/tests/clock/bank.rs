//! The time bank: running time is subtracted, the increment is added, up to the cap.

use chrono_tz::UTC;
use salon_domain::clock::{ClockRules, GameClock, Pauses, RunningClock, SeatClock, Step, Time};

use super::{MONDAY, at, awaited, between, hours, sleeping, without_credits};

const HOUR: u32 = 3_600;
const HOUR_MILLIS: u64 = 3_600_000;

/// Returns a bank of ten hours, with one more hour for each decision, up to twelve.
fn rules() -> ClockRules {
    ClockRules { time: Time::Bank { seconds: 10 * HOUR, increment: HOUR, cap: 12 * HOUR }, ..ClockRules::default() }
}

#[test]
fn a_bank_loses_the_time_taken_and_gains_the_increment() {
    let rules = rules();
    let clock = SeatClock::new(&rules);
    assert_eq!(awaited(&rules, &clock).deadline(), Some(at("2026-06-01 18:00")));
    let after = awaited(&rules, &clock).after_decision(at("2026-06-01 12:00"));
    assert_eq!(after.left_millis, 7 * HOUR_MILLIS, "four hours are subtracted, one is added");
    assert_eq!(awaited(&rules, &after).deadline(), Some(at("2026-06-01 15:00")));
}

#[test]
fn a_bank_never_exceeds_its_cap() {
    let rules = rules();
    let mut clock = SeatClock::new(&rules);
    for left in [11, 12, 12, 12] {
        clock = awaited(&rules, &clock).after_decision(at(MONDAY));
        assert_eq!(clock.left_millis, left * HOUR_MILLIS);
    }
}

#[test]
fn sleep_and_pauses_do_not_use_the_bank() {
    let (rules, pauses) = (rules(), Pauses(vec![between("2026-06-01 09:00", "2026-06-01 11:00")]));
    let clock = SeatClock::new(&rules);
    let calendar = sleeping(UTC, "12:00", "20:00");
    let after = RunningClock::new(GameClock { rules: &rules, pauses: &pauses }, &clock, at(MONDAY), &calendar)
        .after_decision(at("2026-06-01 21:00"));
    assert_eq!(after.left_millis, 8 * HOUR_MILLIS, "8 to 9, 11 to 12 and 20 to 21 less, and the increment");
}

#[test]
fn an_extension_is_not_saved_in_the_bank() {
    let rules = rules();
    let extended = SeatClock::new(&rules).after_extension(&rules);
    assert_eq!(awaited(&rules, &extended).deadline(), Some(at("2026-06-01 18:00") + hours(24)));
    let after = awaited(&rules, &extended).after_decision(at("2026-06-01 19:00"));
    assert_eq!((after.left_millis, after.extra_millis, after.in_time), (HOUR_MILLIS, 0, 1));
}

#[test]
fn an_empty_bank_is_refilled_by_the_increment() {
    let rules = without_credits(rules());
    let clock = SeatClock::new(&rules).after_expiry();
    let after = awaited(&rules, &clock).after_decision_by_server(at("2026-06-05 00:00"));
    assert_eq!(after.left_millis, HOUR_MILLIS);
    assert_eq!(awaited(&rules, &after).deadline(), Some(at("2026-06-01 09:00")));
}

#[test]
fn a_bank_grows_while_a_bot_keeps_the_seat() {
    let rules = rules();
    let clock = SeatClock { left_millis: HOUR_MILLIS, kept: true, ..SeatClock::new(&rules) };
    let after = awaited(&rules, &clock).after_decision_by_server(at("2026-06-05 00:00"));
    assert_eq!(after.left_millis, 2 * HOUR_MILLIS, "a bot that was late is not the owner's fault");
}

#[test]
fn reminders_depend_on_the_time_left_in_the_bank() {
    let rules = rules();
    let clock = SeatClock { left_millis: 5 * HOUR_MILLIS, ..SeatClock::new(&rules) };
    assert_eq!(awaited(&rules, &clock).next_step(), Some((at("2026-06-01 12:00"), Step::Remind)));
    let clock = clock.after_reminder(Step::Remind);
    assert_eq!(awaited(&rules, &clock).next_step(), Some((at("2026-06-01 12:45"), Step::RemindAgain)));
}
