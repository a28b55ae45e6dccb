//! The disk of the database: a small file system of its own, if it can be mounted, so that the test can fill it.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use salon_load::Failure;

/// More than a long run needs. Memory is allocated only as it is used.
const SIZE_BYTES: u64 = 3 << 30;

/// The disk with the data directory.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    /// Creates the folder, and mounts a file system there if `mounted` is requested and permitted.
    pub fn new(folder: PathBuf, mounted: bool) -> Result<Self, Failure> {
        fs::create_dir(&folder)?;
        let mounted = mounted && mount(&folder, &format!("size={SIZE_BYTES},mode=0711"));
        fs::set_permissions(&folder, Permissions::from_mode(0o711))?;
        Ok(Self { folder, mounted })
    }

    /// Whether the test can fill it.
    pub fn can_be_filled(&self) -> bool {
        self.mounted
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Shrinks the file system until only `free` bytes are left.
    pub fn fill(&self, free: u64) -> Result<(), Failure> {
        // A write between the measurement and the resize makes the resize fail; then it is retried.
        for _ in 0..50 {
            let disk = rustix::fs::statvfs(&self.folder)?;
            let used = (disk.f_blocks - disk.f_bfree) * disk.f_frsize;
            if self.resize(used + free) {
                return Ok(());
            }
        }
        Err("the file system of the run cannot be shrunk".into())
    }

    /// Restores the full size.
    pub fn restore(&self) -> Result<(), Failure> {
        if self.resize(SIZE_BYTES) { Ok(()) } else { Err("the file system of the run cannot be enlarged".into()) }
    }

    fn resize(&self, bytes: u64) -> bool {
        mount(&self.folder, &format!("remount,size={bytes}"))
    }

    /// Unmounts the file system, which deletes its files.
    pub fn unmount(&self) {
        if !self.mounted {
            return;
        }
        let unmount = |arguments: &[&str]| {
            Command::new("umount").args(arguments).arg(&self.folder).stderr(Stdio::null()).status()
        };
        if !unmount(&[]).is_ok_and(|it| it.success()) {
            let _ = unmount(&["--lazy"]);
        }
    }
}

fn mount(folder: &Path, options: &str) -> bool {
    let mut command = Command::new("mount");
    command.args(["-t", "tmpfs", "-o", options, "salon-torture"]).arg(folder);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
}
