//! Carrying out: money, Influence, tickets, visitors and assistants.

use super::super::agenda::Task;
use super::super::components::printed;
use super::super::event::{Event, Step};
use super::super::pieces::{Visitor, VisitorSet};
use super::super::state::{Executive, State};

/// Carries such an event out.
pub(super) fn apply(s: &mut State, event: &Event) {
    match *event {
        Event::Paid { seat, cash, influence, .. } => {
            s.agenda.pop();
            let player = s.player_mut(seat);
            player.money -= u16::from(cash);
            player.influence = influence;
        }
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
            next_ticket(s, Some(ticket));
        }
        Event::TicketMissed { ticket, discarding, .. } => {
            s.box_office.lose(discarding);
            s.discards[discarding] += 1;
            next_ticket(s, Some(ticket));
        }
        Event::AssistantsHired { seat, count, price } => {
            let first = s.player(seat).hired;
            let player = s.player_mut(seat);
            player.hired += count;
            player.desks += count;
            for number in (first..first + count).rev() {
                hiring_bonus(s, number);
            }
            s.ask([Task::Pay { price, work: None }]);
        }
        Event::AssistantGained { seat } => {
            s.agenda.pop();
            let number = s.player(seat).hired;
            let player = s.player_mut(seat);
            player.hired += 1;
            player.desks += 1;
            hiring_bonus(s, number);
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
        Event::TicketSpent { seat, visitor, lobby } => {
            s.executive = Executive::Tickets;
            s.actions.broken = true;
            s.player_mut(seat).tickets.lose(visitor);
            s.discards[visitor] += 1;
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
        Event::StepSkipped { step: Step::Ticket, .. } => next_ticket(s, None),
        Event::StepSkipped { .. } => {
            s.agenda.pop();
        }
        _ => {}
    }
}

/// Goes on to the second ticket of a gain, which has another colour than the first.
fn next_ticket(s: &mut State, taken: Option<Visitor>) {
    if let Some(Task::Tickets { second, .. }) = s.agenda.pop() {
        let first = taken.map_or(second, |ticket| second.without(ticket));
        if !first.is_empty() {
            s.ask([Task::Tickets { first, second: VisitorSet::NONE }]);
        }
    }
}

fn hiring_bonus(s: &mut State, number: u8) {
    if let Some(bonus) = printed().queue.get(usize::from(number)).and_then(|hire| hire.bonus) {
        s.ask([Task::of(bonus)]);
    }
}
