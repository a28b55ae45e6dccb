//! Who is running on a cluster, as its `postmaster.pid` says and the system confirms. After a `kill -9` that file may
//! name a process that is dead, a zombie, or by now something else entirely.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
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
/// names it, the directory it works in, and the time it was started. Where the system does not tell the directory (it does
/// not tell root without the right to trace either), everything else that it tells has to agree.
pub(crate) fn is_our_server(pid: i32, cluster: &Path) -> bool {
    let Some(file) = PidFile::read(cluster) else { return false };
    let on_time =
        file.started.zip(started(pid)).is_some_and(|(a, b)| a.abs_diff(b) <= START_TOLERANCE_SECONDS.unsigned_abs());
    let in_place = match fs::read_link(format!("/proc/{pid}/cwd")) {
        Ok(place) => place == cluster,
        Err(error) => error.kind() == ErrorKind::PermissionDenied && is_told_to_serve(pid, cluster),
    };
    matches!(look(cluster), Presence::Ours { pid: found, .. } if found == pid) && in_place && on_time
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

/// Whether a process is a PostgreSQL of the cluster's owner with our command line for this cluster, by what everybody may read.
fn is_told_to_serve(pid: i32, cluster: &Path) -> bool {
    let named = fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim_end() == "postgres");
    let owner = |path: &Path| fs::metadata(path).map(|it| it.uid()).ok();
    let owned = owner(cluster).is_some_and(|uid| owner(Path::new(&format!("/proc/{pid}"))) == Some(uid));
    let arguments = arguments_of(pid);
    let told = |option: &str, value: &Path| {
        arguments.iter().zip(arguments.iter().skip(1)).any(|(a, b)| a == option && Path::new(b) == value)
    };
    named && owned && told("-D", cluster) && told("-c", Path::new(MARK))
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

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;
    use std::process::{Child, Stdio};
    use std::time::{Duration, Instant};

    use super::*;

    /// A process of that name, with these arguments, that waits until it is ended.
    struct Process(Child, PathBuf);

    impl Process {
        fn start(folder: &Path, name: &str, arguments: &[&str]) -> Self {
            let script = folder.join(name);
            // The last command is followed by another, so that no shell replaces itself by it.
            fs::write(&script, "#!/bin/sh\nread line\nexit\n").unwrap();
            fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
            let child = Command::new(&script).args(arguments).stdin(Stdio::piped()).spawn().unwrap();
            let process = Self(child, script);
            // Between fork and exec it is still this test.
            let deadline = Instant::now() + Duration::from_secs(60);
            let comm = format!("/proc/{}/comm", process.pid());
            while fs::read_to_string(&comm).unwrap_or_default().trim_end() != name {
                assert!(Instant::now() < deadline, "it does not start");
                std::thread::sleep(Duration::from_millis(5));
            }
            process
        }

        fn pid(&self) -> i32 {
            i32::try_from(self.0.id()).unwrap()
        }
    }

    impl Drop for Process {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
            let _ = fs::remove_file(&self.1);
        }
    }

    #[test]
    fn a_server_is_known_by_what_everybody_may_read_only_if_all_of_it_agrees() {
        let folder = std::env::temp_dir().join(format!("salon-presence-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let cluster = folder.to_str().unwrap();
        let is_ours = |name: &str, arguments: &[&str]| {
            let process = Process::start(&folder, name, arguments);
            is_told_to_serve(process.pid(), &folder)
        };
        assert!(is_ours("postgres", &["-D", cluster, "-c", MARK]));
        assert!(!is_ours("postgrey", &["-D", cluster, "-c", MARK]));
        assert!(!is_ours("postgres", &["-D", "/elsewhere", "-c", MARK]));
        assert!(!is_ours("postgres", &["-D", cluster, "-c", "cluster_name=another"]));
        assert!(!is_ours("postgres", &[cluster, "-c", MARK]));
        // Owned by another.
        let process = Process::start(&folder, "postgres", &["-D", "/proc/1", "-c", MARK]);
        let of_another = fs::metadata("/proc/1").unwrap().uid() != fs::metadata(&folder).unwrap().uid();
        assert_eq!(is_told_to_serve(process.pid(), Path::new("/proc/1")), !of_another);
        drop(process);
        fs::remove_dir_all(&folder).unwrap();
    }
}
