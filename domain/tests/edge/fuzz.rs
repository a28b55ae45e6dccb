//! Arbitrary and corrupted input for every ruleset: it is refused and never panics.

use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, Stored, TableChoice};
use salon_domain::kernel::samples::{Recorded, seed, tables};
use salon_domain::kernel::{Chance, Language, Ruleset, Seat, Viewer};
use salon_domain::rulesets::{RulesetVisitor, all, find, offer_examples, visit_all};
use serde_json::Value;

use super::mutate::{noise, scramble, twist};
use super::samples::samples;
use super::{ENGLISH, choose, deal, legal, played};

/// Submits these bytes as commands of every seat.
fn send(game: &dyn AnyGame, bytes: &[u8]) {
    for seat in (0..8).filter_map(Seat::new) {
        let (decided, tried) = (game.decide(seat, bytes), game.preview(seat, bytes, &ENGLISH));
        // A preview may stop before the refused command, but never refuses what `decide` accepts.
        assert!(tried.is_ok() || decided.is_err(), "{}", String::from_utf8_lossy(bytes));
        if let Ok(accepted) = decided {
            query_all(&*accepted.game);
        }
    }
}

/// Calls every query of a game.
fn query_all(game: &dyn AnyGame) {
    game.awaiting();
    game.snapshot();
    for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
        game.view(viewer);
        game.score(viewer);
        game.explain(viewer, Language::Fr);
    }
    for seat in game.seats().iter() {
        legal(game, seat);
    }
}

#[test]
fn arbitrary_and_corrupted_commands_never_panic() {
    for ruleset in all() {
        for number in 0..samples(12) {
            let mut chance = Chance::public(number);
            let mut game = deal(ruleset, number).0;
            while let Some((seat, command)) = choose(&*game, &mut chance) {
                let array = Value::Array(vec![command.clone()]);
                let text = array.to_string();
                send(&*game, &noise(&mut chance));
                send(&*game, &scramble(&mut chance, &text));
                send(&*game, twist(&mut chance, &array).to_string().as_bytes());
                let both = Value::Array(vec![command.clone(), twist(&mut chance, &command)]);
                send(&*game, both.to_string().as_bytes());
                game = game.decide(seat, text.as_bytes()).unwrap().game;
            }
        }
    }
}

#[test]
fn corrupted_choices_never_panic() {
    for ruleset in all() {
        let mut chance = Chance::public(1);
        for _ in 0..3000 {
            let corrupted = [noise(&mut chance), scramble(&mut chance, "{}"), scramble(&mut chance, "{\"a\":1}")];
            for bytes in corrupted {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let seats = chance.below(12) as u8;
                drop(ruleset.check(&TableChoice { edition: Some(&text), seats, options: None }));
                drop(ruleset.check(&TableChoice { edition: None, seats, options: Some(&text) }));
                drop(find(&text));
            }
        }
    }
}

/// A finished game's record as JSON, by the ruleset's key.
struct Records(Vec<(&'static str, Value)>);

impl RulesetVisitor for Records {
    fn visit<R: Ruleset>(&mut self) {
        for (number, table) in tables::<R>().into_iter().enumerate() {
            let mut game = Recorded::<R>::deal(table, seed(number as u64)).unwrap();
            let mut players = salon_domain::kernel::random_play::RandomPlay::<R>::new(number as u64);
            while let Some((seat, command)) = players.choose(&game.game) {
                game.submit(seat, vec![command]).unwrap();
            }
            self.0.push((R::KEY, serde_json::to_value(&game.record).unwrap()));
        }
    }
}

#[test]
fn corrupted_records_do_not_verify_and_never_panic() {
    let mut records = Records(Vec::new());
    offer_examples();
    visit_all(&mut records);
    for (key, record) in records.0 {
        let ruleset = find(key).unwrap();
        let text = record.to_string();
        assert!(ruleset.verify(&text).is_ok());
        let mut chance = Chance::public(7);
        for _ in 0..40 {
            drop(ruleset.verify(&String::from_utf8_lossy(&scramble(&mut chance, &text))));
            let twisted = twist(&mut chance, &record);
            let verified = ruleset.verify(&twisted.to_string());
            // A change that parsing ignores leaves the same record.
            assert!(verified.is_err() || twisted == record || reads_the_same(&record, &twisted), "{twisted}");
        }
    }
}

/// Returns whether the two differ only in the notation of a value, such as that of a number.
fn reads_the_same(one: &Value, other: &Value) -> bool {
    let moves = |value: &Value| value["moves"].as_array().map(Vec::len);
    moves(one) == moves(other) || moves(other) == Some(0)
}

/// Loads a stored game and queries it. Returns whether it could be loaded.
fn resume(ruleset: &dyn AnyRuleset, game: &dyn AnyGame, number: u64, stored: (&str, Option<&str>, &[&str])) -> bool {
    let (opening, snapshot, events) = stored;
    let table = game.table();
    let snapshot = snapshot.map(|snapshot| (game.seq(), snapshot));
    let stored = Stored { table: table.get(), seed: seed(number), opening, snapshot, events };
    ruleset.resume(&stored).map(|game| query_all(&*game)).is_ok()
}

#[test]
fn corrupted_stored_games_are_unreadable_and_never_panic() {
    for ruleset in all() {
        for number in 0..samples(30) {
            let mut chance = Chance::public(number);
            let (first, opening) = deal(ruleset, number);
            let game = played(ruleset, number, chance.below(300) as usize);
            let snapshot = game.snapshot();
            assert!(resume(ruleset, &*first, number, (&opening, None, &[])));
            assert!(resume(ruleset, &*game, number, (&opening, Some(snapshot.get()), &[])));
            let dealt: Value = serde_json::from_str(&opening).unwrap();
            for _ in 0..30 {
                let other = twist(&mut chance, &dealt);
                assert!(other == dealt || !resume(ruleset, &*first, number, (&other.to_string(), None, &[])));
                let noise = String::from_utf8_lossy(&noise(&mut chance)).into_owned();
                assert!(!resume(ruleset, &*game, number, (&opening, Some(&noise), &[])));
                assert!(!resume(ruleset, &*game, number, (&opening, None, &[&noise])));
                let place = chance.below(snapshot.get().len() as u32) as usize;
                let cut = snapshot.get().get(..place).unwrap_or_default();
                assert!(!resume(ruleset, &*game, number, (&opening, Some(cut), &[])));
            }
        }
    }
}
