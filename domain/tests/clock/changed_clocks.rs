//! Daylight saving changes, forwards and back, by an hour and (on Lord Howe Island) by half an hour.

use chrono::TimeDelta;
use chrono_tz::America::{New_York, Santiago};
use chrono_tz::Australia::Lord_Howe;
use chrono_tz::Europe::Paris;

use super::{
    Calendar, SeatClock, assert_stopped, at, awaited, hours, living_in, minutes, per_decision, resting, since,
    sleeping, timeline,
};

#[test]
fn a_night_is_shorter_when_clocks_go_forward() {
    assert_stopped(&sleeping(Paris, "23:00", "07:00"), "2026-03-28 22:00", "2026-03-29 05:00");
    assert_stopped(&sleeping(New_York, "23:00", "07:00"), "2026-03-08 04:00", "2026-03-08 11:00");
    assert_stopped(&sleeping(Lord_Howe, "23:00", "07:00"), "2026-10-03 12:30", "2026-10-03 20:00");
}

#[test]
fn a_night_is_longer_when_clocks_go_back() {
    assert_stopped(&sleeping(Paris, "23:00", "07:00"), "2026-10-24 21:00", "2026-10-25 06:00");
    assert_stopped(&sleeping(New_York, "23:00", "07:00"), "2026-11-01 03:00", "2026-11-01 12:00");
    assert_stopped(&sleeping(Lord_Howe, "23:00", "07:00"), "2026-04-04 12:00", "2026-04-04 20:30");
}

#[test]
fn sleep_starting_in_a_skipped_hour_starts_at_the_change() {
    assert_stopped(&sleeping(Paris, "02:30", "09:00"), "2026-03-29 01:00", "2026-03-29 07:00");
    assert_stopped(&sleeping(New_York, "02:30", "09:00"), "2026-03-08 07:00", "2026-03-08 13:00");
    assert_stopped(&sleeping(Lord_Howe, "02:15", "09:00"), "2026-10-03 15:30", "2026-10-03 22:00");
}

#[test]
fn sleep_ending_in_a_skipped_hour_ends_at_the_change() {
    assert_stopped(&sleeping(Paris, "22:00", "02:30"), "2026-03-28 21:00", "2026-03-29 01:00");
    assert_stopped(&sleeping(New_York, "22:00", "02:30"), "2026-03-08 03:00", "2026-03-08 07:00");
    assert_stopped(&sleeping(Lord_Howe, "22:00", "02:15"), "2026-10-03 11:30", "2026-10-03 15:30");
}

#[test]
fn sleep_within_a_skipped_hour_is_dropped() {
    let naps = [
        (sleeping(Paris, "02:10", "02:50"), "2026-03-28 22:00", "2026-03-29 12:00"),
        (sleeping(New_York, "02:10", "02:50"), "2026-03-08 00:00", "2026-03-08 18:00"),
        (sleeping(Lord_Howe, "02:05", "02:25"), "2026-10-03 10:00", "2026-10-03 22:00"),
    ];
    for (calendar, from, to) in naps {
        assert_eq!(timeline(&calendar).running_time(at(from), at(to)), at(to) - at(from), "{}", calendar.time_zone);
        let amount = at(to) - at(from);
        assert_eq!(timeline(&calendar).when(at(from), amount), Some(at(to)), "{}", calendar.time_zone);
    }
}

#[test]
fn sleep_starting_in_a_repeated_hour_starts_the_first_time() {
    assert_stopped(&sleeping(Paris, "02:30", "09:00"), "2026-10-25 00:30", "2026-10-25 08:00");
    assert_stopped(&sleeping(New_York, "01:30", "09:00"), "2026-11-01 05:30", "2026-11-01 14:00");
    assert_stopped(&sleeping(Lord_Howe, "01:45", "09:00"), "2026-04-04 14:45", "2026-04-04 22:30");
}

#[test]
fn sleep_ending_in_a_repeated_hour_ends_the_second_time() {
    assert_stopped(&sleeping(Paris, "22:00", "02:30"), "2026-10-24 20:00", "2026-10-25 01:30");
    assert_stopped(&sleeping(New_York, "22:00", "01:30"), "2026-11-01 02:00", "2026-11-01 06:30");
    assert_stopped(&sleeping(Lord_Howe, "22:00", "01:45"), "2026-04-04 11:00", "2026-04-04 15:15");
}

#[test]
fn sleep_within_a_repeated_hour_spans_both() {
    assert_stopped(&sleeping(Paris, "02:15", "02:45"), "2026-10-25 00:15", "2026-10-25 01:45");
    assert_stopped(&sleeping(New_York, "01:15", "01:45"), "2026-11-01 05:15", "2026-11-01 06:45");
    assert_stopped(&sleeping(Lord_Howe, "01:35", "01:55"), "2026-04-04 14:35", "2026-04-04 15:25");
}

#[test]
fn weekends_have_the_length_of_their_local_days() {
    let weekends = [
        (Paris, "2026-03-27 23:00", "2026-03-29 22:00", hours(47)),
        (Paris, "2026-10-23 22:00", "2026-10-25 23:00", hours(49)),
        (New_York, "2026-03-07 05:00", "2026-03-09 04:00", hours(47)),
        (New_York, "2026-10-31 04:00", "2026-11-02 05:00", hours(49)),
        (Lord_Howe, "2026-10-02 13:30", "2026-10-04 13:00", minutes(47 * 60 + 30)),
        (Lord_Howe, "2026-04-03 13:00", "2026-04-05 13:30", minutes(48 * 60 + 30)),
    ];
    for (zone, from, to, length) in weekends {
        assert_stopped(&resting(zone), from, to);
        assert_eq!(at(to) - at(from), length);
    }
}

#[test]
fn clock_changes_do_not_matter_without_sleep() {
    let (rules, clock) = (per_decision(86_400), SeatClock::default());
    for (zone, from) in [(Paris, "2026-03-28 12:00"), (New_York, "2026-11-01 00:00"), (Lord_Howe, "2026-10-03 12:00")] {
        let day = timeline(&living_in(zone)).when(at(from), hours(24));
        assert_eq!(day, Some(at(from) + hours(24)));
    }
    assert_eq!(awaited(&rules, &clock).deadline(), Some(at("2026-06-02 08:00")));
}

#[test]
fn a_deadline_across_a_change_keeps_its_waking_hours() {
    let paris = sleeping(Paris, "23:00", "07:00");
    let spring = timeline(&paris).when(at("2026-03-28 21:00"), hours(2));
    assert_eq!(spring, Some(at("2026-03-29 06:00")), "one hour before the short night, one after it");
    let autumn = timeline(&paris).when(at("2026-10-24 20:00"), hours(2));
    assert_eq!(autumn, Some(at("2026-10-25 07:00")), "one hour before the long night, one after it");
}

#[test]
fn a_vacation_ending_at_a_skipped_midnight_ends_at_the_change() {
    let calendar = Calendar { vacations: vec![since("2026-08-07 16:00")], ..living_in(Santiago) };
    let vacation = calendar.vacation_at(at("2026-08-20 00:00")).unwrap();
    assert_eq!(vacation.to, Some(at("2026-09-06 04:00")), "from 24:00 the clocks there go to 01:00");
    let after = timeline(&calendar).when(at("2026-08-20 00:00"), TimeDelta::seconds(1));
    assert_eq!(after, Some(at("2026-09-06 04:00") + TimeDelta::seconds(1)));
}
