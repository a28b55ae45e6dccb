//! A server of the test: started with a log that may fail, killed and restarted.

use std::{
    fs::{self, File},
    io::PipeReader,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
};

use rustix::process::{Pid, Signal, kill_process};
use salon_load::Failure;

/// The settings of every server, without paths.
const SETTINGS: &[(&str, &str)] = &[
    ("SALON_BIND", "127.0.0.1:0"),
    ("SALON_WORKERS", "2"),
    ("SALON_POOL_SIZE", "6"),
    ("SALON_POOL_WAIT", "1s"),
    ("SALON_ACCESS_TOKEN_LIFE", "2d"),
    ("SALON_RATE_LIMIT_ADDRESS", "0"),
    ("SALON_RATE_LIMIT_ACCOUNT", "0"),
    ("SALON_RATE_LIMIT_SIGN_IN", "0"),
    ("SALON_RATE_LIMIT_TALK", "0"),
];

/// The address of a server, shared with its clients; `None` while it is not running.
pub type SharedAddress = Arc<Mutex<Option<String>>>;

/// Where the log of a server goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogTarget {
    /// To a file.
    File,
    /// To a device that is always full.
    Full,
    /// To a pipe without a reader.
    Closed,
    /// To a pipe whose reader is closed once the server runs.
    Closing,
}

/// The paths that all servers share.
#[derive(Clone, Debug)]
pub struct RunDirectory {
    /// The program.
    pub program: PathBuf,
    /// The folder of the run.
    pub folder: PathBuf,
    /// The data directory of all servers.
    pub data: PathBuf,
}

impl RunDirectory {
    /// The program with the settings of the run, without settings from the environment.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("SALON_") || text == "DATABASE_URL" {
                command.env_remove(name);
            }
        }
        command.env("SALON_DATA_DIR", &self.data).envs(SETTINGS.iter().copied()).stdin(Stdio::null());
        command
    }
}

/// A server, running or not.
#[derive(Debug)]
pub struct KillableServer {
    directory: RunDirectory,
    number: usize,
    child: Option<Child>,
    log: LogTarget,
    reader: Option<PipeReader>,
    address: SharedAddress,
}

impl KillableServer {
    /// A server that is not running yet.
    pub fn new(directory: &RunDirectory, number: usize) -> Self {
        Self {
            directory: directory.clone(),
            number,
            child: None,
            log: LogTarget::File,
            reader: None,
            address: SharedAddress::default(),
        }
    }

    /// Its address, which is updated when it starts and stops.
    pub fn address(&self) -> SharedAddress {
        Arc::clone(&self.address)
    }

    /// Starts it with this log.
    pub fn start(&mut self, log: LogTarget) -> Result<(), Failure> {
        let _ = fs::remove_file(self.port_file());
        self.log = log;
        let mut command = self.directory.command();
        command.arg("serve").env("SALON_PORT_FILE", self.port_file()).process_group(0);
        match log {
            LogTarget::File => {
                let file = File::options().create(true).append(true).open(self.log_file())?;
                command.stdout(file.try_clone()?).stderr(file);
            }
            LogTarget::Full => {
                let file = File::options().write(true).open("/dev/full")?;
                command.stdout(file.try_clone()?).stderr(file);
            }
            LogTarget::Closed | LogTarget::Closing => {
                let (reader, writer) = std::io::pipe()?;
                command.stdout(writer.try_clone()?).stderr(writer);
                self.reader = (log == LogTarget::Closing).then_some(reader);
            }
        }
        let program = self.directory.program.display();
        self.child = Some(command.spawn().map_err(|error| format!("cannot run {program}: {error}"))?);
        Ok(())
    }

    /// Starts it again with the same log, if it has exited.
    pub fn restart_if_exited(&mut self) -> Result<(), Failure> {
        if self.is_running() { Ok(()) } else { self.start(self.log) }
    }

    /// Whether it is running. The state of a process that has exited is cleared.
    pub fn is_running(&mut self) -> bool {
        let exited = self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)));
        if exited {
            self.clear_process();
        }
        self.child.is_some()
    }

    /// Its address once it is listening; updates the shared address.
    pub fn read_address(&mut self) -> Option<String> {
        let text = fs::read_to_string(self.port_file()).ok()?;
        let address = text.strip_suffix('\n')?.to_owned();
        *self.address.lock().unwrap_or_else(PoisonError::into_inner) = Some(address.clone());
        Some(address)
    }

    /// Closes the reader of the log of a server started with [`LogTarget::Closing`].
    pub fn close_log(&mut self) {
        self.reader = None;
    }

    /// Kills it; returns whether it was running.
    pub fn kill(&mut self) -> bool {
        let Some(mut child) = self.child.take() else { return false };
        // Before the kill, so that no client connects to another program that gets the same port.
        self.clear_process();
        let alive = matches!(child.try_wait(), Ok(None));
        let _ = child.kill();
        let _ = child.wait();
        alive
    }

    /// Requests a graceful shutdown.
    pub fn request_shutdown(&self) {
        let pid = self.child.as_ref().and_then(|child| i32::try_from(child.id()).ok()).and_then(Pid::from_raw);
        if let Some(pid) = pid {
            let _ = kill_process(pid, Signal::TERM);
        }
    }

    /// The end of its log.
    pub fn log_tail(&self) -> String {
        format!("{}\n(log target: {:?})", tail(&self.log_file(), 15), self.log)
    }

    fn clear_process(&mut self) {
        *self.address.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.child = None;
        self.reader = None;
    }

    fn port_file(&self) -> PathBuf {
        self.directory.folder.join(format!("address-{}", self.number))
    }

    fn log_file(&self) -> PathBuf {
        self.directory.folder.join(format!("log-{}", self.number))
    }
}

/// The last `count` lines of a log, without those about answered requests.
pub fn tail(file: &Path, count: usize) -> String {
    let text = fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains(": answered ")).collect();
    lines.get(lines.len().saturating_sub(count)..).unwrap_or_default().join("\n")
}
