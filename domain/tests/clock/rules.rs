//! Clock rules that a host may choose, and the fields that are refused.

use salon_domain::clock::{
    AtDeadline, BadClockRules, ClockRules, Extension, LocalTime, Respects, SeatClock, Sleep, Time,
};
use serde_json::{Value, from_value, json, to_value};

use super::{Calendar, per_decision};

const DAY: u32 = 86_400;

fn bank(seconds: u32, increment: u32, cap: u32) -> ClockRules {
    ClockRules { time: Time::Bank { seconds, increment, cap }, ..ClockRules::default() }
}

#[test]
fn the_default_rules_are_unlimited() {
    let rules: ClockRules = from_value(json!({})).unwrap();
    assert_eq!(rules, ClockRules::default());
    assert_eq!(rules.time, Time::Unlimited {});
    assert_eq!(rules.respects, Respects { sleep: true, weekends: true, vacation: true });
    assert_eq!(rules.extension, Extension { credits: 1, seconds: DAY });
    assert_eq!(rules.at_deadline, AtDeadline::Bot);
    assert_eq!(rules.check(), Ok(()));
    assert!(!rules.timed());
}

#[test]
fn rules_have_a_stable_json_form() {
    let written = json!({
        "time": {"kind": "bank", "seconds": 259_200, "increment": 3_600, "cap": 604_800},
        "respects": {"sleep": true, "weekends": false, "vacation": true},
        "extension": {"credits": 2, "seconds": 7_200},
        "at_deadline": "forfeit",
    });
    let rules: ClockRules = from_value(written.clone()).unwrap();
    assert_eq!(rules.check(), Ok(()));
    assert_eq!(to_value(rules).unwrap(), written);
    assert_eq!(to_value(Time::Unlimited {}).unwrap(), json!({"kind": "unlimited"}));
    assert_eq!(to_value(Time::PerDecision { seconds: 60 }).unwrap(), json!({"kind": "per_decision", "seconds": 60}));
}

#[test]
fn unknown_fields_are_refused() {
    let refused = [
        json!({"tempo": 1}),
        json!({"time": {"kind": "unlimited", "seconds": 60}}),
        json!({"time": {"kind": "per_decision", "seconds": 60, "cap": 60}}),
        json!({"respects": {"naps": true}}),
        json!({"extension": {"minutes": 1}}),
        json!({"at_deadline": "shrug"}),
    ];
    for rules in refused {
        assert!(from_value::<ClockRules>(rules.clone()).is_err(), "{rules} was accepted");
    }
    let naps = json!({"time_zone": "UTC", "sleep": {"from": "23:00", "to": "07:00", "naps": 1}});
    assert!(from_value::<Calendar>(naps).is_err());
}

#[test]
fn a_number_out_of_range_is_refused_with_its_field() {
    let extension = |credits, seconds| ClockRules { extension: Extension { credits, seconds }, ..per_decision(DAY) };
    let refused = [
        (per_decision(59), "time.seconds"),
        (per_decision(14 * DAY + 1), "time.seconds"),
        (bank(59, 60, 60), "time.seconds"),
        (bank(DAY, 59, DAY), "time.increment"),
        (bank(DAY, 14 * DAY + 1, DAY), "time.increment"),
        (bank(DAY, 60, 90 * DAY + 1), "time.cap"),
        (bank(DAY, 60, DAY - 1), "time.seconds"),
        (extension(11, DAY), "extension.credits"),
        (extension(1, 59), "extension.seconds"),
        (extension(1, 14 * DAY + 1), "extension.seconds"),
    ];
    for (rules, field) in refused {
        assert_eq!(rules.check().map_err(|error| error.field()), Err(field), "{rules:?}");
    }
    let error = per_decision(59).check().unwrap_err();
    assert_eq!(error, BadClockRules::OutOfRange { field: "time.seconds", given: 59, least: 60, most: 14 * DAY });
    assert_eq!(error.to_string(), "time.seconds is 59, but must be from 60 to 1209600");
}

