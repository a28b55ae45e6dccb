//! Letting the clocks of all games of an account follow its settings. What changes is noted with the change, game by game, so
//! whatever becomes of the server that made it, all games follow.

use std::time::Duration;

use super::{Games, PlayError, Status, timing};
use crate::store::ids::{AccountId, GameId};

/// How often a game is tried again because somebody moved in between.
const TRIES: usize = 8;
/// How often it is looked for games that were left behind, and how many are seen to at once.
const LOOK: Duration = Duration::from_secs(2);
const SOME: i64 = 100;

/// Sees to games that a server left behind, for ever.
pub async fn settle_games(games: Games) {
    loop {
        match games.store.left_unsettled(SOME).await {
            Ok(left) => settle_all(&games, left).await,
            Err(error) => tracing::warn!(%error, "cannot look for clocks that did not follow"),
        }
        tokio::time::sleep(LOOK).await;
    }
}

impl Games {
    /// Lets the clocks of all games of an account go on under its settings as they are now. What ran so far stays as it ran,
    /// under the settings before. What cannot be done at once is done by `settle_games`.
    pub async fn settings_changed(&self, account: AccountId) -> Result<(), PlayError> {
        settle_all(self, self.store.unsettled_games(account).await?).await;
        self.wake.drain_soon();
        self.wake.attend_soon();
        Ok(())
    }
}

async fn settle_all(games: &Games, all: Vec<GameId>) {
    for game in all {
        // What fails in one game must not keep the others from it.
        if let Err(error) = settle(games, game).await {
            tracing::warn!(%error, %game, "the clocks of a game do not follow yet");
        }
    }
}

/// Lets the clocks of a game follow the settings of those who play it.
pub(super) async fn settle(games: &Games, game: GameId) -> Result<(), PlayError> {
    for _ in 0..TRIES {
        if try_settle(games, game).await? {
            return Ok(());
        }
    }
    Err(PlayError::Contention)
}

/// Says whether the game still was what was read.
async fn try_settle(games: &Games, game: GameId) -> Result<bool, PlayError> {
    let mut live = games.current(game).await?;
    let mut table = games.store.lock_table(game).await?;
    let changes = table.take_unsettled().await?;
    if !changes.is_empty() && table.game.status == Status::Running.as_str() {
        if (table.game.version, table.game.roster) != (live.version(), live.roster) {
            return Ok(false);
        }
        for (at, before) in changes {
            // Who has lost the seat meanwhile does not matter to its clock any more.
            let Some(seat) = live.seat_of(before.account_id) else { continue };
            let (rows, away) = table.calendars(&[before.account_id]).await?;
            let before = timing::read((vec![before], away.clone()), &[seat.account]).pop().unwrap_or_default();
            let after = timing::read((rows, away), &[seat.account]).pop().unwrap_or_default();
            live.timing.resettle(&mut live.awaiting, seat.seat.number(), &before, &after, at);
        }
        table.retime(live.retiming(games.clock.now())).await?;
    }
    table.commit().await?;
    Ok(true)
}
