//! The start: in reverse order each player chooses a location and takes the tile lying there (p. 3).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::Location;
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::Out;
use super::{Checked, Deciding, wrong};
use crate::kernel::Seat;

/// A seat chooses where to begin.
pub fn choose(turn: &mut Deciding<'_>, seat: Seat, location: Location) -> Checked {
    let s = turn.state();
    if s.stage != Stage::Start {
        return Err(wrong(s));
    }
    if s.start_tiles[location].is_none() {
        return Err(Rejection::StartTaken { location });
    }
    turn.emit(Event::StartChosen { seat, location });
    Ok(())
}

/// Everybody has chosen.
pub fn begin(turn: &mut Deciding<'_>) {
    let seat = turn.state().first;
    turn.emit(Event::PlayBegan {});
    turn.emit(Event::TurnBegan { seat });
}

/// Where one can begin.
pub fn each(s: &State, out: &mut impl Out) {
    for (location, tile) in s.start_tiles.iter() {
        if tile.is_some() {
            out.add(Command::ChooseStart { location });
        }
    }
}
