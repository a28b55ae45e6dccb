//! Reads and rewrites the `postmaster.pid` file of a cluster.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::shared_memory::Segment;

/// The content of the file. PostgreSQL writes it line by line, so everything but the process id may still be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PidFile {
    /// The process id of the server.
    pub(crate) pid: i32,
    /// Start time of that process, in seconds since 1970.
    pub(crate) started: Option<i64>,
    /// The shared memory that all processes of the server are attached to.
    pub(crate) segment: Option<Segment>,
    /// Whether it accepts connections.
    pub(crate) ready: bool,
}

impl PidFile {
    /// Reads the file of a cluster; `None` if it is missing or names no process.
    pub(crate) fn read(cluster: &Path) -> Option<Self> {
        Self::parse(&fs::read_to_string(path(cluster)).ok()?)
    }

    fn parse(text: &str) -> Option<Self> {
        let line = |number: usize| text.lines().nth(number).map(str::trim);
        Some(Self {
            pid: line(0)?.parse().ok()?,
            started: line(2).and_then(|it| it.parse().ok()),
            segment: line(6).and_then(Segment::parse),
            ready: line(7) == Some("ready"),
        })
    }
}

/// Replaces the process id in the file with our own. PostgreSQL refuses to start while the process named there is alive, unless
/// that is its own parent. The file is not deleted, because its shared-memory key keeps a new server from starting beside
/// orphaned backends of the old one.
pub(crate) fn replace_pid(cluster: &Path) -> io::Result<()> {
    let file = path(cluster);
    let text = fs::read_to_string(&file)?;
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    fs::write(&file, format!("{}\n{rest}", std::process::id()))
}

fn path(cluster: &Path) -> PathBuf {
    cluster.join("postmaster.pid")
}

#[cfg(test)]
mod tests {
    use super::{PidFile, Segment};

    #[test]
    fn complete_and_partial_files_are_parsed() {
        let whole = "19539\n/data/postgres\n1794961478\n5432\n/data/socket\n\n 10027968         6\nstopping\n";
        let segment = Segment::parse("10027968 6");
        let read = PidFile { pid: 19539, started: Some(1_794_961_478), segment, ready: false };
        assert!(segment.is_some());
        assert_eq!(PidFile::parse(whole), Some(read));
        assert_eq!(PidFile::parse(&whole.replace("stopping", "ready   ")), Some(PidFile { ready: true, ..read }));
        let partial = PidFile { pid: 7, started: None, segment: None, ready: false };
        assert_eq!(PidFile::parse("7\n/data/postgres\n"), Some(partial));
        assert_eq!(PidFile::parse(""), None);
    }
}
