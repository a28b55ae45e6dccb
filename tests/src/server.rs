//! The real `salon serve`, started for one test and stopped at its end.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::path::PathBuf;
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::client::ApiClient;
use crate::contract::Contract;
use crate::database::{TestDatabase, unique_name};
use crate::eventually::WAIT_TIMEOUT;
use crate::json_diff::truncated;
use crate::launch::{Launch, LogTarget};
use crate::test_run::make_directory;

/// How many lines of a server's log are shown when a test fails.
const MAX_LOG_LINES: usize = 15;

/// The address of a server that does not run: no program listens on it.
const CLOSED_ADDRESS: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1));

/// A running server and its database.
#[derive(Debug)]
pub struct TestServer {
    launch: Launch,
    database: TestDatabase,
    child: Child,
    client: ApiClient,
}

/// Settings of a server before it is started.
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

    /// Uses the database of another server.
    #[must_use]
    pub fn database(mut self, database: &TestDatabase) -> Self {
        self.database = Some(database.clone());
        self
    }

    /// Lets the server run its own durable PostgreSQL, for tests that kill it.
    #[must_use]
    pub fn embedded(mut self) -> Self {
        self.embedded = true;
        self
    }

    /// Redirects the log and all other output of the server.
    #[must_use]
    pub fn log_to(mut self, log: LogTarget) -> Self {
        self.log = log;
        self
    }

    /// Runs another program than the workspace's server.
    #[must_use]
    pub fn program(mut self, path: impl Into<PathBuf>) -> Self {
        self.program = Some(path.into());
        self
    }

    /// Starts the server and waits until it accepts requests.
    pub async fn start(self) -> TestServer {
        let database = match self.database {
            Some(database) => database,
            None => TestDatabase::create_for(self.program.as_deref()).await,
        };
        let run = database.test_run();
        let servers = run.directory.join("servers");
        let folder = servers.join(unique_name());
        make_directory(&servers);
        make_directory(&folder);
        let launch = Launch {
            program: self.program.unwrap_or_else(|| run.ready.program.clone()),
            folder,
            environment: self.environment,
            database: (!self.embedded).then(|| database.clone()),
            log: self.log,
        };
        let child = launch.spawn();
        let client = ApiClient::new(CLOSED_ADDRESS);
        let mut server = TestServer { launch, database, child, client };
        let address = server.wait_for_address().await;
        server.client.set_address(address);
        let contract = Contract::fetch(&server.client).await;
        server.client.set_contract(contract);
        server
    }
}

impl TestServer {
    /// Starts a server with default settings on a new database.
    pub async fn start() -> Self {
        Self::builder().start().await
    }

    /// Returns a builder for a server with other settings.
    #[must_use]
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Returns a client without credentials. It stays usable when the server is restarted.
    #[must_use]
    pub fn client(&self) -> ApiClient {
        self.client.clone()
    }

    /// Returns the database; it is unused when the server runs its own PostgreSQL.
    #[must_use]
    pub fn database(&self) -> &TestDatabase {
        &self.database
    }

    /// Returns the data directory of a server that runs its own PostgreSQL.
    #[must_use]
    pub fn data_dir(&self) -> PathBuf {
        self.launch.data_dir()
    }

    /// Returns the command lines of the running child processes of the server.
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

    /// Returns the CPU time that the server has used, which does not depend on what else the machine does.
    ///
    /// # Panics
    /// Where there is no `/proc`.
    #[must_use]
    pub fn cpu_time(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("a running server");
        // The process name in parentheses may contain spaces; fields are counted after it.
        let after_name = stat.rsplit_once(") ").expect("a process").1;
        let ticks: u64 = after_name.split(' ').skip(11).take(2).map(|it| it.parse::<u64>().expect("a number")).sum();
        Duration::from_millis(ticks * 10)
    }

