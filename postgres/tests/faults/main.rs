//! Fault tests of a private PostgreSQL with real processes that are killed.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a failing test panics")]

mod leftovers;
mod support;

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use salon_postgres::{Cluster, DATABASE, StartError};
use support::{Folder, durable, is_gone, kill9, query, query_with_retry, throwaway, wait_for};

/// Names the data directory for the process of `other_owner`.
const FOLDER: &str = "SALON_FAULTS_FOLDER";

#[test]
fn data_survives_restarts_and_the_server_stops_with_its_owner() {
    let folder = Folder::new();
    let cluster = folder.start();
    query(&cluster, "CREATE TABLE kept AS SELECT 7 AS n");
    let pid = folder.server();
    cluster.stop();
    assert!(is_gone(pid));
    let cluster = folder.start();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    let pid = folder.server();
    drop(cluster);
    assert!(is_gone(pid));
}

#[test]
fn a_durable_server_syncs_verifies_checksums_and_opens_no_port() {
    let folder = Folder::new();
    let cluster = Cluster::start(&durable(folder.data())).unwrap();
    for name in ["fsync", "synchronous_commit", "full_page_writes", "data_checksums"] {
        assert_eq!(query(&cluster, &format!("SHOW {name}")), "on", "{name}");
    }
    assert_eq!(query(&cluster, "SHOW listen_addresses"), "");
    let socket_dir = query(&cluster, "SHOW unix_socket_directories");
    let mode = fs::metadata(socket_dir.trim_matches('"')).unwrap().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[test]
fn a_throwaway_server_skips_fsync_and_accepts_options() {
    let folder = Folder::new();
    let mut settings = throwaway(folder.data());
    settings.options.push(("max_connections".to_owned(), "33".to_owned()));
    let cluster = Cluster::start(&settings).unwrap();
    assert_eq!(query(&cluster, "SHOW fsync"), "off");
    assert_eq!(query(&cluster, "SHOW max_connections"), "33");
    assert_eq!(query(&cluster, "SELECT current_database()"), DATABASE);
}

#[test]
fn a_killed_server_is_restarted_with_all_committed_data() {
    let folder = Folder::new();
    let cluster = Cluster::start(&durable(folder.data())).unwrap();
    query(&cluster, "CREATE TABLE kept AS SELECT 7 AS n");
    let first = folder.server();
    kill9(first);
    assert_eq!(query_with_retry(&cluster, "SELECT n FROM kept"), "7");
    assert_ne!(folder.server(), first);
}

#[test]
fn a_server_killed_with_a_busy_backend_is_restarted() {
    let folder = Folder::new();
    let cluster = folder.start();
    let url = cluster.url(DATABASE);
    let busy = "SET statement_timeout = '3s'; SELECT count(*) FROM generate_series(1, 1000000000)";
    let backend = std::thread::spawn(move || {
        let mut client = Command::new("psql");
        client.args([&url, "-qc", busy]).stdout(Stdio::null()).stderr(Stdio::null());
        client.status()
    });
    let running = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%series%' AND pid <> pg_backend_pid()";
    // Without the psql program there is no busy backend, and this repeats the test above.
    if !backend.is_finished() {
        wait_for(|| (query(&cluster, running) == "1" || backend.is_finished()).then_some(()));
    }
    kill9(folder.server());
    assert_eq!(query_with_retry(&cluster, "SELECT 1"), "1");
    let _ = backend.join();
}

#[test]
fn the_next_owner_has_all_data_after_its_predecessor_was_killed() {
    let folder = Folder::new();
    let mut owner = other_owner(&folder);
    let pid = folder.server();
    owner.kill().unwrap();
    owner.wait().unwrap();
    let cluster = folder.start();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(pid));
}

#[test]
fn a_cluster_recovers_after_owner_and_server_were_killed() {
    let folder = Folder::new();
    let mut owner = other_owner(&folder);
    let pid = folder.server();
    owner.kill().unwrap();
    kill9(pid);
    owner.wait().unwrap();
    let cluster = folder.start();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
}

#[test]
fn a_stale_pid_file_naming_an_unrelated_process_is_ignored() {
    let folder = Folder::new();
    let mut owner = other_owner(&folder);
    let pid = folder.server();
    kill9(pid);
    owner.kill().unwrap();
    owner.wait().unwrap();
    let file = folder.data().join("postgres/postmaster.pid");
    let owner_of_file = fs::metadata(&file).unwrap();
    // Of the same user: PostgreSQL itself ignores processes of other users.
    let mut command = Command::new("sleep");
    command.arg("60");
    if rustix::process::geteuid().is_root() {
        command.uid(owner_of_file.uid());
    }
    let mut foreign_process = command.spawn().unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let rest = text.split_once('\n').unwrap().1;
    fs::write(&file, format!("{}\n{rest}", foreign_process.id())).unwrap();
    let mut settings = throwaway(folder.data());
    settings.start_timeout = Duration::from_secs(20);
    let cluster = Cluster::start(&settings).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(!is_gone(i32::try_from(foreign_process.id()).unwrap()), "the unrelated process was killed");
    foreign_process.kill().unwrap();
    foreign_process.wait().unwrap();
}

