//! Moving to another location: leaving an assistant behind, and kicking out the piece there (p. 5, 6).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{AssistantSource, ByLocation, Location, Occupant, Owner, PieceKind};
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, act, executive, lacerda, lookahead, wrong_decision};
use crate::kernel::Seat;

fn check_moving(s: &State) -> RuleResult {
    if s.stage == Stage::Move && s.agenda.is_empty() { Ok(()) } else { Err(wrong_decision(s)) }
}

/// Checks that an assistant can be left behind.
pub fn check_leave(s: &State, seat: Seat, from: AssistantSource) -> RuleResult {
    if s.leaving {
        return Err(Rejection::AlreadyLeaving);
    }
    if s.gallerist(seat).is_none() {
        return Err(Rejection::NotOnALocation);
    }
    if !s.has_assistant(seat, from) {
        return Err(Rejection::NoAssistantThere { from });
    }
    Ok(())
}

/// Takes an assistant along to leave it behind.
pub fn leave(turn: &mut GalleristTurn<'_>, seat: Seat, from: AssistantSource) -> RuleResult {
    check_moving(turn.state())?;
    check_leave(turn.state(), seat, from)?;
    let only_later = MoveTargets::of(turn.state(), seat).is_only_later();
    lookahead::allows_leaving(turn.state(), seat, from, only_later)?;
    turn.emit(Event::AssistantLeft { seat, from });
    Ok(())
}

/// The locations a seat may move to: others than its own, with a possible action if any location has one. An executive action may
/// still make an action possible.
struct MoveTargets {
    from: Option<Location>,
    /// The locations where an action is possible now.
    possible: ByLocation<bool>,
    /// Whether the seat may move to every other location.
    anywhere: bool,
}

impl MoveTargets {
    fn of(s: &State, seat: Seat) -> Self {
        let from = s.gallerist(seat);
        let possible =
            ByLocation(Location::ALL.map(|location| Some(location) != from && act::is_possible(s, seat, location)));
        let any = possible.0.contains(&true);
        let anywhere = if s.rules.demands_location_action() {
            !any && !lookahead::is_possible_elsewhere(s, seat)
        } else {
            !any || executive::is_possible(s, seat)
        };
        Self { from, possible, anywhere }
    }

    /// Returns whether an action is possible only after an executive action.
    fn is_only_later(&self) -> bool {
        !self.anywhere && !self.possible.0.contains(&true)
    }

    /// Checks that the seat may move to a location; returns whether only an executive action can make an action possible there.
    fn check(&self, s: &State, seat: Seat, location: Location) -> RuleResult<bool> {
        if self.from == Some(location) {
            return Err(Rejection::MustMove);
        }
        if self.possible[location] {
            return Ok(false);
        }
        if s.rules.demands_location_action() && lookahead::is_possible_later(s, seat, location) {
            return Ok(true);
        }
        if !self.anywhere {
            return Err(Rejection::NothingToDoThere { location });
        }
        Ok(self.possible.0.contains(&true))
    }
}

/// Returns the event that removes the piece from a location a seat moves to.
pub fn displacement(s: &State, seat: Seat, location: Location) -> Option<Event> {
    let Occupant { owner, piece } = s.locations[location]?;
    Some(match owner {
        Owner::Seat(other) if other == seat || s.last_round => Event::SentHome { seat: other, piece, location },
        Owner::Seat(other) => Event::KickedOut { seat: other, piece, location },
        Owner::Lacerda => Event::LacerdaKickedOut { location, piece },
    })
}

/// Moves the gallerist of a seat.
pub fn move_to(turn: &mut GalleristTurn<'_>, seat: Seat, location: Location) -> RuleResult {
    let s = turn.state();
    check_moving(s)?;
    let promised = MoveTargets::of(s, seat).check(s, seat, location)?;
    let occupant = s.locations[location];
    let at_once = !s.rules.lacerda_places_after_the_turn();
    if let Some(event) = displacement(s, seat, location) {
        turn.emit(event);
    }
    turn.emit(Event::Moved { seat, location, promised });
    let kicks_lacerda = occupant.is_some_and(|occupant| occupant.owner == Owner::Lacerda);
    if at_once && kicks_lacerda && location == Location::InternationalMarket {
        lacerda::place(turn);
    }
    Ok(())
}

/// Adds the legal moves; returns the locations where an action is possible now.
pub fn add_legal(s: &State, seat: Seat, out: &mut impl CommandSink) -> ByLocation<bool> {
    let targets = MoveTargets::of(s, seat);
    for location in Location::ALL {
        if !out.is_full() && targets.check(s, seat, location).is_ok() {
            out.add(Command::MoveTo { location });
        }
    }
    if s.leaving || targets.from.is_none() || out.is_full() {
        return targets.possible;
    }
    let only_later = targets.is_only_later();
    for from in AssistantSource::ALL {
        if s.has_assistant(seat, from) && lookahead::allows_leaving(s, seat, from, only_later).is_ok() {
            out.add(Command::LeaveAssistant { from });
        }
    }
    targets.possible
}

/// Returns whether the piece on a location is the seat's own assistant, which would go home if the seat moved there.
pub fn would_return(s: &State, seat: Seat, location: Location) -> bool {
    s.locations[location] == Some(Occupant { owner: Owner::Seat(seat), piece: PieceKind::Assistant })
}
