//! Decor earned by matching frames (p. 5): choosing, hanging, holding and losing it.

use super::exchanged::{self, Placing};
use super::{Turn, hanging, shortage};
use crate::kernel::{RuleNumber, Seat};
use crate::rulesets::art_society::components::Decor;
use crate::rulesets::art_society::event::{EarnedDecor, Event};
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{DecorDue, Edition, Player, State};
use crate::rulesets::art_society::wall::{Cell, Hung, Spot, Tile};

/// With this many matching frames a seat takes several tiles with that many shields in total, instead of one tile (p.
/// 5).
const SEVERAL_TILES_FROM: RuleNumber<u8> = RuleNumber::new(4);

/// Returns whether a seat that earns this many shields takes several tiles with that many shields in total.
pub(in crate::rulesets::art_society) fn takes_several_tiles(shields: u8) -> bool {
    shields >= SEVERAL_TILES_FROM.get()
}

/// Returns the event of a seat that earns this many shields of decor.
pub(super) fn earned(seat: Seat, shields: u8) -> Event {
    Event::DecorEarned(EarnedDecor { seat, shields, several: takes_several_tiles(shields) })
}

/// Returns the decor that this seat earned and has not taken yet.
pub(super) fn due(player: &Player) -> Result<DecorDue, Rejection> {
    player.turn.decor.ok_or(Rejection::NoDecorEarned)
}

/// Checks that this tile may be taken. Returns the swap that must free it first, if one is needed: in edition 1.1 a
/// size that has run out may be chosen if the seat's own wall can free it.
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

/// Returns where this seat may hang a tile of this size.
pub(super) fn spots(state: &State, seat: Seat, decor: Decor) -> impl Iterator<Item = Spot> {
    let spots = state.players[seat].wall.placements(decor.size()).spots();
    spots.filter(move |spot| exchanged::allows(state, seat, placing(decor, *spot)).is_ok())
}

const fn placing(decor: Decor, at: Spot) -> Placing {
    Placing::Decor(Hung { tile: Tile::Decor(decor), at })
}

/// Checks that decor may be given to the assistant.
pub(super) fn may_hold(state: &State, seat: Seat) -> Result<(), Rejection> {
    if state.players[seat].assistant.is_some() {
        return Err(Rejection::AssistantFull);
    }
    exchanged::allows(state, seat, Placing::HeldDecor)
}

/// Checks that the seat may free this size by choice (edition 1.0), once for each earned decor.
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

/// Checks that the seat may decline the rest: in edition 1.0 after the first of several tiles, or when nothing can be
/// placed without freeing a size. In version 1 of the rules also in every edition when the seat has no other command.
pub(super) fn may_forgo(state: &State, seat: Seat) -> Result<DecorDue, Rejection> {
    let due = due(&state.players[seat])?;
    let optional = state.edition == Edition::First && (due.begun || !can_place_at_once(state, seat));
    if optional || is_stuck(state, seat) { Ok(due) } else { Err(Rejection::DecorNotDeclinable) }
}

/// Returns whether another seat took the last tile this seat could place. Version 1 of the rules does not drop the
/// decor then.
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
    // The swap may have used up the tiles that could still be placed.
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
    hanging::finish_if_done(turn, seat);
}

/// Frees sizes that have run out and drops earned decor that cannot be placed. Returns whether an event was emitted.
pub(super) fn settle(turn: &mut Turn<'_>, seat: Seat) -> bool {
    let mut happened = false;
    while let Some(due) = turn.state().players[seat].turn.decor {
        // At most one swap for each of the three values, because no swap uses up what another one freed.
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

/// Settles the earned decor of every seat, because the acting seat may have changed the supply, and a swap for one seat
/// may change it again. The loop ends: 1x1s are freed only if there are none, and no swap takes the last one.
pub(super) fn settle_every_seat(turn: &mut Turn<'_>, acting: Seat) {
    let seats = turn.state().seats;
    let mut happened = true;
    while happened {
        happened = false;
        for seat in seats.clockwise_from(acting) {
            if turn.state().players[seat].turn.decor.is_some() && settle(turn, seat) {
                happened = true;
                hanging::finish_if_done(turn, seat);
            }
        }
    }
}

/// Returns whether an allowed tile can be hung or held.
fn can_place_at_once(state: &State, seat: Seat) -> bool {
    let placeable = |decor: Decor| may_hold(state, seat).is_ok() || spots(state, seat, decor).next().is_some();
    Decor::ALL.into_iter().any(|decor| may_take(state, seat, decor).is_ok() && placeable(decor))
}

fn can_place(state: &State, seat: Seat) -> bool {
    !state.players[seat].wall.is_full()
        && (can_place_at_once(state, seat) || Decor::ALL.into_iter().any(|decor| may_free(state, seat, decor).is_ok()))
}
