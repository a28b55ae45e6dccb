//! When clocks stop: the settings of an account that clocks respect, and the pauses of a game.

use chrono::{DateTime, NaiveTime, TimeDelta, Timelike, Utc};
use chrono_tz::Tz;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Longer sleep would leave a clock that hardly runs.
const MAX_SLEEP: TimeDelta = TimeDelta::hours(12);

/// The settings of one account that affect its clocks.
///
/// The default is an account whose clocks never stop, as for bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    /// The time zone of sleep hours, weekends and vacation days.
    #[schemars(with = "String")]
    pub time_zone: Tz,
    /// The sleep hours, if set.
    #[serde(default)]
    pub sleep: Option<Sleep>,
    /// Whether its clocks stop on Saturdays and Sundays.
    #[serde(default)]
    pub weekends_off: bool,
    /// Its vacations, in any order. Days beyond the yearly budget are ignored when clocks are computed.
    #[serde(default)]
    pub vacations: Vec<Interval>,
}

impl Default for Calendar {
    fn default() -> Self {
        Self { time_zone: Tz::UTC, sleep: None, weekends_off: false, vacations: Vec::new() }
    }
}

/// An interval of time: a vacation, or a pause of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ClockInterval")]
pub struct Interval {
    /// The first instant.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub from: DateTime<Utc>,
    /// The first instant after it, or `None` while it is open.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("format" = "date-time"))]
    pub to: Option<DateTime<Utc>>,
}

/// The pauses of a game, in any order. At most one is open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pauses(pub Vec<Interval>);

impl Pauses {
    /// Returns whether the game is paused at that instant.
    #[must_use]
    pub fn paused(&self, at: DateTime<Utc>) -> bool {
        self.0.iter().any(|pause| pause.covers(at))
    }

    /// Returns whether a pause is open, so that its end is unknown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.iter().any(|pause| pause.to.is_none())
    }
}

impl Interval {
    /// Returns whether the interval contains that instant.
    #[must_use]
    pub fn covers(&self, at: DateTime<Utc>) -> bool {
        self.from <= at && self.to.is_none_or(|to| at < to)
    }
}

/// Daily sleep hours in local time. They may cross midnight and last at most twelve hours.
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

/// Sleep hours that are empty or longer than twelve hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// The message of the kernel that says it.
#[error("parser-sleep")]
pub struct BadSleep;

impl Sleep {
    /// Returns the sleep hours between these times.
    ///
    /// # Errors
    /// The times are equal, or more than twelve hours apart.
    pub fn new(from: LocalTime, to: LocalTime) -> Result<Self, BadSleep> {
        let sleep = Self { from, to };
        let tonight = to.0 - from.0;
        let length = if sleep.crosses_midnight() { tonight + TimeDelta::days(1) } else { tonight };
        if from != to && length <= MAX_SLEEP { Ok(sleep) } else { Err(BadSleep) }
    }

    /// Returns the start.
    #[must_use]
    pub const fn from(self) -> LocalTime {
        self.from
    }

    /// Returns the end.
    #[must_use]
    pub const fn to(self) -> LocalTime {
        self.to
    }

    /// Returns whether it ends on the day after it starts.
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

/// A local time of day in minutes: `23:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(rename = "TimeOfDay", extend("pattern" = "^([01][0-9]|2[0-3]):[0-5][0-9]$"))]
pub struct LocalTime(NaiveTime);

/// Not a time of day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// The message of the kernel that says it.
#[error("parser-time-of-day")]
pub struct BadLocalTime;

impl LocalTime {
    /// Returns the time of day with that hour and minute, or `None` if there is none.
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
    // `parse` alone would accept a sign.
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
