//! What clocks respect of a person's life, and how reliable they are.

use chrono::{DateTime, Datelike, NaiveTime, Utc};
use salon_domain::clock::{Calendar, Reliability, Sleep, VACATION_DAYS_A_YEAR, vacation_left};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Games, PlayError, schemas::SleepSchema, timing};
use crate::store::{CalendarChange, ids::AccountId};

/// What clocks respect of a person's life.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockSettings {
    /// Where sleep hours, weekends and vacation days are reckoned; part of the profile.
    #[schema(example = "Europe/Paris")]
    pub time_zone: String,
    /// When they sleep.
    #[schema(value_type = Option<SleepSchema>)]
    pub sleep: Option<Sleep>,
    /// Whether their clocks stand still on Saturdays and Sundays.
    pub weekends_off: bool,
    /// The vacation that lasts, if one does.
    pub vacation: Option<Vacation>,
    /// Vacation days left this year.
    #[schema(minimum = 0)]
    pub vacation_days_left: u32,
    /// Vacation days a year.
    pub vacation_days_a_year: u32,
}

/// A vacation that lasts.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Vacation {
    /// Since when.
    pub from: DateTime<Utc>,
    /// When it ends by itself, because the days of the year are used up.
    pub until: Option<DateTime<Utc>>,
}

/// How reliable an account is, as everybody may know.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Punctuality {
    /// Decisions on a clock, over the newest games.
    #[schema(minimum = 0)]
    pub decisions: u32,
    /// Those made in time.
    #[schema(minimum = 0)]
    pub in_time: u32,
    /// In a hundred; none before there are enough to tell.
    #[schema(minimum = 0, maximum = 100)]
    pub percent: Option<u8>,
}

impl Games {
    /// How reliable an account is.
    pub async fn reliability(&self, account: AccountId) -> Result<Reliability, PlayError> {
        let (decisions, in_time) = self.store.reliability(account).await?;
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        Ok(Reliability { in_time: count(in_time), decisions: count(decisions) })
    }

    /// The same as it is shown, with whether the account is on vacation.
    pub async fn public_life(&self, account: AccountId) -> Result<(Punctuality, Option<Vacation>), PlayError> {
        let reliability = self.reliability(account).await?;
        let calendar = self.calendar(account).await?;
        let punctuality = Punctuality {
            decisions: reliability.decisions,
            in_time: reliability.in_time,
            percent: reliability.percent(),
        };
        Ok((punctuality, vacation(&calendar, self.clock.now())))
    }

    /// What clocks respect of an account.
    pub async fn calendar(&self, account: AccountId) -> Result<Calendar, PlayError> {
        Ok(timing::calendars(&self.store, &[account]).await?.pop().unwrap_or_default())
    }
}

fn vacation(calendar: &Calendar, now: DateTime<Utc>) -> Option<Vacation> {
    calendar.vacation_at(now).map(|interval| Vacation { from: interval.from, until: interval.to })
}

/// The caller's settings.
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

/// Changes when the caller sleeps and whether weekends are off. What ran on any clock so far stays as it ran.
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
    games.settings_changed(account).await?;
    show_clock_settings(games, account).await
}

/// Begins a vacation now; one that lasts goes on.
pub async fn begin_vacation(games: &Games, account: AccountId) -> Result<ClockSettings, PlayError> {
    let settings = show_clock_settings(games, account).await?;
    if settings.vacation.is_some() {
        return Ok(settings);
    }
    if settings.vacation_days_left == 0 {
        return Err(PlayError::NoVacationLeft);
    }
    let now = games.clock.now();
    // One that ended by itself is still open in the table.
    games.store.end_vacation(account, now).await?;
    games.store.begin_vacation(account, now).await?;
    games.settings_changed(account).await?;
    show_clock_settings(games, account).await
}

/// Ends the vacation that lasts.
pub async fn end_vacation(games: &Games, account: AccountId) -> Result<ClockSettings, PlayError> {
    games.store.end_vacation(account, games.clock.now()).await?;
    games.settings_changed(account).await?;
    show_clock_settings(games, account).await
}
