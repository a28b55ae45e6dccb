//! What is remembered about the time of one seat.

use serde::{Deserialize, Serialize};

use super::awaited::Step;
use super::reliability::Reliability;
use super::rules::{ClockRules, Time};

/// After so many deadlines missed in a row the bot keeps the seat until its owner comes back.
pub const MISSED_UNTIL_KEPT: u8 = 3;

/// What is remembered about the time of one seat, stored beside the game. Fields may be added, never taken away.
///
/// It changes only by what happened (`after_...`); what time does by itself is told by [`super::Awaited`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatClock {
    /// What is left of the bank, as of the beginning of the current decision; nothing where there is no bank.
    pub left_millis: u64,
    /// Extension credits left for the game.
    pub credits: u8,
    /// Time granted on top for the current decision.
    pub extra_millis: u64,
    /// Time of the current decision that ran before the instant it now counts from.
    pub spent_millis: u64,
    /// Reminders sent for the current decision: none, the first, or both.
    pub reminded: u8,
    /// Whether the deadline of the current decision was carried out.
    pub expired: bool,
    /// Deadlines missed in a row.
    pub missed: u8,
    /// Whether the bot keeps this seat.
    pub kept: bool,
    /// Decisions with a deadline that were the owner's to make.
    pub decisions: u32,
    /// Those made in time.
    pub in_time: u32,
}

impl SeatClock {
    /// The clock of a seat at the beginning of a game.
    #[must_use]
    pub fn new(rules: &ClockRules) -> Self {
        let left_millis = match rules.time {
            Time::Bank { seconds, .. } => millis(seconds),
            Time::Unlimited {} | Time::PerDecision { .. } => 0,
        };
        let credits = if rules.timed() { rules.extension.credits } else { 0 };
        Self { left_millis, credits, ..Self::default() }
    }

    /// A reminder was sent. Reminders sent late go out as one: the second includes the first.
    #[must_use]
    pub fn after_reminder(self, step: Step) -> Self {
        let sent = match step {
            Step::Remind => 1,
            Step::RemindAgain => 2,
            Step::Extend | Step::Expire | Step::Keep => 0,
        };
        Self { reminded: self.reminded.max(sent), ..self }
    }

    /// An extension credit was used, if there was one.
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

    /// The deadline passed. Carried out twice it counts once.
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

    /// The owner came back: from the next decision on the seat is their own again.
    #[must_use]
    pub fn taken_over(self) -> Self {
        Self { kept: false, missed: 0, expired: false, reminded: 0, ..self }
    }

    /// What this seat adds to its account's figure.
    #[must_use]
    pub const fn reliability(self) -> Reliability {
        Reliability { in_time: self.in_time, decisions: self.decisions }
    }

    /// All the time of the current decision, from its beginning; none where there is no end.
    pub(super) fn total_millis(self, rules: &ClockRules) -> Option<u64> {
        let own = match rules.time {
            Time::Unlimited {} => return None,
            Time::PerDecision { seconds } => millis(seconds),
            Time::Bank { .. } => self.left_millis,
        };
        Some(own.saturating_add(self.extra_millis))
    }

    /// The clock at the end of a decision that took so long: the bank is charged and credited, and whatever concerned
    /// that decision alone is forgotten. Time granted on top is not saved up.
    pub(super) fn settled(self, rules: &ClockRules, used_millis: u64) -> Self {
        let left_millis = match rules.time {
            Time::Bank { increment, cap, .. } => {
                self.left_millis.saturating_sub(used_millis).saturating_add(millis(increment)).min(millis(cap))
            }
            Time::Unlimited {} | Time::PerDecision { .. } => 0,
        };
        Self { left_millis, extra_millis: 0, spent_millis: 0, reminded: 0, expired: false, ..self }
    }

    /// The clock with one more decision by the owner, unless it was counted when its deadline passed.
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
