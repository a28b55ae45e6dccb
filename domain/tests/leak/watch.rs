//! Compares what every viewer sees in the real state and in imagined states of random games.

use salon_domain::kernel::random_play::RandomPlay;
use salon_domain::kernel::samples::{seed, tables_for, version_of, viewers};
use salon_domain::kernel::{
    Chance, CommandError, Drawing, Game, Language, Names, Part, Ruleset, Scene, Seat, Seats, Speech, Table, Viewer,
};
use serde::Serialize;

/// What was compared.
#[derive(Debug, Default)]
pub struct Watched {
    /// Imagined states compared with the real one.
    pub states: u64,
    /// Imagined states that differ from the real one.
    pub redealt: u64,
    /// Events that revealed something.
    pub uncovered: u64,
    /// Commands decided and previewed in both.
    pub previews: u64,
    /// Pictures drawn of both.
    pub pictures: u64,
    /// Choices said of both.
    pub choices: u64,
}

/// The number of imagined states of each viewer at each step.
const IMAGINED_STATES: usize = 2;
/// One imagined state in so many is drawn.
const DRAWN_ONE_IN: u64 = 7;
/// The choices of one imagined state in so many are said.
const SAID_ONE_IN: u64 = 11;
/// The maximum number of decisions of a game that are checked.
const MAX_DECISIONS: usize = 2_000;

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

fn same(what: &str, viewer: Viewer, real: &str, imagined: &str) -> Result<(), String> {
    if real == imagined {
        return Ok(());
    }
    Err(format!("the {what} of {viewer:?} depends on what is hidden:\n{real}\n{imagined}"))
}

/// One game in 100 is checked at every step.
const EVERY_STEP_ONE_IN: u64 = 100;

/// Watches so many games for this number of seats, over all editions and options: every step of some, one step in so
/// many of the others. The error says what was told that should not have been.
pub fn watch<R: Ruleset>(seats: Seats, games: u64, one_in: u32) -> Result<Watched, String> {
    let mut watched = Watched::default();
    let mut seen = Vec::new();
    for (number, table) in (0..games).zip(tables_for::<R>(seats).iter().cycle()) {
        let unique = u64::from(seats.count()) * 1_000_000 + number;
        let table = Table { version: version_of::<R>(number), ..table.clone() };
        let (mut game, _) = Game::<R>::open(table, seed(unique)).unwrap();
        let mut chance = Chance::public(unique);
        for _ in 0..MAX_DECISIONS {
            if number.is_multiple_of(EVERY_STEP_ONE_IN) || chance.below(one_in) == 0 {
                let names = Names::new(vec![Some("Ada".to_owned()), None, Some("Bob".to_owned())]);
                Step { game: &game, seen: &seen, chance: &mut chance, watched: &mut watched, names }.compare_all()?;
            }
            let Some((seat, command)) = next(&game, &mut chance, &mut seen) else { break };
            let events = game.submit(seat, std::slice::from_ref(&command)).unwrap();
            watched.uncovered += events.iter().filter(|event| R::uncovers(event)).count() as u64;
        }
    }
    Ok(watched)
}

/// A command of an awaited seat, now and then of any that has one; what was legal is remembered, to be tried where it
/// is not.
fn next<R: Ruleset>(game: &Game<R>, chance: &mut Chance, seen: &mut Vec<R::Command>) -> Option<(Seat, R::Command)> {
    let awaiting = R::awaiting(game.state());
    let any_seat = chance.below(6) == 0;
    let seats = game.table().seats.iter().filter(|seat| any_seat || awaiting.decision_of(*seat).is_some());
    let able = seats.map(|seat| (seat, game.legal(seat))).filter(|(_, listed)| !listed.is_empty());
    let able: Vec<(Seat, Vec<R::Command>)> = able.collect();
    let (seat, listed) = chance.pick(&able)?;
    let command = chance.pick(listed)?.clone();
    if seen.len() < 3_000 {
        seen.push(command.clone());
    }
    Some((*seat, command))
}

