//! The paths in the data directory and their permissions.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::StartError;
use crate::system_user::SystemUser;

/// The port only names the socket; nothing listens on a network.
pub(crate) const PORT: u16 = 5432;

/// The path of a socket has to fit into 104 bytes on some systems, 108 on others.
const MAX_SOCKET_PATH_BYTES: usize = 100;

/// A log larger than this is rotated at the next start.
const MAX_LOG_BYTES: u64 = 8 << 20;

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
    /// Creates the data directory if it does not exist.
    pub(crate) fn prepare(data_dir: &Path) -> Result<Self, StartError> {
        let is_new = !data_dir.exists();
        fs::create_dir_all(data_dir).map_err(StartError::path("create", data_dir))?;
        let root = data_dir.canonicalize().map_err(StartError::path("find", data_dir))?;
        if is_new {
            // Root's server runs as another user, which needs to enter the directory; no other user needs access.
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

    /// The major version of the existing cluster, or `None` if there is none.
    pub(crate) fn version(&self) -> Result<Option<u32>, StartError> {
        let file = self.cluster.join("PG_VERSION");
        match fs::read_to_string(&file) {
            Ok(text) => Ok(text.trim().parse().ok()),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(StartError::path("read", &file)(error)),
        }
    }

    /// Creates the socket directory for the server's user, and checks that this user can reach it.
    pub(crate) fn grant_access(&self, user: &SystemUser) -> Result<(), StartError> {
        user.check_access(&self.root)?;
        let created = DirBuilder::new().mode(0o700).create(&self.socket_dir);
        match created {
            Ok(()) => return user.own(&self.socket_dir),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StartError::path("create", &self.socket_dir)(error)),
        }
        // It may be in a world-writable place: use it only if its type, owner and mode are what we would have created.
        let found = self.socket_dir.symlink_metadata().map_err(StartError::path("inspect", &self.socket_dir))?;
        if found.is_dir() && found.uid() == user.uid() && found.mode() & 0o777 == 0o700 {
            return Ok(());
        }
        if found.is_dir() && found.uid() == rustix::process::geteuid().as_raw() {
            // Left by an earlier start with another user, or by one that was interrupted before the change of owner.
            fs::set_permissions(&self.socket_dir, Permissions::from_mode(0o700))
                .map_err(StartError::path("set the mode of", &self.socket_dir))?;
            return user.own(&self.socket_dir);
        }
        Err(StartError::SocketDirectoryTaken { path: self.socket_dir.clone(), user: user.name().to_owned() })
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn socket(&self) -> PathBuf {
        self.socket_dir.join(socket_name())
    }

    /// The file that the owner of the server keeps locked.
    pub(crate) fn lock_file(&self) -> Result<File, StartError> {
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true).mode(0o600);
        options.open(&self.lock).map_err(StartError::path("open", &self.lock))
    }

    /// Opens the log for appending; rotates it first if it is too large.
    pub(crate) fn log_file(&self) -> Result<File, StartError> {
        if self.log.metadata().is_ok_and(|it| it.len() > MAX_LOG_BYTES) {
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

/// In the data directory if its path is short enough, else in /tmp under a name unique to this data directory.
fn socket_dir(root: &Path) -> Result<PathBuf, StartError> {
    let preferred = root.join("socket");
    if preferred.as_os_str().len() + 1 + socket_name().len() <= MAX_SOCKET_PATH_BYTES {
        return Ok(preferred);
    }
    let metadata = root.metadata().map_err(StartError::path("inspect", root))?;
    Ok(PathBuf::from(format!("/tmp/salon-{:x}-{:x}", metadata.dev(), metadata.ino())))
}
