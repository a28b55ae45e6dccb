//! The state that all handlers share.

use std::sync::Arc;

use salon_bundle::Bundle;
use tokio::sync::watch;

use crate::{
    accounts::Accounts,
    config::Config,
    health::NotReady,
    http::{
        answer::open_streams::OpenStreams,
        metrics::Metrics,
        operations::OperationIndex,
        request::{origins::RefusedOrigins, rate_limits::Limits},
    },
    notices::webhooks::Webhooks,
    platform::{shutdown::ServerPhase, ttl_cell::TtlCell},
    play::Games,
    worker::WorkerHealth,
};

/// Shared by all workers; cheap to clone.
#[derive(Clone)]
pub struct AppState {
    /// All settings.
    pub config: Arc<Config>,
    /// Accounts, sessions and tokens.
    pub accounts: Accounts,
    /// Games.
    pub games: Games,
    /// Webhooks.
    pub webhooks: Webhooks,
    /// Rate limits.
    pub limits: Limits,
    /// Origins that CORS refused, as far as they were logged.
    pub refused_origins: RefusedOrigins,
    /// The open streams.
    pub streams: OpenStreams,
    /// Metrics.
    pub metrics: Metrics,
    /// Which background workers keep failing.
    pub workers: WorkerHealth,
    /// The last readiness check of the database, cached for a second.
    pub readiness: Arc<TtlCell<Result<(), NotReady>>>,
    /// The OpenAPI document, as served.
    pub openapi: Arc<str>,
    /// The web client, if it is served.
    pub web: Option<Arc<Bundle>>,
    /// The operations of the OpenAPI document by path.
    pub operations: Arc<OperationIndex>,
    /// Whether the server is stopping; streams end with an event that asks clients to reconnect.
    pub phase: watch::Receiver<ServerPhase>,
}
