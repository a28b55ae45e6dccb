//! Servers and backends that a dead owner leaves behind and that do not exit on their own. That a start waits less than 30 seconds
//! for them is tested beside the waits in `src/cleanup.rs`; here a busy machine has more time.

use std::fs;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use salon_postgres::{Cluster, ServerEvent, StartError};

use super::other_owner;
use super::support::{Folder, idle_backend, is_gone, kill9, query, throwaway, wait_for};

/// The longest time that a start or a stop may take on a busy machine, whatever was left behind.
const START_LIMIT: Duration = Duration::from_secs(120);

/// The events reported during the starts of this process.
static EVENTS: Mutex<Vec<ServerEvent>> = Mutex::new(Vec::new());

fn record(event: &ServerEvent) {
    EVENTS.lock().unwrap().push(event.clone());
}

/// Starts a server on the data directory and returns the result; panics if that takes too long.
fn start_again(folder: &Folder) -> Result<Cluster, StartError> {
    let mut settings = throwaway(folder.data());
    settings.start_timeout = START_LIMIT;
    settings.report = record;
    let begin = Instant::now();
    let cluster = Cluster::start(&settings);
    assert!(begin.elapsed() < START_LIMIT, "{:?}, {:?}", begin.elapsed(), EVENTS.lock().unwrap());
    cluster
}

/// The signals that a process was sent, in order.
fn signals_to(pid: i32) -> Vec<String> {
    let signal = |event: &ServerEvent| match event {
        ServerEvent::Ending { pid: to, how } if *to == pid => Some((*how).to_string()),
        _ => None,
    };
    EVENTS.lock().unwrap().iter().filter_map(signal).collect()
}

fn was_sent(pid: i32, how: &str) -> bool {
    signals_to(pid).iter().any(|it| it == how)
}

fn freeze(pid: i32) {
    kill_process(Pid::from_raw(pid).unwrap(), Signal::STOP).unwrap();
}

fn kill_owner(mut owner: Child) {
    owner.kill().unwrap();
    owner.wait().unwrap();
}

/// The child process of a server with this process title.
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

fn server_status(folder: &Folder) -> String {
    let text = fs::read_to_string(folder.data().join("postgres/postmaster.pid")).unwrap_or_default();
    text.lines().nth(7).unwrap_or("gone").trim().to_owned()
}

#[test]
fn a_hanging_fast_shutdown_is_followed_by_an_immediate_one() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    // Without its checkpointer a server cannot complete a fast shutdown.
    freeze(process_of(server, "checkpointer"));
    kill_owner(owner);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(server));
    // A machine that is too busy for an immediate shutdown in time makes a third step necessary.
    let signals = signals_to(server);
    assert_eq!(signals.get(..2).unwrap_or_default(), ["SIGINT", "SIGQUIT"], "{signals:?}");
}

#[test]
fn an_owner_bounds_the_wait_for_a_hanging_shutdown() {
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
fn an_unresponsive_server_is_killed_with_its_orphans() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    let orphan = process_of(server, "checkpointer");
    freeze(orphan);
    kill_owner(owner);
    // Only now: the system resumes a stopped process whose parent dies.
    freeze(server);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(server) && is_gone(orphan));
    assert!(was_sent(server, "SIGKILL") && was_sent(orphan, "SIGKILL"), "{:?}", EVENTS.lock().unwrap());
}

#[test]
fn an_orphan_that_does_not_exit_is_killed() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    let orphan = process_of(server, "background writer");
    freeze(orphan);
    kill9(server);
    kill_owner(owner);
    let cluster = start_again(&folder).unwrap();
    assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
    assert!(is_gone(orphan));
}

#[test]
fn a_cluster_starts_after_its_owner_died_during_crash_recovery() {
    let folder = Folder::new();
    let (mut hung, mut caught, mut rounds) = (0, 0, 0);
    // In three rounds the owner certainly dies during recovery; in two shortly before or after. Recovery may end before it is found.
    while (caught < 3 && rounds < 10) || rounds < 5 {
        let owner = other_owner(&folder);
        let server = folder.server();
        // A killed backend sends the server into crash recovery, which has enough to replay to take a while.
        let backend = idle_backend(&folder, "SELECT n INTO long FROM generate_series(1, 400000) n");
        kill9(backend.pid);
        let recovery = if caught < 3 { catch_recovery(server) } else { None };
        caught += u32::from(recovery.is_some());
        if recovery.is_none() {
            std::thread::sleep(Duration::from_millis(150 * (rounds % 3)));
        }
        kill_owner(owner);
        wait_for(|| matches!(server_status(&folder).as_str(), "stopping" | "gone").then_some(())).unwrap();
        if let Some(pid) = recovery {
            kill_process(Pid::from_raw(pid).unwrap(), Signal::CONT).unwrap();
        }
        let cluster = start_again(&folder).unwrap();
        assert_eq!(query(&cluster, "SELECT n FROM kept"), "7");
        hung += u32::from(was_sent(server, "SIGQUIT"));
        query(&cluster, "DROP TABLE long");
        cluster.stop();
        fs::remove_file(folder.data().join("committed")).unwrap();
        rounds += 1;
    }
    assert!(caught >= 1, "no owner died during recovery in {rounds} rounds");
    println!("{caught} of {rounds} owners died during recovery, {hung} shutdowns hung");
}

/// Stops the process that performs crash recovery, if it is found before it has finished.
fn catch_recovery(server: i32) -> Option<i32> {
    let deadline = Instant::now() + Duration::from_secs(10);
    while Instant::now() < deadline {
        if let Some(pid) = find_process(server, "startup") {
            return kill_process(Pid::from_raw(pid)?, Signal::STOP).ok().map(|()| pid);
        }
    }
    None
}

#[test]
fn a_process_that_imitates_our_server_is_never_killed() {
    let folder = Folder::new();
    let owner = other_owner(&folder);
    let server = folder.server();
    kill9(server);
    kill_owner(owner);
    let cluster = folder.data().join("postgres");
    let script = "trap '' INT QUIT; while :; do sleep 1; done";
    let mut command = Command::new("sh");
    command.arg0("postgres").args(["-c", script, "-D"]).arg(&cluster).args(["-c", "cluster_name=salon"]);
    let mut imitation = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let file = cluster.join("postmaster.pid");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("{}\n{}", imitation.id(), text.split_once('\n').unwrap().1)).unwrap();
    let outcome = start_again(&folder);
    let alive = imitation.try_wait().unwrap().is_none();
    imitation.kill().unwrap();
    imitation.wait().unwrap();
    assert!(matches!(outcome, Err(StartError::DoesNotEnd { .. })), "{outcome:?}");
    assert!(alive, "the imitation was killed");
    assert_eq!(query(&start_again(&folder).unwrap(), "SELECT n FROM kept"), "7");
}
