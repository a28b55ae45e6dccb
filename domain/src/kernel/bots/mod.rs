//! Built-in bots for any ruleset. They choose for a seat by what that seat may know.
//!
//! A bot gets an [`InformationSet`], which returns imagined states only, so no bot can use hidden information.

mod amateur;
mod budget;
mod forecast;
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
    choose_and_tell(known, level, (chance, budget), |_, _| {})
}

/// Does the same as [`choose`], and tells each command together with what the seat knows when it submits it.
fn choose_and_tell<R: Ruleset>(
    known: &InformationSet<'_, R>,
    level: Level,
    (chance, budget): (&mut Chance, &Budget<'_>),
    mut tell: impl FnMut(&InformationSet<'_, R>, &R::Command),
) -> Vec<R::Command> {
    let seat = known.seat();
    let mut position = known.imagine(chance);
    let mut commands = Vec::new();
    while commands.len() < MAX_COMMANDS && position.information_set(seat).awaited() {
        let Some(command) = level.choose(&position.information_set(seat), chance, budget) else { break };
        let mut next = position.clone();
        let Some(outcome) = next.play(seat, &command) else { break };
        tell(&position.information_set(seat), &command);
        position = next;
        commands.push(command);
        if outcome.uncovered {
            break;
        }
    }
    commands
}

/// A built-in bot that is asked for advice.
#[derive(Clone, Copy)]
pub struct Adviser<'a> {
    /// Its level.
    pub level: Level,
    /// The number on which its choice depends.
    pub number: u64,
    /// How long it may think about each command.
    pub budget: Budget<'a>,
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
        Ok(choose(&known, self.searched(level), &mut Chance::public(number), budget))
    }

    /// Does the same as [`choose`](Self::choose), and tells each command together with what the seat knows when it
    /// submits it. If the bot prefers no command, it advises the first legal one.
    ///
    /// # Errors
    /// The table has no such seat.
    pub fn advise(
        &self,
        seat: Seat,
        adviser: &Adviser<'_>,
        mut tell: impl FnMut(&InformationSet<'_, R>, &R::Command),
    ) -> Result<(), CommandError<R>> {
        let known = InformationSet::of(self, seat).ok_or(CommandError::NoSuchSeat)?;
        let thinking = (&mut Chance::public(adviser.number), &adviser.budget);
        let chosen = choose_and_tell(&known, self.searched(adviser.level), thinking, &mut tell);
        if let ([], Some(first)) = (chosen.as_slice(), known.legal().first()) {
            tell(&known, first);
        }
        Ok(())
    }

    /// Returns the level at which a bot plays. Bots that all wait for a better position would never end the game; random play
    /// does.
    fn searched(&self, level: Level) -> Level {
        if self.seq() > MAX_SEARCHED_EVENTS { Level::Novice } else { level }
    }
}
