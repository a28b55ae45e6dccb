//! Built-in bots for any ruleset: they choose for a seat by what that seat may know, and by nothing else.
//!
//! A bot is given [`Eyes`], which show imagined states only. So it cannot cheat, however it is written.

mod amateur;
mod budget;
mod eyes;
mod master;
mod novice;
mod tree;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::catalogue::MOST_COMMANDS;
use super::chance::Chance;
use super::game::Game;
use super::refusal::Refused;
use super::ruleset::Ruleset;
use super::seat::Seat;

pub use budget::Budget;
pub use eyes::{Eyes, Imagined, Tried};

/// How well a built-in bot plays.
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
    /// Plays mostly at random, but nothing pointless.
    Novice,
    /// Takes what looks best right afterwards.
    Amateur,
    /// Looks ahead, over what might be hidden and what the others might do.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Amateur, Self::Master];

    fn choose<R: Ruleset>(self, eyes: &Eyes<'_, R>, chance: &mut Chance, budget: &Budget<'_>) -> Option<R::Command> {
        match self {
            Self::Novice => novice::choose(eyes, chance),
            Self::Amateur => amateur::choose(eyes, chance),
            Self::Master => master::choose(eyes, chance, budget),
        }
    }
}

/// So many events are far more than any game takes whose players want it to end.
const LONG_GAME: u64 = 3_000;

/// What a bot would submit for its seat now: as many commands as follow each other without anything being uncovered and
/// without waiting for another seat. Empty when the seat is not awaited.
///
/// The budget is for each of the commands.
pub fn choose<R: Ruleset>(
    eyes: &Eyes<'_, R>,
    level: Level,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Vec<R::Command> {
    let seat = eyes.seat();
    let mut position = eyes.imagine(chance);
    let mut commands = Vec::new();
    while commands.len() < MOST_COMMANDS && position.eyes(seat).awaited() {
        let Some(command) = level.choose(&position.eyes(seat), chance, budget) else { break };
        let Some(tried) = position.play(seat, &command) else { break };
        commands.push(command);
        if tried.uncovered {
            break;
        }
    }
    commands
}

impl<R: Ruleset> Game<R> {
    /// What a built-in bot would submit for this seat now; empty when the seat is not awaited.
    ///
    /// The same number and the same nodes choose the same. Who knows the number can foresee what the bot does, so it
    /// should not follow from what is public.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn choose(
        &self,
        seat: Seat,
        level: Level,
        number: u64,
        budget: &Budget<'_>,
    ) -> Result<Vec<R::Command>, Refused<R>> {
        let eyes = Eyes::of(self, seat).ok_or(Refused::NoSuchSeat)?;
        // Bots that all wait for something better would play for ever; chance brings any game to its end.
        let level = if self.seq() > LONG_GAME { Level::Novice } else { level };
        Ok(choose(&eyes, level, &mut Chance::public(number), budget))
    }
}
