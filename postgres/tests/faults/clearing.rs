//! What a dead owner leaves behind: servers and backends that do not end by themselves. Each start has half a minute.

use std::fs;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use salon_postgres::{Cluster, Notice, StartError};

use super::other_owner;
use super::support::{Folder, idle_backend, is_gone, kill9, query, throwaway, wait_for};

/// The longest that a start may take, whatever it finds.
const START_LIMIT: Duration = Duration::from_secs(30);

/// What was reported during the starts of this process.
static NOTICES: Mutex<Vec<Notice>> = Mutex::new(Vec::new());

fn note(notice: &Notice) {
    NOTICES.lock().unwrap().push(notice.clone());
}

/// Starts a server on what is left there, and says what came of it in time.
fn start_again(folder: &Folder) -> Result<Cluster, StartError> {
    let mut settings = throwaway(folder.data());
    settings.start_timeout = START_LIMIT;
    settings.report = note;
    let begin = Instant::now();
    let cluster = Cluster::start(&settings);
    assert!(begin.elapsed() < START_LIMIT, "{:?}, {:?}", begin.elapsed(), NOTICES.lock().unwrap());
    cluster
}

fn was_sent(pid: i32, how: &str) -> bool {
    NOTICES
        .lock()
        .unwrap()
        .iter()
        .any(|it| matches!(it, Notice::Ending { pid: to, how: sent } if *to == pid && *sent == how))
}

fn freeze(pid: i32) {
    kill_process(Pid::from_raw(pid).unwrap(), Signal::STOP).unwrap();
}

fn end(mut owner: Child) {
    owner.kill().unwrap();
    owner.wait().unwrap();
}

/// The child of a server that does this, by the title it gives itself.
fn find_process(server: i32, title: &str) -> Option<i32> {
    let pids = fs::read_dir("/proc").unwrap().flatten();
    let mut pids = pids.filter_map(|it| it.file_name().to_str().and_then(|name| name.parse::<i32>().ok()));
    pids.find(|pid| {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
        let parent = status.lines().find_map(|it| it.strip_prefix("PPid:"));
        let line = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        parent.is_some_and(|it| it.trim() == server.to_string()) && String::from_utf8_lossy(&line).contains(title)
    })
}

fn process_of(server: i32, title: &str) -> i32 {
    wait_for(|| find_process(server, title)).unwrap_or_else(|| panic!("no {title}"))
}

fn status(folder: &Folder) -> String {
    let text = fs::read_to_string(folder.data().join("postgres/postmaster.pid")).unwrap_or_default();
    text.lines().nth(7).unwrap_or("gone").trim().to_owned()
}

#[test]
fn a_fast_shutdown_that_hangs_is_followed_by_an_immediate_one() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    // Without its checkpointer no server can shut down in good order.
    freeze(process_of(server, "checkpointer"));
    end(owner);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(server));
    assert!(was_sent(server, "SIGQUIT") && !was_sent(server, "SIGKILL"), "{:?}", NOTICES.lock().unwrap());
}

#[test]
fn an_owner_does_not_wait_long_for_a_fast_shutdown_that_hangs() {
    let folder = Folder::new();
    let cluster = folder.start();
    let server = folder.server();
    freeze(process_of(server, "checkpointer"));
    let begin = Instant::now();
    cluster.stop();
    assert!(is_gone(server));
    assert!(begin.elapsed() < START_LIMIT, "{:?}", begin.elapsed());
    assert_eq!(query(&start_again(&folder).unwrap(), "SELECT 1"), "1");
}

#[test]
fn a_server_that_hears_nothing_is_killed_with_its_orphans() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    let orphan = process_of(server, "checkpointer");
    freeze(orphan);
    end(owner);
    // Only now: a stopped process whose owner dies is woken up by the system.
    freeze(server);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(server) && is_gone(orphan));
    assert!(was_sent(server, "SIGKILL") && was_sent(orphan, "SIGKILL"), "{:?}", NOTICES.lock().unwrap());
}

#[test]
fn an_orphan_that_does_not_notice_the_end_of_its_server_is_killed() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    let orphan = process_of(server, "background writer");
    freeze(orphan);
    kill9(server);
    end(owner);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(orphan));
}

#[test]
fn an_owner_that_dies_during_crash_recovery_leaves_a_cluster_that_starts() {
    let folder = Folder::new();
    let mut hung = 0;
    for round in 0..5 {
        let owner = other_owner(&folder);
        let server = folder.server();
        // A killed backend makes the server start anew, and what it has to replay takes a moment.
        let backend = idle_backend(&folder, "SELECT n INTO long FROM generate_series(1, 400000) n");
        kill9(backend.pid);
        // Most times its owner dies within that moment, for certain; else somewhere near.
        let recovery = if round < 3 { catch_recovery(server) } else { None };
        if recovery.is_none() {
            std::thread::sleep(Duration::from_millis(150 * (round % 3)));
        }
        end(owner);
        wait_for(|| matches!(status(&folder).as_str(), "stopping" | "gone").then_some(())).unwrap();
        if let Some(pid) = recovery {
            kill_process(Pid::from_raw(pid).unwrap(), Signal::CONT).unwrap();
        }
        let cluster = start_again(&folder).unwrap();
        assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
        hung += u32::from(was_sent(server, "SIGQUIT"));
        query(&cluster, "DROP TABLE long");
        cluster.stop();
        fs::remove_file(folder.data().join("committed")).unwrap();
    }
    println!("{hung} of 5 shutdowns hung");
}

/// Stops the process that replays what a crash has left, if it can be found before it is done.
fn catch_recovery(server: i32) -> Option<i32> {
    let deadline = Instant::now() + Duration::from_secs(2);
    while Instant::now() < deadline {
        if let Some(pid) = find_process(server, "startup") {
            return kill_process(Pid::from_raw(pid)?, Signal::STOP).ok().map(|()| pid);
        }
    }
    None
}

#[test]
fn what_only_looks_like_a_server_of_ours_is_never_killed() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    kill9(server);
    end(owner);
    let cluster = folder.data().join("postgres");
    let deaf = "trap '' INT QUIT; while :; do sleep 1; done";
    let mut command = Command::new("sh");
    command.arg0("postgres").args(["-c", deaf, "-D"]).arg(&cluster).args(["-c", "cluster_name=salon"]);
    let mut double = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let file = cluster.join("postmaster.pid");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("{}\n{}", double.id(), text.split_once('\n').unwrap().1)).unwrap();
    let outcome = start_again(&folder);
    let alive = double.try_wait().unwrap().is_none();
    double.kill().unwrap();
    double.wait().unwrap();
    assert!(matches!(outcome, Err(StartError::DoesNotEnd { .. })), "{outcome:?}");
    assert!(alive, "it was left alone");
    assert_eq!(query(&start_again(&folder).unwrap(), "SELECT n FROM kept"), "7");
}
