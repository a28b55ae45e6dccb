//! Says the events of money, Influence, tickets, visitors and assistants.

use super::super::super::event::Event;
use super::super::super::pieces::Visitor;
use super::super::terms::{influence, money, term};
use super::{of_player, plain};
use crate::args;
use crate::kernel::{Speaker, Words};

pub(super) fn ticket(say: &Speaker<'_>, event: &Event) -> Words {
    let a = |ticket: &Visitor| term(say, "visitor", ticket, "a-ticket");
    match event {
        Event::TicketTaken { seat, ticket, from_discards, discarding } => {
            let mut args = args!["player" => say.player(*seat), "ticket" => a(ticket)];
            let message = match (discarding, from_discards) {
                (Some(other), _) => {
                    args.set("other", a(other));
                    "event-ticket-exchanged"
                }
                (None, true) => "event-spent-ticket-taken",
                (None, false) => "event-ticket-taken",
            };
            say.words(message, &args)
        }
        Event::TicketMissed { seat, discarding, .. } => {
            say.words("event-ticket-missed", &args!["player" => say.player(*seat), "other" => a(discarding)])
        }
        Event::TicketSpent { seat, visitor, lobby } => {
            let mut args = args!["player" => say.player(*seat), "visitor" => term(say, "visitor", visitor, "a")];
            let message = match lobby {
                None => "event-ticket-spent",
                Some(own) if own == seat => "event-ticket-spent-in-lobby",
                Some(other) => {
                    args.set("other", say.player(*other));
                    "event-ticket-spent-elsewhere"
                }
            };
            say.words(message, &args)
        }
        _ => plain(say, event),
    }
}

pub(super) fn goods(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::Paid { seat, cash, with_influence, influence } => {
            let message = match (cash, with_influence) {
                (_, 0) => "event-paid",
                (0, _) => "event-paid-by-influence",
                _ => "event-paid-with-influence",
            };
            let (cash, rest) = (money(say, *cash), money(say, *with_influence));
            let args = args!["player" => say.player(*seat), "cash" => cash, "rest" => rest, "influence" => *influence];
            say.words(message, &args)
        }
        Event::AssistantsHired { seat, count, price } => {
            let assistants = say.text("amount-assistants", &args!["count" => *count]);
            let args = args!["player" => say.player(*seat), "assistants" => assistants, "price" => money(say, *price)];
            say.words("event-assistants-hired", &args)
        }
        Event::AssistantGained { seat } => of_player(say, event, *seat),
        Event::InfluenceGained { seat, amount } => {
            let amount = influence(say, *amount);
            say.words("event-influence-gained", &args!["player" => say.player(*seat), "amount" => amount])
        }
        Event::MoneyGained { seat, amount } => {
            let amount = money(say, *amount);
            say.words("event-money-gained", &args!["player" => say.player(*seat), "amount" => amount])
        }
        Event::VisitorWelcomed { seat, visitor, bag } => {
            let message = if *bag { "event-bag-visitor-welcomed" } else { "event-visitor-welcomed" };
            let visitor = term(say, "visitor", visitor, "a");
            say.words(message, &args!["player" => say.player(*seat), "visitor" => visitor])
        }
        Event::VisitorLeft { seat, visitor } => {
            let visitor = term(say, "visitor", visitor, "a");
            say.words("event-visitor-left", &args!["player" => say.player(*seat), "visitor" => visitor])
        }
        _ => plain(say, event),
    }
}
