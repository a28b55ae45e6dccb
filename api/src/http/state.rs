//! The state that all handlers share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::{
    accounts::Accounts,
    config::Config,
    health::NotReady,
    http::{
        answer::open_streams::OpenStreams, metrics::Metrics, operations::OperationIndex, request::rate_limits::Limits,
    },
    notices::webhooks::Webhooks,
    platform::{shutdown::Phase, ttl_cell::TtlCell},
    play::Games,
    worker::WorkerHealth,
};

/// Shared by all workers; cheap to clone.
#[derive(Clone)]
pub struct State {
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
    /// The operations of the OpenAPI document by path.
    pub operations: Arc<OperationIndex>,
    /// Whether the server is stopping; streams end with an event that asks clients to reconnect.
    pub phase: watch::Receiver<Phase>,
}
