//! Refusals of the JSON interface, each with a stable code.

use std::collections::BTreeSet;

use salon_domain::kernel::catalogue::{AnyRuleset, MAX_COMMANDS, TableChoice};
use salon_domain::kernel::{HasKind, Refusal, Seat};
use salon_domain::rulesets::{all, find, offer_examples};
use serde_json::{Value, json};

use super::{ENGLISH, deal, legal, played, seats};

fn refused<T>(result: Result<T, Refusal>) -> &'static str {
    let refusal = result.err().expect("this is refused");
    assert!(!refusal.to_string().is_empty(), "a refusal has a text");
    refusal.code()
}

fn every(check: impl Fn(&dyn AnyRuleset)) {
    offer_examples();
    all().for_each(check);
}

#[test]
fn an_unknown_ruleset_is_refused() {
    assert_eq!(refused(find("no_such_game").map(|_| ())), "unknown_ruleset");
    every(|ruleset| assert_eq!(find(ruleset.about().key).unwrap().about().key, ruleset.about().key));
}

#[test]
fn an_unknown_edition_is_refused() {
    every(|ruleset| {
        let about = ruleset.about();
        let choice = |edition| TableChoice { edition: Some(edition), ..seats(about.most_seats) };
        assert_eq!(refused(ruleset.check(&choice("no such edition"))), "unknown_edition");
        for edition in about.editions {
            assert!(ruleset.check(&choice(edition)).is_ok());
        }
        assert!(about.editions.contains(&about.default_edition));
    });
}

#[test]
fn unknown_and_malformed_options_are_refused() {
    every(|ruleset| {
        for options in ["{\"no_such_option\": true}", "3", "\"\"", "{", "", "null", "[1]"] {
            let choice = TableChoice { options: Some(options), ..seats(ruleset.about().most_seats) };
            assert_eq!(refused(ruleset.check(&choice)), "bad_options", "{options}");
            assert_eq!(
                refused(ruleset.open(&choice, salon_domain::kernel::samples::seed(1)).map(|_| ())),
                "bad_options"
            );
        }
    });
}

#[test]
fn a_wrong_number_of_seats_is_refused() {
    every(|ruleset| {
        let about = ruleset.about();
        for wrong in [0, about.fewest_seats - 1, about.most_seats + 1, 9, 255] {
            assert_eq!(refused(ruleset.check(&seats(wrong))), "wrong_seat_count", "{wrong}");
        }
        for right in about.fewest_seats..=about.most_seats {
            assert!(ruleset.check(&seats(right)).is_ok());
        }
    });
}

#[test]
fn a_seat_the_table_does_not_have_is_refused() {
    every(|ruleset| {
        let game = deal(ruleset, 0).0;
        let absent = Seat::new(game.seats().count()).unwrap();
        let command = Value::Array(vec![legal(&*game, game.awaiting()[0].seat)[0].clone()]).to_string();
        assert_eq!(refused(game.legal(absent)), "no_such_seat");
        assert_eq!(refused(game.decide(absent, command.as_bytes()).map(|_| ())), "no_such_seat");
        assert_eq!(refused(game.preview(absent, command.as_bytes(), &ENGLISH)), "no_such_seat");
    });
}

#[test]
fn an_empty_or_too_long_array_is_refused() {
    every(|ruleset| {
        let game = deal(ruleset, 0).0;
        let seat = game.awaiting()[0].seat;
        let command = legal(&*game, seat)[0].clone();
        let many = |count| Value::Array(vec![command.clone(); count]).to_string();
        assert_eq!(refused(game.decide(seat, b"[]").map(|_| ())), "no_commands");
        assert_eq!(refused(game.preview(seat, b"[]", &ENGLISH)), "no_commands");
        assert_eq!(refused(game.decide(seat, many(MAX_COMMANDS + 1).as_bytes()).map(|_| ())), "too_many_commands");
        let most = refused(game.decide(seat, many(MAX_COMMANDS).as_bytes()).map(|_| ()));
        assert!(ruleset.about().rejections.contains(&most), "as many as allowed are judged by the rules: {most}");
    });
}

#[test]
fn anything_but_an_array_of_known_commands_is_malformed() {
    every(|ruleset| {
        let game = deal(ruleset, 0).0;
        let seat = game.awaiting()[0].seat;
        let mut more = legal(&*game, seat)[0].clone();
        more["no_such_field"] = json!(1);
        let mut other = legal(&*game, seat)[0].clone();
        other["kind"] = json!("no_such_command");
        let alone = legal(&*game, seat)[0].to_string();
        for bad in [json!([more]).to_string(), json!([other]).to_string(), alone, "[{}]".into(), "[null]".into()] {
            assert_eq!(refused(game.decide(seat, bad.as_bytes()).map(|_| ())), "malformed_commands", "{bad}");
            assert_eq!(refused(game.preview(seat, bad.as_bytes(), &ENGLISH)), "malformed_commands", "{bad}");
        }
    });
}

#[test]
fn commands_are_refused_once_the_game_is_over() {
    every(|ruleset| {
        let first = deal(ruleset, 3).0;
        let command = Value::Array(vec![legal(&*first, first.awaiting()[0].seat)[0].clone()]).to_string();
        let game = played(ruleset, 3, usize::MAX);
        assert!(game.awaiting().is_empty());
        for seat in game.seats().iter() {
            assert_eq!(game.legal(seat).unwrap().get(), "[]");
            assert_eq!(refused(game.decide(seat, command.as_bytes()).map(|_| ())), "game_over");
            assert_eq!(refused(game.preview(seat, command.as_bytes(), &ENGLISH)), "game_over");
        }
    });
}

#[test]
fn a_refusal_names_the_command_and_its_data() {
    every(|ruleset| {
        let game = deal(ruleset, 0).0;
        let seat = game.awaiting()[0].seat;
        let command = legal(&*game, seat)[0].clone();
        let twice = Value::Array(vec![command; MAX_COMMANDS]).to_string();
        match game.decide(seat, twice.as_bytes()).err().unwrap() {
            Refusal::Rule { index: Some(index), code, data, .. } => {
                assert!(index > 0, "the first one was legal");
                assert_eq!(data["code"], code, "the data has the same code");
            }
            other => panic!("{other:?}"),
        }
    });
}

#[test]
fn every_code_is_unique() {
    every(|ruleset| {
        let mut codes: BTreeSet<&str> = Refusal::KINDS.iter().copied().collect();
        for rejection in ruleset.about().rejections {
            assert!(codes.insert(rejection), "{rejection} is a code already");
        }
    });
}
