//! Placing bids (p. 4): bids are sealed until every seat has one. The bid stacks break ties.

use super::Turn;
use crate::kernel::{BySeat, Seat};
use crate::rulesets::art_society::bids::Card;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Phase, State};

pub(super) fn place_bid(turn: &mut Turn<'_>, seat: Seat, card: Card) -> Result<(), Rejection> {
    let state = turn.state();
    if state.phase != Phase::Bidding {
        return Err(Rejection::NotBidding);
    }
    let player = &state.players[seat];
    if !player.hand.has(card) {
        return Err(Rejection::CardNotInHand { card });
    }
    if player.sealed == Some(card) {
        return Err(Rejection::BidUnchanged);
    }
    turn.emit(Event::BidSealed { seat, card });
    let state = turn.state();
    let bids: Option<Vec<Card>> = state.players.values().iter().map(|player| player.sealed).collect();
    if let Some(bids) = bids {
        let bids: BySeat<Card> = bids.into_iter().collect();
        let order = taking_order(state, &bids);
        turn.emit(Event::BidsRevealed { bids, order });
    }
    Ok(())
}

/// Returns the seats, the highest bid first. Starting bids differ, so no two seats are equal.
fn taking_order(state: &State, bids: &BySeat<Card>) -> Vec<Seat> {
    let mut order: Vec<Seat> = state.seats.iter().collect();
    order.sort_by(|a, b| {
        let (first, second) = (&state.players[*a], &state.players[*b]);
        second.bids.compare(bids[*b], &first.bids, bids[*a])
    });
    order
}
