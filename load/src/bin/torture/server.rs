//! One of the servers: started with a log that may fail, killed, started again.

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

/// What every server is told, beside where things are.
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

/// Where a server listens; `None` while it does not run.
pub type Address = Arc<Mutex<Option<String>>>;

/// Where the log of a server goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// To a file.
    File,
    /// To a device that is always full.
    Full,
    /// To a pipe that nobody reads from the start.
    Closed,
    /// To a pipe that is closed once the server runs.
    Closing,
}

/// What all servers share.
#[derive(Clone, Debug)]
pub struct Site {
    /// The program.
    pub program: PathBuf,
    /// The folder of the run.
    pub folder: PathBuf,
    /// The data directory of all servers.
    pub data: PathBuf,
}

impl Site {
    /// The program with the settings of the run and nothing of the caller's.
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
pub struct Server {
    site: Site,
    number: usize,
    child: Option<Child>,
    log: Log,
    reader: Option<PipeReader>,
    address: Address,
}

impl Server {
    /// One that does not run yet.
    pub fn new(site: &Site, number: usize) -> Self {
        Self { site: site.clone(), number, child: None, log: Log::File, reader: None, address: Address::default() }
    }

    /// Where it listens, now and later.
    pub fn address(&self) -> Address {
        Arc::clone(&self.address)
    }

    /// Starts it.
    pub fn start(&mut self, log: Log) -> Result<(), Failure> {
        let _ = fs::remove_file(self.port_file());
        self.log = log;
        let mut command = self.site.command();
        command.arg("serve").env("SALON_PORT_FILE", self.port_file()).process_group(0);
        match log {
            Log::File => {
                let file = File::options().create(true).append(true).open(self.log_file())?;
                command.stdout(file.try_clone()?).stderr(file);
            }
            Log::Full => {
                let file = File::options().write(true).open("/dev/full")?;
                command.stdout(file.try_clone()?).stderr(file);
            }
            Log::Closed | Log::Closing => {
                let (reader, writer) = std::io::pipe()?;
                command.stdout(writer.try_clone()?).stderr(writer);
                self.reader = (log == Log::Closing).then_some(reader);
            }
        }
        let program = self.site.program.display();
        self.child = Some(command.spawn().map_err(|error| format!("cannot run {program}: {error}"))?);
        Ok(())
    }

    /// Starts it again as it was started, if it has ended by itself.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        if self.is_running() { Ok(()) } else { self.start(self.log) }
    }

    /// Whether its process is there. What has ended by itself is forgotten.
    pub fn is_running(&mut self) -> bool {
        let ended = self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)));
        if ended {
            self.forget();
        }
        self.child.is_some()
    }

    /// Where it listens, once it does.
    pub fn listens(&mut self) -> Option<String> {
        let text = fs::read_to_string(self.port_file()).ok()?;
        let address = text.strip_suffix('\n')?.to_owned();
        *self.address.lock().unwrap_or_else(PoisonError::into_inner) = Some(address.clone());
        Some(address)
    }

    /// Closes the log of a server that was to lose it.
    pub fn close_log(&mut self) {
        self.reader = None;
    }

    /// Kills it; says whether there was anything to kill.
    pub fn kill(&mut self) -> bool {
        let Some(mut child) = self.child.take() else { return false };
        // Before, so that nobody asks another program that gets its port.
        self.forget();
        let alive = matches!(child.try_wait(), Ok(None));
        let _ = child.kill();
        let _ = child.wait();
        alive
    }

    /// Asks it to end in good order.
    pub fn ask_to_end(&self) {
        let pid = self.child.as_ref().and_then(|child| i32::try_from(child.id()).ok()).and_then(Pid::from_raw);
        if let Some(pid) = pid {
            let _ = kill_process(pid, Signal::TERM);
        }
    }

    /// The end of its log.
    pub fn last_words(&self) -> String {
        format!("{}\n(it logged to: {:?})", tail(&self.log_file(), 15), self.log)
    }

    fn forget(&mut self) {
        *self.address.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.child = None;
        self.reader = None;
    }

    fn port_file(&self) -> PathBuf {
        self.site.folder.join(format!("address-{}", self.number))
    }

    fn log_file(&self) -> PathBuf {
        self.site.folder.join(format!("log-{}", self.number))
    }
}

/// The last lines of a log, without those about requests that were answered.
pub fn tail(file: &Path, count: usize) -> String {
    let text = fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains(": answered ")).collect();
    lines.get(lines.len().saturating_sub(count)..).unwrap_or_default().join("\n")
}
