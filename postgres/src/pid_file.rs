//! The `postmaster.pid` of a cluster, as PostgreSQL writes it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::shared_memory::Segment;

/// What the file says. PostgreSQL writes it line by line, so anything but the process id may be missing yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PidFile {
    /// The process id of the server.
    pub(crate) pid: i32,
    /// When that process was started, in seconds since 1970.
    pub(crate) started: Option<i64>,
    /// The memory that all processes of the server are attached to.
    pub(crate) segment: Option<Segment>,
    /// Whether it takes connections.
    pub(crate) ready: bool,
}

impl PidFile {
    /// Reads the file of a cluster; `None` where there is none that names a process.
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

/// PostgreSQL refuses to start while the process named in the file lives, unless it is its own parent. So a file that
/// names a stranger is made to name us. It is not deleted: its shared-memory key, which keeps a new server away from
/// the orphaned backends of the old one, stays in force.
pub(crate) fn disown(cluster: &Path) -> io::Result<()> {
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
    fn every_line_that_is_there_is_read() {
        let whole = "19539\n/data/postgres\n1794961478\n5432\n/data/socket\n\n 10027968         6\nstopping\n";
        let segment = Segment::parse("10027968 6");
        let read = PidFile { pid: 19539, started: Some(1_794_961_478), segment, ready: false };
        assert!(segment.is_some());
        assert_eq!(PidFile::parse(whole), Some(read));
        assert_eq!(PidFile::parse(&whole.replace("stopping", "ready   ")), Some(PidFile { ready: true, ..read }));
        let begun = PidFile { pid: 7, started: None, segment: None, ready: false };
        assert_eq!(PidFile::parse("7\n/data/postgres\n"), Some(begun));
        assert_eq!(PidFile::parse(""), None);
    }
}
