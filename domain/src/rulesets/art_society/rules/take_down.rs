//! Taking down (p. 5): tiles of this round may be moved until the next auction opens.

use super::{Turn, decor, hanging};
use crate::kernel::Seat;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;

pub(super) fn take_down(turn: &mut Turn<'_>, seat: Seat) -> Result<(), Rejection> {
    if !turn.state().players[seat].can_take_down() {
        return Err(Rejection::NothingToTakeDown);
    }
    turn.emit(Event::TakenDown { seat });
    // The painting, an exchange and an excess stay. The decor earned by an excess is chosen again.
    let player = &turn.state().players[seat];
    if player.turn.stored && !player.wall.is_full() {
        turn.emit(decor::earned(seat, 1));
        decor::settle(turn, seat);
    }
    hanging::finish_if_done(turn, seat);
    Ok(())
}
