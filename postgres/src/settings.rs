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
    /// Told what happens to the server while it is watched; called on the watching thread.
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

/// Something that happened to the server after its first start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
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
            Self::Died { how } => write!(f, "PostgreSQL ended by itself ({how}) and is being restarted"),
            Self::Restarted => f.write_str("PostgreSQL is up again"),
            Self::TookOver => f.write_str("the shared PostgreSQL lost its owner; it is run from here now"),
            Self::RestartFailed { why } => {
                write!(f, "PostgreSQL could not be restarted, trying again: {why}")
            }
        }
    }
}
