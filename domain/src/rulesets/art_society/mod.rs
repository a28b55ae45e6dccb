//! Art Society: seats bid sealed cards for paintings and hang them on their walls.

mod bids;
mod command;
mod components;
mod draw;
mod evaluate;
mod event;
mod imagine;
mod museum;
mod parts;
mod picture;
mod rejection;
mod rules;
mod scarce;
mod scoring;
mod state;
mod stored;
#[cfg(test)]
mod tests;
mod version;
mod view;
mod wall;
mod words;

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use bids::Card;
pub use command::{Command, Decision};
pub use components::{Decor, Frame, Genre, PaintingId};
pub use event::{EarnedDecor, EndTrigger, Event, Seen};
pub use rejection::Rejection;
pub use scoring::Tally;
pub use state::{Edition, State};
pub use view::View;

use crate::kernel::picture::svg::Svg;
use crate::kernel::{
    Awaiting, BySeat, Census, Chance, ComponentWords, DecisionWords, Drawing, Language, Line, Messages, Presented,
    Ruleset, Scene, Score, Seat, Seats, Speech, Table, Turn, Viewer, Words,
};

/// The ruleset.
pub struct ArtSociety;

/// The options besides the edition. There are none yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ArtSocietyOptions")]
pub struct Options {}

/// The deal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    starting_paintings: BySeat<PaintingId>,
    starting_bids: BySeat<Card>,
    /// The shuffled stacks in the order of the printed data, each with its top painting last.
    stacks: Vec<Vec<PaintingId>>,
}

impl Ruleset for ArtSociety {
    const KEY: &'static str = "art_society";
    const TITLE: &'static str = "Art Society";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const VOCABULARY: &'static [(&'static str, &'static [&'static str])] = words::VOCABULARY;
    const PHASES: &'static [&'static str] = words::PHASES;
    const TERMS: &'static [&'static str] = words::TERMS;

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
    type Components = components::ComponentFile;

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
        rules::decide(turn, seat, command)
    }

    fn apply(state: &mut State, event: &Event) {
        rules::apply::apply(state, event);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn disclose(event: &Event, viewer: Viewer) -> Seen {
        event.disclose(viewer)
    }

    fn never_legal(command: &Command) -> Option<Rejection> {
        let outside = command.cell().is_some_and(|at| at.spot().is_none());
        outside.then_some(Rejection::OutsideWall)
    }

    fn uncovers(event: &Event) -> bool {
        event.uncovers()
    }

    fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        imagine::imagine(state, viewer, chance)
    }

    fn round(state: &State) -> u32 {
        u32::from(state.round)
    }

    fn score(state: &State, _: Viewer) -> BySeat<Score<Tally>> {
        scoring::score(state)
    }

    fn evaluate(state: &State, seat: Seat) -> f64 {
        evaluate::evaluate(state, seat)
    }

    fn pointless(_: &State, _: Seat, command: &Command) -> bool {
        matches!(command, Command::TakeDown {})
    }

    fn messages() -> &'static Messages {
        words::messages()
    }

    fn present(scene: &Scene<Self>, speech: &Speech<'_>, seat: Seat, commands: &[Command]) -> Vec<Presented> {
        words::present(scene, speech, seat, commands)
    }

    fn say_decision(scene: &Scene<Self>, speech: &Speech<'_>, seat: Seat, decision: Decision) -> DecisionWords {
        words::decision(scene, speech, seat, decision)
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
        imagine::census(state)
    }

    fn make_scarce(state: &mut State, chance: &mut Chance) {
        scarce::make_scarce(state, chance);
    }

    fn draw(view: &View) -> String {
        draw::draw(view)
    }

    fn picture(scene: &Scene<Self>, drawing: &Drawing<'_>) -> Svg {
        picture::picture(scene, drawing)
    }

    fn areas(seats: Seats) -> Vec<String> {
        picture::areas(seats)
    }

    fn components() -> components::ComponentFile {
        components::file()
    }
}
