//! How a server under test is launched: program, folder, environment, database and where its log goes.

use std::fs::{self, File};
use std::os::fd::IntoRawFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::database::TestDatabase;

/// The environment of every server under test, unless the test overrides it.
const DEFAULT_ENVIRONMENT: &[(&str, &str)] = &[
    ("SALON_BIND", "127.0.0.1:0"),
    ("SALON_WORKERS", "2"),
    ("SALON_POOL_SIZE", "8"),
    // A busy machine, and locks that a test holds, must not end a request or its wait for a connection.
    ("SALON_POOL_WAIT", "60s"),
    ("SALON_REQUEST_TIMEOUT", "10m"),
    ("SALON_RATE_LIMIT_ADDRESS", "0"),
    ("SALON_RATE_LIMIT_ACCOUNT", "0"),
    ("SALON_RATE_LIMIT_SIGN_IN", "0"),
    ("SALON_RATE_LIMIT_TALK", "0"),
    ("SALON_RATE_LIMIT_INVITATIONS", "0"),
    ("SALON_RATE_LIMIT_HINTS", "0"),
    ("SALON_RATE_LIMIT_BOTS", "0"),
    ("SALON_GUESTS_PER_ADDRESS", "0"),
    ("SALON_STREAMS_PER_ACCOUNT", "0"),
    ("SALON_STREAMS_PER_ADDRESS", "0"),
];

/// Where a server writes its log.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogTarget {
    /// A file that [`TestServer::log`](crate::TestServer::log) reads.
    #[default]
    File,
    /// A pipe whose reading end is closed: every write fails.
    BrokenPipe,
    /// A full disk: every write fails.
    FullDisk,
    /// A pipe that is open and never read: once it is full, every write blocks.
    UnreadPipe,
}

impl LogTarget {
    fn open(self, folder: &Path) -> Stdio {
        match self {
            Self::File => File::options().create(true).append(true).open(log_file(folder)).expect("a log").into(),
            Self::BrokenPipe => std::io::pipe().expect("a pipe").1.into(),
            Self::UnreadPipe => {
                let (reader, writer) = std::io::pipe().expect("a pipe");
                // Kept open until the test process exits.
                let _ = reader.into_raw_fd();
                writer.into()
            }
            Self::FullDisk => File::options().write(true).open("/dev/full").expect("/dev/full").into(),
        }
    }
}

/// Everything that is needed to start a server, and to start it again.
#[derive(Debug)]
pub(crate) struct Launch {
    pub(crate) program: PathBuf,
    pub(crate) folder: PathBuf,
    pub(crate) environment: Vec<(String, String)>,
    /// `None` for a server that runs its own PostgreSQL.
    pub(crate) database: Option<TestDatabase>,
    pub(crate) log: LogTarget,
}

impl Launch {
    /// Returns a command of the program with the environment of the server.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        // Without the settings of the shell that runs the tests.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SALON_") {
                command.env_remove(name);
            }
        }
        command.env_remove("DATABASE_URL").env("SALON_DATA_DIR", self.data_dir());
        command.envs(DEFAULT_ENVIRONMENT.iter().copied());
        command.envs(self.database.as_ref().map(|it| ("DATABASE_URL", it.url())));
        // Last, so that a test can override the database URL with that of a proxy.
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command.args(arguments).stdin(Stdio::null());
        command
    }

    /// Returns the same command with both outputs redirected.
    pub(crate) fn command_writing_to(&self, arguments: &[&str], output: LogTarget) -> Command {
        let mut command = self.command(arguments);
        command.stdout(output.open(&self.folder)).stderr(output.open(&self.folder));
        command
    }

    /// Starts the server.
    pub(crate) fn spawn(&self) -> Child {
        let _ = fs::remove_file(self.port_file());
        let mut command = self.command_writing_to(&["serve"], self.log);
        command.env("SALON_PORT_FILE", self.port_file());
        command.spawn().unwrap_or_else(|error| panic!("cannot run {}: {error}", self.program.display()))
    }

    pub(crate) fn data_dir(&self) -> PathBuf {
        self.folder.join("data")
    }

    pub(crate) fn port_file(&self) -> PathBuf {
        self.folder.join("address")
    }

    pub(crate) fn log_file(&self) -> PathBuf {
        log_file(&self.folder)
    }
}

fn log_file(folder: &Path) -> PathBuf {
    folder.join("log")
}
