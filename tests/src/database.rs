//! A database for each test: a copy of one that was migrated once, about 20 ms each.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio_postgres::NoTls;

use crate::eventually::{PATIENCE, eventually};
use crate::run::Run;

/// The migrated database that all others are copies of.
pub(crate) const TEMPLATE: &str = "salon_template";

/// A migrated, otherwise empty database. It is not dropped: it goes with the cluster of the run, which is faster.
#[derive(Debug, Clone)]
pub struct TestDatabase {
    run: Arc<Run>,
    url: String,
}

impl TestDatabase {
    /// A new one.
    pub async fn create() -> Self {
        Self::of(None).await
    }

    pub(crate) async fn of(program: Option<&Path>) -> Self {
        let program = program.map(Path::to_owned);
        let join = tokio::task::spawn_blocking(move || Run::join(program.as_deref()));
        let run = join.await.expect("a test cluster");
        let name = unique_name();
        let statement = format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY");
        execute(&run.ready.admin_url, &statement).await.expect("a database for the test");
        let url = with_database(&run.ready.admin_url, &name);
        Self { run, url }
    }

    /// The address to connect to.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Connects, for looking behind the API.
    pub async fn connect(&self) -> tokio_postgres::Client {
        connect(&self.url).await.expect("a connection")
    }

    /// Runs the server program on this database, for what it says when it does not start. What is given replaces what
    /// the harness would set.
    pub async fn run_salon(&self, arguments: &[&str], environment: &[(&str, &str)]) -> std::process::Output {
        let mut command = std::process::Command::new(&self.run.ready.program);
        command.env_clear().envs(std::env::var_os("PATH").map(|it| ("PATH", it)));
        command.env("DATABASE_URL", &self.url).env("SALON_BIND", "127.0.0.1:0");
        command.envs(environment.iter().copied()).args(arguments).stdin(std::process::Stdio::null());
        let output = tokio::task::spawn_blocking(move || command.output());
        output.await.expect("a task").expect("the program under test")
    }

    /// Waits until everything committed so far is told: feeds, streams of all games and webhooks hold back what is not older than
    /// every running transaction, and other tests run theirs in the same cluster.
    pub async fn caught_up(&self) {
        let database = self.connect().await;
        let now: String = database.query_one("select tx_now()::text", &[]).await.expect("a transaction").get(0);
        let sql = "select tx_horizon() > $1::text::xid8";
        eventually("older transactions have ended", async || {
            let past = database.query_one(sql, &[&now]).await.expect("an answer").get(0);
            if past { Some(()) } else { None }
        })
        .await;
    }

    /// Waits until so many connections to this database wait for a lock.
    pub async fn until_waiting(&self, count: i64) {
        self.until_statements_wait("", count).await;
    }

    /// Waits until so many statements with this in their text wait for a lock.
    pub async fn until_statements_wait(&self, part: &str, count: i64) {
        let database = self.connect().await;
        let sql = "select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0";
        eventually("statements wait for a lock", async || {
            let waiting: i64 = database.query_one(sql, &[&part]).await.expect("a count").get(0);
            if waiting >= count { Some(()) } else { None }
        })
        .await;
    }

    pub(crate) fn run(&self) -> &Run {
        &self.run
    }
}

/// Keeps every table to itself, so that whoever asks for anything waits until there is a `commit`.
///
/// # Panics
/// When there is no getting at them.
pub async fn lock_everything(database: &tokio_postgres::Client) {
    let sql = "select string_agg(quote_ident(tablename), ', ') from pg_tables where schemaname = 'public'";
    let tables: String = database.query_one(sql, &[]).await.expect("names").get(0);
    let deadline = std::time::Instant::now() + PATIENCE;
    // Whoever holds one table and wants another is in the way: one of the two is told so.
    while let Err(error) = database.batch_execute(&format!("begin; lock table {tables}")).await {
        assert!(std::time::Instant::now() < deadline, "{error}");
        database.batch_execute("rollback").await.expect("another try");
    }
}

/// Unique in the run, also when process ids come around again.
pub(crate) fn unique_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970");
    format!("t{}_{number}_{:x}", std::process::id(), now.as_micros())
}

/// The address of another database of the same cluster.
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
