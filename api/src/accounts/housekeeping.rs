//! Forgets what can no longer be used: expired sessions and keys whose last token has expired.

use std::time::Duration;

use super::Accounts;

const INTERVAL: Duration = Duration::from_secs(3600);

/// Tidies up every hour, for as long as it is polled. Several servers may do so at once.
pub async fn keep_house(accounts: Accounts) {
    loop {
        let sessions = accounts.store.delete_expired_sessions().await;
        let keys = accounts.store.delete_signing_keys(accounts.keys.oldest_of_use()).await;
        if let Err(error) = sessions.and(keys) {
            tracing::warn!(%error, "house not kept");
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
