//! The settings of a cluster, and the events reported about its server.

use std::path::PathBuf;
use std::time::Duration;

/// Where the cluster is and how its server runs.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The directory of all persistent files; created if missing.
    pub data_dir: PathBuf,
    /// The only folder to search for PostgreSQL's programs; if `None`, `PATH` and the usual folders of packages.
    pub bin_dir: Option<PathBuf>,
    /// `true`: committed data survives a power cut. `false`: faster, for throwaway data.
    pub durable: bool,
    /// Additional options of the server as `name`, `value` pairs, as in `postgresql.conf`.
    pub options: Vec<(String, String)>,
    /// The longest time that a start may take, crash recovery included.
    pub start_timeout: Duration,
    /// Called on the supervisor thread with every event of the server.
    pub report: fn(&ServerEvent),
}

impl Settings {
    /// A durable cluster in `data_dir`.
    pub fn new(data_dir: impl Into<PathBuf>) -> Self {
        Self {
            data_dir: data_dir.into(),
            bin_dir: None,
            durable: true,
            options: Vec::new(),
            start_timeout: Duration::from_secs(120),
            report: |_| {},
        }
    }

    /// A cluster in `data_dir` without durability, for tests.
    pub fn throwaway(data_dir: impl Into<PathBuf>) -> Self {
        Self { durable: false, ..Self::new(data_dir) }
    }
}

/// An event of the server: a slow start, or anything after the first start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ServerEvent {
    /// A process that an earlier owner left behind is sent a signal to exit.
    Ending {
        /// Its process id.
        pid: i32,
        /// The name of the signal.
        how: &'static str,
    },
    /// The server is still starting or recovering from a crash.
    Starting {
        /// Elapsed time.
        seconds: u64,
    },
    /// Another process owns the server, which is not ready yet.
    AwaitingOwner {
        /// Elapsed time.
        seconds: u64,
    },
    /// The server exited unexpectedly and is being restarted.
    Died {
        /// Its exit status, or why that is unknown.
        how: String,
    },
    /// The server is running again.
    Restarted,
    /// The owner of the shared server is gone; this process owns it now.
    TookOver,
    /// A restart failed; it will be retried.
    RestartFailed {
        /// The cause.
        why: String,
    },
}

impl std::fmt::Display for ServerEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ending { pid, how } => {
                write!(f, "process {pid} of an earlier PostgreSQL is still running: sending {how}")
            }
            Self::Starting { seconds } => write!(f, "PostgreSQL has been starting or recovering for {seconds} s"),
            Self::AwaitingOwner { seconds } => {
                write!(f, "waiting for the PostgreSQL that another process is starting, {seconds} s so far")
            }
            Self::Died { how } => write!(f, "PostgreSQL exited unexpectedly ({how}) and is being restarted"),
            Self::Restarted => f.write_str("PostgreSQL is running again"),
            Self::TookOver => f.write_str("the owner of the shared PostgreSQL is gone; this process runs it now"),
            Self::RestartFailed { why } => {
                write!(f, "PostgreSQL could not be restarted and will be retried: {why}")
            }
        }
    }
}
