//! The disk of the database: a small file system of its own where that may be mounted, so that it can be full.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use salon_load::Failure;

/// More than a long run needs. It takes memory only as it is used.
const SIZE_BYTES: u64 = 3 << 30;

/// Where the data lies.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    /// Makes the folder, and mounts a file system there if `mounted` is asked for and permitted.
    pub fn new(folder: PathBuf, mounted: bool) -> Result<Self, Failure> {
        fs::create_dir(&folder)?;
        let mounted = mounted && mount(&folder, &format!("size={SIZE_BYTES},mode=0711"));
        fs::set_permissions(&folder, Permissions::from_mode(0o711))?;
        Ok(Self { folder, mounted })
    }

    /// Whether it can be full.
    pub fn can_be_full(&self) -> bool {
        self.mounted
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Leaves so many bytes.
    pub fn fill_up_to(&self, free: u64) -> Result<(), Failure> {
        // What is written at this moment may need more than was just counted, which is refused: then it is counted anew.
        for _ in 0..50 {
            let disk = rustix::fs::statvfs(&self.folder)?;
            let used = (disk.f_blocks - disk.f_bfree) * disk.f_frsize;
            if self.resize(used + free) {
                return Ok(());
            }
        }
        Err("the file system of the run cannot be made smaller".into())
    }

    /// Gives back the whole size.
    pub fn empty(&self) -> Result<(), Failure> {
        if self.resize(SIZE_BYTES) { Ok(()) } else { Err("the file system of the run cannot be made larger".into()) }
    }

    fn resize(&self, bytes: u64) -> bool {
        mount(&self.folder, &format!("remount,size={bytes}"))
    }

    /// Takes the file system away, with all that is on it.
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
