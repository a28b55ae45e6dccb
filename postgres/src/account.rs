//! Which user of the system PostgreSQL runs as, and how to run a program as that user.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::StartError;

/// The user the server runs as.
#[derive(Debug, Clone)]
pub(crate) struct Account {
    name: String,
    uid: u32,
    gid: u32,
    /// Root has to become this user first; anybody else is it already.
    switch: bool,
    /// `setpriv` is there and does what is needed.
    setpriv: bool,
}

impl Account {
    /// The owner of an existing cluster, else `postgres`, else `nobody`, when we are root; else ourselves.
    pub(crate) fn choose(cluster: &Path) -> Result<Self, StartError> {
        let uid = rustix::process::geteuid().as_raw();
        if uid != 0 {
            let gid = rustix::process::getegid().as_raw();
            let mut account = Self { name: name_of(uid), uid, gid, switch: false, setpriv: true };
            account.setpriv = account.setpriv_works();
            return Ok(account);
        }
        let (uid, gid) = match cluster.metadata() {
            Ok(it) if it.uid() == 0 => {
                return Err(StartError::OwnedByRoot { path: cluster.to_owned() });
            }
            Ok(it) => (it.uid(), it.gid()),
            Err(_) => ids_of("postgres").or_else(|| ids_of("nobody")).unwrap_or((65534, 65534)),
        };
        let account = Self { name: name_of(uid), uid, gid, switch: true, setpriv: true };
        if account.setpriv_works() { Ok(account) } else { Err(StartError::CannotSwitchUser { user: account.name }) }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn uid(&self) -> u32 {
        self.uid
    }

    /// A command that runs `program` as this user. It gets SIGINT when the *thread* that spawns it ends, so that it
    /// never outlives us; the thread therefore has to live as long as the program should.
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
        // The directory we were started in may be closed to that user; PG* variables would override our settings.
        command.current_dir("/").env("LC_ALL", "C").stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("PG") {
                command.env_remove(name);
            }
        }
        command
    }

    /// Gives a file or directory to this user.
    pub(crate) fn own(&self, path: &Path) -> Result<(), StartError> {
        if !self.switch {
            return Ok(());
        }
        chown(path, Some(self.uid), Some(self.gid)).map_err(StartError::path("change the owner of", path))
    }

    /// Whether the user may enter `directory` and everything above it. Asked of the system, which knows about
    /// access lists too.
    pub(crate) fn check_entry(&self, directory: &Path) -> Result<(), StartError> {
        let enters = |path: &Path| self.succeeds(Path::new("test"), &[Path::new("-x"), path]);
        if !self.switch || enters(directory) {
            return Ok(());
        }
        let mut parents: Vec<&Path> = directory.ancestors().collect();
        parents.reverse();
        let blocked = parents.into_iter().find(|it| !enters(it)).unwrap_or(directory);
        Err(StartError::Unreachable { user: self.name.clone(), blocked: PathBuf::from(blocked) })
    }

    /// A trial, because some `setpriv`s know no `--pdeathsig` and some containers refuse to change users.
    fn setpriv_works(&self) -> bool {
        self.succeeds(Path::new("true"), &[])
    }

    fn succeeds(&self, program: &Path, arguments: &[&Path]) -> bool {
        let mut command = self.command(program);
        command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|it| it.success())
    }
}

/// User and group id by name, from wherever the system keeps its users.
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
