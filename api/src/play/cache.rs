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

    /// Gives the place of a game back that was not there, so that nobody drives out games that are by asking for such that are not.
    /// A place that somebody else has in hand stays: they may have found the game meanwhile, and give it back themselves if not.
    pub(super) fn give_back(&self, id: GameId, slot: Slot) {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody comes by it while the places are locked: it is in the cache's hands and these.
        let unused = slots.peek(&id).is_some_and(|kept| Arc::ptr_eq(kept, &slot)) && Arc::strong_count(&slot) == 2;
        if unused && slot.try_lock().is_ok_and(|live| live.is_none()) {
            slots.pop(&id);
        }
    }

    /// Forgets a game.
    pub(super) fn forget(&self, id: GameId) {
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
    fn games_that_are_not_there_drive_out_none_that_are() {
        let cache = Cache::new(3);
        let known = [GameId::new(), GameId::new()];
        for id in known {
            cache.slot(id);
        }
        for _ in 0..10 {
            let id = GameId::new();
            let slot = cache.slot(id);
            cache.give_back(id, slot);
            assert!(!cache.holds(id));
        }
        assert!(known.iter().all(|id| cache.holds(*id)));
    }

    #[test]
    fn a_place_that_somebody_has_in_hand_stays_the_one_place_of_the_game() {
        let cache = Cache::new(3);
        let id = GameId::new();
        let (one, other) = (cache.slot(id), cache.slot(id));
        cache.give_back(id, one);
        assert!(Arc::ptr_eq(&other, &cache.slot(id)), "who comes next waits for the same lock");
        cache.give_back(id, other);
        assert!(!cache.holds(id), "the last one gives it back");
        // A place of another time is not this one.
        let old = cache.slot(id);
        cache.forget(id);
        let new = cache.slot(id);
        cache.give_back(id, old);
        assert!(Arc::ptr_eq(&new, &cache.slot(id)));
    }
}
