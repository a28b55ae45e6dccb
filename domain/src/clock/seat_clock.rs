//! The stored clock of one seat.

use serde::{Deserialize, Serialize};

use super::reliability::Reliability;
use super::rules::{ClockRules, Time};
use super::running_clock::Step;

/// After this many missed deadlines in a row a bot keeps the seat until its owner returns.
pub const MISSED_UNTIL_KEPT: u8 = 3;

/// The clock of one seat, stored with the game. Fields may be added, but not removed.
///
/// It changes only by events (`after_...`). [`super::RunningClock`] computes the effect of passing time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatClock {
    /// What was left of the bank when the current decision started; 0 without a bank.
    pub left_millis: u64,
    /// Extension credits left for the game.
    pub credits: u8,
    /// Time added by extensions to the current decision.
    pub extra_millis: u64,
    /// Time of the current decision that ran before the instant since which the seat is awaited.
    pub spent_millis: u64,
    /// The number of reminders sent for the current decision, 0 to 2.
    pub reminded: u8,
    /// Whether the server carried out the deadline of the current decision.
    pub expired: bool,
    /// Deadlines missed in a row.
    pub missed: u8,
    /// Whether a bot keeps this seat.
    pub kept: bool,
    /// Decisions of the owner that had a deadline.
    pub decisions: u32,
    /// Decisions of the owner made in time.
    pub in_time: u32,
}

impl SeatClock {
    /// Returns the clock of a seat at the start of a game.
    #[must_use]
    pub fn new(rules: &ClockRules) -> Self {
        let left_millis = match rules.time {
            Time::Bank { seconds, .. } => millis(seconds),
            Time::Unlimited {} | Time::PerDecision { .. } => 0,
        };
        let credits = if rules.timed() { rules.extension.credits } else { 0 };
        Self { left_millis, credits, ..Self::default() }
    }

    /// Returns the clock after a reminder was sent. The second reminder includes the first.
    #[must_use]
    pub fn after_reminder(self, step: Step) -> Self {
        let sent = match step {
            Step::Remind => 1,
            Step::RemindAgain => 2,
            Step::Extend | Step::Expire | Step::Keep => 0,
        };
        Self { reminded: self.reminded.max(sent), ..self }
    }

    /// Returns the clock after an extension credit was used, if there is one.
    #[must_use]
    pub fn after_extension(self, rules: &ClockRules) -> Self {
        match self.credits.checked_sub(1) {
            Some(credits) => {
                let extra_millis = self.extra_millis.saturating_add(millis(rules.extension.seconds));
                Self { credits, extra_millis, ..self }
            }
            None => self,
        }
    }

    /// Returns the clock after the deadline passed. A second call changes nothing.
    #[must_use]
    pub fn after_expiry(self) -> Self {
        if self.expired {
            return self;
        }
        let missed = self.missed.saturating_add(1);
        Self {
            expired: true,
            missed,
            kept: self.kept || missed >= MISSED_UNTIL_KEPT,
            decisions: self.decisions.saturating_add(1),
            ..self
        }
    }

    /// Returns the clock after the owner returned: a bot no longer keeps the seat.
    #[must_use]
    pub fn taken_over(self) -> Self {
        Self { kept: false, missed: 0, expired: false, reminded: 0, ..self }
    }

    /// Returns the decisions of this seat for the reliability of its account.
    #[must_use]
    pub const fn reliability(self) -> Reliability {
        Reliability { in_time: self.in_time, decisions: self.decisions }
    }

    /// Returns the whole time of the current decision, or `None` if time is unlimited.
    pub(super) fn total_millis(self, rules: &ClockRules) -> Option<u64> {
        let own = match rules.time {
            Time::Unlimited {} => return None,
            Time::PerDecision { seconds } => millis(seconds),
            Time::Bank { .. } => self.left_millis,
        };
        Some(own.saturating_add(self.extra_millis))
    }

    /// Returns the clock after a decision that took this long: the bank is charged and gets its increment, and the
    /// values of that decision are reset. Unused extensions are not saved.
    pub(super) fn settled(self, rules: &ClockRules, used_millis: u64) -> Self {
        let left_millis = match rules.time {
            Time::Bank { increment, cap, .. } => {
                self.left_millis.saturating_sub(used_millis).saturating_add(millis(increment)).min(millis(cap))
            }
            Time::Unlimited {} | Time::PerDecision { .. } => 0,
        };
        Self { left_millis, extra_millis: 0, spent_millis: 0, reminded: 0, expired: false, ..self }
    }

    /// Returns the clock with one more decision of the owner, unless it was counted at its deadline.
    pub(super) fn counted(self, in_time: bool) -> Self {
        if self.expired {
            return self;
        }
        Self {
            decisions: self.decisions.saturating_add(1),
            in_time: self.in_time.saturating_add(u32::from(in_time)),
            ..self
        }
    }
}

fn millis(seconds: u32) -> u64 {
    u64::from(seconds) * 1000
}
