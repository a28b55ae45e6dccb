//! Acquiring decor (p. 5): choosing, hanging, holding and losing what matching frames earn.

use super::{Turn, hanging, shortage};
use crate::kernel::Seat;
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{DecorDue, Edition, Player, State};
use crate::rulesets::art_society::wall::Cell;

/// What this seat has earned.
pub(super) fn due(player: &Player) -> Result<DecorDue, Rejection> {
    player.turn.decor.ok_or(Rejection::NoDecorEarned)
}

/// Whether this tile may be taken.
fn may_take(state: &State, seat: Seat, decor: Decor) -> Result<DecorDue, Rejection> {
    let due = due(&state.players[seat])?;
    if !due.allows(decor) {
        return Err(Rejection::DecorTooDear { left: due.left });
    }
    if state.decor.lacks(decor) {
        return Err(Rejection::DecorGone { decor });
    }
    Ok(due)
}

/// Whether this size may be freed by the player's choice (edition 1.0), once for what was earned.
pub(super) fn may_free(state: &State, seat: Seat, decor: Decor) -> Result<(), Rejection> {
    let due = due(&state.players[seat])?;
    if !due.allows(decor) {
        return Err(Rejection::DecorTooDear { left: due.left });
    }
    let freeable = state.edition == Edition::First
        && !due.freed
        && state.decor.lacks(decor)
        && shortage::on_wall(state, seat, &[decor], &[]).is_some();
    if freeable { Ok(()) } else { Err(Rejection::CannotFree { decor }) }
}

/// Whether the rest may be left: in edition 1.0 after the first of several tiles, or when nothing could be placed without
/// freeing a size, which is the player's choice there.
pub(super) fn may_forgo(state: &State, seat: Seat) -> Result<DecorDue, Rejection> {
    let due = due(&state.players[seat])?;
    let declinable = state.edition == Edition::First && (due.begun || !can_place_at_once(state, seat, due));
    if declinable { Ok(due) } else { Err(Rejection::DecorNotDeclinable) }
}

pub(super) fn hang_decor(turn: &mut Turn<'_>, seat: Seat, decor: Decor, at: Cell) -> Result<(), Rejection> {
    let state = turn.state();
    may_take(state, seat, decor)?;
    let spot = hanging::place(&state.players[seat], decor.size(), at)?;
    turn.emit(Event::DecorHung { seat, decor, at: spot });
    after_tile(turn, seat);
    Ok(())
}

pub(super) fn hold_decor(turn: &mut Turn<'_>, seat: Seat, decor: Decor) -> Result<(), Rejection> {
    let state = turn.state();
    may_take(state, seat, decor)?;
    if state.players[seat].assistant.is_some() {
        return Err(Rejection::AssistantFull);
    }
    turn.emit(Event::DecorHeld { seat, decor });
    after_tile(turn, seat);
    Ok(())
}

pub(super) fn free_decor(turn: &mut Turn<'_>, seat: Seat, decor: Decor) -> Result<(), Rejection> {
    may_free(turn.state(), seat, decor)?;
    if let Some(swap) = shortage::on_wall(turn.state(), seat, &[decor], &[]) {
        turn.emit(swap);
    }
    // The swap may have used up what could still be placed.
    after_tile(turn, seat);
    Ok(())
}

pub(super) fn forgo_decor(turn: &mut Turn<'_>, seat: Seat) -> Result<(), Rejection> {
    let due = may_forgo(turn.state(), seat)?;
    turn.emit(Event::DecorForgone { seat, shields: due.left });
    hanging::finish_if_nothing_is_left(turn, seat);
    Ok(())
}

fn after_tile(turn: &mut Turn<'_>, seat: Seat) {
    settle(turn, seat);
    hanging::finish_if_nothing_is_left(turn, seat);
}

/// Makes sure that what was earned can be taken: frees sizes that have run out, and drops what cannot be placed.
pub(super) fn settle(turn: &mut Turn<'_>, seat: Seat) {
    let Some(due) = turn.state().players[seat].turn.decor else { return };
    // At most one swap for each of the three values: none uses up what another freed.
    for _ in 0..3 {
        let Some(swap) = shortage::needed(turn.state(), seat, due) else { break };
        turn.emit(swap);
    }
    if !can_place(turn.state(), seat, due) {
        turn.emit(Event::DecorLost { seat, shields: due.left });
    }
}

/// Whether an allowed tile of the supply can be hung or held.
fn can_place_at_once(state: &State, seat: Seat, due: DecorDue) -> bool {
    let player = &state.players[seat];
    let takeable = |decor: &Decor| due.allows(*decor) && !state.decor.lacks(*decor);
    let placeable = |decor: Decor| player.assistant.is_none() || !player.wall.placements(decor.size()).is_empty();
    Decor::ALL.into_iter().filter(takeable).any(placeable)
}

fn can_place(state: &State, seat: Seat, due: DecorDue) -> bool {
    !state.players[seat].wall.is_full()
        && (can_place_at_once(state, seat, due)
            || Decor::ALL.into_iter().any(|decor| may_free(state, seat, decor).is_ok()))
}
