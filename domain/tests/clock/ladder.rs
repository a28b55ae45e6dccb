//! The steps as time runs out (reminders, extensions, expiry), and what the clock stores of them.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::UTC;
use salon_domain::clock::{
    Calendar, ClockRules, GameClock, MISSED_UNTIL_KEPT, Pauses, Reliability, RunningClock, SeatClock, Step,
};

use super::{MONDAY, at, awaited, between, hours, minutes, per_decision, since, sleeping, without_credits};

const DAY: u32 = 86_400;

/// Returns all steps of a decision that is never made, and the clock after them.
fn all_steps(rules: &ClockRules) -> (Vec<(TimeDelta, Step)>, SeatClock) {
    let (mut clock, mut steps) = (SeatClock::new(rules), Vec::new());
    while let Some((due, step)) = awaited(rules, &clock).next_step() {
        steps.push((due - at(MONDAY), step));
        clock = match step {
            Step::Remind | Step::RemindAgain => clock.after_reminder(step),
            Step::Extend => clock.after_extension(rules),
            Step::Expire => clock.after_expiry(),
            Step::Keep => panic!("no bot keeps the seat yet"),
        };
        assert!(steps.len() < 20, "{steps:?}");
    }
    (steps, clock)
}

#[test]
fn each_step_happens_once_in_order() {
    let (steps, clock) = all_steps(&per_decision(DAY));
    let expected = [
        (minutes(19 * 60 + 12), Step::Remind),
        (hours(23), Step::RemindAgain),
        (hours(24), Step::Extend),
        (hours(48), Step::Expire),
    ];
    assert_eq!(steps, expected);
    assert_eq!((clock.missed, clock.credits, clock.decisions, clock.in_time), (1, 0, 1, 0));
}

#[test]
fn each_credit_extends_the_deadline_once() {
    let mut rules = per_decision(3_600);
    rules.extension.credits = 3;
    rules.extension.seconds = 600;
    let steps: Vec<_> = all_steps(&rules).0.into_iter().filter(|(_, step)| *step != Step::Remind).collect();
    let extensions = [60, 70, 80].map(|due| (minutes(due), Step::Extend));
    assert_eq!(steps, [&[(minutes(57), Step::RemindAgain)], &extensions[..], &[(minutes(90), Step::Expire)]].concat());
}

#[test]
fn without_credits_the_decision_expires_at_the_deadline() {
    let kinds: Vec<Step> = all_steps(&without_credits(per_decision(DAY))).0.into_iter().map(|(_, step)| step).collect();
    assert_eq!(kinds, [Step::Remind, Step::RemindAgain, Step::Expire]);
}

#[test]
fn reminders_without_time_to_act_are_not_sent() {
    let steps = |seconds| all_steps(&without_credits(per_decision(seconds))).0;
    assert_eq!(steps(60), [(minutes(1), Step::Expire)]);
    assert_eq!(steps(599), [(TimeDelta::seconds(599), Step::Expire)]);
    assert_eq!(steps(600), [(minutes(8), Step::Remind), (minutes(10), Step::Expire)]);
    assert_eq!(
        steps(2_400),
        [(minutes(32), Step::Remind), (minutes(38), Step::RemindAgain), (minutes(40), Step::Expire)]
    );
}

#[test]
fn an_unlimited_game_has_no_deadline() {
    let rules = ClockRules::default();
    let clock = SeatClock::new(&rules);
    let seat = awaited(&rules, &clock);
    assert_eq!((seat.deadline(), seat.next_step(), seat.time_left(at(MONDAY))), (None, None, None));
    assert_eq!(seat.after_decision(at("2036-01-01 00:00")), clock);
    assert_eq!(clock.credits, 0);
}

#[test]
fn reminders_use_running_time() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let calendar = sleeping(UTC, "20:00", "08:00");
    let seat = RunningClock::new(GameClock { rules: &rules, pauses: &never }, &clock, at(MONDAY), &calendar);
    assert_eq!(seat.next_step(), Some((at("2026-06-02 15:12"), Step::Remind)));
    assert_eq!(seat.deadline(), Some(at("2026-06-02 20:00")));
    assert_eq!(seat.time_left(at("2026-06-02 05:00")), Some(hours(12)));
    assert_eq!(seat.time_left(at("2026-07-01 00:00")), Some(hours(0)));
}

