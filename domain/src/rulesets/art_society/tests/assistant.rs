//! The assistant: one tile at a time, hung before or after the new one, and nothing else.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::Tile;

/// The assistant holds a wooden 2x2, a 2x2 in shell is new, a golden 2x3 hangs.
fn holding() -> Game<ArtSociety> {
    let held = Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Wood));
    craft(2, Edition::Second)
        .paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3)
        .assistant(ME, held)
        .taken(ME, painting(2, 2, Genre::Portrait, Frame::Shell))
        .game()
}

const HANG_NEW: Command = Command::HangPainting { at: crate::rulesets::art_society::wall::Cell { x: 7, y: 3 } };
const HANG_HELD: Command = Command::HangAssistantTile { at: crate::rulesets::art_society::wall::Cell { x: 3, y: 3 } };

#[test]
fn the_assistant_holds_one_tile_at_a_time() {
    let game = holding();
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::AssistantFull);
}

#[test]
fn the_assistant_may_hold_the_new_tile_after_hanging_its_own() {
    let mut game = holding();
    accept(&mut game, ME, HANG_HELD);
    accept(&mut game, ME, Command::HoldPainting {});
    let new = painting(2, 2, Genre::Portrait, Frame::Shell);
    assert_eq!(player(&game, ME).assistant, Some(Tile::Painting(new)));
}

#[test]
fn its_tile_may_be_hung_after_the_new_one_or_stay() {
    let mut game = holding();
    accept(&mut game, ME, HANG_NEW);
    assert_eq!(awaited(&game), [(0, Decision::FinishTurn)]);
    let mut stays = game.clone();
    let events = accept(&mut stays, ME, Command::FinishTurn {});
    assert_eq!(events.first(), Some(&Event::TurnFinished { seat: ME }));
    assert!(player(&stays, ME).assistant.is_some());
    let events = accept(&mut game, ME, HANG_HELD);
    assert!(events.contains(&Event::TurnFinished { seat: ME }));
    assert!(player(&game, ME).assistant.is_none());
}

#[test]
fn a_tile_given_this_turn_stays_until_a_later_turn() {
    let mut game = holding();
    accept(&mut game, ME, HANG_HELD);
    accept(&mut game, ME, Command::HoldPainting {});
    // The round went on, so the seat is not hanging any more; while it is, the tile just given is not to be had either.
    let new = painting(2, 2, Genre::Portrait, Frame::Gold);
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3);
    let craft = craft.assistant(ME, Tile::Painting(painting(3, 3, Genre::StillLife, Frame::Gold)));
    let mut game = craft.taken(ME, new).game();
    accept(&mut game, ME, Command::HangAssistantTile { at: at(2, 3) });
    accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
    assert_eq!(refused(&game, ME, Command::HangAssistantTile { at: at(7, 3) }), Rejection::AssistantJustGiven);
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::AssistantFull);
}

#[test]
fn the_assistants_painting_earns_decor_and_its_decor_scores() {
    let craft_with = |tile| {
        craft(2, Edition::Second)
            .paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3)
            .assistant(ME, tile)
            .taken(ME, painting(2, 2, Genre::Portrait, Frame::Shell))
            .game()
    };
    let mut game = craft_with(Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Gold)));
    let events = accept(&mut game, ME, HANG_HELD);
    assert!(events.contains(&decor_earned(ME, 1)));
    let mut game = craft_with(Tile::Decor(Decor::Tall3));
    let events = accept(&mut game, ME, Command::HangAssistantTile { at: at(4, 3) });
    assert!(!events.iter().any(|event| matches!(event, Event::DecorEarned(_))));
    assert_eq!(player(&game, ME).wall.decor().collect::<Vec<_>>(), [Decor::Tall3]);
}

#[test]
fn an_empty_assistant_and_a_wrong_turn_are_refused() {
    let craft = craft(2, Edition::Second).paint(ME, sized(2, 2, 0), 5, 3).taken(ME, sized(2, 2, 1));
    assert_eq!(refused(&craft.game(), ME, HANG_HELD), Rejection::AssistantEmpty);
    assert_eq!(refused(&holding(), seat(1), HANG_HELD), Rejection::NotYourTurnToHang);
}

#[test]
fn an_assistants_painting_cannot_be_exchanged_nor_stored_as_excess() {
    // Neither the assistant's 5x5 nor the new 2x2, once hung, leaves anything to exchange or store.
    let craft = craft(2, Edition::Second)
        .fill_except(ME, &[(0, 0), (1, 0), (0, 1), (1, 1), (5, 5)])
        .assistant(ME, Tile::Painting(sized(5, 5, 3)))
        .museum(&[small(Genre::Landscape, 0)])
        .taken(ME, small(Genre::Landscape, 1));
    let mut game = craft.game();
    let exchange = Command::ExchangePainting { painting: small(Genre::Landscape, 0) };
    assert_eq!(refused(&game, ME, exchange), Rejection::PaintingFits);
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    assert_eq!(player(&game, ME).assistant, Some(Tile::Painting(sized(5, 5, 3))), "it stays where it is");
    assert_eq!(refused(&game, ME, exchange), Rejection::NoPaintingToPlace);
    assert_eq!(refused(&game, ME, Command::StoreExcess {}), Rejection::NoPaintingToPlace);
}
