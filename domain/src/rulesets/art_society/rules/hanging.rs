//! Placing tiles (p. 5-6): the new painting, the assistant's tile, and the end of a seat's turn.

use super::exchanged::{self, Placing};
use super::{Turn, decor, round};
use crate::kernel::Seat;
use crate::rulesets::art_society::components::{PaintingId, components};
use crate::rulesets::art_society::event::Event;
use crate::rulesets::art_society::rejection::Rejection;
use crate::rulesets::art_society::state::{Edition, Player, Stage, State};
use crate::rulesets::art_society::wall::{Cell, Hung, Size, Spot, Tile};

/// Returns the painting that this seat must place next.
pub(super) fn painting_to_place(player: &Player) -> Result<PaintingId, Rejection> {
    if player.turn.decor.is_some() {
        return Err(Rejection::DecorFirst);
    }
    player.pending().ok_or(Rejection::NoPaintingToPlace)
}

/// Checks that the painting may be given to the assistant, and returns it.
pub(super) fn may_hold(edition: Edition, player: &Player) -> Result<PaintingId, Rejection> {
    let painting = painting_to_place(player)?;
    if painting.printed().is_starting() {
        return Err(Rejection::StartingMustHang);
    }
    if player.turn.exchanged && edition != Edition::French {
        return Err(Rejection::ExchangedMustHang);
    }
    if player.assistant.is_some() {
        return Err(Rejection::AssistantFull);
    }
    Ok(painting)
}

/// Checks that the assistant's tile may be hung now, and returns it.
pub(super) fn may_hang_assistant_tile(state: &State, seat: Seat) -> Result<Tile, Rejection> {
    let player = &state.players[seat];
    let any_time = state.rules.assistant_at_any_time();
    if player.turn.stage != Stage::Placing {
        return Err(Rejection::NotYourTurnToHang);
    }
    if player.turn.decor.is_some() && !any_time {
        return Err(Rejection::DecorFirst);
    }
    if player.assistant.is_none() {
        return Err(Rejection::AssistantEmpty);
    }
    let tile = player.assistant_tile().ok_or(Rejection::AssistantJustGiven)?;
    if !any_time && player.must_hang_exchanged() {
        return Err(Rejection::ExchangedMustHang);
    }
    Ok(tile)
}

/// Returns where the assistant's tile may be hung.
pub(super) fn assistant_spots(state: &State, seat: Seat, tile: Tile) -> impl Iterator<Item = Spot> {
    let spots = state.players[seat].wall.placements(tile.size()).spots();
    spots.filter(move |at| exchanged::allows(state, seat, Placing::AssistantTile(Hung { tile, at: *at })).is_ok())
}

/// Checks that a tile may be hung at this cell, and returns its spot.
pub(super) fn place(player: &Player, size: Size, at: Cell) -> Result<Spot, Rejection> {
    let spot = at.spot().ok_or(Rejection::OutsideWall)?;
    let cells = size.at(spot).ok_or(Rejection::OutsideWall)?;
    if cells.meets(player.wall.filled()) {
        return Err(Rejection::Overlaps);
    }
    if !cells.edges().meets(player.wall.filled()) {
        return Err(Rejection::Unattached);
    }
    Ok(spot)
}

pub(super) fn hang_painting(turn: &mut Turn<'_>, seat: Seat, at: Cell) -> Result<(), Rejection> {
    let player = &turn.state().players[seat];
    let painting = painting_to_place(player)?;
    let size = painting.printed().size();
    let spot = if painting.printed().is_starting() {
        let spot = at.spot().ok_or(Rejection::OutsideWall)?;
        let cells = size.at(spot).ok_or(Rejection::OutsideWall)?;
        if !cells.meets(components().stars) {
            return Err(Rejection::NotOnStar);
        }
        spot
    } else {
        place(player, size, at)?
    };
    let shields = earned(player, painting, spot);
    turn.emit(Event::PaintingHung { seat, painting, at: spot });
    after_hanging(turn, seat, shields);
    Ok(())
}

pub(super) fn hold_painting(turn: &mut Turn<'_>, seat: Seat) -> Result<(), Rejection> {
    let state = turn.state();
    let painting = may_hold(state.edition, &state.players[seat])?;
    turn.emit(Event::PaintingHeld { seat, painting });
    finish_if_done(turn, seat);
    Ok(())
}

pub(super) fn hang_assistant_tile(turn: &mut Turn<'_>, seat: Seat, at: Cell) -> Result<(), Rejection> {
    let state = turn.state();
    let player = &state.players[seat];
    let tile = may_hang_assistant_tile(state, seat)?;
    let spot = place(player, tile.size(), at)?;
    exchanged::allows(state, seat, Placing::AssistantTile(Hung { tile, at: spot }))?;
    let shields = match tile {
        Tile::Painting(painting) => earned(player, painting, spot),
        Tile::Decor(_) => 0,
    };
    turn.emit(Event::AssistantTileHung { seat, tile, at: spot });
    after_hanging(turn, seat, shields);
    Ok(())
}

pub(super) fn finish_turn(turn: &mut Turn<'_>, seat: Seat) -> Result<(), Rejection> {
    let player = &turn.state().players[seat];
    if player.turn.stage != Stage::Placing {
        return Err(Rejection::NotYourTurnToHang);
    }
    if player.turn.pending || player.turn.decor.is_some() {
        return Err(Rejection::TurnNotFinished);
    }
    finish(turn, seat);
    Ok(())
}

/// Returns the shields earned: one for each touched painting with the same frame (p. 5).
fn earned(player: &Player, painting: PaintingId, at: Spot) -> u8 {
    let printed = painting.printed();
    printed.size().at(at).map_or(0, |cells| player.wall.matches(printed.frame, cells))
}

fn after_hanging(turn: &mut Turn<'_>, seat: Seat, shields: u8) {
    if shields > 0 {
        turn.emit(decor::earned(seat, shields));
    }
    decor::settle(turn, seat);
    finish_if_done(turn, seat);
}

/// Ends the turn of a seat that has nothing left to place.
pub(super) fn finish_if_done(turn: &mut Turn<'_>, seat: Seat) {
    if !has_something_left(turn.state(), seat) {
        finish(turn, seat);
    }
}

fn has_something_left(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    player.turn.pending
        || player.turn.decor.is_some()
        || player.assistant_tile().is_some_and(|tile| !player.wall.placements(tile.size()).is_empty())
}

fn finish(turn: &mut Turn<'_>, seat: Seat) {
    turn.emit(Event::TurnFinished { seat });
    round::after_turn(turn);
}
