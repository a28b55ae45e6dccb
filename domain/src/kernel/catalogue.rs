//! The edge between typed rulesets and JSON: one blanket implementation for all of them.
//!
//! A server works with [`AnyRuleset`], [`AnyGame`] and [`AnyEvents`] only and never learns which game it serves.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

use super::awaiting::Awaiting;
use super::bots::{Budget, Level};
use super::chance::{Chance, Commitment, Purpose, Seed};
use super::game::Game;
use super::json::{Json, write};
use super::kinds::Kinds;
use super::language::Language;
use super::picture::svg::Svg;
use super::picture::{Part, Scene};
use super::record::{Difference, Record};
use super::refusal::{Refusal, Refused};
use super::ruleset::Ruleset;
use super::score::Line;
use super::seat::{Seat, Seats, Viewer};
use super::table::Table;

/// The most commands taken at once; no turn of any game comes near.
pub const MOST_COMMANDS: usize = 100;

/// A ruleset, told in JSON.
pub trait AnyRuleset: Send + Sync {
    /// What it is and what it knows.
    fn about(&self) -> About;
    /// The JSON Schemas of everything that crosses the edge.
    fn schemas(&self) -> Schemas;
    /// The printed components.
    fn components(&self) -> Value;
    /// Reads what a host chose for a new game.
    ///
    /// # Errors
    /// What is unknown or cannot be played.
    fn check(&self, choice: &Choice<'_>) -> Result<Json, Refusal>;
    /// Deals a new game.
    ///
    /// # Errors
    /// What is unknown or cannot be played.
    fn open(&self, choice: &Choice<'_>, seed: Seed) -> Result<Dealt, Refusal>;
    /// Takes a stored game up again.
    ///
    /// A snapshot and events are believed: they were written by the rules themselves. [`verify`](Self::verify) is for
    /// what comes from elsewhere.
    ///
    /// # Errors
    /// When what is stored cannot be read, or the deal is not the seed's.
    fn resume(&self, stored: &Stored<'_>) -> Result<Box<dyn AnyGame>, Unreadable>;
    /// Reads stored events.
    ///
    /// # Errors
    /// When what is stored cannot be read.
    fn read_events(&self, events: &[&str]) -> Result<Box<dyn AnyEvents>, Unreadable>;
    /// Whether this is an array of commands at all, each of which some game could allow; legal now or not.
    ///
    /// # Errors
    /// When it is not, or the first command that no game allows.
    fn read_commands(&self, commands: &[u8]) -> Result<(), Refusal>;
    /// Plays a whole record again, compares, and returns what it leads to.
    ///
    /// # Errors
    /// When the record cannot be read or is not what the rules make of it.
    fn verify(&self, record: &str) -> Result<Verified, Unreadable>;
}

/// A game being played, told in JSON.
pub trait AnyGame: Send + Sync {
    /// What was agreed before the game.
    fn table(&self) -> Json;
    /// The number of seats.
    fn seats(&self) -> Seats;
    /// How many events have happened.
    fn seq(&self) -> u64;
    /// The round being played, as everybody knows it; 0 where there are none.
    fn round(&self) -> u32;
    /// What is published of the seed.
    fn commitment(&self) -> Commitment;
    /// Whom the game waits for, and for what; empty when it is over.
    fn awaiting(&self) -> Vec<Awaited>;
    /// Every command this seat could give now, as an array.
    ///
    /// # Errors
    /// When there is no such seat.
    fn legal(&self, seat: Seat) -> Result<Json, Refusal>;
    /// Decides an array of commands, all or nothing; this game stays as it is, the answer holds the next one.
    ///
    /// # Errors
    /// What is not understood, or the first command that is refused.
    fn decide(&self, seat: Seat, commands: &[u8]) -> Result<Accepted, Refusal>;
    /// Tries an array of commands out.
    ///
    /// # Errors
    /// What is not understood, or the first command that would be refused.
    fn preview(&self, seat: Seat, commands: &[u8]) -> Result<Tried, Refusal>;
    /// What a built-in bot would submit for this seat now, as an array; empty when the seat is not awaited. Made from what
    /// the seat may know, the number (to be kept from the players, who could foresee the bot) and the budget of each command.
    ///
    /// # Errors
    /// When there is no such seat.
    fn choose(&self, seat: Seat, level: Level, number: u64, budget: &Budget<'_>) -> Result<Json, Refusal>;
    /// The game after stored events that follow it.
    ///
    /// # Errors
    /// When what is stored cannot be read.
    fn advance(&self, events: &[&str]) -> Result<Box<dyn AnyGame>, Unreadable>;
    /// The game as this viewer may see it.
    fn view(&self, viewer: Viewer) -> Json;
    /// What this viewer may see, drawn as text.
    fn draw(&self, viewer: Viewer) -> String;
    /// What this viewer may see of that part, drawn as SVG.
    ///
    /// # Errors
    /// When there is no such seat.
    fn picture(&self, viewer: Viewer, part: Part) -> Result<Svg, Refusal>;
    /// How the seats stand, as far as this viewer can know.
    fn score(&self, viewer: Viewer) -> Json;
    /// The placing of each seat, as far as this viewer can know.
    fn placings(&self, viewer: Viewer) -> Vec<u8>;
    /// The tallies of all seats, line by line, for a person.
    fn explain(&self, viewer: Viewer, language: Language) -> Vec<Vec<Line>>;
    /// The state as a cache may keep it: readable by this build only.
    fn snapshot(&self) -> Json;
}

/// Events that happened, told in JSON.
pub trait AnyEvents: Send + Sync {
    /// The names of what happened.
    fn kinds(&self) -> Vec<&'static str>;
    /// As they are stored: with everything hidden.
    fn stored(&self) -> Vec<Json>;
    /// As this viewer may see them.
    fn seen(&self, viewer: Viewer) -> Vec<Json>;
}

/// What a ruleset is and knows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct About {
    /// The stable name.
    pub key: &'static str,
    /// The name for a person.
    pub title: &'static str,
    /// The version of the rules new games take.
    pub version: u32,
    /// The fewest that can play.
    pub fewest_seats: u8,
    /// The most that can play.
    pub most_seats: u8,
    /// The printed editions.
    pub editions: &'static [&'static str],
    /// The edition taken when none is named.
    pub default_edition: &'static str,
    /// What a seat can be awaited for.
    pub decisions: &'static [&'static str],
    /// The kinds of commands.
    pub commands: &'static [&'static str],
    /// The kinds of events.
    pub events: &'static [&'static str],
    /// The codes with which its rules refuse.
    pub rejections: &'static [&'static str],
}

