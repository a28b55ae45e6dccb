//! Taking tickets from the box office, or from the discards in exchange; never two of a colour at once (p. 14).

use super::super::agenda::Task;
use super::super::command::Command;
use super::super::event::Event;
use super::super::pieces::{Visitor, VisitorSet};
use super::super::rejection::Rejection;
use super::super::state::State;
use super::legal::CommandSink;
use super::{GalleristTurn, RuleResult, wrong_decision};
use crate::kernel::Seat;

/// The place a ticket is taken from.
enum TicketSource {
    BoxOffice,
    Discards,
    /// No ticket of the colour is left; the exchange happens without a gain.
    None,
}

fn is_gone(s: &State, ticket: Visitor) -> bool {
    s.box_office[ticket] == 0 && s.discards[ticket] == 0
}

/// Returns whether a gain is missed because none of its colours is left. Only the first of the colours is offered then.
fn is_missed(s: &State, due: VisitorSet, ticket: Visitor) -> bool {
    s.rules.missing_ticket_costs_another()
        && due.iter().next() == Some(ticket)
        && due.iter().all(|colour| is_gone(s, colour))
}

/// Checks that a ticket can be taken in this exchange; returns where it comes from.
fn check(s: &State, due: VisitorSet, ticket: Visitor, discarding: Option<Visitor>) -> RuleResult<TicketSource> {
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
        _ if in_box => Ok(TicketSource::BoxOffice),
        _ if gone => Ok(TicketSource::None),
        _ => Ok(TicketSource::Discards),
    }
}

/// Takes a ticket.
pub fn take(turn: &mut GalleristTurn<'_>, seat: Seat, ticket: Visitor, discarding: Option<Visitor>) -> RuleResult {
    let s = turn.state();
    let Some(Task::Tickets { first, .. }) = s.agenda.last().copied() else { return Err(wrong_decision(s)) };
    let source = check(s, first, ticket, discarding)?;
    turn.emit(match (source, discarding) {
        (TicketSource::None, Some(discarding)) => Event::TicketMissed { seat, ticket, discarding },
        (source, _) => {
            let from_discards = matches!(source, TicketSource::Discards);
            Event::TicketTaken { seat, ticket, from_discards, discarding }
        }
    });
    Ok(())
}

/// Adds the tickets that can be taken.
pub fn add_legal(s: &State, due: VisitorSet, out: &mut impl CommandSink) {
    let exchanges = [None, Some(Visitor::Vip), Some(Visitor::Investor), Some(Visitor::Collector)];
    for ticket in due.iter() {
        for discarding in exchanges {
            if check(s, due, ticket, discarding).is_ok() {
                out.add(Command::TakeTicket { ticket, discarding });
            }
        }
    }
}
