//! Rates finished games, each exactly once. Any number of servers may run this worker.

use std::time::Duration;

use crate::{
    play::{Games, Outcome},
    ratings::rating_method::{Field, rate},
    store::{FinishedGameRow, RatingTransaction, Store, StoreResult},
};

/// How often the database is polled without a signal, for games that a stopped server left behind.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// The same while another server holds the lock: it may miss games that finish while it writes.
const LOCKED_POLL_INTERVAL: Duration = Duration::from_millis(500);
/// How long finished games are collected before they are rated together.
const BATCH_INTERVAL: Duration = Duration::from_millis(50);
/// Games rated in one transaction.
const BATCH_SIZE: i64 = 100;

/// Rates finished games. Never returns.
pub async fn rate_games(games: Games) {
    loop {
        let done = rate_finished(&games.store).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "games not rated; retrying");
            false
        });
        games.signals.finished_games.wait(if done { POLL_INTERVAL } else { LOCKED_POLL_INTERVAL }).await;
        tokio::time::sleep(BATCH_INTERVAL).await;
    }
}

/// Returns false if another server holds the lock, so that games may be left.
async fn rate_finished(store: &Store) -> StoreResult<bool> {
    while store.has_unrated_games().await? {
        let Some(mut transaction) = store.try_lock_ratings().await? else { return Ok(false) };
        for game in transaction.unrated_games(BATCH_SIZE).await? {
            rate_game(&mut transaction, &game).await?;
        }
        transaction.commit().await?;
    }
    Ok(true)
}

/// Rates one game: stores its number in the order of rated games together with its rating changes.
async fn rate_game(transaction: &mut RatingTransaction, game: &FinishedGameRow) -> StoreResult<()> {
    transaction.assign_number(game.id).await?;
    let seated = transaction.dealt_seats(game.id).await?;
    let result = game.result.read::<Outcome>();
    let Some(field) = result.ok().and_then(|result| Field::new(&seated, &result.placings)) else {
        // It must not block all other games; `salon rate --check` reports it.
        tracing::error!(game = %game.id, "a rated game has no usable placings; skipped");
        return Ok(());
    };
    let accounts: Vec<_> = field.rated.iter().map(|rated| rated.account).collect();
    let standings = transaction.standings(&game.ruleset, field.pool, &accounts).await?;
    let before = |account| {
        let standing = standings.iter().find(|standing| standing.account_id == account)?;
        Some((standing.mu, standing.sigma, standing.games))
    };
    transaction.insert_changes(&rate(game, &field, before)).await
}
