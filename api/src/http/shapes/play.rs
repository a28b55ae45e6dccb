//! Awaited decisions and events, in every answer about a game.

use chrono::{DateTime, Utc};
use salon_domain::kernel::Speech;
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    http::shapes::{ruleset_values::RulesetEvent, words::Words},
    model::game::Actor,
    play, words,
};

/// A seat the game is waiting for.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Awaited {
    /// The seat.
    #[schema(minimum = 0, maximum = 7, example = 0)]
    seat: u8,
    /// The pending decision, as the ruleset names it.
    #[schema(example = "place_bid")]
    decision: String,
    /// Since when it is pending.
    since: DateTime<Utc>,
    /// The deadline, if the game has a clock and it is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    deadline: Option<DateTime<Utc>>,
    /// From when on the clock counts with the current settings, if they changed since.
    #[serde(skip_serializing_if = "Option::is_none")]
    counts_from: Option<DateTime<Utc>>,
    /// What the game is waiting for, for a person: to the player of the seat what to do, to others who does it. Absent in answers
    /// without texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    words: Option<Words>,
}

impl From<play::AwaitedDecision> for Awaited {
    fn from(awaited: play::AwaitedDecision) -> Self {
        let play::AwaitedDecision { seat, decision, since, deadline, counts_from } = awaited;
        Self { seat, decision, since, deadline, counts_from, words: None }
    }
}

impl Awaited {
    /// The same seats as the wire has them.
    pub(in crate::http) fn all(awaiting: Vec<play::AwaitedDecision>) -> Vec<Self> {
        awaiting.into_iter().map(Self::from).collect()
    }

    /// The same with texts for a reader, who may have a seat.
    pub(in crate::http) fn said(
        awaiting: Vec<play::AwaitedDecision>,
        (ruleset, own_seat): (&str, Option<u8>),
        speech: Speech<'_>,
    ) -> Vec<Self> {
        let said = |awaited: play::AwaitedDecision| {
            let seat = (awaited.seat, own_seat == Some(awaited.seat));
            let said = words::awaited(speech, ruleset, seat, &awaited.decision);
            Self { words: Some(said.into()), ..Self::from(awaited) }
        };
        awaiting.into_iter().map(said).collect()
    }
}

/// An event as the caller may see it.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct EventView {
    /// Its number in the game, from 0.
    #[schema(minimum = 0, example = 17)]
    pub(in crate::http) seq: i64,
    /// When it happened.
    at: DateTime<Utc>,
    /// The seat whose move it belongs to.
    #[schema(minimum = 0, maximum = 7, example = 0)]
    seat: u8,
    /// Who decided the move for that seat.
    by: Actor,
    /// What happened, as the ruleset shows it to this viewer.
    #[schema(value_type = RulesetEvent)]
    event: Box<RawValue>,
    /// What happened in a few words, if texts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    label: Option<String>,
    /// What happened as a sentence, if texts were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    sentence: Option<String>,
}

impl From<play::EventView> for EventView {
    fn from(event: play::EventView) -> Self {
        let play::EventView { seq, at, seat, by, event, words } = event;
        let (label, sentence) = words.map(|words| (words.label, words.sentence)).unzip();
        Self { seq, at, seat, by, event, label, sentence }
    }
}

impl EventView {
    /// The same events as the wire has them.
    pub(in crate::http) fn all(events: Vec<play::EventView>) -> Vec<Self> {
        events.into_iter().map(Self::from).collect()
    }
}
