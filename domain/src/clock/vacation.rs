//! Vacations and their yearly budget.

use std::collections::BTreeMap;

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

use super::calendar::{Calendar, Interval};
use super::local;

/// The number of local calendar days of vacation in a year.
pub const VACATION_DAYS_A_YEAR: u32 = 30;

/// Returns the days left of that year's budget at that instant.
///
/// A day counts once as soon as a vacation contains a part of it. Future days do not count yet.
#[must_use]
pub fn vacation_left(year: i32, vacations: &[Interval], now: DateTime<Utc>, zone: Tz) -> u32 {
    let mut budget = VacationBudget::default();
    let just_after = now + TimeDelta::nanoseconds(1);
    for begun in sorted(vacations).into_iter().filter(|vacation| vacation.from <= now) {
        budget.cut(Interval { to: Some(begun.to.map_or(just_after, |to| to.min(just_after))), ..begun }, zone);
    }
    VACATION_DAYS_A_YEAR - budget.used.get(&year).copied().unwrap_or(0)
}

impl Calendar {
    /// Returns the vacations within the budget. None is open: each ends at the latest with the last day of its budget,
    /// and does not continue in the next year.
    #[must_use]
    pub fn vacations_within_budget(&self) -> Vec<Interval> {
        let mut budget = VacationBudget::default();
        let counted = sorted(&self.vacations).into_iter().map(|vacation| budget.cut(vacation, self.time_zone));
        counted.filter(|vacation| vacation.to.is_none_or(|to| vacation.from < to)).collect()
    }

    /// Returns the vacation at that instant with its latest end, or `None`.
    #[must_use]
    pub fn vacation_at(&self, at: DateTime<Utc>) -> Option<Interval> {
        self.vacations_within_budget().into_iter().find(|vacation| vacation.covers(at))
    }
}

/// Counts the days used. They must be passed in order.
#[derive(Default)]
struct VacationBudget {
    latest: Option<NaiveDate>,
    used: BTreeMap<i32, u32>,
}

impl VacationBudget {
    /// Uses a day unless it was used before. Returns false if nothing is left of its year.
    fn use_day(&mut self, day: NaiveDate) -> bool {
        if self.latest.is_some_and(|latest| day <= latest) {
            return true;
        }
        let used = self.used.entry(day.year()).or_default();
        if *used == VACATION_DAYS_A_YEAR {
            return false;
        }
        *used += 1;
        self.latest = Some(day);
        true
    }

    /// Returns the vacation up to the first day beyond the budget.
    fn cut(&mut self, vacation: Interval, zone: Tz) -> Interval {
        let Interval { from, to } = vacation;
        if to.is_some_and(|to| to <= from) {
            return vacation;
        }
        let last = to.map(|to| local::date(zone, just_before(to)));
        let mut days = local::date(zone, from).iter_days().take_while(|day| last.is_none_or(|last| *day <= last));
        match days.find(|day| !self.use_day(*day)) {
            Some(beyond) => Interval { from, to: Some(local::midnight(zone, beyond).max(from)) },
            None => vacation,
        }
    }
}

/// Returns the last nanosecond before an instant: a vacation that ends at midnight does not use the next day.
fn just_before(instant: DateTime<Utc>) -> DateTime<Utc> {
    instant - TimeDelta::nanoseconds(1)
}

fn sorted(vacations: &[Interval]) -> Vec<Interval> {
    let mut sorted = vacations.to_vec();
    sorted.sort_by_key(|vacation| vacation.from);
    sorted
}
