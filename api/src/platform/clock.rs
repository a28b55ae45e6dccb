//! The clock of games. Tests can set it.

use std::{path::PathBuf, sync::Arc};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// The clock of games: the system clock, or one that a test sets.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// For tests: a file with the seconds to add to the system time, or with `@` and a fixed time in seconds since 1970.
    test_file: Option<Arc<PathBuf>>,
}

impl Clock {
    /// A clock that follows the system clock or, for tests, the content of a file.
    pub fn new(test_file: Option<PathBuf>) -> Self {
        Self { test_file: test_file.map(Arc::new) }
    }

    /// Whether a test sets it. Then the time until a deadline cannot be computed, and workers have to poll.
    pub fn is_test_clock(&self) -> bool {
        self.test_file.is_some()
    }

    /// Returns the current time with the precision of PostgreSQL, so that a stored time reads the same.
    pub fn now(&self) -> DateTime<Utc> {
        let now = Utc::now().trunc_subsecs(6);
        let text = self.test_file.as_deref().and_then(|file| std::fs::read_to_string(file).ok());
        text.and_then(|text| test_time(now, text.trim())).unwrap_or(now)
    }
}

/// Returns the time that a test sets: fixed, or relative to the system time.
fn test_time(now: DateTime<Utc>, text: &str) -> Option<DateTime<Utc>> {
    match text.strip_prefix('@') {
        Some(seconds) => DateTime::from_timestamp(seconds.parse().ok()?, 0),
        None => now.checked_add_signed(TimeDelta::try_seconds(text.parse().ok()?)?),
    }
}
