//! Keeping states now and then, so that a long game loads as fast as a short one. Many at once and off every request's way: what
//! a server that dies had not kept yet is folded from a little further back.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use salon_domain::kernel::catalogue::AnyGame;

use super::BUILD;
use crate::store::{JsonText, Snapshots, Store, ids::GameId};

/// States are gathered for so long.
const GATHER: Duration = Duration::from_secs(1);
/// States kept with one statement.
const SOME: usize = 64;

/// Games whose state is to be kept, each as it was last.
#[derive(Clone, Default)]
pub(super) struct Keeper(Arc<Mutex<HashMap<GameId, Arc<dyn AnyGame>>>>);

impl Keeper {
    /// Starts keeping what it is given.
    pub(super) fn start(store: &Store) -> Self {
        let keeper = Self::default();
        tokio::spawn(keep(keeper.clone(), store.clone()));
        keeper
    }

    /// Has the state of a game kept soon.
    pub(super) fn keep(&self, id: GameId, game: Arc<dyn AnyGame>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, game);
    }

    fn take(&self) -> Vec<(GameId, Arc<dyn AnyGame>)> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_iter().collect()
    }
}

async fn keep(keeper: Keeper, store: Store) {
    loop {
        tokio::time::sleep(GATHER).await;
        for some in keeper.take().chunks(SOME) {
            let mut snapshots = Snapshots::of(BUILD);
            for (id, game) in some {
                snapshots.add(*id, game.seq() as i64, JsonText::from(&*game.snapshot()));
            }
            if let Err(error) = store.keep_snapshots(snapshots).await {
                tracing::warn!(%error, "snapshots not kept");
            }
        }
    }
}
