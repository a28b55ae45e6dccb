//! Deliveries to webhooks: created from feeds, claimed with a lease, and recorded after each attempt.

use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::{
    QueryableByName,
    sql_types::{
        Array, BigInt, Bool, Bytea, Double, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid as SqlUuid,
    },
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use uuid::Uuid;

use crate::{
    model::{
        ids::{AccountId, DeliveryId, WebhookId},
        notices::NoticeFor,
        texts::Locale,
        webhook::{DeliveryState, WebhookFormat},
    },
    store::{
        Store,
        error::{StoreError, StoreResult},
        json::JsonText,
        notices::feed::insert_notices,
    },
};

/// A due delivery with everything that is needed to send it.
#[derive(Clone, Debug, QueryableByName)]
pub struct DueDelivery {
    /// The owner of the webhook.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The language of that account.
    #[diesel(sql_type = Text)]
    pub locale: Locale,
    /// The URL of the webhook.
    #[diesel(sql_type = Text)]
    pub url: String,
    /// What the receiver understands.
    #[diesel(sql_type = Text)]
    pub format: WebhookFormat,
    /// The secret that signs.
    #[diesel(sql_type = Bytea)]
    pub secret: Vec<u8>,
    /// The previous secret, while it still signs too.
    #[diesel(sql_type = Nullable<Bytea>)]
    pub old_secret: Option<Vec<u8>>,
    /// Failures in a row before this attempt.
    #[diesel(sql_type = Integer)]
    pub failures: i32,
    /// When a delivery last arrived.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub delivered_at: Option<DateTime<Utc>>,
    /// The `webhook-id`.
    #[diesel(sql_type = SqlUuid)]
    pub id: DeliveryId,
    /// The transaction of the notice; none for a test.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub tx: Option<i64>,
    /// The number of the notice; none for a test.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub feed_id: Option<i64>,
    /// The kind of the notice, or `test`.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// The time of the notice.
    #[diesel(sql_type = Timestamptz)]
    pub at: DateTime<Utc>,
    /// The notice.
    #[diesel(sql_type = Jsonb)]
    pub body: JsonText,
    /// When the first attempt was due.
    #[diesel(sql_type = Timestamptz)]
    pub since: DateTime<Utc>,
    /// The number of attempts before this one.
    #[diesel(sql_type = Integer)]
    pub attempts: i32,
}

/// An attempt to send a delivery.
#[derive(Clone, Debug)]
pub struct DeliveryAttempt {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// The HTTP status of the answer.
    pub status: Option<u16>,
    /// The error, if it failed.
    pub error: Option<String>,
}

/// What follows from an attempt.
#[derive(Clone, Debug)]
pub enum AttemptOutcome {
    /// It arrived.
    Delivered,
    /// The delivery is retried.
    Retry {
        /// When the next attempt is due.
        at: DateTime<Utc>,
    },
    /// It was retried for too long and has failed.
    GivenUp,
    /// It has failed, and the webhook is disabled because nothing arrives there any more.
    Disabled {
        /// The last error.
        reason: String,
        /// The notice for the owner.
        notice: NoticeFor,
    },
}

impl Store {
    /// Creates deliveries from the new notices of these accounts, or of all accounts, at most `limit` per webhook. Only webhooks with new
    /// notices are locked, and a webhook in backoff stays in it. The text of chat messages is left out, because its author may delete it
    /// before the delivery is sent. Returns the accounts with notices left: beyond the limit, or held back by a running transaction.
    pub async fn create_deliveries(
        &self,
        accounts: Option<&[AccountId]>,
        now: DateTime<Utc>,
        limit: i64,
    ) -> StoreResult<Vec<AccountId>> {
        #[derive(QueryableByName)]
        struct Unfinished {
            #[diesel(sql_type = SqlUuid)]
            account_id: AccountId,
        }
        let unfinished: Vec<Unfinished> = diesel::sql_query(
            "with hooks as materialized (
                select id, account_id, kinds, game_id, after_tx, after_id from webhooks w
                where ($1 is null or account_id = any($1)) and disabled_at is null and exists (
                    select from feed f where f.account_id = w.account_id and f.tx >= w.after_tx
                        and (f.tx, f.id) > (w.after_tx, w.after_id)
                ) order by id for update
            ), items as materialized (
                select h.id as webhook_id, h.account_id, f.tx, f.id, f.kind, f.at, f.body, f.complete,
                    (h.kinds is null or f.kind = any(h.kinds)) and (h.game_id is null or f.game_id = h.game_id) as wanted,
                    row_number() over (partition by h.id order by f.tx, f.id) as position
                from hooks h cross join lateral (
                    select tx, id, kind, at, game_id, body, tx < tx_horizon() as complete
                    from feed where account_id = h.account_id and tx >= h.after_tx and (tx, id) > (h.after_tx, h.after_id)
                    order by tx, id limit $3 + 1
                ) f
            ), taken as materialized (
                select * from items where complete and position <= $3
            ), moved as (
                update webhooks w set after_tx = t.tx, after_id = t.id,
                    due_at = case when t.wanted then least(w.due_at, greatest(w.rests_until, $2)) else w.due_at end
                from (
                    select distinct on (webhook_id) webhook_id, tx, id, bool_or(wanted) over (partition by webhook_id) as wanted
                    from taken order by webhook_id, tx desc, id desc
                ) t where w.id = t.webhook_id
            ), made as (
                insert into deliveries (webhook_id, tx, feed_id, kind, at, body, since, next_at)
                select webhook_id, tx, id, kind, at, case kind when 'message' then body - 'text' else body end, $2, $2
                from taken where wanted order by webhook_id, tx, id
            )
            select distinct account_id from items where not (complete and position <= $3)",
        )
        .bind::<Nullable<Array<SqlUuid>>, _>(accounts)
        .bind::<Timestamptz, _>(now)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        Ok(unfinished.into_iter().map(|it| it.account_id).collect())
    }

    /// Claims webhooks with a due delivery. The lease uses the clock of the database, not the clock of games, because it only detects
    /// servers that died.
    pub async fn claim_webhooks(
        &self,
        now: DateTime<Utc>,
        lease: Duration,
        limit: i64,
    ) -> StoreResult<Vec<(WebhookId, Uuid)>> {
        #[derive(QueryableByName)]
        struct ClaimedWebhook {
            #[diesel(sql_type = SqlUuid)]
            id: WebhookId,
            #[diesel(sql_type = SqlUuid)]
            claim: Uuid,
        }
        let claimed: Vec<ClaimedWebhook> = diesel::sql_query(
            "with due as materialized (
                select id from webhooks where due_at <= $1 and (claimed_until is null or claimed_until <= now())
                order by due_at limit $3 for update skip locked
            )
            update webhooks w set claim = gen_random_uuid(), claimed_until = now() + make_interval(secs => $2)
            from due where w.id = due.id returning w.id, w.claim",
        )
        .bind::<Timestamptz, _>(now)
        .bind::<Double, _>(lease.as_secs_f64())
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        Ok(claimed.into_iter().map(|it| (it.id, it.claim)).collect())
    }

    /// Returns the next due delivery of a claimed webhook and renews the claim; `None` if none is due or the claim is lost. A chat message
    /// has its current text.
    pub async fn next_delivery(
        &self,
        (webhook, claim): (WebhookId, Uuid),
        now: DateTime<Utc>,
        lease: Duration,
    ) -> StoreResult<Option<DueDelivery>> {
        let due: Vec<DueDelivery> = diesel::sql_query(
            "with hook as (
                update webhooks set claimed_until = now() + make_interval(secs => $4)
                where id = $1 and claim = $2 and disabled_at is null
                returning account_id, url, format, secret, failures, delivered_at,
                    case when old_secret_until > $3 then old_secret end as old_secret
            )
            select h.*, a.locale, d.id, d.tx::text::bigint as tx, d.feed_id, d.kind, d.at, d.since, d.attempts,
                case d.kind when 'message' then d.body || jsonb_build_object('text', coalesce((
                    select m.text from messages m
                    where m.game_id = (d.body ->> 'game')::uuid and m.id = (d.body ->> 'message')::uuid
                ), '')) else d.body end as body
            from hook h join accounts a on a.id = h.account_id cross join lateral (
                select * from deliveries where webhook_id = $1 and state = 'pending' and next_at <= $3
                order by number limit 1
            ) d",
        )
        .bind::<SqlUuid, _>(webhook)
        .bind::<SqlUuid, _>(claim)
        .bind::<Timestamptz, _>(now)
        .bind::<Double, _>(lease.as_secs_f64())
        .load(&mut self.connection().await?)
        .await?;
        Ok(due.into_iter().next())
    }

    /// Records an attempt and its outcome.
    pub async fn record_attempt(
        &self,
        webhook: WebhookId,
        delivery: DeliveryId,
        attempt: &DeliveryAttempt,
        outcome: &AttemptOutcome,
    ) -> StoreResult<()> {
        let (state, next_at) = match outcome {
            AttemptOutcome::Delivered => (DeliveryState::Delivered, None),
            AttemptOutcome::Retry { at } => (DeliveryState::Pending, Some(*at)),
            AttemptOutcome::GivenUp | AttemptOutcome::Disabled { .. } => (DeliveryState::Failed, None),
        };
        let delivered = matches!(outcome, AttemptOutcome::Delivered);
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // All transactions lock the webhook before its deliveries.
                let known = diesel::sql_query(
                    "update webhooks set failures = case when $2 then 0 else failures + 1 end,
                        delivered_at = case when $2 then $3 else delivered_at end where id = $1",
                )
                .bind::<SqlUuid, _>(webhook)
                .bind::<Bool, _>(delivered)
                .bind::<Timestamptz, _>(attempt.at)
                .execute(tx)
                .await?;
                if known == 0 {
                    return Ok(());
                }
                diesel::sql_query(
                    "update deliveries set state = $3, next_at = $4, attempts = attempts + 1, last_at = $5, last_status = $6,
                        last_error = $7 where webhook_id = $1 and id = $2 and state = 'pending'",
                )
                .bind::<SqlUuid, _>(webhook)
                .bind::<SqlUuid, _>(delivery)
                .bind::<Text, _>(state)
                .bind::<Nullable<Timestamptz>, _>(next_at)
                .bind::<Timestamptz, _>(attempt.at)
                .bind::<Nullable<SmallInt>, _>(attempt.status.map(|status| status as i16))
                .bind::<Nullable<Text>, _>(attempt.error.as_deref())
                .execute(tx)
                .await?;
                if let AttemptOutcome::Disabled { reason, notice } = outcome
                    && disable(tx, webhook, attempt.at, reason).await?
                {
                    insert_notices(tx, attempt.at, std::slice::from_ref(notice)).await?;
                }
                Ok(())
            })
            .await
    }

    /// Releases a claimed webhook. It is claimed again when a delivery is due, but not before `backoff_until`.
    pub async fn release_webhook(
        &self,
        (webhook, claim): (WebhookId, Uuid),
        backoff_until: Option<DateTime<Utc>>,
    ) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Locked by a separate statement, so that the next one sees all deliveries that were added before.
                let locked = diesel::sql_query("select 1 from webhooks where id = $1 and claim = $2 for update");
                locked.bind::<SqlUuid, _>(webhook).bind::<SqlUuid, _>(claim).execute(tx).await?;
                diesel::sql_query(
                    "update webhooks set claim = null, claimed_until = null, rests_until = $3, due_at = case when disabled_at is null then (
                        select greatest(min(next_at), case when min(next_at) is not null then $3 end)
                        from deliveries where webhook_id = $1 and state = 'pending'
                    ) end where id = $1 and claim = $2",
                )
                .bind::<SqlUuid, _>(webhook)
                .bind::<SqlUuid, _>(claim)
                .bind::<Nullable<Timestamptz>, _>(backoff_until)
                .execute(tx)
                .await?;
                Ok(())
            })
            .await
    }
}

/// Disables a webhook and fails its pending deliveries. Returns `false` if it was disabled before.
async fn disable(
    tx: &mut diesel_async::AsyncPgConnection,
    webhook: WebhookId,
    at: DateTime<Utc>,
    reason: &str,
) -> StoreResult<bool> {
    let disabled = diesel::sql_query(
        "with failed as (
            update deliveries set state = 'failed', next_at = null where webhook_id = $1 and state = 'pending'
        )
        update webhooks set disabled_at = $2, disabled_reason = $3, due_at = null where id = $1 and disabled_at is null",
    )
    .bind::<SqlUuid, _>(webhook)
    .bind::<Timestamptz, _>(at)
    .bind::<Text, _>(reason)
    .execute(tx)
    .await?;
    Ok(disabled == 1)
}
