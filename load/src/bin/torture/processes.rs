//! The processes of the private PostgreSQL of this run, by the directory they work in, which no others have.

use std::{fs, path::Path};

use rustix::process::{Pid, Signal, kill_process};

/// A process and how it calls itself.
#[derive(Debug)]
pub struct Process {
    pid: i32,
    title: String,
}

impl Process {
    /// The server process, which starts all others.
    pub fn is_postmaster(&self) -> bool {
        !self.title.starts_with("postgres: ")
    }

    /// One that serves a connection.
    pub fn is_backend(&self) -> bool {
        self.title.contains(" salon salon ")
    }

    /// Kills it; says whether it was there.
    pub fn kill(&self) -> bool {
        Pid::from_raw(self.pid).is_some_and(|pid| kill_process(pid, Signal::KILL).is_ok())
    }
}

/// All that work on this cluster, also those of a server that is dead.
pub fn of(cluster: &Path) -> Vec<Process> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = entries.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let here = fs::read_link(entry.path().join("cwd")).is_ok_and(|it| it == cluster);
        let title = String::from_utf8_lossy(&fs::read(entry.path().join("cmdline")).ok()?).replace('\0', " ");
        // One that has just been started works elsewhere yet, but is told where to go.
        let coming = title.contains(&format!(" -D {} ", cluster.display()));
        (!title.is_empty() && (here || coming)).then_some(Process { pid, title })
    });
    processes.collect()
}