    /// Returns the whole log of the server.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.launch.log_file()).unwrap_or_default()
    }

    /// Runs another subcommand of the same program with the same settings, such as `replay --all`.
    pub async fn run(&self, arguments: &[&str]) -> std::process::Output {
        let mut command = self.launch.command(arguments);
        let output = tokio::task::spawn_blocking(move || command.output());
        output.await.expect("a task").expect("the program under test")
    }

    /// Checks all stored games with `salon replay --all`.
    ///
    /// # Panics
    /// When the check finds anything.
    pub async fn expect_clean_replay(&self) {
        let output = self.run(&["replay", "--all"]).await;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    /// Runs another subcommand with both outputs redirected, and returns its exit status.
    pub async fn run_writing_to(&self, arguments: &[&str], output: LogTarget) -> ExitStatus {
        let mut command = self.launch.command_writing_to(arguments, output);
        let status = tokio::task::spawn_blocking(move || command.status());
        status.await.expect("a task").expect("the program under test")
    }

    /// Kills the server with SIGKILL.
    pub async fn kill9(&mut self) {
        // First, because the server of another test may be given the same port.
        self.client.set_address(CLOSED_ADDRESS);
        self.child.kill().expect("a signal");
        self.wait_for_exit().await;
    }

    /// Kills the private PostgreSQL of the server with SIGKILL, but not the server.
    pub fn kill9_postgres(&self) {
        let file = self.data_dir().join("postgres/postmaster.pid");
        let text = fs::read_to_string(file).expect("a running private PostgreSQL");
        let pid = text.lines().next().and_then(|it| it.parse().ok()).expect("a process id");
        signal(pid, Signal::KILL);
    }

    /// Sends SIGTERM and waits until the server has exited.
    pub async fn terminate(&mut self) -> ExitStatus {
        self.send_sigterm();
        self.wait_for_exit().await
    }

    /// Sends SIGTERM without waiting.
    pub fn send_sigterm(&self) {
        signal(i32::try_from(self.child.id()).expect("a process id"), Signal::TERM);
    }

    /// Waits until the server has exited.
    pub async fn wait_for_exit(&mut self) -> ExitStatus {
        let deadline = Instant::now() + WAIT_TIMEOUT;
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                self.client.set_address(CLOSED_ADDRESS);
                return status;
            }
            assert!(Instant::now() < deadline, "the server does not exit:\n{}", self.log_end());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts the server again on the same data, after stopping it if it runs.
    pub async fn restart(&mut self) {
        if self.child.try_wait().expect("a child").is_none() {
            self.terminate().await;
        }
        self.child = self.launch.spawn();
        let address = self.wait_for_address().await;
        self.client.set_address(address);
    }

    /// Waits for the file with one line that the server writes once it listens.
    async fn wait_for_address(&mut self) -> SocketAddr {
        let deadline = Instant::now() + WAIT_TIMEOUT;
        loop {
            let text = fs::read_to_string(self.launch.port_file()).unwrap_or_default();
            if let Some(line) = text.strip_suffix('\n') {
                return line.trim().parse().expect("an address in the port file");
            }
            if let Some(status) = self.child.try_wait().expect("a child") {
                panic!("the server exited at once ({status}):\n{}", self.log_end());
            }
            assert!(Instant::now() < deadline, "the server does not start:\n{}", self.log_end());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn log_end(&self) -> String {
        let log = self.log();
        let lines: Vec<&str> = log.lines().collect();
        let last = lines.iter().skip(lines.len().saturating_sub(MAX_LOG_LINES));
        last.map(|line| truncated(line, 240)).collect::<Vec<_>>().join("\n")
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("--- the end of the server's log:\n{}", self.log_end());
        }
        // A private PostgreSQL stops with its server, and faster after SIGTERM than after SIGKILL.
        if self.launch.database.is_none() && matches!(self.child.try_wait(), Ok(None)) {
            self.send_sigterm();
            let deadline = Instant::now() + Duration::from_secs(10);
            while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.launch.folder);
    }
}

fn signal(pid: i32, signal: Signal) {
    kill_process(Pid::from_raw(pid).expect("a process id"), signal).expect("a signal");
}
