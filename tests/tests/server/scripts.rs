//! The setup scripts report in one sentence what is missing.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for `PATH` with links to programs of the system and with fake programs.
struct Programs(PathBuf);

impl Programs {
    fn new(name: &str, real: &[&str], fake_programs: &[(&str, &str)]) -> Self {
        let folder = std::env::temp_dir().join(format!("salon-scripts-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = std::env::var_os("PATH").expect("a path");
        for program in real {
            let found = std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file());
            symlink(found.unwrap_or_else(|| panic!("no {program}")), folder.join(program)).expect("a link");
        }
        for (program, text) in fake_programs {
            let file = folder.join(program);
            fs::write(&file, format!("#!/bin/sh\n{text}\n")).expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a program");
        }
        Self(folder)
    }

    fn run(&self, script: &str) -> Output {
        self.run_in(root(), script, &[])
    }

    /// Runs a script of this clone.
    fn run_in(&self, clone: &Path, script: &str, arguments: &[&str]) -> Output {
        let mut command = Command::new("/bin/bash");
        command.arg(clone.join("script").join(script)).args(arguments);
        command.env_clear().env("PATH", &self.0).output().expect("bash")
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace")
}

/// Checks that a script failed with one sentence, and returns it.
fn failure_sentence(output: &Output) -> String {
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("salon: "), "{said}");
    said
}

const BASIC_PROGRAMS: &[&str] = &["bash", "dirname", "env", "sed", "grep"];

#[test]
fn a_missing_toolchain_is_reported_with_what_to_install() {
    let programs = Programs::new("toolchain", BASIC_PROGRAMS, &[("id", "echo 1000")]);
    for script in ["server", "test", "setup"] {
        assert!(failure_sentence(&programs.run(script)).contains("rustup"), "{script}");
    }
}

#[test]
fn missing_packages_are_reported_with_the_command_to_install_them() {
    let stubs = [("id", "echo 1000"), ("cargo", "exit 0"), ("apt-get", "echo must not be called >&2; exit 1")];
    let programs = Programs::new("plain", BASIC_PROGRAMS, &stubs);
    let said = failure_sentence(&programs.run("server"));
    assert!(said.contains("sudo apt-get install") && said.contains("build-essential"), "{said}");
    let programs = Programs::new("elsewhere", BASIC_PROGRAMS, &stubs[..2]);
    assert!(failure_sentence(&programs.run("server")).contains("install these first: "));
}

#[test]
fn an_old_toolchain_is_reported_at_once() {
    for (version, old) in [("1.94.2", true), ("0.96.0", true), ("1.95.0", false), ("1.100.0", false), ("2.0.0", false)]
    {
        let cargo = format!("echo 'cargo {version} (made up)'");
        let stubs = [("id", "echo 1000"), ("cargo", cargo.as_str())];
        let programs = Programs::new(&format!("cargo-{version}"), BASIC_PROGRAMS, &stubs);
        for script in ["server", "test"] {
            let said = failure_sentence(&programs.run(script));
            assert_eq!(said.contains("rustup update"), old, "{version}: {said}");
            assert_eq!(said.contains(version), old, "{version}: {said}");
        }
    }
    let programs = Programs::new("no-toolchain", BASIC_PROGRAMS, &[("id", "echo 1000"), ("cargo", "exit 1")]);
    assert!(failure_sentence(&programs.run("server")).contains("rustup default stable"));
}

#[test]
fn readme_and_dockerfile_name_the_required_toolchain() {
    let read = |file: &str| fs::read_to_string(root().join(file)).expect("a file");
    let manifest = read("Cargo.toml");
    let wanted =
        manifest.split("\nrust-version = \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a version");
    assert!(read("README.md").contains(&format!("({wanted} or later)")), "{wanted}");
    assert!(read("Dockerfile").contains(&format!("FROM rust:{wanted}")), "{wanted}");
}

/// A fake cargo whose `deny` has these exit codes: for fetching the database, for advisories, and for other checks.
fn fake_auditing_cargo(fetch: u8, advisories: u8, others: u8) -> String {
    format!(
        "case \"$*\" in
        'deny --version') exit 0 ;;
        *' fetch '*) exit {fetch} ;;
        *advisories) exit {advisories} ;;
        *' check '*) exit {others} ;;
        esac
        exit 9"
    )
}

#[test]
fn an_audit_fails_on_findings_and_reports_skipped_checks() {
    for (answers, sound, said) in [
        ((0, 0, 0), true, "nothing was found"),
        ((0, 1, 0), false, "something was found"),
        ((0, 0, 1), false, "something was found"),
        ((1, 9, 0), true, "NOT checked"),
        ((1, 9, 1), false, "NOT checked"),
    ] {
        let cargo = fake_auditing_cargo(answers.0, answers.1, answers.2);
        let programs = Programs::new(&format!("audit-{answers:?}"), BASIC_PROGRAMS, &[("cargo", &cargo)]);
        let output = programs.run("audit");
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert_eq!(output.status.success(), sound, "{answers:?}: {text}");
        assert!(text.contains(said), "{answers:?}: {text}");
    }
    let programs = Programs::new("audit-alone", BASIC_PROGRAMS, &[("cargo", "exit 1")]);
    let output = programs.run("audit");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("nothing was checked"));
    let help = Programs::new("audit-help", BASIC_PROGRAMS, &[]).run_in(root(), "audit", &["--help"]);
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("advisories"));
}

