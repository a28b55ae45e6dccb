//! The page of metrics, in the text format of Prometheus.

use std::{sync::Arc, time::Duration};

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{
    model::game::Status,
    platform::{
        log_writer,
        telemetry::{
            APPEND_BATCH_SIZE, APPEND_SECONDS, BOT_DECISIONS, BOT_QUEUE, BOT_SECONDS, BOT_WAIT_SECONDS, COMMANDS,
            GAMES, GUESTS, LOG_FAILURES, MOVES_WAITING, POOL, POOL_WAITING, REQUEST_SECONDS, REQUESTS, WORKER_RESTARTS,
            moves_waiting,
        },
        ttl_cell::TtlCell,
    },
    store::{Store, StoreResult},
};

/// The page is served without figures from the database if that takes longer.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(1);

/// The metrics of this process.
#[derive(Clone)]
pub struct Metrics {
    handle: PrometheusHandle,
    /// Games that are not over, by status, cached for a second: every caller may ask, as often as it likes.
    games: Arc<TtlCell<StoreResult<CountByStatus>>>,
}

/// How many games there are of each status.
type CountByStatus = Vec<(Status, i64)>;

impl Metrics {
    /// Starts counting. Once a process.
    pub fn start() -> Result<Self, BuildError> {
        let seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
        let handle = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &seconds)?
            .install_recorder()?;
        metrics::describe_counter!(REQUESTS, "Requests answered, by route, method and status.");
        metrics::describe_histogram!(REQUEST_SECONDS, "Time until an answer began, by route and method.");
        metrics::describe_gauge!(POOL, "Database connections, by state.");
        metrics::describe_gauge!(POOL_WAITING, "Requests that wait for a database connection.");
        metrics::describe_gauge!(GAMES, "Games that are not over, by status.");
        metrics::describe_counter!(COMMANDS, "Submissions of commands, by ruleset and outcome.");
        metrics::describe_counter!(
            GUESTS,
            "Guests that were created, became full accounts, or were deleted unused, by event."
        );
        metrics::describe_counter!(LOG_FAILURES, "Log lines that could not be written.");
        metrics::describe_counter!(WORKER_RESTARTS, "Background workers that died and were restarted, by worker.");
        metrics::describe_histogram!(APPEND_SECONDS, "Time to append a batch of moves, commit included.");
        metrics::describe_histogram!(APPEND_BATCH_SIZE, "Moves appended together.");
        metrics::describe_gauge!(MOVES_WAITING, "Moves that wait to be appended.");
        metrics::describe_gauge!(BOT_QUEUE, "Decisions of bots that wait for a thread.");
        metrics::describe_counter!(BOT_DECISIONS, "Decisions bots thought about, by level and outcome.");
        metrics::describe_histogram!(BOT_SECONDS, "Time a bot thought about a decision, by level.");
        metrics::describe_histogram!(BOT_WAIT_SECONDS, "Time a bot's decision waited for a thread.");
        Ok(Self { handle, games: Arc::default() })
    }

    /// Everything in the text format of Prometheus.
    pub async fn render(&self, store: &Store) -> String {
        let status = store.status();
        let gauge = |state: &'static str, value: usize| metrics::gauge!(POOL, "state" => state).set(value as f64);
        gauge("max", status.max);
        gauge("open", status.size);
        gauge("idle", status.available);
        metrics::gauge!(POOL_WAITING).set(status.waiting as f64);
        metrics::gauge!(MOVES_WAITING).set(moves_waiting() as f64);
        metrics::counter!(LOG_FAILURES).absolute(log_writer::failures());
        if let Ok(Ok(counts)) =
            tokio::time::timeout(DATABASE_TIMEOUT, self.games.get_or_load(store.count_unfinished())).await
        {
            for status in [Status::Open, Status::Running] {
                let count = counts.iter().find(|(counted, _)| *counted == status).map_or(0, |(_, count)| *count);
                metrics::gauge!(GAMES, "status" => status.as_str()).set(count as f64);
            }
        }
        self.handle.render()
    }

    /// Drops samples that were counted into histograms already, so that memory stays bounded.
    pub fn run_upkeep(&self) {
        self.handle.run_upkeep();
    }
}
