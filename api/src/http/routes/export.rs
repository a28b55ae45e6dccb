//! What an account takes along of its mails and its talk.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::{MailLogRow, MessageRow, NoteRow, ids::GameId};

/// A mail, without what it says.
#[derive(Serialize, ToSchema)]
pub(super) struct MailLog {
    /// What it is about.
    #[schema(example = "turn")]
    kind: String,
    /// Where it goes, if not to the account's verified address.
    recipient: Option<String>,
    /// When it was wanted.
    created_at: DateTime<Utc>,
    /// When it is to be sent.
    due_at: DateTime<Utc>,
    /// When it was sent.
    sent_at: Option<DateTime<Utc>>,
    /// When it was given up.
    given_up_at: Option<DateTime<Utc>>,
}

impl From<MailLogRow> for MailLog {
    fn from(row: MailLogRow) -> Self {
        Self {
            kind: row.kind,
            recipient: row.recipient,
            created_at: row.created_at,
            due_at: row.due_at,
            sent_at: row.sent_at,
            given_up_at: row.given_up_at,
        }
    }
}

/// Something the account said.
#[derive(Serialize, ToSchema)]
pub(super) struct Said {
    /// The game.
    game: GameId,
    /// To whom: `players` or `everybody`.
    audience: String,
    /// What; null if it was taken back.
    text: Option<String>,
    /// When.
    sent_at: DateTime<Utc>,
}

impl From<MessageRow> for Said {
    fn from(row: MessageRow) -> Self {
        Self { game: row.game_id, audience: row.audience, text: row.text, sent_at: row.created_at }
    }
}

/// Something the account noted.
#[derive(Serialize, ToSchema)]
pub(super) struct Noted {
    /// The game.
    game: GameId,
    /// What.
    text: String,
    /// When.
    updated_at: DateTime<Utc>,
}

impl From<NoteRow> for Noted {
    fn from(row: NoteRow) -> Self {
        Self { game: row.game_id, text: row.text, updated_at: row.updated_at }
    }
}
