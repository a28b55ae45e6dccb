//! The JSON interface of every ruleset: stable codes of refusals, correct schemas, and no panics.
#![expect(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]

mod codes;
mod fuzz;
mod mutate;
#[path = "../common/samples.rs"]
mod samples;
mod schemas;

use salon_domain::kernel::catalogue::{AnyGame, AnyRuleset, TableChoice};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Language, Seat, Speech};
use serde_json::Value;

/// Texts in English, without names.
const ENGLISH: Speech<'static> = Speech::in_language(Language::En);

/// Returns a choice of this number of seats and all defaults.
fn seats(seats: u8) -> TableChoice<'static> {
    TableChoice { edition: None, seats, options: None }
}

/// Returns a new game and its deal.
fn deal(ruleset: &dyn AnyRuleset, number: u64) -> (Box<dyn AnyGame>, String) {
    let about = ruleset.about();
    let span = u64::from(about.most_seats - about.fewest_seats) + 1;
    let choice = TableChoice {
        edition: about.editions.get(number as usize % about.editions.len()).copied(),
        ..seats(about.fewest_seats + (number % span) as u8)
    };
    let dealt = ruleset.open(&choice, seed(number)).unwrap();
    (dealt.game, dealt.opening.get().to_owned())
}

/// Returns the legal commands of this seat.
fn legal(game: &dyn AnyGame, seat: Seat) -> Vec<Value> {
    serde_json::from_str(game.legal(seat).unwrap().get()).unwrap()
}

/// Returns one of the awaited seats and one of its commands.
fn choose(game: &dyn AnyGame, chance: &mut Chance) -> Option<(Seat, Value)> {
    let awaiting = game.awaiting();
    let seat = chance.pick(&awaiting)?.seat;
    chance.pick(&legal(game, seat)).map(|command| (seat, command.clone()))
}

/// Returns the game after this number of random decisions, or at its end.
fn played(ruleset: &dyn AnyRuleset, number: u64, decisions: usize) -> Box<dyn AnyGame> {
    let mut game = deal(ruleset, number).0;
    let mut chance = Chance::public(number);
    for _ in 0..decisions {
        let Some((seat, command)) = choose(&*game, &mut chance) else { break };
        game = game.decide(seat, Value::Array(vec![command]).to_string().as_bytes()).unwrap().game;
    }
    game
}
