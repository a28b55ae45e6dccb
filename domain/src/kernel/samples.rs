//! Tables, seeds and recorded games to try any ruleset on: for tests, benchmarks and tools.

use schemars::schema_for;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

use super::chance::Seed;
use super::game::Game;
use super::kinds::Kinds;
use super::record::{By, Move, Record};
use super::refusal::Refused;
use super::ruleset::Ruleset;
use super::seat::{Seat, Seats, Viewer};
use super::table::Table;
use super::variants::variants;

/// Every number of seats with every edition and all options, the default ones first.
#[must_use]
pub fn tables<R: Ruleset>() -> Vec<Table<R>> {
    R::SEATS.filter_map(Seats::new).flat_map(tables_for).collect()
}

/// Every edition with all options for so many seats, the default options first.
#[must_use]
pub fn tables_for<R: Ruleset>(seats: Seats) -> Vec<Table<R>> {
    let named = |name: &&'static str| R::Edition::deserialize(IntoDeserializer::<Error>::into_deserializer(*name)).ok();
    let options = options::<R>();
    let with_options =
        |edition| options.iter().map(move |options| Table { edition, options: options.clone(), ..Table::new(seats) });
    let tables = R::Edition::KINDS.iter().filter_map(named).flat_map(with_options);
    tables.filter(|table| table.playable().is_ok()).collect()
}

/// The versions of the rules that can be played, the current one first.
pub fn versions<R: Ruleset>() -> impl Iterator<Item = u32> + Clone {
    R::VERSIONS.rev()
}

/// One game in so many is played by earlier rules.
const EARLIER_RULES: u64 = 5;

/// The version of the rules for each number of a game: now and then an earlier one, if there is any.
#[must_use]
pub fn version_of<R: Ruleset>(number: u64) -> u32 {
    let earlier = versions::<R>().skip(1).cycle().nth((number / EARLIER_RULES % 64) as usize);
    earlier.filter(|_| number % EARLIER_RULES == EARLIER_RULES - 1).unwrap_or(*R::VERSIONS.end())
}

/// The default options, and all others that their schema lists.
#[must_use]
pub fn options<R: Ruleset>() -> Vec<R::Options> {
    let mut options = vec![R::Options::default()];
    for variant in variants(schema_for!(R::Options).as_value()) {
        if let Ok(variant) = serde_json::from_value(variant)
            && !options.contains(&variant)
        {
            options.push(variant);
        }
    }
    options
}

/// A seed for each number. Not secret at all.
#[must_use]
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().zip(number.to_le_bytes()).for_each(|(byte, number)| *byte = number);
    Seed::new(bytes)
}

/// Everybody who may look at a table of so many seats: each seat, and a spectator.
pub fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game together with its record, kept up to date.
pub struct Recorded<R: Ruleset> {
    /// The game.
    pub game: Game<R>,
    /// Everything asked for and everything that happened.
    pub record: Record<R>,
}

impl<R: Ruleset> Recorded<R> {
    /// Deals a game and begins its record.
    ///
    /// # Errors
    /// When the ruleset cannot be played at this table.
    pub fn deal(table: Table<R>, seed: Seed) -> Result<Self, R::Rejection> {
        let (game, opening) = Game::open(table, seed)?;
        let record = Record::of(&game, opening);
        Ok(Self { game, record })
    }

    /// Decides an array of commands, makes it part of the game and writes it down.
    ///
    /// # Errors
    /// The first command that is refused, and why; game and record are then as before.
    pub fn submit(&mut self, seat: Seat, commands: Vec<R::Command>) -> Result<&[R::Event], Refused<R>> {
        let events = self.game.submit(seat, &commands)?;
        self.record.moves.push(Move { seat, by: By::Owner, commands, events });
        Ok(self.record.moves.last().map_or(&[], |played| &played.events))
    }
}
