//! A painting that fits nowhere (p. 6): exchange it with the museum, or store it as excess.

use super::{Turn, decor, hanging};
use crate::kernel::Seat;
use crate::rulesets::art_society::components::PaintingId;
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, Player, State};

/// Returns the painting of this seat that fits nowhere.
pub(super) fn without_space(player: &Player) -> Result<PaintingId, Rejection> {
    let painting = hanging::painting_to_place(player)?;
    if player.turn.exchanged {
        return Err(Rejection::ExchangedMustHang);
    }
    if !player.has_no_space() {
        return Err(Rejection::PaintingFits);
    }
    Ok(painting)
}

/// Returns the paintings of the museum that this seat could get in exchange.
pub(super) fn exchanges(state: &State, seat: Seat, painting: PaintingId) -> impl Iterator<Item = PaintingId> {
    let player = &state.players[seat];
    let fits = |id: &PaintingId| !player.wall.placements(id.printed().size()).is_empty();
    state.museum.exchangeable(painting.printed().genre).filter(fits)
}

/// Checks that a painting may be stored as excess, and returns it.
pub(super) fn may_store(state: &State, seat: Seat) -> Result<PaintingId, Rejection> {
    let painting = without_space(&state.players[seat])?;
    if state.edition != Edition::French && exchanges(state, seat, painting).next().is_some() {
        return Err(Rejection::ExchangePossible);
    }
    Ok(painting)
}

pub(super) fn exchange_painting(turn: &mut Turn<'_>, seat: Seat, received: PaintingId) -> Result<(), Rejection> {
    let state = turn.state();
    let player = &state.players[seat];
    let given = without_space(player)?;
    if !state.museum.paintings.contains(&received) || state.museum.newest == Some(received) {
        return Err(Rejection::NotInMuseum { painting: received });
    }
    if received.printed().genre != given.printed().genre {
        return Err(Rejection::OtherType);
    }
    if player.wall.placements(received.printed().size()).is_empty() {
        return Err(Rejection::ExchangeDoesNotFit);
    }
    turn.emit(Event::PaintingExchanged { seat, given, received });
    Ok(())
}

pub(super) fn store_excess(turn: &mut Turn<'_>, seat: Seat) -> Result<(), Rejection> {
    let painting = may_store(turn.state(), seat)?;
    turn.emit(Event::ExcessStored { seat, painting });
    if !turn.state().players[seat].wall.is_full() {
        turn.emit(decor::earned(seat, 1));
        decor::settle(turn, seat);
    }
    hanging::finish_if_done(turn, seat);
    Ok(())
}
