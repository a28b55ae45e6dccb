//! Logs for people and machines, figures for Prometheus.

use std::{
    cell::RefCell,
    collections::HashMap,
    io::IsTerminal,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use actix_web::http::{Method, StatusCode};
use metrics::{Counter, Histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::{
    EnvFilter, Layer,
    layer::{Context, SubscriberExt},
    util::SubscriberInitExt,
};

use crate::{
    config::{Config, LogFormat},
    lately::Lately,
    stderr::{self, Stderr},
    store::{Store, StoreResult},
};

const REQUESTS: &str = "salon_http_requests_total";
const REQUEST_SECONDS: &str = "salon_http_request_seconds";
const POOL: &str = "salon_db_pool_connections";
const POOL_WAITING: &str = "salon_db_pool_waiting";
const GAMES: &str = "salon_games";
const COMMANDS: &str = "salon_commands_total";
const MOVES_WAITING: &str = "salon_moves_waiting";
const LOG_FAILURES: &str = "salon_log_failures_total";
/// Measured where moves are appended.
pub const APPEND_SECONDS: &str = "salon_append_seconds";
/// Measured where moves are appended.
pub const APPEND_BATCH_SIZE: &str = "salon_append_batch_size";
/// Measured where bots think.
pub const BOT_QUEUE: &str = "salon_bot_queue";
/// Measured where bots think.
pub const BOT_DECISIONS: &str = "salon_bot_decisions_total";
/// Measured where bots think.
pub const BOT_SECONDS: &str = "salon_bot_decision_seconds";
/// Measured where bots think.
pub const BOT_WAIT_SECONDS: &str = "salon_bot_wait_seconds";
/// Figures are told without those of a database that takes longer.
const PATIENCE: Duration = Duration::from_secs(1);

static WAITING: AtomicUsize = AtomicUsize::new(0);

/// A move that waits to be appended, counted for as long as this lives.
pub struct MoveWaiting(());

impl MoveWaiting {
    /// Counts one more.
    pub fn begin() -> Self {
        WAITING.fetch_add(1, Ordering::Relaxed);
        Self(())
    }
}

impl Drop for MoveWaiting {
    fn drop(&mut self) {
        WAITING.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What others' code is not asked for below info, whatever the directives say: the driver prints the parameters of every statement,
/// and with them seeds, hashes and addresses; what speaks with mail servers, webhooks and clients may print what it says there.
const DISCREET: [&str; 7] = ["tokio_postgres", "postgres", "diesel", "lettre", "hyper", "h2", "rustls"];

/// Starts logging to standard error; standard output belongs to what a command prints.
pub fn start_logs(config: &Config) {
    let logs = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log))
        .with_ansi(std::io::stderr().is_terminal())
        // Else it would tell with `eprintln!` that a line cannot be written.
        .log_internal_errors(false)
        .with_writer(Stderr::default);
    match config.log_format {
        LogFormat::Pretty => logs.finish().with(Discretion).init(),
        LogFormat::Json => logs.json().flatten_event(true).with_span_list(false).finish().with(Discretion).init(),
    }
}

/// Refuses what may hold secrets. A layer of its own, since among directives a narrower target, or a span, would have the last word.
struct Discretion;

impl<S: Subscriber> Layer<S> for Discretion {
    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        // The more is told, the greater the level.
        *metadata.level() <= Level::INFO || !DISCREET.iter().any(|name| metadata.target().starts_with(name))
    }
}

/// What is counted in this process.
#[derive(Clone)]
pub struct Metrics {
    handle: PrometheusHandle,
    /// Games that are not over, by status, as they were lately: anybody may ask for the figures, as often as they like.
    games: Arc<Lately<StoreResult<CountByStatus>>>,
}

/// How many games there are of each status.
type CountByStatus = Vec<(String, i64)>;

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
        metrics::describe_counter!(LOG_FAILURES, "Log lines that could not be written.");
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
        metrics::gauge!(MOVES_WAITING).set(WAITING.load(Ordering::Relaxed) as f64);
        metrics::counter!(LOG_FAILURES).absolute(stderr::failures());
        if let Ok(Ok(counts)) = tokio::time::timeout(PATIENCE, self.games.or(store.count_unfinished())).await {
            for status in ["open", "running"] {
                let count = counts.iter().find(|(counted, _)| counted == status).map_or(0, |(_, count)| *count);
                metrics::gauge!(GAMES, "status" => status).set(count as f64);
            }
        }
        self.handle.render()
    }

    /// Keeps memory in bounds, for as long as it is polled.
    pub async fn keep_small(self) {
        loop {
            tokio::time::sleep(Duration::from_secs(5)).await;
            self.handle.run_upkeep();
        }
    }
}

/// Counts an answered request. `route` is a template, so that figures stay few.
pub fn count_request(method: &Method, route: &str, status: StatusCode, elapsed: Duration) {
    let method = match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    };
    // To find a figure by its labels costs more than a dozen pieces of memory, at every request.
    COUNTED.with_borrow_mut(|counted| {
        let kinds = match counted.get_mut(route) {
            Some(kinds) => kinds,
            None => counted.entry(route.to_owned()).or_default(),
        };
        let (requests, seconds) = kinds.entry((method, status.as_u16())).or_insert_with(|| {
            (
                metrics::counter!(
                    REQUESTS,
                    "method" => method, "route" => route.to_owned(), "status" => status.as_u16().to_string()
                ),
                metrics::histogram!(REQUEST_SECONDS, "method" => method, "route" => route.to_owned()),
            )
        });
        requests.increment(1);
        seconds.record(elapsed);
    });
}

/// Figures of answers with a method and a status.
type ByKind = HashMap<(&'static str, u16), (Counter, Histogram)>;

thread_local! {
    /// Those this thread has met, by route.
    static COUNTED: RefCell<HashMap<String, ByKind>> = RefCell::default();
}
