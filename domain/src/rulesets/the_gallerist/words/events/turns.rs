//! Says the events of turns: moving, being kicked out, acting, finishing.

use super::super::super::event::Event;
use super::super::terms::{piece, term};
use super::{of_player, plain};
use crate::args;
use crate::kernel::{Speaker, Words};

pub(super) fn turn(say: &Speaker<'_>, event: &Event) -> Words {
    match event {
        Event::StartChosen { seat, location } => {
            let at = term(say, "location", location, "at");
            say.words("event-start-chosen", &args!["player" => say.player(*seat), "at" => at])
        }
        Event::AssistantLeft { seat, from } => {
            let from = term(say, "source", from, "from");
            say.words("event-assistant-left", &args!["player" => say.player(*seat), "from" => from])
        }
        Event::KickedOut { seat, piece: kind, location } => {
            let from = term(say, "location", location, "out");
            say.words("event-kicked-out", &args!["piece" => piece(say, *seat, *kind), "from" => from])
        }
        Event::SentHome { seat, piece: kind, location } => {
            let from = term(say, "location", location, "from");
            say.words("event-sent-home", &args!["piece" => piece(say, *seat, *kind), "from" => from])
        }
        Event::Moved { seat, location, .. } => {
            let to = term(say, "location", location, "to");
            say.words("event-moved", &args!["player" => say.player(*seat), "to" => to])
        }
        Event::ActionTaken { seat, action, influence } => {
            let (name, to) = (say.name("action", action), term(say, "action", action, "to"));
            let args = args!["player" => say.player(*seat), "action" => name, "to" => to, "influence" => *influence];
            say.words("event-action-taken", &args)
        }
        Event::StepSkipped { seat, step } => {
            let why = term(say, "step", step, "why");
            say.words("event-step-skipped", &args!["player" => say.player(*seat), "why" => why])
        }
        Event::TurnBegan { seat }
        | Event::Finished { seat }
        | Event::KickedOutTurnBegan { seat, .. }
        | Event::KickedOutTurnEnded { seat } => of_player(say, event, *seat),
        _ => plain(say, event),
    }
}
