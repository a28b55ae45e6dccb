//! The row of a game.

use chrono::{DateTime, Utc};
use diesel::{Queryable, Selectable};

use crate::{
    model::{
        game::{Status, Visibility},
        ids::{AccountId, GameId},
    },
    store::{json::JsonText, schema::games},
};

/// A game, without its secret seed.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = games)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// The ruleset.
    pub ruleset: String,
    /// The edition the host chose.
    pub edition: String,
    /// The options the host chose.
    pub options: JsonText,
    /// How many seats the table has.
    pub seats: i16,
    /// Who may know of it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// The account that hosts it.
    pub host_id: AccountId,
    /// The invitation code: an account that knows it may join.
    pub invite: String,
    /// The SHA-256 of the secret seed.
    pub commitment: Vec<u8>,
    /// How many events have happened.
    pub version: i64,
    /// The counter of changes beside the moves.
    pub roster: i32,
    /// The decisions it waits for.
    pub awaiting: JsonText,
    /// Placings and scores.
    pub result: Option<JsonText>,
    /// The game it is a rematch of.
    pub rematch_of: Option<GameId>,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// When it was dealt.
    pub started_at: Option<DateTime<Utc>>,
    /// When it changed last.
    pub moved_at: DateTime<Utc>,
    /// When it ended.
    pub ended_at: Option<DateTime<Utc>>,
    /// The clock rules the host chose.
    pub clock: JsonText,
    /// The clock of each seat; empty in a game without clocks.
    pub clocks: JsonText,
    /// Its pauses.
    pub pauses: JsonText,
    /// The reliability that joining requires, in percent.
    pub least_reliability: Option<i16>,
    /// Whether bots owned by people may join.
    pub accepts_bots: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
}
