//! The worker that sends due deliveries.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::JoinSet};
use uuid::Uuid;

use crate::{
    model::{
        delivery_failure::DeliveryFailure,
        ids::WebhookId,
        notices::{Notice, NoticeFor},
    },
    notices::webhooks::{
        Webhooks,
        body::{self, SaidNotice},
        retry, signature,
    },
    store::{AttemptOutcome, DeliveryAttempt, DueDelivery, StoreResult},
};

/// How often the database is polled for due deliveries without a signal.
const POLL_INTERVAL: Duration = Duration::from_secs(2);
/// The polling interval while a test sets the clock.
const TEST_POLL_INTERVAL: Duration = Duration::from_millis(100);
/// How much longer a lease lasts than a request may take.
const LEASE_MARGIN: Duration = Duration::from_secs(5);
/// How many deliveries are sent to one webhook before others get a turn.
const BATCH_SIZE: usize = 20;

/// Sends due deliveries, and never returns. A webhook is served by one server at a time, one delivery after the other, so that a slow receiver
/// delays only its own deliveries.
pub async fn deliver(webhooks: Webhooks) {
    let slots = Arc::new(Semaphore::new(webhooks.settings.concurrency));
    // Dropping the set ends the tasks with this one.
    let mut tasks = JoinSet::new();
    let poll_interval = if webhooks.games.clock.is_test_clock() { TEST_POLL_INTERVAL } else { POLL_INTERVAL };
    loop {
        while tasks.try_join_next().is_some() {}
        let free = slots.available_permits();
        let claimed = match free {
            0 => Ok(Vec::new()),
            free => {
                webhooks.games.store.claim_webhooks(webhooks.games.clock.now(), webhooks.lease(), free as i64).await
            }
        };
        let claimed = claimed.unwrap_or_else(|error| {
            tracing::warn!(%error, "cannot claim webhooks with due deliveries; retrying");
            Vec::new()
        });
        if claimed.is_empty() {
            let _ = tokio::time::timeout(poll_interval, webhooks.due.notified()).await;
        }
        for claim in claimed {
            let (webhooks, slot) = (webhooks.clone(), Arc::clone(&slots).acquire_owned().await);
            tasks.spawn(async move {
                let _slot = slot;
                if let Err(error) = webhooks.serve(claim).await {
                    tracing::warn!(%error, "cannot read or store a delivery; it is sent again when the lease ends");
                }
                // A slot is free, and more deliveries may be due.
                webhooks.due.notify_one();
            });
        }
    }
}

impl Webhooks {
    fn lease(&self) -> Duration {
        self.settings.timeout + LEASE_MARGIN
    }

    /// Sends the due deliveries of a claimed webhook until one fails.
    async fn serve(&self, claim: (WebhookId, Uuid)) -> StoreResult<()> {
        let mut backoff_until = None;
        for _ in 0..BATCH_SIZE {
            let now = self.games.clock.now();
            let Some(delivery) = self.games.store.next_delivery(claim, now, self.lease()).await? else { break };
            let said = SaidNotice::of(&delivery, &self.games.store, &self.settings.links).await?;
            let attempt = self.attempt(&delivery, said).await;
            let outcome = outcome_of(claim.0, &delivery, &attempt);
            self.games.store.record_attempt(claim.0, delivery.id, &attempt, &outcome).await?;
            match outcome {
                AttemptOutcome::Delivered => {}
                AttemptOutcome::Retry { .. } | AttemptOutcome::GivenUp => {
                    backoff_until = Some(retry::backoff_until(attempt.at, delivery.failures.saturating_add(1)));
                    break;
                }
                AttemptOutcome::Disabled { .. } => {
                    self.games.signals.outbox.raise();
                    break;
                }
            }
        }
        self.games.store.release_webhook(claim, backoff_until).await
    }

    async fn attempt(&self, delivery: &DueDelivery, said: SaidNotice) -> DeliveryAttempt {
        let at = self.games.clock.now();
        let answer = match body::write(delivery, said) {
            Ok(body) => {
                let id = delivery.id.to_string();
                let timestamp = at.timestamp();
                let secrets = [Some(delivery.secret.as_slice()), delivery.old_secret.as_deref()].into_iter().flatten();
                let headers = [
                    ("webhook-signature", signature::sign(secrets, &id, timestamp, &body)),
                    ("webhook-timestamp", timestamp.to_string()),
                    ("webhook-id", id),
                ];
                self.client.post(&delivery.url, headers, body).await
            }
            Err(error) => Err(DeliveryFailure::NotSent(error.to_string())),
        };
        let at = self.games.clock.now();
        match answer {
            Ok(status) => {
                let error = (!(200..300).contains(&status)).then(|| DeliveryFailure::Status(status).to_string());
                DeliveryAttempt { at, status: Some(status), error }
            }
            Err(error) => DeliveryAttempt { at, status: None, error: Some(error.to_string()) },
        }
    }
}

/// Decides what follows from an attempt. Only 2xx is a success; 410 means that the receiver is gone for good.
fn outcome_of(webhook: WebhookId, delivery: &DueDelivery, attempt: &DeliveryAttempt) -> AttemptOutcome {
    let Some(error) = &attempt.error else { return AttemptOutcome::Delivered };
    let disabled = || AttemptOutcome::Disabled {
        reason: error.clone(),
        notice: NoticeFor {
            account: delivery.account_id,
            notice: Notice::WebhookDisabled { webhook: webhook.as_uuid(), reason: error.clone() },
        },
    };
    if attempt.status == Some(410) {
        return disabled();
    }
    match retry::next_attempt(delivery.since, attempt.at, delivery.attempts, rand::random()) {
        Some(at) => AttemptOutcome::Retry { at },
        // Other deliveries arrived since: the receiver works, but does not accept this one.
        None if delivery.delivered_at.is_some_and(|at| at >= delivery.since) => AttemptOutcome::GivenUp,
        None => disabled(),
    }
}
