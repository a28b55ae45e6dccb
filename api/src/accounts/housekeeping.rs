//! Forgets what can no longer be used: expired sessions, tokens from mails, mails long sent, and keys whose last token has expired.

use std::time::Duration;

use super::Accounts;

const INTERVAL: Duration = Duration::from_secs(3600);
/// How long it is remembered that a mail was sent.
const MAILS: Duration = Duration::from_secs(7 * 86_400);

/// Tidies up every hour, for as long as it is polled. Several servers may do so at once.
pub async fn keep_house(accounts: Accounts) {
    loop {
        let sessions = accounts.store.delete_expired_sessions().await;
        let keys = accounts.store.delete_signing_keys(accounts.keys.oldest_of_use()).await;
        let revoked = accounts.store.delete_revoked_sessions(accounts.keys.longest_life()).await;
        let now = accounts.clock.now();
        let tokens = accounts.store.delete_expired_mail_tokens(now).await;
        let mails = accounts.store.forget_mails(now - MAILS).await;
        if let Err(error) = sessions.and(keys).and(revoked).and(tokens).and(mails) {
            tracing::warn!(%error, "house not kept");
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
