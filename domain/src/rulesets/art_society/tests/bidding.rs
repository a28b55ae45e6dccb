//! A round, ruling 2: sealed bids, their reveal and their order.

use super::craft::*;
use crate::kernel::{Game, Seat};
use crate::rulesets::art_society::bids::{BidStack, Hand};
use crate::rulesets::art_society::command::{Command, Decision};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, Phase};
use crate::rulesets::art_society::{ArtSociety, Card};

fn card(value: u8) -> Command {
    Command::PlaceBid { card: Card::new(value) }
}

/// A game about to bid in which these cards lie in the bid stacks, the starting bid first.
fn with_stacks(stacks: &[&[u8]]) -> Game<ArtSociety> {
    let mut craft = craft(stacks.len() as u8, Edition::Second);
    craft.state.phase = Phase::Bidding;
    for ((_, player), cards) in craft.state.players.iter_mut().zip(stacks) {
        player.bids = BidStack::default();
        player.hand = Hand::full();
        for card in *cards {
            player.bids.play(Card::new(*card));
        }
        cards.iter().skip(1).for_each(|card| player.hand.take(Card::new(*card)));
    }
    craft.game()
}

fn order_of(events: &[Event]) -> Vec<u8> {
    match events.last() {
        Some(Event::BidsRevealed { order, .. }) => order.iter().map(|seat| seat.number()).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_last_sealed_bid_reveals_all_bids() {
    let mut game = begun(3, Edition::Second);
    open_auction(&mut game);
    let decision = Decision::PlaceBid;
    assert_eq!(awaited(&game), [(0, decision), (1, decision), (2, decision)]);
    for (number, value) in [(0, 4), (2, 9)] {
        let events = accept(&mut game, seat(number), card(value));
        assert_eq!(events, [Event::BidSealed { seat: seat(number), card: Card::new(value) }]);
        assert!(player(&game, seat(number)).hand.has(Card::new(value)), "nothing is known before the reveal");
    }
    let events = accept(&mut game, seat(1), card(6));
    assert_eq!(order_of(&events), [2, 1, 0], "the highest first");
    for (number, value) in [(0, 4), (1, 6), (2, 9)] {
        assert!(!player(&game, seat(number)).hand.has(Card::new(value)));
        assert_eq!(player(&game, seat(number)).bids.cards().last(), Some(&Card::new(value)), "and stays public");
    }
}

#[test]
fn a_sealed_bid_may_be_replaced_until_the_reveal() {
    let mut game = begun(2, Edition::Second);
    open_auction(&mut game);
    accept(&mut game, ME, card(20));
    assert!(!awaited(&game).iter().any(|(number, _)| *number == 0), "not awaited any more, but able to");
    assert_eq!(refused(&game, ME, card(20)), Rejection::BidUnchanged);
    accept(&mut game, ME, card(3));
    let events = accept(&mut game, seat(1), card(5));
    assert_eq!(order_of(&events), [1, 0]);
    assert!(player(&game, ME).hand.has(Card::new(20)), "the replaced card stays in hand");
    assert_eq!(refused(&game, ME, card(4)), Rejection::NotBidding);
}

#[test]
fn a_bid_is_a_card_of_the_own_hand() {
    let mut game = begun(2, Edition::Second);
    assert_eq!(refused(&game, ME, card(4)), Rejection::NotBidding, "nothing is up for auction yet");
    open_auction(&mut game);
    for value in [0, 21, 255] {
        assert_eq!(refused(&game, ME, card(value)), Rejection::CardNotInHand { card: Card::new(value) });
    }
    let game = with_stacks(&[&[1, 7], &[2, 8]]);
    assert_eq!(refused(&game, ME, card(7)), Rejection::CardNotInHand { card: Card::new(7) });
}

#[test]
fn the_bid_stack_breaks_a_tie() {
    let previous = order_of(&bid(&mut with_stacks(&[&[4, 2], &[1, 3]]), &[9, 9]));
    assert_eq!(previous, [1, 0], "the previous cards decide");
    let starting = order_of(&bid(&mut with_stacks(&[&[2, 5, 6], &[3, 5, 6]]), &[9, 9]));
    assert_eq!(starting, [1, 0], "equal down to the starting bids");
    let first_round = order_of(&bid(&mut with_stacks(&[&[3], &[1], &[4], &[2]]), &[7, 7, 7, 7]));
    assert_eq!(first_round, [2, 0, 3, 1]);
}

#[test]
fn only_those_still_tied_are_compared_further_down() {
    // 0 and 1 tie at 9, 2 and 3 at 5; below, 2 has the best card of all, which helps it against 3 only.
    let game = &mut with_stacks(&[&[1, 2], &[2, 8], &[3, 20], &[4, 19]]);
    assert_eq!(order_of(&bid(game, &[9, 9, 5, 5])), [1, 0, 2, 3]);
    // Three tie; the second card separates one, the third the other two.
    let game = &mut with_stacks(&[&[1, 4, 6], &[2, 3, 6], &[3, 1, 7]]);
    assert_eq!(order_of(&bid(game, &[9, 9, 9])), [2, 0, 1]);
}

#[test]
fn starting_bids_break_every_tie() {
    for number in 0..20 {
        let mut game = dealt(4, Edition::Second, number);
        let seats: Vec<Seat> = game.table().seats.iter().collect();
        seats.iter().for_each(|seat| drop(accept(&mut game, *seat, Command::HangPainting { at: at(5, 3) })));
        open_auction(&mut game);
        let order = order_of(&bid(&mut game, &[10, 10, 10, 10]));
        let starting = |number: &u8| player(&game, seat(*number)).bids.cards()[0].value();
        assert_eq!(order.iter().map(starting).collect::<Vec<_>>(), [4, 3, 2, 1]);
    }
}
