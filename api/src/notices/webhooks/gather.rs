//! The worker that creates deliveries from the notices in feeds.

use std::{collections::HashSet, time::Duration};

use crate::{model::ids::AccountId, notices::webhooks::Webhooks};

/// How long signals are collected before the database is queried.
const COLLECT_TIME: Duration = Duration::from_millis(20);
/// How often all accounts are checked without a signal, for notices of a server that died.
const FULL_SCAN_INTERVAL: Duration = Duration::from_secs(30);
/// How soon notices are checked again that a running transaction holds back.
const RECHECK_INTERVAL: Duration = Duration::from_millis(50);
/// How many deliveries are created at once for each webhook.
const BATCH_SIZE: i64 = 100;

/// Creates deliveries, and never returns. Several servers may run it at once; a notice leads to one delivery per webhook.
pub async fn gather(webhooks: Webhooks) {
    let mut unfinished: HashSet<AccountId> = HashSet::new();
    let mut last_full_scan: Option<tokio::time::Instant> = None;
    loop {
        let timeout = if unfinished.is_empty() { FULL_SCAN_INTERVAL } else { RECHECK_INTERVAL };
        // The first pass checks all accounts, without waiting.
        let mut signalled =
            webhooks.games.signals.notified.take(last_full_scan.map_or(Duration::ZERO, |_| timeout)).await;
        tokio::time::sleep(COLLECT_TIME).await;
        signalled.accounts.extend(unfinished.drain());
        let full_scan = signalled.all || last_full_scan.is_none_or(|at| at.elapsed() >= FULL_SCAN_INTERVAL);
        if full_scan {
            last_full_scan = Some(tokio::time::Instant::now());
        } else if signalled.accounts.is_empty() {
            continue;
        }
        let accounts: Vec<AccountId> = signalled.accounts.into_iter().collect();
        let selected = (!full_scan).then_some(accounts.as_slice());
        match webhooks.games.store.create_deliveries(selected, webhooks.games.clock.now(), BATCH_SIZE).await {
            Ok(accounts) => unfinished.extend(accounts),
            Err(error) => {
                tracing::warn!(%error, "cannot create deliveries; retrying in a second");
                // The signals are lost, so all accounts are checked when the database answers again.
                last_full_scan = None;
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        webhooks.due.notify_one();
    }
}
