//! From settings to a running server and, in good order, back.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use actix_web::HttpServer;
use salon_postgres::{Cluster, Settings};
use tokio::{
    signal::unix::{Signal, SignalKind, signal},
    sync::watch,
};

use crate::{
    accounts::{self, Accounts, Keys, Passwords, RevokedSessions, Throttle},
    clock::Clock,
    config::{Config, Stopping},
    feed,
    http::{self, Catalogue, Limits, OpenStreams, State},
    lifecycle::{Connections, ListeningSocket, Phase},
    mail::Mailer,
    play::{self, Bots, Games},
    ratings,
    store::{Endpoint, Store, migrations},
    telemetry::Metrics,
    webhooks::{self, Webhooks},
};

/// What ends a command: one sentence for the person who typed it.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The database in use, for as long as this is held.
pub struct Database {
    /// Where it is.
    pub endpoint: Endpoint,
    /// The private PostgreSQL, stopped when this is dropped.
    cluster: Option<Cluster>,
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(cluster) = self.cluster.take() {
            cluster.stop();
        }
    }
}

/// The database to use: the one that is named, or a private one in the data directory, which is started if need be.
pub async fn open_database(config: &Config) -> Result<Database, Failure> {
    if let Some(url) = config.external_database() {
        return Ok(Database { endpoint: Endpoint::new(url, config.database_ca.as_deref())?, cluster: None });
    }
    let mut settings = Settings::new(&config.data_dir);
    settings.bin_dir = config.postgres_programs();
    settings.options.push(("max_connections".to_owned(), config.private_connections().to_string()));
    settings.report = |notice| tracing::info!(%notice, "private PostgreSQL");
    let cluster = tokio::task::spawn_blocking(move || Cluster::start(&settings)).await??;
    let endpoint = Endpoint::new(&cluster.url(salon_postgres::DATABASE), None)?;
    Ok(Database { endpoint, cluster: Some(cluster) })
}

/// A pool on the database.
pub fn open_store(config: &Config, database: &Database) -> Result<Store, Failure> {
    let size = config.pool_size.into();
    Ok(Store::new(&database.endpoint, size, config.pool_wait.0)?)
}

/// Serves until a signal comes, then lets running requests finish.
pub async fn serve(config: Config) -> Result<(), Failure> {
    // Registered before the server says that it runs: a signal may come right after that.
    let mut signals = StopSignals::listen()?;
    let config = Arc::new(config);
    let (phase, phase_seen) = watch::channel(Phase::Serving);
    let (database, state) = tokio::select! {
        prepared = prepare(&config, phase_seen) => prepared?,
        _ = signals.next() => {
            tracing::info!("stopped before it served");
            return Ok(());
        }
    };
    let games = &state.games;
    let mailer = Mailer::new(&config, games)?;
    let background = [
        tokio::spawn(games.wake.clone().tell(games.store.clone())),
        tokio::spawn(games.wake.clone().listen(games.store.clone(), state.accounts.revoked.clone())),
        tokio::spawn(play::attend_games(games.clone())),
        tokio::spawn(ratings::rate_games(games.clone())),
        tokio::spawn(play::settle_games(games.clone())),
        tokio::spawn(mailer.run()),
        tokio::spawn(state.accounts.keys.clone().keep_fresh()),
        tokio::spawn(state.accounts.revoked.clone().keep_fresh()),
        tokio::spawn(accounts::keep_house(state.accounts.clone())),
        tokio::spawn(feed::keep_house(games.clone(), config.feed_keep.0)),
        tokio::spawn(webhooks::gather(state.webhooks.clone())),
        tokio::spawn(webhooks::deliver(state.webhooks.clone())),
        tokio::spawn(state.limits.clone().keep_small()),
        tokio::spawn(state.streams.clone().keep_to_those_let_in(state.accounts.clone())),
        tokio::spawn(state.metrics.clone().keep_small()),
    ];

    let workers = match config.workers {
        0 => cores(),
        workers => workers.into(),
    };
    let cannot_listen = |error| format!("cannot listen on {} (SALON_BIND): {error}", config.bind);
    let (listening, listener) = ListeningSocket::open(config.bind).map_err(cannot_listen)?;
    let connections = Connections::default();
    let counted = connections.clone();
    let server = HttpServer::new(move || http::app(state.clone()))
        .on_connect(move |_, data| counted.count(data))
        .workers(workers)
        .shutdown_timeout(config.stopping.shutdown_timeout.0.as_secs().max(1))
        // SIGINT would drop running requests; both signals are handled alike below.
        .disable_signals()
        .listen(listener)
        .map_err(cannot_listen)?;
    let addresses = server.addrs();
    let server = server.run();
    tracing::info!(?addresses, "serving");
    if let (Some(file), Some(address)) = (&config.port_file, addresses.first()) {
        publish(file, *address)
            .map_err(|error| format!("cannot write {} (SALON_PORT_FILE): {error}", file.display()))?;
    }

    let handle = server.handle();
    let mut ended = tokio::spawn(server);
    tokio::select! {
        outcome = &mut ended => outcome??,
        asked = signals.next() => {
            drain(&config.stopping, asked, &mut signals, &phase).await;
            listening.refuse_new_connections();
            connections.settle().await;
            // Now nothing waits to be accepted, so closing it resets nothing.
            drop(listening);
            let patience = config.stopping.shutdown_timeout.0 + Duration::from_secs(1);
            if tokio::time::timeout(patience, handle.stop(true)).await.is_err() {
                tracing::warn!("some requests did not finish in time");
            }
        }
    }
    background.iter().for_each(tokio::task::JoinHandle::abort);
    // Requests are done, so nothing asks the database any more.
    drop(database);
    tracing::info!("stopped");
    Ok(())
}

