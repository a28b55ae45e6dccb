//! The process that runs the throwaway PostgreSQL cluster of a test run, and removes it when no test uses it any more.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use salon_postgres::{Cluster, Settings};

use crate::database::{TEMPLATE, execute, with_database};
use crate::test_run::{DIRECTORY, Ready, cluster_lock, open_lock, ready_file, users_lock};
use crate::{program, test_run};

/// How often the cluster's lock is tried: tests that check whether this process runs hold it for an instant.
const LOCK_ATTEMPTS: usize = 5;
const LOCK_RETRY_DELAY: Duration = Duration::from_millis(20);

const USERS_POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Runs a cluster in `directory` for the tests of `program` (the workspace's server is built when none is given), until it
/// was unused for a while or a file `stop` appears beside the directory.
pub fn run(directory: &Path, program: Option<PathBuf>) {
    test_run::make_directory(directory);
    let lock = open_lock(&cluster_lock(directory)).expect("the cluster's lock");
    let locked = || {
        lock.try_lock().is_ok() || {
            std::thread::sleep(LOCK_RETRY_DELAY);
            false
        }
    };
    if !(0..LOCK_ATTEMPTS).any(|_| locked()) {
        return;
    }
    // Left by a process that was killed. The cluster runs without durability, so its files cannot be used again.
    let _ = fs::remove_file(ready_file(directory));
    let _ = fs::remove_dir_all(directory.join("cluster"));
    let (cluster, ready) = match prepare(directory, program) {
        Ok((cluster, ready)) => (Some(cluster), ready),
        Err(failure) => (None, Ready { program: PathBuf::new(), admin_url: String::new(), failure: Some(failure) }),
    };
    write_ready_file(directory, &ready);
    let exclusive_users_lock = wait_until_unused(directory);
    drop(cluster);
    // The users' lock is still held: a test that starts now waits, finds the file replaced and starts another cluster.
    let _ = fs::remove_dir_all(directory);
    drop(exclusive_users_lock);
    if std::env::var_os(DIRECTORY).is_none() {
        // Fails when the directory is not empty: another cluster may be in it.
        let _ = directory.parent().map(fs::remove_dir);
    }
}

fn prepare(directory: &Path, program: Option<PathBuf>) -> Result<(Cluster, Ready), String> {
    let program = program.map_or_else(program::find_or_build_server, Ok)?;
    let mut settings = Settings::throwaway(directory.join("cluster"));
    settings.bin_dir = program::postgres_programs();
    for (name, value) in [
        ("max_connections", "300"),
        ("shared_buffers", "64MB"),
        ("wal_level", "minimal"),
        ("max_wal_senders", "0"),
        ("autovacuum", "off"),
        // Files in the cluster's directory, so that they are removed with it.
        ("dynamic_shared_memory_type", "mmap"),
    ] {
        settings.options.push((name.to_owned(), value.to_owned()));
    }
    let cluster = Cluster::start(&settings).map_err(|it| it.to_string())?;
    let admin_url = cluster.url("postgres");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|it| it.to_string())?;
    let sql = |text: String| runtime.block_on(execute(&admin_url, &text));
    sql(format!("CREATE DATABASE {TEMPLATE}"))?;
    migrate(&program, &with_database(&admin_url, TEMPLATE))?;
    // A template cannot be copied while a connection to it is open.
    sql(format!("ALTER DATABASE {TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false"))?;
    Ok((cluster, Ready { program, admin_url, failure: None }))
}

fn migrate(program: &Path, url: &str) -> Result<(), String> {
    let output = Command::new(program).arg("migrate").env("DATABASE_URL", url).output();
    let output = output.map_err(|it| format!("cannot run {}: {it}", program.display()))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{} migrate: {}", program.display(), String::from_utf8_lossy(&output.stderr)))
}

/// Writes the file atomically, so that no test reads half of it.
fn write_ready_file(directory: &Path, ready: &Ready) {
    let unfinished = directory.join("ready.unfinished");
    fs::write(&unfinished, serde_json::to_vec(ready).expect("JSON")).expect("a file");
    fs::rename(&unfinished, ready_file(directory)).expect("a file");
}

/// Returns the users' lock, held exclusively, or `None` when the cluster has to stop at once.
fn wait_until_unused(directory: &Path) -> Option<fs::File> {
    // In a run of the whole workspace, tests of other crates may run in between.
    let idle_timeout = Duration::from_secs(if std::env::var_os(DIRECTORY).is_some() { 300 } else { 10 });
    let stop = directory.parent()?.join("stop");
    let users = open_lock(&users_lock(directory)).ok()?;
    let mut unused_since = Instant::now();
    loop {
        std::thread::sleep(USERS_POLL_INTERVAL);
        if stop.exists() || !directory.exists() {
            return None;
        }
        if users.try_lock().is_err() {
            unused_since = Instant::now();
        } else if unused_since.elapsed() > idle_timeout {
            return Some(users);
        } else {
            users.unlock().ok()?;
        }
    }
}
