//! Polling for what the server does in the background.

use std::time::{Duration, Instant};

/// How long a test waits for anything: longer than the slowest machine needs, shorter than the limit of the test runner.
pub const WAIT_TIMEOUT: Duration = Duration::from_secs(120);

const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Polls until `poll` returns a value, and returns it. `what` completes the sentence "timed out waiting until ...".
///
/// # Panics
/// When there is no value within [`WAIT_TIMEOUT`].
pub async fn eventually<T>(what: &str, mut poll: impl AsyncFnMut() -> Option<T>) -> T {
    poll_until_ok(what, async || poll().await.ok_or_else(|| "not yet".to_owned())).await
}

/// Polls until `poll` succeeds, and returns its value. The last error is shown when the time is over.
///
/// # Panics
/// When there is no value within [`WAIT_TIMEOUT`].
pub(crate) async fn poll_until_ok<T>(what: &str, mut poll: impl AsyncFnMut() -> Result<T, String>) -> T {
    let mut polling = Polling::start();
    loop {
        match poll().await {
            Ok(value) => return value,
            Err(why) => polling.wait(what, &why).await,
        }
    }
}

/// The polling loop without a closure, for futures that are spawned: a future with an async closure is not known to be `Send`.
pub(crate) struct Polling {
    deadline: Instant,
}

impl Polling {
    pub(crate) fn start() -> Self {
        Self { deadline: Instant::now() + WAIT_TIMEOUT }
    }

    /// Waits for the next attempt.
    ///
    /// # Panics
    /// When [`WAIT_TIMEOUT`] has passed since the start.
    pub(crate) async fn wait(&mut self, what: &str, why: &str) {
        assert!(Instant::now() < self.deadline, "timed out waiting until {what}: {why}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}
