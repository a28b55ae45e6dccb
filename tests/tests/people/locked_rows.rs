//! Row locks with which a test decides the order of two requests.

use salon_tests::{ApiRequest, ApiResponse, TestDatabase, eventually};
use tokio::task::JoinHandle;

/// Rows that the test has locked.
pub(crate) struct LockedRows {
    holder: tokio_postgres::Client,
    watcher: tokio_postgres::Client,
}

impl LockedRows {
    pub(crate) async fn lock(database: &TestDatabase, rows: &str) -> Self {
        let (holder, watcher) = (database.connect().await, database.connect().await);
        holder.batch_execute(&format!("begin; select from {rows} for update")).await.expect("a lock");
        Self { holder, watcher }
    }

    /// Sends a request and waits until `count` connections wait for a lock, or until the request is answered without waiting.
    pub(crate) async fn send_and_wait(&self, request: ApiRequest, count: i64) -> JoinHandle<ApiResponse> {
        let task = tokio::spawn(request.send());
        eventually(&format!("{count} connections wait for a lock"), async || {
            (task.is_finished() || self.waiting().await >= count).then_some(())
        })
        .await;
        task
    }

    /// Returns how many connections wait for a lock.
    pub(crate) async fn waiting(&self) -> i64 {
        let sql =
            "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
        self.watcher.query_one(sql, &[]).await.expect("a count").get(0)
    }

    pub(crate) async fn release(self) {
        self.holder.batch_execute("commit").await.expect("a commit");
    }
}
