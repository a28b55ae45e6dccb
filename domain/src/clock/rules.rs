//! What the host of a game chooses about time, once, when the game is created.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// Shorter than a minute nobody could read the board, longer than two weeks nobody remembers it.
const LENGTHS: RangeInclusive<u32> = MINUTE..=14 * DAY;
/// A bank lasts a whole game, so it may hold more than any single decision could ask for.
const BANKS: RangeInclusive<u32> = MINUTE..=90 * DAY;
/// More would make a deadline no deadline.
const MOST_CREDITS: u8 = 10;

/// How time is measured in a game and what happens when it is up. The default is a game without deadlines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ClockRules {
    /// How much time there is.
    pub time: Time,
    /// Which settings of the players' accounts stop their clocks.
    pub respects: Respects,
    /// What a seat gets when its time is up for the first times.
    pub extension: Extension,
    /// What happens when nothing else helps.
    pub at_deadline: AtDeadline,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "ClockTime")]
pub enum Time {
    /// As much as anybody wants.
    // Braces, because a bare variant would let unknown fields pass.
    Unlimited {},
    /// The same for every decision.
    PerDecision {
        /// How long.
        #[schemars(range(min = 60, max = 1_209_600))]
        seconds: u32,
    },
    /// A bank for the whole game: what is saved on easy decisions is there for the hard ones.
    Bank {
        /// What every seat begins with.
        #[schemars(range(min = 60, max = 7_776_000))]
        seconds: u32,
        /// What every decision adds. Never nothing: a seat whose bank ran dry must still be able to play on.
        #[schemars(range(min = 60, max = 1_209_600))]
        increment: u32,
        /// What the bank never exceeds, so that a slow opponent cannot be outwaited for months.
        #[schemars(range(min = 60, max = 7_776_000))]
        cap: u32,
    },
}

impl Default for Time {
    fn default() -> Self {
        Self::Unlimited {}
    }
}

/// Which settings of an account stop its clock in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "ClockRespects")]
pub struct Respects {
    /// Sleep hours.
    pub sleep: bool,
    /// Weekends off.
    pub weekends: bool,
    /// Vacation days.
    pub vacation: bool,
}

impl Default for Respects {
    fn default() -> Self {
        Self { sleep: true, weekends: true, vacation: true }
    }
}

/// Extension credits: at a deadline one is used by itself, and the seat has more time for that decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "ClockExtension")]
pub struct Extension {
    /// How many a seat has for the whole game.
    #[schemars(range(max = 10))]
    pub credits: u8,
    /// How much time each gives.
    #[schemars(range(min = 60, max = 1_209_600))]
    pub seconds: u32,
}

impl Default for Extension {
    fn default() -> Self {
        Self { credits: 1, seconds: DAY }
    }
}

/// What happens when time, credits and planned moves are all used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtDeadline {
    /// A bot decides for the seat, so that the others can play on.
    #[default]
    Bot,
    /// The seat loses the game.
    Forfeit,
}

/// Why no game can be played with such clock rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadClockRules {
    /// A number is too small or too large.
    #[error("{field} is {given}, but has to be from {least} to {most}")]
    OutOfRange {
        /// Which field, as a path in the JSON.
        field: &'static str,
        /// What was asked for.
        given: u32,
        /// The least that is taken.
        least: u32,
        /// The most that is taken.
        most: u32,
    },
    /// The bank would begin fuller than it may ever be.
    #[error("time.seconds is {seconds}, more than time.cap of {cap}")]
    AboveCap {
        /// What every seat would begin with.
        seconds: u32,
        /// The most a bank may hold.
        cap: u32,
    },
}

impl BadClockRules {
    /// Which field is wrong, as a path in the JSON.
    #[must_use]
    pub const fn field(&self) -> &'static str {
        match self {
            Self::OutOfRange { field, .. } => field,
            Self::AboveCap { .. } => "time.seconds",
        }
    }
}

impl ClockRules {
    /// Whether decisions have deadlines at all.
    #[must_use]
    pub const fn timed(&self) -> bool {
        !matches!(self.time, Time::Unlimited {})
    }

    /// Whether a game can be played with these.
    ///
    /// # Errors
    /// The first number that is out of its range.
    pub fn check(&self) -> Result<(), BadClockRules> {
        match self.time {
            Time::Unlimited {} => {}
            Time::PerDecision { seconds } => within("time.seconds", seconds, LENGTHS)?,
            Time::Bank { seconds, increment, cap } => {
                within("time.seconds", seconds, BANKS)?;
                within("time.increment", increment, LENGTHS)?;
                within("time.cap", cap, BANKS)?;
                if seconds > cap {
                    return Err(BadClockRules::AboveCap { seconds, cap });
                }
            }
        }
        within("extension.credits", self.extension.credits.into(), 0..=MOST_CREDITS.into())?;
        within("extension.seconds", self.extension.seconds, LENGTHS)
    }
}

fn within(field: &'static str, given: u32, range: RangeInclusive<u32>) -> Result<(), BadClockRules> {
    if range.contains(&given) {
        return Ok(());
    }
    Err(BadClockRules::OutOfRange { field, given, least: *range.start(), most: *range.end() })
}
