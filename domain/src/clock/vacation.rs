//! Vacations and their yearly budget: taken at will, but not without end.

use std::collections::BTreeMap;

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

use super::calendar::{Calendar, Interval};
use super::local;

/// How many local calendar days of vacation an account may begin in a year.
pub const VACATION_DAYS_A_YEAR: u32 = 30;

/// How many days of that year's budget are left at that instant.
///
/// A day counts as soon as vacation touches it, once however often; days to come do not count yet.
#[must_use]
pub fn vacation_left(year: i32, vacations: &[Interval], now: DateTime<Utc>, zone: Tz) -> u32 {
    let mut budget = Budget::default();
    let soon = now + TimeDelta::nanoseconds(1);
    for begun in sorted(vacations).into_iter().filter(|vacation| vacation.from <= now) {
        budget.cut(Interval { to: Some(begun.to.map_or(soon, |to| to.min(soon))), ..begun }, zone);
    }
    VACATION_DAYS_A_YEAR - budget.used.get(&year).copied().unwrap_or(0)
}

impl Calendar {
    /// The vacations as they count: none is open, because each ends by itself when the budget is used up. It then ends
    /// with the last day that could be paid for, and does not go on in the next year.
    #[must_use]
    pub fn vacations_within_budget(&self) -> Vec<Interval> {
        let mut budget = Budget::default();
        let counted = sorted(&self.vacations).into_iter().map(|vacation| budget.cut(vacation, self.time_zone));
        counted.filter(|vacation| vacation.to.is_none_or(|to| vacation.from < to)).collect()
    }

    /// The vacation the account is on at that instant, with the end it will have if nobody ends it before.
    #[must_use]
    pub fn vacation_at(&self, at: DateTime<Utc>) -> Option<Interval> {
        self.vacations_within_budget().into_iter().find(|vacation| vacation.covers(at))
    }
}

/// Counts the days spent, which have to come in order.
#[derive(Default)]
struct Budget {
    latest: Option<NaiveDate>,
    used: BTreeMap<i32, u32>,
}

impl Budget {
    /// Pays for a day, unless it is paid for already; false if nothing is left of its year.
    fn pay(&mut self, day: NaiveDate) -> bool {
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

    /// The vacation up to the first day that cannot be paid for.
    fn cut(&mut self, vacation: Interval, zone: Tz) -> Interval {
        let Interval { from, to } = vacation;
        if to.is_some_and(|to| to <= from) {
            return vacation;
        }
        let last = to.map(|to| local::date(zone, just_before(to)));
        let mut days = local::date(zone, from).iter_days().take_while(|day| last.is_none_or(|last| *day <= last));
        match days.find(|day| !self.pay(*day)) {
            Some(unpaid) => Interval { from, to: Some(local::midnight(zone, unpaid).max(from)) },
            None => vacation,
        }
    }
}

/// A vacation that ends at midnight has not begun the day that begins then.
fn just_before(instant: DateTime<Utc>) -> DateTime<Utc> {
    instant - TimeDelta::nanoseconds(1)
}

fn sorted(vacations: &[Interval]) -> Vec<Interval> {
    let mut sorted = vacations.to_vec();
    sorted.sort_by_key(|vacation| vacation.from);
    sorted
}
