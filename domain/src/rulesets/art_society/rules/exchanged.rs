//! An exchanged painting that waits to be hung (p. 6): what is placed before it leaves it a place.

use crate::kernel::Seat;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, State};
use crate::rulesets::art_society::wall::{Hung, Mask};

/// A tile about to be placed while the exchanged painting waits.
#[derive(Clone, Copy)]
pub(super) enum Placing {
    /// The assistant's tile, on the wall.
    AssistantTile(Hung),
    /// Earned decor, on the wall.
    Decor(Hung),
    /// Earned decor, with the assistant.
    HeldDecor,
}

/// Whether the exchanged painting of this seat, if one waits, has a place afterwards. It had one when it was exchanged, and
/// taking down only makes room, so it always has one until it hangs.
pub(super) fn allows(state: &State, seat: Seat, placing: Placing) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let waiting = player.pending().filter(|_| player.turn.exchanged && state.rules.assistant_at_any_time());
    let Some(painting) = waiting else { return Ok(()) };
    let (cells, assistant_empty) = match placing {
        Placing::AssistantTile(hung) => (hung.mask(), true),
        Placing::Decor(hung) => (hung.mask(), player.assistant.is_none()),
        Placing::HeldDecor => (Mask::EMPTY, false),
    };
    // The French edition also lets an empty assistant have it.
    let has_place = (state.edition == Edition::French && assistant_empty)
        || !player.wall.placements_after(painting.printed().size(), cells).is_empty();
    if has_place { Ok(()) } else { Err(Rejection::ExchangedMustHang) }
}