/// The JSON Schemas (2020-12) of everything that crosses the edge.
#[derive(Clone, Debug)]
pub struct Schemas {
    /// What else can be chosen.
    pub options: Schema,
    /// A command.
    pub command: Schema,
    /// The game as somebody may see it.
    pub view: Schema,
    /// An event as somebody may see it.
    pub event: Schema,
    /// Where a seat's points come from.
    pub tally: Schema,
}

/// What a host chose for a new game.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The edition; without one, the default.
    pub edition: Option<&'a str>,
    /// How many play.
    pub seats: u8,
    /// The options as a JSON object; without them, the defaults.
    pub options: Option<&'a str>,
}

/// A game just dealt.
pub struct Dealt {
    /// The game.
    pub game: Box<dyn AnyGame>,
    /// The deal, secret, to be stored.
    pub opening: Json,
}

/// A stored game, as it is read back.
#[derive(Clone, Debug)]
pub struct Stored<'a> {
    /// What was agreed before the game.
    pub table: &'a str,
    /// The secret seed.
    pub seed: Seed,
    /// The deal.
    pub opening: &'a str,
    /// A cached state and the number of events it holds already.
    pub snapshot: Option<(u64, &'a str)>,
    /// The events after the snapshot, or all.
    pub events: &'a [&'a str],
}

/// Stored data this build cannot read, or that is not what the rules make of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

impl Unreadable {
    fn because(what: &str, why: impl std::fmt::Display) -> Self {
        Self(format!("{what}: {why}"))
    }
}

/// A seat the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Awaited {
    /// Who.
    pub seat: Seat,
    /// For what.
    pub decision: &'static str,
}

/// What a record leads to that is what the rules make of it.
#[derive(Clone, Debug)]
pub struct Verified {
    /// How the seats stand in the end.
    pub scores: Json,
    /// The placing of each seat in the end.
    pub placings: Vec<u8>,
    /// Whom the game waited for: after the deal, and after each move.
    pub awaiting: Vec<Vec<Awaited>>,
}

impl Verified {
    /// Whether the game has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.awaiting.last().is_some_and(Vec::is_empty)
    }
}

