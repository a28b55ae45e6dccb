//! A bot's choice does not depend on hidden information.

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Viewer};
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use crate::{games, tables};

/// The largest number of decisions in a random game.
const MAX_DECISIONS: u64 = 5_000;

/// Returns the interval of compared decisions; slower bots are compared less often.
const fn comparison_interval(level: Level) -> u64 {
    match level {
        Level::Novice => 3,
        Level::Amateur => 9,
        Level::Master => 5,
    }
}

#[derive(Default)]
struct Comparison {
    compared: u64,
    different: u64,
}

impl Comparison {
    /// Checks that every awaited seat chooses the same in the real game and in one with other hidden information.
    fn compare<R: Ruleset>(&mut self, game: &Game<R>, level: Level, number: u64) {
        for (seat, _) in R::awaiting(game.state()).iter() {
            let state = R::imagine(game.state(), Viewer::Seat(seat), &mut Chance::public(number));
            self.compared += 1;
            self.different += u64::from(&state != game.state());
            let other = Game::<R>::resume(game.table().clone(), seed(number), state, game.seq());
            let chosen = |game: &Game<R>| {
                serde_json::to_string(&game.choose(seat, level, number, &Budget::nodes(8)).unwrap()).unwrap()
            };
            assert_eq!(chosen(game), chosen(&other), "{}: {level:?} uses information hidden from {seat}", R::KEY);
        }
    }
}

struct Compare(Level);

impl RulesetVisitor for Compare {
    fn visit<R: Ruleset>(&mut self) {
        let Self(level) = *self;
        let mut comparison = Comparison::default();
        for (index, table) in tables::all::<R>().into_iter().enumerate() {
            for number in 0..games(level) {
                let number = index as u64 * 100 + number;
                let (mut game, _) = Game::<R>::open(table.clone(), seed(number)).unwrap();
                let mut players = RandomPlay::<R>::new(number);
                for step in 0..MAX_DECISIONS {
                    if step % comparison_interval(level) == number % comparison_interval(level) {
                        comparison.compare(&game, level, number * MAX_DECISIONS + step);
                    }
                    let Some((seat, command)) = players.choose(&game) else { break };
                    game.play_listed(seat, &command, &mut Vec::new()).unwrap();
                }
            }
        }
        assert!(
            comparison.compared > 100 && comparison.different * 4 > comparison.compared,
            "{}: too little was hidden",
            R::KEY
        );
    }
}

#[test]
fn a_novice_ignores_hidden_information() {
    visit_all(&mut Compare(Level::Novice));
}

#[test]
fn an_amateur_ignores_hidden_information() {
    visit_all(&mut Compare(Level::Amateur));
}

#[test]
fn a_master_ignores_hidden_information() {
    visit_all(&mut Compare(Level::Master));
}

#[test]
fn imagined_states_depend_on_known_facts_and_chance_only() {
    struct Check;
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            for table in tables::all::<R>() {
                let (mut game, _) = Game::<R>::open(table, seed(1)).unwrap();
                let mut players = RandomPlay::<R>::new(1);
                for number in 0..MAX_DECISIONS {
                    for (seat, _) in R::awaiting(game.state()).iter() {
                        let viewer = Viewer::Seat(seat);
                        let imagine = |state: &R::State, number| R::imagine(state, viewer, &mut Chance::public(number));
                        let other = imagine(game.state(), number + MAX_DECISIONS);
                        assert!(imagine(game.state(), number) == imagine(&other, number), "{}", R::KEY);
                    }
                    let Some((seat, command)) = players.choose(&game) else { break };
                    game.play_listed(seat, &command, &mut Vec::new()).unwrap();
                }
            }
        }
    }
    visit_all(&mut Check);
}
