//! Sends due mails, and retries failed ones with growing delays for a limited time.

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::join_all;

use crate::{
    model::mail::MailKind,
    notices::mail::{Mailer, QUEUE_POLL_INTERVAL, compose::Composed, transport::SendError},
    store::{MailRow, StoreResult},
};

/// How many mails are sent at the same time.
const BATCH_SIZE: i64 = 8;
/// How long a claimed mail belongs to one server: longer than sending one may take.
const LEASE: TimeDelta = TimeDelta::minutes(3);
/// Delays between attempts; the last one is repeated.
const RETRY_DELAYS: [TimeDelta; 6] = [
    TimeDelta::minutes(1),
    TimeDelta::minutes(5),
    TimeDelta::minutes(15),
    TimeDelta::hours(1),
    TimeDelta::hours(3),
    TimeDelta::hours(6),
];

impl Mailer {
    /// Sends due mails, and never returns.
    pub(super) async fn run_delivery(&self) {
        loop {
            let now = self.games.clock.now();
            match self.store().claim_mails(now, now + LEASE, BATCH_SIZE).await {
                Ok(mails) if mails.is_empty() => {
                    drop(tokio::time::timeout(QUEUE_POLL_INTERVAL, self.due.notified()).await)
                }
                Ok(mails) => drop(join_all(mails.iter().map(|mail| self.deliver(mail))).await),
                Err(error) => {
                    tracing::warn!(%error, "cannot claim due mails; retrying");
                    self.pause().await;
                }
            }
        }
    }

    async fn deliver(&self, mail: &MailRow) {
        // If the outcome could not be stored, the mail is claimed again when the lease ends.
        if let Err(error) = self.try_to_deliver(mail).await {
            tracing::warn!(id = %mail.id, %error, "cannot store the outcome of a mail; it may be sent again");
        }
    }

    async fn try_to_deliver(&self, mail: &MailRow) -> StoreResult<()> {
        let (store, now) = (self.store(), self.games.clock.now());
        let (message, account) = match self.compose(mail, now).await {
            Ok(Composed::Message { message, account }) => (message, account),
            Ok(Composed::NotNeeded) => return store.delete_mail(mail.id).await,
            Ok(Composed::Impossible(reason)) => return self.give_up(mail, now, reason).await,
            Err(error) => return self.try_later(mail, now, &error.to_string()).await,
        };
        match self.transport.send(mail.id, *message).await {
            Ok(()) => {
                tracing::info!(id = %mail.id, kind = mail.kind.as_str(), "mail sent");
                store.mark_mail_sent(mail.id, Some(account), self.games.clock.now()).await
            }
            Err(SendError::Temporary(reason)) => self.try_later(mail, now, &reason).await,
            Err(SendError::Permanent(reason)) => self.give_up(mail, now, &reason).await,
        }
    }

    async fn try_later(&self, mail: &MailRow, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        if now - mail.created_at > max_age(mail.kind) {
            return self.give_up(mail, now, reason).await;
        }
        tracing::warn!(id = %mail.id, kind = mail.kind.as_str(), attempts = mail.attempts, reason, "sending a mail failed; retrying later");
        self.store().reschedule_mail(mail.id, now + retry_delay(mail.attempts), reason).await
    }

    async fn give_up(&self, mail: &MailRow, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        tracing::warn!(id = %mail.id, kind = mail.kind.as_str(), attempts = mail.attempts, reason, "sending a mail failed; giving up");
        self.store().mark_mail_failed(mail.id, now, reason).await
    }
}

/// How long after it was queued a mail is still sent. A user who waits for a link asks for another one much earlier.
fn max_age(kind: MailKind) -> TimeDelta {
    match kind {
        MailKind::Verification | MailKind::PasswordReset => TimeDelta::days(1),
        _ => TimeDelta::days(3),
    }
}

/// Returns the delay before the next attempt, with a random jitter of up to a tenth, so that retries do not come all at once.
fn retry_delay(attempts: i16) -> TimeDelta {
    let nth = usize::try_from(attempts.saturating_sub(1)).unwrap_or(0);
    let delay = RETRY_DELAYS.get(nth).or(RETRY_DELAYS.last()).copied().unwrap_or(LEASE);
    delay + delay * rand::random_range(0..=100) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retry_delays_grow_up_to_six_hours() {
        let with_jitter = |delay: TimeDelta| delay + delay / 10;
        for (attempts, least) in
            [(1, RETRY_DELAYS[0]), (2, RETRY_DELAYS[1]), (6, RETRY_DELAYS[5]), (40, RETRY_DELAYS[5])]
        {
            let found = retry_delay(attempts);
            assert!(found >= least && found <= with_jitter(least), "{attempts}: {found}");
        }
    }
}
