//! Built-in bots for any ruleset. They choose for a seat by what that seat may know.
//!
//! A bot gets an [`InformationSet`], which returns imagined states only, so no bot can use hidden information.

mod amateur;
mod budget;
mod information_set;
mod master;
mod novice;
mod tree;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::catalogue::MAX_COMMANDS;
use super::chance::Chance;
use super::game::Game;
use super::refusal::CommandError;
use super::ruleset::Ruleset;
use super::seat::Seat;

pub use budget::Budget;
pub use information_set::{ImaginedState, InformationSet, PlayOutcome};

/// The strength of a built-in bot.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantNames,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Plays mostly at random, without pointless commands.
    Novice,
    /// Takes the command with the best evaluation right after it.
    Amateur,
    /// Searches ahead over hidden information and the moves of others.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Amateur, Self::Master];

    fn choose<R: Ruleset>(
        self,
        known: &InformationSet<'_, R>,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<R::Command> {
        match self {
            Self::Novice => novice::choose(known, chance),
            Self::Amateur => amateur::choose(known, chance),
            Self::Master => master::choose(known, chance, budget),
        }
    }
}

/// A game with more events than this is played at random. No game whose players want it to end is that long.
const MAX_SEARCHED_EVENTS: u64 = 3_000;

/// Returns what a bot submits for its seat now: commands until something hidden is revealed or another seat must
/// decide. Empty when the seat is not awaited. The budget counts for each command.
pub fn choose<R: Ruleset>(
    known: &InformationSet<'_, R>,
    level: Level,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Vec<R::Command> {
    let seat = known.seat();
    let mut position = known.imagine(chance);
    let mut commands = Vec::new();
    while commands.len() < MAX_COMMANDS && position.information_set(seat).awaited() {
        let Some(command) = level.choose(&position.information_set(seat), chance, budget) else { break };
        let Some(outcome) = position.play(seat, &command) else { break };
        commands.push(command);
        if outcome.uncovered {
            break;
        }
    }
    commands
}

impl<R: Ruleset> Game<R> {
    /// Returns what a built-in bot would submit for this seat now. Empty when the seat is not awaited.
    ///
    /// The same number and nodes give the same choice. A player who knows the number can predict the bot, so it must
    /// not follow from public information.
    ///
    /// # Errors
    /// The table has no such seat.
    pub fn choose(
        &self,
        seat: Seat,
        level: Level,
        number: u64,
        budget: &Budget<'_>,
    ) -> Result<Vec<R::Command>, CommandError<R>> {
        let known = InformationSet::of(self, seat).ok_or(CommandError::NoSuchSeat)?;
        // Bots that all wait for a better position would never end the game; random play does.
        let level = if self.seq() > MAX_SEARCHED_EVENTS { Level::Novice } else { level };
        Ok(choose(&known, level, &mut Chance::public(number), budget))
    }
}
