//! Two servers on one private PostgreSQL in a temporary directory, which is removed at the end of the run.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::{Duration, Instant},
};

use salon_load::{
    Failure,
    http::{Connection, Request},
};

use crate::{
    disk::Disk,
    processes,
    server::{KillableServer, LogTarget, RunDirectory, SharedAddress, tail},
};

/// The longest time until both servers serve again, whatever was killed.
pub const MAX_RESTART_TIME: Duration = Duration::from_secs(30);
/// How often the state of the servers is polled.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// The timeout of one probe request.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a graceful shutdown may take before the servers are killed.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(40);

/// The servers under test and their database.
#[derive(Debug)]
pub struct Deployment {
    directory: RunDirectory,
    /// The servers.
    pub servers: Vec<KillableServer>,
    /// The disk of their database.
    pub disk: Disk,
    keep: bool,
}

impl Deployment {
    /// Creates the directory; no server is started.
    pub fn new(program: &Path, full_disks: bool, keep: bool) -> Result<Self, Failure> {
        let base = std::env::var_os("SALON_TEST_DIR").map_or_else(std::env::temp_dir, PathBuf::from);
        let folder = base.join(format!("salon-torture-{}", std::process::id()));
        fs::create_dir(&folder).map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
        // Root's PostgreSQL runs as another user, which needs to enter this directory.
        fs::set_permissions(&folder, Permissions::from_mode(0o711))?;
        let folder = folder.canonicalize()?;
        let disk = Disk::new(folder.join("disk"), full_disks)?;
        let directory = RunDirectory { program: program.canonicalize()?, data: disk.folder().join("data"), folder };
        let servers = (0..2).map(|number| KillableServer::new(&directory, number)).collect();
        Ok(Self { directory, servers, disk, keep })
    }

    /// The addresses of the servers.
    pub fn addresses(&self) -> Vec<SharedAddress> {
        self.servers.iter().map(KillableServer::address).collect()
    }

    /// The running processes of PostgreSQL.
    pub fn processes(&self) -> Vec<processes::PostgresProcess> {
        processes::find(&self.cluster())
    }

    /// Starts every server that is not running, with the log that `log` returns for it. Returns whether a server was started.
    pub fn start(&mut self, mut log: impl FnMut() -> LogTarget) -> Result<bool, Failure> {
        let mut started = false;
        for server in &mut self.servers {
            if !server.is_running() {
                server.start(log())?;
                started = true;
            }
        }
        Ok(started)
    }

    /// Waits until both servers answer from the database, and restarts servers that exited because of a kill. Returns the time
    /// since `begin`.
    pub async fn await_service(&mut self, token: &str, begin: Instant, limit: Duration) -> Result<Duration, Failure> {
        for number in 0..self.servers.len() {
            loop {
                if begin.elapsed() > limit {
                    let seconds = limit.as_secs();
                    return Err(format!("server {number} did not answer after {seconds} s\n{}", self.log_tail()).into());
                }
                self.servers.iter_mut().try_for_each(KillableServer::restart_if_exited)?;
                let Some(server) = self.servers.get_mut(number) else { break };
                if let Some(address) = server.read_address()
                    && probe(&address, token).await
                {
                    server.close_log();
                    break;
                }
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
        Ok(begin.elapsed())
    }

    /// Runs `salon replay --all`; returns its output.
    pub async fn replay_all(&self) -> Result<String, Failure> {
        let mut command = self.directory.command();
        command.args(["replay", "--all"]);
        let output = tokio::task::spawn_blocking(move || command.output()).await??;
        let text = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if !output.status.success() {
            return Err(format!("salon replay --all failed: {text}").into());
        }
        Ok(text)
    }

    /// The last lines of all logs.
    pub fn log_tail(&self) -> String {
        let mut text = String::new();
        for (number, server) in self.servers.iter().enumerate() {
            text += &format!("--- last lines of the log of server {number}:\n{}\n", server.log_tail());
        }
        text + &format!(
            "--- last lines of the log of PostgreSQL:\n{}",
            tail(&self.directory.data.join("postgres.log"), 25)
        )
    }

    fn cluster(&self) -> PathBuf {
        self.directory.data.join("postgres")
    }

    fn stop(&mut self) {
        self.servers.iter().for_each(KillableServer::request_shutdown);
        wait_while(SHUTDOWN_TIMEOUT, || self.servers.iter_mut().any(KillableServer::is_running));
        self.servers.iter_mut().for_each(|server| {
            server.kill();
        });
        wait_while(Duration::from_secs(5), || !self.processes().is_empty());
        wait_while(Duration::from_secs(5), || {
            let left = self.processes();
            left.iter().for_each(|process| {
                process.kill();
            });
            !left.is_empty()
        });
        // A killed PostgreSQL leaves a shared memory segment behind.
        if let Some(id) = unused_segment(&self.cluster()) {
            let _ = Command::new("ipcrm").args(["-m", &id]).output();
        }
    }
}

/// The id of the shared memory segment in `postmaster.pid` (key and id, the seventh line), if no process is attached to it.
fn unused_segment(cluster: &Path) -> Option<String> {
    let file = fs::read_to_string(cluster.join("postmaster.pid")).ok()?;
    let recorded: Vec<&str> = file.lines().nth(6)?.split_whitespace().collect();
    let table = fs::read_to_string("/proc/sysvipc/shm").ok()?;
    let mut segments = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let unused = |it: &Vec<&str>| it.get(..2) == Some(recorded.as_slice()) && it.get(6) == Some(&"0");
    segments.find(unused)?.get(1).map(|id| (*id).to_owned())
}

impl Drop for Deployment {
    fn drop(&mut self) {
        let _ = self.disk.can_be_filled().then(|| self.disk.restore());
        self.stop();
        if self.keep {
            println!("torture: kept {}", self.directory.folder.display());
            return;
        }
        self.disk.unmount();
        let _ = fs::remove_dir_all(&self.directory.folder);
    }
}

/// Whether a server answers a request that needs the database.
async fn probe(address: &str, token: &str) -> bool {
    let request = async {
        let mut connection = Connection::open(address).await?;
        let path = if token.is_empty() { "/readyz" } else { "/v1/account" };
        Ok::<_, Failure>(connection.send(&Request::get(path, token)).await?.status == 200)
    };
    matches!(tokio::time::timeout(PROBE_TIMEOUT, request).await, Ok(Ok(true)))
}

/// Polls until `condition` is false or the time is over.
fn wait_while(timeout: Duration, mut condition: impl FnMut() -> bool) {
    let deadline = Instant::now() + timeout;
    while Instant::now() < deadline && condition() {
        thread::sleep(POLL_INTERVAL);
    }
}
