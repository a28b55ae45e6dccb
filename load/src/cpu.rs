//! Processor time used. Unlike a rate, it hardly depends on what else the machine is doing.

use std::{fs, path::Path};

use crate::Failure;

/// The unit of processor time in `/proc` on Linux.
const TICKS_PER_SECOND: f64 = 100.0;

/// Processor time of the server and of PostgreSQL, in seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct CpuTimes {
    /// Of the server.
    pub server: f64,
    /// Of all PostgreSQL processes.
    pub postgres: f64,
}

impl CpuTimes {
    /// Reads the times used so far, by the process id of the server and its data directory.
    pub fn read(server: u32, data: &Path) -> Result<Self, Failure> {
        let file = fs::read_to_string(data.join("postgres/postmaster.pid"))?;
        let postmaster: u32 = file.lines().next().ok_or("an empty postmaster.pid")?.trim().parse()?;
        // The times of children that have exited are counted in their parent.
        let mut postgres = ProcessTimes::read(postmaster).map_or(0.0, |process| process.own + process.exited_children);
        for entry in fs::read_dir("/proc")?.flatten() {
            let Some(pid) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
            let child = ProcessTimes::read(pid).filter(|process| process.parent == postmaster);
            postgres += child.map_or(0.0, |process| process.own);
        }
        Ok(Self { server: ProcessTimes::read(server).map_or(0.0, |process| process.own), postgres })
    }

    /// The times used since `before`, in microseconds for each of `count` operations.
    pub fn micros_each_since(self, before: Self, count: f64) -> Self {
        let each = |now: f64, before: f64| (now - before) * 1_000_000.0 / count.max(1.0);
        Self { server: each(self.server, before.server), postgres: each(self.postgres, before.postgres) }
    }
}

struct ProcessTimes {
    parent: u32,
    own: f64,
    exited_children: f64,
}

impl ProcessTimes {
    fn read(pid: u32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The program name in parentheses may contain any character.
        let (_, rest) = text.rsplit_once(") ")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let seconds = |at: usize| {
            let ticks = fields.get(at).and_then(|field| field.parse::<f64>().ok());
            ticks.map(|ticks| ticks / TICKS_PER_SECOND)
        };
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            own: seconds(11)? + seconds(12)?,
            exited_children: seconds(13)? + seconds(14)?,
        })
    }
}
