//! Finds the processes that run on a cluster, from its `postmaster.pid` and from `/proc`. After a `kill -9` that file may name a
//! process that is dead, a zombie, or an unrelated process that got the same id.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::Command;

use crate::pid_file::PidFile;
use crate::shared_memory::Segment;

/// The option on the command line of every server that Salon starts.
pub(crate) const CLUSTER_NAME_OPTION: &str = "cluster_name=salon";

/// The unit of start times in `/proc`, the same on every supported kernel.
const TICKS_PER_SECOND: i64 = 100;

/// How far the start time of a process may differ from the one in the file, which is written a little later by a clock that may
/// have been adjusted.
const START_TOLERANCE_SECONDS: i64 = 60;

/// The server that was found on a cluster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FoundServer {
    /// No server is running; a stale file may be left.
    None,
    /// A server that Salon started.
    Ours { pid: i32, ready: bool },
    /// A PostgreSQL on this cluster that Salon did not start.
    Foreign { pid: i32 },
    /// The file names a process that is not a server of this cluster, or a zombie.
    StalePidFile,
}

/// Finds the server that runs on a cluster.
pub(crate) fn find_server(cluster: &Path) -> FoundServer {
    let Some(PidFile { pid, ready, .. }) = PidFile::read(cluster) else {
        return FoundServer::None;
    };
    let arguments = arguments_of(pid);
    let Some(program) = arguments.first() else {
        // PostgreSQL counts a zombie that was not reaped as alive.
        let zombie = Path::new(&format!("/proc/{pid}")).exists();
        return if zombie { FoundServer::StalePidFile } else { FoundServer::None };
    };
    let name = Path::new(program).file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
    let here = arguments.iter().any(|it| Path::new(it) == cluster) || works_in(pid, cluster);
    match name.as_str() {
        "postgres" | "postmaster" if here && arguments.iter().any(|it| it == CLUSTER_NAME_OPTION) => {
            FoundServer::Ours { pid, ready }
        }
        "postgres" | "postmaster" if here => FoundServer::Foreign { pid },
        _ => FoundServer::StalePidFile,
    }
}

/// The process id in the file.
pub(crate) fn recorded_pid(cluster: &Path) -> Option<i32> {
    PidFile::read(cluster).map(|it| it.pid)
}

/// Whether this process is certainly the server that Salon started on this cluster: command line, `postmaster.pid`, working
/// directory and start time all have to match. Where the working directory cannot be read (root without the right to trace
/// cannot read it either), owner and program name have to match instead.
pub(crate) fn is_our_server(pid: i32, cluster: &Path) -> bool {
    let Some(file) = PidFile::read(cluster) else { return false };
    let start_time_matches =
        file.started.zip(started(pid)).is_some_and(|(a, b)| a.abs_diff(b) <= START_TOLERANCE_SECONDS.unsigned_abs());
    let working_directory_matches = match fs::read_link(format!("/proc/{pid}/cwd")) {
        Ok(directory) => directory == cluster,
        Err(error) => error.kind() == ErrorKind::PermissionDenied && has_our_command_line(pid, cluster),
    };
    matches!(find_server(cluster), FoundServer::Ours { pid: found, .. } if found == pid)
        && working_directory_matches
        && start_time_matches
}

/// Whether this process was certainly started by the server that owns this memory segment.
pub(crate) fn is_our_backend(pid: i32, cluster: &Path, segment: Segment) -> bool {
    works_in(pid, cluster) && runs_postgres(pid) && segment.is_attached_to(pid)
}

/// All processes that a dead server of this cluster left behind.
pub(crate) fn orphans(cluster: &Path, segment: Segment) -> Vec<i32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = processes.filter_map(|it| it.file_name().to_str().and_then(|name| name.parse().ok()));
    pids.filter(|pid| is_our_backend(*pid, cluster, segment)).collect()
}

