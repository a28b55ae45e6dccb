//! A seat that is awaited: when its time is up, what is to be done next, and what a decision does to its clock.

use chrono::{DateTime, TimeDelta, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::calendar::{Calendar, Interval, Pauses};
use super::rules::ClockRules;
use super::seat_clock::SeatClock;
use super::timeline::Timeline;

/// A reminder that leaves less time than this to act on it only annoys, so it is not sent.
const SHORTEST_NOTICE: u64 = 2 * 60 * 1000;
/// The second reminder leaves a twentieth of the time, but never more than this.
const LONGEST_LAST_NOTICE: u64 = 60 * 60 * 1000;

/// What is to be done when time has run for a while, in this order. Reminders and the expiry come at most once for a
/// decision, extensions once for every credit: the [`SeatClock`] remembers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "ClockStep")]
pub enum Step {
    /// Tell the owner: four fifths of the time are over. Then [`SeatClock::after_reminder`].
    Remind,
    /// Tell the owner: hardly any time is left. Then [`SeatClock::after_reminder`].
    RemindAgain,
    /// Time is up, but the seat has a credit: [`SeatClock::after_extension`].
    Extend,
    /// Time is up: [`SeatClock::after_expiry`], then planned moves or what the rules say.
    Expire,
    /// The bot keeps this seat, so it decides at once instead of letting the others wait.
    Keep,
}

/// One seat that is awaited for one decision.
#[derive(Clone, Debug)]
pub struct Awaited<'a> {
    rules: &'a ClockRules,
    clock: &'a SeatClock,
    since: DateTime<Utc>,
    pauses: &'a Pauses,
    timeline: Timeline,
}

impl<'a> Awaited<'a> {
    /// The seat with this clock, awaited since that instant, whose account has this calendar, in a game with these
    /// rules and pauses.
    #[must_use]
    pub fn new(
        rules: &'a ClockRules,
        clock: &'a SeatClock,
        since: DateTime<Utc>,
        calendar: &Calendar,
        pauses: &'a Pauses,
    ) -> Self {
        Self { rules, clock, since, pauses, timeline: Timeline::new(calendar, rules.respects, pauses) }
    }

    /// When the time for this decision is up, before any credit is used; none if there is no end as things stand:
    /// because time is unlimited, the game is paused, or the bot keeps the seat and nobody is waited for.
    #[must_use]
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        if self.clock.kept || self.pauses.last() {
            return None;
        }
        self.after(self.clock.total_millis(self.rules)?)
    }

    /// How much running time is left at that instant; none if there is no end.
    #[must_use]
    pub fn time_left(&self, at: DateTime<Utc>) -> Option<TimeDelta> {
        let total = self.clock.total_millis(self.rules)?;
        Some(duration(total.saturating_sub(self.used_millis(at))))
    }

    /// What is to be done next if nobody decides before, and when; that may be in the past if nobody looked. None if
    /// there is nothing as things stand: look again when something changes.
    ///
    /// What was overdue when a pause began waits for its end like everything else: there is no deadline to remind of, and
    /// no extension could tell how long it lasts.
    #[must_use]
    pub fn next_step(&self) -> Option<(DateTime<Utc>, Step)> {
        if self.clock.expired || self.pauses.last() {
            return None;
        }
        if self.clock.kept {
            return self.unpaused(self.since).map(|at| (at, Step::Keep));
        }
        let total = self.clock.total_millis(self.rules)?;
        let last_notice = (total / 20).min(LONGEST_LAST_NOTICE);
        let (step, notice) = match self.clock.reminded {
            0 if total / 5 >= SHORTEST_NOTICE => (Step::Remind, total / 5),
            0 | 1 if last_notice >= SHORTEST_NOTICE => (Step::RemindAgain, last_notice),
            _ if self.clock.credits > 0 => (Step::Extend, 0),
            _ => (Step::Expire, 0),
        };
        self.after(total - notice).map(|at| (at, step))
    }

    /// The clock after the owner decided at that instant, or a plan of theirs did when it was their turn.
    ///
    /// Who decides after the deadline but before anybody carried it out has used the credits it would have taken.
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

    /// The clock after the server decided for the seat at that instant: by a plan or a bot at the deadline, or because
    /// it keeps the seat. What was missed stays missed, and nothing counts for the owner. The bank gets its increment
    /// all the same, so that an owner who comes back has time to play with.
    #[must_use]
    pub fn after_decision_by_server(&self, at: DateTime<Utc>) -> SeatClock {
        let used = if self.clock.kept && !self.clock.expired { 0 } else { self.used_millis(at) };
        self.clock.settled(self.rules, used)
    }

    /// The clock to go on with from that instant under other settings of the account. What ran until then stays as it
    /// ran: nobody gains time already lost by going to bed afterwards. From here on the seat is awaited since `at`.
    #[must_use]
    pub fn after_settings_change(&self, at: DateTime<Utc>) -> SeatClock {
        SeatClock { spent_millis: self.used_millis(at), ..*self.clock }
    }

    /// The running time of this decision until that instant.
    fn used_millis(&self, at: DateTime<Utc>) -> u64 {
        let run = self.timeline.running_time(self.since, at).num_milliseconds();
        self.clock.spent_millis.saturating_add(u64::try_from(run).unwrap_or(0))
    }

    /// The instant by which so much of this decision's time has run.
    fn after(&self, total: u64) -> Option<DateTime<Utc>> {
        self.timeline.when(self.since, duration(total.saturating_sub(self.clock.spent_millis)))
    }

    /// The first instant from then on at which the game is not paused. Whether the owner sleeps does not matter to a bot.
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
