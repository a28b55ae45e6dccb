//! The thread that starts the server, watches it, restarts it and finally stops it. One process owns the server of a data
//! directory: it holds a file lock, which the system releases when the process dies. Until then other processes are guests.

use std::fs::{File, TryLockError};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use crate::init::ensure_cluster;
use crate::server::{Launcher, POLL_INTERVAL, WaitReport, stop_child};
use crate::{ServerEvent, StartError};

/// How often the state of the server is checked.
const WATCH_INTERVAL: Duration = Duration::from_millis(100);

/// The delay after a failed restart.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// The state of the supervisor thread.
pub(crate) struct PostgresSupervisor {
    pub(crate) launcher: Launcher,
    pub(crate) stop: Arc<AtomicBool>,
}

/// The relation of this process to the server.
enum ProcessRole {
    /// This process owns the server and holds the lock.
    Owner { server: Child },
    /// Another process owns the server; this one only connects to it.
    Guest,
}

impl PostgresSupervisor {
    /// Runs until a stop is requested. Sends the outcome of the first start to `started`; returns if that start failed.
    pub(crate) fn run(&self, started: &Sender<Result<(), StartError>>) {
        let first = self.launcher.layout.lock_file().and_then(|lock| self.begin(&lock).map(|role| (role, lock)));
        let (mut role, lock) = match first {
            Ok(it) => it,
            Err(error) => {
                let _ = started.send(Err(error));
                return;
            }
        };
        let _ = started.send(Ok(()));
        loop {
            thread::park_timeout(WATCH_INTERVAL);
            if self.stopping() {
                break;
            }
            role = match role {
                ProcessRole::Owner { server } => self.watch(server),
                ProcessRole::Guest => self.watch_owner(&lock),
            };
        }
        if let ProcessRole::Owner { server } = &mut role {
            stop_child(server);
        }
    }

    fn stopping(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    fn begin(&self, lock: &File) -> Result<ProcessRole, StartError> {
        let deadline = Instant::now() + self.launcher.start_timeout;
        let mut progress = WaitReport::begin();
        loop {
            match lock.try_lock() {
                Ok(()) => {
                    let Launcher { layout, binaries, user, durable, .. } = &self.launcher;
                    ensure_cluster(layout, binaries, user, *durable)?;
                    return Ok(ProcessRole::Owner { server: self.launcher.start(&self.stop)? });
                }
                Err(TryLockError::WouldBlock) if self.launcher.is_ready() => return Ok(ProcessRole::Guest),
                Err(TryLockError::WouldBlock) if Instant::now() > deadline => {
                    return Err(self.launcher.timed_out());
                }
                Err(TryLockError::WouldBlock) => {
                    progress.report_if_due(|seconds| (self.launcher.report)(&ServerEvent::AwaitingOwner { seconds }));
                    thread::sleep(POLL_INTERVAL);
                }
                Err(TryLockError::Error(error)) => {
                    return Err(StartError::path("lock", self.launcher.layout.root())(error));
                }
            }
            if self.stopping() {
                return Err(StartError::Interrupted);
            }
        }
    }

    fn watch(&self, mut server: Child) -> ProcessRole {
        match server.try_wait() {
            Ok(None) => return ProcessRole::Owner { server },
            Ok(Some(status)) => (self.launcher.report)(&ServerEvent::Died { how: status.to_string() }),
            Err(error) => (self.launcher.report)(&ServerEvent::Died { how: error.to_string() }),
        }
        self.restart(server)
    }

    /// Retries until the server runs or a stop is requested. Never creates a new cluster: that would hide a loss of data.
    fn restart(&self, gone: Child) -> ProcessRole {
        while !self.stopping() {
            match self.launcher.start(&self.stop) {
                Ok(server) => {
                    (self.launcher.report)(&ServerEvent::Restarted);
                    return ProcessRole::Owner { server };
                }
                Err(StartError::Interrupted) => break,
                Err(error) => {
                    (self.launcher.report)(&ServerEvent::RestartFailed { why: error.to_string() });
                    thread::park_timeout(RETRY_DELAY);
                }
            }
        }
        ProcessRole::Owner { server: gone }
    }

    fn watch_owner(&self, lock: &File) -> ProcessRole {
        if lock.try_lock().is_err() {
            return ProcessRole::Guest;
        }
        match self.launcher.start(&self.stop) {
            Ok(server) => {
                (self.launcher.report)(&ServerEvent::TookOver);
                ProcessRole::Owner { server }
            }
            Err(StartError::Interrupted) => ProcessRole::Guest,
            Err(error) => {
                (self.launcher.report)(&ServerEvent::RestartFailed { why: error.to_string() });
                // Another process may succeed.
                let _ = lock.unlock();
                thread::park_timeout(RETRY_DELAY);
                ProcessRole::Guest
            }
        }
    }
}
