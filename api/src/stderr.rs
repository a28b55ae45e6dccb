//! Standard error, for the log and for what a command says there: a line that cannot be written is counted, and nothing fails.

use std::{
    io::{self, Write},
    sync::atomic::{AtomicU64, Ordering},
};

static FAILURES: AtomicU64 = AtomicU64::new(0);

/// Writes to standard error and always succeeds. `eprintln!` panics where its reader is gone or the disk is full.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stderr;

impl Write for Stderr {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if io::stderr().write_all(text).is_err() {
            FAILURES.fetch_add(1, Ordering::Relaxed);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Tells the person who typed the command.
pub fn say(line: impl std::fmt::Display) {
    // One write, so that lines of several threads do not mix.
    let _ = Stderr.write(format!("{line}\n").as_bytes());
}

/// Lines that could not be written so far.
pub fn failures() -> u64 {
    FAILURES.load(Ordering::Relaxed)
}
