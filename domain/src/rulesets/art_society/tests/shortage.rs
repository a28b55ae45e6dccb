//! Decor that has run out: what is swapped, where, and for whom.

use super::craft::*;
use super::decor::golds;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::Command;
use crate::rulesets::art_society::components::{Decor, Frame, Genre};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::Edition;
use crate::rulesets::art_society::wall::{Hung, Mask, Tile};

const HANG: Command = Command::HangPainting { at: crate::rulesets::art_society::wall::Cell { x: 5, y: 4 } };

/// The golden painting is hung where it earns so much; these are the events.
fn hang(craft: Craft) -> (Game<ArtSociety>, Vec<Event>) {
    let mut game = craft.taken(ME, painting(2, 3, Genre::CityLife, Frame::Gold)).game();
    let events = accept(&mut game, ME, HANG);
    (game, events)
}

fn swaps(events: &[Event]) -> Vec<(u8, Vec<Hung>, Vec<Hung>)> {
    let swap = |event: &Event| match event {
        Event::DecorSwapped { owner, removed, hung } => Some((owner.number(), removed.clone(), hung.clone())),
        _ => None,
    };
    events.iter().filter_map(swap).collect()
}

fn tile(decor: Decor, x: u8, y: u8) -> Hung {
    Hung { tile: Tile::Decor(decor), at: at(x, y).spot().unwrap() }
}

/// Three singles in a row on a seat's wall, which starts with a painting at (5, 2) or a single at (0, 0).
fn row_of_singles(craft: Craft, seat: crate::kernel::Seat) -> Craft {
    let craft = if seat == ME { craft } else { craft.paint(seat, small(Genre::Portrait, 2), 5, 2) };
    (7..10).fold(craft, |craft, x| craft.decor(seat, Decor::Single, x, 2))
}

#[test]
fn adjacent_singles_are_swapped_when_every_allowed_size_ran_out() {
    let craft = row_of_singles(golds(Edition::Second, 1), ME).no_supply().supply(Decor::Wide3, 1);
    let (mut game, events) = hang(craft);
    let singles = vec![tile(Decor::Single, 7, 2), tile(Decor::Single, 8, 2), tile(Decor::Single, 9, 2)];
    assert_eq!(swaps(&events), [(0, singles, vec![tile(Decor::Wide3, 7, 2)])]);
    assert_eq!((game.state().decor.left(Decor::Single), game.state().decor.left(Decor::Wide3)), (3, 0));
    assert_eq!(decor_sizes(&game, ME), [Decor::Single], "now it can be taken");
    accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
}

#[test]
fn a_swap_covers_the_same_cells_and_keeps_the_shields() {
    let craft = row_of_singles(golds(Edition::Second, 1), ME).no_supply().supply(Decor::Wide2, 1);
    let before: u8 = craft.state.players[ME].wall.decor().map(Decor::shields).sum();
    let (game, events) = hang(craft);
    for (_, removed, hung) in swaps(&events) {
        let cells = |tiles: &[Hung]| tiles.iter().fold(Mask::EMPTY, |mask, tile| mask | tile.mask());
        assert_eq!(cells(&removed), cells(&hung));
    }
    assert_eq!(swaps(&events).len(), 1);
    assert_eq!(player(&game, ME).wall.decor().map(Decor::shields).sum::<u8>(), before);
}

#[test]
fn nothing_is_swapped_while_an_allowed_size_is_left() {
    let craft = || row_of_singles(golds(Edition::Second, 2), ME).no_supply().supply(Decor::Wide2, 1);
    let (game, events) = hang(craft());
    assert!(swaps(&events).is_empty());
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Wide2], "the own wall can free a 1x1");
    let (game, events) = hang(craft().first_rules());
    assert!(swaps(&events).is_empty());
    assert_eq!(decor_sizes(&game, ME), [Decor::Wide2]);
}

/// Two golden neighbours earn 2 shields; a 1x2 is left, and a 3x1 for which three 1x1s could be swapped.
fn one_size_gone(edition: Edition) -> Craft {
    golds(edition, 2).no_supply().supply(Decor::Tall2, 2).supply(Decor::Wide3, 2)
}

