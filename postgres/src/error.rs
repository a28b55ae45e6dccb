//! Why a cluster could not be started, each with what to do about it.

use std::io;
use std::path::PathBuf;

/// A start that failed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No usable PostgreSQL on this machine.
    #[error(
        "no PostgreSQL {wanted} was found: install it (Debian: apt-get install postgresql), or name the folder of its \
         programs in POSTGRES_BIN_DIR, or give the address of a running one in DATABASE_URL"
    )]
    NoBinaries {
        /// The version looked for.
        wanted: String,
    },
    /// Root cannot become somebody else, and PostgreSQL refuses to run as root.
    #[error(
        "PostgreSQL does not run as root and `setpriv` cannot switch to the user {user} here: start Salon as a plain \
         user, or install util-linux"
    )]
    CannotSwitchUser {
        /// Whom to become.
        user: String,
    },
    /// The cluster belongs to root, who may not run it.
    #[error("{path} belongs to root, as whom PostgreSQL does not run: give it to another user with chown -R", path = path.display())]
    OwnedByRoot {
        /// The cluster.
        path: PathBuf,
    },
    /// A parent directory is closed to the user PostgreSQL runs as.
    #[error(
        "PostgreSQL runs as the user {user}, who may not enter {blocked}: choose another data directory in \
         SALON_DATA_DIR, for example /var/lib/salon, or type chmod o+x {blocked}",
        blocked = blocked.display()
    )]
    Unreachable {
        /// The user.
        user: String,
        /// The first directory that is closed.
        blocked: PathBuf,
    },
    /// A file or directory cannot be used.
    #[error("cannot {doing} {path}: {source}; check who owns the data directory, or choose another in SALON_DATA_DIR", path = path.display())]
    Path {
        /// What was tried.
        doing: &'static str,
        /// On what.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
    /// The socket directory in a public place is not ours.
    #[error("{path} exists and is not a private directory of the user {user}: remove it", path = path.display())]
    SocketDirectoryTaken {
        /// The directory.
        path: PathBuf,
        /// Who should own it.
        user: String,
    },
    /// A program could not be run at all.
    #[error("cannot run {program}: {source}", program = program.display())]
    Program {
        /// The program.
        program: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
    /// `initdb`, or making the first database, failed.
    #[error("a new PostgreSQL cluster could not be made in {path}: {output}", path = path.display())]
    Init {
        /// Where.
        path: PathBuf,
        /// What the program said.
        output: String,
    },
    /// Somebody else runs a server on this cluster.
    #[error("process {pid} is a PostgreSQL that Salon did not start on {path}: stop it first", path = path.display())]
    InUse {
        /// Its process id.
        pid: i32,
        /// The cluster.
        path: PathBuf,
    },
    /// A server that Salon started does not end, and cannot be proven to be Salon's or killed.
    #[error(
        "process {pid}, which seems to be an earlier PostgreSQL on {path}, does not end: make sure that it is, and kill it",
        path = path.display()
    )]
    DoesNotEnd {
        /// Its process id.
        pid: i32,
        /// The cluster.
        path: PathBuf,
    },
    /// The server ended while starting.
    #[error("PostgreSQL ended while starting: {said} (the whole log: {log})", log = log.display())]
    Exited {
        /// Its last words.
        said: String,
        /// Its log.
        log: PathBuf,
    },
    /// The server was not ready in time.
    #[error("PostgreSQL was not ready after {seconds} s: look into {log}", log = log.display())]
    TimedOut {
        /// How long it was waited for.
        seconds: u64,
        /// Its log.
        log: PathBuf,
    },
    /// The owner asked for a stop before the start was over.
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
