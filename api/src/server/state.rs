//! Builds the state that requests share from the settings.

use std::sync::Arc;

use salon_bundle::Bundle;
use tokio::sync::watch;

use super::Failure;
use crate::{
    accounts::{Accounts, Keys, Locales, Passwords, RevokedSessions, SharedRateLimit},
    config::{Config, WebConfig},
    http::{
        AppState, Limits, Metrics, OpenStreams, OperationIndex, RefusedOrigins,
        document::{
            deprecations::DeprecatedOperation,
            openapi::{self, DocumentSettings},
        },
    },
    notices::{
        Links,
        webhooks::{self, Webhooks},
    },
    platform::{clock::Clock, rate_clock::RateClock, shutdown::ServerPhase},
    play::{Bots, Games, GamesSettings},
    store::Store,
    worker::WorkerHealth,
};

/// Builds everything that requests need.
pub(super) async fn build_state(
    config: &Arc<Config>,
    store: Store,
    phase: watch::Receiver<ServerPhase>,
) -> Result<AppState, Failure> {
    let deprecated: Option<DeprecatedOperation> =
        config.testing.test_deprecated.as_deref().map(str::parse).transpose()?;
    let contact = config.http.contact.clone();
    let settings = DocumentSettings { deprecated: deprecated.into_iter().collect(), contact };
    let document = openapi::document_with(&settings);
    let clock = Clock::new(config.testing.test_clock.clone());
    let rate_clock = RateClock::new(&clock);
    let keys = Keys::load(store.clone(), config.tokens.access_token_life).await?;
    let accounts = Accounts {
        clock: clock.clone(),
        revoked: RevokedSessions::load(store.clone(), keys.max_token_age()).await,
        keys,
        locales: Locales::default(),
        passwords: Passwords::start(config.capacity.password_hashes.map_or(cores().div_ceil(2), usize::from)).await?,
        refreshes: SharedRateLimit::per_minute(config.capacity.rate_limit_refresh, &rate_clock),
        refused_refreshes: SharedRateLimit::per_minute(config.capacity.rate_limit_refresh, &rate_clock),
        mail_requests: SharedRateLimit::per_minute(config.capacity.rate_limit_mail_requests, &rate_clock),
        refresh_life: config.tokens.refresh_token_life,
        ticket_life: config.tokens.ticket_life,
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
    let max_thinking = config.testing.test_bot_thinking.unwrap_or(config.play.bot_thinking);
    let bots = Bots { threads: bots, max_thinking };
    let settings = GamesSettings { cached_games: config.play.cached_games as usize, writers, bots };
    let games = Games::new(accounts.store.clone(), clock, settings)?;
    let settings = webhooks::WebhookSettings {
        allowed: config.notices.webhooks_allow_private.clone(),
        ca_file: config.notices.webhooks_ca_file.clone(),
        connect_timeout: config.notices.webhooks_connect_timeout,
        timeout: config.notices.webhooks_timeout,
        concurrency: config.notices.webhooks_concurrency.into(),
        links: Links::new(config),
    };
    let streams = OpenStreams::new(config, accounts.revoked.clone());
    Ok(AppState {
        config: Arc::clone(config),
        accounts,
        webhooks: Webhooks::new(games.clone(), settings)?,
        games,
        limits: Limits::new(config, &rate_clock),
        refused_origins: RefusedOrigins::default(),
        streams,
        metrics: Metrics::start()?,
        workers: WorkerHealth::default(),
        readiness: Arc::default(),
        web: load_client(&config.web)?,
        openapi: document.to_string().into(),
        operations: Arc::new(OperationIndex::of(&document)),
        phase,
    })
}

/// Returns the web client, or `None` if it is switched off.
fn load_client(config: &WebConfig) -> Result<Option<Arc<Bundle>>, Failure> {
    let bundle = match &config.web_dir {
        _ if !config.web => return Ok(None),
        Some(folder) => Bundle::read(folder).map_err(|error| format!("SALON_WEB_DIR {}: {error}", folder.display()))?,
        None => Bundle::embedded(),
    };
    Ok(Some(Arc::new(bundle)))
}

pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
