//! Visitors who come by a bonus or leave after a job is done (p. 8, 10, 12).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Crowd, Visitor, VisitorSet};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, outlook, wrong};
use crate::kernel::Seat;

/// A seat welcomes a visitor into its gallery.
pub fn welcome(turn: &mut Deciding<'_>, seat: Seat, visitor: Visitor) -> Checked {
    let s = turn.state();
    let Some(Task::Welcome { bag, among }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    if !among.has(visitor) {
        return Err(Rejection::VisitorNotMeant { visitor });
    }
    let from = if bag { &s.bag } else { &s.plaza };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    if !s.player(seat).welcome().has(visitor) {
        return Err(Rejection::TooManyCollectors);
    }
    let welcomed = Event::VisitorWelcomed { seat, visitor, bag };
    outlook::allows(s, seat, &welcomed)?;
    turn.emit(welcomed);
    Ok(())
}

/// The visitors who can be welcomed.
pub fn each_welcome(s: &State, seat: Seat, bag: bool, among: VisitorSet, out: &mut impl Out) {
    let from = if bag { &s.bag } else { &s.plaza };
    for visitor in among.and(from.kinds()).and(s.player(seat).welcome()).iter() {
        if outlook::allows(s, seat, &Event::VisitorWelcomed { seat, visitor, bag }).is_ok() {
            out.add(Command::WelcomeVisitor { visitor });
        }
    }
}

/// A seat sends a visitor to the Plaza: from the gallery after a sale, else from the lobby.
pub fn send(turn: &mut Deciding<'_>, seat: Seat, visitor: Visitor) -> Checked {
    let s = turn.state();
    let (from, event) = match s.agenda.last() {
        Some(Task::SendBuyer { .. }) => (&s.player(seat).gallery, Event::BuyerLeft { seat, visitor }),
        Some(Task::SendLobby) => (&s.player(seat).lobby, Event::VisitorLeft { seat, visitor }),
        _ => return Err(wrong(s)),
    };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    turn.emit(event);
    Ok(())
}

/// The visitors who can leave.
pub fn each_leaving(from: &Crowd, out: &mut impl Out) {
    for visitor in from.kinds().iter() {
        out.add(Command::SendVisitor { visitor });
    }
}
