//! When a person is there: the settings of an account that clocks respect, and the pauses of a game.

use chrono::{DateTime, NaiveTime, TimeDelta, Timelike, Utc};
use chrono_tz::Tz;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// More sleep than this would leave a clock that hardly runs.
const LONGEST_SLEEP: TimeDelta = TimeDelta::hours(12);

/// The settings of one account as they count for its clocks.
///
/// The default is an account that is always there, which is also right for bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// Where sleep hours, weekends and vacation days are reckoned.
    #[schemars(with = "String")]
    pub time_zone: Tz,
    /// When the account sleeps, if it says so.
    #[serde(default)]
    pub sleep: Option<Sleep>,
    /// Whether its clocks stand still on Saturdays and Sundays.
    #[serde(default)]
    pub weekends_off: bool,
    /// Its vacations as they were taken, in any order. The yearly budget is kept here, not by whoever lists them: what
    /// goes beyond it does not count.
    #[serde(default)]
    pub vacations: Vec<Interval>,
}

impl Default for Calendar {
    fn default() -> Self {
        Self { time_zone: Tz::UTC, sleep: None, weekends_off: false, vacations: Vec::new() }
    }
}

/// A stretch of time: a vacation, or a pause of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ClockInterval")]
pub struct Interval {
    /// Its first instant.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub from: DateTime<Utc>,
    /// The first instant after it; none while nobody has ended it.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("format" = "date-time"))]
    pub to: Option<DateTime<Utc>>,
}

/// When the whole game was paused, in any order; at most one is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pauses(pub Vec<Interval>);

impl Pauses {
    /// Whether the game is paused at that instant.
    #[must_use]
    pub fn paused(&self, at: DateTime<Utc>) -> bool {
        self.0.iter().any(|pause| pause.covers(at))
    }

    /// Whether the game is paused and nobody knows for how long.
    #[must_use]
    pub fn last(&self) -> bool {
        self.0.iter().any(|pause| pause.to.is_none())
    }
}

impl Interval {
    /// Whether that instant lies in it.
    #[must_use]
    pub fn covers(&self, at: DateTime<Utc>) -> bool {
        self.from <= at && self.to.is_none_or(|to| at < to)
    }
}

/// Every night's sleep, by the clock on the wall. It may cross midnight and lasts at most twelve hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "SleepFields")]
#[schemars(!try_from, deny_unknown_fields)]
pub struct Sleep {
    from: LocalTime,
    to: LocalTime,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SleepFields {
    from: LocalTime,
    to: LocalTime,
}

/// Sleep that lasts no time or longer than twelve hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("sleep lasts from one minute to twelve hours")]
pub struct BadSleep;

impl Sleep {
    /// Sleep between these times.
    ///
    /// # Errors
    /// When both are the same, or more than twelve hours lie between them.
    pub fn new(from: LocalTime, to: LocalTime) -> Result<Self, BadSleep> {
        let sleep = Self { from, to };
        let tonight = to.0 - from.0;
        let length = if sleep.crosses_midnight() { tonight + TimeDelta::days(1) } else { tonight };
        if from != to && length <= LONGEST_SLEEP { Ok(sleep) } else { Err(BadSleep) }
    }

    /// When it begins.
    #[must_use]
    pub const fn from(self) -> LocalTime {
        self.from
    }

    /// When it ends.
    #[must_use]
    pub const fn to(self) -> LocalTime {
        self.to
    }

    /// Whether it ends on the day after it began.
    #[must_use]
    pub fn crosses_midnight(self) -> bool {
        self.to < self.from
    }
}

impl TryFrom<SleepFields> for Sleep {
    type Error = BadSleep;

    fn try_from(fields: SleepFields) -> Result<Self, BadSleep> {
        Self::new(fields.from, fields.to)
    }
}

/// What a clock on the wall shows, to the minute: `23:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^([01][0-9]|2[0-3]):[0-5][0-9]$"))]
pub struct LocalTime(NaiveTime);

/// Not a time of day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a time of day looks like 07:30, from 00:00 to 23:59")]
pub struct BadLocalTime;

impl LocalTime {
    /// The time of day with that hour and minute, if there is one.
    #[must_use]
    pub fn new(hour: u32, minute: u32) -> Option<Self> {
        NaiveTime::from_hms_opt(hour, minute, 0).map(Self)
    }

    pub(super) const fn time(self) -> NaiveTime {
        self.0
    }
}

impl std::str::FromStr for LocalTime {
    type Err = BadLocalTime;

    fn from_str(text: &str) -> Result<Self, BadLocalTime> {
        text.split_once(':')
            .and_then(|(hour, minute)| Self::new(two_digits(hour)?, two_digits(minute)?))
            .ok_or(BadLocalTime)
    }
}

fn two_digits(text: &str) -> Option<u32> {
    // `parse` alone would take a sign.
    (text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

impl TryFrom<String> for LocalTime {
    type Error = BadLocalTime;

    fn try_from(text: String) -> Result<Self, BadLocalTime> {
        text.parse()
    }
}

impl From<LocalTime> for String {
    fn from(time: LocalTime) -> Self {
        time.to_string()
    }
}

impl std::fmt::Display for LocalTime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}:{:02}", self.0.hour(), self.0.minute())
    }
}
