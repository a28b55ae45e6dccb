//! Deletes expired sessions, keys of refresh tokens, revocations, mail tokens and signing keys, and the records of old mails.

use std::time::Duration;

use crate::{accounts::Accounts, store::StoreResult};

/// The time from one pass to the next.
pub const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(3600);
/// How long the record of a sent mail is kept.
const MAIL_LOG_LIFETIME: Duration = Duration::from_secs(7 * 86_400);

/// Runs one pass. Tries every deletion, even after one has failed; returns the first error.
pub async fn delete_expired(accounts: Accounts) -> StoreResult<()> {
    let sessions = accounts.store.delete_expired_sessions().await;
    let successors = accounts.store.delete_old_successor_keys().await;
    let keys = accounts.store.delete_signing_keys(accounts.keys.key_cutoff()).await;
    let revoked = accounts.store.delete_revoked_sessions(accounts.keys.max_token_age()).await;
    let now = accounts.clock.now();
    let tokens = accounts.store.delete_expired_mail_tokens(now).await;
    let mails = accounts.store.delete_old_mails(now - MAIL_LOG_LIFETIME).await;
    sessions.and(successors).and(keys).and(revoked).and(tokens).and(mails).map(|_| ())
}
