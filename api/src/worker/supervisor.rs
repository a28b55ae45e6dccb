//! Starts background loops, restarts those that end or panic, and stops all of them.

use std::{any::Any, panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt;
use tokio::task::JoinSet;

use super::{Periodic, WorkerHealth, backoff, periodic::PassError};
use crate::config::TestFault;

/// A worker that has run for this long has recovered from earlier failures.
const STABLE_AFTER: Duration = Duration::from_secs(10);
/// The longest that stopping waits for workers to end.
const STOP_TIMEOUT: Duration = Duration::from_secs(2);

/// Runs workers until it is stopped or dropped.
pub struct WorkerSupervisor {
    workers: JoinSet<()>,
    health: WorkerHealth,
    stable_after: Duration,
    fault: Option<TestFault>,
}

impl WorkerSupervisor {
    /// A supervisor without workers.
    pub fn new(health: WorkerHealth, fault: Option<TestFault>) -> Self {
        Self { workers: JoinSet::new(), health, stable_after: STABLE_AFTER, fault }
    }

    /// Runs a worker that is not expected to end. `start` creates it again after it ended or panicked. Workers with the same name
    /// are counted together.
    pub fn run<Loop>(&mut self, name: &'static str, start: impl Fn() -> Loop + Send + Sync + 'static)
    where
        Loop: Future<Output = ()> + Send,
    {
        let (health, stable_after, fault) = (self.health.clone(), self.stable_after, self.fault.clone());
        self.workers.spawn(async move {
            loop {
                let once = async {
                    // Created before the panic of a test, so that the panic drops what the worker owns.
                    let worker = start();
                    if let Some(fault) = &fault {
                        fault.panic_if_named(name);
                    }
                    worker.await;
                };
                let cause = watch(once, name, &health, stable_after).await;
                let failures = health.failed(name);
                let restart = backoff::delay(failures);
                tracing::error!(worker = name, cause, failures, ?restart, "worker died; restarting");
                tokio::time::sleep(restart).await;
            }
        });
    }

    /// Runs work at intervals.
    pub fn run_periodic<F, Pass, E>(&mut self, periodic: impl Fn() -> Periodic<F> + Send + Sync + 'static)
    where
        F: Fn() -> Pass + Send + Sync + 'static,
        Pass: Future<Output = Result<(), E>> + Send,
        E: Into<PassError> + Send,
    {
        let name = periodic().name;
        self.run(name, move || periodic().run());
    }

    /// Stops all workers and waits until they have ended.
    pub async fn stop(mut self) {
        if tokio::time::timeout(STOP_TIMEOUT, self.workers.shutdown()).await.is_err() {
            tracing::warn!("some background workers did not stop in time");
        }
    }
}

/// Runs a worker until it ends; returns the reason.
async fn watch(
    once: impl Future<Output = ()>,
    name: &'static str,
    health: &WorkerHealth,
    stable_after: Duration,
) -> String {
    let mut once = std::pin::pin!(AssertUnwindSafe(once).catch_unwind());
    let ended = match tokio::time::timeout(stable_after, &mut once).await {
        Ok(ended) => ended,
        Err(_) => {
            health.recovered(name);
            once.await
        }
    };
    match ended {
        Ok(()) => "it ended".to_owned(),
        Err(panic) => message(&*panic),
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("panic").to_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering::SeqCst},
    };

    use super::*;

    fn supervisor(health: &WorkerHealth, stable_after: Duration) -> WorkerSupervisor {
        WorkerSupervisor { stable_after, ..WorkerSupervisor::new(health.clone(), None) }
    }

    async fn until(condition: impl Fn() -> bool) {
        for _ in 0..12_000 {
            if condition() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the condition was not met within two minutes");
    }

    #[tokio::test]
    async fn a_worker_that_panics_or_ends_is_restarted() {
        let (health, starts) = (WorkerHealth::default(), Arc::new(AtomicU32::new(0)));
        let mut supervisor = supervisor(&health, Duration::from_millis(1));
        let counted = Arc::clone(&starts);
        supervisor.run("first", move || {
            let start = counted.fetch_add(1, SeqCst);
            async move {
                match start {
                    0 => panic!("on purpose"),
                    1 => {}
                    _ => std::future::pending().await,
                }
            }
        });
        until(|| starts.load(SeqCst) == 3).await;
        until(|| health.failing().is_empty()).await;
        supervisor.stop().await;
    }

    #[tokio::test]
    async fn a_worker_that_keeps_dying_is_reported_until_it_recovers() {
        let (health, repaired) = (WorkerHealth::default(), Arc::new(AtomicU32::new(0)));
        let mut supervisor = supervisor(&health, Duration::from_millis(200));
        let state = Arc::clone(&repaired);
        supervisor.run("second", move || {
            let repaired = state.load(SeqCst);
            async move {
                if repaired == 0 {
                    panic!("not repaired yet");
                }
                std::future::pending().await
            }
        });
        until(|| health.failing() == ["second"]).await;
        repaired.store(1, SeqCst);
        until(|| health.failing().is_empty()).await;
    }

    #[tokio::test]
    async fn a_dying_worker_does_not_disturb_another() {
        let (health, ticks) = (WorkerHealth::default(), Arc::new(AtomicU32::new(0)));
        let mut supervisor = supervisor(&health, Duration::from_millis(1));
        supervisor.run("broken", || async { panic!("on purpose") });
        let counted = Arc::clone(&ticks);
        supervisor.run("working", move || {
            let counted = Arc::clone(&counted);
            async move {
                loop {
                    counted.fetch_add(1, SeqCst);
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
        });
        until(|| ticks.load(SeqCst) > 100).await;
        supervisor.stop().await;
        let stopped = ticks.load(SeqCst);
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(ticks.load(SeqCst), stopped, "a stopped worker does nothing more");
    }
}
