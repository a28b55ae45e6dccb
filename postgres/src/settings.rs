//! What the owner of a cluster may choose.

use std::path::PathBuf;
use std::time::Duration;

/// Where the cluster lives and how careful it is.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The directory of everything that is kept; made when missing.
    pub data_dir: PathBuf,
    /// The folder of PostgreSQL's programs, and no other then; without it they are looked for where packages put them.
    pub bin_dir: Option<PathBuf>,
    /// `true`: what is committed survives a power cut. `false`: faster, for data that nobody will miss.
    pub durable: bool,
    /// Further `name`, `value` pairs for the server, as in `postgresql.conf`.
    pub options: Vec<(String, String)>,
    /// How long a start, crash recovery included, may take.
    pub start_timeout: Duration,
    /// Told what happens to the server while it is started and watched; called on the watching thread.
    pub report: fn(&Notice),
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

    /// The same with durability switched off: for tests.
    pub fn throwaway(data_dir: impl Into<PathBuf>) -> Self {
        Self { durable: false, ..Self::new(data_dir) }
    }
}

/// Something that happened to the server: a start that takes long, and everything after the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A process that an earlier owner has left behind is told to end.
    Ending {
        /// Its process id.
        pid: i32,
        /// The signal.
        how: &'static str,
    },
    /// It is starting, or recovering what a crash has left.
    Starting {
        /// For how long by now.
        seconds: u64,
    },
    /// Another process owns the server and has not got it ready yet.
    AwaitingOwner {
        /// For how long by now.
        seconds: u64,
    },
    /// It ended without having been asked to, and is being started again.
    Died {
        /// How it ended.
        how: String,
    },
    /// It is up again.
    Restarted,
    /// The server that was shared has lost its owner; this process owns it now.
    TookOver,
    /// It could not be started again; the next try follows.
    RestartFailed {
        /// Why not.
        why: String,
    },
}

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ending { pid, how } => {
                write!(f, "process {pid} of an earlier PostgreSQL is still there: it is sent {how}")
            }
            Self::Starting { seconds } => write!(f, "PostgreSQL has been starting or recovering for {seconds} s"),
            Self::AwaitingOwner { seconds } => {
                write!(f, "waiting for the PostgreSQL that another process starts, {seconds} s so far")
            }
            Self::Died { how } => write!(f, "PostgreSQL ended by itself ({how}) and is being restarted"),
            Self::Restarted => f.write_str("PostgreSQL is up again"),
            Self::TookOver => f.write_str("the shared PostgreSQL lost its owner; it is run from here now"),
            Self::RestartFailed { why } => {
                write!(f, "PostgreSQL could not be restarted, trying again: {why}")
            }
        }
    }
}
