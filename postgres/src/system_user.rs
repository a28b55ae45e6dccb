//! The operating-system user that PostgreSQL runs as, and commands that run as that user.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::StartError;

/// The operating-system user that the server runs as.
#[derive(Debug, Clone)]
pub(crate) struct SystemUser {
    name: String,
    uid: u32,
    gid: u32,
    /// True for root, which has to switch to this user first.
    switch: bool,
    /// Whether `setpriv` is installed and supports the options used here.
    setpriv: bool,
}

impl SystemUser {
    /// For root: the owner of an existing cluster, else `postgres`, else `nobody`. For other users: the current user.
    pub(crate) fn choose(cluster: &Path) -> Result<Self, StartError> {
        let uid = rustix::process::geteuid().as_raw();
        if uid != 0 {
            let gid = rustix::process::getegid().as_raw();
            let mut user = Self { name: name_of(uid), uid, gid, switch: false, setpriv: true };
            user.setpriv = user.setpriv_works();
            return Ok(user);
        }
        let (uid, gid) = match cluster.metadata() {
            Ok(it) if it.uid() == 0 => {
                return Err(StartError::OwnedByRoot { path: cluster.to_owned() });
            }
            Ok(it) => (it.uid(), it.gid()),
            Err(_) => ids_of("postgres").or_else(|| ids_of("nobody")).unwrap_or((65534, 65534)),
        };
        let user = Self { name: name_of(uid), uid, gid, switch: true, setpriv: true };
        if user.setpriv_works() { Ok(user) } else { Err(StartError::CannotSwitchUser { user: user.name }) }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn uid(&self) -> u32 {
        self.uid
    }

    /// A command that runs `program` as this user. The program receives SIGINT when the *thread* that spawned it ends, so it
    /// never outlives this process. That thread therefore has to live as long as the program.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = if self.setpriv {
            let mut command = Command::new("setpriv");
            command.args(["--pdeathsig", "INT"]);
            if self.switch {
                command.arg(format!("--reuid={}", self.uid)).arg(format!("--regid={}", self.gid)).arg("--clear-groups");
            }
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        // That user may lack access to the current directory. PG* variables would override our settings.
        command.current_dir("/").env("LC_ALL", "C").stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("PG") {
                command.env_remove(name);
            }
        }
        command
    }

    /// Makes this user the owner of a file or directory.
    pub(crate) fn own(&self, path: &Path) -> Result<(), StartError> {
        if !self.switch {
            return Ok(());
        }
        chown(path, Some(self.uid), Some(self.gid)).map_err(StartError::path("change the owner of", path))
    }

    /// Fails unless the user may enter `directory` and all its parents. Runs `test -x`, which respects access control
    /// lists too.
    pub(crate) fn check_access(&self, directory: &Path) -> Result<(), StartError> {
        let enters = |path: &Path| self.succeeds(Path::new("test"), &[Path::new("-x"), path]);
        if !self.switch || enters(directory) {
            return Ok(());
        }
        let mut parents: Vec<&Path> = directory.ancestors().collect();
        parents.reverse();
        let blocked = parents.into_iter().find(|it| !enters(it)).unwrap_or(directory);
        Err(StartError::Unreachable { user: self.name.clone(), blocked: PathBuf::from(blocked) })
    }

    /// Tries it, because some versions of `setpriv` lack `--pdeathsig` and some containers forbid changing users.
    fn setpriv_works(&self) -> bool {
        self.succeeds(Path::new("true"), &[])
    }

    fn succeeds(&self, program: &Path, arguments: &[&Path]) -> bool {
        let mut command = self.command(program);
        command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|it| it.success())
    }
}

/// User and group id of a user name, as the `id` program reports them.
fn ids_of(name: &str) -> Option<(u32, u32)> {
    Some((id(&["-u", name])?.parse().ok()?, id(&["-g", name])?.parse().ok()?))
}

fn name_of(uid: u32) -> String {
    let number = uid.to_string();
    id(&["-un", &number]).unwrap_or(number)
}

fn id(arguments: &[&str]) -> Option<String> {
    let output = Command::new("id").args(arguments).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
