//! The clock of an awaited seat: its deadline, the next step, and the effect of a decision.

use chrono::{DateTime, TimeDelta, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::calendar::{Calendar, Interval, Pauses};
use super::rules::ClockRules;
use super::seat_clock::SeatClock;
use super::timeline::Timeline;

/// A reminder that leaves less time than this is not sent, because the owner could hardly act on it.
const MIN_NOTICE_MILLIS: u64 = 2 * 60 * 1000;
/// The second reminder leaves a twentieth of the time, and at most this.
const MAX_LAST_NOTICE_MILLIS: u64 = 60 * 60 * 1000;

/// What the server does as time runs, in this order. Reminders and the expiry happen at most once for a decision,
/// extensions once for every credit; the [`SeatClock`] records them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ClockStep")]
pub enum Step {
    /// Remind the owner: four fifths of the time are over. Then [`SeatClock::after_reminder`].
    Remind,
    /// Remind the owner again: little time is left. Then [`SeatClock::after_reminder`].
    RemindAgain,
    /// Time is up, but the seat has a credit: [`SeatClock::after_extension`].
    Extend,
    /// Time is up: [`SeatClock::after_expiry`], then the plan of the seat or what [`AtDeadline`](super::AtDeadline)
    /// says.
    Expire,
    /// A bot keeps this seat and decides at once.
    Keep,
}

/// The parts of a game that its clocks depend on.
#[derive(Clone, Copy, Debug)]
pub struct GameClock<'a> {
    /// The time limits.
    pub rules: &'a ClockRules,
    /// The pauses.
    pub pauses: &'a Pauses,
}

/// The clock of one seat that is awaited for one decision.
#[derive(Clone, Debug)]
pub struct RunningClock<'a> {
    rules: &'a ClockRules,
    clock: &'a SeatClock,
    since: DateTime<Utc>,
    pauses: &'a Pauses,
    timeline: Timeline,
}

impl<'a> RunningClock<'a> {
    /// Starts the clock of a seat that is awaited since `since`, with the calendar of its account.
    #[must_use]
    pub fn new(game: GameClock<'a>, clock: &'a SeatClock, since: DateTime<Utc>, calendar: &Calendar) -> Self {
        let GameClock { rules, pauses } = game;
        Self { rules, clock, since, pauses, timeline: Timeline::new(calendar, rules.respects, pauses) }
    }

    /// Returns the deadline of this decision before any credit is used, or `None` if there is none: time is unlimited,
    /// the game is paused, or a bot keeps the seat.
    #[must_use]
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        if self.clock.kept || self.pauses.is_open() {
            return None;
        }
        self.after(self.clock.total_millis(self.rules)?)
    }

    /// Returns the time left at that instant, or `None` if time is unlimited.
    #[must_use]
    pub fn time_left(&self, at: DateTime<Utc>) -> Option<TimeDelta> {
        let total = self.clock.total_millis(self.rules)?;
        Some(duration(total.saturating_sub(self.used_millis(at))))
    }

    /// Returns the next step and its time, unless the seat decides before. The time may be in the past. `None` if there
    /// is no step until something changes.
    ///
    /// During a pause there are no steps, not even overdue ones: there is no deadline to remind of, and an extension
    /// would have no known end.
    #[must_use]
    pub fn next_step(&self) -> Option<(DateTime<Utc>, Step)> {
        if self.clock.expired || self.pauses.is_open() {
            return None;
        }
        if self.clock.kept {
            return self.unpaused(self.since).map(|at| (at, Step::Keep));
        }
        let total = self.clock.total_millis(self.rules)?;
        let last_notice = (total / 20).min(MAX_LAST_NOTICE_MILLIS);
        let (step, notice) = match self.clock.reminded {
            0 if total / 5 >= MIN_NOTICE_MILLIS => (Step::Remind, total / 5),
            0 | 1 if last_notice >= MIN_NOTICE_MILLIS => (Step::RemindAgain, last_notice),
            _ if self.clock.credits > 0 => (Step::Extend, 0),
            _ => (Step::Expire, 0),
        };
        self.after(total - notice).map(|at| (at, step))
    }

    /// Returns the clock after a decision at that instant by the owner, or by a plan when the seat became awaited.
    ///
    /// A decision after the deadline, but before the server carried it out, uses up the credits it would have taken.
    #[must_use]
    pub fn after_decision(&self, at: DateTime<Utc>) -> SeatClock {
        let used = self.used_millis(at);
        let mut clock = *self.clock;
        let late = |clock: SeatClock| clock.total_millis(self.rules).is_some_and(|total| total < used);
        while late(clock) && clock.credits > 0 {
            clock = clock.after_extension(self.rules);
        }
        if self.rules.timed() {
            clock = clock.counted(!late(clock));
        }
        clock.settled(self.rules, used).taken_over()
    }

    /// Returns the clock after a decision of the server at that instant: by a plan or a bot at the deadline, or by a
    /// bot that keeps the seat. It does not change the missed deadlines and does not count for the owner. The bank gets
    /// its increment, so that an owner who returns has time.
    #[must_use]
    pub fn after_decision_by_server(&self, at: DateTime<Utc>) -> SeatClock {
        let used = if self.clock.kept && !self.clock.expired { 0 } else { self.used_millis(at) };
        self.clock.settled(self.rules, used)
    }

    /// Returns the clock after the account changed its settings at that instant. Time that has run is not changed by
    /// the new settings. From then on the seat is awaited since `at`.
    #[must_use]
    pub fn after_settings_change(&self, at: DateTime<Utc>) -> SeatClock {
        SeatClock { spent_millis: self.used_millis(at), ..*self.clock }
    }

    /// Returns the running time of this decision until that instant.
    fn used_millis(&self, at: DateTime<Utc>) -> u64 {
        let run = self.timeline.running_time(self.since, at).num_milliseconds();
        self.clock.spent_millis.saturating_add(u64::try_from(run).unwrap_or(0))
    }

    /// Returns the instant at which this much of the decision's time has run.
    fn after(&self, total: u64) -> Option<DateTime<Utc>> {
        self.timeline.when(self.since, duration(total.saturating_sub(self.clock.spent_millis)))
    }

    /// Returns the first instant from then on at which the game is not paused. The calendar of the owner does not
    /// affect a bot.
    fn unpaused(&self, from: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let mut at = from;
        while let Some(Interval { to, .. }) = self.pauses.0.iter().find(|pause| pause.covers(at)) {
            at = (*to)?;
        }
        Some(at)
    }
}

fn duration(millis: u64) -> TimeDelta {
    TimeDelta::milliseconds(i64::try_from(millis).unwrap_or(i64::MAX))
}
