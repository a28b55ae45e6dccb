//! Sending what is due, again after a failure, and not for ever.

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::join_all;

use super::{ANYWAY, Mailer, compose::Composed, post::Refused};
use crate::store::{MailRow, StoreResult};

/// Mails sent at the same time.
const AT_ONCE: i64 = 8;
/// A mail that was taken is nobody else's for so long: longer than sending one may take.
const LEASE: TimeDelta = TimeDelta::minutes(3);
/// Waits between attempts; the last one is repeated.
const WAITS: [TimeDelta; 6] = [
    TimeDelta::minutes(1),
    TimeDelta::minutes(5),
    TimeDelta::minutes(15),
    TimeDelta::hours(1),
    TimeDelta::hours(3),
    TimeDelta::hours(6),
];

impl Mailer {
    /// Sends what is due for as long as it is polled.
    pub(super) async fn deliver_always(&self) {
        loop {
            let now = self.games.clock.now();
            match self.store().claim_mails(now, now + LEASE, AT_ONCE).await {
                Ok(mails) if mails.is_empty() => drop(tokio::time::timeout(ANYWAY, self.due.notified()).await),
                Ok(mails) => drop(join_all(mails.iter().map(|mail| self.deliver(mail))).await),
                Err(error) => {
                    tracing::warn!(%error, "mails not looked for");
                    self.pause().await;
                }
            }
        }
    }

    async fn deliver(&self, mail: &MailRow) {
        // What could not be written down is found again when the lease has ended.
        if let Err(error) = self.try_to_deliver(mail).await {
            tracing::warn!(id = %mail.id, %error, "the end of a mail was not written down");
        }
    }

    async fn try_to_deliver(&self, mail: &MailRow) -> StoreResult<()> {
        let (store, now) = (self.store(), self.games.clock.now());
        let (message, account) = match self.compose(mail, now).await {
            Ok(Composed::Message { message, account }) => (message, account),
            Ok(Composed::Nothing) => return store.drop_mail(mail.id).await,
            Ok(Composed::Impossible(reason)) => return self.give_up(mail, now, reason).await,
            Err(error) => return self.try_later(mail, now, &error.to_string()).await,
        };
        match self.post.send(mail.id, *message).await {
            Ok(()) => {
                tracing::info!(id = %mail.id, kind = mail.kind, "mail sent");
                store.mail_sent(mail.id, Some(account), self.games.clock.now()).await
            }
            Err(Refused::ForNow(reason)) => self.try_later(mail, now, &reason).await,
            Err(Refused::ForGood(reason)) => self.give_up(mail, now, &reason).await,
        }
    }

    async fn try_later(&self, mail: &MailRow, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        if now - mail.created_at > patience(&mail.kind) {
            return self.give_up(mail, now, reason).await;
        }
        tracing::warn!(id = %mail.id, kind = mail.kind, attempts = mail.attempts, reason, "mail not sent");
        self.store().mail_later(mail.id, now + wait(mail.attempts), reason).await
    }

    async fn give_up(&self, mail: &MailRow, now: DateTime<Utc>, reason: &str) -> StoreResult<()> {
        tracing::warn!(id = %mail.id, kind = mail.kind, attempts = mail.attempts, reason, "mail given up");
        self.store().mail_given_up(mail.id, now, reason).await
    }
}

/// How long a mail is worth sending. Whoever waits for a link has long asked for another one.
fn patience(kind: &str) -> TimeDelta {
    match kind {
        "verification" | "password_reset" => TimeDelta::days(1),
        _ => TimeDelta::days(3),
    }
}

/// A wait, up to a tenth longer, so that not everything comes back at once.
fn wait(attempts: i16) -> TimeDelta {
    let nth = usize::try_from(attempts.saturating_sub(1)).unwrap_or(0);
    let wait = WAITS.get(nth).or(WAITS.last()).copied().unwrap_or(LEASE);
    wait + wait * rand::random_range(0..=100) / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end_at_six_hours() {
        let tenth = |wait: TimeDelta| wait + wait / 10;
        for (attempts, least) in [(1, WAITS[0]), (2, WAITS[1]), (6, WAITS[5]), (40, WAITS[5])] {
            let found = wait(attempts);
            assert!(found >= least && found <= tenth(least), "{attempts}: {found}");
        }
    }
}