struct Step<'a, R: Ruleset> {
    game: &'a Game<R>,
    seen: &'a [R::Command],
    chance: &'a mut Chance,
    watched: &'a mut Watched,
    names: Names,
}

/// Returns any language, with or without names: what is said may depend on both, but not on what is hidden.
fn speech<'a>(chance: &mut Chance, names: &'a Names) -> Speech<'a> {
    let language = chance.pick(&Language::ALL).copied().unwrap_or_default();
    Speech { language, names: if chance.below(2) == 0 { names } else { Names::NONE } }
}

impl<R: Ruleset> Step<'_, R> {
    fn compare_all(&mut self) -> Result<(), String> {
        for viewer in viewers(self.game.table().seats) {
            for _ in 0..IMAGINED_STATES {
                let number = u64::from(self.chance.below(u32::MAX));
                let state = R::imagine(self.game.state(), viewer, &mut Chance::public(number));
                let again = R::imagine(self.game.state(), viewer, &mut Chance::public(number));
                assert_eq!(state, again, "the same chance imagines the same");
                self.watched.states += 1;
                self.watched.redealt += u64::from(&state != self.game.state());
                let game = self.game;
                let other = Game::<R>::resume(game.table().clone(), game.seed().clone(), state, game.seq());
                self.compare(viewer, &other)?;
            }
        }
        Ok(())
    }

    fn compare(&mut self, viewer: Viewer, other: &Game<R>) -> Result<(), String> {
        let (real, imagined) = (self.game.state(), other.state());
        same("view", viewer, &json(&R::view(real, viewer)), &json(&R::view(imagined, viewer)))?;
        same("score", viewer, &json(&R::score(real, viewer)), &json(&R::score(imagined, viewer)))?;
        let awaited = |state| format!("{:?}", R::awaiting(state));
        same("list of awaited seats", viewer, &awaited(real), &awaited(imagined))?;
        same("count of components", viewer, &json(&R::census(real)), &json(&R::census(imagined)))?;
        self.speak(viewer, other)?;
        // Drawing takes longer than everything else.
        if self.watched.states.is_multiple_of(DRAWN_ONE_IN) {
            self.draw(viewer, other)?;
        }
        for seat in self.game.table().seats.iter() {
            if viewer == Viewer::Seat(seat) {
                same("legal list", viewer, &json(&self.game.legal(seat)), &json(&other.legal(seat)))?;
            }
            let tries = if viewer == Viewer::Seat(seat) { 2 } else { 1 };
            for command in self.candidates(seat, tries) {
                self.watched.previews += 1;
                self.decide(viewer, other, seat, &command)?;
            }
        }
        if self.chance.below(200) == 0 {
            play_on(other.clone(), u64::from(self.chance.below(1000)))?;
        }
        Ok(())
    }

    /// Compares what is said to this viewer.
    fn speak(&mut self, viewer: Viewer, other: &Game<R>) -> Result<(), String> {
        let (real, imagined) = (Scene::of(self.game.state(), viewer), Scene::of(other.state(), viewer));
        let speech = speech(self.chance, &self.names);
        let status = |scene| json(&R::say_status(scene, &speech));
        same("status in words", viewer, &status(&real), &status(&imagined))?;
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let decision = |scene: &Scene<R>| {
            let decision = scene.awaiting.decision_of(seat);
            json(&decision.map(|decision| R::say_decision(scene, &speech, seat, decision)))
        };
        same("decision in words", viewer, &decision(&real), &decision(&imagined))?;
        // Saying all choices takes longer than everything but drawing.
        if self.watched.states.is_multiple_of(SAID_ONE_IN) {
            let commands = self.game.legal(seat);
            let said = |scene| format!("{:?}", R::present(scene, &speech, seat, &commands));
            self.watched.choices += commands.len() as u64;
            same("choices in words", viewer, &said(&real), &said(&imagined))?;
        }
        Ok(())
    }

    fn draw(&mut self, viewer: Viewer, other: &Game<R>) -> Result<(), String> {
        let (real, imagined) = (Scene::of(self.game.state(), viewer), Scene::of(other.state(), viewer));
        let all = self.game.table().seats;
        let areas = R::areas(all);
        let seats = all.iter().flat_map(|seat| [Part::Seat(seat), Part::Wall(seat), Part::Decision(seat)]);
        for part in seats.chain(areas.iter().map(|area| Part::Area(area))).chain([Part::Table]) {
            self.watched.pictures += 1;
            let drawing = Drawing { speech: speech(self.chance, &self.names), ..Drawing::of(part) };
            let drawn = |scene| R::picture(scene, &drawing).into_string();
            same("picture", viewer, &drawn(&real), &drawn(&imagined))?;
        }
        Ok(())
    }

    /// Returns this number of commands, some legal, some probably not.
    fn candidates(&mut self, seat: Seat, count: usize) -> Vec<R::Command> {
        let listed = self.game.legal(seat);
        let pick = |_| {
            let from = if self.chance.below(3) == 0 { self.seen } else { &listed };
            self.chance.pick(from).cloned()
        };
        (0..count).filter_map(pick).collect()
    }

    fn decide(&self, viewer: Viewer, other: &Game<R>, seat: Seat, command: &R::Command) -> Result<(), String> {
        let commands = std::slice::from_ref(command);
        let (real, imagined) = (self.game.decide(seat, commands), other.decide(seat, commands));
        let own = viewer == Viewer::Seat(seat);
        match (real, imagined) {
            (Ok(real), Ok(imagined)) => {
                same(
                    "events",
                    viewer,
                    &seen_events::<R>(&real.events, viewer),
                    &seen_events::<R>(&imagined.events, viewer),
                )?;
            }
            (real, imagined) if own => {
                same("refusal", viewer, &outcome(real.err().as_ref()), &outcome(imagined.err().as_ref()))?;
            }
            // The legal commands of another seat may depend on what only that seat knows.
            _ => {}
        }
        if own {
            same("preview", viewer, &preview(self.game, seat, commands), &preview(other, seat, commands))?;
        }
        Ok(())
    }
}

