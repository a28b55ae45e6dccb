//! Builds the state that requests share from the settings.

use std::sync::Arc;

use tokio::sync::watch;

use super::Failure;
use crate::{
    accounts::{Accounts, Keys, Passwords, RevokedSessions, SharedRateLimit},
    config::Config,
    http::{self, Limits, Metrics, OpenStreams, OperationIndex, State},
    notices::webhooks::{self, Webhooks},
    platform::{clock::Clock, shutdown::Phase},
    play::{Bots, Games, GamesSettings},
    store::Store,
    worker::WorkerHealth,
};

/// Builds everything that requests need.
pub(super) async fn build_state(
    config: &Arc<Config>,
    store: Store,
    phase: watch::Receiver<Phase>,
) -> Result<State, Failure> {
    let document = http::document::openapi::document();
    let clock = Clock::new(config.testing.test_clock.clone());
    let keys = Keys::load(store.clone(), config.tokens.access_token_life).await?;
    let accounts = Accounts {
        clock: clock.clone(),
        revoked: RevokedSessions::load(store.clone(), keys.max_token_age()).await,
        keys,
        passwords: Passwords::start(config.capacity.password_hashes.map_or(cores().div_ceil(2), usize::from)).await?,
        refreshes: SharedRateLimit::per_minute(config.capacity.rate_limit_refresh),
        refused_refreshes: SharedRateLimit::per_minute(config.capacity.rate_limit_refresh),
        mail_requests: SharedRateLimit::per_minute(config.capacity.rate_limit_mail_requests),
        refresh_life: config.tokens.refresh_token_life,
        max_bots: config.limits.bots_per_account,
        store,
    };
    let writers = match config.play.writers {
        0 => cores().div_ceil(2),
        writers => writers.into(),
    };
    let bots = match config.play.bot_threads {
        0 => cores().div_ceil(2),
        threads => threads.into(),
    };
    let bots = Bots { threads: bots, max_thinking: config.play.bot_thinking };
    let settings = GamesSettings { cached_games: config.play.cached_games as usize, writers, bots };
    let games = Games::new(accounts.store.clone(), clock, settings)?;
    let settings = webhooks::WebhookSettings {
        allowed: config.notices.webhooks_allow_private.clone(),
        ca_file: config.notices.webhooks_ca_file.clone(),
        connect_timeout: config.notices.webhooks_connect_timeout,
        timeout: config.notices.webhooks_timeout,
        concurrency: config.notices.webhooks_concurrency.into(),
        public_url: config.http.public_url.clone(),
    };
    let streams = OpenStreams::new(config, accounts.revoked.clone());
    Ok(State {
        config: Arc::clone(config),
        accounts,
        webhooks: Webhooks::new(games.clone(), settings)?,
        games,
        limits: Limits::new(config),
        streams,
        metrics: Metrics::start()?,
        workers: WorkerHealth::default(),
        readiness: Arc::default(),
        openapi: document.to_string().into(),
        operations: Arc::new(OperationIndex::of(&document)),
        phase,
    })
}

pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
