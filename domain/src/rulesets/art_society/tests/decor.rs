//! Decor earned by matching frames.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::Tile;

/// So many golden 2x2s around the place (5, 4) for a golden 2x3, held together by single decor tiles.
pub fn golds(edition: Edition, matches: u8) -> Craft {
    let gold = |genre| painting(2, 2, genre, Frame::Gold);
    let mut craft = craft(2, edition).paint(ME, gold(Genre::CityLife), 5, 2);
    if matches >= 2 {
        craft = craft.decor(ME, Decor::Single, 4, 3).paint(ME, gold(Genre::Portrait), 3, 4);
    }
    if matches >= 3 {
        craft = craft.decor(ME, Decor::Single, 7, 3).paint(ME, gold(Genre::StillLife), 7, 4);
    }
    if matches >= 4 {
        let craft_with_way = craft.decor(ME, Decor::Single, 4, 6).decor(ME, Decor::Single, 4, 7);
        craft = craft_with_way.paint(ME, gold(Genre::Landscape), 5, 7);
    }
    craft
}

/// The same, the painting taken and hung: decor is earned.
fn earned(edition: Edition, matches: u8) -> Game<ArtSociety> {
    let mut game = golds(edition, matches).taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    let events = accept(&mut game, ME, HANG);
    assert!(events.contains(&decor_earned(ME, matches)), "{events:?}");
    game
}

const HANG: Command = Command::HangPainting { at: crate::rulesets::art_society::wall::Cell { x: 5, y: 4 } };

fn hold(decor: Decor) -> Command {
    Command::HoldDecor { decor }
}

/// Hangs this tile wherever it goes.
fn hang_somewhere(game: &mut Game<ArtSociety>, size: Decor) -> Vec<Event> {
    let fits = |command: &&Command| matches!(command, Command::HangDecor { decor, .. } if *decor == size);
    let command = *game.legal(ME).iter().find(fits).unwrap();
    accept(game, ME, command)
}

#[test]
fn one_two_or_three_matches_allow_exactly_one_tile_worth_at_most_as_much() {
    use Decor::{Single, Tall2, Tall3, Wide2, Wide3};
    for edition in EDITIONS {
        assert_eq!(decor_sizes(&earned(edition, 1), ME), [Single]);
        assert_eq!(decor_sizes(&earned(edition, 2), ME), [Single, Wide2, Tall2]);
        assert_eq!(decor_sizes(&earned(edition, 3), ME), [Single, Wide2, Tall2, Wide3, Tall3]);
        for matches in 1..=3 {
            let mut game = earned(edition, matches);
            let events = hang_somewhere(&mut game, Single);
            assert!(events.contains(&Event::TurnFinished { seat: ME }), "one tile, whatever is left");
        }
    }
}

#[test]
fn two_matching_frames_allow_one_tile_of_at_most_2_not_two_tiles_of_1() {
    let mut game = earned(Edition::Second, 2);
    assert_eq!(refused(&game, ME, hold(Decor::Wide3)), Rejection::DecorTooDear { left: 2 });
    hang_somewhere(&mut game, Decor::Single);
    let again = Command::HoldDecor { decor: Decor::Single };
    assert_eq!(refused(&game, ME, again), Rejection::NoDecorEarned);
}

#[test]
fn four_matches_allow_tiles_that_add_up_to_exactly_four() {
    for edition in [Edition::Second, Edition::French] {
        let mut game = earned(edition, 4);
        hang_somewhere(&mut game, Decor::Tall3);
        assert_eq!(decor_sizes(&game, ME), [Decor::Single], "one shield is left");
        assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
        assert_eq!(refused(&game, ME, hold(Decor::Wide2)), Rejection::DecorTooDear { left: 1 });
        let events = hang_somewhere(&mut game, Decor::Single);
        assert!(events.contains(&Event::TurnFinished { seat: ME }));
        let mut game = earned(edition, 4);
        for _ in 0..4 {
            hang_somewhere(&mut game, Decor::Single);
        }
        assert!(player(&game, ME).turn.decor.is_none(), "or four times one");
    }
}

#[test]
fn matches_count_each_touching_painting_once() {
    // A golden 3x3 along two cells of one painting, with decor beside it: one match.
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 3, Genre::CityLife, Frame::Gold), 5, 3);
    let mut game = craft.paint_corner().taken(ME, sized_gold()).game();
    let events = accept(&mut game, ME, Command::HangPainting { at: at(7, 3) });
    assert!(events.contains(&decor_earned(ME, 1)), "{events:?}");
}

fn sized_gold() -> crate::rulesets::art_society::PaintingId {
    painting(3, 3, Genre::StillLife, Frame::Gold)
}

