//! A clock that a test advances, so that weeks pass without waiting.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::database::unique_name;
use crate::server::Builder;

/// A clock in a file that servers read through `SALON_TEST_CLOCK`.
#[derive(Debug)]
pub struct TestClock {
    file: PathBuf,
    offset_seconds: AtomicU64,
    /// The Unix time at which the clock was made, if it does not run on its own.
    stopped_at: Option<u64>,
}

impl TestClock {
    /// A clock that runs with the system's clock.
    #[must_use]
    pub fn new() -> Self {
        Self::create(None)
    }

    /// A clock that changes only when the test advances it, so that a slow machine has no effect.
    #[must_use]
    pub fn stopped() -> Self {
        Self::create(Some(system_time()))
    }

    fn create(stopped_at: Option<u64>) -> Self {
        let file = std::env::temp_dir().join(format!("salon-clock-{}", unique_name()));
        let clock = Self { file, offset_seconds: AtomicU64::new(0), stopped_at };
        clock.write(0);
        clock
    }

    /// Returns the value for `SALON_TEST_CLOCK`.
    #[must_use]
    pub fn env_value(&self) -> String {
        self.file.to_str().expect("a path").to_owned()
    }

    /// Makes a server use this clock.
    #[must_use]
    pub fn configure(&self, builder: Builder) -> Builder {
        builder.env("SALON_TEST_CLOCK", self.env_value())
    }

    /// Advances the clock.
    pub fn advance(&self, time: Duration) {
        let offset = self.offset_seconds.fetch_add(time.as_secs(), Ordering::SeqCst) + time.as_secs();
        self.write(offset);
    }

    /// Advances the clock by this many seconds.
    ///
    /// # Panics
    /// When the number is negative.
    pub fn advance_seconds(&self, seconds: i64) {
        self.advance(Duration::from_secs(u64::try_from(seconds).expect("no negative number")));
    }

    /// Returns the clock's Unix time in seconds.
    #[must_use]
    pub fn now(&self) -> i64 {
        i64::try_from(self.stopped_at.unwrap_or_else(system_time) + self.offset_seconds()).expect("a time in range")
    }

    /// Returns by how many seconds the clock was advanced.
    #[must_use]
    pub fn offset_seconds(&self) -> u64 {
        self.offset_seconds.load(Ordering::SeqCst)
    }

    /// Replaces the file atomically, so that a server never reads half a time.
    fn write(&self, offset: u64) {
        let draft = self.file.with_extension("new");
        let text = self.stopped_at.map_or_else(|| offset.to_string(), |at| format!("@{}", at + offset));
        std::fs::write(&draft, text).expect("a file");
        std::fs::rename(draft, &self.file).expect("a file");
    }
}

/// Returns the system's Unix time in seconds.
fn system_time() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970").as_secs()
}

impl Default for TestClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for TestClock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.file);
    }
}
