//! Group commit: each writer commits all moves that queued while its last commit ran, so there is no timer and no wait when idle.
//! A game always goes to the same writer.

use std::{
    collections::{HashSet, VecDeque},
    sync::Arc,
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    config::TestFault,
    model::ids::GameId,
    platform::telemetry::MoveWaiting,
    signals::Signals,
    store::{NewMove, Store, StoreError, StoreResult},
    worker::{WorkQueue, WorkerSupervisor},
};

/// Moves in one statement.
const MAX_BATCH_SIZE: usize = 256;
/// Failures of single moves in a row after which the database is considered unreachable.
const MAX_SINGLE_FAILURES: usize = 3;
/// Moves that may queue at a writer; further requests wait until there is room.
const QUEUE_SIZE: usize = 4096;

/// A move, and the channel for the result: whether it was written.
type QueuedMove = (NewMove, oneshot::Sender<StoreResult<bool>>);

/// The queues of the writers; clones share them.
#[derive(Clone)]
pub(in crate::play) struct MoveQueues(Arc<[Arc<WorkQueue<QueuedMove>>]>);

impl MoveQueues {
    /// Queues for this number of writers.
    pub(in crate::play) fn new(count: usize) -> Self {
        Self((0..count.max(1)).map(|_| Arc::new(WorkQueue::new(QUEUE_SIZE))).collect())
    }

    /// Starts a writer for each queue.
    pub(in crate::play) fn start_writers(&self, workers: &mut WorkerSupervisor, writer: &MoveWriter) {
        for queue in self.0.iter() {
            let (queue, writer) = (Arc::clone(queue), writer.clone());
            workers.run("move_writer", move || writer.clone().run(queue.receiver()));
        }
    }

    /// Writes a move; returns false if the game is at another version or roster by now.
    pub(in crate::play) async fn write(&self, new: NewMove) -> StoreResult<bool> {
        let down = || StoreError::Unavailable("the writer of moves is being restarted".to_owned());
        let at = usize::from(new.game_id.as_uuid().as_bytes().last().copied().unwrap_or(0)) % self.0.len();
        let (reply, result) = oneshot::channel();
        let queue = self.0.get(at).ok_or_else(down)?;
        queue.send((new, reply)).await.map_err(|_| down())?;
        let _waiting = MoveWaiting::begin();
        // The writer may have committed the move before it died.
        result.await.map_err(|_| StoreError::Lost("the writer of moves died".to_owned()))?
    }
}

/// Commits the moves of one queue.
#[derive(Clone)]
pub(in crate::play) struct MoveWriter {
    pub(in crate::play) store: Store,
    pub(in crate::play) signals: Signals,
    /// Where a test makes it panic.
    pub(in crate::play) fault: Option<TestFault>,
}

impl MoveWriter {
    /// Commits moves until it is stopped. If it panics, all moves that it holds and that are in its queue are dropped unanswered.
    async fn run(self, mut queue: mpsc::Receiver<QueuedMove>) {
        // A writer that died may have committed moves without raising these.
        self.signals.outbox.raise();
        self.signals.finished_games.raise();
        let mut waiting: VecDeque<QueuedMove> = VecDeque::new();
        loop {
            if waiting.is_empty() {
                match queue.recv().await {
                    Some(queued) => waiting.push_back(queued),
                    None => return,
                }
            }
            while let Ok(queued) = queue.try_recv() {
                waiting.push_back(queued);
            }
            let batch = take_batch(&mut waiting);
            metrics::histogram!(crate::platform::telemetry::APPEND_BATCH_SIZE).record(batch.len() as f64);
            let start = Instant::now();
            let ended = batch.iter().any(|(new, _)| new.result.is_some());
            self.write_batch(batch).await;
            metrics::histogram!(crate::platform::telemetry::APPEND_SECONDS).record(start.elapsed().as_secs_f64());
            self.signals.outbox.raise();
            if ended {
                self.signals.finished_games.raise();
            }
        }
    }

    async fn write_batch(&self, batch: Vec<QueuedMove>) {
        self.panic_if_named("move_writer.before_commit");
        match self.store.insert_moves(batch.iter().map(|(new, _)| new)).await {
            Ok(appended) => {
                self.panic_if_named("move_writer.after_commit");
                let appended: HashSet<GameId> = appended.into_iter().collect();
                for (new, reply) in batch {
                    // The request may have been dropped.
                    let _ = reply.send(Ok(appended.contains(&new.game_id)));
                }
            }
            // The batch may have been committed. Retried, a move without a key would fail its version check, be decided anew on its
            // own effect, and happen twice.
            Err(error @ StoreError::Lost(_)) => fail(batch, &error),
            Err(error) if batch.len() == 1 => fail(batch, &error),
            Err(_) => self.write_each(batch).await,
        }
    }

    /// Writes each move on its own, so that a failing move does not fail its batch. Stops early when the database is unreachable.
    async fn write_each(&self, batch: Vec<QueuedMove>) {
        let mut moves = batch.into_iter();
        let mut failed = 0;
        while let Some((new, reply)) = moves.next() {
            let written = self.store.insert_moves(std::iter::once(&new)).await.map(|appended| !appended.is_empty());
            if let Err(error @ (StoreError::Unavailable(_) | StoreError::Lost(_))) = &written {
                failed += 1;
                if failed == MAX_SINGLE_FAILURES {
                    let error = error.clone();
                    let _ = reply.send(written);
                    return fail(moves, &error);
                }
            } else {
                failed = 0;
            }
            let _ = reply.send(written);
        }
    }

    fn panic_if_named(&self, point: &str) {
        if let Some(fault) = &self.fault {
            fault.panic_if_named(point);
        }
    }
}

/// Takes the oldest moves, at most one a game: the next move of a game needs the version that the first one makes.
fn take_batch(waiting: &mut VecDeque<QueuedMove>) -> Vec<QueuedMove> {
    let mut games: HashSet<GameId> = HashSet::new();
    let mut batch = Vec::new();
    let mut held_back = VecDeque::new();
    while let Some(queued) = waiting.pop_front() {
        if batch.len() < MAX_BATCH_SIZE && games.insert(queued.0.game_id) {
            batch.push(queued);
        } else {
            held_back.push_back(queued);
        }
    }
    *waiting = held_back;
    batch
}

fn fail(moves: impl IntoIterator<Item = QueuedMove>, error: &StoreError) {
    for (_, reply) in moves {
        let _ = reply.send(Err(error.clone()));
    }
}
