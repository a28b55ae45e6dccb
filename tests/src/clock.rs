//! A clock that a test sets, for servers that are told to go by it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, Ordering};

use crate::database::unique_name;

/// The file that `SALON_TEST_CLOCK` names; gone with the test.
#[derive(Debug)]
pub struct TestClock {
    file: PathBuf,
    ahead: AtomicI64,
}

impl TestClock {
    /// A clock that is right, so far.
    #[must_use]
    pub fn new() -> Self {
        let file = std::env::temp_dir().join(format!("salon-clock-{}", unique_name()));
        let clock = Self { file, ahead: AtomicI64::new(0) };
        clock.write();
        clock
    }

    /// What to tell a server.
    #[must_use]
    pub fn path(&self) -> &str {
        self.file.to_str().expect("a path of ours")
    }

    /// Lets so many seconds pass, at once.
    pub fn pass(&self, seconds: i64) {
        self.ahead.fetch_add(seconds, Ordering::SeqCst);
        self.write();
    }

    /// How many seconds it is ahead.
    #[must_use]
    pub fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::SeqCst)
    }

    /// Seconds since 1970, as this clock has it.
    #[must_use]
    pub fn now(&self) -> i64 {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970");
        i64::try_from(now.as_secs()).expect("a time before the end") + self.ahead()
    }

    /// Renamed into place: nobody reads half of it.
    fn write(&self) {
        let draft = Path::new(&self.file).with_extension("new");
        fs::write(&draft, self.ahead().to_string()).expect("a file");
        fs::rename(draft, &self.file).expect("a file");
    }
}

impl Default for TestClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for TestClock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.file);
    }
}
