//! What a person types first says in one sentence what is missing, and never half does it.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for `PATH` with these programs of the system and these made-up ones.
struct Programs(PathBuf);

impl Programs {
    fn new(name: &str, real: &[&str], made_up: &[(&str, &str)]) -> Self {
        let folder = std::env::temp_dir().join(format!("salon-scripts-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = std::env::var_os("PATH").expect("a path");
        for program in real {
            let found = std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file());
            symlink(found.unwrap_or_else(|| panic!("no {program}")), folder.join(program)).expect("a link");
        }
        for (program, text) in made_up {
            let file = folder.join(program);
            fs::write(&file, format!("#!/bin/sh\n{text}\n")).expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a program");
        }
        Self(folder)
    }

    fn run(&self, script: &str) -> Output {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
        let mut command = Command::new("/bin/bash");
        command.arg(root.join("script").join(script)).env_clear().env("PATH", &self.0).output().expect("bash")
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// It failed, and said so in one sentence.
fn sentence(output: &Output) -> String {
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("salon: "), "{said}");
    said
}

const BASICS: &[&str] = &["bash", "dirname", "env", "sed", "grep"];

#[test]
fn without_a_toolchain_both_commands_say_what_to_install() {
    let programs = Programs::new("toolchain", BASICS, &[("id", "echo 1000")]);
    for script in ["server", "test", "setup"] {
        assert!(sentence(&programs.run(script)).contains("rustup"), "{script}");
    }
}

#[test]
fn who_may_not_install_is_told_what_to_type_and_who_cannot_what_is_missing() {
    let stubs = [("id", "echo 1000"), ("cargo", "exit 0"), ("apt-get", "echo must not be called >&2; exit 1")];
    let programs = Programs::new("plain", BASICS, &stubs);
    let said = sentence(&programs.run("server"));
    assert!(said.contains("sudo apt-get install") && said.contains("build-essential"), "{said}");
    let programs = Programs::new("elsewhere", BASICS, &stubs[..2]);
    assert!(sentence(&programs.run("server")).contains("install these first: "));
}