#[test]
fn choosing_a_size_that_ran_out_frees_it_on_the_own_wall() {
    let (mut game, events) = hang(row_of_singles(one_size_gone(Edition::Second), ME));
    assert!(swaps(&events).is_empty(), "not before it is chosen");
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Tall2]);
    let mut held = game.clone();
    let events = accept(&mut held, ME, Command::HoldDecor { decor: Decor::Single });
    assert!(matches!(events[..2], [Event::DecorSwapped { .. }, Event::DecorHeld { .. }]), "{events:?}");
    let events = accept(&mut game, ME, Command::HangDecor { decor: Decor::Single, at: at(10, 2) });
    let singles = vec![tile(Decor::Single, 7, 2), tile(Decor::Single, 8, 2), tile(Decor::Single, 9, 2)];
    assert_eq!(swaps(&events), [(0, singles, vec![tile(Decor::Wide3, 7, 2)])]);
    assert!(events.contains(&Event::DecorHung { seat: ME, decor: Decor::Single, at: at(10, 2).spot().unwrap() }));
    assert_eq!((game.state().decor.left(Decor::Single), game.state().decor.left(Decor::Wide3)), (2, 1));
}

#[test]
fn one_size_is_freed_only_with_settled_tiles_of_the_own_wall() {
    for edition in EDITIONS {
        let (game, events) = hang(row_of_singles(one_size_gone(edition), seat(1)));
        assert!(swaps(&events).is_empty(), "{edition:?}: {events:?}");
        assert_eq!(decor_sizes(&game, ME), [Decor::Tall2], "{edition:?}");
        let mut craft = one_size_gone(edition);
        for x in 7..10 {
            craft.state.players[ME].wall.hang(Tile::Decor(Decor::Single), at(x, 2).spot().unwrap());
        }
        let (game, events) = hang(craft);
        assert!(swaps(&events).is_empty(), "{edition:?}: {events:?}");
        assert_eq!(decor_sizes(&game, ME), [Decor::Tall2], "{edition:?}");
    }
}

#[test]
fn one_size_is_freed_by_choice_in_1_0_and_by_value_in_fr() {
    let (game, events) = hang(row_of_singles(one_size_gone(Edition::First), ME));
    assert!(swaps(&events).is_empty());
    assert!(game.legal(ME).contains(&Command::FreeDecor { decor: Decor::Single }));
    assert_eq!(decor_sizes(&game, ME), [Decor::Tall2]);
    let (game, events) = hang(row_of_singles(one_size_gone(Edition::French), ME));
    assert_eq!(swaps(&events).len(), 1, "{events:?}");
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Tall2]);
}

#[test]
fn version_1_frees_sizes_as_before() {
    let (game, events) = hang(row_of_singles(one_size_gone(Edition::Second).first_rules(), ME));
    assert!(swaps(&events).is_empty());
    let gone = Rejection::DecorGone { decor: Decor::Single };
    assert_eq!(refused(&game, ME, Command::HoldDecor { decor: Decor::Single }), gone);
    let (_, events) = hang(row_of_singles(one_size_gone(Edition::French).first_rules(), seat(1)));
    assert_eq!(swaps(&events).iter().map(|swap| swap.0).collect::<Vec<_>>(), [1], "on another wall, too");
}

#[test]
fn the_own_wall_comes_first_then_the_next_one_clockwise() {
    let both = |edition| row_of_singles(row_of_singles(golds(edition, 1), ME), seat(1));
    for edition in [Edition::Second, Edition::French] {
        let (_, events) = hang(both(edition).no_supply().supply(Decor::Wide3, 2));
        assert_eq!(swaps(&events).iter().map(|swap| swap.0).collect::<Vec<_>>(), [0]);
        let other = row_of_singles(golds(edition, 1), seat(1)).no_supply().supply(Decor::Wide3, 1);
        let (_, events) = hang(other);
        assert_eq!(swaps(&events).iter().map(|swap| swap.0).collect::<Vec<_>>(), [1]);
    }
}

#[test]
fn the_first_swap_row_by_row_is_taken() {
    let craft = golds(Edition::Second, 1).decor(ME, Decor::Single, 5, 1).decor(ME, Decor::Single, 6, 1);
    let (_, events) = hang(row_of_singles(craft, ME).no_supply().supply(Decor::Wide2, 5));
    let first = vec![tile(Decor::Single, 5, 1), tile(Decor::Single, 6, 1)];
    assert_eq!(swaps(&events), [(0, first, vec![tile(Decor::Wide2, 5, 1)])]);
}

#[test]
fn tiles_of_this_round_are_not_swapped() {
    let mut craft = golds(Edition::Second, 1).no_supply().supply(Decor::Wide2, 1);
    let wall = &mut craft.state.players[ME].wall;
    for x in [7, 8] {
        wall.hang(Tile::Decor(Decor::Single), at(x, 2).spot().unwrap());
    }
    let (_, events) = hang(craft);
    assert!(swaps(&events).is_empty());
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 1 }));
}

#[test]
fn if_nothing_can_be_swapped_the_decor_is_lost() {
    for edition in EDITIONS {
        let (_, events) = hang(golds(edition, 3).no_supply());
        assert!(events.contains(&Event::DecorLost { seat: ME, shields: 3 }), "{edition:?}");
    }
}

