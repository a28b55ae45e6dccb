//! The real `salon serve`, started for one test and ended with it.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::os::fd::IntoRawFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::client::Client;
use crate::contract::Contract;
use crate::database::{TestDatabase, unique_name};
use crate::differences::cut;
use crate::eventually::PATIENCE;
use crate::run::make_directory;

/// What every server under test is told, unless the test says otherwise.
const DEFAULTS: &[(&str, &str)] = &[
    ("SALON_BIND", "127.0.0.1:0"),
    ("SALON_WORKERS", "2"),
    ("SALON_POOL_SIZE", "8"),
    ("SALON_RATE_LIMIT_ADDRESS", "0"),
    ("SALON_RATE_LIMIT_ACCOUNT", "0"),
    ("SALON_RATE_LIMIT_SIGN_IN", "0"),
    ("SALON_RATE_LIMIT_TALK", "0"),
    ("SALON_RATE_LIMIT_INVITATIONS", "0"),
    ("SALON_RATE_LIMIT_HINTS", "0"),
    ("SALON_RATE_LIMIT_BOTS", "0"),
    ("SALON_STREAMS_PER_ACCOUNT", "0"),
    ("SALON_STREAMS_PER_ADDRESS", "0"),
];

/// The most lines of a server's log that are shown when a test fails.
const MAX_LOG_LINES: usize = 15;

/// Where a server is that does not run: nobody listens there.
const NOWHERE: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1));

/// A running server with a database of its own.
#[derive(Debug)]
pub struct TestServer {
    program: PathBuf,
    folder: PathBuf,
    environment: Vec<(String, String)>,
    database: TestDatabase,
    embedded: bool,
    log: LogTarget,
    child: Child,
    client: Client,
}

/// Where a server writes what it logs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogTarget {
    /// A file, which `log` reads.
    #[default]
    File,
    /// A pipe that nobody reads any more: every write fails.
    BrokenPipe,
    /// A disk without room: every write fails.
    FullDisk,
    /// A pipe that stays open and is never read: once it is full, every write waits.
    UnreadPipe,
}

impl LogTarget {
    fn open(self, folder: &Path) -> Stdio {
        match self {
            Self::File => File::options().create(true).append(true).open(folder.join("log")).expect("a log").into(),
            Self::BrokenPipe => std::io::pipe().expect("a pipe").1.into(),
            Self::UnreadPipe => {
                let (reader, writer) = std::io::pipe().expect("a pipe");
                // Open for as long as the test runs.
                let _ = reader.into_raw_fd();
                writer.into()
            }
            Self::FullDisk => File::options().write(true).open("/dev/full").expect("/dev/full").into(),
        }
    }
}

/// A server that differs from the ordinary one.
#[derive(Debug, Default)]
pub struct Builder {
    program: Option<PathBuf>,
    environment: Vec<(String, String)>,
    database: Option<TestDatabase>,
    embedded: bool,
    log: LogTarget,
}

impl Builder {
    /// Sets an environment variable of the server.
    #[must_use]
    pub fn env(mut self, name: &str, value: impl Into<String>) -> Self {
        self.environment.push((name.to_owned(), value.into()));
        self
    }

    /// Uses the database of another server, to have two on one.
    #[must_use]
    pub fn database(mut self, database: &TestDatabase) -> Self {
        self.database = Some(database.clone());
        self
    }

    /// Lets the server keep its own PostgreSQL instead, durable as in real life, for tests that kill it.
    #[must_use]
    pub fn embedded(mut self) -> Self {
        self.embedded = true;
        self
    }

    /// Lets the server write its log, and whatever else it says, elsewhere than to a file.
    #[must_use]
    pub fn log_to(mut self, log: LogTarget) -> Self {
        self.log = log;
        self
    }

    /// Another program than the workspace's server.
    #[must_use]
    pub fn program(mut self, path: impl Into<PathBuf>) -> Self {
        self.program = Some(path.into());
        self
    }

