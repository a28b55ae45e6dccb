//! All background workers of a server.

use std::time::Duration;

use super::Failure;
use crate::{
    accounts::{self, KEY_RELOAD_INTERVAL},
    deletion,
    http::AppState,
    notices::{feed, mail::Mailer, webhooks},
    play, ratings, signals,
    worker::{Lease, Periodic, WorkerSupervisor},
};

/// How often counters of rate limits that ran out are dropped.
const LIMIT_SWEEP_INTERVAL: Duration = Duration::from_secs(60);
/// How often samples of histograms are folded.
const METRICS_UPKEEP_INTERVAL: Duration = Duration::from_secs(5);

/// All background workers of a server.
pub(super) struct BackgroundWorkers {
    /// The workers that write moves and snapshots and read versions.
    queues: WorkerSupervisor,
    /// All others, which use those.
    others: WorkerSupervisor,
}

impl BackgroundWorkers {
    /// Starts all workers.
    pub(super) fn start(state: &AppState) -> Result<Self, Failure> {
        let fault = state.config.testing.test_failing_worker.clone();
        let supervisor = || WorkerSupervisor::new(state.workers.clone(), fault.clone());
        let mut workers = Self { queues: supervisor(), others: supervisor() };
        state.games.start_queue_workers(&mut workers.queues, fault.clone());
        start_game_workers(&mut workers.others, state);
        start_notice_workers(&mut workers.others, state)?;
        start_upkeep(&mut workers.others, state);
        Ok(workers)
    }

    /// Stops all workers, those that others use last.
    pub(super) async fn stop(self) {
        self.others.stop().await;
        self.queues.stop().await;
    }
}

fn start_game_workers(workers: &mut WorkerSupervisor, state: &AppState) {
    let games = state.games.clone();
    workers.run("outbox", move || signals::send_outbox(games.signals.clone(), games.store.clone()));
    let (games, revoked) = (state.games.clone(), state.accounts.revoked.clone());
    workers.run("changes", move || {
        let revoked = revoked.clone();
        signals::receive_changes(games.signals.clone(), games.store.clone(), move |session| {
            revoked.on_notification(session)
        })
    });
    let games = state.games.clone();
    workers.run("duties", move || play::run_duties(games.clone()));
    let games = state.games.clone();
    workers.run("ratings", move || ratings::rate_games(games.clone()));
    let games = state.games.clone();
    workers.run("clock_updates", move || play::run_clock_updates(games.clone()));
}

fn start_notice_workers(workers: &mut WorkerSupervisor, state: &AppState) -> Result<(), Failure> {
    let mailer = Mailer::new(&state.config, &state.games)?;
    workers.run("mail", move || mailer.clone().run());
    let webhooks = state.webhooks.clone();
    workers.run("webhook_queue", move || webhooks::gather(webhooks.clone()));
    let webhooks = state.webhooks.clone();
    workers.run("webhook_delivery", move || webhooks::deliver(webhooks.clone()));
    let (games, keep) = (state.games.clone(), state.config.notices.feed_keep);
    workers.run_periodic(move || {
        let games = games.clone();
        Periodic {
            name: "feed_housekeeping",
            interval: feed::housekeeping_interval(&games),
            lease: Lease::shared(&games.store),
            pass: move || feed::delete_old_entries(games.clone(), keep),
        }
    });
    Ok(())
}

fn start_upkeep(workers: &mut WorkerSupervisor, state: &AppState) {
    let accounts = state.accounts.clone();
    workers.run_periodic(move || {
        let accounts = accounts.clone();
        Periodic {
            name: "account_housekeeping",
            interval: accounts::HOUSEKEEPING_INTERVAL,
            lease: Lease::shared(&accounts.store),
            pass: move || accounts::delete_expired(accounts.clone()),
        }
    });
    let (accounts, games) = (state.accounts.clone(), state.games.clone());
    // A guest is used when its session is refreshed, which happens only after an access token has expired.
    let life = state.config.guests.guest_life.max(2 * state.config.tokens.access_token_life);
    workers.run_periodic(move || {
        let (accounts, games) = (accounts.clone(), games.clone());
        Periodic {
            name: "guest_housekeeping",
            interval: deletion::GUEST_HOUSEKEEPING_INTERVAL,
            lease: Lease::shared(&accounts.store),
            pass: move || deletion::delete_unused_guests(accounts.clone(), games.clone(), life),
        }
    });
    let keys = state.accounts.keys.clone();
    workers.run_periodic(move || {
        let keys = keys.clone();
        let pass = move || {
            let keys = keys.clone();
            async move { keys.reload().await }
        };
        Periodic { name: "signing_keys", interval: KEY_RELOAD_INTERVAL, lease: Lease::None, pass }
    });
    let revoked = state.accounts.revoked.clone();
    workers.run("revoked_sessions", move || revoked.clone().poll());
    let (streams, accounts) = (state.streams.clone(), state.accounts.clone());
    workers.run("stream_passes", move || streams.clone().close_revoked(accounts.clone()));
    let limits = state.limits.clone();
    workers.run_periodic(move || {
        let limits = limits.clone();
        let pass = move || {
            limits.evict_idle();
            std::future::ready(Ok::<_, std::convert::Infallible>(()))
        };
        Periodic { name: "rate_limits", interval: LIMIT_SWEEP_INTERVAL, lease: Lease::None, pass }
    });
    let metrics = state.metrics.clone();
    workers.run_periodic(move || {
        let metrics = metrics.clone();
        let pass = move || {
            metrics.run_upkeep();
            std::future::ready(Ok::<_, std::convert::Infallible>(()))
        };
        Periodic { name: "metrics", interval: METRICS_UPKEEP_INTERVAL, lease: Lease::None, pass }
    });
}
