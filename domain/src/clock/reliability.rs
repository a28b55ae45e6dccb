//! How often an account decides in time.

use std::iter::Sum;
use std::ops::Add;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// With fewer decisions a percentage says more about chance than about the person.
const FEWEST_DECISIONS: u32 = 10;

/// How many decisions an account made in time, of all that had a deadline. Seats add up to accounts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reliability {
    /// Those made in time.
    pub in_time: u32,
    /// All of them.
    pub decisions: u32,
}

impl Reliability {
    /// In percent, rounded down, so that 100 means every single one; none while there are too few to tell.
    #[must_use]
    pub fn percent(self) -> Option<u8> {
        if self.decisions < FEWEST_DECISIONS {
            return None;
        }
        let percent = u64::from(self.in_time) * 100 / u64::from(self.decisions);
        Some(u8::try_from(percent).unwrap_or(100).min(100))
    }

    /// Whether a game that asks for so many percent lets the account in. Newcomers without a figure may come: otherwise
    /// nobody could ever get one.
    #[must_use]
    pub fn meets(self, percent: u8) -> bool {
        self.percent().is_none_or(|own| own >= percent)
    }
}

impl Add for Reliability {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            in_time: self.in_time.saturating_add(other.in_time),
            decisions: self.decisions.saturating_add(other.decisions),
        }
    }
}

impl Sum for Reliability {
    fn sum<I: Iterator<Item = Self>>(figures: I) -> Self {
        figures.fold(Self::default(), Add::add)
    }
}
