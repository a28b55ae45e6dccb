//! Changes a running game between moves.

use chrono::{DateTime, Utc};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::{Notice, NoticeFor},
    },
    play::{Games, commit::notices, error::PlayError, session::game_session::GameSession},
    store::TableLock,
};

/// Attempts while other changes of the game come first.
const MAX_ATTEMPTS: usize = 16;

/// Changes a running game between moves, for an account. `change` gets the locked table and the session at the same version; it is called again if
/// the game changed in between.
pub(in crate::play) async fn change_game(
    games: &Games,
    (game, account): (GameId, AccountId),
    change: impl AsyncFn(&mut TableLock, &mut GameSession) -> Result<(), PlayError>,
) -> Result<(), PlayError> {
    for _ in 0..MAX_ATTEMPTS {
        let mut session = games.current_for_action(game, account).await?;
        // Before anything is said about the game: a private one does not exist for other accounts.
        session.viewer(Some(account))?;
        let mut table = games.store.lock_table(game).await?;
        if (table.game.version, table.game.roster) != (session.version(), session.roster) {
            continue;
        }
        if session.status != Status::Running || table.game.status != Status::Running {
            return Err(PlayError::NotRunning);
        }
        change(&mut table, &mut session).await?;
        let now = games.clock.now();
        let notices = session.pause_as_wanted(now);
        table.insert_notices(now, &notices).await?;
        table.update_timing(session.timing_change(now)).await?;
        table.commit().await?;
        games.signals.outbox.raise();
        games.signals.duties.raise();
        return Ok(());
    }
    Err(PlayError::Contention)
}

impl GameSession {
    /// Pauses or resumes the game, as its people want; returns the notices to send.
    pub(in crate::play) fn pause_as_wanted(&mut self, now: DateTime<Utc>) -> Vec<NoticeFor> {
        let Some(paused) = self.pause_due() else { return Vec::new() };
        self.timing.pause(paused, now);
        self.timing.stamp(&mut self.awaiting);
        let game = self.id;
        notices::to_all(self, |_| Notice::GamePaused { game, paused })
    }
}
