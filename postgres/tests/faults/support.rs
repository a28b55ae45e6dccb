//! Helpers of the fault tests: temporary directories, queries, process ids.

use std::fs;
use std::future::Future;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use salon_postgres::{Cluster, DATABASE, Settings};
use tokio_postgres::NoTls;

/// A directory that is removed with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let memory = Path::new("/dev/shm");
        let fallback = || {
            if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() }
        };
        // The runner removes this directory too, for tests that were killed.
        let base = std::env::var_os("SALON_TEST_DIR").map_or_else(fallback, PathBuf::from);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = base.join(format!("salon-faults-{}-{number}", std::process::id()));
        fs::create_dir(&path).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.0.join("data")
    }

    pub(crate) fn start(&self) -> Cluster {
        Cluster::start(&throwaway(self.data())).unwrap()
    }

    /// The process id of the running server.
    pub(crate) fn server(&self) -> i32 {
        let text = fs::read_to_string(self.data().join("postgres/postmaster.pid")).unwrap();
        text.lines().next().unwrap().parse().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A failed test may leave stopped processes, which would never exit.
        for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let inside = fs::read_link(process.path().join("cwd")).is_ok_and(|it| it.starts_with(&self.0));
            if let Some(pid) = process.file_name().to_str().and_then(|it| it.parse().ok()).filter(|_| inside) {
                let _ = try_kill9(pid);
            }
        }
        let _ = fs::set_permissions(&self.0, fs::Permissions::from_mode(0o755));
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Settings of a durable cluster in this directory, with the PostgreSQL named by `POSTGRES_BIN_DIR`.
pub(crate) fn durable(data: impl Into<PathBuf>) -> Settings {
    let named = std::env::var_os("POSTGRES_BIN_DIR").filter(|folder| !folder.is_empty());
    Settings { bin_dir: named.map(PathBuf::from), ..Settings::new(data) }
}

/// Settings of a cluster for throwaway data.
pub(crate) fn throwaway(data: impl Into<PathBuf>) -> Settings {
    Settings { durable: false, ..durable(data) }
}

/// Runs a query; returns its first value, or the error as text.
pub(crate) fn try_query(cluster: &Cluster, sql: &str) -> Result<String, String> {
    let url = cluster.url(DATABASE);
    block_on(async {
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.map_err(|it| it.to_string())?;
        let driver = tokio::spawn(connection);
        let rows = client.simple_query(sql).await.map_err(|it| it.to_string());
        drop(client);
        let _ = driver.await;
        let first = rows?.into_iter().find_map(|it| match it {
            tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        });
        Ok(first.unwrap_or_default())
    })
}

pub(crate) fn query(cluster: &Cluster, sql: &str) -> String {
    try_query(cluster, sql).unwrap()
}

/// An idle connection; its backend runs until this is dropped.
pub(crate) struct IdleBackend {
    pub(crate) pid: i32,
    _client: tokio_postgres::Client,
    _runtime: tokio::runtime::Runtime,
}

/// Connects to the running server directly, runs a statement and stays connected.
pub(crate) fn idle_backend(folder: &Folder, sql: &str) -> IdleBackend {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let mut config = tokio_postgres::Config::new();
    config.host_path(folder.data().join("socket")).user(salon_postgres::ROLE).dbname(DATABASE);
    let (pid, client) = runtime.block_on(async {
        let (client, connection) = config.connect(NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
        (client.query_one("SELECT pg_backend_pid()", &[]).await.unwrap().get(0), client)
    });
    IdleBackend { pid, _client: client, _runtime: runtime }
}

/// Retries a query until it succeeds.
pub(crate) fn query_with_retry(cluster: &Cluster, sql: &str) -> String {
    let mut last = String::new();
    let answer = wait_for(|| try_query(cluster, sql).map_err(|it| last = it).ok());
    answer.unwrap_or_else(|| panic!("the query did not succeed in time: {last}"))
}

/// Polls for two minutes, longer than anything takes on a busy machine.
pub(crate) fn wait_for<T>(mut attempt: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + Duration::from_secs(120);
    while Instant::now() < deadline {
        if let Some(it) = attempt() {
            return Some(it);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    None
}

pub(crate) fn kill9(pid: i32) {
    try_kill9(pid).unwrap();
}

fn try_kill9(pid: i32) -> rustix::io::Result<()> {
    let pid = rustix::process::Pid::from_raw(pid).unwrap();
    rustix::process::kill_process(pid, rustix::process::Signal::KILL)
}

/// Whether a process does not exist or is a zombie.
pub(crate) fn is_gone(pid: i32) -> bool {
    fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default().is_empty()
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}
