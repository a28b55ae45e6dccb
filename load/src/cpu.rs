//! Processor time used: unlike a rate, it tells the same story on a machine that is busy with other things.

use std::{fs, path::Path};

use crate::Failure;

/// Clock ticks a second, as Linux tells processor time.
const TICKS: f64 = 100.0;

/// Seconds of processor time.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// By the server.
    pub server: f64,
    /// By PostgreSQL, all of its processes.
    pub postgres: f64,
}

impl Used {
    /// So far.
    pub fn now(server: u32, data: &Path) -> Result<Self, Failure> {
        let file = fs::read_to_string(data.join("postgres/postmaster.pid"))?;
        let postmaster: u32 = file.lines().next().ok_or("an empty postmaster.pid")?.trim().parse()?;
        // Those that ended are counted with the process that started them.
        let mut postgres = Process::read(postmaster).map_or(0.0, |process| process.own + process.ended_children);
        for entry in fs::read_dir("/proc")?.flatten() {
            let Some(pid) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
            let child = Process::read(pid).filter(|process| process.parent == postmaster);
            postgres += child.map_or(0.0, |process| process.own);
        }
        Ok(Self { server: Process::read(server).map_or(0.0, |process| process.own), postgres })
    }

    /// Since then, in microseconds each of so many.
    pub fn since(self, before: Self, count: f64) -> Self {
        let each = |now: f64, before: f64| (now - before) * 1_000_000.0 / count.max(1.0);
        Self { server: each(self.server, before.server), postgres: each(self.postgres, before.postgres) }
    }
}

struct Process {
    parent: u32,
    own: f64,
    ended_children: f64,
}

impl Process {
    fn read(pid: u32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name stands in parentheses and may hold anything.
        let (_, rest) = text.rsplit_once(") ")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).map(|ticks| ticks / TICKS);
        Some(Self {
            parent: fields.get(1)?.parse().ok()?,
            own: ticks(11)? + ticks(12)?,
            ended_children: ticks(13)? + ticks(14)?,
        })
    }
}
