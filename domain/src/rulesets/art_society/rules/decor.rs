//! Acquiring decor (p. 5): choosing, hanging, holding and losing what matching frames earn.

use super::exchanged::{self, Placing};
use super::{Turn, hanging, shortage};
use crate::kernel::Seat;
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{DecorDue, Edition, Player, State};
use crate::rulesets::art_society::wall::{Cell, Hung, Spot, Tile};

/// What this seat has earned.
pub(super) fn due(player: &Player) -> Result<DecorDue, Rejection> {
    player.turn.decor.ok_or(Rejection::NoDecorEarned)
}

/// Whether this tile may be taken, and the swap that has to free it first: in edition 1.1, a size that is gone may be chosen if
/// the own wall can free it.
pub(super) fn may_take(state: &State, seat: Seat, decor: Decor) -> Result<Option<Event>, Rejection> {
    let due = due(&state.players[seat])?;
    if !due.allows(decor) {
        return Err(Rejection::DecorTooDear { left: due.left });
    }
    if state.available(seat, decor) > 0 {
        return Ok(None);
    }
    let freed_when_chosen = state.rules.frees_single_sizes() && state.edition == Edition::Second;
    let swap = if freed_when_chosen { shortage::on_wall(state, seat, &[decor], &[]) } else { None };
    swap.map(Some).ok_or(Rejection::DecorGone { decor })
}

/// Where this seat may hang a tile of this size.
pub(super) fn spots(state: &State, seat: Seat, decor: Decor) -> impl Iterator<Item = Spot> {
    let spots = state.players[seat].wall.placements(decor.size()).spots();
    spots.filter(move |spot| exchanged::allows(state, seat, placing(decor, *spot)).is_ok())
}

const fn placing(decor: Decor, at: Spot) -> Placing {
    Placing::Decor(Hung { tile: Tile::Decor(decor), at })
}

/// Whether decor may be given to the assistant.
pub(super) fn may_hold(state: &State, seat: Seat) -> Result<(), Rejection> {
    if state.players[seat].assistant.is_some() {
        return Err(Rejection::AssistantFull);
    }
    exchanged::allows(state, seat, Placing::HeldDecor)
}

/// Whether this size may be freed by the player's choice (edition 1.0), once for what was earned.
pub(super) fn may_free(state: &State, seat: Seat, decor: Decor) -> Result<(), Rejection> {
    let due = due(&state.players[seat])?;
    if !due.allows(decor) {
        return Err(Rejection::DecorTooDear { left: due.left });
    }
    let freeable = state.edition == Edition::First
        && !due.freed
        && state.available(seat, decor) == 0
        && shortage::on_wall(state, seat, &[decor], &[]).is_some();
    if freeable { Ok(()) } else { Err(Rejection::CannotFree { decor }) }
}

/// Whether the rest may be left: in edition 1.0 after the first of several tiles, or when nothing could be placed without
/// freeing a size, which is the player's choice there. By the first rules also in every edition where the game could not go on
/// otherwise.
pub(super) fn may_forgo(state: &State, seat: Seat) -> Result<DecorDue, Rejection> {
    let due = due(&state.players[seat])?;
    let optional = state.edition == Edition::First && (due.begun || !can_place_at_once(state, seat));
    if optional || is_stuck(state, seat) { Ok(due) } else { Err(Rejection::DecorNotDeclinable) }
}

/// Whether another seat took the last tile this one could have had, which the first rules do not notice.
fn is_stuck(state: &State, seat: Seat) -> bool {
    !state.rules.judges_every_seat() && !can_place(state, seat) && !state.players[seat].can_take_down()
}

pub(super) fn hang_decor(turn: &mut Turn<'_>, seat: Seat, decor: Decor, at: Cell) -> Result<(), Rejection> {
    let state = turn.state();
    let swap = may_take(state, seat, decor)?;
    let spot = hanging::place(&state.players[seat], decor.size(), at)?;
    exchanged::allows(state, seat, placing(decor, spot))?;
    swap.into_iter().for_each(|swap| turn.emit(swap));
    turn.emit(Event::DecorHung { seat, decor, at: spot });
    after_tile(turn, seat);
    Ok(())
}

pub(super) fn hold_decor(turn: &mut Turn<'_>, seat: Seat, decor: Decor) -> Result<(), Rejection> {
    let swap = may_take(turn.state(), seat, decor)?;
    may_hold(turn.state(), seat)?;
    swap.into_iter().for_each(|swap| turn.emit(swap));
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
    after_tile(turn, seat);
    Ok(())
}

fn after_tile(turn: &mut Turn<'_>, seat: Seat) {
    settle(turn, seat);
    hanging::finish_if_nothing_is_left(turn, seat);
}

/// Makes sure that what was earned can be taken: frees sizes that have run out, and drops what cannot be placed. Says whether
/// anything happened.
pub(super) fn settle(turn: &mut Turn<'_>, seat: Seat) -> bool {
    let mut happened = false;
    while let Some(due) = turn.state().players[seat].turn.decor {
        // At most one swap for each of the three values: none uses up what another freed.
        for _ in 0..3 {
            let Some(swap) = shortage::needed(turn.state(), seat, due) else { break };
            turn.emit(swap);
            happened = true;
        }
        if can_place(turn.state(), seat) {
            break;
        }
        turn.emit(Event::DecorLost { seat, shields: due.left });
        happened = true;
    }
    happened
}

/// Judges earned decor anew for every seat: the acting one may have changed the supply for others, and a swap for one seat may
/// change it again. This ends: 1x1s are freed only where there are none, and no swap takes the last one.
pub(super) fn settle_every_seat(turn: &mut Turn<'_>, acting: Seat) {
    let seats = turn.state().seats;
    let mut happened = true;
    while happened {
        happened = false;
        for seat in seats.clockwise_from(acting) {
            if turn.state().players[seat].turn.decor.is_some() && settle(turn, seat) {
                happened = true;
                hanging::finish_if_nothing_is_left(turn, seat);
            }
        }
    }
}

/// Whether an allowed tile can be hung or held.
fn can_place_at_once(state: &State, seat: Seat) -> bool {
    let placeable = |decor: Decor| may_hold(state, seat).is_ok() || spots(state, seat, decor).next().is_some();
    Decor::ALL.into_iter().any(|decor| may_take(state, seat, decor).is_ok() && placeable(decor))
}

fn can_place(state: &State, seat: Seat) -> bool {
    !state.players[seat].wall.is_full()
        && (can_place_at_once(state, seat) || Decor::ALL.into_iter().any(|decor| may_free(state, seat, decor).is_ok()))
}