impl Craft {
    /// A golden 2x2 that a 3x3 at (7, 3) touches at a corner only.
    fn paint_corner(self) -> Self {
        let way = (6..10).fold(self, |craft, x| craft.decor(ME, Decor::Single, x, 6));
        way.paint(ME, painting(2, 2, Genre::Landscape, Frame::Gold), 10, 6)
    }
}

#[test]
fn other_frames_earn_nothing() {
    let mut game = golds(Edition::Second, 3).taken(ME, painting(2, 3, Genre::Portrait, Frame::Shell)).game();
    let events = accept(&mut game, ME, HANG);
    assert!(!events.iter().any(|event| matches!(event, Event::DecorEarned(_))));
}

#[test]
fn earned_decor_comes_first_and_cannot_be_declined() {
    let game = earned(Edition::Second, 2);
    assert_eq!(awaited(&game), [(0, Decision::PlaceDecor)]);
    assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable);
    assert_eq!(refused(&game, ME, Command::FinishTurn {}), Rejection::TurnNotFinished);
    let craft = golds(Edition::Second, 1).assistant(ME, Tile::Decor(Decor::Single));
    let mut game = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    accept(&mut game, ME, HANG);
    assert_eq!(refused(&game, ME, HANG), Rejection::DecorFirst);
    assert_eq!(refused(&game, ME, hold(Decor::Single)), Rejection::AssistantFull);
}

#[test]
fn an_earned_tile_is_hung_by_the_same_rules_or_given_to_the_assistant() {
    let game = earned(Edition::Second, 2);
    let hang = |x, y| Command::HangDecor { decor: Decor::Wide2, at: at(x, y) };
    assert_eq!(refused(&game, ME, hang(11, 0)), Rejection::OutsideWall);
    assert_eq!(refused(&game, ME, hang(5, 4)), Rejection::Overlaps);
    assert_eq!(refused(&game, ME, hang(0, 0)), Rejection::Unattached);
    let mut held = game.clone();
    let events = accept(&mut held, ME, hold(Decor::Tall2));
    assert!(events.contains(&Event::DecorHeld { seat: ME, decor: Decor::Tall2 }));
    assert_eq!(player(&held, ME).assistant, Some(Tile::Decor(Decor::Tall2)));
    assert_eq!(refused(&held, ME, hold(Decor::Single)), Rejection::NoDecorEarned);
}

#[test]
fn decor_earned_by_filling_the_wall_is_lost() {
    let gap = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 2, Genre::CityLife, Frame::Gold), 2, 0);
    let mut game = craft.fill_except(ME, &gap).taken(ME, painting(2, 2, Genre::Portrait, Frame::Gold)).game();
    let supply = game.state().decor;
    let events = accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 1 }), "{events:?}");
    assert!(player(&game, ME).assistant.is_none() && player(&game, ME).excess.is_empty());
    assert_eq!(game.state().decor, supply);
}

#[test]
fn decor_left_after_filling_the_last_gap_is_lost() {
    let gap = [(0, 0), (1, 0), (0, 1), (1, 1), (11, 8)];
    let craft = craft(2, Edition::Second).paint(ME, painting(2, 2, Genre::CityLife, Frame::Gold), 2, 0);
    let mut game = craft.fill_except(ME, &gap).taken(ME, painting(2, 2, Genre::Portrait, Frame::Gold)).game();
    accept(&mut game, ME, Command::HangPainting { at: at(0, 0) });
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(11, 8) });
    assert!(player(&game, ME).wall.is_full());
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })));
}

#[test]
fn shields_that_neither_wall_nor_assistant_can_take_are_lost() {
    let mut game = golds(Edition::Second, 4)
        .fill_except(ME, &[(5, 4), (6, 4), (5, 5), (6, 5), (5, 6), (6, 6), (11, 8)])
        .taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold))
        .game();
    accept(&mut game, ME, HANG);
    accept(&mut game, ME, hold(Decor::Wide2));
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(11, 8) });
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 1 }), "{events:?}");
}

#[test]
fn decor_that_fits_nowhere_is_lost_when_the_assistant_is_full() {
    // What was hung this round cannot be swapped, so no 1x1 can be freed.
    let mut game = golds(Edition::Second, 2)
        .assistant(ME, Tile::Decor(Decor::Wide3))
        .no_supply()
        .supply(Decor::Wide2, 3)
        .taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold))
        .fill_fresh_except(ME, &[(5, 4), (6, 4), (5, 5), (6, 5), (5, 6), (6, 6), (11, 8)])
        .game();
    let events = accept(&mut game, ME, HANG);
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 2 }), "a 2x1 has no place: {events:?}");
}

#[test]
fn a_size_that_has_run_out_cannot_be_chosen() {
    let craft = golds(Edition::Second, 2).supply(Decor::Wide2, 0);
    let mut game = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    accept(&mut game, ME, HANG);
    assert_eq!(refused(&game, ME, hold(Decor::Wide2)), Rejection::DecorGone { decor: Decor::Wide2 });
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Tall2]);
}
