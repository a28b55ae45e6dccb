//! `script/bench-compare` on the server under test: against itself, and against the same server slowed down.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The smallest load that measures anything. The tolerance decides both tests on any machine: the slowed server runs for about
/// a quarter of the time.
const TINY: [&str; 8] = ["--rounds", "7", "--seconds", "0.5", "--games-at-once", "1", "--tolerance", "40"];

/// A program that starts the server and, once it serves, stops its process for three quarters of the time.
const SLOWED: &str = r#"#!/usr/bin/env bash
# The loop does not inherit the log, so that it is closed when the server ends.
(
    while [[ ! -s $SALON_PORT_FILE ]]; do sleep 0.05; done
    while kill -STOP $$; do
        sleep 0.06
        kill -CONT $$ || break
        sleep 0.02
    done
) </dev/null >/dev/null 2>&1 &
exec "$SALON_UNDER_TEST" "$@"
"#;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace")
}

/// The build directory that this test came from.
fn programs() -> PathBuf {
    let own = std::env::current_exe().expect("the path of this program");
    own.ancestors().nth(2).expect("a build directory").to_owned()
}

/// Builds a program of the workspace unless it is there; `script/test` builds all of them before.
fn program(name: &str) -> PathBuf {
    let program = programs().join(name);
    if !program.is_file() {
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        build.args(["build", "--quiet", "--workspace", "--bin", name]).current_dir(root());
        assert!(build.status().expect("cargo").success(), "{name} does not build");
    }
    program
}

fn salon() -> PathBuf {
    std::env::var_os("SALON_BIN").map_or_else(|| program("salon"), PathBuf::from)
}

fn compare(arguments: &[&Path], options: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(root().join("script/bench-compare"));
    command.args(arguments).args(options);
    command.env("SALON_COMPARE_BIN", program("salon-compare")).env("SALON_UNDER_TEST", salon());
    let Output { status, stdout, stderr } = command.output().expect("a script");
    let text = [stdout, stderr].concat();
    (status.code(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
#[ignore = "takes a minute; script/test-long runs it"]
fn a_program_compared_with_itself_shows_no_loss() {
    let salon = salon();
    let (code, text) = compare(&[&salon, &salon], &TINY);
    assert_eq!(code, Some(0), "{text}");
    for said in ["round 7 of 7", "commands per second", "p99, ms", "CPU seconds per command", "quartiles", "no loss"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
#[ignore = "takes a minute; script/test-long runs it"]
fn a_slowed_program_fails_the_comparison() {
    let slowed = std::env::temp_dir().join(format!("salon-slowed-{}", std::process::id()));
    fs::write(&slowed, SLOWED).expect("a file");
    fs::set_permissions(&slowed, fs::Permissions::from_mode(0o755)).expect("a program");
    let (code, text) = compare(&[&salon(), &slowed], &TINY);
    let _ = fs::remove_file(&slowed);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("NEW loses in commands per second"), "{text}");
}

#[test]
fn a_program_that_does_not_start_is_reported_as_not_measured() {
    let (code, text) = compare(&[Path::new("/bin/false"), Path::new("/bin/false")], &TINY);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("OLD (/bin/false)"), "{text}");
    let (code, text) = compare(&[Path::new("/bin/false"), Path::new("/bin/false")], &["--rounds", "6"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("6 is not in 7..=1000"), "{text}");
    let (code, text) = compare(&[], &["--help"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("Exit codes") && text.contains("--rounds"), "{text}");
}
