//! Bots play to the end.

use salon_domain::kernel::bots::Level;
use salon_domain::kernel::samples::{seed, version_of};
use salon_domain::kernel::{Chance, Game, Ruleset, Table};
use salon_domain::rulesets::{Visitor, visit_all};

use crate::{games, little, tables};

/// More arrays of commands than any sane game takes.
const LONG: u64 = 5_000;

/// Plays a game of bots; the seats that are awaited choose in any order.
fn play<R: Ruleset>(mut game: Game<R>, number: u64, levels: &[Level]) {
    let mut chance = Chance::public(number);
    for step in 0..LONG {
        let awaiting = R::awaiting(game.state());
        let seats: Vec<_> = awaiting.iter().map(|(seat, _)| seat).collect();
        let Some(&seat) = chance.pick(&seats) else { return };
        let level = *levels.get(seat.index() % levels.len()).unwrap();
        let commands = game.choose(seat, level, number * LONG + step, &little()).unwrap();
        assert!(!commands.is_empty(), "{}: {level:?} is awaited and does nothing", R::KEY);
        game.submit(seat, &commands).unwrap_or_else(|refused| panic!("{}: {level:?}: {refused:?}", R::KEY));
    }
    panic!("{}: a game of {levels:?} does not end: {:?}", R::KEY, game.table());
}

struct Everything(&'static [Level], u64);

impl Visitor for Everything {
    fn visit<R: Ruleset>(&mut self) {
        let Self(levels, each) = *self;
        for (place, table) in tables::all::<R>().into_iter().enumerate() {
            for number in 0..each {
                let table = Table { version: version_of::<R>(number), ..table.clone() };
                let number = place as u64 * 100 + number;
                let (game, _) = Game::<R>::open(table, seed(number)).unwrap();
                play(game, number, levels);
            }
        }
    }
}

#[test]
fn novices_play_every_table_of_every_ruleset_to_its_end() {
    visit_all(&mut Everything(&[Level::Novice], games(Level::Novice)));
}

#[test]
fn amateurs_play_every_table_of_every_ruleset_to_its_end() {
    visit_all(&mut Everything(&[Level::Amateur], games(Level::Amateur)));
}

#[test]
fn masters_play_every_table_of_every_ruleset_to_its_end() {
    visit_all(&mut Everything(&[Level::Master], games(Level::Master)));
}

#[test]
fn bots_of_different_levels_play_with_each_other() {
    visit_all(&mut Everything(&[Level::Master, Level::Novice, Level::Amateur], games(Level::Master)));
}
