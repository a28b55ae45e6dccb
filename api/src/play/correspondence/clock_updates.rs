//! Applies changed clock settings of an account to the clocks of all its games. The pending updates are stored with the change, so that
//! all games get them even if this server stops.

use std::time::Duration;

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        session::timing::{self, CalendarUpdate},
    },
};

/// Attempts while moves of the game come first.
const MAX_ATTEMPTS: usize = 8;
/// How often the database is polled for updates that a stopped server left behind.
const POLL_INTERVAL: Duration = Duration::from_secs(2);
/// Games updated between two polls.
const BATCH_SIZE: i64 = 100;

/// Applies pending updates that a stopped server left behind. Never returns.
pub async fn run_clock_updates(games: Games) {
    loop {
        match games.store.abandoned_clock_updates(BATCH_SIZE).await {
            Ok(abandoned) => update_all(&games, abandoned).await,
            Err(error) => tracing::warn!(%error, "pending clock updates not read; retrying"),
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

impl Games {
    /// Applies the current settings of an account to the clocks of all its games. Time before the change counts by the old settings.
    /// Updates that fail are left to `run_clock_updates`.
    pub async fn update_clocks_of(&self, account: AccountId) -> Result<(), PlayError> {
        update_all(self, self.store.games_with_pending_clock_updates(account).await?).await;
        self.signals.outbox.raise();
        self.signals.duties.raise();
        Ok(())
    }
}

async fn update_all(games: &Games, all: Vec<GameId>) {
    for game in all {
        // A failure in one game must not prevent the others.
        if let Err(error) = apply_clock_updates(games, game).await {
            tracing::warn!(%error, %game, "clocks of a game not updated; retrying later");
        }
    }
}

/// Applies the pending clock updates of a game.
pub(in crate::play) async fn apply_clock_updates(games: &Games, game: GameId) -> Result<(), PlayError> {
    for _ in 0..MAX_ATTEMPTS {
        if try_apply(games, game).await? {
            return Ok(());
        }
    }
    Err(PlayError::Contention)
}

/// Returns false if the game changed after it was read.
async fn try_apply(games: &Games, game: GameId) -> Result<bool, PlayError> {
    let mut session = games.current(game).await?;
    let mut table = games.store.lock_table(game).await?;
    let changes = table.take_pending_clock_updates().await?;
    if !changes.is_empty() && table.game.status == Status::Running {
        if (table.game.version, table.game.roster) != (session.version(), session.roster) {
            return Ok(false);
        }
        for (at, before) in changes {
            // The account may have lost its seat since.
            let Some(seat) = session.seat_of(before.account_id) else { continue };
            let (rows, vacations) = table.calendars(&[before.account_id]).await?;
            let calendar =
                |rows| timing::calendars((rows, vacations.clone()), &[seat.account]).pop().unwrap_or_default();
            let update = CalendarUpdate { before: calendar(vec![before]), after: calendar(rows), at };
            session.timing.change_calendar(&mut session.awaiting, seat.seat.number(), &update);
        }
        table.update_timing(session.timing_change(games.clock.now())).await?;
    }
    table.commit().await?;
    Ok(true)
}
