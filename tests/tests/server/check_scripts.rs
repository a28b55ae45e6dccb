//! The output of the scripts that run checks: times of steps, progress of builds, failed tests of a soak.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace")
}

/// Runs a bash script in the root of the repository; returns its success, output and errors.
fn bash(text: &str) -> (bool, String, String) {
    output_of(Command::new("bash").args(["-c", text]).current_dir(root()).output().expect("bash"))
}

fn output_of(output: Output) -> (bool, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn steps_report_their_seconds_and_budgets() {
    let (good, out, _) = bash(
        "set -euo pipefail; . script/lib/steps.sh; trap report_steps EXIT
         unset SECONDS; SECONDS=0 # no longer the clock
         slow() { SECONDS=$((SECONDS + 7)); }
         run_step quick 10 true; run_step slow 5 slow; run_step last 9 true",
    );
    assert!(good, "{out}");
    let table = out.split("== seconds\n").nth(1).expect("a table");
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[1], ["0", "10", "quick"]);
    assert_eq!(lines[2], ["7", "5", "slow", "(over", "its", "budget)"]);
    assert_eq!(lines[4], ["7", "24", "all"]);
    assert!(table.contains("salon: over budget: slow;"), "{table}");
}

#[test]
fn a_failing_step_ends_the_run_and_is_named() {
    let (good, out, _) = bash(
        "set -euo pipefail; . script/lib/steps.sh; trap report_steps EXIT
         inside() { true; false; echo not reached; }
         run_step first 10 true; run_step second 10 inside; run_step third 10 true",
    );
    assert!(!good && out.contains("second (failed)"), "{out}");
    assert!(!out.contains("third") && !out.contains("not reached"), "{out}");
}

#[test]
fn a_build_without_a_terminal_prints_the_number_of_crates() {
    let lines =
        "printf '   Compiling a v1\\n    Checking b v2\\n  Downloaded c v3\\nwarning: unused\\n    Finished x\\n'";
    let (good, out, err) = bash(&format!(
        ". script/lib/build.sh; set -euo pipefail; cargo() {{ echo printed; {lines} >&2; }}; cargo_progress build"
    ));
    assert!(good && out.contains("printed\n") && out.contains("2 crates in "), "{out}{err}");
    assert!(err.contains("warning: unused") && !err.contains("Compiling") && !err.contains("Downloaded"), "{err}");
    let (good, _, err) = bash(
        ". script/lib/build.sh; set -euo pipefail; cargo() { echo 'error: no' >&2; return 101; }; cargo_progress build",
    );
    assert!(!good && err.contains("error: no"), "{err}");
}

#[test]
fn java_without_a_jdk_is_installed_or_fails_but_is_never_skipped() {
    let (good, out, err) = bash(
        "set -euo pipefail; . script/lib/more_generators.sh; folder=$(mktemp -d); trap 'rm -r \"$folder\"' EXIT; cd \"$folder\"
         mkdir script; printf '#!/bin/sh\\necho \"asked to install $1\"; exit 1' >script/setup; chmod +x script/setup
         step() { echo \"step $1\"; }; generate() { echo generated; }; command() { return 1; }
         check_java; echo skipped",
    );
    assert!(!good && out.contains("asked to install java"), "{out}{err}");
    assert!(!out.contains("skipped") && !out.contains("generated"), "{out}");
}

/// A folder with the real `script/soak` and a fake cargo, whose tests fail in the first round.
struct FakeClone(PathBuf);

const FAKE_CARGO: &str = r#"#!/usr/bin/env bash
case "$1 $2" in
"metadata --format-version" | "nextest list") echo "{}" ;;
"nextest run")
    # Who runs beside the tests: the other children of the script.
    for status in /proc/[0-9]*/status; do
        if grep -qs "^PPid:[[:space:]]*$PPID$" "$status"; then pid=${status#/proc/}; echo "${pid%/status}"; fi
    done | grep -vx "$$" >>beside
    [ -d "$SALON_ANSWERS_DIR" ] || exit 9
    echo "$SALON_TEST_DIR" >>folders
    if [ ! -e failed ]; then
        touch failed
        echo "        FAIL [   1.203s] ( 67/165) salon-tests::server answers::unlucky"
        echo "     TIMEOUT [ 300.203s] ( 68/165) salon-domain::contract games::the_gallerist::2_seats"
        echo "     Summary [ 171.895s] 165 tests run: 163 passed, 2 failed, 0 skipped"
        echo "        FAIL [   1.203s] ( 67/165) salon-tests::server answers::unlucky"
        exit 100
    fi
    echo "     Summary [ 171.895s] 165 tests run: 165 passed, 0 skipped"
    ;;
esac
"#;

impl FakeClone {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("salon-soak-{}", std::process::id()));
        for script in ["soak", "lib/throwaway.sh", "lib/build.sh"] {
            let file = folder.join("script").join(script);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::copy(root().join("script").join(script), &file).expect("a script");
        }
        fs::create_dir_all(folder.join("bin")).expect("a folder");
        fs::create_dir_all(folder.join("target")).expect("a folder");
        let cargo = folder.join("bin/cargo");
        fs::write(&cargo, FAKE_CARGO).expect("a program");
        fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).expect("a program");
        Self(folder)
    }

    fn soak(&self, arguments: &[&str]) -> (bool, String, String) {
        let path = format!("{}:{}", self.0.join("bin").display(), std::env::var("PATH").expect("a path"));
        let mut command = Command::new(self.0.join("script/soak"));
        command.args(arguments).env("PATH", path).current_dir(&self.0);
        for name in ["SALON_SOAK_RECORD", "CARGO_TARGET_DIR", "SALON_TEST_DIR", "SALON_ANSWERS_DIR"] {
            command.env_remove(name);
        }
        output_of(command.output().expect("bash"))
    }

    fn lines(&self, file: &str) -> Vec<String> {
        fs::read_to_string(self.0.join(file)).unwrap_or_default().lines().map(str::to_owned).collect()
    }
}

impl Drop for FakeClone {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_soak_counts_rounds_and_leaves_nothing_running() {
    let clone = FakeClone::new();
    let (good, out, err) = clone.soak(&["2"]);
    assert!(!good, "a round failed: {out}{err}");
    assert!(out.contains("salon: 2 rounds in all, 1 clean, 1 failed, 0 interrupted"), "{out}{err}");
    for name in ["salon-tests::server::answers::unlucky", "salon-domain::contract::games::the_gallerist::2_seats"] {
        assert!(out.contains(&format!("     1  {name}\n")), "{out}");
    }
    let (good, out, err) = clone.soak(&["1"]);
    assert!(good, "{out}{err}");
    assert!(out.contains("salon: 3 rounds in all, 2 clean, 1 failed, 0 interrupted"), "{out}");
    let record = clone.lines("target/soak/record.tsv");
    let results: Vec<&str> = record.iter().filter_map(|line| line.split('\t').nth(3)).collect();
    assert_eq!(results, ["failed", "clean", "clean"]);
    // Each round had two busy loops; neither they nor the folders of the rounds are left.
    let beside = clone.lines("beside");
    assert_eq!(beside.len(), 6, "{beside:?}");
    for pid in beside {
        let line = fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        assert!(!line.contains("busy-loop"), "{pid} is still busy");
    }
    for folder in clone.lines("folders") {
        assert!(!Path::new(&folder).exists(), "{folder}");
    }
    let (good, out, _) = clone.soak(&["--help"]);
    assert!(good && out.contains("ROUNDS"), "{out}");
    let (good, _, err) = clone.soak(&["many"]);
    assert!(!good && err.starts_with("salon: "), "{err}");
}
