//! A round, ruling 3: taking in bid order, hanging in parallel, and the one exception.

use super::craft::*;
use crate::kernel::Game;
use crate::rulesets::art_society::ArtSociety;
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::components::{Decor, Genre};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, SeatTurn};
use crate::rulesets::art_society::wall::Tile;

fn take(game: &Game<ArtSociety>, nth: usize) -> Command {
    Command::TakePainting { painting: game.state().auction[nth] }
}

/// Bids are shown; the order of taking is 2, 1, 0.
fn taking() -> Game<ArtSociety> {
    let mut game = begun(3, Edition::Second);
    open_auction(&mut game);
    bid(&mut game, &[1, 2, 3]);
    game
}

#[test]
fn paintings_are_taken_in_bid_order_and_only_from_the_auction() {
    let game = taking();
    assert_eq!(awaited(&game), [(2, Decision::TakePainting)]);
    assert_eq!(refused(&game, seat(1), take(&game, 0)), Rejection::NotYourTurnToTake);
    let elsewhere = small(Genre::Portrait, 0);
    let painting = if game.state().auction.contains(&elsewhere) { id("P100") } else { elsewhere };
    assert_eq!(refused(&game, seat(2), Command::TakePainting { painting }), Rejection::NotInAuction { painting });
}

#[test]
fn the_next_seat_takes_while_another_still_hangs() {
    let mut game = taking();
    let first = take(&game, 0);
    accept(&mut game, seat(2), first);
    assert_eq!(refused(&game, seat(2), take(&game, 0)), Rejection::NotYourTurnToTake, "one painting each");
    assert_eq!(awaited(&game), [(2, Decision::HangPainting), (1, Decision::TakePainting)]);
    let second = take(&game, 0);
    accept(&mut game, seat(1), second);
    let third = take(&game, 0);
    accept(&mut game, seat(0), third);
    let hang = Decision::HangPainting;
    assert_eq!(awaited(&game), [(0, hang), (1, hang), (2, hang)]);
    assert_eq!(game.state().auction.len(), 1, "one painting is left for the museum");
    for number in [1, 0, 2] {
        accept(&mut game, seat(number), Command::HoldPainting {});
    }
    assert_eq!(game.state().museum.paintings.len(), 1, "the museum step waits for the last one");
}

/// Seat 0 has taken a 3x3 that fits nowhere; seat 1 is next.
fn held_up(assistant: Option<Tile>) -> Game<ArtSociety> {
    let mut craft = craft(2, Edition::Second).fill_except(ME, &[(0, 0), (1, 0), (11, 8)]);
    craft.state.players[ME].assistant = assistant;
    let mut craft = craft.taken(ME, sized(3, 3, 0));
    craft.state.taken = 1;
    craft.state.players[seat(1)].turn = SeatTurn::default();
    craft.state.auction.push(small(Genre::Landscape, 0));
    craft.game()
}

#[test]
fn a_painting_that_fits_nowhere_is_resolved_before_the_next_seat_takes() {
    let mut game = held_up(None);
    assert_eq!(awaited(&game), [(0, Decision::ResolveNoSpace)]);
    assert_eq!(refused(&game, seat(1), take(&game, 0)), Rejection::WaitForNoSpace);
    accept(&mut game, ME, Command::HoldPainting {});
    assert_eq!(awaited(&game), [(1, Decision::TakePainting)]);
}

#[test]
fn storing_an_excess_lets_the_next_seat_take() {
    let mut game = held_up(Some(Tile::Decor(Decor::Single)));
    assert_eq!(refused(&game, ME, Command::HoldPainting {}), Rejection::AssistantFull);
    accept(&mut game, ME, Command::StoreExcess {});
    assert_eq!(awaited(&game), [(0, Decision::PlaceDecor), (1, Decision::TakePainting)]);
}
