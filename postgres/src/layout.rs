//! What lies where in the data directory, and who may touch it.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::StartError;
use crate::account::Account;

/// The port only names the socket; nothing listens on a network.
pub(crate) const PORT: u16 = 5432;

/// A socket's whole path has to fit into 104 bytes on some systems, 108 on others.
const LONGEST_SOCKET: usize = 100;

/// From this size on the log is put aside at the next start.
const LOG_LIMIT: u64 = 8 << 20;

/// The paths of one data directory.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    root: PathBuf,
    pub(crate) cluster: PathBuf,
    pub(crate) socket_dir: PathBuf,
    pub(crate) log: PathBuf,
    lock: PathBuf,
}

impl Layout {
    /// Makes the data directory where it is missing.
    pub(crate) fn prepare(data_dir: &Path) -> Result<Self, StartError> {
        let made = !data_dir.exists();
        fs::create_dir_all(data_dir).map_err(StartError::path("make", data_dir))?;
        let root = data_dir.canonicalize().map_err(StartError::path("find", data_dir))?;
        if made {
            // Root's server runs as somebody else, who has to pass through; nobody else has anything to look for here.
            let mode = if rustix::process::geteuid().is_root() { 0o711 } else { 0o700 };
            fs::set_permissions(&root, Permissions::from_mode(mode))
                .map_err(StartError::path("set the mode of", &root))?;
        }
        let socket_dir = socket_dir(&root)?;
        Ok(Self {
            cluster: root.join("postgres"),
            log: root.join("postgres.log"),
            lock: root.join("lock"),
            socket_dir,
            root,
        })
    }

    /// The major version of the cluster that is there.
    pub(crate) fn version(&self) -> Result<Option<u32>, StartError> {
        let file = self.cluster.join("PG_VERSION");
        match fs::read_to_string(&file) {
            Ok(text) => Ok(text.trim().parse().ok()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(StartError::path("read", &file)(error)),
        }
    }

    /// Everything the server's user needs besides the cluster itself.
    pub(crate) fn open_to(&self, account: &Account) -> Result<(), StartError> {
        account.check_entry(&self.root)?;
        let made = DirBuilder::new().mode(0o700).create(&self.socket_dir);
        match made {
            Ok(()) => return account.own(&self.socket_dir),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StartError::path("make", &self.socket_dir)(error)),
        }
        // It may stand in a public place: trust it only when it is exactly what we would have made.
        let found = self.socket_dir.symlink_metadata().map_err(StartError::path("look at", &self.socket_dir))?;
        if found.is_dir() && found.uid() == account.uid() && found.mode() & 0o777 == 0o700 {
            return Ok(());
        }
        if found.is_dir() && found.uid() == rustix::process::geteuid().as_raw() {
            // Ours from another start, by another user or cut short before it was handed over.
            fs::set_permissions(&self.socket_dir, Permissions::from_mode(0o700))
                .map_err(StartError::path("set the mode of", &self.socket_dir))?;
            return account.own(&self.socket_dir);
        }
        Err(StartError::SocketDirectoryTaken { path: self.socket_dir.clone(), user: account.name().to_owned() })
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn socket(&self) -> PathBuf {
        self.socket_dir.join(socket_name())
    }

    /// The file whose lock says who owns the server.
    pub(crate) fn lock_file(&self) -> Result<File, StartError> {
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true).mode(0o600);
        options.open(&self.lock).map_err(StartError::path("open", &self.lock))
    }

    /// The log, to be written at its end.
    pub(crate) fn log_file(&self) -> Result<File, StartError> {
        if self.log.metadata().is_ok_and(|it| it.len() > LOG_LIMIT) {
            let old = self.log.with_extension("log.1");
            fs::rename(&self.log, old).map_err(StartError::path("rename", &self.log))?;
        }
        let mut options = OpenOptions::new();
        options.create(true).append(true).mode(0o600);
        options.open(&self.log).map_err(StartError::path("open", &self.log))
    }
}

fn socket_name() -> String {
    format!(".s.PGSQL.{PORT}")
}

/// In the data directory when its path is short enough, else in /tmp under a name that only this directory has.
fn socket_dir(root: &Path) -> Result<PathBuf, StartError> {
    let near = root.join("socket");
    if near.as_os_str().len() + 1 + socket_name().len() <= LONGEST_SOCKET {
        return Ok(near);
    }
    let metadata = root.metadata().map_err(StartError::path("look at", root))?;
    Ok(PathBuf::from(format!("/tmp/salon-{:x}-{:x}", metadata.dev(), metadata.ino())))
}
