//! What every handler can reach.

use std::sync::Arc;

use tokio::sync::watch;

use super::{limits::Limits, open_streams::OpenStreams, problem::ApiError, unmatched::Catalogue};
use crate::{
    accounts::Accounts, config::Config, lately::Lately, lifecycle::Phase, play::Games, telemetry::Metrics,
    webhooks::Webhooks,
};

/// Shared by all workers; cheap to clone.
#[derive(Clone)]
pub struct State {
    /// All settings.
    pub config: Arc<Config>,
    /// Accounts, sign-ins and tokens; its store is everybody's store.
    pub accounts: Accounts,
    /// Games.
    pub games: Games,
    /// Webhooks.
    pub webhooks: Webhooks,
    /// How often callers may ask.
    pub limits: Limits,
    /// Who follows something at the moment.
    pub streams: OpenStreams,
    /// What is counted.
    pub metrics: Metrics,
    /// Whether the database was there lately, with the schema of this build.
    pub readiness: Arc<Lately<Result<(), ApiError>>>,
    /// The OpenAPI document, as served.
    pub openapi: Arc<str>,
    /// Which methods each path has.
    pub catalogue: Arc<Catalogue>,
    /// Whether the server is on its way to stop, so that streams can say goodbye.
    pub phase: watch::Receiver<Phase>,
}
