//! The worker that makes deliveries of what accounts are told.

use std::{collections::HashSet, time::Duration};

use super::Webhooks;
use crate::store::ids::AccountId;

/// What was told within this time is looked at together.
const GATHER: Duration = Duration::from_millis(20);
/// Everybody is looked at this often, whoever was told something: for what a server that died left behind.
const EVERYBODY: Duration = Duration::from_secs(30);
/// How soon it is looked again for what waits for an older transaction to end.
const SOON: Duration = Duration::from_millis(50);
/// Items made into deliveries at once, of each webhook.
const SOME: i64 = 100;

/// Makes deliveries, for ever. Several servers may do so at once: what one has made, no other makes.
pub async fn gather(webhooks: Webhooks) {
    let mut left: HashSet<AccountId> = HashSet::new();
    let mut looked: Option<tokio::time::Instant> = None;
    loop {
        let patience = if left.is_empty() { EVERYBODY } else { SOON };
        // The first look is at everybody, at once.
        let mut told = webhooks.games.wake.told(looked.map_or(Duration::ZERO, |_| patience)).await;
        tokio::time::sleep(GATHER).await;
        told.accounts.extend(left.drain());
        let everybody = told.everybody || looked.is_none_or(|at| at.elapsed() >= EVERYBODY);
        if everybody {
            looked = Some(tokio::time::Instant::now());
        } else if told.accounts.is_empty() {
            continue;
        }
        let accounts: Vec<AccountId> = told.accounts.into_iter().collect();
        let some = (!everybody).then_some(accounts.as_slice());
        match webhooks.games.store.make_deliveries(some, webhooks.games.clock.now(), SOME).await {
            Ok(more) => left.extend(more),
            Err(error) => {
                tracing::warn!(%error, "no deliveries made");
                // Once more for all of them, when the database is back.
                looked = None;
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        webhooks.due.notify_one();
    }
}
