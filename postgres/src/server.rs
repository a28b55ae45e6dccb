//! One run of the `postgres` program: started, awaited, stopped.

use std::fs;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use crate::account::Account;
use crate::binaries::Binaries;
use crate::layout::{Layout, PORT};
use crate::presence::{self, MARK, Presence};
use crate::signals::send;
use crate::{Notice, StartError};

/// How often a state is looked at while it is waited for.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// How often a start that takes long is reported.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// What PostgreSQL says while the remains of a killed server are still going away.
const PASSING: &[&str] = &["is still in use", "already exists", "Address already in use"];

/// All that is needed to run the server, again and again.
#[derive(Debug)]
pub(crate) struct Recipe {
    pub(crate) layout: Layout,
    pub(crate) binaries: Binaries,
    pub(crate) account: Account,
    pub(crate) durable: bool,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) start_timeout: Duration,
    pub(crate) report: fn(&Notice),
}

impl Recipe {
    /// Starts the server, after whatever an earlier one has left behind. The caller holds the owner's lock.
    pub(crate) fn start(&self, stop: &AtomicBool) -> Result<Child, StartError> {
        let deadline = Instant::now() + self.start_timeout;
        self.clear(&|| stop.load(Ordering::Acquire))?;
        loop {
            let log_begin = self.layout.log.metadata().map_or(0, |it| it.len());
            let mut child = self.spawn()?;
            match self.await_ready(&mut child, deadline, stop) {
                Ok(None) => return Ok(child),
                Ok(Some(_)) => {
                    let said = self.last_words(log_begin);
                    let passing = PASSING.iter().any(|it| said.contains(it));
                    if !passing || Instant::now() > deadline {
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

    /// Whether a server on the cluster takes connections.
    pub(crate) fn is_ready(&self) -> bool {
        matches!(presence::look(&self.layout.cluster), Presence::Ours { ready: true, .. })
            && UnixStream::connect(self.layout.socket()).is_ok()
    }

    pub(crate) fn timed_out(&self) -> StartError {
        StartError::TimedOut { seconds: self.start_timeout.as_secs(), log: self.layout.log.clone() }
    }

    fn spawn(&self) -> Result<Child, StartError> {
        // The directory is ours alone and no server of ours runs: what lies there is stale.
        let socket = self.layout.socket();
        let _ = fs::remove_file(&socket);
        let _ = fs::remove_file(socket.with_extension(format!("{PORT}.lock")));
        let log = self.layout.log_file()?;
        let errors = log.try_clone().map_err(StartError::path("open", &self.layout.log))?;
        let mut command = self.account.command(&self.binaries.postgres);
        // A group of its own: Ctrl-C is for us, and we stop it in good order.
        command.process_group(0).stdout(log).stderr(errors);
        command.arg("-D").arg(&self.layout.cluster).args(["-c", MARK]);
        for (name, value) in self.server_options() {
            command.arg("-c").arg(format!("{name}={value}"));
        }
        command.spawn().map_err(StartError::program(&self.binaries.postgres))
    }

    fn server_options(&self) -> Vec<(String, String)> {
        let careful = if self.durable { "on" } else { "off" };
        let folder = self.layout.socket_dir.to_string_lossy().replace('"', "\"\"");
        let ours = [
            ("listen_addresses", String::new()),
            ("port", PORT.to_string()),
            ("unix_socket_directories", format!("\"{folder}\"")),
            ("unix_socket_permissions", "0700".to_owned()),
            ("fsync", careful.to_owned()),
            ("synchronous_commit", careful.to_owned()),
            ("full_page_writes", careful.to_owned()),
            ("lc_messages", "C".to_owned()),
            ("logging_collector", "off".to_owned()),
            ("log_checkpoints", "off".to_owned()),
            // What a person wrote stays out of the log: no values in the details of an error.
            ("log_error_verbosity", "terse".to_owned()),
        ];
        let ours = ours.into_iter().map(|(name, value)| (name.to_owned(), value));
        ours.chain(self.options.iter().cloned()).collect()
    }

    /// `None` when it is ready, the exit status when it has ended.
    fn await_ready(
        &self,
        child: &mut Child,
        deadline: Instant,
        stop: &AtomicBool,
    ) -> Result<Option<ExitStatus>, StartError> {
        let pid = i32::try_from(child.id()).ok();
        let mut progress = Progress::begin();
        loop {
            if let Some(status) = child.try_wait().map_err(StartError::program(&self.binaries.postgres))? {
                return Ok(Some(status));
            }
            if presence::recorded_pid(&self.layout.cluster) == pid && self.is_ready() {
                return Ok(None);
            }
            if stop.load(Ordering::Acquire) {
                return Err(StartError::Interrupted);
            }
            if Instant::now() > deadline {
                return Err(self.timed_out());
            }
            progress.tell(|seconds| (self.report)(&Notice::Starting { seconds }));
            thread::sleep(POLL_INTERVAL);
        }
    }

    /// The most telling line that the log has got since `begin`.
    fn last_words(&self, begin: u64) -> String {
        let mut text = String::new();
        if let Ok(mut log) = fs::File::open(&self.layout.log) {
            // A log put aside in between is shorter than it was: then all of it is new.
            let begin = if log.metadata().is_ok_and(|it| it.len() < begin) { 0 } else { begin };
            let mut bytes = Vec::new();
            let _ = log.seek(SeekFrom::Start(begin)).and_then(|_| log.read_to_end(&mut bytes));
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
        let fatal = text.lines().find(|it| it.contains("FATAL") || it.contains("PANIC"));
        let line = fatal.or_else(|| text.lines().rev().find(|it| !it.trim().is_empty()));
        line.map_or_else(|| "it said nothing".to_owned(), |it| it.trim().to_owned())
    }
}

/// What our own server is told in turn, and for how many seconds it is waited for then. A fast shutdown writes all that is still
/// in memory, so it gets longer than one whose owner is gone; but it may hang just the same if it comes during crash recovery.
const STOP_STEPS: [(Signal, u64); 3] = [(Signal::INT, 10), (Signal::QUIT, 7), (Signal::KILL, 5)];

/// Asks, then insists.
pub(crate) fn stop_child(child: &mut Child) {
    let Ok(pid) = i32::try_from(child.id()) else {
        return;
    };
    for (name, patience) in STOP_STEPS {
        if matches!(child.try_wait(), Ok(Some(_)) | Err(_)) {
            return;
        }
        let _ = send(pid, name);
        let deadline = Instant::now() + Duration::from_secs(patience);
        while Instant::now() < deadline {
            if matches!(child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Says now and then how long something has taken so far.
pub(crate) struct Progress {
    begin: Instant,
    next: Instant,
}

impl Progress {
    pub(crate) fn begin() -> Self {
        let begin = Instant::now();
        Self { begin, next: begin + PROGRESS_INTERVAL }
    }

    /// Calls `report` with the seconds that have passed, if it is time to.
    pub(crate) fn tell(&mut self, report: impl FnOnce(u64)) {
        let now = Instant::now();
        if now >= self.next {
            self.next = now + PROGRESS_INTERVAL;
            report((now - self.begin).as_secs());
        }
    }
}
