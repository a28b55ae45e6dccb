//! The record of a game: all that is needed to play it again and to check it.

use serde::{Deserialize, Serialize};

use super::awaiting::Awaiting;
use super::chance::{Chance, Commitment, Purpose, Seed};
use super::game::Game;
use super::ruleset::Ruleset;
use super::score::Score;
use super::seat::{BySeat, Seat, Viewer};
use super::table::Table;

/// Who decided a move for a seat. Without effect on what happens; told because others may want to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Whoever owns the seat.
    #[default]
    Owner,
    /// A plan of theirs.
    Plan,
    /// A bot.
    Bot,
}

impl By {
    const fn is_owner(&self) -> bool {
        matches!(self, Self::Owner)
    }
}

/// What a seat asked for at once, and what happened.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Move<R: Ruleset> {
    /// Who asked.
    pub seat: Seat,
    /// Who decided it for that seat.
    #[serde(default, skip_serializing_if = "By::is_owner")]
    pub by: By,
    /// What was asked for, all or nothing.
    pub commands: Vec<R::Command>,
    /// What happened.
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
    /// What was asked for and what happened, in order.
    pub moves: Vec<Move<R>>,
}

/// Where a record is not what the rules make of it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Difference {
    /// The record is of another ruleset.
    #[error("the record is of the ruleset \"{0}\"")]
    Ruleset(String),
    /// The rules forbid the table.
    #[error("this table cannot be played: {0}")]
    Table(String),
    /// The seed is not the one that was promised.
    #[error("the seed does not match the published commitment")]
    Commitment,
    /// The deal does not follow from the seed.
    #[error("the deal does not follow from the seed")]
    Opening,
    /// The rules refuse a move of the record.
    #[error("move {at} is refused: {why}")]
    Refused {
        /// Which move, from 0.
        at: usize,
        /// Why.
        why: String,
    },
    /// A move that asks for nothing: nobody can make one.
    #[error("move {at} asks for nothing")]
    Empty {
        /// Which move, from 0.
        at: usize,
    },
    /// A move leads to other events.
    #[error("move {at} leads to other events than recorded")]
    Events {
        /// Which move, from 0.
        at: usize,
    },
    /// Carrying the recorded events out leads to another state than deciding the commands again.
    #[error("the recorded events lead to another state than the recorded commands")]
    State,
}

/// What a record leads to that is what the rules make of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed<T, D> {
    /// How the seats stand in the end.
    pub scores: BySeat<Score<T>>,
    /// Whom the game waited for: after the deal, and after each move.
    pub awaiting: Vec<Awaiting<D>>,
}

impl<R: Ruleset> Record<R> {
    /// An empty record of a game just dealt.
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

    /// The game these events lead to, carried out without asking the rules.
    #[must_use]
    pub fn fold(&self) -> Game<R> {
        let mut game = Game::dealt(self.table.clone(), self.seed.clone(), &self.opening);
        game.fold(self.moves.iter().flat_map(|played| &played.events));
        game
    }

    /// Plays everything again by the rules and compares: seed and commitment, deal, every event, the state. Whether the game is
    /// over then is for the caller to ask.
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