/// An accepted array of commands.
pub struct Accepted {
    /// The game afterwards.
    pub game: Box<dyn AnyGame>,
    /// The commands as they are stored.
    pub commands: Json,
    /// What happened.
    pub events: Box<dyn AnyEvents>,
}

/// What an array of commands would lead to.
#[derive(Debug, Serialize)]
pub struct Tried {
    /// What would happen, as the seat may see it.
    pub events: Vec<Json>,
    /// The game afterwards, as the seat may see it.
    pub view: Json,
    /// How the seats would stand, as far as the seat can know.
    pub score: Json,
    /// How many of the commands were tried out.
    pub tried: usize,
    /// The kind of the event before which the preview stops, because it would uncover something.
    pub stops_at: Option<&'static str>,
}

/// A typed ruleset, seen as [`AnyRuleset`].
pub struct Entry<R>(std::marker::PhantomData<fn() -> R>);

impl<R: Ruleset> Entry<R> {
    /// The entry of this ruleset.
    pub const NEW: Self = Self(std::marker::PhantomData);

    fn table(choice: &Choice<'_>) -> Result<Table<R>, Refusal> {
        let seats = Seats::new(choice.seats)
            .filter(|seats| R::SEATS.contains(&seats.count()))
            .ok_or(Refusal::WrongSeatCount { seats: choice.seats, fewest: *R::SEATS.start(), most: *R::SEATS.end() })?;
        let edition = match choice.edition {
            None => R::Edition::default(),
            Some(name) => serde_json::from_value(Value::String(name.to_owned())).map_err(|_| {
                Refusal::UnknownEdition { edition: name.to_owned(), known: R::Edition::KINDS.join(", ") }
            })?,
        };
        let options = match choice.options {
            None => R::Options::default(),
            // A struct can be read from an array too; only the object is the documented form.
            Some(json) if !json.trim_start().starts_with('{') => {
                return Err(Refusal::BadOptions { detail: "expected an object".to_owned() });
            }
            Some(json) => {
                serde_json::from_str(json).map_err(|error| Refusal::BadOptions { detail: error.to_string() })?
            }
        };
        let table = Table { edition, options, ..Table::new(seats) };
        table.playable()?;
        Ok(table)
    }

    fn stored_table(json: &str) -> Result<Table<R>, Unreadable> {
        let table: Table<R> = serde_json::from_str(json).map_err(|error| Unreadable::because("the table", error))?;
        table.playable().map_err(|refusal| Unreadable::because("the table", refusal))?;
        Ok(table)
    }
}

impl<R: Ruleset> AnyRuleset for Entry<R> {
    fn about(&self) -> About {
        About {
            key: R::KEY,
            title: R::TITLE,
            version: *R::VERSIONS.end(),
            fewest_seats: *R::SEATS.start(),
            most_seats: *R::SEATS.end(),
            editions: R::Edition::KINDS,
            default_edition: R::Edition::default().kind(),
            decisions: R::Decision::KINDS,
            commands: R::Command::KINDS,
            events: R::Event::KINDS,
            rejections: R::Rejection::KINDS,
        }
    }

    fn schemas(&self) -> Schemas {
        Schemas {
            options: schema_of::<R::Options>(),
            command: schema_of::<R::Command>(),
            view: schema_of::<R::View>(),
            event: schema_of::<R::Seen>(),
            tally: schema_of::<R::Tally>(),
        }
    }

    fn components(&self) -> Value {
        R::components()
    }

    fn check(&self, choice: &Choice<'_>) -> Result<Json, Refusal> {
        Ok(write(&Self::table(choice)?))
    }

    fn open(&self, choice: &Choice<'_>, seed: Seed) -> Result<Dealt, Refusal> {
        let table = Self::table(choice)?;
        let (game, opening) = Game::<R>::open(table, seed).map_err(|rejection| Refusal::rule(None, &rejection))?;
        Ok(Dealt { game: Box::new(game), opening: write(&opening) })
    }

    fn resume(&self, stored: &Stored<'_>) -> Result<Box<dyn AnyGame>, Unreadable> {
        let table = Self::stored_table(stored.table)?;
        let mut game = match stored.snapshot {
            Some((seq, json)) => {
                let state = serde_json::from_str(json).map_err(|error| Unreadable::because("the snapshot", error))?;
                Game::<R>::resume(table, stored.seed.clone(), state, seq)
            }
            None => {
                let opening: R::Opening =
                    serde_json::from_str(stored.opening).map_err(|error| Unreadable::because("the opening", error))?;
                // A deal is never taken on trust: anything else than what the seed gives could not be begun safely.
                if R::open(&table, &mut Chance::of(&stored.seed, Purpose::Deal)) != opening {
                    return Err(Unreadable(Difference::Opening.to_string()));
                }
                Game::<R>::dealt(table, stored.seed.clone(), &opening)
            }
        };
        game.fold(&parse_events::<R>(stored.events)?);
        Ok(Box::new(game))
    }

