//! The measured server: a release program on a durable private PostgreSQL in a temporary directory.

use std::{
    fs::{self, File, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process};

use crate::{Failure, cpu::CpuTimes};

/// The longest time that a start or a shutdown may take.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The settings of every run; the server also inherits the environment.
const DEFAULT_SETTINGS: &[(&str, &str)] = &[
    ("SALON_BIND", "127.0.0.1:0"),
    ("SALON_RATE_LIMIT_ADDRESS", "0"),
    ("SALON_RATE_LIMIT_ACCOUNT", "0"),
    ("SALON_RATE_LIMIT_SIGN_IN", "0"),
    ("SALON_RATE_LIMIT_BOTS", "0"),
];

/// A running server.
#[derive(Debug)]
pub struct BenchServer {
    program: PathBuf,
    folder: PathBuf,
    settings: &'static [(&'static str, &'static str)],
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl BenchServer {
    /// Starts the program on a new database, with these settings in addition to the default ones.
    pub async fn start(program: &Path, settings: &'static [(&'static str, &'static str)]) -> Result<Self, Failure> {
        // The usual temporary directory is often in memory, where nothing is durable.
        let folder = PathBuf::from(format!("/var/tmp/salon-load-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        // Root's PostgreSQL runs as another user, which needs to enter this directory.
        fs::set_permissions(&folder, Permissions::from_mode(0o711))?;
        let child = spawn(program, &folder, settings)?;
        let mut server = Self { program: program.to_owned(), folder, settings, child, address: String::new() };
        server.await_address().await?;
        Ok(server)
    }

    /// Stops the server and starts it again with empty caches.
    pub async fn restart(&mut self) -> Result<(), Failure> {
        self.stop();
        self.child = spawn(&self.program, &self.folder, self.settings)?;
        self.await_address().await
    }

    /// The directory of its PostgreSQL's socket.
    pub fn socket_folder(&self) -> PathBuf {
        self.folder.join("data/socket")
    }

    /// The path of a file next to its data directory.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Its resident memory, in bytes.
    pub fn memory_bytes(&self) -> Result<u64, Failure> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kibibytes * 1024)
    }

    /// Processor time used so far.
    pub fn cpu_times(&self) -> Result<CpuTimes, Failure> {
        CpuTimes::read(self.child.id(), &self.folder.join("data"))
    }

    /// Runs `salon replay --all` on its database; returns the last line of the output.
    pub fn replay_all(&self) -> Result<String, Failure> {
        let output = command(&self.program, &self.folder).args(["replay", "--all"]).output()?;
        let output_text =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if !output.status.success() {
            return Err(format!("salon replay --all failed: {output_text}").into());
        }
        Ok(output_text.lines().last().unwrap_or_default().trim().to_owned())
    }

    async fn await_address(&mut self) -> Result<(), Failure> {
        let deadline = Instant::now() + START_TIMEOUT;
        loop {
            let text = fs::read_to_string(port_file(&self.folder)).unwrap_or_default();
            if let Some(line) = text.strip_suffix('\n') {
                line.clone_into(&mut self.address);
                return Ok(());
            }
            if self.child.try_wait()?.is_some() || Instant::now() > deadline {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("the server did not start: {log}").into());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn stop(&mut self) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        if let (Some(pid), Ok(None)) = (pid, self.child.try_wait()) {
            // On SIGTERM it also stops its PostgreSQL.
            let _ = kill_process(pid, Signal::TERM);
            let deadline = Instant::now() + START_TIMEOUT;
            while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for BenchServer {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn port_file(folder: &Path) -> PathBuf {
    folder.join("address")
}

fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_remove("DATABASE_URL").env("SALON_DATA_DIR", folder.join("data"));
    command.envs(DEFAULT_SETTINGS.iter().copied());
    command.stdin(Stdio::null());
    command
}

fn spawn(program: &Path, folder: &Path, settings: &[(&str, &str)]) -> Result<Child, Failure> {
    let _ = fs::remove_file(port_file(folder));
    let log = File::options().create(true).append(true).open(folder.join("log"))?;
    let mut command = command(program, folder);
    command.arg("serve").env("SALON_PORT_FILE", port_file(folder)).envs(settings.iter().copied());
    command.stdout(log.try_clone()?).stderr(log);
    command.spawn().map_err(|error| format!("cannot run {}: {error}", program.display()).into())
}
