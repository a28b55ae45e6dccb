//! Recurring intervals in which a clock stops.

use chrono::{DateTime, Datelike, Days, NaiveDate, NaiveTime, Utc};
use chrono_tz::Tz;

use super::calendar::{Interval, Sleep};
use super::local;

/// The sleep hours of an account from a day on, computed day by day.
#[derive(Clone, Debug)]
pub struct Nights {
    pub zone: Tz,
    pub sleep: Sleep,
    /// The day on which the next night starts.
    pub date: NaiveDate,
}

impl Nights {
    /// Returns all nights that may contain that instant or come later.
    pub fn around(zone: Tz, sleep: Sleep, at: DateTime<Utc>) -> Self {
        Self { zone, sleep, date: local::date(zone, at) - Days::new(2) }
    }
}

impl Iterator for Nights {
    type Item = Interval;

    fn next(&mut self) -> Option<Interval> {
        let evening = self.date;
        self.date = evening.succ_opt()?;
        let morning = if self.sleep.crosses_midnight() { self.date } else { evening };
        let from = local::begin(self.zone, evening.and_time(self.sleep.from().time()));
        let to = local::end(self.zone, morning.and_time(self.sleep.to().time()));
        Some(Interval { from, to: Some(to) })
    }
}

/// The weekends of an account from a week on.
#[derive(Clone, Debug)]
pub struct Weekends {
    pub zone: Tz,
    /// The first day of the next weekend.
    pub saturday: NaiveDate,
}

impl Weekends {
    /// Returns all weekends that may contain that instant or come later.
    pub fn around(zone: Tz, at: DateTime<Utc>) -> Self {
        let yesterday = local::date(zone, at) - Days::new(1);
        let since_saturday = (yesterday.weekday().num_days_from_monday() + 2) % 7;
        Self { zone, saturday: yesterday - Days::new(since_saturday.into()) }
    }
}

impl Iterator for Weekends {
    type Item = Interval;

    fn next(&mut self) -> Option<Interval> {
        let saturday = self.saturday;
        let monday = saturday.checked_add_days(Days::new(2))?;
        self.saturday = saturday.checked_add_days(Days::new(7))?;
        let to = local::end(self.zone, monday.and_time(NaiveTime::MIN));
        Some(Interval { from: local::midnight(self.zone, saturday), to: Some(to) })
    }
}
