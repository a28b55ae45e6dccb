//! Moving: to another location, possibly leaving an assistant behind, kicking out whoever is there (p. 5, 6).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Location, Occupant, Owner, Piece, Post};
use super::super::rejection::Rejection;
use super::super::state::{Stage, State};
use super::legal::Out;
use super::{Checked, Deciding, act, executive, lacerda, wrong};
use crate::kernel::Seat;

fn moving(s: &State) -> Checked {
    if s.stage == Stage::Move && s.agenda.is_empty() { Ok(()) } else { Err(wrong(s)) }
}

fn check_leave(s: &State, seat: Seat, from: Post) -> Checked {
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
    turn.emit(Event::AssistantLeft { seat, from });
    Ok(())
}

/// Where a seat could go: elsewhere, and where something can be done, if that is possible anywhere. An executive
/// action may still open up what is closed now.
struct Reach {
    from: Option<Location>,
    /// Whether something can be done at another location.
    useful: bool,
    /// Whether every other location is open.
    anywhere: bool,
}

impl Reach {
    fn of(s: &State, seat: Seat) -> Self {
        let from = s.gallerist(seat);
        let useful = |location| Some(location) != from && act::possible(s, seat, location);
        let useful = Location::ALL.into_iter().any(useful);
        Self { from, useful, anywhere: !useful || executive::possible(s, seat) }
    }

    fn check(&self, s: &State, seat: Seat, location: Location) -> Checked {
        if self.from == Some(location) {
            return Err(Rejection::MustMove);
        }
        if !self.anywhere && !act::possible(s, seat, location) {
            return Err(Rejection::NothingToDoThere { location });
        }
        Ok(())
    }
}

/// A seat moves.
pub fn go(turn: &mut Deciding<'_>, seat: Seat, location: Location) -> Checked {
    let s = turn.state();
    moving(s)?;
    let reach = Reach::of(s, seat);
    reach.check(s, seat, location)?;
    let promised = reach.useful && !act::possible(s, seat, location);
    let last_round = s.last_round;
    let there = s.locations[location];
    if let Some(Occupant { owner, piece }) = there {
        match owner {
            Owner::Seat(other) if other == seat || last_round => {
                turn.emit(Event::SentHome { seat: other, piece, location });
            }
            Owner::Seat(other) => turn.emit(Event::KickedOut { seat: other, piece, location }),
            Owner::Lacerda => turn.emit(Event::LacerdaKickedOut { location, piece }),
        }
    }
    turn.emit(Event::Moved { seat, location, promised });
    if location == Location::InternationalMarket && there.is_some_and(|there| there.owner == Owner::Lacerda) {
        lacerda::place(turn);
    }
    Ok(())
}

/// How one can move.
pub fn each(s: &State, seat: Seat, out: &mut impl Out) {
    let reach = Reach::of(s, seat);
    for location in Location::ALL {
        if reach.check(s, seat, location).is_ok() {
            out.add(Command::MoveTo { location });
        }
    }
    for from in Post::ALL {
        if check_leave(s, seat, from).is_ok() {
            out.add(Command::LeaveAssistant { from });
        }
    }
}

/// Whether the piece on a location is this seat's own assistant, who would come home if the seat went there.
pub fn would_return(s: &State, seat: Seat, location: Location) -> bool {
    s.locations[location] == Some(Occupant { owner: Owner::Seat(seat), piece: Piece::Assistant })
}