/// Returns the events as the viewer sees and reads them, up to the first that reveals something.
fn seen_events<R: Ruleset>(events: &[R::Event], viewer: Viewer) -> String {
    let seen = events.iter().take_while(|event| !R::uncovers(event)).map(|event| R::disclose(event, viewer));
    let said = |event| (R::say_event(&event, &Speech::in_language(Language::En)), event);
    json(&seen.map(said).collect::<Vec<_>>())
}

fn outcome<R: Ruleset>(refused: Option<&CommandError<R>>) -> String {
    refused.map_or_else(|| "accepted".to_owned(), |refused| format!("{refused:?}"))
}

fn preview<R: Ruleset>(game: &Game<R>, seat: Seat, commands: &[R::Command]) -> String {
    match game.preview(seat, commands) {
        Ok(preview) => {
            let say = |event| R::say_event(event, &Speech::in_language(Language::Fr));
            let words: Vec<_> = preview.events.iter().map(say).collect();
            json(&(
                words,
                &preview.events,
                &preview.view,
                &preview.score,
                preview.tried,
                preview.stops_at.unwrap_or_default(),
            ))
        }
        Err(refused) => format!("{refused:?}"),
    }
}

/// Checks that an imagined game can be played to its end.
fn play_on<R: Ruleset>(mut game: Game<R>, number: u64) -> Result<(), String> {
    let dealt = R::census(game.state());
    let over = RandomPlay::new(number).play_out(&mut game, 100_000, &mut Vec::new());
    match over {
        Ok(true) if R::census(game.state()) == dealt => Ok(()),
        Ok(true) => Err("an imagined game loses components".to_owned()),
        Ok(false) => Err("an imagined game does not end".to_owned()),
        Err(rejection) => Err(format!("an imagined game refuses what it lists: {rejection}")),
    }
}
