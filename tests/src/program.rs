//! Finds and builds the programs under test.

use std::path::PathBuf;
use std::process::Command;

/// Returns the folder of PostgreSQL's programs from `POSTGRES_BIN_DIR`, which the server reads too.
#[must_use]
pub fn postgres_programs() -> Option<PathBuf> {
    std::env::var_os("POSTGRES_BIN_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// Returns the path of a program in the build directory of the running test program.
pub(crate) fn in_build_directory(name: &str) -> PathBuf {
    let own = std::env::current_exe().expect("the path of this program");
    let folder = own.parent().expect("a folder");
    // Cargo builds test programs into `deps`.
    let folder = if folder.ends_with("deps") { folder.parent().expect("a folder") } else { folder };
    folder.join(name)
}

/// Returns the server to test: the one named in `SALON_BIN`, or that of this workspace, which is built first.
pub(crate) fn find_or_build_server() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("SALON_BIN") {
        return Ok(PathBuf::from(named));
    }
    let program = in_build_directory("salon");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // The whole workspace, so that dependencies keep the features that the tests were built with.
    command.args(["build", "--quiet", "--workspace", "--bin", "salon"]).current_dir(env!("CARGO_MANIFEST_DIR"));
    if program.parent().is_some_and(|it| it.ends_with("release")) {
        command.arg("--release");
    }
    let output = command.output().map_err(|it| format!("cannot run cargo: {it}"))?;
    if output.status.success() {
        return Ok(program);
    }
    Err(format!("the server does not build: {}", String::from_utf8_lossy(&output.stderr)))
}
