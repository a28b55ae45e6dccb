//! Taking paintings (p. 4): in the order of the bids, without waiting until they are hung.

use super::Turn;
use crate::kernel::Seat;
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::State;

/// Checks that this seat may take a painting now.
pub(super) fn may_take(state: &State, seat: Seat) -> Result<(), Rejection> {
    if state.taker() != Some(seat) {
        return Err(Rejection::NotYourTurnToTake);
    }
    if state.held_up() {
        return Err(Rejection::WaitForNoSpace);
    }
    Ok(())
}

pub(super) fn take_painting(turn: &mut Turn<'_>, seat: Seat, painting: PaintingId) -> Result<(), Rejection> {
    may_take(turn.state(), seat)?;
    if !turn.state().auction.contains(&painting) {
        return Err(Rejection::NotInAuction { painting });
    }
    turn.emit(Event::PaintingTaken { seat, painting });
    Ok(())
}
