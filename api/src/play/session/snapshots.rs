//! Stores snapshots of long games in batches and outside of requests. A snapshot that a stopping server did not store is only
//! missed by the next load, which then applies more moves.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use salon_domain::kernel::catalogue::AnyGame;

use crate::{
    model::ids::GameId,
    play::{Games, session::game_session::GameSession},
    store::{JsonText, SnapshotBatch, Store},
    worker::WorkerSupervisor,
};

/// How long snapshots are collected before they are stored together.
const BATCH_INTERVAL: Duration = Duration::from_secs(1);
/// Snapshots stored with one statement.
const BATCH_SIZE: usize = 64;
/// Events after which a game gets a new snapshot.
const EVENTS_PER_SNAPSHOT: i64 = 64;

/// The build whose snapshots this one can read: a digest of the rules, made by `build.rs`, since a changed rule may give the same
/// state another meaning. A snapshot of another build is a cache miss.
pub(in crate::play) const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "/", env!("SALON_RULES_DIGEST"));

/// The games whose snapshot is to be stored, each with its newest state.
#[derive(Clone, Default)]
pub(in crate::play) struct SnapshotWriter(Arc<Mutex<HashMap<GameId, Arc<dyn AnyGame>>>>);

impl SnapshotWriter {
    /// Starts the worker that stores snapshots. If it dies, it loses those that it was storing.
    pub(in crate::play) fn start(&self, workers: &mut WorkerSupervisor, store: &Store) {
        let (writer, store) = (self.clone(), store.clone());
        workers.run("snapshots", move || run_writer(writer.clone(), store.clone()));
    }

    fn add(&self, id: GameId, game: Arc<dyn AnyGame>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, game);
    }

    fn take(&self) -> Vec<(GameId, Arc<dyn AnyGame>)> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }
}

async fn run_writer(writer: SnapshotWriter, store: Store) {
    loop {
        tokio::time::sleep(BATCH_INTERVAL).await;
        for batch in writer.take().chunks(BATCH_SIZE) {
            let mut snapshots = SnapshotBatch::of(BUILD);
            for (id, game) in batch {
                snapshots.add(*id, game.seq() as i64, JsonText::from(&*game.snapshot()));
            }
            if let Err(error) = store.insert_snapshots(snapshots).await {
                tracing::warn!(%error, "snapshots not stored");
            }
        }
    }
}

impl Games {
    /// Schedules a snapshot if the newest one is old enough.
    pub(in crate::play) fn snapshot_if_due(&self, session: &mut GameSession) {
        // A snapshot would outlive a rewind, so sandboxes have none.
        if session.sandbox.is_none() && session.version() - session.snapshot >= EVENTS_PER_SNAPSHOT {
            session.snapshot = session.version();
            self.snapshots.add(session.id, Arc::clone(&session.game));
        }
    }
}
