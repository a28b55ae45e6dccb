//! What was sent, and sending it again.

use super::{WebhookError, Webhooks};
use crate::store::{
    DeliveryRow,
    ids::{AccountId, DeliveryId, WebhookId},
};

/// The log of a webhook, the newest first, those before a number.
pub async fn list_deliveries(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<DeliveryRow>, WebhookError> {
    webhooks.games.store.webhook(account, id).await?;
    Ok(webhooks.games.store.deliveries_of(id, before, limit).await?)
}

/// Sends something again, under the same id: a receiver that had it before can tell.
pub async fn redeliver(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
    delivery: DeliveryId,
) -> Result<DeliveryRow, WebhookError> {
    must_be_enabled(webhooks, account, id).await?;
    let row = webhooks.games.store.redeliver(id, delivery, webhooks.games.clock.now()).await?;
    webhooks.due.notify_one();
    Ok(row)
}

/// Sends something that tells nothing, to try the receiver out.
pub async fn test_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<DeliveryRow, WebhookError> {
    must_be_enabled(webhooks, account, id).await?;
    let row = webhooks.games.store.insert_test_delivery(id, webhooks.games.clock.now()).await?;
    webhooks.due.notify_one();
    Ok(row)
}

async fn must_be_enabled(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<(), WebhookError> {
    let row = webhooks.games.store.webhook(account, id).await?;
    if row.disabled_at.is_some() { Err(WebhookError::Disabled) } else { Ok(()) }
}
