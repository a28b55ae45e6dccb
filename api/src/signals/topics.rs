//! Subscriptions by key: to a game, or to an account.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

/// Below this number of topics, those without subscribers are not removed.
const MIN_SWEEP_SIZE: usize = 1024;

/// Subscribers by key. A topic without subscribers is removed when it is published to, or when the number of topics has doubled.
pub struct Topics<K>(Arc<Mutex<Senders<K>>>);

struct Senders<K> {
    by_key: HashMap<K, watch::Sender<()>>,
    /// The number of topics at which those without subscribers are removed.
    sweep_size: usize,
}

impl<K> Clone for Topics<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> Default for Topics<K> {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Senders { by_key: HashMap::new(), sweep_size: MIN_SWEEP_SIZE })))
    }
}

impl<K: Eq + Hash + Copy> Topics<K> {
    /// Returns a receiver that changes whenever the key is published.
    pub fn subscribe(&self, key: K) -> watch::Receiver<()> {
        let mut senders = self.lock();
        if senders.by_key.len() >= senders.sweep_size {
            senders.by_key.retain(|_, sender| sender.receiver_count() > 0);
            senders.sweep_size = (2 * senders.by_key.len()).max(MIN_SWEEP_SIZE);
        }
        senders.by_key.entry(key).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    /// Wakes all subscribers of the key.
    pub(super) fn publish(&self, key: &K) {
        let mut senders = self.lock();
        if senders.by_key.get(key).is_some_and(|sender| sender.send(()).is_err()) {
            senders.by_key.remove(key);
        }
    }

    /// Wakes all subscribers of all keys.
    pub(super) fn publish_all(&self) {
        self.lock().by_key.retain(|_, sender| sender.send(()).is_ok());
    }

    fn lock(&self) -> MutexGuard<'_, Senders<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
