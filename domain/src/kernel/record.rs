//! The record of a game: everything needed to replay and verify it.

use serde::{Deserialize, Serialize};

use super::awaiting::Awaiting;
use super::chance::{Chance, Commitment, Purpose, Seed};
use super::game::Game;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use super::table::Table;

/// Who decided a move for a seat. It has no effect on the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The owner of the seat.
    #[default]
    Owner,
    /// A plan of the owner.
    Plan,
    /// A bot.
    Bot,
}

impl DecidedBy {
    const fn is_owner(&self) -> bool {
        matches!(self, Self::Owner)
    }
}

/// Commands of one seat accepted together, and their events.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Move<R: Ruleset> {
    /// The seat.
    pub seat: Seat,
    /// Who decided for the seat.
    #[serde(default, skip_serializing_if = "DecidedBy::is_owner")]
    pub by: DecidedBy,
    /// The commands.
    pub commands: Vec<R::Command>,
    /// The events the commands led to.
    pub events: Vec<R::Event>,
}

/// The record of a game.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Ruleset> {
    /// The ruleset's key.
    pub ruleset: String,
    /// What was agreed before the game.
    pub table: Table<R>,
    /// The secret seed.
    pub seed: Seed,
    /// The SHA-256 of the seed, public from the start.
    pub commitment: Commitment,
    /// The deal.
    pub opening: R::Opening,
    /// The moves, in order.
    pub moves: Vec<Move<R>>,
}

/// The first difference between a record and its replay.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Difference {
    /// The record is of another ruleset.
    #[error("the record is of the ruleset \"{0}\"")]
    Ruleset(String),
    /// The table cannot be played.
    #[error("this table cannot be played: {0}")]
    Table(String),
    /// The seed does not match the commitment.
    #[error("the seed does not match the published commitment")]
    Commitment,
    /// The deal does not follow from the seed.
    #[error("the deal does not follow from the seed")]
    Opening,
    /// The rules refuse a move of the record.
    #[error("move {at} is refused: {why}")]
    Refused {
        /// The index of the move, from 0.
        at: usize,
        /// The reason.
        why: String,
    },
    /// A move without commands, which no seat can make.
    #[error("move {at} has no commands")]
    Empty {
        /// The index of the move, from 0.
        at: usize,
    },
    /// The commands of a move lead to other events.
    #[error("move {at} leads to other events than recorded")]
    Events {
        /// The index of the move, from 0.
        at: usize,
    },
    /// Applying the recorded events leads to another state than deciding the recorded commands.
    #[error("the recorded events lead to another state than the recorded commands")]
    State,
}

/// The result of replaying a record that follows the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed<T, D> {
    /// The final score of each seat.
    pub scores: BySeat<Score<T>>,
    /// The awaited seats after the deal and after each move.
    pub awaiting: Vec<Awaiting<D>>,
}

impl<R: Ruleset> Record<R> {
    /// Returns a record without moves of a game right after its deal.
    #[must_use]
    pub fn of(game: &Game<R>, opening: R::Opening) -> Self {
        Self {
            ruleset: R::KEY.to_owned(),
            table: game.table().clone(),
            seed: game.seed().clone(),
            commitment: game.commitment(),
            opening,
            moves: Vec::new(),
        }
    }

    /// Returns the game after all recorded events, without deciding the commands again.
    #[must_use]
    pub fn fold(&self) -> Game<R> {
        let mut game = Game::dealt(self.table.clone(), self.seed.clone(), &self.opening);
        game.fold(self.moves.iter().flat_map(|played| &played.events));
        game
    }

    /// Replays the record by the rules and compares commitment, deal, every event and the final state. The game need
    /// not be over.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self) -> Result<Replayed<R::Tally, R::Decision>, Difference> {
        if self.ruleset != R::KEY {
            return Err(Difference::Ruleset(self.ruleset.clone()));
        }
        self.table.playable().map_err(|refusal| Difference::Table(refusal.to_string()))?;
        if self.seed.commitment() != self.commitment {
            return Err(Difference::Commitment);
        }
        if R::open(&self.table, &mut Chance::of(&self.seed, Purpose::Deal)) != self.opening {
            return Err(Difference::Opening);
        }
        let mut game = Game::dealt(self.table.clone(), self.seed.clone(), &self.opening);
        let mut awaiting = vec![R::awaiting(game.state())];
        for (at, played) in self.moves.iter().enumerate() {
            if played.commands.is_empty() {
                return Err(Difference::Empty { at });
            }
            let events = game
                .submit(played.seat, &played.commands)
                .map_err(|refused| Difference::Refused { at, why: format!("{refused:?}") })?;
            if events != played.events {
                return Err(Difference::Events { at });
            }
            awaiting.push(R::awaiting(game.state()));
        }
        if self.fold().state() != game.state() {
            return Err(Difference::State);
        }
        Ok(Replayed { scores: R::score(game.state(), Viewer::Spectator), awaiting })
    }
}
