//! The worker that sends.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::JoinSet};
use uuid::Uuid;

use super::{Webhooks, bodies, post::Refused, retry, signature};
use crate::{
    feed::{News, NewsFor},
    store::{Attempt, StoreResult, Verdict, Work, ids::WebhookId},
};

/// How often it is looked for what is due without being told.
const LOOK: Duration = Duration::from_secs(2);
/// How often when somebody else sets the clock.
const BY_HAND: Duration = Duration::from_millis(100);
/// Beyond the time a request may take, a claim is good for this long.
const MARGIN: Duration = Duration::from_secs(5);
/// Deliveries sent to one webhook before others get a turn.
const SOME: usize = 20;

/// Sends what is due, for ever. A webhook is served by one server at a time, one delivery after the other, so that a receiver that
/// is slow holds up nobody but itself.
pub async fn deliver(webhooks: Webhooks) {
    let slots = Arc::new(Semaphore::new(webhooks.settings.concurrency));
    // Those under way end with this task.
    let mut under_way = JoinSet::new();
    let look = if webhooks.games.clock.is_set_by_hand() { BY_HAND } else { LOOK };
    loop {
        while under_way.try_join_next().is_some() {}
        let free = slots.available_permits();
        let claimed = match free {
            0 => Ok(Vec::new()),
            free => {
                webhooks.games.store.claim_webhooks(webhooks.games.clock.now(), webhooks.lease(), free as i64).await
            }
        };
        let claimed = claimed.unwrap_or_else(|error| {
            tracing::warn!(%error, "no webhooks claimed");
            Vec::new()
        });
        if claimed.is_empty() {
            let _ = tokio::time::timeout(look, webhooks.due.notified()).await;
        }
        for claim in claimed {
            let (webhooks, slot) = (webhooks.clone(), Arc::clone(&slots).acquire_owned().await);
            under_way.spawn(async move {
                let _slot = slot;
                if let Err(error) = webhooks.serve(claim).await {
                    tracing::warn!(%error, "a webhook was not served");
                }
                // A slot is free, and there may be more.
                webhooks.due.notify_one();
            });
        }
    }
}

impl Webhooks {
    fn lease(&self) -> Duration {
        self.settings.timeout + MARGIN
    }

    /// Sends what is due to a claimed webhook, until one fails.
    async fn serve(&self, claim: (WebhookId, Uuid)) -> StoreResult<()> {
        let mut rested = None;
        for _ in 0..SOME {
            let now = self.games.clock.now();
            let Some(work) = self.games.store.next_delivery(claim, now, self.lease()).await? else { break };
            let attempt = self.attempt(&work).await;
            let verdict = verdict(claim.0, &work, &attempt);
            self.games.store.record_attempt(claim.0, work.id, &attempt, &verdict).await?;
            match verdict {
                Verdict::Delivered => {}
                Verdict::Again { .. } | Verdict::GivenUp => {
                    rested = Some(retry::rested(attempt.at, work.failures.saturating_add(1)));
                    break;
                }
                Verdict::Disabled { .. } => {
                    self.games.wake.drain_soon();
                    break;
                }
            }
        }
        self.games.store.release_webhook(claim, rested).await
    }

    async fn attempt(&self, work: &Work) -> Attempt {
        let at = self.games.clock.now();
        let outcome = match bodies::write(work, &self.settings.public_url) {
            Ok(body) => {
                let id = work.id.to_string();
                let timestamp = at.timestamp();
                let secrets = [Some(work.secret.as_slice()), work.old_secret.as_deref()].into_iter().flatten();
                let headers = [
                    ("webhook-signature", signature::sign(secrets, &id, timestamp, &body)),
                    ("webhook-timestamp", timestamp.to_string()),
                    ("webhook-id", id),
                ];
                self.poster.post(&work.url, headers, body).await
            }
            Err(error) => Err(Refused::Unreadable(error.to_string())),
        };
        let at = self.games.clock.now();
        match outcome {
            Ok(status) => {
                let error = (!(200..300).contains(&status)).then(|| format!("the receiver answered {status}"));
                Attempt { at, status: Some(status), error }
            }
            Err(error) => Attempt { at, status: None, error: Some(error.to_string()) },
        }
    }
}

/// Only 2xx counts; 410 means that nobody is there any more.
fn verdict(webhook: WebhookId, work: &Work, attempt: &Attempt) -> Verdict {
    let Some(error) = &attempt.error else { return Verdict::Delivered };
    let disabled = || Verdict::Disabled {
        reason: error.clone(),
        news: NewsFor {
            account: work.account_id,
            news: News::WebhookDisabled { webhook: webhook.as_uuid(), reason: error.clone() },
        },
    };
    if attempt.status == Some(410) {
        return disabled();
    }
    match retry::next_attempt(work.since, attempt.at, work.attempts, rand::random()) {
        Some(at) => Verdict::Again { at },
        // Others arrived meanwhile: it is this one that is not wanted.
        None if work.delivered_at.is_some_and(|delivered| delivered >= work.since) => Verdict::GivenUp,
        None => disabled(),
    }
}
