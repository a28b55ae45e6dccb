//! What a bot chooses does not depend on what its seat cannot know.

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Chance, Game, Ruleset, Viewer};
use salon_domain::rulesets::{Visitor, visit_all};

use crate::{games, tables};

/// More decisions than any random game takes.
const LONG: u64 = 5_000;

/// How many decisions go by between two that are compared: the longer a bot thinks, the more.
const fn between(level: Level) -> u64 {
    match level {
        Level::Novice => 3,
        Level::Amateur => 9,
        Level::Master => 5,
    }
}

#[derive(Default)]
struct Blind {
    compared: u64,
    different: u64,
}

impl Blind {
    /// Every awaited seat chooses the same in the real game and in one that differs in what it cannot know.
    fn compare<R: Ruleset>(&mut self, game: &Game<R>, level: Level, number: u64) {
        for (seat, _) in R::awaiting(game.state()).iter() {
            let state = R::imagine(game.state(), Viewer::Seat(seat), &mut Chance::public(number));
            self.compared += 1;
            self.different += u64::from(&state != game.state());
            let other = Game::<R>::resume(game.table().clone(), seed(number), state, game.seq());
            let chosen = |game: &Game<R>| {
                serde_json::to_string(&game.choose(seat, level, number, &Budget::nodes(8)).unwrap()).unwrap()
            };
            assert_eq!(chosen(game), chosen(&other), "{}: {level:?} knows what {seat} cannot know", R::KEY);
        }
    }
}

struct Watch(Level);

impl Visitor for Watch {
    fn visit<R: Ruleset>(&mut self) {
        let Self(level) = *self;
        let mut blind = Blind::default();
        for (place, table) in tables::all::<R>().into_iter().enumerate() {
            for number in 0..games(level) {
                let number = place as u64 * 100 + number;
                let (mut game, _) = Game::<R>::open(table.clone(), seed(number)).unwrap();
                let mut players = RandomPlay::<R>::new(number);
                for step in 0..LONG {
                    if step % between(level) == number % between(level) {
                        blind.compare(&game, level, number * LONG + step);
                    }
                    let Some((seat, command)) = players.choose(&game) else { break };
                    game.play_listed(seat, &command, &mut Vec::new()).unwrap();
                }
            }
        }
        assert!(blind.compared > 100 && blind.different * 4 > blind.compared, "{}: too little was hidden", R::KEY);
    }
}

#[test]
fn a_novice_chooses_the_same_whatever_is_hidden() {
    visit_all(&mut Watch(Level::Novice));
}

#[test]
fn an_amateur_chooses_the_same_whatever_is_hidden() {
    visit_all(&mut Watch(Level::Amateur));
}

#[test]
fn a_master_chooses_the_same_whatever_is_hidden() {
    visit_all(&mut Watch(Level::Master));
}

#[test]
fn what_is_imagined_follows_from_what_is_known_and_from_chance_alone() {
    struct Check;
    impl Visitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            for table in tables::all::<R>() {
                let (mut game, _) = Game::<R>::open(table, seed(1)).unwrap();
                let mut players = RandomPlay::<R>::new(1);
                for number in 0..LONG {
                    for (seat, _) in R::awaiting(game.state()).iter() {
                        let viewer = Viewer::Seat(seat);
                        let imagine = |state: &R::State, number| R::imagine(state, viewer, &mut Chance::public(number));
                        let other = imagine(game.state(), number + LONG);
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
