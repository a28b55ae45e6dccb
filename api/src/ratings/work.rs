//! Rating what has ended: by any server, each game once.

use std::time::Duration;

use super::rate::{field, rate};
use crate::{
    play::{Games, Outcome},
    store::{EndedRow, Ledger, Store, StoreResult},
};

/// How often is looked whether a game waits to be rated without being told: for what a server that died left behind.
const LOOK: Duration = Duration::from_secs(5);
/// The same while another server is at it: what ends while it writes is left to whoever looks next.
const SOON: Duration = Duration::from_millis(500);
/// What ends within this time is looked for together.
const GATHER: Duration = Duration::from_millis(50);
/// Games rated in one transaction.
const SOME: i64 = 100;

/// Rates games for as long as it is polled. Any number of servers may do so at once.
pub async fn rate_games(games: Games) {
    loop {
        let done = rate_waiting(&games.store).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "games not rated");
            false
        });
        games.wake.ended(if done { LOOK } else { SOON }).await;
        tokio::time::sleep(GATHER).await;
    }
}

/// Says whether nothing is left.
async fn rate_waiting(store: &Store) -> StoreResult<bool> {
    while store.rating_waits().await? {
        // Another server is at it.
        let Some(mut ledger) = store.rating_turn().await? else { return Ok(false) };
        for game in ledger.waiting(SOME).await? {
            rate_game(&mut ledger, &game).await?;
        }
        ledger.commit().await?;
    }
    Ok(true)
}

/// Its place in the order and its effect belong together: both are there, or none.
async fn rate_game(ledger: &mut Ledger, game: &EndedRow) -> StoreResult<()> {
    ledger.number(game.id).await?;
    let seated = ledger.seated(game.id).await?;
    let result = game.result.read::<Outcome>();
    let Some(field) = result.ok().and_then(|result| field(&seated, &result.placings)) else {
        // It must not stand in the way of all others; `salon rate --check` will find it.
        tracing::error!(game = %game.id, "a rated game without usable placings");
        return Ok(());
    };
    let accounts: Vec<_> = field.rated.iter().map(|rated| rated.account).collect();
    let standings = ledger.standings(&game.ruleset, field.pool.as_str(), &accounts).await?;
    let before = |account| {
        let standing = standings.iter().find(|standing| standing.account_id == account)?;
        Some((standing.mu, standing.sigma, standing.games))
    };
    ledger.keep(&rate(game, &field, before)).await
}