#[test]
fn a_guest_shares_the_server_and_takes_over_when_the_owner_stops() {
    let folder = Folder::new();
    let first = folder.start();
    let pid = folder.server();
    let guest = folder.start();
    let leaving_guest = folder.start();
    query(&guest, "CREATE TABLE kept AS SELECT 7 AS n");
    leaving_guest.stop();
    assert_eq!(query(&first, "SELECT n FROM kept"), "7");
    assert_eq!(folder.server(), pid);
    first.stop();
    assert_eq!(query_with_retry(&guest, "SELECT n FROM kept"), "7");
    assert_ne!(folder.server(), pid);
}

#[test]
fn a_server_that_salon_did_not_start_is_not_stopped() {
    let folder = Folder::new();
    let cluster = folder.start();
    let program = fs::read_link(format!("/proc/{}/exe", folder.server())).unwrap();
    cluster.stop();
    let data = folder.data().join("postgres");
    let mut command = Command::new(program);
    command.arg("-D").arg(&data).args(["-c", "listen_addresses=", "-k"]).arg(folder.data().join("socket"));
    if rustix::process::geteuid().is_root() {
        let owner = fs::metadata(&data).unwrap();
        command.uid(owner.uid()).gid(owner.gid());
    }
    let mut foreign_process = command.current_dir("/").stderr(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
    wait_for(|| data.join("postmaster.pid").exists().then_some(())).unwrap();
    let error = Cluster::start(&throwaway(folder.data())).unwrap_err();
    assert!(error.to_string().contains("did not start"), "{error}");
    assert!(foreign_process.try_wait().unwrap().is_none());
    // A clean shutdown, so that no shared memory is left behind.
    let pid = rustix::process::Pid::from_child(&foreign_process);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    foreign_process.wait().unwrap();
}

#[test]
fn concurrent_starts_on_an_empty_directory_create_one_server() {
    let folder = Folder::new();
    let clusters: Vec<Cluster> = std::thread::scope(|scope| {
        let starts: Vec<_> = (0..4).map(|_| scope.spawn(|| folder.start())).collect();
        starts.into_iter().map(|it| it.join().unwrap()).collect()
    });
    for cluster in &clusters {
        assert_eq!(query_with_retry(cluster, "SELECT 1"), "1");
    }
    let leftovers = fs::read_dir(folder.data()).unwrap().flatten();
    assert_eq!(leftovers.filter(|it| it.file_name().to_string_lossy().starts_with("unfinished")).count(), 0);
}

#[test]
fn an_unfinished_cluster_is_removed() {
    let folder = Folder::new();
    let remains = folder.data().join("unfinished-1");
    fs::create_dir_all(&remains).unwrap();
    fs::write(remains.join("PG_VERSION"), "15\n").unwrap();
    fs::set_permissions(folder.data(), fs::Permissions::from_mode(0o755)).unwrap();
    let cluster = folder.start();
    assert_eq!(query(&cluster, "SELECT 1"), "1");
    assert!(!remains.exists());
}

#[test]
fn a_long_data_path_gets_a_short_socket_path() {
    let folder = Folder::new();
    let deep = folder.path().join("d".repeat(120));
    let cluster = Cluster::start(&throwaway(&deep)).unwrap();
    assert_eq!(query(&cluster, "SELECT 1"), "1");
    let socket_dir = query(&cluster, "SHOW unix_socket_directories");
    cluster.stop();
    fs::remove_dir_all(socket_dir.trim_matches('"')).unwrap();
}

#[test]
fn the_error_names_a_directory_without_access() {
    let folder = Folder::new();
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).unwrap();
    let root = rustix::process::geteuid().is_root();
    // Root may enter every directory, but the user that its server runs as may not; other users fail to create the directory.
    let mode = if root { 0o700 } else { 0o500 };
    fs::set_permissions(&closed, fs::Permissions::from_mode(mode)).unwrap();
    let error = Cluster::start(&throwaway(closed.join("data"))).unwrap_err();
    let text = error.to_string();
    assert!(text.contains("closed") && text.contains("SALON_DATA_DIR"), "{text}");
    assert_eq!(root, matches!(error, StartError::Unreachable { .. }), "{text}");
}

#[test]
fn an_invalid_option_is_reported_with_the_server_output() {
    let folder = Folder::new();
    let mut settings = throwaway(folder.data());
    settings.options.push(("max_connections".to_owned(), "none".to_owned()));
    let error = Cluster::start(&settings).unwrap_err().to_string();
    assert!(error.contains("max_connections"), "{error}");
}

#[test]
fn a_killed_owner_leaves_no_running_server() {
    let folder = Folder::new();
    let mut owner = other_owner(&folder);
    let pid = folder.server();
    owner.kill().unwrap();
    owner.wait().unwrap();
    assert!(wait_for(|| is_gone(pid).then_some(())).is_some());
}

/// Another process that owns the cluster and has committed a table.
fn other_owner(folder: &Folder) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "own_a_cluster_for_another_test", "--ignored"]).env(FOLDER, folder.data());
    let owner = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let marker = folder.data().join("committed");
    wait_for(|| marker.exists().then_some(())).unwrap();
    owner
}

#[test]
#[ignore = "not a test: the process that the tests above start"]
fn own_a_cluster_for_another_test() {
    let Some(data) = std::env::var_os(FOLDER) else {
        return;
    };
    let cluster = Cluster::start(&durable(&data)).unwrap();
    query(&cluster, "CREATE TABLE IF NOT EXISTS kept AS SELECT 7 AS n");
    fs::write(std::path::Path::new(&data).join("committed"), "").unwrap();
    // Longer than any test needs it; the tests kill it.
    std::thread::sleep(Duration::from_secs(600));
}
