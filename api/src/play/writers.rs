//! Writers append what has queued while their last commit ran: no timer, no added wait when idle, many moves a commit when
//! busy. A game always goes to the same writer.

use std::{
    collections::{HashSet, VecDeque},
    time::Instant,
};

use tokio::sync::{mpsc, oneshot};

use super::Wake;
use crate::store::{NewMove, Store, StoreError, StoreResult, ids::GameId};

/// The most moves in one statement.
const BATCH: usize = 256;
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
    let moves: Vec<NewMove> = batch.iter().map(|(new, _)| new.clone()).collect();
    let single = moves.len() == 1;
    match store.append(moves).await {
        Ok(appended) => {
            let appended: HashSet<GameId> = appended.into_iter().collect();
            for (new, told) in batch {
                // Whoever asked may have gone meanwhile.
                let _ = told.send(Ok(appended.contains(&new.game_id)));
            }
        }
        Err(error) if single => {
            if let Some((_, told)) = batch.into_iter().next() {
                let _ = told.send(Err(error));
            }
        }
        // Perhaps they are all there. Tried again, one without a key would look as if others had been faster, be decided on its
        // own effect, and happen twice.
        Err(StoreError::Lost(why)) => {
            for (_, told) in batch {
                let _ = told.send(Err(StoreError::Lost(why.clone())));
            }
        }
        // One bad move must not spoil the others: each on its own.
        Err(_) => {
            for (new, told) in batch {
                let fate = store.append(vec![new]).await.map(|appended| !appended.is_empty());
                let _ = told.send(fate);
            }
        }
    }
}
