//! Leaves an open table, or all games of an account that is going to be deleted.

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    play::{
        Games,
        error::PlayError,
        tables::{
            entry_checks::{check_is_player, check_open},
            resign::resign_game,
        },
    },
};

/// Passes over the games of an account: more than one, since games may start meanwhile.
const MAX_PASSES: usize = 5;

/// Leaves an open table. If the host leaves, the next player in the order of joining that is no built-in bot becomes the host;
/// without one, the table is aborted.
pub async fn leave_game(games: &Games, game: GameId, account: AccountId) -> Result<(), PlayError> {
    let mut table = games.store.lock_table(game).await?;
    check_is_player(&mut table, account).await?;
    check_open(&table)?;
    table.leave_open(account).await?;
    table.commit().await?;
    games.signals.outbox.raise();
    Ok(())
}

/// Leaves every open table and resigns from every running game of an account.
pub async fn leave_all_games(games: &Games, account: AccountId) -> Result<(), PlayError> {
    for _ in 0..MAX_PASSES {
        let unfinished = games.store.unfinished_games_of(account).await?;
        if unfinished.is_empty() {
            return Ok(());
        }
        for (game, status) in unfinished {
            leave_or_resign(games, game, status, account).await?;
        }
    }
    Err(PlayError::Contention)
}

async fn leave_or_resign(games: &Games, game: GameId, status: Status, account: AccountId) -> Result<(), PlayError> {
    let done = match status {
        Status::Open => leave_game(games, game, account).await,
        Status::Running => resign_game(games, game, account).await.map(drop),
        Status::Finished | Status::Aborted => Ok(()),
    };
    match done {
        // The game started or ended meanwhile; the next pass reads its new status.
        Err(PlayError::NotOpen | PlayError::NotRunning | PlayError::Resigned | PlayError::NotAPlayer) => Ok(()),
        other => other,
    }
}
