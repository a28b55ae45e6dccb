//! Visitors: who may enter a gallery, what they earn, and how they come and leave (p. 5, 8, 10, 12).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::components::printed;
use super::super::event::Event;
use super::super::pieces::{Visitor, VisitorCounts, VisitorSet};
use super::super::player::Player;
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, lookahead, wrong_decision};
use crate::kernel::Seat;

/// Returns the kinds of visitors the gallery has room for: Collectors up to one more than works sold (p. 5).
#[must_use]
pub fn admitted(player: &Player) -> VisitorSet {
    if player.gallery[Visitor::Collector] <= player.works_sold() {
        VisitorSet::ALL
    } else {
        VisitorSet::VIP_OR_INVESTOR
    }
}

/// Returns the Influence that the visitors in the gallery earn.
#[must_use]
pub fn influence_earned(player: &Player) -> u8 {
    let each = &printed().earnings.influence;
    Visitor::ALL.into_iter().map(|kind| each[kind] * player.gallery[kind]).sum()
}

/// Returns the money that the visitors in the gallery earn.
#[must_use]
pub fn money_earned(player: &Player) -> u8 {
    let each = &printed().earnings.money;
    Visitor::ALL.into_iter().map(|kind| each[kind] * player.gallery[kind]).sum()
}

/// Moves a visitor into the gallery of a seat, as a bonus allows.
pub fn welcome(turn: &mut GalleristTurn<'_>, seat: Seat, visitor: Visitor) -> RuleResult {
    let s = turn.state();
    let Some(Task::Welcome { bag, among }) = s.agenda.last().copied() else { return Err(wrong_decision(s)) };
    if !among.has(visitor) {
        return Err(Rejection::VisitorNotMeant { visitor });
    }
    let from = if bag { &s.bag } else { &s.plaza };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    if !admitted(s.player(seat)).has(visitor) {
        return Err(Rejection::TooManyCollectors);
    }
    let welcomed = Event::VisitorWelcomed { seat, visitor, bag };
    lookahead::allows(s, seat, &welcomed)?;
    turn.emit(welcomed);
    Ok(())
}

/// Adds the visitors who can be welcomed.
pub fn add_welcomes(s: &State, seat: Seat, out: &mut impl CommandSink) {
    let Some(Task::Welcome { bag, among }) = s.agenda.last().copied() else { return };
    let from = if bag { &s.bag } else { &s.plaza };
    for visitor in among.and(from.kinds()).and(admitted(s.player(seat))).iter() {
        if lookahead::allows(s, seat, &Event::VisitorWelcomed { seat, visitor, bag }).is_ok() {
            out.add(Command::WelcomeVisitor { visitor });
        }
    }
}

/// Sends a visitor to the Plaza: from the gallery after a sale, otherwise from the lobby.
pub fn send(turn: &mut GalleristTurn<'_>, seat: Seat, visitor: Visitor) -> RuleResult {
    let s = turn.state();
    let (from, event) = match s.agenda.last() {
        Some(Task::SendBuyer { .. }) => (&s.player(seat).gallery, Event::BuyerLeft { seat, visitor }),
        Some(Task::SendLobby) => (&s.player(seat).lobby, Event::VisitorLeft { seat, visitor }),
        _ => return Err(wrong_decision(s)),
    };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    turn.emit(event);
    Ok(())
}

/// Adds the visitors who can leave.
pub fn add_departures(from: &VisitorCounts, out: &mut impl CommandSink) {
    for visitor in from.kinds().iter() {
        out.add(Command::SendVisitor { visitor });
    }
}
