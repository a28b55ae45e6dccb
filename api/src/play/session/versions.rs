//! Reads the versions of games in batches: one query for all requests that queued while the last query ran. A request is answered
//! by a query that starts after it, so the answer includes every move that was acknowledged before, by any server.

use std::{collections::HashMap, sync::Arc};

use tokio::sync::{mpsc, oneshot};

use crate::{
    model::ids::GameId,
    store::{GameVersion, Store, StoreError, StoreResult},
    worker::{WorkQueue, WorkerSupervisor},
};

/// Requests that may queue at a reader.
const QUEUE_SIZE: usize = 4096;
/// Games in one query.
const MAX_BATCH_SIZE: usize = 256;
/// Queries that run at the same time.
const READERS: usize = 2;

/// A game, and the channel for its version.
type VersionRequest = (GameId, oneshot::Sender<StoreResult<GameVersion>>);

/// The queues of the readers; clones share them.
#[derive(Clone)]
pub(in crate::play) struct Versions(Arc<[Arc<WorkQueue<VersionRequest>>]>);

impl Versions {
    /// Queues for all readers.
    pub(in crate::play) fn new() -> Self {
        Self((0..READERS).map(|_| Arc::new(WorkQueue::new(QUEUE_SIZE))).collect())
    }

    /// Starts the readers.
    pub(in crate::play) fn start_readers(&self, workers: &mut WorkerSupervisor, store: &Store) {
        for queue in self.0.iter() {
            let (queue, store) = (Arc::clone(queue), store.clone());
            workers.run("version_reader", move || run_reader(store.clone(), queue.receiver()));
        }
    }

    /// Returns the current version, status and roster of a game.
    pub(in crate::play) async fn of(&self, id: GameId) -> StoreResult<GameVersion> {
        let down = || StoreError::Unavailable("the reader of versions is being restarted".to_owned());
        let at = usize::from(id.as_uuid().as_bytes().last().copied().unwrap_or(0)) % self.0.len();
        let (reply, version) = oneshot::channel();
        let queue = self.0.get(at).ok_or_else(down)?;
        queue.send((id, reply)).await.map_err(|_| down())?;
        version.await.map_err(|_| down())?
    }
}

async fn run_reader(store: Store, mut requests: mpsc::Receiver<VersionRequest>) {
    let mut batch = Vec::new();
    while requests.recv_many(&mut batch, MAX_BATCH_SIZE).await > 0 {
        let mut ids: Vec<GameId> = batch.iter().map(|(id, _)| *id).collect();
        ids.sort_unstable();
        ids.dedup();
        match store.game_versions(&ids).await {
            Ok(rows) => {
                let versions: HashMap<GameId, GameVersion> = rows.into_iter().collect();
                for (id, reply) in batch.drain(..) {
                    // The request may have been dropped.
                    let _ = reply.send(versions.get(&id).cloned().ok_or(StoreError::NotFound));
                }
            }
            Err(error) => {
                for (_, reply) in batch.drain(..) {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }
}
