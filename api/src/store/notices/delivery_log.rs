//! The delivery log of a webhook, and deliveries that its owner asks for.

use chrono::{DateTime, Utc};
use diesel::{
    QueryableByName,
    sql_types::{BigInt, Integer, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        ids::{DeliveryId, WebhookId},
        webhook::DeliveryState,
    },
    store::{Store, error::StoreResult},
};

/// A delivery in the log.
#[derive(Clone, Debug, QueryableByName)]
pub struct DeliveryRow {
    /// Its number in the log.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
    /// The `webhook-id`.
    #[diesel(sql_type = SqlUuid)]
    pub id: DeliveryId,
    /// The kind of the notice, or `test`.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// The time of the notice.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// How far it is.
    #[diesel(sql_type = Text)]
    pub state: DeliveryState,
    /// The number of attempts.
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
    /// When the next attempt is due.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub next_at: Option<DateTime<Utc>>,
    /// When the last attempt was made.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub last_at: Option<DateTime<Utc>>,
    /// The HTTP status of the last answer.
    #[diesel(sql_type = Nullable<SmallInt>)]
    pub last_status: Option<i16>,
    /// The last error.
    #[diesel(sql_type = Nullable<Text>)]
    pub last_error: Option<String>,
}

const COLUMNS: &str = "number, id, kind, at, state, attempts, next_at, last_at, last_status, last_error";

impl Store {
    /// Returns the deliveries of a webhook with a number below `before`, the newest first.
    pub async fn deliveries_of(
        &self,
        webhook: WebhookId,
        before: Option<i64>,
        limit: i64,
    ) -> StoreResult<Vec<DeliveryRow>> {
        Ok(diesel::sql_query(format!(
            "select {COLUMNS} from deliveries where webhook_id = $1 and number < $2 order by number desc limit $3"
        ))
        .bind::<SqlUuid, _>(webhook)
        .bind::<BigInt, _>(before.unwrap_or(i64::MAX))
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Makes a delivery due again now, with the same id.
    pub async fn redeliver(
        &self,
        webhook: WebhookId,
        delivery: DeliveryId,
        now: DateTime<Utc>,
    ) -> StoreResult<DeliveryRow> {
        Ok(diesel::sql_query(format!(
            "with hook as (update webhooks set due_at = least(due_at, $3) where id = $1 and disabled_at is null returning id)
            update deliveries d set state = 'pending', since = $3, next_at = $3 from hook
            where d.webhook_id = hook.id and d.id = $2 returning d.{columns}",
            columns = COLUMNS.replace(", ", ", d.")
        ))
        .bind::<SqlUuid, _>(webhook)
        .bind::<SqlUuid, _>(delivery)
        .bind::<Timestamptz, _>(now)
        .get_result(&mut self.connection().await?)
        .await?)
    }

    /// Inserts a test delivery.
    pub async fn insert_test_delivery(&self, webhook: WebhookId, now: DateTime<Utc>) -> StoreResult<DeliveryRow> {
        Ok(diesel::sql_query(format!(
            "with hook as (update webhooks set due_at = least(due_at, $2) where id = $1 and disabled_at is null returning id)
            insert into deliveries (webhook_id, kind, at, body, since, next_at)
            select id, 'test', $2, '{{\"kind\": \"test\"}}', $2, $2 from hook returning {COLUMNS}"
        ))
        .bind::<SqlUuid, _>(webhook)
        .bind::<Timestamptz, _>(now)
        .get_result(&mut self.connection().await?)
        .await?)
    }

    /// Deletes at most `limit` finished deliveries that began before `oldest`. Returns how many it deleted.
    pub async fn delete_old_deliveries(&self, oldest: DateTime<Utc>, limit: i64) -> StoreResult<i64> {
        let rows = diesel::sql_query(
            "delete from deliveries where ctid = any(array(
                select ctid from deliveries where since < $1 and state <> 'pending' order by since limit $2
                for update skip locked
            ))",
        )
        .bind::<Timestamptz, _>(oldest)
        .bind::<BigInt, _>(limit)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(rows as i64)
    }
}
