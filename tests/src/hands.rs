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
    /// Seconds since 1970 at which it stood when it was made, where it does not run by itself.
    stands_at: Option<u64>,
}

impl Hands {
    /// A clock that is right, for now.
    #[must_use]
    pub fn new() -> Self {
        Self::set(None)
    }

    /// A clock that stands still but for what the test lets pass, however slow the machine.
    #[must_use]
    pub fn stopped() -> Self {
        Self::set(Some(system_time()))
    }

    fn set(stands_at: Option<u64>) -> Self {
        let file = std::env::temp_dir().join(format!("salon-clock-{}", unique_name()));
        let hands = Self { file, ahead: AtomicU64::new(0), stands_at };
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
        i64::try_from(self.stands_at.unwrap_or_else(system_time) + self.ahead()).expect("a time before the end")
    }

    /// The seconds it is ahead of the system's clock.
    #[must_use]
    pub fn ahead(&self) -> u64 {
        self.ahead.load(Ordering::SeqCst)
    }

    /// Whoever reads it finds the old time or the new one.
    fn write(&self, ahead: u64) {
        let draft = self.file.with_extension("new");
        let text = self.stands_at.map_or_else(|| ahead.to_string(), |at| format!("@{}", at + ahead));
        std::fs::write(&draft, text).expect("a file");
        std::fs::rename(draft, &self.file).expect("a file");
    }
}

/// Seconds since 1970.
fn system_time() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970").as_secs()
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
