//! Clock settings of an account: sleep hours, weekends, vacations; and its public reliability.

use chrono::{DateTime, Datelike, NaiveTime, Utc};
use salon_domain::clock::{Calendar, Sleep, VACATION_DAYS_A_YEAR, vacation_left};

use crate::{
    model::ids::AccountId,
    play::{Games, error::PlayError, session::timing},
    store::CalendarChange,
};

/// The clock settings of an account.
#[derive(Clone, Debug)]
pub struct ClockSettings {
    /// The time zone of sleep hours, weekends and vacation days; part of the profile.
    pub time_zone: String,
    /// The sleep hours, in which clocks stop.
    pub sleep: Option<Sleep>,
    /// Whether clocks stop on Saturdays and Sundays.
    pub weekends_off: bool,
    /// The current vacation, if any.
    pub vacation: Option<Vacation>,
    /// Vacation days left this year.
    pub vacation_days_left: u32,
    /// Vacation days a year.
    pub vacation_days_a_year: u32,
}

/// A current vacation.
#[derive(Clone, Debug)]
pub struct Vacation {
    /// When it began.
    pub from: DateTime<Utc>,
    /// When it ends because all days of the year are used.
    pub until: Option<DateTime<Utc>>,
}

/// The public reliability of an account.
#[derive(Clone, Copy, Debug)]
pub struct Punctuality {
    /// Decisions with a deadline, in its newest games.
    pub decisions: u32,
    /// How many of them were made in time.
    pub in_time: u32,
    /// The percentage; `None` while there are too few decisions.
    pub percent: Option<u8>,
}

impl Games {
    /// Returns the public reliability of an account, and its current vacation.
    pub async fn public_availability(&self, account: AccountId) -> Result<(Punctuality, Option<Vacation>), PlayError> {
        let reliability = self.reliability(account).await?;
        let calendar = self.calendar(account).await?;
        let punctuality = Punctuality {
            decisions: reliability.decisions,
            in_time: reliability.in_time,
            percent: reliability.percent(),
        };
        Ok((punctuality, vacation(&calendar, self.clock.now())))
    }

    /// Returns the calendar of an account.
    pub async fn calendar(&self, account: AccountId) -> Result<Calendar, PlayError> {
        Ok(timing::load_calendars(&self.store, &[account]).await?.pop().unwrap_or_default())
    }
}

fn vacation(calendar: &Calendar, now: DateTime<Utc>) -> Option<Vacation> {
    calendar.vacation_at(now).map(|interval| Vacation { from: interval.from, until: interval.to })
}

/// Returns the caller's clock settings.
pub async fn show_clock_settings(games: &Games, account: AccountId) -> Result<ClockSettings, PlayError> {
    let calendar = games.calendar(account).await?;
    let now = games.clock.now();
    let year = now.with_timezone(&calendar.time_zone).year();
    Ok(ClockSettings {
        time_zone: calendar.time_zone.name().to_owned(),
        sleep: calendar.sleep,
        weekends_off: calendar.weekends_off,
        vacation: vacation(&calendar, now),
        vacation_days_left: vacation_left(year, &calendar.vacations, now, calendar.time_zone),
        vacation_days_a_year: VACATION_DAYS_A_YEAR,
    })
}

/// Changes sleep hours and weekends. Time that has already passed on a clock stays as it was counted.
pub async fn change_clock_settings(
    games: &Games,
    account: AccountId,
    sleep: Option<Sleep>,
    weekends_off: bool,
) -> Result<ClockSettings, PlayError> {
    let time = |local: salon_domain::clock::LocalTime| NaiveTime::parse_from_str(&local.to_string(), "%H:%M").ok();
    let change = CalendarChange {
        sleep_from: sleep.and_then(|sleep| time(sleep.from())),
        sleep_to: sleep.and_then(|sleep| time(sleep.to())),
        weekends_off,
    };
    games.store.change_calendar(account, &change, games.clock.now()).await?;
    games.update_clocks_of(account).await?;
    show_clock_settings(games, account).await
}

/// Begins a vacation now; has no effect during one.
pub async fn begin_vacation(games: &Games, account: AccountId) -> Result<ClockSettings, PlayError> {
    let settings = show_clock_settings(games, account).await?;
    if settings.vacation.is_some() {
        return Ok(settings);
    }
    if settings.vacation_days_left == 0 {
        return Err(PlayError::NoVacationLeft);
    }
    let now = games.clock.now();
    // A vacation that ended with its days has no end in the table yet.
    games.store.end_vacation(account, now).await?;
    games.store.begin_vacation(account, now).await?;
    games.update_clocks_of(account).await?;
    show_clock_settings(games, account).await
}

/// Ends the current vacation.
pub async fn end_vacation(games: &Games, account: AccountId) -> Result<ClockSettings, PlayError> {
    games.store.end_vacation(account, games.clock.now()).await?;
    games.update_clocks_of(account).await?;
    show_clock_settings(games, account).await
}
