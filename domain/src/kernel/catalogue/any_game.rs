//! The interface of a game of any ruleset, with JSON in and out.

use schemars::JsonSchema;
use serde::Serialize;

use super::any_events::AnyEvents;
use super::any_ruleset::Unreadable;
use super::shown::{Asked, Shown};
use crate::kernel::bots::{Adviser, Budget, Level};
use crate::kernel::chance::Commitment;
use crate::kernel::json::{Json, write};
use crate::kernel::language::Language;
use crate::kernel::picture::Drawing;
use crate::kernel::picture::svg::Svg;
use crate::kernel::refusal::Refusal;
use crate::kernel::score::Line;
use crate::kernel::seat::{Seat, Seats, Viewer};
use crate::kernel::words::{DecisionWords, Speech, Words};

/// A game being played.
pub trait AnyGame: Send + Sync {
    /// Returns what was agreed before the game: version, edition, seats, options.
    fn table(&self) -> Json;
    /// Returns the number of seats.
    fn seats(&self) -> Seats;
    /// Returns the version of the game: the number of events so far.
    fn seq(&self) -> u64;
    /// Returns the number of the current round, or 0 for a ruleset without rounds.
    fn round(&self) -> u32;
    /// Returns the published hash of the seed.
    fn commitment(&self) -> Commitment;
    /// Returns the awaited seats and their decisions. Empty when the game is over.
    fn awaiting(&self) -> Vec<AwaitedSeat>;
    /// Returns every legal command of this seat as an array.
    ///
    /// # Errors
    /// The table has no such seat.
    fn legal(&self, seat: Seat) -> Result<Json, Refusal>;
    /// Returns every legal command of this seat, with what a person reads and points at to choose it, in the order of
    /// [`legal`](Self::legal).
    ///
    /// # Errors
    /// The table has no such seat.
    fn choices(&self, seat: Seat, speech: &Speech<'_>) -> Result<Vec<LegalChoice>, Refusal>;
    /// Says what this seat has to decide, and why. `None` if it is not awaited.
    fn say_decision(&self, seat: Seat, speech: &Speech<'_>) -> Option<DecisionWords>;
    /// Says what is going on, as far as this viewer may know it.
    fn say_status(&self, viewer: Viewer, speech: &Speech<'_>) -> Words;
    /// Decides an array of commands, all or nothing. This game is unchanged; the result holds the next one.
    ///
    /// # Errors
    /// The array cannot be parsed, or the first command that is refused.
    fn decide(&self, seat: Seat, commands: &[u8]) -> Result<Accepted, Refusal>;
    /// Tries an array of commands without changing the game, up to the first event that would reveal something hidden.
    ///
    /// # Errors
    /// The array cannot be parsed, or the first command that would be refused.
    fn preview(&self, seat: Seat, commands: &[u8], speech: &Speech<'_>) -> Result<JsonPreview, Refusal>;
    /// Imagines how the game goes on until it waits for the seat, for this kind of decision if one is given. `None` if it does not
    /// come to that soon. What the seat may not know is made up, so show the result to this seat only.
    fn forecast(&self, seat: Seat, decision: Option<&str>) -> Option<Box<dyn AnyGame>>;
    /// Returns what a built-in bot would submit for this seat now, as an array. Empty when the seat is not awaited.
    ///
    /// The choice follows from what the seat may know, from `number` and from the budget, which counts for each
    /// command. Keep `number` from the players: with it they could predict the bot.
    ///
    /// # Errors
    /// The table has no such seat.
    fn choose(&self, seat: Seat, level: Level, number: u64, budget: &Budget<'_>) -> Result<Json, Refusal>;
    /// Returns what a built-in bot would submit for this seat now, with what a person reads and points at to choose each
    /// command. It follows from what the seat may know, from the number and from the budget. If the bot prefers no command, the
    /// first legal one.
    ///
    /// # Errors
    /// The table has no such seat.
    fn advise(&self, seat: Seat, adviser: &Adviser<'_>, speech: &Speech<'_>) -> Result<Vec<LegalChoice>, Refusal>;
    /// Returns the game after these stored events.
    ///
    /// # Errors
    /// The stored events cannot be read.
    fn advance(&self, events: &[&str]) -> Result<Box<dyn AnyGame>, Unreadable>;
    /// Returns the game as this viewer may see it.
    fn view(&self, viewer: Viewer) -> Json;
    /// Draws the view of this viewer as text.
    fn draw(&self, viewer: Viewer) -> String;
    /// Draws a part of the view of this viewer as SVG.
    ///
    /// # Errors
    /// The table has no such seat, or the picture no such area.
    fn picture(&self, viewer: Viewer, drawing: &Drawing<'_>) -> Result<Svg, Refusal>;
    /// Returns the areas that can be drawn alone.
    fn areas(&self) -> Vec<String>;
    /// Returns the score of each seat, as far as this viewer may know it.
    fn score(&self, viewer: Viewer) -> Json;
    /// Returns the placing of each seat, as far as this viewer may know it.
    fn placings(&self, viewer: Viewer) -> Vec<u8>;
    /// Returns the tally of each seat as lines of text.
    fn explain(&self, viewer: Viewer, language: Language) -> Vec<Vec<Line>>;
    /// Shows and says the game to a viewer: several of the above at once, for less than the sum of their costs.
    fn show(&self, viewer: Viewer, speech: &Speech<'_>, asked: Asked) -> Shown;
    /// Returns the state for a cache. Only the same build can read it.
    fn snapshot(&self) -> Json;
}

/// A seat the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AwaitedSeat {
    /// The seat.
    pub seat: Seat,
    /// The kind of its decision.
    pub decision: &'static str,
}

/// A legal command, with what a person reads and points at to choose it.
#[derive(Debug, Serialize)]
pub struct LegalChoice {
    /// The command, ready to be sent.
    pub command: Json,
    /// The texts.
    #[serde(flatten)]
    pub words: Words,
    /// The key of its group.
    pub group: &'static str,
    /// The name of its group for people.
    pub group_label: String,
    /// The parts of the picture that a person points at, in that order.
    pub parts: Vec<String>,
    /// The symbol of the piece that the command places.
    pub piece: Option<String>,
}

/// An accepted array of commands.
pub struct Accepted {
    /// The game after the commands.
    pub game: Box<dyn AnyGame>,
    /// The commands as they are stored.
    pub commands: Json,
    /// The events the commands led to.
    pub events: Box<dyn AnyEvents>,
}

/// The result of a preview, as the seat may see it.
#[derive(Serialize)]
pub struct JsonPreview {
    /// The events the commands would lead to.
    pub events: Vec<Json>,
    /// The same events as texts.
    pub words: Vec<Words>,
    /// The game after these events.
    pub view: Json,
    /// The score of each seat after these events.
    pub score: Json,
    /// The game after these events. What the seat may not know is made up, so show it to this seat only.
    #[serde(skip)]
    pub game: Box<dyn AnyGame>,
    /// The number of commands that were tried.
    pub tried: usize,
    /// The kind of the event before which the preview stops, because it would reveal something hidden.
    pub stops_at: Option<&'static str>,
    /// The same as texts: what is not known yet.
    pub stops_at_words: Option<Words>,
}

impl std::fmt::Debug for JsonPreview {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(write(self).get())
    }
}
