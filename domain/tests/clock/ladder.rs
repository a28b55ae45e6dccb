//! What happens as time runs out, step by step, and what is remembered of it.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::UTC;
use salon_domain::clock::{Awaited, Calendar, ClockRules, MISSED_UNTIL_KEPT, Pauses, Reliability, SeatClock, Step};

use super::{MONDAY, at, awaited, between, hours, minutes, per_decision, since, sleeping, without_credits};

const DAY: u32 = 86_400;

/// Every step to its end, if nobody ever decides, and the clock after them.
fn all_steps(rules: &ClockRules) -> (Vec<(TimeDelta, Step)>, SeatClock) {
    let (mut clock, mut steps) = (SeatClock::new(rules), Vec::new());
    while let Some((due, step)) = awaited(rules, &clock).next_step() {
        steps.push((due - at(MONDAY), step));
        clock = match step {
            Step::Remind | Step::RemindAgain => clock.after_reminder(step),
            Step::Extend => clock.after_extension(rules),
            Step::Expire => clock.after_expiry(),
            Step::Keep => panic!("nobody has been kept yet"),
        };
        assert!(steps.len() < 20, "{steps:?}");
    }
    (steps, clock)
}

#[test]
fn the_steps_come_in_order_and_each_once() {
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
fn every_credit_extends_once() {
    let mut rules = per_decision(3_600);
    rules.extension.credits = 3;
    rules.extension.seconds = 600;
    let steps: Vec<_> = all_steps(&rules).0.into_iter().filter(|(_, step)| *step != Step::Remind).collect();
    let extensions = [60, 70, 80].map(|due| (minutes(due), Step::Extend));
    assert_eq!(steps, [&[(minutes(57), Step::RemindAgain)], &extensions[..], &[(minutes(90), Step::Expire)]].concat());
}

#[test]
fn without_credits_the_deadline_is_the_end() {
    let kinds: Vec<Step> = all_steps(&without_credits(per_decision(DAY))).0.into_iter().map(|(_, step)| step).collect();
    assert_eq!(kinds, [Step::Remind, Step::RemindAgain, Step::Expire]);
}

#[test]
fn reminders_that_leave_no_time_to_act_are_not_sent() {
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
fn an_unlimited_game_has_no_deadline_no_steps_and_says_nothing_about_reliability() {
    let rules = ClockRules::default();
    let clock = SeatClock::new(&rules);
    let seat = awaited(&rules, &clock);
    assert_eq!((seat.deadline(), seat.next_step(), seat.time_left(at(MONDAY))), (None, None, None));
    assert_eq!(seat.after_decision(at("2036-01-01 00:00")), clock);
    assert_eq!(clock.credits, 0);
}

#[test]
fn reminders_are_reckoned_in_running_time() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let calendar = sleeping(UTC, "20:00", "08:00");
    let seat = Awaited::new(&rules, &clock, at(MONDAY), &calendar, &never);
    assert_eq!(seat.next_step(), Some((at("2026-06-02 15:12"), Step::Remind)));
    assert_eq!(seat.deadline(), Some(at("2026-06-02 20:00")));
    assert_eq!(seat.time_left(at("2026-06-02 05:00")), Some(hours(12)));
    assert_eq!(seat.time_left(at("2026-07-01 00:00")), Some(hours(0)));
}

#[test]
fn reminders_missed_while_nobody_looked_go_out_as_one() {
    let rules = per_decision(DAY);
    let clock = SeatClock::new(&rules).after_reminder(Step::RemindAgain);
    assert_eq!(clock.reminded, 2);
    assert_eq!(clock.after_reminder(Step::Remind), clock, "and none goes back");
    assert_eq!(awaited(&rules, &clock).next_step(), Some((at("2026-06-02 08:00"), Step::Extend)));
}

#[test]
fn a_decision_in_time_counts_and_forgets_what_concerned_it_alone() {
    let rules = per_decision(DAY);
    let clock = SeatClock { reminded: 2, missed: 2, ..SeatClock::new(&rules) };
    let after = awaited(&rules, &clock).after_decision(at("2026-06-02 07:59"));
    assert_eq!(after, SeatClock { credits: 1, decisions: 1, in_time: 1, ..SeatClock::default() });
}

#[test]
fn a_decision_at_the_very_deadline_is_in_time_and_one_after_it_is_not() {
    let rules = without_credits(per_decision(DAY));
    let clock = SeatClock::new(&rules);
    let in_time = |decided: DateTime<Utc>| awaited(&rules, &clock).after_decision(decided).in_time;
    let deadline = awaited(&rules, &clock).deadline().unwrap();
    assert_eq!(in_time(deadline), 1);
    assert_eq!(in_time(deadline + TimeDelta::milliseconds(1)), 0);
}

#[test]
fn who_decides_late_before_anybody_noticed_has_used_the_credit_it_took() {
    let rules = per_decision(DAY);
    let clock = SeatClock::new(&rules);
    let after = awaited(&rules, &clock).after_decision(at("2026-06-02 20:00"));
    assert_eq!((after.credits, after.decisions, after.in_time, after.extra_millis), (0, 1, 1, 0));
    let after = awaited(&rules, &clock).after_decision(at("2026-06-03 20:00"));
    assert_eq!((after.credits, after.decisions, after.in_time), (0, 1, 0), "too late for one credit");
}

#[test]
fn an_expired_decision_counts_once_whoever_makes_it_then() {
    let rules = without_credits(per_decision(DAY));
    let expired = SeatClock::new(&rules).after_expiry();
    assert_eq!(expired.after_expiry(), expired, "carried out twice");
    assert_eq!(awaited(&rules, &expired).next_step(), None);
    let by_server = awaited(&rules, &expired).after_decision_by_server(at("2026-06-02 08:00"));
    assert_eq!((by_server.missed, by_server.expired, by_server.decisions, by_server.in_time), (1, false, 1, 0));
    let by_owner = awaited(&rules, &expired).after_decision(at("2026-06-02 08:01"));
    assert_eq!((by_owner.missed, by_owner.expired, by_owner.decisions, by_owner.in_time), (0, false, 1, 0));
}

#[test]
fn after_three_deadlines_in_a_row_the_bot_keeps_the_seat_until_its_owner_comes_back() {
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
    assert_eq!(after, clock, "what the bot decides does not count for the owner");
    let back = after.taken_over();
    assert_eq!((back.kept, back.missed), (false, 0));
    assert_eq!(awaited(&rules, &back).deadline(), Some(at("2026-06-02 08:00")));
    let decided = kept.after_decision(at("2026-06-01 09:00"));
    assert_eq!((decided.kept, decided.missed), (false, 0), "deciding is coming back");
}

#[test]
fn deadlines_missed_with_a_decision_between_are_not_in_a_row() {
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
fn the_bot_waits_for_a_pause_but_not_for_the_owners_sleep() {
    let (rules, clock) = (per_decision(DAY), SeatClock { kept: true, ..SeatClock::default() });
    let step = |pauses: Vec<_>| {
        Awaited::new(&rules, &clock, at(MONDAY), &sleeping(UTC, "00:00", "12:00"), &Pauses(pauses)).next_step()
    };
    assert_eq!(step(vec![]), Some((at(MONDAY), Step::Keep)));
    let two = vec![between("2026-06-01 09:00", "2026-06-01 10:00"), between("2026-06-01 07:00", "2026-06-01 09:00")];
    assert_eq!(step(two), Some((at("2026-06-01 10:00"), Step::Keep)));
    assert_eq!(step(vec![since("2026-06-01 07:00")]), None);
}

#[test]
fn going_to_bed_afterwards_does_not_give_back_time_already_run() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let changed = at("2026-06-02 02:00");
    let clock = awaited(&rules, &clock).after_settings_change(changed);
    let calendar = sleeping(UTC, "20:00", "08:00");
    let seat = Awaited::new(&rules, &clock, changed, &calendar, &never);
    assert_eq!(seat.time_left(changed), Some(hours(6)));
    assert_eq!(seat.deadline(), Some(at("2026-06-02 14:00")));
    assert_eq!(seat.next_step(), Some((at("2026-06-02 09:12"), Step::Remind)), "still at 80 % of the whole");
    assert_eq!(seat.after_decision(at("2026-06-02 14:00")).spent_millis, 0);
    assert_eq!(seat.after_settings_change(at("2026-06-02 10:00")).spent_millis, 20 * 3_600_000, "twice adds up");
}

#[test]
fn awaited_seats_run_by_themselves() {
    let (rules, clock, never) = (per_decision(DAY), SeatClock::default(), Pauses::default());
    let here = Awaited::new(&rules, &clock, at(MONDAY), &Calendar::default(), &never);
    let asleep = Awaited::new(&rules, &clock, at(MONDAY), &sleeping(UTC, "20:00", "08:00"), &never);
    assert_eq!((here.deadline(), asleep.deadline()), (Some(at("2026-06-02 08:00")), Some(at("2026-06-02 20:00"))));
}

#[test]
fn reliability_is_told_in_whole_percent_once_there_is_enough_to_tell() {
    let figure = |in_time, decisions| Reliability { in_time, decisions };
    assert_eq!(figure(9, 9).percent(), None);
    assert_eq!(figure(10, 10).percent(), Some(100));
    assert_eq!(figure(999, 1000).percent(), Some(99), "100 means every single one");
    assert_eq!(figure(0, 10).percent(), Some(0));
    assert_eq!([figure(4, 6), figure(5, 6)].into_iter().sum::<Reliability>(), figure(9, 12));
    assert!(figure(9, 10).meets(90) && !figure(9, 10).meets(91));
    assert!(figure(0, 9).meets(100), "newcomers may come");
}
