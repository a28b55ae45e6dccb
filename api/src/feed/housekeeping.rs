//! Forgets what was told long ago, and notes how far telling is.

use std::time::Duration;

use chrono::TimeDelta;

use crate::play::Games;

/// How often.
const INTERVAL: Duration = Duration::from_secs(600);
/// How often when somebody else sets the clock.
const BY_HAND: Duration = Duration::from_millis(200);
/// Rows deleted at once: few enough not to be in anybody's way.
const SOME: i64 = 1000;

/// Deletes items and deliveries older than `keep`, for as long as it is polled. Several servers may do so at once.
pub async fn keep_house(games: Games, keep: Duration) {
    let keep = TimeDelta::from_std(keep).unwrap_or(TimeDelta::MAX);
    loop {
        if let Some(oldest) = games.clock.now().checked_sub_signed(keep) {
            let forgotten = async {
                while games.store.forget_feed(oldest, SOME).await? == SOME {}
                while games.store.forget_deliveries(oldest, SOME).await? == SOME {}
                games.store.note_transactions().await?;
                Ok::<_, crate::store::StoreError>(())
            };
            if let Err(error) = forgotten.await {
                tracing::warn!(%error, "old news not forgotten");
            }
        }
        tokio::time::sleep(if games.clock.is_set_by_hand() { BY_HAND } else { INTERVAL }).await;
    }
}
