//! Where the programs under test are.

use std::path::PathBuf;
use std::process::Command;

/// The folder of PostgreSQL's programs that whoever runs the tests has named, as the server takes it.
#[must_use]
pub fn postgres_programs() -> Option<PathBuf> {
    std::env::var_os("POSTGRES_BIN_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// A program of this workspace in the build directory that the running one came from.
pub(crate) fn beside(name: &str) -> PathBuf {
    let own = std::env::current_exe().expect("the path of this program");
    let folder = own.parent().expect("a folder");
    // Test programs are built into `deps`.
    let folder = if folder.ends_with("deps") { folder.parent().expect("a folder") } else { folder };
    folder.join(name)
}

/// The server to test: the one named in `SALON_BIN`, else that of this workspace, built now so that it is never older
/// than its source.
pub(crate) fn build() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("SALON_BIN") {
        return Ok(PathBuf::from(named));
    }
    let program = beside("salon");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // The whole workspace, so that shared dependencies have the features they were built with for the tests.
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
