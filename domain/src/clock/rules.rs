//! The time limits that a host chooses when a game is created.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// The allowed time of a single decision, in seconds.
const DECISION_SECONDS: RangeInclusive<u32> = MINUTE..=14 * DAY;
/// The allowed size of a bank, in seconds. It lasts a whole game, so it may exceed the time of a decision.
const BANK_SECONDS: RangeInclusive<u32> = MINUTE..=90 * DAY;
/// The maximum number of extension credits.
const MAX_CREDITS: u8 = 10;

/// The time limits of a game and what happens at a deadline. The default is a game without deadlines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ClockRules {
    /// The time of decisions.
    pub time: Time,
    /// Which settings of the players' accounts stop their clocks.
    pub respects: Respects,
    /// The extensions that a seat gets at its first deadlines.
    pub extension: Extension,
    /// What happens at a deadline without extensions or a plan.
    pub at_deadline: AtDeadline,
}

/// The time of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "ClockTime")]
pub enum Time {
    /// No limit.
    // Braces, because a unit variant would accept unknown fields.
    Unlimited {},
    /// The same time for every decision.
    PerDecision {
        /// The time, in seconds.
        #[schemars(range(min = 60, max = 1_209_600))]
        seconds: u32,
    },
    /// A bank of time for the whole game.
    Bank {
        /// What every seat starts with, in seconds.
        #[schemars(range(min = 60, max = 7_776_000))]
        seconds: u32,
        /// What every decision adds, in seconds. Never 0, so that a seat with an empty bank can play on.
        #[schemars(range(min = 60, max = 1_209_600))]
        increment: u32,
        /// The maximum of the bank, in seconds.
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

/// Extension credits. At a deadline the server uses one, and the seat gets more time for that decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "ClockExtension")]
pub struct Extension {
    /// The credits of a seat for the whole game.
    #[schemars(range(max = 10))]
    pub credits: u8,
    /// The time of each credit, in seconds.
    #[schemars(range(min = 60, max = 1_209_600))]
    pub seconds: u32,
}

impl Default for Extension {
    fn default() -> Self {
        Self { credits: 1, seconds: DAY }
    }
}

/// What happens at a deadline without credits or a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtDeadline {
    /// A bot decides for the seat.
    #[default]
    Bot,
    /// The seat loses the game.
    Forfeit,
}

/// Why clock rules are invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadClockRules {
    /// A number is out of its range.
    #[error("{field} is {given}, but must be from {least} to {most}")]
    OutOfRange {
        /// The field as a path in the JSON.
        field: &'static str,
        /// The given number.
        given: u32,
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    },
    /// The bank would start above its maximum.
    #[error("time.seconds is {seconds}, more than time.cap of {cap}")]
    AboveCap {
        /// The start of the bank.
        seconds: u32,
        /// The maximum of the bank.
        cap: u32,
    },
}

impl BadClockRules {
    /// Returns the invalid field as a path in the JSON.
    #[must_use]
    pub const fn field(&self) -> &'static str {
        match self {
            Self::OutOfRange { field, .. } => field,
            Self::AboveCap { .. } => "time.seconds",
        }
    }
}

impl ClockRules {
    /// Returns whether decisions have deadlines.
    #[must_use]
    pub const fn timed(&self) -> bool {
        !matches!(self.time, Time::Unlimited {})
    }

    /// Checks that every number is in its range.
    ///
    /// # Errors
    /// The first number that is out of its range.
    pub fn check(&self) -> Result<(), BadClockRules> {
        match self.time {
            Time::Unlimited {} => {}
            Time::PerDecision { seconds } => within("time.seconds", seconds, DECISION_SECONDS)?,
            Time::Bank { seconds, increment, cap } => {
                within("time.seconds", seconds, BANK_SECONDS)?;
                within("time.increment", increment, DECISION_SECONDS)?;
                within("time.cap", cap, BANK_SECONDS)?;
                if seconds > cap {
                    return Err(BadClockRules::AboveCap { seconds, cap });
                }
            }
        }
        within("extension.credits", self.extension.credits.into(), 0..=MAX_CREDITS.into())?;
        within("extension.seconds", self.extension.seconds, DECISION_SECONDS)
    }
}

fn within(field: &'static str, given: u32, range: RangeInclusive<u32>) -> Result<(), BadClockRules> {
    if range.contains(&given) {
        return Ok(());
    }
    Err(BadClockRules::OutOfRange { field, given, least: *range.start(), most: *range.end() })
}
