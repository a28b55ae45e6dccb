//! Games in memory. Only a cache: what is appended decides, and a stale game is found out by its version.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use lru::LruCache;

use super::live::Live;
use crate::store::ids::GameId;

/// A place for a game. Whoever holds the lock is the only one on this server who decides on the game.
pub(super) type Slot = Arc<tokio::sync::Mutex<Option<Live>>>;

/// The most recently used games.
#[derive(Clone)]
pub(super) struct Cache(Arc<Mutex<LruCache<GameId, Slot>>>);

impl Cache {
    /// Room for so many games.
    pub(super) fn new(size: usize) -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(NonZeroUsize::new(size).unwrap_or(NonZeroUsize::MIN)))))
    }

    /// The place of this game, perhaps empty.
    pub(super) fn slot(&self, id: GameId) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id, Slot::default))
    }

    /// Forgets a game.
    pub(super) fn forget(&self, id: GameId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&id);
    }
}