#[test]
fn no_h2_with_a_known_vulnerability_is_used() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a file");
    assert!(!lock.contains("name = \"h2\"\nversion = \"0.3."), "RUSTSEC-2026-0258");
}

/// A fake cargo without rustfmt and clippy until `rustup` was called.
const CARGO_WITHOUT_COMPONENTS: &str = r#"
case $1 in
--version) echo "cargo 1.95.0 (made up)" ;;
fmt | clippy) [ -e "${0%/*}/asked" ] ;;
esac"#;

#[test]
fn rustfmt_and_clippy_are_added_only_if_missing() {
    let rustup = ("rustup", r#"echo "$@" >>"${0%/*}/asked""#);
    let programs =
        Programs::new("bare", BASIC_PROGRAMS, &[("id", "echo 1000"), ("cargo", CARGO_WITHOUT_COMPONENTS), rustup]);
    let asked = || fs::read_to_string(programs.0.join("asked")).unwrap_or_default();
    // Both scripts fail at the next missing program, a linker.
    assert!(failure_sentence(&programs.run("server")).contains("build-essential"));
    assert_eq!(asked(), "", "script/server needs neither");
    for _ in 0..2 {
        assert!(failure_sentence(&programs.run("test")).contains("build-essential"));
        assert_eq!(asked(), "component add rustfmt clippy\n", "the components are added once");
    }
}

#[test]
fn a_failed_installation_of_rustfmt_and_clippy_is_reported() {
    let stubs = [("id", "echo 1000"), ("cargo", CARGO_WITHOUT_COMPONENTS), ("rustup", "echo no network >&2; exit 1")];
    let programs = Programs::new("offline", BASIC_PROGRAMS, &stubs);
    let said = failure_sentence(&programs.run("test"));
    assert!(said.contains("rustfmt clippy") && said.contains("network"), "{said}");
    let programs = Programs::new("without-rustup", BASIC_PROGRAMS, &stubs[..2]);
    let said = failure_sentence(&programs.run("test"));
    assert!(said.contains("rustfmt clippy"), "{said}");
    // The rustup that is found may belong to another toolchain.
    let programs = Programs::new("another-rustup", BASIC_PROGRAMS, &[stubs[0], stubs[1], ("rustup", "exit 0")]);
    assert!(failure_sentence(&programs.run("test")).contains("rustfmt clippy"));
}

/// A folder with these permissions that contains the real `script/server` and a fake server.
struct Checkout(PathBuf);

impl Checkout {
    fn new(name: &str, mode: u32) -> Self {
        let folder = std::env::temp_dir().join(format!("salon-clone-{}-{name}", std::process::id()));
        let clone = Self(folder.clone());
        let write = |file: &str, text: &str| {
            let file = clone.path().join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(&file, text).expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("a program");
        };
        write("script/server", &fs::read_to_string(root().join("script/server")).expect("a script"));
        write("script/lib/build.sh", &fs::read_to_string(root().join("script/lib/build.sh")).expect("a script"));
        write("script/setup", "#!/bin/sh\n");
        write("target/release/salon", "#!/bin/sh\necho \"$1 from ${SALON_DATA_DIR:-./data}\"\n");
        fs::set_permissions(clone.path(), fs::Permissions::from_mode(0o755)).expect("an open folder");
        fs::set_permissions(&folder, fs::Permissions::from_mode(mode)).expect("a folder");
        clone
    }

    fn path(&self) -> PathBuf {
        self.0.join("clone")
    }

    /// The data directory of the server that `script/server` starts.
    fn data_directory(&self, programs: &Programs) -> String {
        let output = programs.run_in(&self.path(), "server", &[]);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        said.lines().last().and_then(|line| line.strip_prefix("serve from ")).expect("a server").to_owned()
    }
}

impl Drop for Checkout {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_access_check_for_postgresql_covers_the_whole_path() {
    let clone = Checkout::new("asked", 0o755);
    let record_path = r#"for last; do :; done; echo "$last" >"${0%/*}/asked"; exit 1"#;
    let stubs = [("id", "echo 0"), ("cargo", "exit 0"), ("setpriv", record_path)];
    let programs = Programs::new("asked", BASIC_PROGRAMS, &stubs);
    assert_eq!(clone.data_directory(&programs), "/var/lib/salon");
    let asked = fs::read_to_string(programs.0.join("asked")).expect("what was asked");
    assert_eq!(Path::new(asked.trim()), clone.path().canonicalize().expect("a path"));
}

#[test]
fn root_keeps_data_outside_a_folder_without_access() {
    let mut as_nobody = Command::new("setpriv");
    as_nobody.args(["--reuid=65534", "--regid=65534", "--clear-groups", "test", "-x"]).arg(std::env::temp_dir());
    if !as_nobody.status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: only root can switch to another user, in a folder that both may enter");
        return;
    }
    let real = [BASIC_PROGRAMS, &["id", "setpriv", "test"]].concat();
    let programs = Programs::new("root", &real, &[("cargo", "exit 0")]);
    fs::set_permissions(&programs.0, fs::Permissions::from_mode(0o755)).expect("programs for everybody");
    let (open, closed) = (Checkout::new("open", 0o755), Checkout::new("closed", 0o700));
    assert_eq!(open.data_directory(&programs), "./data");
    assert_eq!(closed.data_directory(&programs), "/var/lib/salon");
}
