//! Who is running on a cluster, as its `postmaster.pid` says and the system confirms. After a `kill -9` that file may
//! name a process that is dead, a zombie, or by now something else entirely.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::pid_file::PidFile;
use crate::shared_memory::Segment;

/// A name every server of ours carries on its command line.
pub(crate) const MARK: &str = "cluster_name=salon";

/// The unit of start times in `/proc`, the same on every kernel we run on.
const TICKS_PER_SECOND: i64 = 100;

/// How far the start of a process may be from what its file says: it is noted a moment later, and clocks are set.
const START_TOLERANCE_SECONDS: i64 = 60;

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
    let Some(PidFile { pid, ready, .. }) = PidFile::read(cluster) else {
        return Presence::Nobody;
    };
    let arguments = arguments_of(pid);
    let Some(program) = arguments.first() else {
        // A zombie that nobody reaps still counts as alive for PostgreSQL.
        let zombie = Path::new(&format!("/proc/{pid}")).exists();
        return if zombie { Presence::Recycled } else { Presence::Nobody };
    };
    let name = Path::new(program).file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let here = arguments.iter().any(|it| Path::new(it) == cluster) || works_in(pid, cluster);
    match name.as_str() {
        "postgres" | "postmaster" if here && arguments.iter().any(|it| it == MARK) => Presence::Ours { pid, ready },
        "postgres" | "postmaster" if here => Presence::Stranger { pid },
        _ => Presence::Recycled,
    }
}

/// The process id that the file gives.
pub(crate) fn recorded_pid(cluster: &Path) -> Option<i32> {
    PidFile::read(cluster).map(|it| it.pid)
}

/// Whether this process is beyond doubt the server that we started on this cluster: its command line, the file that
/// names it, the directory it works in, and the time it was started.
pub(crate) fn is_our_server(pid: i32, cluster: &Path) -> bool {
    let Some(file) = PidFile::read(cluster) else { return false };
    let on_time =
        file.started.zip(started(pid)).is_some_and(|(a, b)| a.abs_diff(b) <= START_TOLERANCE_SECONDS.unsigned_abs());
    matches!(look(cluster), Presence::Ours { pid: found, .. } if found == pid) && works_in(pid, cluster) && on_time
}

/// Whether this process was beyond doubt started by the server whose memory this is.
pub(crate) fn is_our_backend(pid: i32, cluster: &Path, segment: Segment) -> bool {
    works_in(pid, cluster) && runs_postgres(pid) && segment.is_attached_to(pid)
}

/// All processes that a dead server of this cluster has left behind.
pub(crate) fn orphans(cluster: &Path, segment: Segment) -> Vec<i32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|it| it.file_name().to_str().and_then(|name| name.parse().ok()));
    pids.filter(|pid| is_our_backend(*pid, cluster, segment)).collect()
}

fn works_in(pid: i32, cluster: &Path) -> bool {
    fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|it| it == cluster)
}

fn runs_postgres(pid: i32) -> bool {
    // A program that was upgraded meanwhile is shown as "postgres (deleted)".
    let program = fs::read_link(format!("/proc/{pid}/exe"));
    program.is_ok_and(|it| it.file_name().is_some_and(|name| name.to_string_lossy().starts_with("postgres")))
}

/// When a process was started, in seconds since 1970.
fn started(pid: i32) -> Option<i64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program, in parentheses, may hold anything; the start is the twentieth field after it.
    let ticks: i64 = stat.rsplit_once(')')?.1.split_whitespace().nth(19)?.parse().ok()?;
    let system = fs::read_to_string("/proc/stat").ok()?;
    let boot: i64 = system.lines().find_map(|it| it.strip_prefix("btime "))?.trim().parse().ok()?;
    Some(boot + ticks / TICKS_PER_SECOND)
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