/// Whether a process is a PostgreSQL of the cluster's owner with our command line for this cluster. Reads only what every user
/// may read.
fn has_our_command_line(pid: i32, cluster: &Path) -> bool {
    let named = fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim_end() == "postgres");
    let owner = |path: &Path| fs::metadata(path).map(|it| it.uid()).ok();
    let owned = owner(cluster).is_some_and(|uid| owner(Path::new(&format!("/proc/{pid}"))) == Some(uid));
    let arguments = arguments_of(pid);
    let has_option = |option: &str, value: &Path| {
        arguments.iter().zip(arguments.iter().skip(1)).any(|(a, b)| a == option && Path::new(b) == value)
    };
    named && owned && has_option("-D", cluster) && has_option("-c", Path::new(CLUSTER_NAME_OPTION))
}

fn works_in(pid: i32, cluster: &Path) -> bool {
    fs::read_link(format!("/proc/{pid}/cwd")).is_ok_and(|it| it == cluster)
}

fn runs_postgres(pid: i32) -> bool {
    // A program that was upgraded since then is shown as "postgres (deleted)".
    let program = fs::read_link(format!("/proc/{pid}/exe"));
    program.is_ok_and(|it| it.file_name().is_some_and(|name| name.to_string_lossy().starts_with("postgres")))
}

/// Start time of a process, in seconds since 1970.
fn started(pid: i32) -> Option<i64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The program name in parentheses may contain any character; the start time is the twentieth field after it.
    let ticks: i64 = stat.rsplit_once(')')?.1.split_whitespace().nth(19)?.parse().ok()?;
    let system = fs::read_to_string("/proc/stat").ok()?;
    let boot: i64 = system.lines().find_map(|it| it.strip_prefix("btime "))?.trim().parse().ok()?;
    Some(boot + ticks / TICKS_PER_SECOND)
}

/// The command line of a process; empty if it does not exist or is a zombie.
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

    /// A process with this name and these arguments that waits until it is killed.
    struct Process(Child, PathBuf);

    impl Process {
        fn start(folder: &Path, name: &str, arguments: &[&str]) -> Self {
            let script = folder.join(name);
            // A second command follows, so that the shell does not replace itself with the first.
            fs::write(&script, "#!/bin/sh\nread line\nexit\n").unwrap();
            fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
            let child = Command::new(&script).args(arguments).stdin(Stdio::piped()).spawn().unwrap();
            let process = Self(child, script);
            // Between fork and exec the process still has the name of this test, and its arguments appear after its name.
            let deadline = Instant::now() + Duration::from_secs(120);
            let comm = format!("/proc/{}/comm", process.pid());
            let named = || fs::read_to_string(&comm).unwrap_or_default().trim_end() == name;
            let has_arguments = || arguments_of(process.pid()).last().map(String::as_str) == arguments.last().copied();
            while !(named() && has_arguments()) {
                assert!(Instant::now() < deadline, "the process did not start");
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
    fn our_command_line_is_recognised_only_if_every_part_matches() {
        let folder = std::env::temp_dir().join(format!("salon-processes-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let cluster = folder.to_str().unwrap();
        let is_ours = |name: &str, arguments: &[&str]| {
            let process = Process::start(&folder, name, arguments);
            has_our_command_line(process.pid(), &folder)
        };
        assert!(is_ours("postgres", &["-D", cluster, "-c", CLUSTER_NAME_OPTION]));
        assert!(!is_ours("postgrey", &["-D", cluster, "-c", CLUSTER_NAME_OPTION]));
        assert!(!is_ours("postgres", &["-D", "/elsewhere", "-c", CLUSTER_NAME_OPTION]));
        assert!(!is_ours("postgres", &["-D", cluster, "-c", "cluster_name=another"]));
        assert!(!is_ours("postgres", &[cluster, "-c", CLUSTER_NAME_OPTION]));
        // Owned by another user.
        let process = Process::start(&folder, "postgres", &["-D", "/proc/1", "-c", CLUSTER_NAME_OPTION]);
        let other_owner = fs::metadata("/proc/1").unwrap().uid() != fs::metadata(&folder).unwrap().uid();
        assert_eq!(has_our_command_line(process.pid(), Path::new("/proc/1")), !other_owner);
        drop(process);
        fs::remove_dir_all(&folder).unwrap();
    }
}
