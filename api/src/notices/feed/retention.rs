//! Deletes old entries of feeds and of delivery logs, and records the transaction horizon.

use std::time::Duration;

use chrono::TimeDelta;

use crate::{play::Games, store::StoreResult};

/// From one pass to the next.
const INTERVAL: Duration = Duration::from_secs(600);
/// The same where a test sets the clock.
const TEST_CLOCK_INTERVAL: Duration = Duration::from_millis(200);
/// Rows deleted in one statement, so that no lock is held for long.
const BATCH_SIZE: i64 = 1000;

/// From one pass to the next.
pub fn housekeeping_interval(games: &Games) -> Duration {
    if games.clock.is_test_clock() { TEST_CLOCK_INTERVAL } else { INTERVAL }
}

/// Deletes entries and deliveries older than `keep`.
pub async fn delete_old_entries(games: Games, keep: Duration) -> StoreResult<()> {
    let keep = TimeDelta::from_std(keep).unwrap_or(TimeDelta::MAX);
    let Some(oldest) = games.clock.now().checked_sub_signed(keep) else { return Ok(()) };
    while games.store.delete_old_notices(oldest, BATCH_SIZE).await? == BATCH_SIZE {}
    while games.store.delete_old_deliveries(oldest, BATCH_SIZE).await? == BATCH_SIZE {}
    games.store.record_transaction_horizon().await
}
