//! The delivery log of a webhook, redelivery and test deliveries.

use chrono::{DateTime, Utc};

use crate::{
    model::{
        ids::{AccountId, DeliveryId, WebhookId},
        webhook::DeliveryState,
    },
    notices::webhooks::{WebhookError, Webhooks},
    store::{DeliveryRow, StoreError},
};

/// A notice sent, or to be sent, to a webhook.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// Its number in the log.
    pub number: i64,
    /// Its `webhook-id`, the same for every attempt.
    pub id: DeliveryId,
    /// The kind of the notice, or `test`.
    pub kind: String,
    /// When the event of the notice happened.
    pub at: DateTime<Utc>,
    /// How far it is.
    pub state: DeliveryState,
    /// Attempts so far.
    pub attempts: i32,
    /// When the next attempt is due.
    pub next_at: Option<DateTime<Utc>>,
    /// When the last attempt was made.
    pub last_at: Option<DateTime<Utc>>,
    /// The HTTP status of the last response.
    pub last_status: Option<i16>,
    /// The error of the last attempt.
    pub last_error: Option<String>,
}

impl TryFrom<DeliveryRow> for Delivery {
    type Error = StoreError;

    fn try_from(row: DeliveryRow) -> Result<Self, StoreError> {
        Ok(Self {
            number: row.number,
            id: row.id,
            kind: row.kind,
            at: row.at,
            state: row.state,
            attempts: row.attempts,
            next_at: row.next_at,
            last_at: row.last_at,
            last_status: row.last_status,
            last_error: row.last_error,
        })
    }
}

/// Returns the deliveries of a webhook with a number below `before`, the newest first.
pub async fn list_deliveries(
    webhooks: &Webhooks,
    (account, id): (AccountId, WebhookId),
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<Delivery>, WebhookError> {
    webhooks.games.store.webhook(account, id).await?;
    let rows = webhooks.games.store.deliveries_of(id, before, limit).await?;
    Ok(rows.into_iter().map(Delivery::try_from).collect::<Result<_, _>>()?)
}

/// Sends a delivery again with the same id, by which the receiver can recognise it.
pub async fn redeliver(
    webhooks: &Webhooks,
    account: AccountId,
    id: WebhookId,
    delivery: DeliveryId,
) -> Result<Delivery, WebhookError> {
    must_be_enabled(webhooks, account, id).await?;
    let row = webhooks.games.store.redeliver(id, delivery, webhooks.games.clock.now()).await?;
    webhooks.due.notify_one();
    Ok(row.try_into()?)
}

/// Sends a test delivery.
pub async fn test_webhook(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<Delivery, WebhookError> {
    must_be_enabled(webhooks, account, id).await?;
    let row = webhooks.games.store.insert_test_delivery(id, webhooks.games.clock.now()).await?;
    webhooks.due.notify_one();
    Ok(row.try_into()?)
}

async fn must_be_enabled(webhooks: &Webhooks, account: AccountId, id: WebhookId) -> Result<(), WebhookError> {
    let row = webhooks.games.store.webhook(account, id).await?;
    if row.disabled_at.is_some() { Err(WebhookError::Disabled) } else { Ok(()) }
}