#[test]
fn the_french_edition_frees_by_value_and_splits_longer_tiles() {
    let craft = |edition| golds(edition, 2).decor(ME, Decor::Wide2, 7, 2).no_supply().supply(Decor::Single, 3);
    let (game, events) = hang(craft(Edition::French));
    let singles = vec![tile(Decor::Single, 7, 2), tile(Decor::Single, 8, 2)];
    assert_eq!(swaps(&events), [(0, vec![tile(Decor::Wide2, 7, 2)], singles)]);
    assert_eq!(decor_sizes(&game, ME), [Decor::Single, Decor::Wide2]);
    let (_, events) = hang(craft(Edition::Second));
    assert!(swaps(&events).is_empty(), "1.1 swaps only when it is needed");
    let scarce = craft(Edition::French).supply(Decor::Single, 2);
    assert!(swaps(&hang(scarce).1).is_empty(), "freeing a value does not use up another allowed one");
}

#[test]
fn edition_1_0_swaps_by_choice_on_the_own_wall_only() {
    let craft = row_of_singles(golds(Edition::First, 1), ME).no_supply().supply(Decor::Wide3, 1);
    let (mut game, events) = hang(craft);
    assert!(swaps(&events).is_empty(), "not by itself");
    let free = Command::FreeDecor { decor: Decor::Single };
    assert_eq!(game.legal(ME), [free, Command::ForgoDecor {}, Command::TakeDown {}]);
    let mut forgone = game.clone();
    let events = accept(&mut forgone, ME, Command::ForgoDecor {});
    assert!(events.contains(&Event::DecorForgone { seat: ME, shields: 1 }));
    let events = accept(&mut game, ME, free);
    assert_eq!(swaps(&events).len(), 1);
    assert_eq!(refused(&game, ME, free), Rejection::CannotFree { decor: Decor::Single });
    assert_eq!(refused(&game, ME, Command::ForgoDecor {}), Rejection::DecorNotDeclinable, "there is some now");
    accept(&mut game, ME, Command::HoldDecor { decor: Decor::Single });
    let other = row_of_singles(golds(Edition::First, 1), seat(1)).no_supply().supply(Decor::Wide3, 1);
    let (_, events) = hang(other);
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 1 }), "another's wall is not touched");
}

#[test]
fn only_edition_1_0_frees_a_size_by_choice() {
    let (game, _) = hang(row_of_singles(golds(Edition::Second, 2), ME).supply(Decor::Wide2, 0));
    let free = |decor| Command::FreeDecor { decor };
    assert_eq!(refused(&game, ME, free(Decor::Wide2)), Rejection::CannotFree { decor: Decor::Wide2 });
    let (game, _) = hang(row_of_singles(golds(Edition::First, 2), ME));
    assert_eq!(refused(&game, ME, free(Decor::Single)), Rejection::CannotFree { decor: Decor::Single });
    assert_eq!(refused(&game, ME, free(Decor::Wide3)), Rejection::DecorTooDear { left: 2 });
    assert_eq!(refused(&game, seat(1), free(Decor::Single)), Rejection::NoDecorEarned);
}

#[test]
fn a_freed_size_that_fits_nowhere_is_lost() {
    // Splitting the 3x1 uses up the last singles; a 3x1 has no place, and the assistant is full.
    let craft = golds(Edition::First, 3)
        .decor(ME, Decor::Wide3, 7, 2)
        .fill_except(ME, &[(5, 4), (6, 4), (5, 5), (6, 5), (5, 6), (6, 6), (11, 8)])
        .assistant(ME, Tile::Decor(Decor::Wide2))
        .no_supply()
        .supply(Decor::Single, 3);
    let (mut game, _) = hang(craft);
    let events = accept(&mut game, ME, Command::FreeDecor { decor: Decor::Wide3 });
    assert!(events.contains(&Event::DecorLost { seat: ME, shields: 3 }), "{events:?}");
    assert!(events.contains(&Event::TurnFinished { seat: ME }));
}

#[test]
fn edition_1_0_never_forces_a_swap() {
    let craft = row_of_singles(golds(Edition::First, 2), ME)
        .fill_except(ME, &[(5, 4), (6, 4), (5, 5), (6, 5), (5, 6), (6, 6), (11, 8)])
        .assistant(ME, Tile::Decor(Decor::Wide3))
        .no_supply()
        .supply(Decor::Wide2, 1);
    let (game, _) = hang(craft);
    let listed = game.legal(ME);
    assert!(listed.contains(&Command::FreeDecor { decor: Decor::Single }), "{listed:?}");
    assert!(listed.contains(&Command::ForgoDecor {}), "{listed:?}");
}
