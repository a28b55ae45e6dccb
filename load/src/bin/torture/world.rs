//! Two servers on one private PostgreSQL in a directory of their own, all of it gone at the end of the run.

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
    http::{Call, Connection},
};

use crate::{
    disk::Disk,
    processes,
    server::{Address, Log, Server, Site, tail},
};

/// The longest that a restart may take: until both servers serve again, whatever was killed.
pub const RESTART_LIMIT: Duration = Duration::from_secs(30);
/// How often it is looked whether they do.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// The longest that one request of a probe is waited for.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);
/// How long servers may take to end in good order before they are killed.
const END_PATIENCE: Duration = Duration::from_secs(40);

/// What is tortured.
#[derive(Debug)]
pub struct World {
    site: Site,
    /// The servers.
    pub servers: Vec<Server>,
    /// The disk of their database.
    pub disk: Disk,
    keep: bool,
}

impl World {
    /// Makes the directory; nothing runs yet.
    pub fn new(program: &Path, full_disks: bool, keep: bool) -> Result<Self, Failure> {
        let base = std::env::var_os("SALON_TEST_DIR").map_or_else(std::env::temp_dir, PathBuf::from);
        let folder = base.join(format!("salon-torture-{}", std::process::id()));
        fs::create_dir(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        // Root's PostgreSQL runs as another user, who has to pass through.
        fs::set_permissions(&folder, Permissions::from_mode(0o711))?;
        let folder = folder.canonicalize()?;
        let disk = Disk::new(folder.join("disk"), full_disks)?;
        let site = Site { program: program.canonicalize()?, data: disk.folder().join("data"), folder };
        let servers = (0..2).map(|number| Server::new(&site, number)).collect();
        Ok(Self { site, servers, disk, keep })
    }

    /// Where the servers listen.
    pub fn addresses(&self) -> Vec<Address> {
        self.servers.iter().map(Server::address).collect()
    }

    /// The processes of PostgreSQL.
    pub fn processes(&self) -> Vec<processes::Process> {
        processes::of(&self.cluster())
    }

    /// Starts every server that does not run, each with the log that is chosen for it. Says whether there was one.
    pub fn start(&mut self, mut log: impl FnMut() -> Log) -> Result<bool, Failure> {
        let mut started = false;
        for server in &mut self.servers {
            if !server.is_running() {
                server.start(log())?;
                started = true;
            }
        }
        Ok(started)
    }

    /// Waits until both servers answer from the database, starting those again that gave up because of a kill. Returns how long
    /// that is after `begin`.
    pub async fn await_service(&mut self, token: &str, begin: Instant, limit: Duration) -> Result<Duration, Failure> {
        for number in 0..self.servers.len() {
            loop {
                if begin.elapsed() > limit {
                    let seconds = limit.as_secs();
                    return Err(
                        format!("server {number} did not serve after {seconds} s\n{}", self.last_words()).into()
                    );
                }
                self.servers.iter_mut().try_for_each(Server::start_again)?;
                let Some(server) = self.servers.get_mut(number) else { break };
                if let Some(address) = server.listens()
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

    /// Plays every stored game again.
    pub async fn replay_all(&self) -> Result<String, Failure> {
        let mut command = self.site.command();
        command.args(["replay", "--all"]);
        let output = tokio::task::spawn_blocking(move || command.output()).await??;
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if !output.status.success() {
            return Err(format!("a stored game is not what the rules make of it: {said}").into());
        }
        Ok(said)
    }

    /// The ends of all logs.
    pub fn last_words(&self) -> String {
        let mut text = String::new();
        for (number, server) in self.servers.iter().enumerate() {
            text += &format!("--- the end of the log of server {number}:\n{}\n", server.last_words());
        }
        text + &format!("--- the end of PostgreSQL's log:\n{}", tail(&self.site.data.join("postgres.log"), 25))
    }

    fn cluster(&self) -> PathBuf {
        self.site.data.join("postgres")
    }

    fn end(&mut self) {
        self.servers.iter().for_each(Server::ask_to_end);
        wait_while(END_PATIENCE, || self.servers.iter_mut().any(Server::is_running));
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
        // Killed, PostgreSQL leaves a segment of shared memory behind.
        if let Some(id) = unused_segment(&self.cluster()) {
            let _ = Command::new("ipcrm").args(["-m", &id]).output();
        }
    }
}

/// The id of the segment that a killed PostgreSQL has noted (key and id, the seventh line), if nothing is attached to it.
fn unused_segment(cluster: &Path) -> Option<String> {
    let file = fs::read_to_string(cluster.join("postmaster.pid")).ok()?;
    let noted: Vec<&str> = file.lines().nth(6)?.split_whitespace().collect();
    let table = fs::read_to_string("/proc/sysvipc/shm").ok()?;
    let mut segments = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let unused = |it: &Vec<&str>| it.get(..2) == Some(noted.as_slice()) && it.get(6) == Some(&"0");
    segments.find(unused)?.get(1).map(|id| (*id).to_owned())
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.disk.can_be_full().then(|| self.disk.empty());
        self.end();
        if self.keep {
            println!("torture: kept {}", self.site.folder.display());
            return;
        }
        self.disk.unmount();
        let _ = fs::remove_dir_all(&self.site.folder);
    }
}

async fn probe(address: &str, token: &str) -> bool {
    let ask = async {
        let mut connection = Connection::open(address).await?;
        let path = if token.is_empty() { "/readyz" } else { "/v1/account" };
        let call = Call { method: "GET", path, token, header: None, body: "" };
        Ok::<_, Failure>(connection.exchange(&call).await?.status == 200)
    };
    matches!(tokio::time::timeout(PROBE_TIMEOUT, ask).await, Ok(Ok(true)))
}

fn wait_while(patience: Duration, mut waits: impl FnMut() -> bool) {
    let deadline = Instant::now() + patience;
    while Instant::now() < deadline && waits() {
        thread::sleep(POLL_INTERVAL);
    }
}
