//! Creates a new cluster, completely or not at all.

use std::fs::{self, DirBuilder, File};
use std::io::Write;
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::binaries::Binaries;
use crate::layout::Layout;
use crate::system_user::SystemUser;
use crate::{DATABASE, ROLE, StartError};

/// Prefix of the directory of an unfinished cluster.
const UNFINISHED_PREFIX: &str = "unfinished-";

/// Creates the cluster if it does not exist. The caller holds the owner's lock.
pub(crate) fn ensure_cluster(
    layout: &Layout,
    binaries: &Binaries,
    user: &SystemUser,
    durable: bool,
) -> Result<(), StartError> {
    if layout.version()?.is_some() {
        return Ok(());
    }
    remove_unfinished(layout.root())?;
    // It is renamed once it is complete: a killed initdb leaves nothing that looks like a cluster.
    let unfinished = layout.root().join(format!("{UNFINISHED_PREFIX}{}", std::process::id()));
    DirBuilder::new().mode(0o700).create(&unfinished).map_err(StartError::path("create", &unfinished))?;
    user.own(&unfinished)?;
    run_initdb(binaries, user, &unfinished, durable)?;
    create_database(binaries, user, &unfinished, durable)?;
    fs::rename(&unfinished, &layout.cluster).map_err(StartError::path("rename", &unfinished))?;
    File::open(layout.root()).and_then(|it| it.sync_all()).map_err(StartError::path("sync", layout.root()))
}

fn remove_unfinished(root: &Path) -> Result<(), StartError> {
    let entries = fs::read_dir(root).map_err(StartError::path("list", root))?;
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().starts_with(UNFINISHED_PREFIX) {
            fs::remove_dir_all(entry.path()).map_err(StartError::path("remove", &entry.path()))?;
        }
    }
    Ok(())
}

fn run_initdb(binaries: &Binaries, user: &SystemUser, target: &Path, durable: bool) -> Result<(), StartError> {
    // Sorted by code point, so that no update of the C library changes the order of an index.
    let locale = if cfg!(target_os = "linux") { "C.UTF-8" } else { "C" };
    let mut command = user.command(&binaries.initdb);
    command
        .arg("-D")
        .arg(target)
        .args(["-U", ROLE, "--encoding=UTF8", "--data-checksums"])
        .arg(format!("--locale={locale}"))
        // Only the owner can enter the directory of the socket, so connections there need no password.
        .args(["--auth-local=trust", "--auth-host=reject"]);
    if !durable {
        command.arg("--no-sync");
    }
    let output = command.output().map_err(StartError::program(&binaries.initdb))?;
    check(&output, target)
}

/// Uses the single-user mode, which needs no running server and no client.
fn create_database(binaries: &Binaries, user: &SystemUser, target: &Path, durable: bool) -> Result<(), StartError> {
    let mut command = user.command(&binaries.postgres);
    command.arg("--single").arg("-D").arg(target).args(["-c", "exit_on_error=on"]);
    if !durable {
        command.args(["-c", "fsync=off"]);
    }
    command.arg("template1");
    let output = run_with_input(command, &format!("CREATE DATABASE {DATABASE};\n"))
        .map_err(StartError::program(&binaries.postgres))?;
    check(&output, target)
}

fn run_with_input(mut command: Command, input: &str) -> std::io::Result<Output> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input.as_bytes())?;
    }
    child.wait_with_output()
}

fn check(output: &Output, target: &Path) -> Result<(), StartError> {
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let said: Vec<&str> = text.lines().map(str::trim).filter(|it| !it.is_empty()).collect();
    Err(StartError::Init { path: target.to_owned(), output: said.join("; ") })
}
