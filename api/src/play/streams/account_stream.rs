//! The stream of an account: every change in its games, exactly once.

use std::time::Duration;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{Games, error::PlayError, session::game_session::AwaitedDecision},
    signals::{ChangeListener, Found},
};

/// Changes read with one query.
const PAGE_SIZE: i64 = 200;

/// A position in the stream of an account: transaction, game, and number of the first event of a move.
pub type MoveCursor = (i64, GameId, i64);

/// A change in a game of the account: a move, or a start, an abort, a rewind or an end without a move.
#[derive(Clone, Debug)]
pub struct GameChange {
    /// The game.
    pub game: GameId,
    /// Its current version.
    pub version: i64,
    /// Its current status.
    pub status: Status,
    /// The decision that the game waits for from the account afterwards, if any.
    pub awaited: Option<AwaitedDecision>,
    /// Whether it was a move.
    pub moved: bool,
    /// Whether moves were taken back.
    pub rewound: bool,
    /// The position after it.
    pub cursor: MoveCursor,
}

/// The stream of an account. It reads the database only after a change.
pub struct AccountStream {
    games: Games,
    account: AccountId,
    cursor: MoveCursor,
    listener: ChangeListener,
}

impl AccountStream {
    /// Opens a stream that starts after the cursor; without one, now.
    pub async fn open(games: &Games, account: AccountId, after: Option<MoveCursor>) -> Result<Self, PlayError> {
        let signals = games.signals.clone();
        let listener = ChangeListener::new(move || signals.accounts.subscribe(account));
        let cursor = match after {
            Some(cursor) => cursor,
            // Before the oldest transaction that is still running, so that no later change is missed.
            None => (games.store.transaction_horizon().await?, GameId::from(uuid::Uuid::nil()), -1),
        };
        Ok(Self { games: games.clone(), account, cursor, listener })
    }

    /// The current position.
    pub fn cursor(&self) -> MoveCursor {
        self.cursor
    }

    /// Returns the next changes; none after the timeout.
    pub async fn next(&mut self, timeout: Duration) -> Result<Vec<GameChange>, PlayError> {
        let Self { games, account, cursor, listener } = self;
        let read = async || read_changes(games, *account, cursor).await;
        Ok(listener.next(timeout, read).await?.unwrap_or_default())
    }
}

async fn read_changes(
    games: &Games,
    account: AccountId,
    cursor: &mut MoveCursor,
) -> Result<Found<Vec<GameChange>>, PlayError> {
    let rows = games.store.changes_of_account(account, *cursor, PAGE_SIZE).await?;
    if rows.is_empty() {
        let held_back = games.store.has_held_back_changes(account, *cursor).await?;
        return Ok(if held_back { Found::HeldBack } else { Found::Nothing });
    }
    let mut changes = Vec::with_capacity(rows.len());
    for row in rows {
        let awaiting: Vec<AwaitedDecision> =
            serde_json::from_str(&row.awaiting).map_err(|error| PlayError::Corrupt(error.to_string()))?;
        let own = |awaited: &AwaitedDecision| Some(i16::from(awaited.seat)) == row.seat;
        *cursor = (row.tx, row.game_id, row.seq);
        changes.push(GameChange {
            game: row.game_id,
            version: row.version,
            status: row.status,
            moved: row.moved,
            rewound: row.rewound,
            awaited: awaiting.into_iter().find(own),
            cursor: *cursor,
        });
    }
    Ok(Found::Items(changes))
}
