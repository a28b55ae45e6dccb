//! Bots play every game to its end.

use salon_domain::kernel::bots::Level;
use salon_domain::kernel::samples::{seed, version_of};
use salon_domain::kernel::{Chance, Game, Ruleset, Table};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use crate::{games, small_budget, tables};

/// The largest number of moves in a game.
const MAX_MOVES: u64 = 5_000;

/// Plays a game of bots to its end; chance picks which awaited seat chooses next.
fn play<R: Ruleset>(mut game: Game<R>, number: u64, levels: &[Level]) {
    let mut chance = Chance::public(number);
    for step in 0..MAX_MOVES {
        let awaiting = R::awaiting(game.state());
        let seats: Vec<_> = awaiting.iter().map(|(seat, _)| seat).collect();
        let Some(&seat) = chance.pick(&seats) else { return };
        let level = *levels.get(seat.index() % levels.len()).unwrap();
        let commands = game.choose(seat, level, number * MAX_MOVES + step, &small_budget()).unwrap();
        assert!(!commands.is_empty(), "{}: {level:?} is awaited and gives no command", R::KEY);
        game.submit(seat, &commands).unwrap_or_else(|refused| panic!("{}: {level:?}: {refused:?}", R::KEY));
    }
    panic!("{}: a game of {levels:?} does not end: {:?}", R::KEY, game.table());
}

struct PlayAll(&'static [Level], u64);

impl RulesetVisitor for PlayAll {
    fn visit<R: Ruleset>(&mut self) {
        let Self(levels, each) = *self;
        for (index, table) in tables::all::<R>().into_iter().enumerate() {
            for number in 0..each {
                let table = Table { version: version_of::<R>(number), ..table.clone() };
                let number = index as u64 * 100 + number;
                let (game, _) = Game::<R>::open(table, seed(number)).unwrap();
                play(game, number, levels);
            }
        }
    }
}

#[test]
fn novices_finish_every_table() {
    visit_all(&mut PlayAll(&[Level::Novice], games(Level::Novice)));
}

#[test]
fn amateurs_finish_every_table() {
    visit_all(&mut PlayAll(&[Level::Amateur], games(Level::Amateur)));
}

#[test]
fn masters_finish_every_table() {
    visit_all(&mut PlayAll(&[Level::Master], games(Level::Master)));
}

#[test]
fn bots_of_mixed_levels_finish_every_table() {
    visit_all(&mut PlayAll(&[Level::Master, Level::Novice, Level::Amateur], games(Level::Master)));
}
