//! Preparing the auction (p. 4): the auctioneer names stacks one by one, then their top paintings are revealed.

use super::Turn;
use crate::kernel::Seat;
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Phase, State};
use crate::rulesets::art_society::wall::Size;

/// Checks that this seat may name a stack now.
pub(super) fn may_offer(state: &State, seat: Seat) -> Result<(), Rejection> {
    if state.phase != Phase::Auction {
        return Err(Rejection::NoAuctionToOpen);
    }
    if state.auctioneer != seat {
        return Err(Rejection::NotAuctioneer);
    }
    if state.any_seat_places() {
        return Err(Rejection::SomebodyStillHangs);
    }
    Ok(())
}

pub(super) fn offer_stack(turn: &mut Turn<'_>, seat: Seat, w: u8, h: u8) -> Result<(), Rejection> {
    let state = turn.state();
    may_offer(state, seat)?;
    let size = Size::new(w, h);
    let index = State::stack_index(size).ok_or(Rejection::NoSuchStack { w, h })?;
    if state.offerable(index, size) == 0 {
        return Err(Rejection::StackExhausted { w, h });
    }
    if state.offered.is_empty() {
        let round = state.round + 1;
        turn.emit(Event::AuctionOpened { round, auctioneer: seat });
    }
    turn.emit(Event::StackOffered { stack: size });
    let state = turn.state();
    if state.offered.len() == state.auction_size() {
        let paintings = tops(state);
        turn.emit(Event::PaintingsRevealed { paintings });
    }
    Ok(())
}

/// Returns the top paintings of the named stacks, in the order of naming.
fn tops(state: &State) -> Vec<PaintingId> {
    let named = |until: usize, size: &Size| state.offered.iter().take(until).filter(|offered| *offered == size).count();
    let top = |(place, size): (usize, &Size)| {
        let stack = state.stacks.get(State::stack_index(*size)?)?;
        stack.iter().rev().nth(named(place, size)).copied()
    };
    state.offered.iter().enumerate().filter_map(top).collect()
}
