//! Tables, seeds and recorded games to try any ruleset on: for tests, benchmarks and tools.

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

/// Every number of seats with every edition, and the default options.
#[must_use]
pub fn tables<R: Ruleset>() -> Vec<Table<R>> {
    let seats = R::SEATS.filter_map(Seats::new);
    let with_editions = |seats| {
        R::Edition::KINDS.iter().filter_map(move |name| {
            let edition = R::Edition::deserialize(IntoDeserializer::<Error>::into_deserializer(*name)).ok()?;
            Some(Table { edition, ..Table::new(seats) })
        })
    };
    seats.flat_map(with_editions).filter(|table| table.playable().is_ok()).collect()
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
