//! Orchard, an example ruleset: plant or pick every round, and bid sealed for a bonus. `docs/ADDING_A_GAME.md` follows
//! it.

mod apply;
mod evaluate;
mod event;
mod picture;
mod rules;
mod scoring;
mod state;
mod view;
mod words;

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

pub use event::{Event, Seen};
pub use scoring::Tally;
pub use state::{Order, State, Work};
pub use view::View;

use crate::kernel::picture::svg::Svg;
use crate::kernel::{
    Awaiting, BySeat, Census, Chance, ComponentWords, DecisionWords, Drawing, HasKind, Language, Line, Messages,
    Presented, Ruleset, Scene, Score, Seat, Seats, Speech, Table, Turn, Viewer, Words,
};

/// The ruleset.
pub struct Orchard;

/// The editions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "OrchardEdition", extend("x-vocabulary" = "edition"))]
pub enum Edition {
    /// The only edition.
    #[default]
    Standard,
}

/// The options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "OrchardOptions")]
pub struct Options {
    /// The length of the game.
    pub length: Length,
}

/// The length of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "OrchardLength")]
pub enum Length {
    /// Twelve rounds.
    #[default]
    Short,
    /// Sixteen rounds.
    Long,
}

/// The deal: the bonus cards of all rounds, the first round last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    bonuses: Vec<u8>,
}

/// What a seat is awaited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "OrchardDecision")]
pub enum Decision {
    /// To seal the order of this round.
    SealOrder,
}

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "OrchardCommand")]
pub enum Command {
    /// Seals the order of this round.
    SealOrder {
        /// The work in the orchard.
        work: Work,
        /// The fruit bid for the bonus card; 0 for no bid.
        #[schemars(extend("maximum" = 5, "x-vocabulary" = "amount"))]
        bid: u8,
    },
}

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rejection {
    /// A seat seals one order a round.
    AlreadySealed,
    /// A bid has a maximum.
    BidAboveLimit {
        /// The maximum.
        most: u8,
    },
    /// A bid is paid with own fruit.
    BidUnaffordable {
        /// The fruit of the seat.
        fruit: u16,
    },
}

/// The printed components.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "OrchardComponents", deny_unknown_fields)]
pub struct Components {
    /// The bonus cards, by their fruit.
    #[schemars(extend("x-component" = "bonus"))]
    pub bonuses: Vec<u8>,
}

impl std::fmt::Display for Rejection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&words::rejection(self, Language::En).sentence)
    }
}

impl std::error::Error for Rejection {}

impl Ruleset for Orchard {
    const KEY: &'static str = "orchard";
    const TITLE: &'static str = "Orchard";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const VOCABULARY: &'static [(&'static str, &'static [&'static str])] = &[("work", Work::KINDS)];

    type Edition = Edition;
    type Options = Options;
    type Opening = Opening;
    type State = State;
    type Decision = Decision;
    type Command = Command;
    type Event = Event;
    type Rejection = Rejection;
    type View = View;
    type Seen = Seen;
    type Tally = Tally;
    type Components = Components;

    fn check(_: &Table<Self>) -> Result<(), Rejection> {
        Ok(())
    }

    fn open(table: &Table<Self>, chance: &mut Chance) -> Opening {
        rules::open(table, chance)
    }

    fn begin(table: &Table<Self>, opening: &Opening) -> State {
        rules::begin(table, opening)
    }

    fn awaiting(state: &State) -> Awaiting<Decision> {
        rules::awaiting(state)
    }

    fn legal(state: &State, seat: Seat, commands: &mut Vec<Command>) {
        rules::legal(state, seat, commands);
    }

    fn decide(turn: &mut Turn<'_, Self>, seat: Seat, command: &Command) -> Result<(), Rejection> {
        rules::decide(turn, seat, *command)
    }

    fn apply(state: &mut State, event: &Event) {
        apply::apply(state, event);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn disclose(event: &Event, viewer: Viewer) -> Seen {
        event.disclose(viewer)
    }

    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::OrdersRevealed { .. } | Event::BonusTurnedUp { .. })
    }

    fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        rules::imagine(state, viewer, chance)
    }

    fn score(state: &State, _: Viewer) -> BySeat<Score<Tally>> {
        scoring::score(state)
    }

    fn evaluate(state: &State, seat: Seat) -> f64 {
        evaluate::evaluate(state, seat)
    }

    fn never_legal(command: &Command) -> Option<Rejection> {
        rules::never_legal(*command)
    }

    fn round(state: &State) -> u32 {
        u32::from(state.round)
    }

    fn messages() -> &'static Messages {
        words::messages()
    }

    fn present(_: &Scene<Self>, speech: &Speech<'_>, seat: Seat, commands: &[Command]) -> Vec<Presented> {
        words::present(speech, seat, commands)
    }

    fn say_decision(scene: &Scene<Self>, speech: &Speech<'_>, _: Seat, decision: Decision) -> DecisionWords {
        words::decision(scene, speech, decision)
    }

    fn say_event(event: &Seen, speech: &Speech<'_>) -> Words {
        words::event(event, speech)
    }

    fn say_rejection(rejection: &Rejection, language: Language) -> Words {
        words::rejection(rejection, language)
    }

    fn say_status(scene: &Scene<Self>, speech: &Speech<'_>) -> Words {
        words::status(scene, speech)
    }

    fn say_components(language: Language) -> Vec<ComponentWords> {
        words::components(language)
    }

    fn explain(tally: &Tally, language: Language) -> Vec<Line> {
        words::explain(tally, language)
    }

    fn census(state: &State) -> Census {
        state.census()
    }

    fn draw(view: &View) -> String {
        view.draw()
    }

    fn picture(scene: &Scene<Self>, drawing: &Drawing<'_>) -> Svg {
        picture::picture(scene, drawing)
    }

    fn areas(seats: Seats) -> Vec<String> {
        seats.iter().map(picture::area).collect()
    }

    fn components() -> Components {
        Components { bonuses: rules::printed_bonuses() }
    }
}
