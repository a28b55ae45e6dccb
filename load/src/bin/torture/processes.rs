//! Finds the processes of the private PostgreSQL of this run by their working directory, which is unique.

use std::{fs, path::Path};

use rustix::process::{Pid, Signal, kill_process};

/// A process of PostgreSQL and its title.
#[derive(Debug)]
pub struct PostgresProcess {
    pid: i32,
    title: String,
}

impl PostgresProcess {
    /// Whether it is the main process, which starts all others.
    pub fn is_postmaster(&self) -> bool {
        !self.title.starts_with("postgres: ")
    }

    /// Whether it serves a connection.
    pub fn is_backend(&self) -> bool {
        self.title.contains(" salon salon ")
    }

    /// Kills it; returns whether it existed.
    pub fn kill(&self) -> bool {
        Pid::from_raw(self.pid).is_some_and(|pid| kill_process(pid, Signal::KILL).is_ok())
    }
}

/// All processes of this cluster, including orphans of a dead server.
pub fn find(cluster: &Path) -> Vec<PostgresProcess> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = entries.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let here = fs::read_link(entry.path().join("cwd")).is_ok_and(|it| it == cluster);
        let title = String::from_utf8_lossy(&fs::read(entry.path().join("cmdline")).ok()?).replace('\0', " ");
        // A process that has just started may still be in another directory; its command line names the cluster.
        let starting = title.contains(&format!(" -D {} ", cluster.display()));
        (!title.is_empty() && (here || starting)).then_some(PostgresProcess { pid, title })
    });
    processes.collect()
}
