//! Waiting for what happens in its own time.

use std::time::{Duration, Instant};

/// How long anything may take that happens at all: longer than the busiest machine needs, shorter than the test runner waits.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// How often it is looked for.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Asks again until there is something; returns it.
///
/// # Panics
/// When there is nothing for as long as [`PATIENCE`].
pub async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = ask().await {
            return found;
        }
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}
