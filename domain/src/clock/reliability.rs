//! The share of decisions that an account makes in time.

use std::iter::Sum;
use std::ops::Add;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// With fewer decisions a percentage is not meaningful.
const MIN_DECISIONS: u32 = 10;

/// The decisions of an account that had a deadline, and those made in time. The sum over its seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reliability {
    /// Decisions made in time.
    pub in_time: u32,
    /// All decisions with a deadline.
    pub decisions: u32,
}

impl Reliability {
    /// Returns the percentage rounded down, so that 100 means all, or `None` with too few decisions.
    #[must_use]
    pub fn percent(self) -> Option<u8> {
        if self.decisions < MIN_DECISIONS {
            return None;
        }
        let percent = u64::from(self.in_time) * 100 / u64::from(self.decisions);
        Some(u8::try_from(percent).unwrap_or(100).min(100))
    }

    /// Returns whether the account meets a required percentage. An account without a percentage does, because otherwise
    /// it could never get one.
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
