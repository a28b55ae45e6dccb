//! Bots at the JSON edge, and the budget they keep to.

use std::cell::Cell;

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::catalogue::{AnyGame, Choice};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Refusal, Seat};
use salon_domain::rulesets::CATALOGUE;

use crate::little;

/// A new game of the most seats of each ruleset.
fn games() -> impl Iterator<Item = Box<dyn AnyGame>> {
    CATALOGUE.iter().map(|ruleset| {
        let choice = Choice { edition: None, seats: ruleset.about().most_seats, options: None };
        ruleset.open(&choice, seed(1)).unwrap().game
    })
}

#[test]
fn what_a_bot_chooses_is_an_array_that_is_accepted_as_it_is() {
    for mut game in games() {
        for step in 0..60 {
            let Some(awaited) = game.awaiting().into_iter().next() else { break };
            let level = Level::ALL[step as usize % 3];
            let chosen = game.choose(awaited.seat, level, step, &little()).unwrap();
            game = game.decide(awaited.seat, chosen.get().as_bytes()).unwrap().game;
        }
        assert!(game.seq() > 10);
    }
}

#[test]
fn a_seat_that_is_not_awaited_is_given_nothing_to_do() {
    for game in games() {
        let awaited: Vec<Seat> = game.awaiting().iter().map(|awaited| awaited.seat).collect();
        for seat in game.seats().iter().filter(|seat| !awaited.contains(seat)) {
            for level in Level::ALL {
                assert_eq!(game.choose(seat, level, 1, &little()).unwrap().get(), "[]");
            }
        }
    }
}

#[test]
fn a_seat_that_does_not_exist_is_refused() {
    for game in games() {
        let nobody = Seat::new(game.seats().count()).unwrap();
        for level in Level::ALL {
            assert_eq!(game.choose(nobody, level, 1, &little()).unwrap_err(), Refusal::NoSuchSeat);
        }
    }
}

#[test]
fn a_master_stops_thinking_when_it_is_told_to() {
    for game in games() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 20
        };
        let seat = game.awaiting().first().unwrap().seat;
        let chosen = game.choose(seat, Level::Master, 1, &Budget::until(u32::MAX, &stop)).unwrap();
        assert!(asked.get() > 20, "it asks while it thinks");
        assert_ne!(chosen.get(), "[]", "it knows something to do all the same");
    }
}

#[test]
fn levels_are_called_the_same_everywhere() {
    for level in Level::ALL {
        let name: &'static str = level.into();
        assert_eq!(serde_json::to_string(&level).unwrap(), format!("{name:?}"));
        assert_eq!(name.parse::<Level>().unwrap(), level);
    }
}
