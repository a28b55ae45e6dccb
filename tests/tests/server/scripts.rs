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
        self.run_in(root(), script, &[])
    }

    /// A script of the clone that lies there.
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

#[test]
fn who_has_an_older_toolchain_is_told_so_at_once() {
    for (version, old) in [("1.94.2", true), ("0.96.0", true), ("1.95.0", false), ("1.100.0", false), ("2.0.0", false)]
    {
        let cargo = format!("echo 'cargo {version} (made up)'");
        let stubs = [("id", "echo 1000"), ("cargo", cargo.as_str())];
        let programs = Programs::new(&format!("cargo-{version}"), BASICS, &stubs);
        for script in ["server", "test"] {
            let said = sentence(&programs.run(script));
            assert_eq!(said.contains("rustup update"), old, "{version}: {said}");
            assert_eq!(said.contains(version), old, "{version}: {said}");
        }
    }
    let programs = Programs::new("no-toolchain", BASICS, &[("id", "echo 1000"), ("cargo", "exit 1")]);
    assert!(sentence(&programs.run("server")).contains("rustup default stable"));
}

#[test]
fn the_toolchain_that_is_asked_for_is_the_one_that_is_told_of() {
    let read = |file: &str| fs::read_to_string(root().join(file)).expect("a file");
    let manifest = read("Cargo.toml");
    let wanted =
        manifest.split("\nrust-version = \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a version");
    assert!(read("README.md").contains(&format!("({wanted} or later)")), "{wanted}");
    assert!(read("Dockerfile").contains(&format!("FROM rust:{wanted}")), "{wanted}");
}

/// A cargo whose `deny` finds this: the answers to fetching the database, to advisories, and to everything else.
fn auditing_cargo(fetch: u8, advisories: u8, others: u8) -> String {
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
fn an_audit_fails_where_something_is_found_and_says_what_was_not_checked() {
    for (answers, sound, said) in [
        ((0, 0, 0), true, "nothing was found"),
        ((0, 1, 0), false, "something was found"),
        ((0, 0, 1), false, "something was found"),
        ((1, 9, 0), true, "NOT checked"),
        ((1, 9, 1), false, "NOT checked"),
    ] {
        let cargo = auditing_cargo(answers.0, answers.1, answers.2);
        let programs = Programs::new(&format!("audit-{answers:?}"), BASICS, &[("cargo", &cargo)]);
        let output = programs.run("audit");
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert_eq!(output.status.success(), sound, "{answers:?}: {text}");
        assert!(text.contains(said), "{answers:?}: {text}");
    }
    let programs = Programs::new("audit-alone", BASICS, &[("cargo", "exit 1")]);
    let output = programs.run("audit");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("nothing was checked"));
    let help = Programs::new("audit-help", BASICS, &[]).run_in(root(), "audit", &["--help"]);
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("advisories"));
}

#[test]
fn no_h2_with_a_known_hole_is_built() {
    let lock = fs::read_to_string(root().join("Cargo.lock")).expect("a file");
    assert!(!lock.contains("name = \"h2\"\nversion = \"0.3."), "RUSTSEC-2026-0258");
}

/// A cargo without what formats and lints, until somebody adds it.
const BARE_CARGO: &str = r#"
case $1 in
--version) echo "cargo 1.95.0 (made up)" ;;
fmt | clippy) [ -e "${0%/*}/asked" ] ;;
esac"#;

#[test]
fn what_formats_and_lints_is_added_for_the_tests_and_only_where_it_is_missing() {
    let rustup = ("rustup", r#"echo "$@" >>"${0%/*}/asked""#);
    let programs = Programs::new("bare", BASICS, &[("id", "echo 1000"), ("cargo", BARE_CARGO), rustup]);
    let asked = || fs::read_to_string(programs.0.join("asked")).unwrap_or_default();
    // Both end at the next thing that is missing here: a linker.
    assert!(sentence(&programs.run("server")).contains("build-essential"));
    assert_eq!(asked(), "", "who serves needs neither");
    for _ in 0..2 {
        assert!(sentence(&programs.run("test")).contains("build-essential"));
        assert_eq!(asked(), "component add rustfmt clippy\n", "once");
    }
}

#[test]
fn where_what_formats_and_lints_cannot_be_added_one_sentence_says_so() {
    let stubs = [("id", "echo 1000"), ("cargo", BARE_CARGO), ("rustup", "echo no network >&2; exit 1")];
    let programs = Programs::new("offline", BASICS, &stubs);
    let said = sentence(&programs.run("test"));
    assert!(said.contains("rustfmt clippy") && said.contains("network"), "{said}");
    let programs = Programs::new("without-rustup", BASICS, &stubs[..2]);
    let said = sentence(&programs.run("test"));
    assert!(said.contains("rustfmt clippy"), "{said}");
    // The rustup that is there may be another one's.
    let programs = Programs::new("another-rustup", BASICS, &[stubs[0], stubs[1], ("rustup", "exit 0")]);
    assert!(sentence(&programs.run("test")).contains("rustfmt clippy"));
}

/// A clone of which everything is made up but `script/server`, in a folder with these permissions.
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

    /// Where the server that is started keeps its data.
    fn serves_from(&self, programs: &Programs) -> String {
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
fn it_is_asked_of_the_whole_path_whether_roots_postgresql_may_enter() {
    let clone = Checkout::new("asked", 0o755);
    let asks = r#"for last; do :; done; echo "$last" >"${0%/*}/asked"; exit 1"#;
    let stubs = [("id", "echo 0"), ("cargo", "exit 0"), ("setpriv", asks)];
    let programs = Programs::new("asked", BASICS, &stubs);
    assert_eq!(clone.serves_from(&programs), "/var/lib/salon");
    let asked = fs::read_to_string(programs.0.join("asked")).expect("what was asked");
    assert_eq!(Path::new(asked.trim()), clone.path().canonicalize().expect("a path"));
}

#[test]
fn roots_data_is_kept_elsewhere_below_a_folder_that_is_closed_to_others() {
    let mut as_nobody = Command::new("setpriv");
    as_nobody.args(["--reuid=65534", "--regid=65534", "--clear-groups", "test", "-x"]).arg(std::env::temp_dir());
    if !as_nobody.status().is_ok_and(|status| status.success()) {
        eprintln!("not shown: only root can become somebody else, in a place where both may be");
        return;
    }
    let real = [BASICS, &["id", "setpriv", "test"]].concat();
    let programs = Programs::new("root", &real, &[("cargo", "exit 0")]);
    fs::set_permissions(&programs.0, fs::Permissions::from_mode(0o755)).expect("programs for everybody");
    let (open, closed) = (Checkout::new("open", 0o755), Checkout::new("closed", 0o700));
    assert_eq!(open.serves_from(&programs), "./data");
    assert_eq!(closed.serves_from(&programs), "/var/lib/salon");
}
