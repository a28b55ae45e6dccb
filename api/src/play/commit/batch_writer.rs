//! Group commit: each writer commits all moves that queued while its last commit ran, so there is no timer and no wait when idle.
//! A game always goes to the same writer.

use std::{
    collections::{HashSet, VecDeque},
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    model::ids::GameId,
    platform::telemetry::MoveWaiting,
    signals::Signals,
    store::{NewMove, Store, StoreError, StoreResult},
};

/// Moves in one statement.
const MAX_BATCH_SIZE: usize = 256;
/// Failures of single moves in a row after which the database is considered unreachable.
const MAX_SINGLE_FAILURES: usize = 3;
/// Moves that may queue at a writer; further requests wait until there is room.
const QUEUE_SIZE: usize = 4096;

/// A move, and the channel for the result: whether it was written.
type Job = (NewMove, oneshot::Sender<StoreResult<bool>>);

/// Handles of the writers; clones share them.
#[derive(Clone)]
pub(in crate::play) struct Writers(Vec<mpsc::Sender<Job>>);

impl Writers {
    /// Starts the writers.
    pub(in crate::play) fn start(store: &Store, count: usize, signals: Signals) -> Self {
        let writer = |_| {
            let (sender, receiver) = mpsc::channel(QUEUE_SIZE);
            tokio::spawn(run_writer(store.clone(), receiver, signals.clone()));
            sender
        };
        Self((0..count.max(1)).map(writer).collect())
    }

    /// Writes a move; returns false if the game is at another version or roster by now.
    pub(in crate::play) async fn write(&self, new: NewMove) -> StoreResult<bool> {
        let gone = || StoreError::Unavailable("the writers have stopped".to_owned());
        let at = usize::from(new.game_id.as_uuid().as_bytes().last().copied().unwrap_or(0)) % self.0.len();
        let (reply, result) = oneshot::channel();
        let writer = self.0.get(at).ok_or_else(gone)?;
        writer.send((new, reply)).await.map_err(|_| gone())?;
        let _waiting = MoveWaiting::begin();
        result.await.map_err(|_| gone())?
    }
}

async fn run_writer(store: Store, mut jobs: mpsc::Receiver<Job>, signals: Signals) {
    let mut waiting: VecDeque<Job> = VecDeque::new();
    loop {
        if waiting.is_empty() {
            match jobs.recv().await {
                Some(job) => waiting.push_back(job),
                None => return,
            }
        }
        while let Ok(job) = jobs.try_recv() {
            waiting.push_back(job);
        }
        let batch = take_batch(&mut waiting);
        metrics::histogram!(crate::platform::telemetry::APPEND_BATCH_SIZE).record(batch.len() as f64);
        let start = Instant::now();
        let ended = batch.iter().any(|(new, _)| new.result.is_some());
        write_batch(&store, batch).await;
        metrics::histogram!(crate::platform::telemetry::APPEND_SECONDS).record(start.elapsed().as_secs_f64());
        signals.outbox.raise();
        if ended {
            signals.finished_games.raise();
        }
    }
}

/// Takes the oldest jobs, at most one a game: the next move of a game needs the version that the first one makes.
fn take_batch(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let mut games: HashSet<GameId> = HashSet::new();
    let mut batch = Vec::new();
    let mut held_back = VecDeque::new();
    while let Some(job) = waiting.pop_front() {
        if batch.len() < MAX_BATCH_SIZE && games.insert(job.0.game_id) {
            batch.push(job);
        } else {
            held_back.push_back(job);
        }
    }
    *waiting = held_back;
    batch
}

async fn write_batch(store: &Store, batch: Vec<Job>) {
    match store.insert_moves(batch.iter().map(|(new, _)| new)).await {
        Ok(appended) => {
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
        Err(_) => write_each(store, batch).await,
    }
}

/// Writes each move on its own, so that a failing move does not fail its batch. Stops early when the database is unreachable.
async fn write_each(store: &Store, batch: Vec<Job>) {
    let mut jobs = batch.into_iter();
    let mut failed = 0;
    while let Some((new, reply)) = jobs.next() {
        let written = store.insert_moves(std::iter::once(&new)).await.map(|appended| !appended.is_empty());
        if let Err(error @ (StoreError::Unavailable(_) | StoreError::Lost(_))) = &written {
            failed += 1;
            if failed == MAX_SINGLE_FAILURES {
                let error = error.clone();
                let _ = reply.send(written);
                return fail(jobs, &error);
            }
        } else {
            failed = 0;
        }
        let _ = reply.send(written);
    }
}

fn fail(jobs: impl IntoIterator<Item = Job>, error: &StoreError) {
    for (_, reply) in jobs {
        let _ = reply.send(Err(error.clone()));
    }
}
