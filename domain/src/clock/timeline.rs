//! When time runs for a seat: not during pauses, and not during the stops of its owner that the game respects.

use std::iter::Peekable;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use super::calendar::{Calendar, Interval, Pauses, Sleep};
use super::rules::Respects;
use super::stops::{Nights, Weekends};

/// How far ahead an instant is searched. The longest time that the rules allow ends before, even with all stops.
const MAX_SEARCH: TimeDelta = TimeDelta::days(3 * 366);

/// When time runs for one seat of one game.
#[derive(Clone, Debug)]
pub struct Timeline {
    zone: Tz,
    sleep: Option<Sleep>,
    weekends_off: bool,
    /// Vacations and pauses, by their start.
    stops: Vec<Interval>,
}

impl Timeline {
    /// Returns the timeline of a calendar, as far as the game respects it, and of the pauses.
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

    /// Returns the time that runs from one instant to another; zero if `to` is before `from`.
    #[must_use]
    pub fn running_time(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        self.running(from)
            .take_while(|interval| interval.from < to)
            .map(|interval| interval.to.map_or(to, |end| end.min(to)) - interval.from)
            .sum()
    }

    /// Returns the first instant by which this much time has run: the inverse of [`Timeline::running_time`]. `None`
    /// during an open pause.
    #[must_use]
    pub fn when(&self, from: DateTime<Utc>, amount: TimeDelta) -> Option<DateTime<Utc>> {
        if amount <= TimeDelta::zero() {
            return Some(from);
        }
        let search_end = self.search_end(from)?;
        let mut missing = amount;
        for interval in self.running(from).take_while(|interval| interval.from < search_end) {
            let length = interval.to.map(|end| end - interval.from);
            match length {
                Some(length) if length < missing => missing -= length,
                _ => return interval.from.checked_add_signed(missing),
            }
        }
        None
    }

    /// Returns the intervals in which time runs from that instant on. The last may be open.
    fn running(&self, from: DateTime<Utc>) -> Running<impl Iterator<Item = Interval>> {
        let past = move |stop: &Interval| stop.to.is_some_and(|to| to <= from);
        Running {
            at: Some(from),
            stops: self.stops.iter().copied().filter(move |stop| !past(stop)).peekable(),
            nights: self.sleep.map(|sleep| Nights::around(self.zone, sleep, from).peekable()),
            weekends: self.weekends_off.then(|| Weekends::around(self.zone, from).peekable()),
        }
    }

    /// Returns the end of the search, counted from the end of the last stop, so that a game paused for years still gets
    /// a deadline.
    fn search_end(&self, from: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let last = self.stops.iter().filter_map(|stop| stop.to).max();
        last.map_or(from, |last| last.max(from)).checked_add_signed(MAX_SEARCH)
    }
}

/// Iterates over the intervals between the stops.
struct Running<S: Iterator<Item = Interval>> {
    /// The start of the next interval unless a stop is there; `None` when time never runs again.
    at: Option<DateTime<Utc>>,
    stops: Peekable<S>,
    nights: Option<Peekable<Nights>>,
    weekends: Option<Peekable<Weekends>>,
}

impl<S: Iterator<Item = Interval>> Running<S> {
    /// Returns the next stop by start.
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
            // An empty stop (sleep within the skipped hour of daylight saving time) does not split an interval.
            if at < stop.from && stop.to != Some(stop.from) {
                return Some(Interval { from: at, to: Some(stop.from) });
            }
            if at < stop.from {
                self.at = Some(at);
            }
        }
    }
}