#[test]
fn range_limits_are_inclusive() {
    let extension = |credits, seconds| ClockRules { extension: Extension { credits, seconds }, ..per_decision(DAY) };
    let allowed = [
        per_decision(60),
        per_decision(14 * DAY),
        bank(60, 60, 60),
        bank(90 * DAY, 14 * DAY, 90 * DAY),
        extension(0, 60),
        extension(10, 14 * DAY),
    ];
    for rules in allowed {
        assert_eq!(rules.check(), Ok(()), "{rules:?}");
    }
}

#[test]
fn the_schema_agrees_with_check() {
    let schema = to_value(schemars::schema_for!(ClockRules)).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for seconds in [0, 59, 60, DAY, 14 * DAY, 14 * DAY + 1] {
        let rules = per_decision(seconds);
        assert_eq!(schema.is_valid(&to_value(rules).unwrap()), rules.check().is_ok(), "{seconds} seconds");
    }
    for credits in [0, 10, 11] {
        let rules = ClockRules { extension: Extension { credits, seconds: DAY }, ..per_decision(DAY) };
        assert_eq!(schema.is_valid(&to_value(rules).unwrap()), rules.check().is_ok(), "{credits} credits");
    }
    assert!(schema.is_valid(&to_value(bank(60, 60, 60)).unwrap()));
    assert!(!schema.is_valid(&json!({"tempo": 1})));
}

#[test]
fn sleep_is_local_time_of_at_most_twelve_hours() {
    let calendar = json!({"time_zone": "Europe/Paris", "sleep": {"from": "23:00", "to": "07:00"}});
    let parsed: Calendar = from_value(calendar).unwrap();
    assert_eq!(parsed.time_zone, chrono_tz::Europe::Paris);
    assert_eq!(to_value(parsed.sleep).unwrap(), json!({"from": "23:00", "to": "07:00"}));
    let takes = |from: &str, to: &str| from_value::<Sleep>(json!({"from": from, "to": to})).is_ok();
    assert!(takes("20:00", "08:00") && takes("00:00", "12:00") && takes("23:59", "00:00"));
    assert!(!takes("20:00", "08:01") && !takes("00:00", "12:01"), "longer than twelve hours");
    assert!(!takes("08:00", "08:00"), "an empty or whole-day interval");
    for text in ["24:00", "7:00", "07:60", "0700", "07:00:00", "+7:00", "", "07:", "seven"] {
        assert!(text.parse::<LocalTime>().is_err(), "{text} was accepted");
    }
}

#[test]
fn the_calendar_schema_agrees_with_parsing() {
    let schema = to_value(schemars::schema_for!(Calendar)).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let with_sleep = |sleep: Value| {
        json!({"time_zone": "UTC", "sleep": sleep, "vacations": [
        {"from": "2026-07-01T00:00:00Z", "to": "2026-07-03T00:00:00Z"}, {"from": "2026-08-01T00:00:00Z", "to": null}]})
    };
    for sleep in [
        json!(null),
        json!({"from": "23:00", "to": "07:00"}),
        json!({"from": "7:00", "to": "08:00"}),
        json!({"from": "23:00", "to": "07:00", "naps": 1}),
    ] {
        let calendar = with_sleep(sleep);
        assert_eq!(schema.is_valid(&calendar), from_value::<Calendar>(calendar.clone()).is_ok(), "{calendar}");
    }
}

#[test]
fn stored_clocks_of_other_builds_are_read() {
    let old: SeatClock = from_value(json!({"left_millis": 5_000, "credits": 1, "of_the_future": true})).unwrap();
    assert_eq!(old, SeatClock { left_millis: 5_000, credits: 1, ..SeatClock::default() });
    let clock = SeatClock { missed: 2, reminded: 1, kept: true, decisions: 7, in_time: 5, ..old };
    assert_eq!(from_value::<SeatClock>(to_value(clock).unwrap()).unwrap(), clock);
}
