//! Work that is repeated at intervals.

use std::time::Duration;

use super::backoff;
use crate::store::Store;

/// Why a pass failed, for the log.
pub(super) type PassError = Box<dyn std::error::Error + Send + Sync>;

/// Work that is repeated at intervals: a pass, a pause, the next pass. A failed pass is retried with backoff.
pub struct Periodic<F> {
    /// Its name in logs, metrics and leases.
    pub name: &'static str,
    /// The time from the end of a pass to the next one.
    pub interval: Duration,
    /// Whether only one server at a time may run a pass.
    pub lease: Lease,
    /// One pass.
    pub pass: F,
}

/// Whether passes of several servers may overlap.
pub enum Lease {
    /// They may: each server runs its own passes.
    None,
    /// Only one server at a time; the others skip their pass. The lease ends with the pass, or with the connection of a server that dies.
    Shared(Store),
}

/// A lease occupies a connection while its pass needs others, so that smaller pools go without leases.
const MIN_POOL_SIZE: usize = 4;

impl Lease {
    /// A lease shared by all servers on the database of this store, unless its pool is too small to spare a connection.
    pub fn shared(store: &Store) -> Self {
        if store.status().max < MIN_POOL_SIZE { Self::None } else { Self::Shared(store.clone()) }
    }
}

impl<F, Pass, E> Periodic<F>
where
    F: Fn() -> Pass,
    Pass: Future<Output = Result<(), E>>,
    E: Into<PassError>,
{
    /// Runs passes. Never returns.
    pub(super) async fn run(self) {
        let mut failures: u32 = 0;
        loop {
            let wait = match self.pass_once().await {
                Ok(()) => {
                    failures = 0;
                    self.interval
                }
                Err(error) => {
                    failures = failures.saturating_add(1);
                    let retry = backoff::delay(failures).min(self.interval);
                    tracing::warn!(%error, worker = self.name, ?retry, "pass failed; retrying");
                    retry
                }
            };
            tokio::time::sleep(wait).await;
        }
    }

    async fn pass_once(&self) -> Result<(), PassError> {
        match &self.lease {
            Lease::None => (self.pass)().await.map_err(Into::into),
            Lease::Shared(store) => match store.try_job_lease(self.name).await? {
                Some(lease) => {
                    let done = (self.pass)().await;
                    lease.release().await?;
                    done.map_err(Into::into)
                }
                None => Ok(()),
            },
        }
    }
}
