//! Sample tables, seeds and recorded games of any ruleset, for tests, benchmarks and tools.

use schemars::schema_for;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error;

use super::chance::Seed;
use super::game::Game;
use super::kinds::HasKind;
use super::record::{DecidedBy, Move, Record};
use super::refusal::CommandError;
use super::ruleset::Ruleset;
use super::seat::{Seat, Seats, Viewer};
use super::table::Table;
use super::variants::variants;

/// Returns a table for every number of seats, edition and combination of options, the default options first.
#[must_use]
pub fn tables<R: Ruleset>() -> Vec<Table<R>> {
    R::SEATS.filter_map(Seats::new).flat_map(tables_for).collect()
}

/// Returns a table for every edition and combination of options with this number of seats, the default options first.
#[must_use]
pub fn tables_for<R: Ruleset>(seats: Seats) -> Vec<Table<R>> {
    let named = |name: &&'static str| R::Edition::deserialize(IntoDeserializer::<Error>::into_deserializer(*name)).ok();
    let options = options::<R>();
    let with_options =
        |edition| options.iter().map(move |options| Table { edition, options: options.clone(), ..Table::new(seats) });
    let tables = R::Edition::KINDS.iter().filter_map(named).flat_map(with_options);
    tables.filter(|table| table.playable().is_ok()).collect()
}

/// Returns the supported versions of the rules, the current one first.
pub fn versions<R: Ruleset>() -> impl Iterator<Item = u32> + Clone {
    R::VERSIONS.rev()
}

/// One game in five uses earlier rules.
const EARLIER_RULES_ONE_IN: u64 = 5;

/// Returns the version of the rules for the game with this number: mostly the current one, sometimes an earlier one.
#[must_use]
pub fn version_of<R: Ruleset>(number: u64) -> u32 {
    let earlier = versions::<R>().skip(1).cycle().nth((number / EARLIER_RULES_ONE_IN % 64) as usize);
    earlier.filter(|_| number % EARLIER_RULES_ONE_IN == EARLIER_RULES_ONE_IN - 1).unwrap_or(*R::VERSIONS.end())
}

/// Returns the default options, and all others that their schema lists.
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

/// Returns the seed with this number. Not secret.
#[must_use]
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().zip(number.to_le_bytes()).for_each(|(byte, number)| *byte = number);
    Seed::new(bytes)
}

/// Returns every viewer of a table: each seat and a spectator.
pub fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game and its record.
pub struct Recorded<R: Ruleset> {
    /// The game.
    pub game: Game<R>,
    /// Its record up to the last move.
    pub record: Record<R>,
}

impl<R: Ruleset> Recorded<R> {
    /// Deals a game and starts its record.
    ///
    /// # Errors
    /// The ruleset cannot be played at this table.
    pub fn deal(table: Table<R>, seed: Seed) -> Result<Self, R::Rejection> {
        let (game, opening) = Game::open(table, seed)?;
        let record = Record::of(&game, opening);
        Ok(Self { game, record })
    }

    /// Decides an array of commands, makes it part of the game and records it. Returns the events.
    ///
    /// # Errors
    /// The first command that is refused, and why. Game and record are then unchanged.
    pub fn submit(&mut self, seat: Seat, commands: Vec<R::Command>) -> Result<&[R::Event], CommandError<R>> {
        let events = self.game.submit(seat, &commands)?;
        self.record.moves.push(Move { seat, by: DecidedBy::Owner, commands, events });
        Ok(self.record.moves.last().map_or(&[], |played| &played.events))
    }
}