    /// Starts it and waits until it takes requests.
    pub async fn start(self) -> TestServer {
        let database = match self.database {
            Some(database) => database,
            None => TestDatabase::of(self.program.as_deref()).await,
        };
        let run = database.run();
        let servers = run.directory.join("servers");
        let folder = servers.join(unique_name());
        make_directory(&servers);
        make_directory(&folder);
        let program = self.program.unwrap_or_else(|| run.ready.program.clone());
        let database_used = (!self.embedded).then_some(&database);
        let child = spawn(&program, &folder, &self.environment, database_used, self.log);
        let mut server = TestServer {
            program,
            folder,
            environment: self.environment,
            database,
            embedded: self.embedded,
            log: self.log,
            child,
            client: Client::new(SocketAddr::from(([127, 0, 0, 1], 0))),
        };
        let address = server.await_address().await;
        server.client.set_address(address);
        let contract = Contract::fetch(&server.client).await;
        server.client.set_contract(contract);
        server
    }
}

impl TestServer {
    /// The ordinary server on a new database.
    pub async fn start() -> Self {
        Self::builder().start().await
    }

    /// For a server with other settings.
    #[must_use]
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// A client without credentials. It follows the server through restarts.
    #[must_use]
    pub fn client(&self) -> Client {
        self.client.clone()
    }

    /// The database, unused when the server keeps its own.
    #[must_use]
    pub fn database(&self) -> &TestDatabase {
        &self.database
    }