#[test]
fn missed_reminders_are_sent_as_one() {
    let rules = per_decision(DAY);
    let clock = SeatClock::new(&rules).after_reminder(Step::RemindAgain);
    assert_eq!(clock.reminded, 2);
    assert_eq!(clock.after_reminder(Step::Remind), clock, "a reminder is never undone");
    assert_eq!(awaited(&rules, &clock).next_step(), Some((at("2026-06-02 08:00"), Step::Extend)));
}

#[test]
fn a_decision_in_time_resets_the_reminders() {
    let rules = per_decision(DAY);
    let clock = SeatClock { reminded: 2, missed: 2, ..SeatClock::new(&rules) };
    let after = awaited(&rules, &clock).after_decision(at("2026-06-02 07:59"));
    assert_eq!(after, SeatClock { credits: 1, decisions: 1, in_time: 1, ..SeatClock::default() });
}

#[test]
fn a_decision_at_the_deadline_is_in_time() {
    let rules = without_credits(per_decision(DAY));
    let clock = SeatClock::new(&rules);
    let in_time = |decided: DateTime<Utc>| awaited(&rules, &clock).after_decision(decided).in_time;
    let deadline = awaited(&rules, &clock).deadline().unwrap();
    assert_eq!(in_time(deadline), 1);
    assert_eq!(in_time(deadline + TimeDelta::milliseconds(1)), 0);
}

#[test]
fn a_late_decision_uses_the_credit_it_needed() {
    let rules = per_decision(DAY);
    let clock = SeatClock::new(&rules);
    let after = awaited(&rules, &clock).after_decision(at("2026-06-02 20:00"));
    assert_eq!((after.credits, after.decisions, after.in_time, after.extra_millis), (0, 1, 1, 0));
    let after = awaited(&rules, &clock).after_decision(at("2026-06-03 20:00"));
    assert_eq!((after.credits, after.decisions, after.in_time), (0, 1, 0), "too late for one credit");
}

#[test]
fn an_expired_decision_counts_once() {
    let rules = without_credits(per_decision(DAY));
    let expired = SeatClock::new(&rules).after_expiry();
    assert_eq!(expired.after_expiry(), expired, "expiring twice changes nothing");
    assert_eq!(awaited(&rules, &expired).next_step(), None);
    let by_server = awaited(&rules, &expired).after_decision_by_server(at("2026-06-02 08:00"));
    assert_eq!((by_server.missed, by_server.expired, by_server.decisions, by_server.in_time), (1, false, 1, 0));
    let by_owner = awaited(&rules, &expired).after_decision(at("2026-06-02 08:01"));
    assert_eq!((by_owner.missed, by_owner.expired, by_owner.decisions, by_owner.in_time), (0, false, 1, 0));
}

#[test]
fn a_bot_keeps_the_seat_after_three_missed_deadlines() {
    let rules = without_credits(per_decision(DAY));
    let mut clock = SeatClock::new(&rules);
    for missed in 1..=MISSED_UNTIL_KEPT {
        assert!(!clock.kept);
        assert_eq!(
            awaited(&rules, &clock.after_reminder(Step::RemindAgain)).next_step().map(|next| next.1),
            Some(Step::Expire)
        );
        clock = clock.after_expiry();
        clock = awaited(&rules, &clock).after_decision_by_server(at("2026-06-02 08:00"));
        assert_eq!(clock.missed, missed);
    }
    assert!(clock.kept);
    let kept = awaited(&rules, &clock);
    assert_eq!(kept.next_step(), Some((at(MONDAY), Step::Keep)), "the bot decides at once");
    assert_eq!(kept.deadline(), None);
    let after = kept.after_decision_by_server(at(MONDAY));
    assert_eq!(after, clock, "decisions of the bot do not count for the owner");
    let back = after.taken_over();
    assert_eq!((back.kept, back.missed), (false, 0));
    assert_eq!(awaited(&rules, &back).deadline(), Some(at("2026-06-02 08:00")));
    let decided = kept.after_decision(at("2026-06-01 09:00"));
    assert_eq!((decided.kept, decided.missed), (false, 0), "a decision of the owner takes the seat back");
}

