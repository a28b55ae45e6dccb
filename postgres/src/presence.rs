//! Who is running on a cluster, as its `postmaster.pid` says and the system confirms. After a `kill -9` that file may
//! name a process that is dead, a zombie, or by now something else entirely.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A name every server of ours carries on its command line.
pub(crate) const MARK: &str = "cluster_name=salon";

/// What was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Nothing runs; a stale file may be left.
    Nobody,
    /// A server that Salon started.
    Ours { pid: i32, ready: bool },
    /// A PostgreSQL on this cluster that Salon did not start.
    Stranger { pid: i32 },
    /// The file names a process that has nothing to do with this cluster, or not any more.
    Recycled,
}

/// Looks at a cluster.
pub(crate) fn look(cluster: &Path) -> Presence {
    let Ok(text) = fs::read_to_string(pid_file(cluster)) else {
        return Presence::Nobody;
    };
    let mut lines = text.lines();
    let Some(pid) = lines.next().and_then(|it| it.trim().parse::<i32>().ok()) else {
        return Presence::Nobody;
    };
    // The eighth line, so the sixth of those between.
    let ready = lines.nth(6).is_some_and(|it| it.trim() == "ready");
    let arguments = arguments_of(pid);
    let Some(program) = arguments.first() else {
        // A zombie that nobody reaps still counts as alive for PostgreSQL.
        let zombie = Path::new(&format!("/proc/{pid}")).exists();
        return if zombie { Presence::Recycled } else { Presence::Nobody };
    };
    let name = Path::new(program).file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let here = arguments.iter().any(|it| Path::new(it) == cluster)
        || fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|it| it == cluster);
    match name.as_str() {
        "postgres" | "postmaster" if here && arguments.iter().any(|it| it == MARK) => Presence::Ours { pid, ready },
        "postgres" | "postmaster" if here => Presence::Stranger { pid },
        _ => Presence::Recycled,
    }
}

/// The process id that the file gives.
pub(crate) fn recorded_pid(cluster: &Path) -> Option<i32> {
    fs::read_to_string(pid_file(cluster)).ok()?.lines().next()?.trim().parse().ok()
}

/// PostgreSQL refuses to start while the process named in the file lives, unless it is its own parent. So a file that
/// names a stranger is made to name us. It is not deleted: its shared-memory key, which keeps a new server away from
/// the orphaned backends of the old one, stays in force.
pub(crate) fn disown(cluster: &Path) -> std::io::Result<()> {
    let file = pid_file(cluster);
    let text = fs::read_to_string(&file)?;
    let rest = text.split_once('\n').map_or("", |(_, rest)| rest);
    fs::write(&file, format!("{}\n{rest}", std::process::id()))
}

fn pid_file(cluster: &Path) -> PathBuf {
    cluster.join("postmaster.pid")
}

/// The command line of a living process; empty for none and for a zombie.
fn arguments_of(pid: i32) -> Vec<String> {
    if Path::new("/proc/self/cmdline").exists() {
        let bytes = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        return text.split('\0').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    }
    let output = Command::new("ps").args(["-o", "command=", "-p", &pid.to_string()]).output();
    let text = output.map(|it| String::from_utf8_lossy(&it.stdout).into_owned()).unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}
