//! Bots through the JSON interface, and their budgets.

use std::cell::Cell;

use salon_domain::kernel::bots::{Budget, Level};
use salon_domain::kernel::catalogue::{AnyGame, TableChoice};
use salon_domain::kernel::samples::seed;
use salon_domain::kernel::{Refusal, Seat};
use salon_domain::rulesets::all;

use crate::small_budget;

/// Returns a new game of each ruleset with its largest number of seats.
fn games() -> impl Iterator<Item = Box<dyn AnyGame>> {
    all().map(|ruleset| {
        let choice = TableChoice { edition: None, seats: ruleset.about().most_seats, options: None };
        ruleset.open(&choice, seed(1)).unwrap().game
    })
}

#[test]
fn a_bots_choice_is_accepted_unchanged() {
    for mut game in games() {
        for step in 0..60 {
            let Some(awaited) = game.awaiting().into_iter().next() else { break };
            let level = Level::ALL[step as usize % 3];
            let chosen = game.choose(awaited.seat, level, step, &small_budget()).unwrap();
            game = game.decide(awaited.seat, chosen.get().as_bytes()).unwrap().game;
        }
        assert!(game.seq() > 10);
    }
}

#[test]
fn a_seat_that_is_not_awaited_gets_no_commands() {
    for game in games() {
        let awaited: Vec<Seat> = game.awaiting().iter().map(|awaited| awaited.seat).collect();
        for seat in game.seats().iter().filter(|seat| !awaited.contains(seat)) {
            for level in Level::ALL {
                assert_eq!(game.choose(seat, level, 1, &small_budget()).unwrap().get(), "[]");
            }
        }
    }
}

#[test]
fn an_unknown_seat_is_refused() {
    for game in games() {
        let unknown = Seat::new(game.seats().count()).unwrap();
        for level in Level::ALL {
            assert_eq!(game.choose(unknown, level, 1, &small_budget()).unwrap_err(), Refusal::NoSuchSeat);
        }
    }
}

#[test]
fn a_master_stops_when_its_budget_ends() {
    for game in games() {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 20
        };
        let seat = game.awaiting().first().unwrap().seat;
        let chosen = game.choose(seat, Level::Master, 1, &Budget::until(u32::MAX, &stop)).unwrap();
        assert!(asked.get() > 20, "it checks the budget while it searches");
        assert_ne!(chosen.get(), "[]", "it still returns a command");
    }
}

#[test]
fn level_names_agree_in_every_format() {
    for level in Level::ALL {
        let name: &'static str = level.into();
        assert_eq!(serde_json::to_string(&level).unwrap(), format!("{name:?}"));
        assert_eq!(name.parse::<Level>().unwrap(), level);
    }
}
