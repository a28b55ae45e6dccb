//! Carries changes from the outbox to all servers through PostgreSQL's NOTIFY, and from there to this server's signals.

use std::time::Duration;

use super::Signals;
use crate::store::{
    Store,
    play::outbox::{ChangeNotification, SESSIONS_CHANNEL, parse_notification},
};

/// Rows of the outbox sent in one notification.
const BATCH_SIZE: i64 = 1000;
/// Rows written within this time are sent together.
const BATCH_DELAY: Duration = Duration::from_millis(10);
/// How often the outbox is polled without a signal, for rows that a crashed server left behind.
const POLL_INTERVAL: Duration = Duration::from_secs(2);
/// Wait before a lost connection is opened again.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// Sends the rows of the outbox to all servers. Never returns.
pub async fn send_outbox(signals: Signals, store: Store) {
    loop {
        signals.outbox.wait(POLL_INTERVAL).await;
        tokio::time::sleep(BATCH_DELAY).await;
        loop {
            match store.publish_outbox(BATCH_SIZE).await {
                Ok(sent) if sent < BATCH_SIZE => break,
                Ok(_) => {}
                Err(error) => {
                    tracing::warn!(%error, "outbox not sent; retrying");
                    break;
                }
            }
        }
    }
}

/// Receives what all servers send and raises this server's signals. After a lost connection every subscriber is woken, since
/// notifications may have been missed. `on_revoked_session` gets the payload of each revoked session. Never returns.
pub async fn receive_changes(signals: Signals, store: Store, on_revoked_session: impl Fn(&str)) {
    let receive = |channel: &str, payload: &str| match channel {
        SESSIONS_CHANNEL => on_revoked_session(payload),
        _ => parse_notification(payload).iter().for_each(|change| publish(&signals, change)),
    };
    loop {
        if let Err(error) = store.listen(receive, || publish_all(&signals)).await {
            tracing::warn!(%error, "lost the connection that receives changes; reconnecting");
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
    }
}

fn publish(signals: &Signals, change: &ChangeNotification) {
    change.game_id.iter().for_each(|game| signals.games.publish(game));
    change.accounts.iter().for_each(|account| signals.accounts.publish(account));
    signals.notified.add(&change.accounts);
}

fn publish_all(signals: &Signals) {
    signals.games.publish_all();
    signals.accounts.publish_all();
    signals.notified.add_all();
}
