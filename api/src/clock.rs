//! What time it is. Everything that counts for games asks here, so that tests can let weeks pass.

use std::{path::PathBuf, sync::Arc};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// The time games go by.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file with the whole seconds to add, or with `@` and the seconds since 1970 at which the time stands still, for tests.
    ahead: Option<Arc<PathBuf>>,
}

impl Clock {
    /// The system's time, or, for tests, what the file says at the moment.
    pub fn new(ahead: Option<PathBuf>) -> Self {
        Self { ahead: ahead.map(Arc::new) }
    }

    /// Whether somebody else sets it: then nobody can know how long to sleep.
    pub fn is_set_by_hand(&self) -> bool {
        self.ahead.is_some()
    }

    /// Now, as precise as PostgreSQL keeps it, so that an answer reads the same when it is given again.
    pub fn now(&self) -> DateTime<Utc> {
        let now = Utc::now().trunc_subsecs(6);
        let set = self.ahead.as_deref().and_then(|file| std::fs::read_to_string(file).ok());
        set.and_then(|text| set_by_hand(now, text.trim())).unwrap_or(now)
    }
}

/// The time a test asks for: a standing one, or one that runs ahead of the system's.
fn set_by_hand(now: DateTime<Utc>, text: &str) -> Option<DateTime<Utc>> {
    match text.strip_prefix('@') {
        Some(seconds) => DateTime::from_timestamp(seconds.parse().ok()?, 0),
        None => now.checked_add_signed(TimeDelta::try_seconds(text.parse().ok()?)?),
    }
}
