//! Starts the server and stops it gracefully.

use std::{net::SocketAddr, path::Path, sync::Arc, time::Duration};

use actix_web::{HttpServer, dev::ServerHandle};
use tokio::{signal::unix::SignalKind, sync::watch, task::JoinHandle};

use super::{
    Failure,
    database::{Database, open_database, open_store},
    state::{build_state, cores},
    stop_signals::StopSignals,
    workers::BackgroundWorkers,
};
use crate::{
    config::{Config, StopConfig},
    http::{self, AppState},
    platform::shutdown::{Connections, ListeningSocket, ServerPhase},
    store::migrations,
};

/// Serves until a signal arrives, then finishes running requests.
pub async fn serve(config: Config) -> Result<(), Failure> {
    // Registered before the server reports that it runs, since a signal may arrive right after that.
    let mut signals = StopSignals::listen()?;
    if config.testing.test_rulesets {
        salon_domain::rulesets::offer_examples();
    }
    let config = Arc::new(config);
    let (phase, phase_seen) = watch::channel(ServerPhase::Serving);
    let (database, state) = tokio::select! {
        prepared = prepare(&config, phase_seen) => prepared?,
        _ = signals.next() => {
            tracing::info!("stopped before serving");
            return Ok(());
        }
    };
    let workers = BackgroundWorkers::start(&state)?;
    let server = RunningServer::start(&config, state)?;
    server.run_until_stopped(&config.stopping, signals, &phase).await?;
    workers.stop().await;
    // All requests have ended, so the database is no longer used.
    drop(database);
    tracing::info!("stopped");
    Ok(())
}

/// The HTTP server while it runs.
struct RunningServer {
    ended: JoinHandle<std::io::Result<()>>,
    handle: ServerHandle,
    listening: ListeningSocket,
    connections: Connections,
}

impl RunningServer {
    /// Listens, serves, and publishes the address.
    fn start(config: &Config, state: AppState) -> Result<Self, Failure> {
        let threads = match config.http.workers {
            0 => cores(),
            threads => threads.into(),
        };
        let cannot_listen = |error| format!("cannot listen on {} (SALON_BIND): {error}", config.http.bind);
        let (listening, listener) = ListeningSocket::open(config.http.bind).map_err(cannot_listen)?;
        let connections = Connections::default();
        let counted = connections.clone();
        let server = HttpServer::new(move || http::app(state.clone()))
            .on_connect(move |_, data| counted.count(data))
            .workers(threads)
            .shutdown_timeout(config.stopping.shutdown_timeout.as_secs().max(1))
            // By default SIGINT would drop running requests; here both signals are handled alike.
            .disable_signals()
            .listen(listener)
            .map_err(cannot_listen)?;
        let addresses = server.addrs();
        let server = server.run();
        tracing::info!(?addresses, "serving");
        if let (Some(file), Some(address)) = (&config.http.port_file, addresses.first()) {
            publish(file, *address)
                .map_err(|error| format!("cannot write {} (SALON_PORT_FILE): {error}", file.display()))?;
        }
        Ok(Self { handle: server.handle(), ended: tokio::spawn(server), listening, connections })
    }

    /// Serves until a signal arrives, then finishes running requests.
    async fn run_until_stopped(
        self,
        stopping: &StopConfig,
        mut signals: StopSignals,
        phase: &watch::Sender<ServerPhase>,
    ) -> Result<(), Failure> {
        let Self { mut ended, handle, listening, connections } = self;
        tokio::select! {
            outcome = &mut ended => outcome??,
            signal = signals.next() => {
                drain(stopping, signal, &mut signals, phase).await;
                listening.refuse_new_connections();
                connections.wait_until_closed().await;
                // No connection is queued now, so closing the socket resets none.
                drop(listening);
                let stop_timeout = stopping.shutdown_timeout + Duration::from_secs(1);
                if tokio::time::timeout(stop_timeout, handle.stop(true)).await.is_err() {
                    tracing::warn!("some requests did not finish in time");
                }
            }
        }
        Ok(())
    }
}

/// Opens and migrates the database, and builds the state of requests.
async fn prepare(config: &Arc<Config>, phase: watch::Receiver<ServerPhase>) -> Result<(Database, AppState), Failure> {
    let database = open_database(config).await?;
    let store = open_store(config, &database)?;
    store.open_first_connection().await?;
    if config.database.migrate_on_start {
        let run = migrations::run(&database.endpoint).await?;
        tracing::info!(run = run.len(), "migrated");
    } else if store.pending_migrations().await?.is_empty() {
        migrations::continue_transaction_order(&database.endpoint).await?;
    }
    let state = build_state(config, store, phase).await?;
    Ok((database, state))
}

/// Writes the address to a file. A reader finds the file complete or not at all.
fn publish(file: &Path, address: SocketAddr) -> std::io::Result<()> {
    let draft = file.with_extension("new");
    std::fs::write(&draft, format!("{address}\n"))?;
    std::fs::rename(draft, file)
}

/// Fails readiness for the configured time before stopping, so that load balancers stop sending requests.
async fn drain(
    stopping: &StopConfig,
    signal: SignalKind,
    signals: &mut StopSignals,
    phase: &watch::Sender<ServerPhase>,
) {
    let _ = phase.send(ServerPhase::Draining);
    if signal == SignalKind::terminate() && !stopping.drain.is_zero() {
        tracing::info!(?stopping.drain, "draining");
        tokio::select! {
            () = tokio::time::sleep(stopping.drain) => {}
            _ = signals.next() => {}
        }
    }
    tracing::info!("stopping");
    let _ = phase.send(ServerPhase::Stopping);
}
