//! Writers append what has queued while their last commit ran: no timer, no added wait when idle, many moves a commit when
//! busy. A game always goes to the same writer.

use std::{
    collections::{HashSet, VecDeque},
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};

use super::Wake;
use crate::{
    store::{NewMove, Store, StoreError, StoreResult, ids::GameId},
    telemetry::MoveWaiting,
};

/// The most moves in one statement.
const BATCH: usize = 256;
/// So many moves in a row that the database would not take, each on its own, and it is the database.
const ENOUGH: usize = 3;
/// Moves that may queue at a writer; beyond, requests wait here instead.
const QUEUE: usize = 4096;

/// A move and where its fate is told: whether it was appended.
type Job = (NewMove, oneshot::Sender<StoreResult<bool>>);

/// The writers.
#[derive(Clone)]
pub(super) struct Writers(Vec<mpsc::Sender<Job>>);

impl Writers {
    /// Starts them.
    pub(super) fn start(store: &Store, count: usize, wake: Wake) -> Self {
        let writer = |_| {
            let (sender, receiver) = mpsc::channel(QUEUE);
            tokio::spawn(write(store.clone(), receiver, wake.clone()));
            sender
        };
        Self((0..count.max(1)).map(writer).collect())
    }

    /// Appends a move; false if the game is at another version by now.
    pub(super) async fn append(&self, new: NewMove) -> StoreResult<bool> {
        let gone = || StoreError::Unavailable("the writers have stopped".to_owned());
        let at = usize::from(new.game_id.as_uuid().as_bytes().last().copied().unwrap_or(0)) % self.0.len();
        let (told, fate) = oneshot::channel();
        let writer = self.0.get(at).ok_or_else(gone)?;
        writer.send((new, told)).await.map_err(|_| gone())?;
        let _waiting = MoveWaiting::begin();
        fate.await.map_err(|_| gone())?
    }
}

async fn write(store: Store, mut jobs: mpsc::Receiver<Job>, wake: Wake) {
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
        metrics::histogram!(crate::telemetry::APPEND_BATCH_SIZE).record(batch.len() as f64);
        let start = Instant::now();
        let ended = batch.iter().any(|(new, _)| new.result.is_some());
        append(&store, batch).await;
        metrics::histogram!(crate::telemetry::APPEND_SECONDS).record(start.elapsed().as_secs_f64());
        wake.drain_soon();
        if ended {
            wake.rate_soon();
        }
    }
}

/// The oldest jobs, one a game: a second one of the same game was decided on a version that is not there yet.
fn take_batch(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let mut games: HashSet<GameId> = HashSet::new();
    let mut batch = Vec::new();
    let mut held_back = VecDeque::new();
    while let Some(job) = waiting.pop_front() {
        if batch.len() < BATCH && games.insert(job.0.game_id) {
            batch.push(job);
        } else {
            held_back.push_back(job);
        }
    }
    *waiting = held_back;
    batch
}

async fn append(store: &Store, batch: Vec<Job>) {
    match store.append(batch.iter().map(|(new, _)| new)).await {
        Ok(appended) => {
            let appended: HashSet<GameId> = appended.into_iter().collect();
            for (new, told) in batch {
                // Whoever asked may have gone meanwhile.
                let _ = told.send(Ok(appended.contains(&new.game_id)));
            }
        }
        // Perhaps they are all there. Tried again, one without a key would look as if others had been faster, be decided on its
        // own effect, and happen twice.
        Err(error @ StoreError::Lost(_)) => fail(batch, &error),
        Err(error) if batch.len() == 1 => fail(batch, &error),
        Err(_) => append_each(store, batch).await,
    }
}

/// One bad move must not spoil the others: each on its own. Where none can be appended they do not wait for it one after the other.
async fn append_each(store: &Store, batch: Vec<Job>) {
    let mut jobs = batch.into_iter();
    let mut failed = 0;
    while let Some((new, told)) = jobs.next() {
        let fate = store.append(std::iter::once(&new)).await.map(|appended| !appended.is_empty());
        if let Err(error @ (StoreError::Unavailable(_) | StoreError::Lost(_))) = &fate {
            failed += 1;
            if failed == ENOUGH {
                let error = error.clone();
                let _ = told.send(fate);
                return fail(jobs, &error);
            }
        } else {
            failed = 0;
        }
        let _ = told.send(fate);
    }
}

fn fail(jobs: impl IntoIterator<Item = Job>, error: &StoreError) {
    for (_, told) in jobs {
        let _ = told.send(Err(error.clone()));
    }
}
