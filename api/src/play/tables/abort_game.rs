//! Aborts a game that has hardly begun.

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
        notices::{Notice, NoticeFor},
    },
    play::{
        Games,
        error::PlayError,
        tables::entry_checks::check_is_host,
        views::{game_summary::GameSummary, show_game::show_game},
    },
};

/// Aborts a game. Only its host may: an open one at any time, a running one if it is unrated, not every seat has moved, and the host
/// has not resigned.
pub async fn abort_game(games: &Games, game: GameId, account: AccountId) -> Result<GameSummary, PlayError> {
    let mut table = games.store.lock_table(game).await?;
    check_is_host(&mut table, account).await?;
    let players = table.players().await?;
    let has_resigned = players.iter().any(|player| player.account_id == account && player.resigned_at.is_some());
    let status = table.game.status;
    match status {
        Status::Open => {}
        Status::Running if has_resigned => return Err(PlayError::Resigned),
        // Otherwise a host could abort until the deal is favourable.
        Status::Running if table.game.rated => return Err(PlayError::TooLate),
        Status::Running if table.count_seats_that_moved().await? < i64::from(table.game.seats) => {}
        Status::Running => return Err(PlayError::TooLate),
        Status::Finished | Status::Aborted => return Err(PlayError::NotRunning),
    }
    table.abort().await?;
    let recipients = players.iter().filter(|player| player.level.is_none());
    let notices: Vec<NoticeFor> = recipients
        .map(|player| NoticeFor { account: player.account_id, notice: Notice::GameAborted { game } })
        .collect();
    table.insert_notices(games.clock.now(), &notices).await?;
    table.commit().await?;
    games.cache.remove(game);
    games.signals.outbox.raise();
    show_game(games, game, Some(account)).await
}
