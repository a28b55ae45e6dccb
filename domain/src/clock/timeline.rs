//! When time runs for a seat: not while the game is paused, nor when the game respects that its owner is away.

use std::iter::Peekable;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use super::calendar::{Calendar, Interval, Pauses, Sleep};
use super::rules::Respects;
use super::stops::{Nights, Weekends};

/// How far ahead a moment is searched. The longest time the rules allow, run on weekdays around twelve hours of sleep
/// and all vacations, is over long before.
const HORIZON: TimeDelta = TimeDelta::days(3 * 366);

/// When time runs for one seat of one game.
#[derive(Clone, Debug)]
pub struct Timeline {
    zone: Tz,
    sleep: Option<Sleep>,
    weekends_off: bool,
    /// Vacations and pauses, by their beginning.
    stops: Vec<Interval>,
}

impl Timeline {
    /// The calendar of the seat's account as far as the game respects it, and the game's pauses.
    #[must_use]
    pub fn new(calendar: &Calendar, respects: Respects, pauses: &Pauses) -> Self {
        let mut stops = if respects.vacation { calendar.vacations_within_budget() } else { Vec::new() };
        stops.extend(&pauses.0);
        stops.sort_by_key(|stop| stop.from);
        Self {
            zone: calendar.time_zone,
            sleep: calendar.sleep.filter(|_| respects.sleep),
            weekends_off: calendar.weekends_off && respects.weekends,
            stops,
        }
    }

    /// How much time runs from one instant to another; none if the other comes first.
    #[must_use]
    pub fn running_time(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        self.running(from)
            .take_while(|stretch| stretch.from < to)
            .map(|stretch| stretch.to.map_or(to, |end| end.min(to)) - stretch.from)
            .sum()
    }

    /// The first instant by which so much time has run: the inverse of [`Timeline::running_time`].
    ///
    /// None if that never happens as things stand, because the game is paused and nobody knows for how long.
    #[must_use]
    pub fn when(&self, from: DateTime<Utc>, amount: TimeDelta) -> Option<DateTime<Utc>> {
        if amount <= TimeDelta::zero() {
            return Some(from);
        }
        let horizon = self.horizon(from)?;
        let mut missing = amount;
        for stretch in self.running(from).take_while(|stretch| stretch.from < horizon) {
            let length = stretch.to.map(|end| end - stretch.from);
            match length {
                Some(length) if length < missing => missing -= length,
                _ => return stretch.from.checked_add_signed(missing),
            }
        }
        None
    }

    /// The stretches in which time runs, from that instant on; the last may be endless.
    fn running(&self, from: DateTime<Utc>) -> Running<impl Iterator<Item = Interval>> {
        let past = move |stop: &Interval| stop.to.is_some_and(|to| to <= from);
        Running {
            at: Some(from),
            stops: self.stops.iter().copied().filter(move |stop| !past(stop)).peekable(),
            nights: self.sleep.map(|sleep| Nights::around(self.zone, sleep, from).peekable()),
            weekends: self.weekends_off.then(|| Weekends::around(self.zone, from).peekable()),
        }
    }

    /// Counted from the end of the last known stop, so that a game paused for years still finds its deadline.
    fn horizon(&self, from: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let last = self.stops.iter().filter_map(|stop| stop.to).max();
        last.map_or(from, |last| last.max(from)).checked_add_signed(HORIZON)
    }
}

/// Goes from stop to stop and tells what lies between.
struct Running<S: Iterator<Item = Interval>> {
    /// Where the next stretch begins, unless a stop is there; none when time will never run again.
    at: Option<DateTime<Utc>>,
    stops: Peekable<S>,
    nights: Option<Peekable<Nights>>,
    weekends: Option<Peekable<Weekends>>,
}

impl<S: Iterator<Item = Interval>> Running<S> {
    /// The stop that begins first among those not yet seen.
    fn next_stop(&mut self) -> Option<Interval> {
        let stop = self.stops.peek().map(|stop| stop.from);
        let night = self.nights.as_mut().and_then(Peekable::peek).map(|night| night.from);
        let weekend = self.weekends.as_mut().and_then(Peekable::peek).map(|weekend| weekend.from);
        let first = [stop, night, weekend].into_iter().flatten().min();
        if first == stop {
            self.stops.next()
        } else if first == night {
            self.nights.as_mut()?.next()
        } else {
            self.weekends.as_mut()?.next()
        }
    }
}

impl<S: Iterator<Item = Interval>> Iterator for Running<S> {
    type Item = Interval;

    fn next(&mut self) -> Option<Interval> {
        loop {
            let at = self.at?;
            let Some(stop) = self.next_stop() else {
                self.at = None;
                return Some(Interval { from: at, to: None });
            };
            self.at = stop.to.map(|to| to.max(at));
            // A stop of no length (sleep that falls into the skipped hour) does not cut a stretch in two.
            if at < stop.from && stop.to != Some(stop.from) {
                return Some(Interval { from: at, to: Some(stop.from) });
            }
            if at < stop.from {
                self.at = Some(at);
            }
        }
    }
}
