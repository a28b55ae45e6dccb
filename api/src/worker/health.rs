//! Which workers keep failing, for `/readyz`.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::platform::telemetry::WORKER_RESTARTS;

/// Consecutive failures from which a worker is reported.
const REPORTED_FAILURES: u32 = 3;

/// The consecutive failures of each worker; clones share them.
#[derive(Clone, Default)]
pub struct WorkerHealth(Arc<Mutex<BTreeMap<&'static str, u32>>>);

impl WorkerHealth {
    /// Returns the names of the workers that keep failing.
    pub fn failing(&self) -> Vec<&'static str> {
        self.lock().iter().filter(|(_, failures)| **failures >= REPORTED_FAILURES).map(|(name, _)| *name).collect()
    }

    /// Counts a failure; returns the number of consecutive failures.
    pub(super) fn failed(&self, name: &'static str) -> u32 {
        metrics::counter!(WORKER_RESTARTS, "worker" => name).increment(1);
        let mut workers = self.lock();
        let failures = workers.entry(name).or_default();
        *failures = failures.saturating_add(1);
        *failures
    }

    pub(super) fn recovered(&self, name: &'static str) {
        self.lock().remove(name);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<&'static str, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
