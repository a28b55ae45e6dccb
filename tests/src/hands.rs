//! A clock whose hands a test moves, so that weeks pass in a moment.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::database::{TestDatabase, unique_name};
use crate::run::make_directory;
use crate::server::Builder;

/// The clock of one or several servers under test.
#[derive(Debug)]
pub struct Hands {
    file: PathBuf,
}

impl Hands {
    /// A clock that shows the time of day, for servers on this database.
    #[must_use]
    pub fn of(database: &TestDatabase) -> Self {
        let folder = database.run().directory.join("clocks");
        make_directory(&folder);
        let hands = Self { file: folder.join(unique_name()) };
        hands.set(0);
        hands
    }

    /// A server that goes by it.
    #[must_use]
    pub fn drive(&self, builder: Builder) -> Builder {
        builder.env("SALON_TEST_CLOCK", self.file.to_str().expect("a path in UTF-8"))
    }

    /// Moves the hands on.
    pub fn advance(&self, by: Duration) {
        self.set(self.ahead() + by.as_secs());
    }

    /// The seconds it is ahead of the system's clock.
    #[must_use]
    pub fn ahead(&self) -> u64 {
        fs::read_to_string(&self.file).expect("a clock").trim().parse().expect("seconds")
    }

    fn set(&self, seconds: u64) {
        // Whoever reads it finds the old time or the new one.
        let draft = self.file.with_extension("new");
        fs::write(&draft, format!("{seconds}\n")).expect("a clock");
        fs::rename(draft, &self.file).expect("a clock");
    }
}

impl Drop for Hands {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.file);
    }
}
