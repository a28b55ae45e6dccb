//! What time it is. Everything that counts for games asks here, so that tests can let weeks pass.

use std::{path::PathBuf, sync::Arc};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// The time games go by.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// A file with the whole seconds to add, for tests.
    ahead: Option<Arc<PathBuf>>,
}

impl Clock {
    /// The system's time, or, for tests, that many seconds ahead as the file says at the moment.
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
        let ahead = self.ahead.as_deref().and_then(|file| std::fs::read_to_string(file).ok());
        let seconds = ahead.and_then(|text| text.trim().parse::<i64>().ok()).unwrap_or(0);
        TimeDelta::try_seconds(seconds).and_then(|ahead| now.checked_add_signed(ahead)).unwrap_or(now)
    }
}
