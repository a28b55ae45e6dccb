//! A clock whose hands a test moves, so that weeks pass in a moment.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::database::unique_name;
use crate::server::Builder;

/// What the servers that are told of it take for the time.
#[derive(Debug)]
pub struct Hands {
    file: PathBuf,
    ahead: AtomicU64,
}

impl Hands {
    /// A clock that is right, for now.
    #[must_use]
    pub fn new() -> Self {
        let file = std::env::temp_dir().join(format!("salon-clock-{}", unique_name()));
        let hands = Self { file, ahead: AtomicU64::new(0) };
        hands.write(0);
        hands
    }

    /// What `SALON_TEST_CLOCK` has to be.
    #[must_use]
    pub fn setting(&self) -> String {
        self.file.to_str().expect("a path").to_owned()
    }

    /// A server that goes by it.
    #[must_use]
    pub fn drive(&self, builder: Builder) -> Builder {
        builder.env("SALON_TEST_CLOCK", self.setting())
    }

    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        let ahead = self.ahead.fetch_add(time.as_secs(), Ordering::SeqCst) + time.as_secs();
        self.write(ahead);
    }

    /// Lets so many seconds pass.
    ///
    /// # Panics
    /// When time would go back.
    pub fn pass_seconds(&self, seconds: i64) {
        self.pass(Duration::from_secs(u64::try_from(seconds).expect("a time to come")));
    }

    /// Seconds since 1970, as this clock has it.
    #[must_use]
    pub fn now(&self) -> i64 {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970");
        i64::try_from(now.as_secs() + self.ahead()).expect("a time before the end")
    }

    /// The seconds it is ahead of the system's clock.
    #[must_use]
    pub fn ahead(&self) -> u64 {
        self.ahead.load(Ordering::SeqCst)
    }

    /// Whoever reads it finds the old time or the new one.
    fn write(&self, ahead: u64) {
        let draft = self.file.with_extension("new");
        std::fs::write(&draft, ahead.to_string()).expect("a file");
        std::fs::rename(draft, &self.file).expect("a file");
    }
}

impl Default for Hands {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Hands {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.file);
    }
}
