//! Hanging: where a tile may go.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::{Mask, Spot};

/// A 2x3 painting hangs over the stars; a 2x2 of another frame is to be hung.
fn small_beside_start() -> Game<ArtSociety> {
    let start = painting(2, 3, Genre::CityLife, Frame::Gold);
    craft(2, Edition::Second).paint(ME, start, 5, 3).taken(ME, small(Genre::Landscape, 0)).game()
}

fn hang(x: u8, y: u8) -> Command {
    Command::HangPainting { at: at(x, y) }
}

#[test]
fn the_placements_of_the_rulebook_example_are_judged_alike() {
    let mut game = small_beside_start();
    assert_eq!(refused(&game, ME, hang(11, 4)), Rejection::OutsideWall, "sticking out");
    assert_eq!(refused(&game, ME, hang(6, 4)), Rejection::Overlaps, "overlapping");
    assert_eq!(refused(&game, ME, hang(7, 6)), Rejection::Unattached, "touching a corner only");
    assert_eq!(refused(&game, ME, hang(0, 0)), Rejection::Unattached, "unattached; the border does not count");
    accept(&mut game, ME, hang(7, 4));
}

#[test]
fn exactly_the_free_places_beside_a_tile_are_legal() {
    let game = small_beside_start();
    let listed = painting_spots(&game, ME);
    for spot in Mask::FULL.spots() {
        let (x, y) = (spot.cell().x, spot.cell().y);
        assert_eq!(game.decide(ME, &[hang(x, y)]).is_ok(), listed.contains(&(x, y)), "{x}, {y}");
    }
    assert_eq!(listed.len(), 3 + 3 + 4 + 4, "along the four sides of the painting");
    for (x, y) in [(12, 0), (0, 9), (255, 255), (200, 3)] {
        assert_eq!(refused(&game, ME, hang(x, y)), Rejection::OutsideWall);
    }
}

#[test]
fn a_decor_tile_is_a_neighbour_too() {
    let craft = craft(2, Edition::Second).decor(ME, Decor::Single, 0, 0);
    let game = craft.taken(ME, small(Genre::Landscape, 0)).game();
    assert_eq!(painting_spots(&game, ME), [(1, 0), (0, 1)]);
}

#[test]
fn tiles_are_never_rotated() {
    let gap = [(4, 4), (5, 4), (6, 4), (4, 5), (5, 5), (6, 5)];
    let wide = craft(2, Edition::Second).fill_except(ME, &gap);
    assert_eq!(painting_spots(&wide.taken(ME, sized(3, 2, 0)).game(), ME), [(4, 4)]);
    let tall = craft(2, Edition::Second).fill_except(ME, &gap);
    let game = tall.taken(ME, sized(2, 3, 0)).game();
    assert!(painting_spots(&game, ME).is_empty(), "2 wide and 3 high does not fit where 3 wide and 2 high does");
    assert_eq!(refused(&game, ME, hang(4, 4)), Rejection::Overlaps);
}

#[test]
fn a_gap_that_touches_no_tile_is_refused() {
    let mut craft = craft(2, Edition::Second).decor(ME, Decor::Single, 0, 0);
    craft.state.players[ME].turn.stage = crate::rulesets::art_society::state::Stage::Placing;
    let game = craft.taken(ME, sized(5, 5, 0)).game();
    let wall = &player(&game, ME).wall;
    let spots: Vec<(u8, u8)> =
        wall.placements(Decor::Single.size()).spots().map(Spot::cell).map(|c| (c.x, c.y)).collect();
    assert_eq!(spots, [(1, 0), (0, 1)]);
}

#[test]
fn a_faux_pas_is_legal() {
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3);
    let mut game = craft.taken(ME, painting(2, 2, Genre::CityLife, Frame::Wood)).game();
    let events = accept(&mut game, ME, hang(7, 3));
    assert!(events.iter().any(|event| matches!(event, Event::PaintingHung { .. })));
}

#[test]
fn the_turn_ends_after_hanging_or_holding() {
    let game = small_beside_start();
    assert_eq!(refused(&game, ME, Command::StoreExcess {}), Rejection::PaintingFits);
    let museum = small(Genre::Landscape, 1);
    assert_eq!(refused(&game, ME, Command::ExchangePainting { painting: museum }), Rejection::PaintingFits);
    assert_eq!(refused(&game, ME, Command::FinishTurn {}), Rejection::TurnNotFinished);
    assert_eq!(refused(&game, seat(1), hang(7, 4)), Rejection::NoPaintingToPlace);
    assert_eq!(refused(&game, seat(1), Command::FinishTurn {}), Rejection::NotYourTurnToHang);
    let mut hung = small_beside_start();
    let events = accept(&mut hung, ME, hang(7, 4));
    assert!(events.contains(&Event::TurnFinished { seat: ME }), "nothing else is possible");
    let mut held = small_beside_start();
    let events = accept(&mut held, ME, Command::HoldPainting {});
    assert!(events.contains(&Event::TurnFinished { seat: ME }));
}
