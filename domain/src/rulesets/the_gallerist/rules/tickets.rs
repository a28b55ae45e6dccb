//! Tickets: from the box office, or in exchange from the discards; never two of a colour at once (p. 14).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Visitor, VisitorSet};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::Out;
use super::{Checked, Deciding, wrong};
use crate::kernel::Seat;

/// Whether a ticket can be taken in this exchange; whether it then comes from the discards.
fn check(s: &State, due: VisitorSet, ticket: Visitor, discarding: Option<Visitor>) -> Checked<bool> {
    if !due.has(ticket) {
        return Err(Rejection::WrongTicket { ticket });
    }
    let in_box = s.box_office[ticket] > 0;
    if !in_box && s.discards[ticket] == 0 {
        return Err(Rejection::TicketsGone { ticket });
    }
    let exchange = !in_box && s.box_office.total() > 0;
    match discarding {
        None if exchange => Err(Rejection::WrongExchange { ticket }),
        Some(other) if !exchange || s.box_office[other] == 0 => Err(Rejection::WrongExchange { ticket: other }),
        _ => Ok(!in_box),
    }
}

/// A seat takes a ticket.
pub fn take(turn: &mut Deciding<'_>, seat: Seat, ticket: Visitor, discarding: Option<Visitor>) -> Checked {
    let s = turn.state();
    let Some(Task::Tickets { first, .. }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    let from_discards = check(s, first, ticket, discarding)?;
    turn.emit(Event::TicketTaken { seat, ticket, from_discards, discarding });
    Ok(())
}

/// The tickets that can be taken.
pub fn each(s: &State, due: VisitorSet, out: &mut impl Out) {
    let exchanges = [None, Some(Visitor::Vip), Some(Visitor::Investor), Some(Visitor::Collector)];
    for ticket in due.iter() {
        for discarding in exchanges {
            if check(s, due, ticket, discarding).is_ok() {
                out.add(Command::TakeTicket { ticket, discarding });
            }
        }
    }
}
