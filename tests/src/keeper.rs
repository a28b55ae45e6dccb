//! The process that keeps the throwaway PostgreSQL of a run while anybody uses it, and leaves nothing behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use salon_postgres::{Cluster, Settings};

use crate::database::{TEMPLATE, execute, with_database};
use crate::run::{DIRECTORY, Ready, keeper_lock, open_lock, ready_file, users_lock};
use crate::{program, run};

/// Keeps a cluster in `directory` for the tests of `program` (built first when none is named), until nobody has used
/// it for a while or a file `stop` appears beside the directory.
pub fn keep(directory: &Path, program: Option<PathBuf>) {
    run::make_directory(directory);
    let lock = open_lock(&keeper_lock(directory)).expect("the keeper's lock");
    // Those who look whether a keeper lives hold it for an instant.
    let taken = || {
        lock.try_lock().is_ok() || {
            std::thread::sleep(Duration::from_millis(20));
            false
        }
    };
    if !(0..5).any(|_| taken()) {
        return;
    }
    // Of a keeper that was killed: without durability nothing of it is worth having.
    let _ = fs::remove_file(ready_file(directory));
    let _ = fs::remove_dir_all(directory.join("cluster"));
    let (cluster, ready) = match prepare(directory, program) {
        Ok((cluster, ready)) => (Some(cluster), ready),
        Err(failure) => (None, Ready { program: PathBuf::new(), admin_url: String::new(), failure: Some(failure) }),
    };
    announce(directory, &ready);
    let last = wait_until_unused(directory);
    drop(cluster);
    // The users' lock is still held: whoever comes now waits, then finds another file and begins anew.
    let _ = fs::remove_dir_all(directory);
    drop(last);
    if std::env::var_os(DIRECTORY).is_none() {
        // Only when it is empty: another keeper may live there.
        let _ = directory.parent().map(fs::remove_dir);
    }
}

fn prepare(directory: &Path, program: Option<PathBuf>) -> Result<(Cluster, Ready), String> {
    let program = program.map_or_else(program::build, Ok)?;
    let mut settings = Settings::throwaway(directory.join("cluster"));
    settings.bin_dir = program::postgres_programs();
    for (name, value) in [
        ("max_connections", "300"),
        ("shared_buffers", "64MB"),
        ("wal_level", "minimal"),
        ("max_wal_senders", "0"),
        ("autovacuum", "off"),
        // In the directory of the cluster, so that it goes with it.
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
    // A template with a connection to it cannot be copied.
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

/// All of it at once: nobody reads half a file.
fn announce(directory: &Path, ready: &Ready) {
    let unfinished = directory.join("ready.unfinished");
    fs::write(&unfinished, serde_json::to_vec(ready).expect("JSON")).expect("a file");
    fs::rename(&unfinished, ready_file(directory)).expect("a file");
}

/// Returns with the users' lock held alone.
fn wait_until_unused(directory: &Path) -> Option<fs::File> {
    // The tests of other crates may come between in a run of everything.
    let patience = Duration::from_secs(if std::env::var_os(DIRECTORY).is_some() { 300 } else { 10 });
    let stop = directory.parent()?.join("stop");
    let users = open_lock(&users_lock(directory)).ok()?;
    let mut unused_since = Instant::now();
    loop {
        std::thread::sleep(Duration::from_millis(100));
        if stop.exists() || !directory.exists() {
            return None;
        }
        if users.try_lock().is_err() {
            unused_since = Instant::now();
        } else if unused_since.elapsed() > patience {
            return Some(users);
        } else {
            users.unlock().ok()?;
        }
    }
}