#[test]
fn a_decision_resets_the_count_of_missed_deadlines() {
    let rules = without_credits(per_decision(DAY));
    let mut clock = SeatClock::new(&rules);
    for _ in 0..5 {
        clock = awaited(&rules, &clock.after_expiry()).after_decision_by_server(at("2026-06-02 08:00"));
        clock = awaited(&rules, &clock.after_expiry()).after_decision_by_server(at("2026-06-02 08:00"));
        assert_eq!(clock.missed, 2);
        clock = awaited(&rules, &clock).after_decision(at("2026-06-01 09:00"));
        assert_eq!((clock.missed, clock.kept), (0, false));
    }
    assert_eq!(clock.reliability(), Reliability { in_time: 5, decisions: 15 });
}

#[test]
fn a_keeping_bot_waits_for_a_pause_only() {
    let (rules, clock) = (per_decision(DAY), SeatClock { kept: true, ..SeatClock::default() });
    let step = |pauses: Vec<_>| {
        RunningClock::new(
            GameClock { rules: &rules, pauses: &Pauses(pauses) },
            &clock,
            at(MONDAY),
            &sleeping(UTC, "00:00", "12:00"),
        )
        .next_step()
    };
    assert_eq!(step(vec![]), Some((at(MONDAY), Step::Keep)));
    let two = vec![between("2026-06-01 09:00", "2026-06-01 10:00"), between("2026-06-01 07:00", "2026-06-01 09:00")];
    assert_eq!(step(two), Some((at("2026-06-01 10:00"), Step::Keep)));
    assert_eq!(step(vec![since("2026-06-01 07:00")]), None);
}

#[test]
fn new_sleep_settings_do_not_return_used_time() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let changed = at("2026-06-02 02:00");
    let clock = awaited(&rules, &clock).after_settings_change(changed);
    let calendar = sleeping(UTC, "20:00", "08:00");
    let seat = RunningClock::new(GameClock { rules: &rules, pauses: &never }, &clock, changed, &calendar);
    assert_eq!(seat.time_left(changed), Some(hours(6)));
    assert_eq!(seat.deadline(), Some(at("2026-06-02 14:00")));
    assert_eq!(seat.next_step(), Some((at("2026-06-02 09:12"), Step::Remind)), "still at 80 % of the whole");
    assert_eq!(seat.after_decision(at("2026-06-02 14:00")).spent_millis, 0);
    assert_eq!(seat.after_settings_change(at("2026-06-02 10:00")).spent_millis, 20 * 3_600_000, "two changes add up");
}

#[test]
fn each_awaited_seat_has_its_own_clock() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let here = RunningClock::new(GameClock { rules: &rules, pauses: &never }, &clock, at(MONDAY), &Calendar::default());
    let asleep = RunningClock::new(
        GameClock { rules: &rules, pauses: &never },
        &clock,
        at(MONDAY),
        &sleeping(UTC, "20:00", "08:00"),
    );
    assert_eq!((here.deadline(), asleep.deadline()), (Some(at("2026-06-02 08:00")), Some(at("2026-06-02 20:00"))));
}

#[test]
fn reliability_is_a_whole_percentage_of_ten_decisions_or_more() {
    let figure = |in_time, decisions| Reliability { in_time, decisions };
    assert_eq!(figure(9, 9).percent(), None);
    assert_eq!(figure(10, 10).percent(), Some(100));
    assert_eq!(figure(999, 1000).percent(), Some(99), "100 means that all were in time");
    assert_eq!(figure(0, 10).percent(), Some(0));
    assert_eq!([figure(4, 6), figure(5, 6)].into_iter().sum::<Reliability>(), figure(9, 12));
    assert!(figure(9, 10).meets(90) && !figure(9, 10).meets(91));
    assert!(figure(0, 9).meets(100), "accounts with few decisions meet every limit");
}
