//! A database for each test: a copy of a template that was migrated once, which takes about 20 ms.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;

use crate::eventually::{WAIT_TIMEOUT, eventually};
use crate::test_run::TestRun;

/// The migrated database that is copied for each test.
pub(crate) const TEMPLATE: &str = "salon_template";

/// A migrated, otherwise empty database. It is not dropped: removing the whole cluster at the end of the run is faster.
#[derive(Debug, Clone)]
pub struct TestDatabase {
    run: Arc<TestRun>,
    url: String,
}

impl TestDatabase {
    /// Creates a database for the workspace's server.
    pub async fn create() -> Self {
        Self::create_for(None).await
    }

    pub(crate) async fn create_for(program: Option<&Path>) -> Self {
        let program = program.map(Path::to_owned);
        let join = tokio::task::spawn_blocking(move || TestRun::join(program.as_deref()));
        let run = join.await.expect("a test cluster");
        let name = unique_name();
        let statement = format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY");
        execute(&run.ready.admin_url, &statement).await.expect("a database for the test");
        let url = with_database(&run.ready.admin_url, &name);
        Self { run, url }
    }

    /// Returns the URL to connect to.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Opens a connection, for tests that read or change rows directly.
    pub async fn connect(&self) -> tokio_postgres::Client {
        connect(&self.url).await.expect("a connection")
    }

    /// Runs the server program on this database and returns its output: for servers that refuse to start. `environment` overrides
    /// what the harness sets.
    pub async fn run_salon(&self, arguments: &[&str], environment: &[(&str, &str)]) -> std::process::Output {
        let mut command = std::process::Command::new(&self.run.ready.program);
        command.env_clear().envs(std::env::var_os("PATH").map(|it| ("PATH", it)));
        command.env("DATABASE_URL", &self.url).env("SALON_BIND", "127.0.0.1:0");
        command.envs(environment.iter().copied()).args(arguments).stdin(std::process::Stdio::null());
        let output = tokio::task::spawn_blocking(move || command.output());
        output.await.expect("a task").expect("the program under test")
    }

    /// Waits until everything committed so far is visible in feeds, in streams of all games and to webhooks: they hold back rows that
    /// are not older than every running transaction, and other tests run transactions in the same cluster.
    pub async fn wait_until_visible(&self) {
        let database = self.connect().await;
        let now: String = database.query_one("select tx_now()::text", &[]).await.expect("a transaction").get(0);
        let sql = "select tx_horizon() > $1::text::xid8";
        eventually("older transactions have ended", async || {
            let past = database.query_one(sql, &[&now]).await.expect("a response").get(0);
            if past { Some(()) } else { None }
        })
        .await;
    }

    /// Waits until at least `count` connections to this database wait for a lock.
    pub async fn wait_for_lock_waiters(&self, count: i64) {
        self.wait_for_blocked_statements("", count).await;
    }

    /// Waits until at least `count` statements that contain `part` wait for a lock.
    pub async fn wait_for_blocked_statements(&self, part: &str, count: i64) {
        let database = self.connect().await;
        let sql = "select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0";
        eventually("statements wait for a lock", async || {
            let waiting: i64 = database.query_one(sql, &[&part]).await.expect("a count").get(0);
            if waiting >= count { Some(()) } else { None }
        })
        .await;
    }

    pub(crate) fn test_run(&self) -> &TestRun {
        &self.run
    }
}

/// Locks every table, so that all other statements wait until the connection commits.
///
/// # Panics
/// When the locks are not granted within [`WAIT_TIMEOUT`].
pub async fn lock_all_tables(database: &tokio_postgres::Client) {
    let sql = "select string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public'";
    let tables: String = database.query_one(sql, &[]).await.expect("names").get(0);
    let deadline = std::time::Instant::now() + WAIT_TIMEOUT;
    // A transaction that holds one table and waits for another causes a deadlock, which PostgreSQL resolves with an error.
    while let Err(error) = database.batch_execute(&format!("begin; lock table {tables}")).await {
        assert!(std::time::Instant::now() < deadline, "{error}");
        database.batch_execute("rollback").await.expect("a rollback");
    }
}

/// Returns a name that is unique in the run, even when process ids are reused.
pub(crate) fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970");
    format!("t{}_{number}_{:x}", std::process::id(), now.as_micros())
}

/// Returns the URL of another database of the same cluster.
pub(crate) fn with_database(admin_url: &str, name: &str) -> String {
    admin_url.replacen(":///postgres?", &format!(":///{name}?"), 1)
}

pub(crate) async fn execute(url: &str, sql: &str) -> Result<(), String> {
    let client = connect(url).await?;
    client.batch_execute(sql).await.map_err(|it| format!("{sql}: {it:?}"))
}

async fn connect(url: &str) -> Result<tokio_postgres::Client, String> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.map_err(|it| format!("{url}: {it:?}"))?;
    tokio::spawn(connection);
    Ok(client)
}
