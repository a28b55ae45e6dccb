//! A clock that a test sets.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use crate::database::unique_name;

/// What the servers that are told of it take for the time.
#[derive(Debug)]
pub struct Hands {
    file: PathBuf,
    ahead: Mutex<u64>,
}

impl Hands {
    /// A clock that is right, for now.
    #[must_use]
    pub fn new() -> Self {
        let hands =
            Self { file: std::env::temp_dir().join(format!("salon-clock-{}", unique_name())), ahead: Mutex::new(0) };
        hands.write(0);
        hands
    }

    /// What `SALON_TEST_CLOCK` has to be.
    #[must_use]
    pub fn setting(&self) -> String {
        self.file.to_str().expect("a path").to_owned()
    }

    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        let mut ahead = self.ahead.lock().expect("a lock");
        *ahead += time.as_secs();
        self.write(*ahead);
    }

    /// Nobody reads half a number.
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
