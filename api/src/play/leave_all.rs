//! Somebody goes for good: nobody's game may wait for them.

use super::{Games, PlayError, Status, leave_game, resign_game};
use crate::store::ids::{AccountId, GameId};

/// Looks so often whether something began meanwhile.
const ROUNDS: usize = 5;

/// Leaves every open table and gives up every seat of an account.
pub async fn leave_all_games(games: &Games, account: AccountId) -> Result<(), PlayError> {
    for _ in 0..ROUNDS {
        let left = games.store.obligations(account).await?;
        if left.is_empty() {
            return Ok(());
        }
        for (game, status) in left {
            leave(games, game, &status, account).await?;
        }
    }
    Err(PlayError::Contention)
}

async fn leave(games: &Games, game: GameId, status: &str, account: AccountId) -> Result<(), PlayError> {
    let done = match Status::try_from(status)? {
        Status::Open => leave_game(games, game, account).await,
        Status::Running => resign_game(games, game, account).await.map(drop),
        Status::Finished | Status::Aborted => Ok(()),
    };
    match done {
        // It began or ended at this moment: the next look tells.
        Err(PlayError::NotOpen | PlayError::NotRunning | PlayError::Resigned | PlayError::NotAPlayer) => Ok(()),
        other => other,
    }
}
