//! Starts the `postgres` program, waits until it is ready, and stops it.

use std::fs;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::binaries::Binaries;
use crate::layout::{Layout, PORT};
use crate::processes::{self, CLUSTER_NAME_OPTION, FoundServer};
use crate::signals::send;
use crate::system_user::SystemUser;
use crate::{ServerEvent, StartError};

/// Poll interval while waiting for a change of state.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// How often a slow start is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// Messages of PostgreSQL while processes of a killed server are still exiting: the start is retried.
const TRANSIENT_ERRORS: &[&str] = &["is still in use", "already exists", "Address already in use"];

/// Everything needed to start the server any number of times.
#[derive(Debug)]
pub(crate) struct Launcher {
    pub(crate) layout: Layout,
    pub(crate) binaries: Binaries,
    pub(crate) user: SystemUser,
    pub(crate) durable: bool,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) start_timeout: Duration,
    pub(crate) report: fn(&ServerEvent),
}

impl Launcher {
    /// Starts the server after stopping leftovers of an earlier one. The caller holds the owner's lock.
    pub(crate) fn start(&self, stop: &AtomicBool) -> Result<Child, StartError> {
        let deadline = Instant::now() + self.start_timeout;
        self.stop_leftovers(&|| stop.load(Ordering::Acquire))?;
        loop {
            let log_begin = self.layout.log.metadata().map_or(0, |it| it.len());
            let mut child = self.spawn()?;
            match self.await_ready(&mut child, deadline, stop) {
                Ok(None) => return Ok(child),
                Ok(Some(_)) => {
                    let said = self.last_log_line(log_begin);
                    let transient = TRANSIENT_ERRORS.iter().any(|it| said.contains(it));
                    if !transient || Instant::now() > deadline {
                        return Err(StartError::Exited { said, log: self.layout.log.clone() });
                    }
                    thread::sleep(Duration::from_millis(200));
                }
                Err(error) => {
                    stop_child(&mut child);
                    return Err(error);
                }
            }
        }
    }

    /// Whether a server on the cluster accepts connections.
    pub(crate) fn is_ready(&self) -> bool {
        matches!(processes::find_server(&self.layout.cluster), FoundServer::Ours { ready: true, .. })
            && UnixStream::connect(self.layout.socket()).is_ok()
    }

    pub(crate) fn timed_out(&self) -> StartError {
        StartError::TimedOut { seconds: self.start_timeout.as_secs(), log: self.layout.log.clone() }
    }

    fn spawn(&self) -> Result<Child, StartError> {
        // Only Salon uses this directory and no server of it is running, so these files are stale.
        let socket = self.layout.socket();
        let _ = fs::remove_file(&socket);
        let _ = fs::remove_file(socket.with_extension(format!("{PORT}.lock")));
        let log = self.layout.log_file()?;
        let errors = log.try_clone().map_err(StartError::path("open", &self.layout.log))?;
        let mut command = self.user.command(&self.binaries.postgres);
        // Its own process group: Ctrl-C reaches only this process, which then shuts the server down cleanly.
        command.process_group(0).stdout(log).stderr(errors);
        command.arg("-D").arg(&self.layout.cluster).args(["-c", CLUSTER_NAME_OPTION]);
        for (name, value) in self.server_options() {
            command.arg("-c").arg(format!("{name}={value}"));
        }
        command.spawn().map_err(StartError::program(&self.binaries.postgres))
    }

    fn server_options(&self) -> Vec<(String, String)> {
        let durable = if self.durable { "on" } else { "off" };
        let folder = self.layout.socket_dir.to_string_lossy().replace('"', "\"\"");
        let ours = [
            ("listen_addresses", String::new()),
            ("port", PORT.to_string()),
            ("unix_socket_directories", format!("\"{folder}\"")),
            ("unix_socket_permissions", "0700".to_owned()),
            ("fsync", durable.to_owned()),
            ("synchronous_commit", durable.to_owned()),
            ("full_page_writes", durable.to_owned()),
            ("lc_messages", "C".to_owned()),
            ("logging_collector", "off".to_owned()),
            ("log_checkpoints", "off".to_owned()),
            // Error details would put values that users wrote into the log.
            ("log_error_verbosity", "terse".to_owned()),
        ];
        let ours = ours.into_iter().map(|(name, value)| (name.to_owned(), value));
        ours.chain(self.options.iter().cloned()).collect()
    }

    /// Returns `None` when the server is ready, or its exit status if it exited.
    fn await_ready(
        &self,
        child: &mut Child,
        deadline: Instant,
        stop: &AtomicBool,
    ) -> Result<Option<ExitStatus>, StartError> {
        let pid = i32::try_from(child.id()).ok();
        let mut progress = WaitReport::begin();
        loop {
            if let Some(status) = child.try_wait().map_err(StartError::program(&self.binaries.postgres))? {
                return Ok(Some(status));
            }
            if processes::recorded_pid(&self.layout.cluster) == pid && self.is_ready() {
                return Ok(None);
            }
            if stop.load(Ordering::Acquire) {
                return Err(StartError::Interrupted);
            }
            if Instant::now() > deadline {
                return Err(self.timed_out());
            }
            progress.report_if_due(|seconds| (self.report)(&ServerEvent::Starting { seconds }));
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// The most informative line written to the log after the offset `begin`.
    fn last_log_line(&self, begin: u64) -> String {
        let mut text = String::new();
        if let Ok(mut log) = fs::File::open(&self.layout.log) {
            // A log that is shorter than `begin` was rotated: all of it is new.
            let begin = if log.metadata().is_ok_and(|it| it.len() < begin) { 0 } else { begin };
            let mut bytes = Vec::new();
            let _ = log.seek(SeekFrom::Start(begin)).and_then(|_| log.read_to_end(&mut bytes));
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
        let fatal = text.lines().find(|it| it.contains("FATAL") || it.contains("PANIC"));
        let line = fatal.or_else(|| text.lines().rev().find(|it| !it.trim().is_empty()));
        line.map_or_else(|| "no output".to_owned(), |it| it.trim().to_owned())
    }
}

/// The signals that stop our own server, in order, each with the seconds to wait for its exit. A fast shutdown writes everything
/// that is still in memory, so it gets more time than for a leftover server; it can also hang during crash recovery.
const STOP_STEPS: [(Signal, u64); 3] = [(Signal::INT, 10), (Signal::QUIT, 7), (Signal::KILL, 5)];

/// Stops a server, with a stronger signal each time the wait is over.
pub(crate) fn stop_child(child: &mut Child) {
    let Ok(pid) = i32::try_from(child.id()) else {
        return;
    };
    for (signal, timeout_seconds) in STOP_STEPS {
        if matches!(child.try_wait(), Ok(Some(_)) | Err(_)) {
            return;
        }
        let _ = send(pid, signal);
        let deadline = Instant::now() + Duration::from_secs(timeout_seconds);
        while Instant::now() < deadline {
            if matches!(child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Reports the elapsed time of a long wait at regular intervals.
pub(crate) struct WaitReport {
    begin: Instant,
    next: Instant,
}

impl WaitReport {
    pub(crate) fn begin() -> Self {
        let begin = Instant::now();
        Self { begin, next: begin + PROGRESS_INTERVAL }
    }

    /// Calls `report` with the elapsed seconds if a report is due.
    pub(crate) fn report_if_due(&mut self, report: impl FnOnce(u64)) {
        let now = Instant::now();
        if now >= self.next {
            self.next = now + PROGRESS_INTERVAL;
            report((now - self.begin).as_secs());
        }
    }
}
