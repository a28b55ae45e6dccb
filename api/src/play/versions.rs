//! Asking the database where games stand: one question for all that queued while the last one was answered. Every reader asks
//! after it came, so whatever was acknowledged before, by any server, is in its answer.

use std::collections::HashMap;

use tokio::sync::{mpsc, oneshot};

use crate::store::{GameVersion, Store, StoreError, StoreResult, ids::GameId};

/// Questions that may queue.
const QUEUE: usize = 4096;
/// The most games in one question.
const BATCH: usize = 256;
/// Questions under way at the same time.
const ASKERS: usize = 2;

/// A game and where its standing is told.
type Question = (GameId, oneshot::Sender<StoreResult<GameVersion>>);

/// Where games stand.
#[derive(Clone)]
pub(super) struct Versions(Vec<mpsc::Sender<Question>>);

impl Versions {
    /// Starts those who ask.
    pub(super) fn start(store: &Store) -> Self {
        let asker = |_| {
            let (sender, receiver) = mpsc::channel(QUEUE);
            tokio::spawn(ask(store.clone(), receiver));
            sender
        };
        Self((0..ASKERS).map(asker).collect())
    }

    /// Version, status and roster of a game as they are now.
    pub(super) async fn of(&self, id: GameId) -> StoreResult<GameVersion> {
        let gone = || StoreError::Unavailable("nobody asks for versions any more".to_owned());
        let at = usize::from(id.as_uuid().as_bytes().last().copied().unwrap_or(0)) % self.0.len();
        let (told, answer) = oneshot::channel();
        let asker = self.0.get(at).ok_or_else(gone)?;
        asker.send((id, told)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn ask(store: Store, mut questions: mpsc::Receiver<Question>) {
    let mut batch = Vec::new();
    while questions.recv_many(&mut batch, BATCH).await > 0 {
        let mut ids: Vec<GameId> = batch.iter().map(|(id, _)| *id).collect();
        ids.sort_unstable();
        ids.dedup();
        match store.game_versions(&ids).await {
            Ok(rows) => {
                let standing: HashMap<GameId, GameVersion> = rows.into_iter().collect();
                for (id, told) in batch.drain(..) {
                    // Whoever asked may have gone meanwhile.
                    let _ = told.send(standing.get(&id).cloned().ok_or(StoreError::NotFound));
                }
            }
            Err(error) => {
                for (_, told) in batch.drain(..) {
                    let _ = told.send(Err(error.clone()));
                }
            }
        }
    }
}
