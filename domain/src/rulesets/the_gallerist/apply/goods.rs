//! Applies events about money, Influence, tickets, visitors and assistants.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::{Event, SkippedStep};
use super::super::pieces::{Visitor, VisitorSet};
use super::super::state::{ExecutiveProgress, State};
use crate::kernel::Seat;

/// Applies an event of this file's kinds; other kinds change nothing.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::Paid { seat, cash, influence, .. } => {
            s.agenda.pop();
            let player = s.player_mut(seat);
            player.money -= u16::from(cash);
            player.influence = influence;
        }
        Event::AssistantsHired { seat, count, price } => {
            hire(s, seat, count);
            s.push_tasks([Task::Pay { price, work: None }]);
        }
        Event::AssistantGained { seat } => {
            s.agenda.pop();
            hire(s, seat, 1);
        }
        Event::InfluenceGained { seat, amount } => {
            s.agenda.pop();
            s.player_mut(seat).gain_influence(amount);
        }
        Event::MoneyGained { seat, amount } => {
            s.agenda.pop();
            s.player_mut(seat).money += u16::from(amount);
        }
        Event::VisitorWelcomed { seat, visitor, bag } => {
            s.agenda.pop();
            let from = if bag { &mut s.bag } else { &mut s.plaza };
            from.lose(visitor);
            s.player_mut(seat).gallery[visitor] += 1;
        }
        Event::VisitorLeft { seat, visitor } => {
            s.agenda.pop();
            s.player_mut(seat).lobby.lose(visitor);
            s.plaza[visitor] += 1;
        }
        Event::StepSkipped { step: SkippedStep::Ticket, .. } => continue_tickets(s, None),
        Event::StepSkipped { .. } => {
            s.agenda.pop();
        }
        Event::TicketTaken { .. } | Event::TicketMissed { .. } | Event::TicketSpent { .. } => apply_ticket(s, event),
        _ => {}
    }
}

fn apply_ticket(s: &mut State, event: &Event) {
    match *event {
        Event::TicketTaken { seat, ticket, from_discards, discarding } => {
            if let Some(other) = discarding {
                s.box_office.lose(other);
                s.discards[other] += 1;
            }
            if from_discards {
                s.discards.lose(ticket);
            } else {
                s.box_office.lose(ticket);
            }
            s.player_mut(seat).tickets[ticket] += 1;
            continue_tickets(s, Some(ticket));
        }
        Event::TicketMissed { ticket, discarding, .. } => {
            s.box_office.lose(discarding);
            s.discards[discarding] += 1;
            continue_tickets(s, Some(ticket));
        }
        Event::TicketSpent { seat, visitor, lobby } => {
            s.executive = ExecutiveProgress::Tickets;
            s.actions.broken = true;
            s.player_mut(seat).tickets.lose(visitor);
            s.discards[visitor] += 1;
            move_visitor(s, seat, visitor, lobby);
        }
        _ => {}
    }
}

/// Moves a visitor one step: from the Plaza to the lobby of `seat`, from that lobby to the gallery, or from another seat's
/// lobby to the Plaza.
fn move_visitor(s: &mut State, seat: Seat, visitor: Visitor, lobby: Option<Seat>) {
    match lobby {
        None => {
            s.plaza.lose(visitor);
            s.player_mut(seat).lobby[visitor] += 1;
        }
        Some(other) if other == seat => {
            let player = s.player_mut(seat);
            player.lobby.lose(visitor);
            player.gallery[visitor] += 1;
        }
        Some(other) => {
            s.player_mut(other).lobby.lose(visitor);
            s.plaza[visitor] += 1;
        }
    }
}

/// Continues with the second ticket of a gain, whose colour differs from the first.
fn continue_tickets(s: &mut State, taken: Option<Visitor>) {
    if let Some(Task::Tickets { second, .. }) = s.agenda.pop() {
        let first = taken.map_or(second, |ticket| second.without(ticket));
        if !first.is_empty() {
            s.push_tasks([Task::Tickets { first, second: VisitorSet::NONE }]);
        }
    }
}

/// Moves the next assistants of the queue to desks and pushes the bonuses of their queue spaces.
fn hire(s: &mut State, seat: Seat, count: u8) {
    let player = s.player_mut(seat);
    let first = player.hired;
    player.hired += count;
    player.desks += count;
    for number in (first..first + count).rev() {
        if let Some(bonus) = printed().queue.get(usize::from(number)).and_then(|space| space.bonus) {
            s.push_tasks([Task::of(bonus)]);
        }
    }
}
