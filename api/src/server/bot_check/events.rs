//! Events of a game, as the check sees them.

use serde_json::Value;

use crate::server::bot_check::table::{SandboxTable, ScenarioError};

/// The parts of an event that the check needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeenEvent {
    pub(super) seq: u64,
    pub(super) seat: u64,
    /// `owner`, `plan` or `bot`.
    pub(super) by: String,
    at: String,
}

impl SeenEvent {
    fn read(event: &Value) -> Option<Self> {
        let text = |member: &str| event.get(member).and_then(Value::as_str).map(str::to_owned);
        Some(Self {
            seq: event.get("seq")?.as_u64()?,
            seat: event.get("seat")?.as_u64()?,
            by: text("by")?,
            at: text("at")?,
        })
    }

    /// Whether the account at the seat decided it: by a command, or a plan of its own.
    pub(super) fn is_own(&self, seat: u64) -> bool {
        self.seat == seat && self.by != "bot"
    }

    /// Whether it belongs to the same move as the event before it.
    pub(super) fn continues(&self, before: &Self) -> bool {
        (self.seat, &self.at) == (before.seat, &before.at)
    }
}

impl SandboxTable<'_> {
    /// Returns all events from this number on.
    pub(super) async fn events(&self, from: u64) -> Result<Vec<SeenEvent>, ScenarioError> {
        let (mut events, mut next) = (Vec::new(), from);
        loop {
            let page = self.get(&format!("/events?limit=100&from={next}")).await?;
            let items = page.get("items").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
            if items.is_empty() {
                return Ok(events);
            }
            events.extend(items.iter().filter_map(SeenEvent::read));
            next = page.get("next").and_then(Value::as_u64).unwrap_or(u64::MAX);
        }
    }

    /// Returns the number of the first event from `from` on that a built-in bot decided for `seat`, or for any seat.
    pub(super) async fn first_by_bot(&self, from: u64, seat: Option<u64>) -> Result<Option<u64>, ScenarioError> {
        let events = self.events(from).await?;
        let found = events.iter().find(|event| event.by == "bot" && seat.is_none_or(|seat| seat == event.seat));
        Ok(found.map(|event| event.seq))
    }

    /// Whether the bot under test decided something itself after an event.
    pub(super) async fn decided_after(&self, seq: u64) -> Result<bool, ScenarioError> {
        Ok(self.events(seq + 1).await?.iter().any(|event| event.is_own(self.bot)))
    }
}
