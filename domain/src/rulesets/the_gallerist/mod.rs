//! The Gallerist: one to four gallerists discover and promote artists, exhibit and sell their works, and gain reputation.

pub mod agenda;
mod apply;
mod census;
pub mod command;
pub mod components;
mod deal;
pub mod decision;
mod draw;
mod evaluate;
pub mod event;
mod imagine;
mod named;
pub mod options;
mod parts;
mod picture;
pub mod pieces;
mod placing;
pub mod player;
pub mod rejection;
pub mod rules;
mod scarce;
pub mod scoring;
pub mod state;
#[cfg(test)]
mod tests;
pub mod version;
pub mod view;
mod words;

use std::ops::RangeInclusive;

use crate::kernel::picture::svg::Svg;
use crate::kernel::{
    Awaiting, BySeat, Census, Chance, ComponentWords, DecisionWords, Drawing, Language, Line, Messages, Presented,
    Ruleset, Scene, Score, Seat, Seats, Speech, Table, Turn, Viewer, Words,
};

pub use command::Command;
pub use deal::Opening;
pub use decision::Decision;
pub use event::Event;
pub use options::{Edition, Options, SoloGoalLevel};
pub use rejection::Rejection;
pub use scoring::tally::Tally;
pub use state::State;
pub use view::View;

/// The Gallerist.
pub struct TheGallerist;

impl Ruleset for TheGallerist {
    const KEY: &'static str = "the_gallerist";
    const TITLE: &'static str = "The Gallerist";
    const VERSIONS: RangeInclusive<u32> = 1..=2;
    const SEATS: RangeInclusive<u8> = 1..=4;
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
    /// Events are public: a secret is not part of an event before it is revealed.
    type Seen = Event;
    type Tally = Tally;
    type Components = components::ComponentFile;

    fn check(_: &Table<Self>) -> Result<(), Rejection> {
        Ok(())
    }

    fn open(table: &Table<Self>, chance: &mut Chance) -> Opening {
        deal::open(table, chance)
    }

    fn begin(table: &Table<Self>, opening: &Opening) -> State {
        deal::begin(table, opening)
    }

    fn awaiting(state: &State) -> Awaiting<Decision> {
        rules::prompt(state).map_or_else(Awaiting::none, |(seat, decision)| Awaiting::only(seat, decision))
    }

    fn legal(state: &State, seat: Seat, commands: &mut Vec<Command>) {
        rules::legal::legal(state, seat, commands);
    }

    fn decide(turn: &mut Turn<'_, Self>, seat: Seat, command: &Command) -> Result<(), Rejection> {
        rules::decide(turn, seat, command)
    }

    fn apply(state: &mut State, event: &Event) {
        apply::apply(state, event);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn disclose(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn uncovers(event: &Event) -> bool {
        matches!(
            event,
            Event::WorkUncovered { .. }
                | Event::ContractsRevealed { .. }
                | Event::ContractsReshuffled { .. }
                | Event::DisplayRefilled { .. }
                | Event::GameEnded { .. }
        )
    }

    fn imagine(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        imagine::imagine(state, viewer, chance)
    }

    fn round(state: &State) -> u32 {
        u32::from(state.round)
    }

    fn score(state: &State, viewer: Viewer) -> BySeat<Score<Tally>> {
        scoring::score(state, viewer)
    }

    fn evaluate(state: &State, seat: Seat) -> f64 {
        evaluate::evaluate(state, seat)
    }

    fn makes_progress(state: &State, seat: Seat, command: &Command) -> bool {
        evaluate::makes_progress(state, seat, command)
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

    fn say_event(event: &Event, speech: &Speech<'_>) -> Words {
        words::event(event, speech)
    }

    fn say_rejection(rejection: &Rejection, language: Language) -> Words {
        words::rejection(rejection, language)
    }

    fn say_status(scene: &Scene<Self>, speech: &Speech<'_>) -> Words {
        words::status(scene, speech)
    }

    fn say_points(points: i32, speech: &Speech<'_>) -> String {
        words::total(points, speech)
    }

    fn say_components(language: Language) -> Vec<ComponentWords> {
        words::components(language)
    }

    fn explain(tally: &Tally, language: Language) -> Vec<Line> {
        words::explain(tally, language)
    }

    fn census(state: &State) -> Census {
        census::census(state)
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
