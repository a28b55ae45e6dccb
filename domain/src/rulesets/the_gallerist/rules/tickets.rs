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

/// Where a ticket comes from.
enum Source {
    BoxOffice,
    Discards,
    /// It is nowhere to be had; the exchange takes place all the same.
    Nowhere,
}

fn is_gone(s: &State, ticket: Visitor) -> bool {
    s.box_office[ticket] == 0 && s.discards[ticket] == 0
}

/// Whether a gain is missed for which no colour is left; of several such colours the first stands for all.
fn is_missed(s: &State, due: VisitorSet, ticket: Visitor) -> bool {
    s.rules.missing_ticket_costs_another()
        && due.iter().next() == Some(ticket)
        && due.iter().all(|colour| is_gone(s, colour))
}

/// Whether a ticket can be taken in this exchange, and where it then comes from.
fn check(s: &State, due: VisitorSet, ticket: Visitor, discarding: Option<Visitor>) -> Checked<Source> {
    if !due.has(ticket) {
        return Err(Rejection::WrongTicket { ticket });
    }
    let in_box = s.box_office[ticket] > 0;
    let exchange = !in_box && s.box_office.total() > 0;
    let gone = is_gone(s, ticket);
    if gone && !(exchange && is_missed(s, due, ticket)) {
        return Err(Rejection::TicketsGone { ticket });
    }
    match discarding {
        None if exchange => Err(Rejection::WrongExchange { ticket }),
        Some(other) if !exchange || s.box_office[other] == 0 => Err(Rejection::WrongExchange { ticket: other }),
        _ if in_box => Ok(Source::BoxOffice),
        _ if gone => Ok(Source::Nowhere),
        _ => Ok(Source::Discards),
    }
}

/// A seat takes a ticket.
pub fn take(turn: &mut Deciding<'_>, seat: Seat, ticket: Visitor, discarding: Option<Visitor>) -> Checked {
    let s = turn.state();
    let Some(Task::Tickets { first, .. }) = s.agenda.last().copied() else { return Err(wrong(s)) };
    let source = check(s, first, ticket, discarding)?;
    turn.emit(match (source, discarding) {
        (Source::Nowhere, Some(discarding)) => Event::TicketMissed { seat, ticket, discarding },
        (source, _) => {
            let from_discards = matches!(source, Source::Discards);
            Event::TicketTaken { seat, ticket, from_discards, discarding }
        }
    });
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
