//! A wake-up for one worker.

use std::{sync::Arc, time::Duration};

use tokio::sync::Notify;

/// Wakes the worker that waits for it. Raised while no worker waits, it wakes the next one at once; raised several times, once.
#[derive(Clone, Default)]
pub struct Signal(Arc<Notify>);

impl Signal {
    /// Wakes the worker.
    pub fn raise(&self) {
        self.0.notify_one();
    }

    /// Waits until it is raised, for `max` at most; returns whether it was.
    pub async fn wait(&self, max: Duration) -> bool {
        tokio::time::timeout(max, self.0.notified()).await.is_ok()
    }
}
