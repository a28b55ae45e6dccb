//! Names of metrics, and counters on the path of every request.

use std::{
    cell::RefCell,
    collections::HashMap,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use actix_web::http::{Method, StatusCode};
use metrics::{Counter, Histogram};

/// Requests answered.
pub const REQUESTS: &str = "salon_http_requests_total";
/// Time until an answer began.
pub const REQUEST_SECONDS: &str = "salon_http_request_seconds";
/// Database connections.
pub const POOL: &str = "salon_db_pool_connections";
/// Requests waiting for a connection.
pub const POOL_WAITING: &str = "salon_db_pool_waiting";
/// Games that are not over.
pub const GAMES: &str = "salon_games";
/// Submissions of commands.
pub const COMMANDS: &str = "salon_commands_total";
/// Moves waiting to be committed.
pub const MOVES_WAITING: &str = "salon_moves_waiting";
/// Log lines that could not be written.
pub const LOG_FAILURES: &str = "salon_log_failures_total";
/// Background workers that died and were restarted.
pub const WORKER_RESTARTS: &str = "salon_worker_restarts_total";
/// Time to commit a batch of moves.
pub const APPEND_SECONDS: &str = "salon_append_seconds";
/// Moves committed together.
pub const APPEND_BATCH_SIZE: &str = "salon_append_batch_size";
/// Decisions of bots waiting for a thread.
pub const BOT_QUEUE: &str = "salon_bot_queue";
/// Decisions of bots.
pub const BOT_DECISIONS: &str = "salon_bot_decisions_total";
/// Time a bot thought about a decision.
pub const BOT_SECONDS: &str = "salon_bot_decision_seconds";
/// Time a bot's decision waited for a thread.
pub const BOT_WAIT_SECONDS: &str = "salon_bot_wait_seconds";

/// Guests that were created, became full accounts, or were deleted unused.
pub const GUESTS: &str = "salon_guests_total";

/// What happened to a guest.
#[derive(Clone, Copy, Debug)]
pub enum GuestEvent {
    /// It was created.
    Created,
    /// It became a full account.
    Registered,
    /// It was not used, and deleted.
    Deleted,
}

/// Counts what happened to a guest.
pub fn count_guest(event: GuestEvent) {
    let event = match event {
        GuestEvent::Created => "created",
        GuestEvent::Registered => "registered",
        GuestEvent::Deleted => "deleted",
    };
    metrics::counter!(GUESTS, "event" => event).increment(1);
}

/// Moves that wait to be committed.
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// Counts a move as waiting to be committed until it is dropped.
pub struct MoveWaiting(());

impl MoveWaiting {
    /// Counts one more.
    pub fn begin() -> Self {
        WAITING.fetch_add(1, Ordering::Relaxed);
        Self(())
    }
}

/// Moves that wait to be committed.
pub fn moves_waiting() -> usize {
    WAITING.load(Ordering::Relaxed)
}

impl Drop for MoveWaiting {
    fn drop(&mut self) {
        WAITING.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Counts an answered request. `route` is a template, so that there are few time series.
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
    // Cached per thread: looking a metric up by its labels allocates a dozen times, at every request.
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

/// Metrics by method and status.
type ByKind = HashMap<(&'static str, u16), (Counter, Histogram)>;

thread_local! {
    /// The metrics that this thread has used, by route.
    static COUNTED: RefCell<HashMap<String, ByKind>> = RefCell::default();
}
