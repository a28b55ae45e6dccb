//! Moving: to another location, possibly leaving an assistant behind, kicking out whoever is there (p. 5, 6).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{ByLocation, Location, Occupant, Owner, Piece, Post};
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::Out;
use super::{Checked, Deciding, act, executive, lacerda, outlook, wrong};
use crate::kernel::Seat;

fn moving(s: &State) -> Checked {
    if s.stage == Stage::Move && s.agenda.is_empty() { Ok(()) } else { Err(wrong(s)) }
}

/// Whether an assistant can be left behind.
pub fn check_leave(s: &State, seat: Seat, from: Post) -> Checked {
    if s.leaving {
        return Err(Rejection::AlreadyLeaving);
    }
    if s.gallerist(seat).is_none() {
        return Err(Rejection::NotOnALocation);
    }
    if !s.has_assistant(seat, from) {
        return Err(Rejection::NoAssistantThere { post: from });
    }
    Ok(())
}

/// A seat decides to leave an assistant behind.
pub fn leave(turn: &mut Deciding<'_>, seat: Seat, from: Post) -> Checked {
    moving(turn.state())?;
    check_leave(turn.state(), seat, from)?;
    let only_later = Reach::of(turn.state(), seat).is_only_later();
    outlook::allows_leaving(turn.state(), seat, from, only_later)?;
    turn.emit(Event::AssistantLeft { seat, from });
    Ok(())
}

/// Where a seat could go: elsewhere, and where something can be done, if that is possible anywhere. An executive
/// action may still open up what is closed now.
struct Reach {
    from: Option<Location>,
    /// Where something can be done at once.
    useful: ByLocation<bool>,
    /// Whether every other location is open.
    anywhere: bool,
}

impl Reach {
    fn of(s: &State, seat: Seat) -> Self {
        let from = s.gallerist(seat);
        let useful =
            ByLocation(Location::ALL.map(|location| Some(location) != from && act::possible(s, seat, location)));
        let some = useful.0.contains(&true);
        let anywhere = if s.rules.demands_location_action() {
            !some && !outlook::somewhere(s, seat)
        } else {
            !some || executive::possible(s, seat)
        };
        Self { from, useful, anywhere }
    }

    /// Whether something can be done, but nowhere at once.
    fn is_only_later(&self) -> bool {
        !self.anywhere && !self.useful.0.contains(&true)
    }

    /// Whether the seat may go there; whether an executive action is promised to make that worth while.
    fn check(&self, s: &State, seat: Seat, location: Location) -> Checked<bool> {
        if self.from == Some(location) {
            return Err(Rejection::MustMove);
        }
        if self.useful[location] {
            return Ok(false);
        }
        if s.rules.demands_location_action() && outlook::offered_later(s, seat, location) {
            return Ok(true);
        }
        if !self.anywhere {
            return Err(Rejection::NothingToDoThere { location });
        }
        Ok(self.useful.0.contains(&true))
    }
}

/// What becomes of the piece on a location a seat goes to.
pub fn displacement(s: &State, seat: Seat, location: Location) -> Option<Event> {
    let Occupant { owner, piece } = s.locations[location]?;
    Some(match owner {
        Owner::Seat(other) if other == seat || s.last_round => Event::SentHome { seat: other, piece, location },
        Owner::Seat(other) => Event::KickedOut { seat: other, piece, location },
        Owner::Lacerda => Event::LacerdaKickedOut { location, piece },
    })
}

/// A seat moves.
pub fn go(turn: &mut Deciding<'_>, seat: Seat, location: Location) -> Checked {
    let s = turn.state();
    moving(s)?;
    let promised = Reach::of(s, seat).check(s, seat, location)?;
    let there = s.locations[location];
    let at_once = !s.rules.lacerda_places_after_the_turn();
    if let Some(event) = displacement(s, seat, location) {
        turn.emit(event);
    }
    turn.emit(Event::Moved { seat, location, promised });
    let kicks_lacerda = there.is_some_and(|there| there.owner == Owner::Lacerda);
    if at_once && kicks_lacerda && location == Location::InternationalMarket {
        lacerda::place(turn);
    }
    Ok(())
}

/// How one can move; where something can be done at once.
pub fn each(s: &State, seat: Seat, out: &mut impl Out) -> ByLocation<bool> {
    let reach = Reach::of(s, seat);
    for location in Location::ALL {
        if !out.is_full() && reach.check(s, seat, location).is_ok() {
            out.add(Command::MoveTo { location });
        }
    }
    if s.leaving || reach.from.is_none() || out.is_full() {
        return reach.useful;
    }
    let only_later = reach.is_only_later();
    for from in Post::ALL {
        if s.has_assistant(seat, from) && outlook::allows_leaving(s, seat, from, only_later).is_ok() {
            out.add(Command::LeaveAssistant { from });
        }
    }
    reach.useful
}

/// Whether the piece on a location is this seat's own assistant, who would come home if the seat went there.
pub fn would_return(s: &State, seat: Seat, location: Location) -> bool {
    s.locations[location] == Some(Occupant { owner: Owner::Seat(seat), piece: Piece::Assistant })
}
