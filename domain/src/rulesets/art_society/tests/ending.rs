//! The three triggers, and what happens when one is met.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::bids::Hand;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Genre};
use crate::rulesets::art_society::event::{EndTrigger, Event};
use crate::rulesets::art_society::state::{Edition, SeatTurn};

const GAP: [(u8, u8); 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

fn triggers(events: &[Event]) -> Vec<EndTrigger> {
    match events.last() {
        Some(Event::GameEnded { triggers }) => triggers.clone(),
        _ => Vec::new(),
    }
}

fn without_cards(mut craft: Craft) -> Craft {
    for (_, player) in craft.state.players.iter_mut() {
        let hand: &mut Hand = &mut player.hand;
        (*hand).cards().for_each(|card| hand.take(card));
    }
    craft
}

fn last_hanging(craft: Craft) -> (Game<ArtSociety>, Vec<Event>) {
    let mut game = craft.fill_except(ME, &GAP).taken(ME, small(Genre::Landscape, 0)).game();
    let events = accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    (game, events)
}

#[test]
fn a_wall_without_an_empty_cell_ends_the_game() {
    let (game, events) = last_hanging(craft(2, Edition::Second));
    assert_eq!(triggers(&events), [EndTrigger::WallFull]);
    assert!(game.is_over() && awaited(&game).is_empty());
}

#[test]
fn a_second_excess_painting_ends_the_game_but_a_first_does_not() {
    for earlier in [false, true] {
        let craft = craft(2, Edition::Second).fill_except(ME, &GAP);
        let craft = if earlier { craft.excess(ME, sized(5, 5, 0)) } else { craft };
        let mut game = craft.taken(ME, sized(5, 5, 1)).game();
        accept(&mut game, ME, Command::StoreExcess {});
        let events = accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
        assert_eq!(triggers(&events) == [EndTrigger::SecondExcess], earlier);
        assert_eq!(game.is_over(), earlier);
    }
}

#[test]
fn empty_hands_end_the_game() {
    let craft = without_cards(craft(2, Edition::Second)).paint(ME, sized(2, 2, 0), 5, 3);
    let mut game = craft.taken(ME, sized(3, 3, 0)).game();
    let events = accept(&mut game, ME, Command::HoldPainting {});
    assert_eq!(triggers(&events), [EndTrigger::HandsEmpty]);
}

#[test]
fn hands_are_empty_after_twenty_rounds() {
    let mut game = begun(2, Edition::Second);
    for round in 1..=20 {
        assert!(!game.is_over());
        let auctioneer = game.state().auctioneer;
        // The stacks are large enough: three of each round from the fullest one.
        for _ in 0..3 {
            let fullest = game.state().stacks.iter().enumerate().max_by_key(|(_, stack)| stack.len()).unwrap().0;
            let size = crate::rulesets::art_society::components::components().stacks[fullest].size;
            accept(&mut game, auctioneer, Command::OfferStack { w: size.w, h: size.h });
        }
        bid(&mut game, &[round, 21 - round]);
        for _ in 0..2 {
            let taker = game.state().taker().unwrap();
            let painting = game.state().auction[0];
            accept(&mut game, taker, Command::TakePainting { painting });
            // Out of the way: whatever is taken vanishes, so that no wall fills and nothing is stored.
            let mut state = game.state().clone();
            state.players[taker].turn = SeatTurn { pending: false, painting: None, ..state.players[taker].turn };
            game = Game::resume(game.table().clone(), game.seed().clone(), state, game.seq());
            accept(&mut game, taker, Command::FinishTurn {});
        }
        assert_eq!(game.state().round, round);
    }
    assert!(game.is_over());
    assert_eq!(game.state().museum.paintings.len(), 20);
}

#[test]
fn the_last_round_is_completed_before_the_game_ends() {
    let craft_other = craft(2, Edition::Second).paint(seat(1), sized(2, 2, 0), 5, 3).taken(seat(1), sized(2, 2, 1));
    let (mut game, events) = last_hanging(craft_other);
    assert!(triggers(&events).is_empty() && !game.is_over(), "another seat still hangs");
    assert_eq!(awaited(&game), [(1, Decision::HangPainting)]);
    let events = accept(&mut game, seat(1), Command::HoldPainting {});
    let kinds: Vec<&str> = events.iter().map(crate::kernel::HasKind::kind).collect();
    assert_eq!(kinds, ["painting_held", "turn_finished", "museum_acquired", "game_ended"]);
}

#[test]
fn the_end_names_every_trigger() {
    let craft = without_cards(craft(2, Edition::Second)).excess(ME, sized(5, 5, 0)).excess(ME, sized(5, 5, 1));
    let (_, events) = last_hanging(craft);
    assert_eq!(triggers(&events), [EndTrigger::WallFull, EndTrigger::SecondExcess, EndTrigger::HandsEmpty]);
}
