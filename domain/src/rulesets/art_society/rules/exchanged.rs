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

/// Whether the exchanged painting of this seat, if one waits, has a place afterwards. After a take-down it may have none: then
/// what it leaned on before may also be hung where it was, so that it gets its place back.
pub(super) fn allows(state: &State, seat: Seat, placing: Placing) -> Result<(), Rejection> {
    let player = &state.players[seat];
    let waiting = player.pending().filter(|_| player.turn.exchanged && state.rules.assistant_at_any_time());
    let Some(painting) = waiting else { return Ok(()) };
    // The French edition also lets an empty assistant have it.
    let has_place = |cells: Mask, assistant_empty: bool| {
        (state.edition == Edition::French && assistant_empty)
            || !player.wall.placements_after(painting.printed().size(), cells).is_empty()
    };
    let assistant_empty = player.assistant.is_none();
    let (afterwards, stood) = match placing {
        Placing::AssistantTile(hung) => (has_place(hung.mask(), true), player.stood.contains(&hung)),
        Placing::Decor(hung) => (has_place(hung.mask(), assistant_empty), player.stood.contains(&hung)),
        Placing::HeldDecor => (has_place(Mask::EMPTY, false), false),
    };
    let allowed = afterwards || (stood && !has_place(Mask::EMPTY, assistant_empty));
    if allowed { Ok(()) } else { Err(Rejection::ExchangedMustHang) }
}
