//! The contract every game fulfils.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::awaiting::Awaiting;
use super::chance::Chance;
use super::kinds::Kinds;
use super::language::Language;
use super::picture::svg::Svg;
use super::picture::{self, Part, Scene};
use super::score::{Line, Score};
use super::seat::{BySeat, Seat, Viewer};
use super::table::Table;
use super::turn::Turn;

/// How many of each component there are, wherever they lie: the same from the deal to the last event.
pub type Census = BTreeMap<String, u32>;

/// A game's rules. All knowledge of the rules is in [`decide`](Self::decide) and [`legal`](Self::legal), none in
/// [`apply`](Self::apply); everything a viewer learns goes through [`view`](Self::view), [`disclose`](Self::disclose)
/// and [`score`](Self::score).
///
/// The kernel promises that every seat it hands over exists at the table, and that nothing is decided once
/// nobody is awaited. What may change in each type, and where it crosses a border, is told in `docs/ARCHITECTURE.md`.
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// The stable name in records and addresses.
    const KEY: &'static str;
    /// The name for a person.
    const TITLE: &'static str;
    /// The versions of these rules that can still be played; new games take the last.
    const VERSIONS: RangeInclusive<u32>;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// The printed editions.
    type Edition: Copy + Default + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Kinds + Send + Sync;
    /// What else can be chosen; the default is what most tables play.
    type Options: Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// The outcome of all chance of the deal. Stored.
    type Opening: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Where the game stands. Serialised only into caches that any build may throw away.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can be awaited for.
    type Decision: Copy + Debug + PartialEq + Serialize + JsonSchema + Kinds + Send + Sync;
    /// What a seat asks for. Stored.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Kinds + Send + Sync;
    /// What happened. Stored; changes only together with a way to read the old form.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Kinds + Send + Sync;
    /// Why a command is refused, each variant for one rule.
    type Rejection: Error + Clone + PartialEq + Serialize + Kinds + Send + Sync;
    /// The game as somebody may see it.
    type View: Serialize + JsonSchema;
    /// An event as somebody may see it.
    type Seen: Serialize + JsonSchema;
    /// Where a seat's points come from.
    type Tally: Clone + Debug + PartialEq + Serialize + JsonSchema;

    /// Whether these choices can be played together.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(table: &Table<Self>) -> Result<(), Self::Rejection>;

    /// Draws all chance of the deal.
    fn open(table: &Table<Self>, chance: &mut Chance) -> Self::Opening;

    /// The state right after the deal.
    fn begin(table: &Table<Self>, opening: &Self::Opening) -> Self::State;

    /// Whom the game waits for, and for what; nobody when it is over.
    fn awaiting(state: &Self::State) -> Awaiting<Self::Decision>;

    /// Adds every command this seat could give now, in a stable order, exactly those [`decide`](Self::decide) accepts.
    /// A seat that is not awaited may have some too (to replace a sealed bid, say).
    fn legal(state: &Self::State, seat: Seat, commands: &mut Vec<Self::Command>);

    /// Decides a command: emits what happens, or refuses.
    ///
    /// # Errors
    /// The rule the command breaks; the kernel then forgets everything this turn emitted.
    fn decide(turn: &mut Turn<'_, Self>, seat: Seat, command: &Self::Command) -> Result<(), Self::Rejection>;

    /// Carries an event out. Total: any event of a record fits the state before it.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// The game as this viewer may see it, built by naming what is shown.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// An event as this viewer may see it, built by naming what is shown.
    fn disclose(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Whether this event makes known what was hidden or random, so that a preview has to stop before it.
    fn uncovers(event: &Self::Event) -> bool;

    /// A state equal in everything this viewer can know, and re-dealt in everything else. It follows from what the viewer
    /// knows and from the chance alone: the same chance imagines the same, whatever is hidden.
    fn imagine(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;

    /// How the seats stand, as far as this viewer can know; final once the game is over.
    fn score(state: &Self::State, viewer: Viewer) -> BySeat<Score<Self::Tally>>;

    /// How well this seat stands, for bots: about how many points it may expect to be ahead of the best other seat at the
    /// end (less than 0: behind). Bots call it on imagined states only and very often. Without an evaluation of its own, a
    /// ruleset compares the points so far.
    #[must_use]
    fn evaluate(state: &Self::State, seat: Seat) -> f64 {
        let scores = Self::score(state, Viewer::Seat(seat));
        let others = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| score.points);
        f64::from(scores.of(seat).map_or(0, |score| score.points) - others.max().unwrap_or(0))
    }

    /// Whether this legal command only takes back or puts off, so that no bot gives it as long as it has any other. Every
    /// game in which none is given comes to its end.
    #[must_use]
    fn pointless(_state: &Self::State, _seat: Seat, _command: &Self::Command) -> bool {
        false
    }

    /// Why no state of the game allows this command, where that can be told from the command alone. A plan that holds it is
    /// refused like the command itself.
    #[must_use]
    fn never_legal(_command: &Self::Command) -> Option<Self::Rejection> {
        None
    }

    /// Whether this legal command brings the game on, as a beginner would see at once. A novice mostly prefers such commands, so that
    /// its games reach the end their rules have in mind; without any, it plays at random.
    #[must_use]
    fn makes_progress(_state: &Self::State, _seat: Seat, _command: &Self::Command) -> bool {
        false
    }

    /// The number of the round being played, as everybody knows it: when it grows, a round was closed. A ruleset without rounds
    /// leaves it at 0.
    #[must_use]
    fn round(_state: &Self::State) -> u32 {
        0
    }

    /// The tally, line by line, for a person.
    fn explain(tally: &Self::Tally, language: Language) -> Vec<Line>;

    /// Counts every component wherever it lies: the proof that none is lost or doubled.
    fn census(state: &Self::State) -> Census;

    /// Leaves only little of what a game just dealt has (supplies, hands, stacks), as the chance says, so that tests also play
    /// games in which things run out. Every game must still be able to reach its end. Without it, a ruleset has no scarcity.
    fn make_scarce(_state: &mut Self::State, _chance: &mut Chance) {}

    /// What a viewer sees, drawn as text for a person before a terminal. Without a drawing of its own, a ruleset shows
    /// the bare view.
    #[must_use]
    fn draw(view: &Self::View) -> String {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }

    /// What a viewer sees, drawn as a picture: always the same one from the same view. A [`Part::Wall`] holds no text. Without a
    /// picture of its own, a ruleset shows its text.
    #[must_use]
    fn picture(scene: &Scene<Self>, part: Part) -> Svg {
        picture::plain(scene, part)
    }

    /// The printed components, for clients to draw.
    fn components() -> serde_json::Value;
}