/// The database as this build wants it, and everything that requests need.
async fn prepare(config: &Arc<Config>, phase: watch::Receiver<Phase>) -> Result<(Database, State), Failure> {
    let database = open_database(config).await?;
    let store = open_store(config, &database)?;
    if config.migrate_on_start {
        let run = migrations::run(&database.endpoint).await?;
        tracing::info!(run = run.len(), "migrated");
    } else if store.pending_migrations().await?.is_empty() {
        migrations::take_up(&database.endpoint).await?;
    }
    let state = state(config, store, phase).await?;
    Ok((database, state))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Whoever waits for the file finds it complete or not at all.
fn publish(file: &Path, address: SocketAddr) -> std::io::Result<()> {
    let draft = file.with_extension("new");
    std::fs::write(&draft, format!("{address}\n"))?;
    std::fs::rename(draft, file)
}

/// Lets whatever sends requests notice that this server is about to stop, for as long as configured.
async fn drain(stopping: &Stopping, asked: SignalKind, signals: &mut StopSignals, phase: &watch::Sender<Phase>) {
    let _ = phase.send(Phase::Draining);
    if asked == SignalKind::terminate() && !stopping.drain.0.is_zero() {
        tracing::info!(?stopping.drain, "draining");
        tokio::select! {
            () = tokio::time::sleep(stopping.drain.0) => {}
            _ = signals.next() => {}
        }
    }
    tracing::info!("stopping");
    let _ = phase.send(Phase::Stopping);
}

async fn state(config: &Arc<Config>, store: Store, phase: watch::Receiver<Phase>) -> Result<State, Failure> {
    let document = http::openapi::document();
    let clock = Clock::new(config.test_clock.clone());
    let keys = Keys::load(store.clone(), config.access_token_life.0).await?;
    let accounts = Accounts {
        clock: clock.clone(),
        revoked: RevokedSessions::load(store.clone(), keys.longest_life()).await,
        keys,
        passwords: Passwords::start(config.capacity.password_hashes.map_or(cores().div_ceil(2), usize::from)).await?,
        refreshes: Throttle::per_minute(config.capacity.rate_limit_refresh),
        refused_refreshes: Throttle::per_minute(config.capacity.rate_limit_refresh),
        mail_requests: Throttle::per_minute(config.capacity.rate_limit_mail_requests),
        refresh_life: config.refresh_token_life.0,
        most_bots: config.bots_per_account,
        store,
    };
    let writers = match config.writers {
        0 => cores().div_ceil(2),
        writers => writers.into(),
    };
    let bots = match config.bot_threads {
        0 => cores().div_ceil(2),
        threads => threads.into(),
    };
    let bots = Bots { threads: bots, thinking: config.bot_thinking.0 };
    let games = Games::new(accounts.store.clone(), clock, config.cached_games as usize, writers, bots)?;
    let settings = webhooks::Settings {
        allowed: config.webhooks_allow_private.clone(),
        ca_file: config.webhooks_ca_file.clone(),
        connect_timeout: config.webhooks_connect_timeout.0,
        timeout: config.webhooks_timeout.0,
        concurrency: config.webhooks_concurrency.into(),
        public_url: config.public_url.clone(),
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
        readiness: Arc::default(),
        openapi: document.to_string().into(),
        catalogue: Arc::new(Catalogue::of(&document)),
        phase,
    })
}

/// SIGTERM and SIGINT from the moment this is made; none that comes later is lost or ends the process by itself.
struct StopSignals {
    terminate: Signal,
    interrupt: Signal,
}

impl StopSignals {
    fn listen() -> Result<Self, Failure> {
        let listen = |kind| signal(kind).map_err(|error| format!("cannot listen to signals: {error}"));
        Ok(Self { terminate: listen(SignalKind::terminate())?, interrupt: listen(SignalKind::interrupt())? })
    }

    /// Which of them came next.
    async fn next(&mut self) -> SignalKind {
        tokio::select! {
            _ = self.terminate.recv() => SignalKind::terminate(),
            _ = self.interrupt.recv() => SignalKind::interrupt(),
        }
    }
}