    fn read_events(&self, events: &[&str]) -> Result<Box<dyn AnyEvents>, Unreadable> {
        Ok(Box::new(Events::<R>(parse_events::<R>(events)?)))
    }

    fn read_commands(&self, commands: &[u8]) -> Result<(), Refusal> {
        let commands = parse_commands::<R>(commands)?;
        let mut never = commands.iter().enumerate().filter_map(|(index, it)| Some((index, R::never_legal(it)?)));
        match never.next() {
            Some((index, rejection)) => Err(Refused::<R>::Rule { index, rejection }.into()),
            None => Ok(()),
        }
    }

    fn verify(&self, record: &str) -> Result<Verified, Unreadable> {
        let record: Record<R> =
            serde_json::from_str(record).map_err(|error| Unreadable::because("the record", error))?;
        let replayed = record.verify().map_err(|difference| Unreadable(difference.to_string()))?;
        Ok(Verified {
            scores: write(&replayed.scores),
            placings: replayed.scores.values().iter().map(|score| score.placing).collect(),
            awaiting: replayed.awaiting.iter().map(told::<R>).collect(),
        })
    }
}

/// Who is awaited, in words.
fn told<R: Ruleset>(awaiting: &Awaiting<R::Decision>) -> Vec<Awaited> {
    awaiting.iter().map(|(seat, decision)| Awaited { seat, decision: decision.kind() }).collect()
}

fn parse_events<R: Ruleset>(events: &[&str]) -> Result<Vec<R::Event>, Unreadable> {
    events
        .iter()
        .map(|json| serde_json::from_str(json).map_err(|error| Unreadable::because("an event", error)))
        .collect()
}

fn schema_of<T: JsonSchema>() -> Schema {
    SchemaGenerator::default().into_root_schema_for::<T>()
}

fn parse_commands<R: Ruleset>(json: &[u8]) -> Result<Vec<R::Command>, Refusal> {
    let commands: Vec<R::Command> =
        serde_json::from_slice(json).map_err(|error| Refusal::MalformedCommands { detail: error.to_string() })?;
    match commands.len() {
        0 => Err(Refusal::NoCommands),
        count if count > MOST_COMMANDS => Err(Refusal::TooManyCommands { count, most: MOST_COMMANDS }),
        _ => Ok(commands),
    }
}

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

    fn awaiting(&self) -> Vec<Awaited> {
        told::<R>(&R::awaiting(self.state()))
    }

    fn legal(&self, seat: Seat) -> Result<Json, Refusal> {
        if !AnyGame::seats(self).has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(write(&Self::legal(self, seat)))
    }

    fn decide(&self, seat: Seat, commands: &[u8]) -> Result<Accepted, Refusal> {
        let commands = parse_commands::<R>(commands)?;
        let decided = Self::decide(self, seat, &commands)?;
        let mut game = self.clone();
        let events = game.commit(decided);
        Ok(Accepted { game: Box::new(game), commands: write(&commands), events: Box::new(Events::<R>(events)) })
    }

    fn preview(&self, seat: Seat, commands: &[u8]) -> Result<Tried, Refusal> {
        let commands = parse_commands::<R>(commands)?;
        let preview = Self::preview(self, seat, &commands).map_err(|refused: Refused<R>| Refusal::from(refused))?;
        Ok(Tried {
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
        game.fold(&parse_events::<R>(events)?);
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

/// Typed events, seen as [`AnyEvents`].
struct Events<R: Ruleset>(Vec<R::Event>);

impl<R: Ruleset> AnyEvents for Events<R> {
    fn kinds(&self) -> Vec<&'static str> {
        self.0.iter().map(Kinds::kind).collect()
    }

    fn stored(&self) -> Vec<Json> {
        self.0.iter().map(write).collect()
    }

    fn seen(&self, viewer: Viewer) -> Vec<Json> {
        self.0.iter().map(|event| write(&R::disclose(event, viewer))).collect()
    }
}
