//! The interface of any ruleset, with JSON in and out.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde_json::Value;

use super::any_events::AnyEvents;
use super::any_game::{AnyGame, AwaitedSeat};
use crate::kernel::chance::Seed;
use crate::kernel::json::Json;
use crate::kernel::language::Language;
use crate::kernel::refusal::Refusal;
use crate::kernel::words::{ComponentWords, Messages, Words};

/// A ruleset.
pub trait AnyRuleset: Send + Sync {
    /// Returns its key, title, seats, editions and the kinds it knows.
    fn about(&self) -> About;
    /// Returns its message catalogue.
    fn messages(&self) -> &'static Messages;
    /// Returns the JSON Schemas of its public types.
    fn schemas(&self) -> Schemas;
    /// Returns the printed components.
    fn components(&self) -> Value;
    /// Returns what a decision of this kind asks for, in a few words without details, such as "seal a bid"; `None` if
    /// there is no such decision.
    fn decision_name(&self, decision: &str, language: Language) -> Option<String>;
    /// Returns the names of everything that has one, in a language.
    fn words(&self, language: Language) -> RulesetWords;
    /// Parses and checks what a host chose for a new game. Returns the table to store.
    ///
    /// # Errors
    /// The choice is unknown or cannot be played.
    fn check(&self, choice: &TableChoice<'_>) -> Result<Json, Refusal>;
    /// Deals a new game.
    ///
    /// # Errors
    /// The choice is unknown or cannot be played.
    fn open(&self, choice: &TableChoice<'_>, seed: Seed) -> Result<Dealt, Refusal>;
    /// Loads a stored game.
    ///
    /// A snapshot and events are trusted, because this server wrote them. Use [`verify`](Self::verify) for foreign
    /// records.
    ///
    /// # Errors
    /// The stored data cannot be read, or the deal does not follow from the seed.
    fn resume(&self, stored: &Stored<'_>) -> Result<Box<dyn AnyGame>, Unreadable>;
    /// Parses stored events.
    ///
    /// # Errors
    /// An event cannot be read.
    fn read_events(&self, events: &[&str]) -> Result<Box<dyn AnyEvents>, Unreadable>;
    /// Checks that this is an array of commands, each of which is legal in some state of the game.
    ///
    /// # Errors
    /// The array cannot be parsed, or the first command that no state allows.
    fn read_commands(&self, commands: &[u8]) -> Result<(), Refusal>;
    /// Replays a whole record by the rules and compares every event. Returns the final scores.
    ///
    /// # Errors
    /// The record cannot be read or differs from the replay.
    fn verify(&self, record: &str) -> Result<Verified, Unreadable>;
}

/// The public description of a ruleset.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct About {
    /// The stable key.
    pub key: &'static str,
    /// The title for people.
    pub title: &'static str,
    /// The version of the rules that new games use.
    pub version: u32,
    /// The minimum number of seats.
    pub fewest_seats: u8,
    /// The maximum number of seats.
    pub most_seats: u8,
    /// The printed editions.
    pub editions: &'static [&'static str],
    /// The edition used when none is named.
    pub default_edition: &'static str,
    /// The kinds of decisions.
    pub decisions: &'static [&'static str],
    /// The kinds of commands.
    pub commands: &'static [&'static str],
    /// The kinds of events.
    pub events: &'static [&'static str],
    /// The codes of its rejections.
    pub rejections: &'static [&'static str],
}

/// What people read about a ruleset in one language.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulesetWords {
    /// The editions by key.
    pub editions: BTreeMap<String, Words>,
    /// The options by name, with their values.
    pub options: BTreeMap<String, OptionWords>,
    /// The names of other values in views and events (types, phases, places) by kind of value and by value; of kind `score`
    /// the name of the `total`, such as points.
    pub vocabulary: BTreeMap<String, BTreeMap<String, String>>,
    /// The phases of a game by kind; none for a ruleset without phases.
    pub phases: BTreeMap<String, Words>,
    /// The printed components, and as kind `term` what the words of the game mean.
    pub components: Vec<ComponentWords>,
}

/// What people read about an option.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OptionWords {
    /// The option.
    #[serde(flatten)]
    pub words: Words,
    /// Its values, if they are listed.
    pub values: BTreeMap<String, Words>,
}

/// The JSON Schemas (2020-12) of the public types of a ruleset.
#[derive(Clone, Debug)]
pub struct Schemas {
    /// The options.
    pub options: Schema,
    /// A command.
    pub command: Schema,
    /// The view of a viewer.
    pub view: Schema,
    /// An event as a viewer sees it.
    pub event: Schema,
    /// The tally of a seat.
    pub tally: Schema,
    /// The printed components.
    pub components: Schema,
}

/// What a host chose for a new game.
#[derive(Clone, Copy, Debug)]
pub struct TableChoice<'a> {
    /// The edition; `None` for the default.
    pub edition: Option<&'a str>,
    /// The number of seats.
    pub seats: u8,
    /// The options as a JSON object; `None` for the defaults.
    pub options: Option<&'a str>,
}

/// A game right after its deal.
pub struct Dealt {
    /// The game.
    pub game: Box<dyn AnyGame>,
    /// The deal, to be stored. Secret.
    pub opening: Json,
}

/// A stored game as it is read from a database.
#[derive(Clone, Debug)]
pub struct Stored<'a> {
    /// The table.
    pub table: &'a str,
    /// The secret seed.
    pub seed: Seed,
    /// The deal.
    pub opening: &'a str,
    /// A cached state and the number of events it includes.
    pub snapshot: Option<(u64, &'a str)>,
    /// The events after the snapshot, or all events.
    pub events: &'a [&'a str],
}

/// Stored data that this build cannot read, or that contradicts the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

impl Unreadable {
    pub(super) fn because(what: &str, why: impl std::fmt::Display) -> Self {
        Self(format!("{what}: {why}"))
    }
}

/// The result of replaying a record that follows the rules.
#[derive(Clone, Debug)]
pub struct Verified {
    /// The final score of each seat.
    pub scores: Json,
    /// The final placing of each seat.
    pub placings: Vec<u8>,
    /// The awaited seats after the deal and after each move.
    pub awaiting: Vec<Vec<AwaitedSeat>>,
}

impl Verified {
    /// Returns whether the game is over after the last move.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.awaiting.last().is_some_and(Vec::is_empty)
    }
}
