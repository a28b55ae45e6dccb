//! An exchanged painting that is not hung yet (p. 6): tiles placed before it must leave room for it.

use crate::kernel::Seat;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, State};
use crate::rulesets::art_society::wall::{Hung, Mask};

/// A tile that is placed before the exchanged painting.
#[derive(Clone, Copy)]
pub(super) enum Placing {
    /// The assistant's tile, on the wall.
    AssistantTile(Hung),
    /// Earned decor, on the wall.
    Decor(Hung),
    /// Earned decor, with the assistant.
    HeldDecor,
}

/// Checks that the exchanged painting of this seat, if there is one to hang, still fits afterwards. It fits when it is
/// exchanged, and taking down only frees cells, so it fits until it is hung.
pub(super) fn allows(state: &State, seat: Seat, placing: Placing) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let waiting = player.pending().filter(|_| player.turn.exchanged && state.rules.assistant_at_any_time());
    let Some(painting) = waiting else { return Ok(()) };
    let (cells, assistant_empty) = match placing {
        Placing::AssistantTile(hung) => (hung.mask(), true),
        Placing::Decor(hung) => (hung.mask(), player.assistant.is_none()),
        Placing::HeldDecor => (Mask::EMPTY, false),
    };
    // In the French edition an empty assistant may hold it too.
    let has_place = (state.edition == Edition::French && assistant_empty)
        || !player.wall.placements_after(painting.printed().size(), cells).is_empty();
    if has_place { Ok(()) } else { Err(Rejection::ExchangedMustHang) }
}
