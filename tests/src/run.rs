//! One test run: a directory that all its processes share, and in it one throwaway PostgreSQL kept by a process of its
//! own (`keeper`), because under nextest every test is a process that comes and goes.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// Set by `script/test`, which removes the directory at the end of the run.
pub(crate) const DIRECTORY: &str = "SALON_TEST_DIR";

/// A cluster, a template and its databases want this much memory; with less, the disk is used.
const ROOM: u64 = 2 << 30;

/// What the keeper tells the tests.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ready {
    /// The server program to test.
    pub(crate) program: PathBuf,
    /// The address of the database `postgres`.
    pub(crate) admin_url: String,
    /// Why there is nothing to test with.
    pub(crate) failure: Option<String>,
}

/// This process's part in a run. While it lives, the keeper stays.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) directory: PathBuf,
    pub(crate) ready: Ready,
    _user: File,
}

impl Run {
    /// The run of this process for a server program; `None` is the workspace's own.
    pub(crate) fn join(program: Option<&Path>) -> Arc<Self> {
        static RUNS: Mutex<Option<HashMap<PathBuf, Arc<Run>>>> = Mutex::new(None);
        let name = program.and_then(Path::file_stem).map_or_else(|| PathBuf::from("salon"), PathBuf::from);
        // A panic in here has failed its test already; the others still get their own message.
        let mut runs = RUNS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let runs = runs.get_or_insert_default();
        if let Some(run) = runs.get(&name) {
            return Arc::clone(run);
        }
        let run = Arc::new(Self::enter(&root().join(&name), program));
        runs.insert(name, Arc::clone(&run));
        run
    }

    fn enter(directory: &Path, program: Option<&Path>) -> Self {
        let user = take_part(directory);
        let deadline = Instant::now() + Duration::from_secs(900);
        loop {
            if let Some(ready) = read_ready(directory) {
                if let Some(failure) = ready.failure {
                    panic!("there is nothing to test with: {failure}");
                }
                return Self { directory: directory.to_owned(), ready, _user: user };
            }
            // Several may start one at once; all but the first see its lock and go.
            if !keeper_lives(directory) {
                start_keeper(directory, program);
            }
            assert!(Instant::now() < deadline, "no test cluster in time: see {}", directory.display());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// The directory of all clusters of this run.
fn root() -> PathBuf {
    if let Some(named) = std::env::var_os(DIRECTORY) {
        return PathBuf::from(named);
    }
    // nextest names its runs; cargo starts all test programs of one run itself.
    let run = std::env::var("NEXTEST_RUN_ID").unwrap_or_else(|_| format!("p{}", std::os::unix::process::parent_id()));
    let user = rustix::process::geteuid().as_raw();
    place().join(format!("salon-test-{user}-{run}"))
}

fn place() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let room = rustix::fs::statvfs(memory).map_or(0, |it| it.f_bavail * it.f_frsize);
    if memory.is_dir() && room >= ROOM { memory.to_owned() } else { std::env::temp_dir() }
}

/// Makes a directory that the server's user can pass through and nobody else can read.
pub(crate) fn make_directory(path: &Path) {
    fs::create_dir_all(path).unwrap_or_else(|error| panic!("cannot make {}: {error}", path.display()));
    let _ = fs::set_permissions(path, Permissions::from_mode(0o711));
}

/// Holds the users' lock with the others. A keeper that leaves holds it alone and takes the file away, so the file
/// that was locked has to be the one that is there.
fn take_part(directory: &Path) -> File {
    loop {
        make_directory(directory.parent().expect("a directory in the root of the run"));
        make_directory(directory);
        let Ok(file) = open_lock(&users_lock(directory)) else {
            continue;
        };
        file.lock_shared().expect("a lock");
        let held = file.metadata().expect("metadata").ino();
        if fs::metadata(users_lock(directory)).is_ok_and(|it| it.ino() == held) {
            return file;
        }
    }
}

pub(crate) fn open_lock(path: &Path) -> std::io::Result<File> {
    OpenOptions::new().create(true).truncate(false).write(true).open(path)
}

pub(crate) fn users_lock(directory: &Path) -> PathBuf {
    directory.join("users.lock")
}

pub(crate) fn keeper_lock(directory: &Path) -> PathBuf {
    directory.join("keeper.lock")
}

pub(crate) fn ready_file(directory: &Path) -> PathBuf {
    directory.join("ready.json")
}

fn keeper_lives(directory: &Path) -> bool {
    let file = open_lock(&keeper_lock(directory)).expect("the keeper's lock");
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

fn read_ready(directory: &Path) -> Option<Ready> {
    if !keeper_lives(directory) {
        return None;
    }
    serde_json::from_slice(&fs::read(ready_file(directory)).ok()?).ok()
}

fn start_keeper(directory: &Path, program: Option<&Path>) {
    let log = File::create(directory.join("keeper.log")).expect("the keeper's log");
    let mut command = Command::new(crate::program::beside("salon-test-cluster"));
    command.arg(directory).args(program);
    command.stdin(Stdio::null()).stdout(log.try_clone().expect("a file")).stderr(log);
    // Not in the group of the test, which is ended as a whole when the test takes too long.
    command.process_group(0);
    let mut keeper = command.spawn().expect("the keeper of the test cluster, built with the tests");
    // It is nobody's business how it ends, but somebody has to be told.
    std::thread::spawn(move || keeper.wait());
    std::thread::sleep(Duration::from_millis(100));
}
