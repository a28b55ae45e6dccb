//! Vacations, in settings and profiles.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::play;

/// The current vacation of an account.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct Vacation {
    /// When it began.
    from: DateTime<Utc>,
    /// When it ends automatically, because the vacation days of the year are used up.
    until: Option<DateTime<Utc>>,
}

impl From<play::Vacation> for Vacation {
    fn from(vacation: play::Vacation) -> Self {
        Self { from: vacation.from, until: vacation.until }
    }
}
