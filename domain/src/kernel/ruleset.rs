//! The contract of a ruleset.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::awaiting::Awaiting;
use super::chance::Chance;
use super::kinds::HasKind;
use super::language::Language;
use super::picture::svg::Svg;
use super::picture::{self, Drawing, Scene};
use super::score::{Line, Score};
use super::seat::{BySeat, Seat, Seats, Viewer};
use super::table::Table;
use super::turn::Turn;
use super::words::{ComponentWords, DecisionWords, Messages, Presented, Speech, Words};

/// The number of each component, wherever it is. It stays the same from the deal to the last event.
pub type Census = BTreeMap<String, u32>;

/// The rules of a game. All rules are in [`decide`](Self::decide) and [`legal`](Self::legal), none in
/// [`apply`](Self::apply). A viewer learns the game only through [`view`](Self::view), [`disclose`](Self::disclose) and
/// [`score`](Self::score).
///
/// The kernel guarantees that every seat it passes exists at the table, and that it decides no command once the game is
/// over. `docs/ARCHITECTURE.md` says how each type may change, `docs/ADDING_A_GAME.md` how to implement the contract.
pub trait Ruleset: Sized + Send + Sync + 'static {
    /// The stable key in records and URLs.
    const KEY: &'static str;
    /// The title for people.
    const TITLE: &'static str;
    /// The supported versions of these rules. New games use the last.
    const VERSIONS: RangeInclusive<u32>;
    /// The supported numbers of seats.
    const SEATS: RangeInclusive<u8>;
    /// The values that have a name for people, such as types and frames: a prefix and the kinds of each. Every one has
    /// a message `<prefix>-<kind>`.
    const VOCABULARY: &'static [(&'static str, &'static [&'static str])];
    /// The kinds of phases of a game. Every one has a message `phase-<kind>`: what happens in it, with a label. By default
    /// none.
    const PHASES: &'static [&'static str] = &[];
    /// The words of the game that a newcomer does not know, such as `faux_pas`. Every one has a message `term-<kind>`: what it
    /// means, with the word itself as it stands in sentences as label. `.also` is another form of the word, such as a plural
    /// that is not the word and an s. Clients find them among the components, of kind `term`.
    const TERMS: &'static [&'static str] = &[];

    /// The printed editions.
    type Edition: Copy + Default + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + HasKind + Send + Sync;
    /// The options of a host besides the edition. The default is what most tables play.
    type Options: Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// The result of all chance of the deal. Stored.
    type Opening: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The state of a game. Serialized only into caches that any build may drop.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat is awaited for.
    type Decision: Copy + Debug + PartialEq + Serialize + JsonSchema + HasKind + Send + Sync;
    /// What a seat submits. Stored.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + HasKind + Send + Sync;
    /// What happened. Stored. It may change only together with code that reads the old form.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + HasKind + Send + Sync;
    /// Why a command is refused, one variant for each rule.
    type Rejection: Error + Clone + PartialEq + Serialize + HasKind + Send + Sync;
    /// The game as one viewer may see it.
    type View: Serialize + JsonSchema;
    /// An event as one viewer may see it.
    type Seen: Serialize + JsonSchema;
    /// The points of a seat by source.
    type Tally: Clone + Debug + PartialEq + Serialize + JsonSchema;
    /// The printed components, for clients to draw. In the schemas of views, events and commands, an id of a component
    /// has `"x-component"`: the kind of its [`ComponentWords`]. Any other value with a name has `"x-vocabulary"`: its prefix
    /// in [`VOCABULARY`](Self::VOCABULARY), or `edition`, `seat`, `cell` or `amount`. On an array both hold for the items.
    type Components: Serialize + JsonSchema;

    /// Checks that the edition, seats and options of a table can be played together.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(table: &Table<Self>) -> Result<(), Self::Rejection>;

    /// Returns the deal: all chance before the first decision.
    fn open(table: &Table<Self>, chance: &mut Chance) -> Self::Opening;

    /// Returns the state right after the deal.
    fn begin(table: &Table<Self>, opening: &Self::Opening) -> Self::State;

    /// Returns the awaited seats and their decisions. Empty when the game is over.
    fn awaiting(state: &Self::State) -> Awaiting<Self::Decision>;

    /// Appends every legal command of this seat in a stable order: exactly those that [`decide`](Self::decide) accepts.
    /// A seat that is not awaited may have legal commands too, for example to replace a sealed bid.
    fn legal(state: &Self::State, seat: Seat, commands: &mut Vec<Self::Command>);

    /// Decides a command: emits its events, or rejects it.
    ///
    /// # Errors
    /// The rule that the command breaks. The kernel then drops every event that was emitted.
    fn decide(turn: &mut Turn<'_, Self>, seat: Seat, command: &Self::Command) -> Result<(), Self::Rejection>;

    /// Applies an event to the state. It must not fail, and must not read a [`RuleNumber`](super::RuleNumber): whatever
    /// depends on the rules is decided before and written into the event, so that changed rules fold stored games as
    /// before.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// Returns the game as this viewer may see it, built field by field from what is visible.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Returns an event as this viewer may see it, built field by field from what is visible.
    fn disclose(event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Returns whether this event reveals something hidden or random. A preview stops before it.
    fn uncovers(event: &Self::Event) -> bool;

    /// Returns a state with everything this viewer knows unchanged and everything else dealt again. The result depends
    /// only on what the viewer knows and on the chance, not on what is hidden.
    fn imagine(state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;

    /// Returns the score of each seat, as far as this viewer may know it. Final once the game is over.
    fn score(state: &Self::State, viewer: Viewer) -> BySeat<Score<Self::Tally>>;

    /// Returns the expected final lead of this seat over the best other seat, in points; negative when it is behind.
    /// Bots call it very often, on imagined states only. By default it compares the points so far.
    #[must_use]
    fn evaluate(state: &Self::State, seat: Seat) -> f64 {
        let scores = Self::score(state, Viewer::Seat(seat));
        let others = scores.iter().filter(|(other, _)| *other != seat).map(|(_, score)| score.points);
        f64::from(scores.of(seat).map_or(0, |score| score.points) - others.max().unwrap_or(0))
    }

    /// Returns whether this legal command only undoes or delays something. Bots avoid it while they have another
    /// command. A game without such commands must always end.
    #[must_use]
    fn pointless(_state: &Self::State, _seat: Seat, _command: &Self::Command) -> bool {
        false
    }

    /// Returns the rejection of a command that is illegal in every state, where the command alone shows it. A plan with
    /// such a command is refused.
    #[must_use]
    fn never_legal(_command: &Self::Command) -> Option<Self::Rejection> {
        None
    }

    /// Returns whether this legal command brings the game closer to its end, as a beginner would see. Novice bots
    /// prefer such commands; by default they play at random.
    #[must_use]
    fn makes_progress(_state: &Self::State, _seat: Seat, _command: &Self::Command) -> bool {
        false
    }

    /// Returns the number of the current round, which must be public. It grows when a round ends. By default 0, for a
    /// ruleset without rounds.
    #[must_use]
    fn round(_state: &Self::State) -> u32 {
        0
    }

    /// Returns the message catalogue: one file for each language. Besides the messages that the code of the ruleset
    /// names, it has those of the vocabulary, of the editions (`edition-<kind>`), of the options (`option-<name>` and
    /// `option-<name>-<value>`) and of the events that previews stop at (`stop-<kind>`).
    fn messages() -> &'static Messages;

    /// Says what these legal commands of a seat do, which parts of the picture name them, and which piece they place.
    /// Gets all of them at once, so that what they have in common is computed once. The result has their order.
    fn present(scene: &Scene<Self>, speech: &Speech<'_>, seat: Seat, commands: &[Self::Command]) -> Vec<Presented>;

    /// Says what a seat has to decide, and why.
    fn say_decision(scene: &Scene<Self>, speech: &Speech<'_>, seat: Seat, decision: Self::Decision) -> DecisionWords;

    /// Says what happened, in the present tense: "Ada takes City Life 3×2."
    fn say_event(event: &Self::Seen, speech: &Speech<'_>) -> Words;

    /// Says why a command is refused, to the player who sent it.
    fn say_rejection(rejection: &Self::Rejection, language: Language) -> Words;

    /// Says what is going on: the round and the phase, or the result.
    fn say_status(scene: &Scene<Self>, speech: &Speech<'_>) -> Words;

    /// Says what the points of a score are: "12 points". A ruleset that counts something else names it.
    #[must_use]
    fn say_points(points: i32, speech: &Speech<'_>) -> String {
        speech.points(points)
    }

    /// Says what every printed component is.
    fn say_components(language: Language) -> Vec<ComponentWords>;

    /// Returns the tally as lines of text for people.
    fn explain(tally: &Self::Tally, language: Language) -> Vec<Line>;

    /// Returns the number of each component, wherever it is. Tests use it to check that no component is lost or
    /// duplicated.
    fn census(state: &Self::State) -> Census;

    /// Reduces the supplies of a newly dealt game at random, so that tests also play games in which components run out.
    /// The game must still be able to end. By default it changes nothing.
    fn make_scarce(_state: &mut Self::State, _chance: &mut Chance) {}

    /// Draws a view as text for a terminal. By default the view as JSON.
    #[must_use]
    fn draw(view: &Self::View) -> String {
        serde_json::to_string_pretty(view).unwrap_or_default()
    }

    /// Draws a view as a picture. The same view and drawing always give the same picture, and a
    /// [`Part::Wall`](super::Part::Wall) and [`Part::Decision`](super::Part::Decision) contain no text. By default the
    /// text of [`draw`](Self::draw).
    #[must_use]
    fn picture(scene: &Scene<Self>, drawing: &Drawing<'_>) -> Svg {
        picture::plain(scene, drawing)
    }

    /// Returns the areas that [`picture`](Self::picture) can draw alone ([`Part::Area`](super::Part::Area)) at a table
    /// with this number of seats, such as `auction`.
    #[must_use]
    fn areas(_seats: Seats) -> Vec<String> {
        Vec::new()
    }

    /// Returns the printed components, for clients to draw.
    fn components() -> Self::Components;
}
