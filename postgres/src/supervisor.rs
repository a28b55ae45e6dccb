//! The thread that keeps the server: it starts it, watches it, starts it again and stops it at the end. One process
//! owns the server of a data directory, by a lock that the system frees when that process dies; others are guests
//! until it does.

use std::fs::{File, TryLockError};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crate::init::ensure_cluster;
use crate::server::{POLL_INTERVAL, Progress, Recipe, stop_child};
use crate::{Notice, StartError};

/// How often the server is looked at.
const WATCH: Duration = Duration::from_millis(100);

/// The pause after a restart that failed.
const PAUSE: Duration = Duration::from_secs(1);

/// What the thread works with.
pub(crate) struct Supervisor {
    pub(crate) recipe: Recipe,
    pub(crate) stop: Arc<AtomicBool>,
}

/// What this process is to the server.
enum Role {
    /// Its owner; the lock is held as long as this lives.
    Owner { server: Child },
    /// Somebody else's guest.
    Guest,
}

impl Supervisor {
    /// The life of the thread. The first start is reported through `started`; a failed one ends it.
    pub(crate) fn run(&self, started: &Sender<Result<(), StartError>>) {
        let first = self.recipe.layout.lock_file().and_then(|lock| self.begin(&lock).map(|role| (role, lock)));
        let (mut role, lock) = match first {
            Ok(it) => it,
            Err(error) => {
                let _ = started.send(Err(error));
                return;
            }
        };
        let _ = started.send(Ok(()));
        loop {
            thread::park_timeout(WATCH);
            if self.stopping() {
                break;
            }
            role = match role {
                Role::Owner { server } => self.watch(server),
                Role::Guest => self.watch_host(&lock),
            };
        }
        if let Role::Owner { server } = &mut role {
            stop_child(server);
        }
    }

    fn stopping(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    fn begin(&self, lock: &File) -> Result<Role, StartError> {
        let deadline = Instant::now() + self.recipe.start_timeout;
        let mut progress = Progress::begin();
        loop {
            match lock.try_lock() {
                Ok(()) => {
                    let Recipe { layout, binaries, account, durable, .. } = &self.recipe;
                    ensure_cluster(layout, binaries, account, *durable)?;
                    return Ok(Role::Owner { server: self.recipe.start(&self.stop)? });
                }
                Err(TryLockError::WouldBlock) if self.recipe.is_ready() => return Ok(Role::Guest),
                Err(TryLockError::WouldBlock) if Instant::now() > deadline => {
                    return Err(self.recipe.timed_out());
                }
                Err(TryLockError::WouldBlock) => {
                    progress.tell(|seconds| (self.recipe.report)(&Notice::AwaitingOwner { seconds }));
                    thread::sleep(POLL_INTERVAL);
                }
                Err(TryLockError::Error(error)) => {
                    return Err(StartError::path("lock", self.recipe.layout.root())(error));
                }
            }
            if self.stopping() {
                return Err(StartError::Interrupted);
            }
        }
    }

    fn watch(&self, mut server: Child) -> Role {
        match server.try_wait() {
            Ok(None) => return Role::Owner { server },
            Ok(Some(status)) => (self.recipe.report)(&Notice::Died { how: status.to_string() }),
            Err(error) => (self.recipe.report)(&Notice::Died { how: error.to_string() }),
        }
        self.revive(server)
    }

    /// Until it runs or we are to stop. An empty data directory is never filled anew here: it would hide a loss.
    fn revive(&self, gone: Child) -> Role {
        while !self.stopping() {
            match self.recipe.start(&self.stop) {
                Ok(server) => {
                    (self.recipe.report)(&Notice::Restarted);
                    return Role::Owner { server };
                }
                Err(StartError::Interrupted) => break,
                Err(error) => {
                    (self.recipe.report)(&Notice::RestartFailed { why: error.to_string() });
                    thread::park_timeout(PAUSE);
                }
            }
        }
        Role::Owner { server: gone }
    }

    fn watch_host(&self, lock: &File) -> Role {
        if lock.try_lock().is_err() {
            return Role::Guest;
        }
        match self.recipe.start(&self.stop) {
            Ok(server) => {
                (self.recipe.report)(&Notice::TookOver);
                Role::Owner { server }
            }
            Err(StartError::Interrupted) => Role::Guest,
            Err(error) => {
                (self.recipe.report)(&Notice::RestartFailed { why: error.to_string() });
                // Somebody else may have more luck.
                let _ = lock.unlock();
                thread::park_timeout(PAUSE);
                Role::Guest
            }
        }
    }
}
