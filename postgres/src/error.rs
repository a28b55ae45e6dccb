//! The reasons why a cluster could not be started; each message says what to do.

use std::io;
use std::path::PathBuf;

/// Why a start failed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No usable PostgreSQL on this machine.
    #[error(
        "no PostgreSQL {wanted} was found: install it (Debian: apt-get install postgresql), or name the folder of its \
         programs in POSTGRES_BIN_DIR, or give the address of a running one in DATABASE_URL"
    )]
    NoBinaries {
        /// The version that was required.
        wanted: String,
    },
    /// Root cannot switch to another user, and PostgreSQL refuses to run as root.
    #[error(
        "PostgreSQL does not run as root and `setpriv` cannot switch to the user {user} here: start Salon as a plain \
         user, or install util-linux"
    )]
    CannotSwitchUser {
        /// The user to switch to.
        user: String,
    },
    /// The cluster belongs to root, and PostgreSQL refuses to run as root.
    #[error("{path} belongs to root, but PostgreSQL does not run as root: give it to another user with chown -R", path = path.display())]
    OwnedByRoot {
        /// The cluster.
        path: PathBuf,
    },
    /// The user that PostgreSQL runs as may not enter a parent directory.
    #[error(
        "PostgreSQL runs as the user {user}, who may not enter {blocked}: choose another data directory in \
         SALON_DATA_DIR, for example /var/lib/salon, or type chmod o+x {blocked}",
        blocked = blocked.display()
    )]
    Unreachable {
        /// The user.
        user: String,
        /// The first directory that the user may not enter.
        blocked: PathBuf,
    },
    /// A file or directory cannot be used.
    #[error("cannot {doing} {path}: {source}; check who owns the data directory, or choose another in SALON_DATA_DIR", path = path.display())]
    Path {
        /// The operation, as a verb.
        doing: &'static str,
        /// The file or directory.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The socket directory in a world-writable place belongs to another user.
    #[error("{path} exists and is not a private directory of the user {user}: remove it", path = path.display())]
    SocketDirectoryTaken {
        /// The directory.
        path: PathBuf,
        /// The user that should own it.
        user: String,
    },
    /// A program could not be started.
    #[error("cannot run {program}: {source}", program = program.display())]
    Program {
        /// The program.
        program: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// `initdb` or the creation of the first database failed.
    #[error("a new PostgreSQL cluster could not be created in {path}: {output}", path = path.display())]
    Init {
        /// The directory of the cluster.
        path: PathBuf,
        /// What the program printed.
        output: String,
    },
    /// A server that Salon did not start is running on this cluster.
    #[error("process {pid} is a PostgreSQL that Salon did not start on {path}: stop it first", path = path.display())]
    InUse {
        /// Its process id.
        pid: i32,
        /// The cluster.
        path: PathBuf,
    },
    /// An earlier server does not exit, and cannot be killed or cannot be proven to be Salon's.
    #[error(
        "process {pid}, which seems to be an earlier PostgreSQL on {path}, does not exit: make sure that it is, and kill it",
        path = path.display()
    )]
    DoesNotEnd {
        /// Its process id.
        pid: i32,
        /// The cluster.
        path: PathBuf,
    },
    /// The server exited while it was starting.
    #[error("PostgreSQL exited while starting: {said} (full log: {log})", log = log.display())]
    Exited {
        /// The most informative line of its log.
        said: String,
        /// Its log.
        log: PathBuf,
    },
    /// The server was not ready in time.
    #[error("PostgreSQL was not ready after {seconds} s: see {log}", log = log.display())]
    TimedOut {
        /// The timeout.
        seconds: u64,
        /// Its log.
        log: PathBuf,
    },
    /// A stop was requested before the start was complete.
    #[error("the start of PostgreSQL was interrupted")]
    Interrupted,
}

impl StartError {
    /// For `map_err` on file operations.
    pub(crate) fn path(doing: &'static str, path: &std::path::Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Path { doing, path, source }
    }

    /// For `map_err` on running programs.
    pub(crate) fn program(program: &std::path::Path) -> impl FnOnce(io::Error) -> Self {
        let program = program.to_owned();
        move |source| Self::Program { program, source }
    }
}
