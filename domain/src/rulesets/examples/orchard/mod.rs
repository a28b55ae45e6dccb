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
    Awaiting, BySeat, Census, Chance, Language, Line, Part, Ruleset, Scene, Score, Seat, Table, Turn, Viewer,
};

/// The ruleset.
pub struct Orchard;

/// The editions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantNames, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "OrchardEdition")]
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
        #[schemars(extend("maximum" = 5))]
        bid: u8,
    },
}

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error, VariantNames, IntoStaticStr)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Rejection {
    /// A seat seals one order a round.
    #[error("You have already sealed your order of this round.")]
    AlreadySealed,
    /// A bid has a maximum.
    #[error("A bid is at most {most} fruit.")]
    BidAboveLimit {
        /// The maximum.
        most: u8,
    },
    /// A bid is paid with own fruit.
    #[error("You cannot bid more than your {fruit} fruit.")]
    BidUnaffordable {
        /// The fruit of the seat.
        fruit: u16,
    },
}

impl Ruleset for Orchard {
    const KEY: &'static str = "orchard";
    const TITLE: &'static str = "Orchard";
    const VERSIONS: RangeInclusive<u32> = 1..=1;
    const SEATS: RangeInclusive<u8> = 2..=4;

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

    fn explain(tally: &Tally, language: Language) -> Vec<Line> {
        scoring::explain(tally, language)
    }

    fn census(state: &State) -> Census {
        state.census()
    }

    fn draw(view: &View) -> String {
        view.draw()
    }

    fn picture(scene: &Scene<Self>, part: Part) -> Svg {
        picture::picture(scene, part)
    }

    fn components() -> serde_json::Value {
        serde_json::json!({ "bonuses": rules::printed_bonuses() })
    }
}
