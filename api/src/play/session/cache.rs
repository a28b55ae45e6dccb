//! The cache of sessions. It never decides anything: a stale session is detected by its version at the commit.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use lru::LruCache;

use crate::{model::ids::GameId, play::session::game_session::GameSession};

/// The cache entry of a game. The holder of its lock is the only task of this server that decides on the game.
pub(in crate::play) type Slot = Arc<tokio::sync::Mutex<Option<GameSession>>>;

/// The most recently used games.
#[derive(Clone)]
pub(in crate::play) struct Cache(Arc<Mutex<LruCache<GameId, Slot>>>);

impl Cache {
    /// A cache for this number of games.
    pub(in crate::play) fn new(size: usize) -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(NonZeroUsize::new(size).unwrap_or(NonZeroUsize::MIN)))))
    }

    /// Returns the slot of a game, which may be empty.
    pub(in crate::play) fn slot(&self, id: GameId) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id, Slot::default))
    }

    /// Removes the empty slot of a game that does not exist, so that requests for unknown ids do not evict games. A slot that
    /// another task holds stays: that task may have loaded the game, or removes the slot itself.
    pub(in crate::play) fn remove_if_unused(&self, id: GameId, slot: Slot) {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Two references, the cache's and this one; while the cache is locked no task can get another.
        let unused = slots.peek(&id).is_some_and(|cached| Arc::ptr_eq(cached, &slot)) && Arc::strong_count(&slot) == 2;
        if unused && slot.try_lock().is_ok_and(|session| session.is_none()) {
            slots.pop(&id);
        }
    }

    /// Removes a game.
    pub(in crate::play) fn remove(&self, id: GameId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Cache {
        fn holds(&self, id: GameId) -> bool {
            self.0.lock().unwrap().contains(&id)
        }
    }

    #[test]
    fn unknown_games_do_not_evict_known_games() {
        let cache = Cache::new(3);
        let known = [GameId::new(), GameId::new()];
        for id in known {
            cache.slot(id);
        }
        for _ in 0..10 {
            let id = GameId::new();
            let slot = cache.slot(id);
            cache.remove_if_unused(id, slot);
            assert!(!cache.holds(id));
        }
        assert!(known.iter().all(|id| cache.holds(*id)));
    }

    #[test]
    fn a_slot_in_use_stays_in_the_cache() {
        let cache = Cache::new(3);
        let id = GameId::new();
        let (one, other) = (cache.slot(id), cache.slot(id));
        cache.remove_if_unused(id, one);
        assert!(Arc::ptr_eq(&other, &cache.slot(id)), "the next task waits for the same lock");
        cache.remove_if_unused(id, other);
        assert!(!cache.holds(id), "the last user removes it");
        // An older slot of the same game does not remove the new one.
        let old = cache.slot(id);
        cache.remove(id);
        let new = cache.slot(id);
        cache.remove_if_unused(id, old);
        assert!(Arc::ptr_eq(&new, &cache.slot(id)));
    }
}
