//! Executive actions: spending tickets, and using contracts (p. 5, 6).

use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Location, Post, Slot, Visitor};
use super::super::rejection::Rejection;
use super::super::state::{Executive, Stage, State};
use super::legal::Out;
use super::outlook::Outlook;
use super::{Checked, Deciding, wrong};
use crate::kernel::Seat;

/// Whether an executive action may begin now, or a ticket be added to one.
fn open(s: &State, ticket: bool) -> Checked {
    let early = s.stage == Stage::Move && s.rules.executive_before_moving();
    if !(early || s.stage == Stage::Act) || !s.agenda.is_empty() {
        return Err(wrong(s));
    }
    if early && s.leaving {
        return Err(Rejection::AlreadyLeaving);
    }
    match s.executive {
        Executive::Unused => Ok(()),
        Executive::Tickets if ticket => Ok(()),
        Executive::Tickets | Executive::Done => Err(Rejection::ExecutiveAlreadyTaken),
    }
}

fn check_ticket(s: &State, seat: Seat, visitor: Visitor, lobby: Option<Seat>) -> Checked {
    let player = s.player(seat);
    if player.tickets[visitor] == 0 {
        return Err(Rejection::TicketNotInHand { ticket: visitor });
    }
    let from = match lobby {
        None => &s.plaza,
        Some(other) if s.seats.has(other) => &s.player(other).lobby,
        Some(_) => return Err(Rejection::NoSuchVisitor { visitor }),
    };
    if from[visitor] == 0 {
        return Err(Rejection::NoSuchVisitor { visitor });
    }
    if lobby == Some(seat) && !player.welcome().has(visitor) {
        return Err(Rejection::TooManyCollectors);
    }
    Ok(())
}

/// A seat spends a ticket.
pub fn spend_ticket(turn: &mut Deciding<'_>, seat: Seat, visitor: Visitor, lobby: Option<Seat>) -> Checked {
    open(turn.state(), true)?;
    check_ticket(turn.state(), seat, visitor, lobby)?;
    Outlook::now(turn.state(), seat).allows_ticket(turn.state(), seat, visitor, lobby)?;
    turn.emit(Event::TicketSpent { seat, visitor, lobby });
    Ok(())
}

fn check_contract(s: &State, seat: Seat, slot: Slot) -> Checked {
    match s.player(seat).contracts[slot] {
        None => Err(Rejection::NoContractThere),
        Some(held) if held.assistant => Err(Rejection::BonusTaken),
        Some(_) => Ok(()),
    }
}

fn check_post(s: &State, seat: Seat, from: Post) -> Checked {
    if s.has_assistant(seat, from) { Ok(()) } else { Err(Rejection::NoAssistantThere { post: from }) }
}

/// A seat uses a contract.
pub fn use_contract(turn: &mut Deciding<'_>, seat: Seat, slot: Slot, from: Post) -> Checked {
    open(turn.state(), false)?;
    check_contract(turn.state(), seat, slot)?;
    check_post(turn.state(), seat, from)?;
    Outlook::now(turn.state(), seat).allows_contract(turn.state(), seat, slot, from)?;
    turn.emit(Event::ContractUsed { seat, slot, from });
    Ok(())
}

/// The moves tickets in hand pay for.
fn ticket_moves(s: &State, seat: Seat) -> impl Iterator<Item = (Visitor, Option<Seat>)> {
    let from = |visitor| std::iter::once(None).chain(s.seats.iter().map(Some)).map(move |lobby| (visitor, lobby));
    let kinds = s.player(seat).tickets.kinds();
    kinds.iter().flat_map(from).filter(move |(visitor, lobby)| check_ticket(s, seat, *visitor, *lobby).is_ok())
}

/// The ways to use contracts, if that may be done now.
pub fn contract_uses(s: &State, seat: Seat) -> impl Iterator<Item = (Slot, Post)> {
    let posts = move |slot| Post::ALL.into_iter().map(move |from| (slot, from));
    let usable = Slot::ALL.into_iter().filter(move |slot| check_contract(s, seat, *slot).is_ok());
    usable.flat_map(posts).filter(move |(_, from)| check_post(s, seat, *from).is_ok())
}

/// Whether a seat about to move could take an executive action afterwards.
pub fn possible(s: &State, seat: Seat) -> bool {
    if s.executive == Executive::Done {
        return false;
    }
    let usable = Slot::ALL.into_iter().any(|slot| check_contract(s, seat, slot).is_ok());
    let assistant = s.leaving || Post::ALL.into_iter().any(|post| s.has_assistant(seat, post));
    (usable && assistant) || ticket_moves(s, seat).next().is_some()
}

/// Adds the executive actions that can be taken now, told where a location action can be.
pub fn each(s: &State, seat: Seat, useful: &dyn Fn(Location) -> bool, out: &mut impl Out) {
    if open(s, true).is_err() || !possible(s, seat) {
        return;
    }
    let outlook = Outlook::of(s, seat, useful);
    for (visitor, lobby) in ticket_moves(s, seat) {
        if !out.is_full() && outlook.allows_ticket(s, seat, visitor, lobby).is_ok() {
            out.add(Command::SpendTicket { visitor, lobby });
        }
    }
    if open(s, false).is_ok() {
        for (slot, from) in contract_uses(s, seat) {
            if !out.is_full() && outlook.allows_contract(s, seat, slot, from).is_ok() {
                out.add(Command::UseContract { slot, from });
            }
        }
    }
}
