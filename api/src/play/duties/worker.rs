//! Claims games in which a duty is due. Any number of servers may do so: each carries out a duty only on the version and roster it
//! read, so that none is carried out twice.

use std::{sync::Arc, time::Duration};

use chrono::{DateTime, Utc};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::JoinSet,
};

use super::carry_out::carry_out_due;
use crate::{
    model::ids::GameId,
    play::{Games, correspondence::bot_turn::ConcurrencySlot},
};

/// Games whose duties are carried out at the same time.
const MAX_CONCURRENT_GAMES: usize = 8;
/// The longest sleep without asking the database: a duty that another server writes is late by no more than this.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// The shortest sleep: a due duty that another server has claimed is not asked for in a tight loop.
const MIN_POLL_INTERVAL: Duration = Duration::from_millis(50);
/// The sleep where a test sets the clock: how long to sleep cannot be known then.
const TEST_CLOCK_POLL_INTERVAL: Duration = Duration::from_millis(25);

/// Carries out due duties of all games. Never returns.
pub async fn run_duties(games: Games) {
    let slots = Arc::new(Semaphore::new(MAX_CONCURRENT_GAMES));
    // Dropping the set ends the tasks with this worker.
    let mut tasks = JoinSet::new();
    loop {
        wait_for_duties(&games).await;
        while claim_and_start(&games, &slots, &mut tasks).await {}
    }
}

/// Claims as many games as there are free slots and starts their duties, so that a slow game does not delay others. Returns whether
/// any was claimed.
async fn claim_and_start(games: &Games, slots: &Arc<Semaphore>, tasks: &mut JoinSet<()>) -> bool {
    while let Some(ended) = tasks.try_join_next() {
        if let Err(error) = ended {
            tracing::error!(%error, "the duties of a game panicked; retrying when the claim expires");
        }
    }
    let Ok(first) = Arc::clone(slots).acquire_owned().await else { return false };
    let free = slots.available_permits() + 1;
    let claimed = match games.store.claim_duties(games.clock.now(), free as i64).await {
        Ok(claimed) => claimed,
        Err(error) => {
            tracing::warn!(%error, "due games not claimed; retrying");
            return false;
        }
    };
    let any = !claimed.is_empty();
    let mut first = Some(first);
    for (id, clocks_pending) in claimed {
        let Some(held) = next_permit(&mut first, slots).await else { return false };
        let (games, mut slot) = (games.clone(), ConcurrencySlot::new(slots, held));
        // A task of its own: a panic in one game does not stop the others.
        tasks.spawn(async move { carry_out_claimed(&games, id, clocks_pending, &mut slot).await });
    }
    any
}

async fn next_permit(first: &mut Option<OwnedSemaphorePermit>, slots: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    match first.take() {
        Some(permit) => Some(permit),
        None => Arc::clone(slots).acquire_owned().await.ok(),
    }
}

async fn carry_out_claimed(games: &Games, id: GameId, clocks_pending: bool, slot: &mut ConcurrencySlot) {
    if let Err(error) = carry_out_due(games, id, clocks_pending, slot).await {
        tracing::warn!(%error, game = %id, "duties of a game failed; retrying when the claim expires");
    }
}

/// Sleeps until a duty is due or signalled.
async fn wait_for_duties(games: &Games) {
    if games.clock.is_test_clock() {
        games.signals.duties.wait(TEST_CLOCK_POLL_INTERVAL).await;
        return;
    }
    let mut shortest = MIN_POLL_INTERVAL;
    loop {
        let next = games.store.next_duty().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "time of the next duty not read; retrying");
            None
        });
        let left = |at: DateTime<Utc>| (at - games.clock.now()).to_std().unwrap_or_default();
        let wait = next.map_or(POLL_INTERVAL, left);
        if games.signals.duties.wait(wait.clamp(shortest, POLL_INTERVAL)).await
            || wait <= POLL_INTERVAL && next.is_some()
        {
            return;
        }
        shortest = Duration::ZERO;
    }
}
