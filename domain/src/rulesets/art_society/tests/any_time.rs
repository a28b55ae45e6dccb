//! The assistant's tile may be hung before or after any new tile of the turn: decor and exchanged paintings included.

use super::craft::*;
use super::decor::golds;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre, PaintingId};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::{Cell, Tile};

/// Two gaps of 2x2 cells, the second one beside a golden painting, and a single one.
const GAPS: [(u8, u8); 9] = [(0, 0), (1, 0), (0, 1), (1, 1), (4, 4), (5, 4), (4, 5), (5, 5), (11, 8)];

const fn hang(x: u8, y: u8) -> Command {
    Command::HangPainting { at: Cell { x, y } }
}

const fn hang_held(x: u8, y: u8) -> Command {
    Command::HangAssistantTile { at: Cell { x, y } }
}

/// Decor worth 2 is due, and the assistant holds this tile.
fn decor_due(edition: Edition, tile: Tile) -> Craft {
    golds(edition, 2).assistant(ME, tile).taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold))
}

#[test]
fn the_assistants_tile_may_be_hung_while_decor_is_due() {
    for edition in EDITIONS {
        let mut game = decor_due(edition, Tile::Decor(Decor::Single)).game();
        accept(&mut game, ME, hang(5, 4));
        assert_eq!(refused(&game, ME, Command::HoldDecor { decor: Decor::Single }), Rejection::AssistantFull);
        assert_eq!(accept(&mut game, ME, hang_held(7, 2)).len(), 1);
        assert_eq!(awaited(&game), [(0, Decision::PlaceDecor)]);
        accept(&mut game, ME, Command::HoldDecor { decor: Decor::Wide2 });
        assert_eq!(player(&game, ME).assistant, Some(Tile::Decor(Decor::Wide2)));
    }
}

#[test]
fn decor_of_the_assistants_painting_comes_after_decor_already_due() {
    let held = Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Gold));
    let mut game = decor_due(Edition::Second, held).game();
    accept(&mut game, ME, hang(5, 4));
    let events = accept(&mut game, ME, hang_held(7, 2));
    assert!(events.contains(&decor_earned(ME, 1)), "{events:?}");
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Wide2, Decor::Tall2], "the first due comes first");
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Wide2, at: at(5, 1) });
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(decor_sizes(&game, ME), [Decor::Single], "then what the assistant's painting earned");
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(7, 1) });
    assert!(events.contains(&Event::TurnFinished { seat: ME }), "{events:?}");
}

#[test]
fn all_due_decor_is_lost_when_the_wall_is_full() {
    let held = Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Gold));
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 2, Genre::CityLife, Frame::Gold), 2, 0);
    let mut game = craft
        .fill_except(ME, &[(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (3, 2), (2, 3), (3, 3)])
        .assistant(ME, held)
        .taken(ME, painting(2, 2, Genre::Portrait, Frame::Gold))
        .game();
    accept(&mut game, ME, hang(0, 0));
    let events = accept(&mut game, ME, hang_held(2, 2));
    let lost = events.iter().filter(|event| matches!(event, Event::DecorLost { .. })).count();
    assert_eq!(lost, 2, "{events:?}");
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })), "{events:?}");
}

/// A painting that fits nowhere was exchanged for a 2x2; the assistant holds this tile.
fn exchanged(edition: Edition, tile: Tile) -> Craft {
    let craft = craft(2, edition).paint(ME, painting(2, 2, Genre::CityLife, Frame::Gold), 6, 4).fill_except(ME, &GAPS);
    let craft = craft.museum(&[received()]).assistant(ME, tile);
    craft.taken(ME, painting(4, 4, Genre::Landscape, Frame::Gold))
}

fn received() -> PaintingId {
    painting(2, 2, Genre::Landscape, Frame::Shell)
}

fn exchange(craft: Craft) -> Game<ArtSociety> {
    let mut game = craft.game();
    accept(&mut game, ME, Command::ExchangePainting { painting: received() });
    game
}

#[test]
fn the_assistants_tile_must_leave_room_for_an_exchanged_painting() {
    let mut game = exchange(exchanged(Edition::Second, Tile::Painting(small(Genre::Portrait, 1))));
    accept(&mut game, ME, hang_held(0, 0));
    assert_eq!(painting_spots(&game, ME), [(4, 4)]);
    let craft = exchanged(Edition::Second, Tile::Decor(Decor::Single)).fill_fresh_except(ME, &GAPS[..4]);
    let game = exchange(craft);
    assert_eq!(refused(&game, ME, hang_held(1, 0)), Rejection::ExchangedMustHang, "the only place it has");
    assert!(!game.legal(ME).contains(&hang_held(1, 0)));
    let game = exchange(exchanged(Edition::Second, Tile::Decor(Decor::Single)).first_rules());
    assert_eq!(refused(&game, ME, hang_held(11, 8)), Rejection::ExchangedMustHang, "by the first rules never");
}

#[test]
fn earned_decor_must_leave_room_for_an_exchanged_painting() {
    let held = Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Gold));
    let mut game = exchange(exchanged(Edition::Second, held));
    let events = accept(&mut game, ME, hang_held(4, 4));
    assert!(events.contains(&decor_earned(ME, 1)), "{events:?}");
    let decor = |x, y| Command::HangDecor { decor: Decor::Single, at: at(x, y) };
    assert_eq!(refused(&game, ME, decor(1, 1)), Rejection::ExchangedMustHang);
    let listed = game.legal(ME);
    assert_eq!(listed, [decor(11, 8), Command::HoldDecor { decor: Decor::Single }, Command::TakeDown {}]);
    accept(&mut game, ME, decor(11, 8));
    accept(&mut game, ME, hang(0, 0));
}

#[test]
fn decor_without_room_beside_an_exchanged_painting_is_held() {
    // In the French edition the assistant may have the painting instead.
    for (edition, hung) in [(Edition::First, false), (Edition::Second, false), (Edition::French, true)] {
        let held = Tile::Painting(painting(2, 2, Genre::StillLife, Frame::Gold));
        let mut game = exchange(exchanged(edition, held).fill_fresh_except(ME, &GAPS[..8]));
        accept(&mut game, ME, hang_held(4, 4));
        let listed = game.legal(ME);
        let hangs = listed.iter().any(|command| matches!(command, Command::HangDecor { .. }));
        assert_eq!(hangs, hung, "{edition:?}: {listed:?}");
        assert!(listed.contains(&Command::HoldDecor { decor: Decor::Single }), "{edition:?}");
        accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
        assert_eq!(painting_spots(&game, ME), [(0, 0)]);
    }
}

#[test]
fn a_painting_that_fits_also_fits_beside_a_tile() {
    // Hence no other tile is ever needed beside it first, and an exchanged painting never waits for one in vain.
    use crate::kernel::Chance;
    use crate::rulesets::art_society::components::components;
    use crate::rulesets::art_society::wall::{Mask, Wall};
    let mut chance = Chance::public(13);
    for _ in 0..5_000 {
        let mut wall = Wall::default();
        for _ in 0..=chance.below(40) {
            let spots: Vec<_> = (!wall.filled() & Mask::FULL).spots().collect();
            if let Some(spot) = chance.pick(&spots) {
                wall.hang(Tile::Decor(Decor::Single), *spot);
            }
        }
        for stack in &components().stacks {
            let room = !(!wall.filled()).holding(stack.size).is_empty();
            assert_eq!(room, !wall.placements(stack.size).is_empty(), "{:?} {:?}", stack.size, wall.tiles());
        }
    }
}
