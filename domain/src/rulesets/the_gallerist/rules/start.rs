//! The start: in reverse order each player chooses a location and takes the tile on it (p. 3).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::Location;
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, wrong_decision};
use crate::kernel::Seat;

/// Chooses a start location.
pub fn choose(turn: &mut GalleristTurn<'_>, seat: Seat, location: Location) -> RuleResult {
    let s = turn.state();
    if s.stage != Stage::Start {
        return Err(wrong_decision(s));
    }
    if s.start_tiles[location].is_none() {
        return Err(Rejection::StartTaken { location });
    }
    turn.emit(Event::StartChosen { seat, location });
    Ok(())
}

/// Begins the first turn after every seat has chosen.
pub fn begin(turn: &mut GalleristTurn<'_>) {
    let seat = turn.state().first;
    turn.emit(Event::PlayBegan {});
    turn.emit(Event::TurnBegan { seat });
}

/// Adds the start locations that are still free.
pub fn add_legal(s: &State, out: &mut impl CommandSink) {
    for (location, tile) in s.start_tiles.iter() {
        if tile.is_some() {
            out.add(Command::ChooseStart { location });
        }
    }
}
