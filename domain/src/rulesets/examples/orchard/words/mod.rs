//! What a person reads and points at: the messages in `en.ftl` and `fr.ftl`, filled from what a viewer may see.

use std::sync::LazyLock;

use super::event::Seen;
use super::state::Order;
use super::{Command, Decision, Orchard, Rejection, Tally};
use crate::args;
use crate::kernel::words::message_id;
use crate::kernel::{
    ComponentWords, DecisionWords, HasKind, Language, Line, Messages, Presented, Scene, Seat, Speaker, Speech, Words,
};

/// The message catalogue.
pub(super) fn messages() -> &'static Messages {
    static MESSAGES: LazyLock<Messages> =
        LazyLock::new(|| Messages::new([include_str!("en.ftl"), include_str!("fr.ftl")]));
    &MESSAGES
}

/// Returns a speaker of these messages.
pub(super) fn speaker<'a>(speech: &Speech<'a>) -> Speaker<'a> {
    Speaker::new(messages(), *speech)
}

/// Says what each command does. A person points at the work, then at the bid.
pub(super) fn present(speech: &Speech<'_>, seat: Seat, commands: &[Command]) -> Vec<Presented> {
    let say = speaker(speech);
    let one = |command: &Command| {
        let Command::SealOrder { work, bid } = *command;
        Presented {
            words: say.words("command-seal-order", &args!["work" => work.kind(), "bid" => bid]),
            group: "order",
            parts: vec![work_part(seat, work.kind()), bid_part(seat, bid)],
            piece: None,
        }
    };
    commands.iter().map(one).collect()
}

/// The part of the picture that shows a work.
pub(super) fn work_part(seat: Seat, work: &str) -> String {
    format!("work.{}.{work}", seat.number())
}

/// The part of the picture that shows a bid.
pub(super) fn bid_part(seat: Seat, bid: u8) -> String {
    format!("bid.{}.{bid}", seat.number())
}

/// Says the order of a seat in a few words.
pub(super) fn order(say: &Speaker<'_>, order: Order) -> String {
    say.label("command-seal-order", &args!["work" => order.work.kind(), "bid" => order.bid])
}

/// Says what a seat has to decide.
pub(super) fn decision(scene: &Scene<Orchard>, speech: &Speech<'_>, decision: Decision) -> DecisionWords {
    let say = speaker(speech);
    let id = message_id("decision", decision.kind());
    let args = args!["bonus" => scene.view.bonus.unwrap_or(0)];
    DecisionWords {
        label: say.label(&id, &args),
        sentence: say.text(&id, &args),
        why: say.attribute(&id, "why", &args),
    }
}

/// Says what happened.
pub(super) fn event(event: &Seen, speech: &Speech<'_>) -> Words {
    let say = speaker(speech);
    match event {
        Seen::OrderSealed { seat, order: None } => {
            say.words("event-order-sealed", &args!["player" => say.player(*seat)])
        }
        Seen::OrderSealed { seat, order: Some(Order { work, bid }) } => say.words(
            "event-own-order-sealed",
            &args!["player" => say.player(*seat), "work" => work.kind(), "bid" => *bid],
        ),
        Seen::OrdersRevealed { harvests, winner, .. } => {
            let harvest = |(seat, harvest): (Seat, &super::event::Harvest)| {
                let (planted, picked) = (harvest.planted, harvest.picked);
                say.text("harvest", &args!["player" => say.player(seat), "planted" => planted, "picked" => picked])
            };
            let harvests: Vec<String> = harvests.iter().map(harvest).collect();
            let winners = u8::from(winner.is_some());
            let winner = winner.map_or_else(String::new, |seat| say.player(seat));
            let args = args!["harvests" => harvests.join("; "), "winners" => winners, "winner" => winner];
            say.words("event-orders-revealed", &args)
        }
        Seen::BonusTurnedUp { round, bonus } => {
            say.words("event-bonus-turned-up", &args!["round" => *round, "bonus" => *bonus])
        }
        Seen::GameEnded {} => say.words("event-game-ended", &args![]),
    }
}

/// Says why a command is refused.
pub(super) fn rejection(rejection: &Rejection, language: Language) -> Words {
    let args = match rejection {
        Rejection::AlreadySealed => args![],
        Rejection::BidAboveLimit { most } => args!["most" => *most],
        Rejection::BidUnaffordable { fruit } => args!["fruit" => *fruit],
    };
    speaker(&Speech::in_language(language)).words(&message_id("rejection", rejection.kind()), &args)
}

/// Says what is going on.
pub(super) fn status(scene: &Scene<Orchard>, speech: &Speech<'_>) -> Words {
    let say = speaker(speech);
    match (scene.view.over, scene.view.bonus) {
        (false, Some(bonus)) => say.words("status-running", &args!["round" => scene.view.round, "bonus" => bonus]),
        _ => say.words("status-over", &args!["round" => scene.view.round]),
    }
}

/// Says what each bonus card is.
pub(super) fn components(language: Language) -> Vec<ComponentWords> {
    let say = speaker(&Speech::in_language(language));
    let mut bonuses = super::rules::printed_bonuses();
    bonuses.sort_unstable();
    bonuses.dedup();
    let words = |fruit: u8| ComponentWords {
        kind: "bonus",
        id: fruit.to_string(),
        words: say.words("component-bonus", &args!["fruit" => fruit]),
    };
    bonuses.into_iter().map(words).collect()
}

/// Says how the points of a seat are made up.
pub(super) fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let say = speaker(&Speech::in_language(language));
    let line = |key: &str, points: i32| {
        let Words { label, sentence } = say.words(&message_id("line", key), &args![]);
        Line { key: key.to_owned(), name: label, points, explanation: sentence }
    };
    let (picked, bonuses, paid) = (i32::from(tally.picked), i32::from(tally.bonuses), i32::from(tally.paid));
    vec![line("picked", picked), line("bonuses", bonuses), line("paid", -paid)]
}
