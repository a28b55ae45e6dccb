//! Mail settings, in requests, answers and exports.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::{
    accounts,
    model::{
        mail::TurnMails,
        mail::{Hour, QuietMinutes},
    },
};

/// Which mails an account wants. Mails are sent to a verified address only.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct MailSettings {
    /// When a game is waiting for the account; `quiet` by default. All values but `none` include reminders of deadlines.
    turns: TurnMails,
    /// For `quiet`: how long a decision may be pending before a mail is sent. 60 by default.
    quiet_minutes: QuietMinutes,
    /// For `digest`: the hour of the day, in the account's time zone. 8 by default.
    digest_hour: Hour,
    /// Whether invitations are sent by mail; true by default.
    invitations: bool,
    /// Whether the results of finished games are sent by mail; true by default.
    results: bool,
}

impl MailSettings {
    pub(in crate::http) fn example() -> Value {
        json!({ "turns": "quiet", "quiet_minutes": 60, "digest_hour": 8, "invitations": true, "results": true })
    }
}

impl From<accounts::MailSettings> for MailSettings {
    fn from(settings: accounts::MailSettings) -> Self {
        let accounts::MailSettings { turns, quiet_minutes, digest_hour, invitations, results } = settings;
        Self { turns, quiet_minutes, digest_hour, invitations, results }
    }
}

impl From<&MailSettings> for accounts::MailSettings {
    fn from(settings: &MailSettings) -> Self {
        let MailSettings { turns, quiet_minutes, digest_hour, invitations, results } = *settings;
        Self { turns, quiet_minutes, digest_hour, invitations, results }
    }
}
