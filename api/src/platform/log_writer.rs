//! Writes logs and messages to standard error. A line that cannot be written is counted; writing neither fails nor blocks.

use std::{
    fs::File,
    io::{self, Write},
    os::fd::AsFd,
    sync::{
        Arc, Condvar, LazyLock, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    time::Duration,
};

/// Lines that may wait for a slow reader.
const QUEUE_LENGTH: usize = 1024;
/// How long a flush waits for queued lines.
const FLUSH_TIMEOUT: Duration = Duration::from_secs(1);

static FAILURES: AtomicU64 = AtomicU64::new(0);
static OUTPUT: LazyLock<Option<Output>> = LazyLock::new(Output::open);

/// Writes to standard error; always succeeds and never blocks. `eprintln!` panics if the reader is gone or the disk is full, and blocks
/// if the reader does not read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stderr;

impl Write for Stderr {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let written = match &*OUTPUT {
            Some(Output::Direct(file)) => write(file, text),
            Some(Output::Queued(queue)) => queue.put(text),
            None => false,
        };
        if !written {
            count_failure();
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes a line for the person who runs the command.
pub fn write_line(line: impl std::fmt::Display) {
    // One write, so that lines of several threads do not mix.
    let _ = Stderr.write(format!("{line}\n").as_bytes());
    flush();
}

/// Waits until all queued lines are written, `FLUSH_TIMEOUT` at most.
pub fn flush() {
    if let Some(Output::Queued(queue)) = &*OUTPUT {
        queue.flush();
    }
}

/// Returns the number of lines that could not be written.
pub fn failures() -> u64 {
    FAILURES.load(Ordering::Relaxed)
}

fn count_failure() {
    FAILURES.fetch_add(1, Ordering::Relaxed);
}

fn write(mut file: &File, text: &[u8]) -> bool {
    file.write_all(text).is_ok()
}

enum Output {
    /// A file: writing succeeds or fails without delay.
    Direct(File),
    /// A pipe, a socket or a terminal: writing may block.
    Queued(Queue),
}

impl Output {
    fn open() -> Option<Self> {
        let file = File::from(io::stderr().as_fd().try_clone_to_owned().ok()?);
        if file.metadata().is_ok_and(|it| it.is_file()) {
            return Some(Self::Direct(file));
        }
        Queue::start(file).ok().map(Self::Queued)
    }
}

/// Lines queued for the thread that writes them.
struct Queue {
    lines: SyncSender<Vec<u8>>,
    progress: Arc<WriteProgress>,
}

#[derive(Default)]
struct WriteProgress {
    /// Queued lines that are not written yet.
    pending: Mutex<u64>,
    all_written: Condvar,
}

impl Queue {
    fn start(file: File) -> io::Result<Self> {
        let (lines, queued) = sync_channel(QUEUE_LENGTH);
        let progress = Arc::new(WriteProgress::default());
        let seen = Arc::clone(&progress);
        std::thread::Builder::new().name("stderr".to_owned()).spawn(move || write_queued(&file, &queued, &seen))?;
        Ok(Self { lines, progress })
    }

    /// Queues a text; returns false if the queue is full.
    fn put(&self, text: &[u8]) -> bool {
        self.progress.add();
        let taken = self.lines.try_send(text.to_vec()).is_ok();
        if !taken {
            self.progress.remove();
        }
        taken
    }

    fn flush(&self) {
        let pending = self.progress.pending.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.progress.all_written.wait_timeout_while(pending, FLUSH_TIMEOUT, |pending| *pending > 0));
    }
}

impl WriteProgress {
    fn add(&self) {
        *self.pending.lock().unwrap_or_else(PoisonError::into_inner) += 1;
    }

    fn remove(&self) {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        *pending = pending.saturating_sub(1);
        if *pending == 0 {
            self.all_written.notify_all();
        }
    }
}

fn write_queued(file: &File, queued: &Receiver<Vec<u8>>, progress: &WriteProgress) {
    for line in queued {
        if !write(file, &line) {
            count_failure();
        }
        progress.remove();
    }
}
