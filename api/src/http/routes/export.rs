//! What an account takes along of its mails, its talk and its ratings.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    play::Pool,
    ratings::Strength,
    store::{ChangeRow, MailLogRow, MessageRow, NoteRow, StoreError, ids::GameId},
};

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

/// A game that counts for a rating.
#[derive(Serialize, ToSchema)]
pub(super) struct RatedGame {
    /// The game.
    game: GameId,
    /// What was played.
    #[schema(example = "art_society")]
    ruleset: String,
    /// Against whom.
    pool: Pool,
    /// How many they were with it.
    number: i32,
    /// The placing among those who were rated.
    placing: i16,
    /// How strong the account was believed to be.
    before: Strength,
    /// And afterwards.
    after: Strength,
    /// When the game ended.
    at: DateTime<Utc>,
}

impl TryFrom<ChangeRow> for RatedGame {
    type Error = StoreError;

    fn try_from(row: ChangeRow) -> Result<Self, StoreError> {
        Ok(Self {
            pool: Pool::try_from(row.pool.as_str())?,
            game: row.game_id,
            ruleset: row.ruleset,
            number: row.number,
            placing: row.placed,
            before: Strength::of(row.mu_before, row.sigma_before),
            after: Strength::of(row.mu_after, row.sigma_after),
            at: row.at,
        })
    }
}
