//! The implementation of [`AnyGame`] for every typed game.

use super::any_events::TypedEvents;
use super::any_game::{Accepted, AnyGame, AwaitedSeat, JsonPreview, LegalChoice};
use super::any_ruleset::Unreadable;
use super::parse;
use super::shown::{self, Asked, Shown};
use crate::args;
use crate::kernel::bots::{Adviser, Budget, Level};
use crate::kernel::chance::Commitment;
use crate::kernel::game::Game;
use crate::kernel::json::{Json, write};
use crate::kernel::language::Language;
use crate::kernel::picture::svg::Svg;
use crate::kernel::picture::{Drawing, Part, Scene};
use crate::kernel::refusal::{CommandError, Refusal};
use crate::kernel::ruleset::Ruleset;
use crate::kernel::score::Line;
use crate::kernel::seat::{Seat, Seats, Viewer};
use crate::kernel::words::{DecisionWords, Speaker, Speech, Words, message_id};

impl<R: Ruleset> AnyGame for Game<R> {
    fn table(&self) -> Json {
        write(Self::table(self))
    }

    fn seats(&self) -> Seats {
        Self::table(self).seats
    }

    fn seq(&self) -> u64 {
        Self::seq(self)
    }

    fn round(&self) -> u32 {
        R::round(self.state())
    }

    fn commitment(&self) -> Commitment {
        Self::commitment(self)
    }

    fn awaiting(&self) -> Vec<AwaitedSeat> {
        parse::awaited_seats::<R>(&R::awaiting(self.state()))
    }

    fn legal(&self, seat: Seat) -> Result<Json, Refusal> {
        if !AnyGame::seats(self).has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(write(&Self::legal(self, seat)))
    }

    fn choices(&self, seat: Seat, speech: &Speech<'_>) -> Result<Vec<LegalChoice>, Refusal> {
        if !AnyGame::seats(self).has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(shown::choices(self, &Scene::of(self.state(), Viewer::Seat(seat)), seat, speech))
    }

    fn say_decision(&self, seat: Seat, speech: &Speech<'_>) -> Option<DecisionWords> {
        let scene = Scene::of(self.state(), Viewer::Seat(seat));
        let decision = scene.awaiting.decision_of(seat)?;
        Some(R::say_decision(&scene, speech, seat, decision))
    }

    fn say_status(&self, viewer: Viewer, speech: &Speech<'_>) -> Words {
        R::say_status(&Scene::of(self.state(), viewer), speech)
    }

    fn decide(&self, seat: Seat, commands: &[u8]) -> Result<Accepted, Refusal> {
        let commands = parse::commands::<R>(commands)?;
        let pending = Self::decide(self, seat, &commands)?;
        let mut game = self.clone();
        let events = game.commit(pending);
        Ok(Accepted { game: Box::new(game), commands: write(&commands), events: Box::new(TypedEvents::<R>(events)) })
    }

    fn preview(&self, seat: Seat, commands: &[u8], speech: &Speech<'_>) -> Result<JsonPreview, Refusal> {
        let commands = parse::commands::<R>(commands)?;
        let preview = Self::preview(self, seat, &commands).map_err(|error: CommandError<R>| Refusal::from(error))?;
        Ok(JsonPreview {
            events: preview.events.iter().map(write).collect(),
            words: preview.events.iter().map(|event| R::say_event(event, speech)).collect(),
            view: write(&preview.view),
            score: write(&preview.score),
            game: Box::new(Self::resume(
                Self::table(self).clone(),
                self.seed().clone(),
                preview.state,
                Self::seq(self) + preview.events.len() as u64,
            )),
            tried: preview.tried,
            stops_at: preview.stops_at,
            stops_at_words: preview
                .stops_at
                .map(|kind| Speaker::new(R::messages(), *speech).words(&message_id("stop", kind), &args![])),
        })
    }

    fn forecast(&self, seat: Seat, decision: Option<&str>) -> Option<Box<dyn AnyGame>> {
        Self::forecast(self, seat, decision).map(|game| Box::new(game) as Box<dyn AnyGame>)
    }

    fn choose(&self, seat: Seat, level: Level, number: u64, budget: &Budget<'_>) -> Result<Json, Refusal> {
        Ok(write(&Self::choose(self, seat, level, number, budget)?))
    }

    fn advise(&self, seat: Seat, adviser: &Adviser<'_>, speech: &Speech<'_>) -> Result<Vec<LegalChoice>, Refusal> {
        let mut advised = Vec::new();
        Self::advise(self, seat, adviser, |known, command| {
            let legal = known.legal();
            // All legal commands are said together, so that labels are the same as among the choices.
            let said = shown::said(&known.scene(), seat, &legal, speech);
            let chosen = legal.iter().zip(said).find(|(legal, _)| *legal == command);
            advised.extend(chosen.map(|(_, said)| said));
        })?;
        Ok(advised)
    }

    fn advance(&self, events: &[&str]) -> Result<Box<dyn AnyGame>, Unreadable> {
        let mut game = self.clone();
        game.fold(&parse::events::<R>(events)?);
        Ok(Box::new(game))
    }

    fn view(&self, viewer: Viewer) -> Json {
        write(&R::view(self.state(), viewer))
    }

    fn draw(&self, viewer: Viewer) -> String {
        R::draw(&R::view(self.state(), viewer))
    }

    fn picture(&self, viewer: Viewer, drawing: &Drawing<'_>) -> Result<Svg, Refusal> {
        if drawing.part.seat().is_some_and(|seat| !AnyGame::seats(self).has(seat)) {
            return Err(Refusal::NoSuchSeat);
        }
        if let Part::Area(area) = drawing.part {
            let known = AnyGame::areas(self);
            if !known.iter().any(|known| known == area) {
                return Err(Refusal::UnknownArea { area: area.to_owned(), known: known.join(", ") });
            }
        }
        Ok(R::picture(&Scene::of(self.state(), viewer), drawing))
    }

    fn areas(&self) -> Vec<String> {
        R::areas(AnyGame::seats(self))
    }

    fn score(&self, viewer: Viewer) -> Json {
        write(&R::score(self.state(), viewer))
    }

    fn placings(&self, viewer: Viewer) -> Vec<u8> {
        R::score(self.state(), viewer).values().iter().map(|score| score.placing).collect()
    }

    fn explain(&self, viewer: Viewer, language: Language) -> Vec<Vec<Line>> {
        R::score(self.state(), viewer).values().iter().map(|score| R::explain(&score.tally, language)).collect()
    }

    fn show(&self, viewer: Viewer, speech: &Speech<'_>, asked: Asked) -> Shown {
        shown::show(self, viewer, speech, asked)
    }

    fn snapshot(&self) -> Json {
        write(self.state())
    }
}