    /// The data directory of a server that keeps its own PostgreSQL.
    #[must_use]
    pub fn data_dir(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// The command lines of the processes it has started and that still run.
    ///
    /// # Panics
    /// Where there is no `/proc`.
    #[must_use]
    pub fn children(&self) -> Vec<String> {
        let processes = fs::read_dir("/proc").expect("a list of processes").flatten().map(|it| it.path());
        let own = |path: &PathBuf| {
            let status = fs::read_to_string(path.join("status")).unwrap_or_default();
            let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
            parent.is_some_and(|parent| parent.trim() == self.child.id().to_string())
        };
        let line = |path: PathBuf| {
            let line = fs::read(path.join("cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&line).replace('\0', " ")
        };
        processes.filter(own).map(line).collect()
    }

    /// The processor time the server has used so far: unlike the time that passed, it is its own doing.
    ///
    /// # Panics
    /// Where there is no `/proc`.
    #[must_use]
    pub fn processor_time(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("a running server");
        // The name in brackets may hold anything; what follows it is counted.
        let after_name = stat.rsplit_once(") ").expect("a process").1;
        let ticks: u64 = after_name.split(' ').skip(11).take(2).map(|it| it.parse::<u64>().expect("a number")).sum();
        Duration::from_millis(ticks * 10)
    }

    /// Everything the server has logged.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    /// Runs another subcommand of the same program with the same settings, such as `replay --all`.
    pub async fn run(&self, arguments: &[&str]) -> std::process::Output {
        let database = (!self.embedded).then_some(&self.database);
        let mut command = command(&self.program, &self.folder, &self.environment, database);
        command.args(arguments).stdin(Stdio::null());
        let output = tokio::task::spawn_blocking(move || command.output());
        output.await.expect("a task").expect("the program under test")
    }

    /// Runs another subcommand with both outputs going there; returns how it ended.
    pub async fn run_writing_to(&self, arguments: &[&str], output: LogTarget) -> ExitStatus {
        let database = (!self.embedded).then_some(&self.database);
        let mut command = command(&self.program, &self.folder, &self.environment, database);
        command.args(arguments).stdin(Stdio::null());
        command.stdout(output.open(&self.folder)).stderr(output.open(&self.folder));
        let status = tokio::task::spawn_blocking(move || command.status());
        status.await.expect("a task").expect("the program under test")
    }

    /// Kills the server as a power cut would.
    pub async fn kill9(&mut self) {
        // Before, so that nobody asks another test's server that gets its port.
        self.client.set_address(NOWHERE);
        self.child.kill().expect("a signal");
        self.await_end().await;
    }

    /// Kills the private PostgreSQL of the server, not the server.
    pub fn kill9_postgres(&self) {
        let file = self.data_dir().join("postgres/postmaster.pid");
        let text = fs::read_to_string(file).expect("a running private PostgreSQL");
        let pid = text.lines().next().and_then(|it| it.parse().ok()).expect("a process id");
        signal(pid, Signal::KILL);
    }

    /// Asks the server to end and waits until it has.
    pub async fn terminate(&mut self) -> ExitStatus {
        self.ask_to_end();
        self.await_end().await
    }

    /// Asks the server to end, without waiting.
    pub fn ask_to_end(&self) {
        signal(i32::try_from(self.child.id()).expect("a process id"), Signal::TERM);
    }

    /// Waits until the server has ended.
    pub async fn await_end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                self.client.set_address(NOWHERE);
                return status;
            }
            assert!(Instant::now() < deadline, "the server does not end:\n{}", self.log_end());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts it again on the same data, ending it first where it still runs.
    pub async fn restart(&mut self) {
        if self.child.try_wait().expect("a child").is_none() {
            self.terminate().await;
        }
        let database = (!self.embedded).then_some(&self.database);
        self.child = spawn(&self.program, &self.folder, &self.environment, database, self.log);
        let address = self.await_address().await;
        self.client.set_address(address);
    }

    /// The server writes it to a file once it listens, as one line.
    async fn await_address(&mut self) -> SocketAddr {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let text = fs::read_to_string(port_file(&self.folder)).unwrap_or_default();
            if let Some(line) = text.strip_suffix('\n') {
                return line.trim().parse().expect("an address in the port file");
            }
            if let Some(status) = self.child.try_wait().expect("a child") {
                panic!("the server ended at once ({status}):\n{}", self.log_end());
            }
            assert!(Instant::now() < deadline, "the server does not start:\n{}", self.log_end());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn log_end(&self) -> String {
        let log = self.log();
        let lines: Vec<&str> = log.lines().collect();
        let last = lines.iter().skip(lines.len().saturating_sub(MAX_LOG_LINES));
        last.map(|line| cut(line, 240)).collect::<Vec<_>>().join("\n")
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- the end of the server's log:\n{}", self.log_end());
        }
        // One that keeps its own PostgreSQL takes it along; it goes faster when asked.
        if self.embedded && matches!(self.child.try_wait(), Ok(None)) {
            self.ask_to_end();
            let deadline = Instant::now() + Duration::from_secs(10);
            while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn port_file(folder: &Path) -> PathBuf {
    folder.join("address")
}

fn command(
    program: &Path,
    folder: &Path,
    environment: &[(String, String)],
    database: Option<&TestDatabase>,
) -> Command {
    let mut command = Command::new(program);
    // Nothing of the developer's own settings.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("SALON_") {
            command.env_remove(name);
        }
    }
    command.env_remove("DATABASE_URL").env("SALON_DATA_DIR", folder.join("data"));
    command.envs(DEFAULTS.iter().copied());
    command.envs(database.map(|it| ("DATABASE_URL", it.url())));
    // Last, so that a test can put something between the server and its database.
    command.envs(environment.iter().map(|(name, value)| (name, value)));
    command
}

fn spawn(
    program: &Path,
    folder: &Path,
    environment: &[(String, String)],
    database: Option<&TestDatabase>,
    log: LogTarget,
) -> Child {
    let _ = fs::remove_file(port_file(folder));
    let mut command = command(program, folder, environment, database);
    command.arg("serve").env("SALON_PORT_FILE", port_file(folder));
    command.stdin(Stdio::null()).stdout(log.open(folder)).stderr(log.open(folder));
    command.spawn().unwrap_or_else(|error| panic!("cannot run {}: {error}", program.display()))
}

fn signal(pid: i32, signal: Signal) {
    kill_process(Pid::from_raw(pid).expect("a process id"), signal).expect("a signal");
}
