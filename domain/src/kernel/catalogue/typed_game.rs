//! The implementation of [`AnyGame`] for every typed game.

use super::any_events::TypedEvents;
use super::any_game::{Accepted, AnyGame, AwaitedSeat, JsonPreview};
use super::any_ruleset::Unreadable;
use super::parse;
use crate::kernel::bots::{Budget, Level};
use crate::kernel::chance::Commitment;
use crate::kernel::game::Game;
use crate::kernel::json::{Json, write};
use crate::kernel::language::Language;
use crate::kernel::picture::svg::Svg;
use crate::kernel::picture::{Part, Scene};
use crate::kernel::refusal::{CommandError, Refusal};
use crate::kernel::ruleset::Ruleset;
use crate::kernel::score::Line;
use crate::kernel::seat::{Seat, Seats, Viewer};

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

    fn decide(&self, seat: Seat, commands: &[u8]) -> Result<Accepted, Refusal> {
        let commands = parse::commands::<R>(commands)?;
        let pending = Self::decide(self, seat, &commands)?;
        let mut game = self.clone();
        let events = game.commit(pending);
        Ok(Accepted { game: Box::new(game), commands: write(&commands), events: Box::new(TypedEvents::<R>(events)) })
    }

    fn preview(&self, seat: Seat, commands: &[u8]) -> Result<JsonPreview, Refusal> {
        let commands = parse::commands::<R>(commands)?;
        let preview = Self::preview(self, seat, &commands).map_err(|error: CommandError<R>| Refusal::from(error))?;
        Ok(JsonPreview {
            events: preview.events.iter().map(write).collect(),
            view: write(&preview.view),
            score: write(&preview.score),
            tried: preview.tried,
            stops_at: preview.stops_at,
        })
    }

    fn choose(&self, seat: Seat, level: Level, number: u64, budget: &Budget<'_>) -> Result<Json, Refusal> {
        Ok(write(&Self::choose(self, seat, level, number, budget)?))
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

    fn picture(&self, viewer: Viewer, part: Part) -> Result<Svg, Refusal> {
        if part.seat().is_some_and(|seat| !AnyGame::seats(self).has(seat)) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(R::picture(&Scene::of(self.state(), viewer), part))
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

    fn snapshot(&self) -> Json {
        write(self.state())
    }
}
