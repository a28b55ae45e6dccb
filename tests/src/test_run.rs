//! A test run: a directory that all its test processes share. In it one process runs a throwaway PostgreSQL cluster
//! (`cluster_process`), because under nextest every test is a process of its own.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::screen::shorten_panics;

/// The environment variable with the directory of the run: set by `script/test`, which removes the directory at the end.
pub(crate) const DIRECTORY: &str = "SALON_TEST_DIR";

/// Free memory that a cluster with its databases needs, in bytes; with less, it is put on the disk.
const MIN_FREE_MEMORY: u64 = 2 << 30;

/// How long the cluster may take to start; the server may have to be built first.
const START_TIMEOUT: Duration = Duration::from_secs(900);

/// What the cluster process writes for the tests once the cluster runs.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ready {
    /// The server program to test.
    pub(crate) program: PathBuf,
    /// The address of the database `postgres`.
    pub(crate) admin_url: String,
    /// Why the cluster could not be started.
    pub(crate) failure: Option<String>,
}

/// The run as one test process uses it. The cluster keeps running while it exists.
#[derive(Debug)]
pub(crate) struct TestRun {
    pub(crate) directory: PathBuf,
    pub(crate) ready: Ready,
    _shared_users_lock: File,
}

impl TestRun {
    /// Returns the run for a server program, or for the workspace's server when `program` is `None`. Starts the cluster if needed.
    pub(crate) fn join(program: Option<&Path>) -> Arc<Self> {
        shorten_panics();
        static RUNS: Mutex<Option<HashMap<PathBuf, Arc<TestRun>>>> = Mutex::new(None);
        let name = program.and_then(Path::file_stem).map_or_else(|| PathBuf::from("salon"), PathBuf::from);
        // A panic in here has failed its own test; other tests of the process go on.
        let mut runs = RUNS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let runs = runs.get_or_insert_default();
        if let Some(run) = runs.get(&name) {
            return Arc::clone(run);
        }
        let run = Arc::new(Self::start_or_join(&root().join(&name), program));
        runs.insert(name, Arc::clone(&run));
        run
    }

    fn start_or_join(directory: &Path, program: Option<&Path>) -> Self {
        let users_lock = lock_as_user(directory);
        let deadline = Instant::now() + START_TIMEOUT;
        loop {
            if let Some(ready) = read_ready(directory) {
                if let Some(failure) = ready.failure {
                    panic!("the test cluster could not be started: {failure}");
                }
                return Self { directory: directory.to_owned(), ready, _shared_users_lock: users_lock };
            }
            // Several tests may start it at once; all processes but the first find it locked and exit.
            if !cluster_runs(directory) {
                start_cluster(directory, program);
            }
            assert!(Instant::now() < deadline, "the test cluster did not start in time: see {}", directory.display());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Returns the directory of all clusters of this run.
fn root() -> PathBuf {
    if let Some(named) = std::env::var_os(DIRECTORY) {
        return PathBuf::from(named);
    }
    // nextest sets an id for each run; under `cargo test` all test programs of a run have the same parent.
    let run = std::env::var("NEXTEST_RUN_ID").unwrap_or_else(|_| format!("p{}", std::os::unix::process::parent_id()));
    let user = rustix::process::geteuid().as_raw();
    base_directory().join(format!("salon-test-{user}-{run}"))
}

fn base_directory() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let free = rustix::fs::statvfs(memory).map_or(0, |it| it.f_bavail * it.f_frsize);
    if memory.is_dir() && free >= MIN_FREE_MEMORY { memory.to_owned() } else { std::env::temp_dir() }
}

/// Makes a directory that other users can traverse, as PostgreSQL's user has to, but not read.
pub(crate) fn make_directory(path: &Path) {
    fs::create_dir_all(path).unwrap_or_else(|error| panic!("cannot make {}: {error}", path.display()));
    let _ = fs::set_permissions(path, Permissions::from_mode(0o711));
}

/// Locks the users' lock for shared use. A cluster process that exits holds it exclusively and removes the file, so the locked file
/// is used only if it is still in the directory.
fn lock_as_user(directory: &Path) -> File {
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

pub(crate) fn cluster_lock(directory: &Path) -> PathBuf {
    directory.join("cluster.lock")
}

pub(crate) fn ready_file(directory: &Path) -> PathBuf {
    directory.join("ready.json")
}

fn cluster_runs(directory: &Path) -> bool {
    let file = open_lock(&cluster_lock(directory)).expect("the cluster's lock");
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

fn read_ready(directory: &Path) -> Option<Ready> {
    if !cluster_runs(directory) {
        return None;
    }
    serde_json::from_slice(&fs::read(ready_file(directory)).ok()?).ok()
}

fn start_cluster(directory: &Path, program: Option<&Path>) {
    let log = File::create(directory.join("cluster.log")).expect("the cluster's log");
    let mut command = Command::new(crate::program::in_build_directory("salon-test-cluster"));
    command.arg(directory).args(program);
    command.stdin(Stdio::null()).stdout(log.try_clone().expect("a file")).stderr(log);
    // In a process group of its own: the test's group is killed as a whole when the test takes too long.
    command.process_group(0);
    let mut child = command.spawn().expect("salon-test-cluster, built with the tests");
    // Waited for only to reap it.
    std::thread::spawn(move || child.wait());
    std::thread::sleep(Duration::from_millis(100));
}
