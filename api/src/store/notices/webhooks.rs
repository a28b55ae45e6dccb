//! Rows of webhooks.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{Array, BigInt, Bool, Bytea, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::{
        ids::{AccountId, GameId, WebhookId},
        webhook::WebhookFormat,
    },
    store::{
        Store,
        accounts::account_rows::{lock_living_account, require_one_row},
        error::{StoreError, StoreResult},
        play::tables::budgets::{self, BUDGET_ACCOUNTS},
    },
};

/// A webhook, without its secret.
#[derive(Clone, Debug, QueryableByName)]
pub struct WebhookRow {
    /// Its id.
    #[diesel(sql_type = SqlUuid)]
    pub id: WebhookId,
    /// The label its owner chose.
    #[diesel(sql_type = Text)]
    pub label: String,
    /// The URL.
    #[diesel(sql_type = Text)]
    pub url: String,
    /// What the receiver understands.
    #[diesel(sql_type = Text)]
    pub format: WebhookFormat,
    /// Only notices of these kinds.
    #[diesel(sql_type = Nullable<Array<Text>>)]
    pub kinds: Option<Vec<String>>,
    /// Only notices of this game.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub game_id: Option<GameId>,
    /// Until when the previous secret signs too.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub old_secret_until: Option<DateTime<Utc>>,
    /// When a delivery last arrived.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub delivered_at: Option<DateTime<Utc>>,
    /// When it was disabled.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub disabled_at: Option<DateTime<Utc>>,
    /// Why it was disabled.
    #[diesel(sql_type = Nullable<Text>)]
    pub disabled_reason: Option<String>,
    /// When it was created.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

const COLUMNS: &str = "id, label, url, format, kinds, game_id, old_secret_until, delivered_at, disabled_at, disabled_reason, \
    created_at";

/// SQL expression for a cursor before all future notices.
const FROM_NOW: &str = "tx_horizon()";

/// A webhook to insert.
pub struct NewWebhook<'a> {
    /// Its id.
    pub id: WebhookId,
    /// The account that owns it.
    pub account: AccountId,
    /// The label its owner chose.
    pub label: &'a str,
    /// The URL.
    pub url: &'a str,
    /// What the receiver understands.
    pub format: WebhookFormat,
    /// Only notices of these kinds.
    pub kinds: Option<Vec<String>>,
    /// Only notices of this game.
    pub game: Option<GameId>,
    /// The secret that signs.
    pub secret: [u8; 32],
    /// When it is created.
    pub at: DateTime<Utc>,
}

/// A change of a webhook; `None` leaves a value as it is.
#[derive(Default)]
pub struct WebhookChange<'a> {
    /// The label its owner chose.
    pub label: Option<&'a str>,
    /// The URL.
    pub url: Option<&'a str>,
    /// What the receiver understands.
    pub format: Option<WebhookFormat>,
    /// Only notices of these kinds; `Some(None)` is all.
    pub kinds: Option<Option<Vec<String>>>,
    /// Only notices of this game; `Some(None)` is any.
    pub game: Option<Option<GameId>>,
    /// Whether it is enabled.
    pub enabled: Option<bool>,
}

impl Store {
    /// Inserts a webhook for future notices. Returns `false` if the account has `max_webhooks` already, counted together with the other bots
    /// of the same owner.
    pub async fn insert_webhook(&self, webhook: &NewWebhook<'_>, max_webhooks: i64) -> StoreResult<bool> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // The account before the budget, because a deal locks them in this order.
                lock_living_account(tx, webhook.account).await?;
                budgets::lock(tx, webhook.account).await?;
                let inserted = diesel::sql_query(format!(
                    "insert into webhooks (account_id, id, label, url, format, kinds, game_id, secret, created_at, after_tx, after_id)
                    select $1, $2, $3, $4, $5, $6, $7, $8, $9, {FROM_NOW}, -1
                    where (select count(*) from webhooks where account_id = any({BUDGET_ACCOUNTS})) < $10"
                ))
                .bind::<SqlUuid, _>(webhook.account)
                .bind::<SqlUuid, _>(webhook.id)
                .bind::<Text, _>(webhook.label)
                .bind::<Text, _>(webhook.url)
                .bind::<Text, _>(webhook.format)
                .bind::<Nullable<Array<Text>>, _>(webhook.kinds.as_ref())
                .bind::<Nullable<SqlUuid>, _>(webhook.game)
                .bind::<Bytea, _>(webhook.secret.as_slice())
                .bind::<Timestamptz, _>(webhook.at)
                .bind::<BigInt, _>(max_webhooks)
                .execute(tx)
                .await?;
                Ok(inserted == 1)
            })
            .await
    }

    /// Returns all webhooks of an account, the newest first.
    pub async fn webhooks_of(&self, account: AccountId) -> StoreResult<Vec<WebhookRow>> {
        Ok(diesel::sql_query(format!("select {COLUMNS} from webhooks where account_id = $1 order by id desc"))
            .bind::<SqlUuid, _>(account)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Returns a webhook of an account.
    pub async fn webhook(&self, account: AccountId, id: WebhookId) -> StoreResult<WebhookRow> {
        Ok(diesel::sql_query(format!("select {COLUMNS} from webhooks where account_id = $1 and id = $2"))
            .bind::<SqlUuid, _>(account)
            .bind::<SqlUuid, _>(id)
            .get_result(&mut self.connection().await?)
            .await?)
    }

    /// Changes a webhook. A webhook that is enabled again gets only future notices. Disabling fails its pending deliveries.
    pub async fn change_webhook(
        &self,
        account: AccountId,
        id: WebhookId,
        change: &WebhookChange<'_>,
        at: DateTime<Utc>,
    ) -> StoreResult<WebhookRow> {
        let row: Option<WebhookRow> = diesel::sql_query(format!(
            "with old as materialized (
                select id, coalesce($10, disabled_at is null) as enabled, disabled_at is not null and $10 is true as revived
                from webhooks where account_id = $1 and id = $2 for update
            ), failed as (
                update deliveries d set state = 'failed', next_at = null from old
                where d.webhook_id = old.id and d.state = 'pending' and not old.enabled
            )
            update webhooks w set
                label = coalesce($3, label), url = coalesce($4, url), format = coalesce($5, format),
                kinds = case when $6 then $7 else kinds end,
                game_id = case when $8 then $9 else game_id end,
                after_tx = case when old.revived then {FROM_NOW} else after_tx end,
                after_id = case when old.revived then -1 else after_id end,
                failures = case when old.revived then 0 else failures end,
                rests_until = case when old.revived then null else rests_until end,
                due_at = case when old.enabled then due_at end,
                disabled_at = case when old.enabled then null else coalesce(disabled_at, $11) end,
                disabled_reason = case when old.enabled then null else coalesce(disabled_reason, 'by its owner') end
            from old where w.id = old.id returning w.{columns}",
            columns = COLUMNS.replace(", ", ", w.")
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<SqlUuid, _>(id)
        .bind::<Nullable<Text>, _>(change.label)
        .bind::<Nullable<Text>, _>(change.url)
        .bind::<Nullable<Text>, _>(change.format)
        .bind::<Bool, _>(change.kinds.is_some())
        .bind::<Nullable<Array<Text>>, _>(change.kinds.clone().flatten())
        .bind::<Bool, _>(change.game.is_some())
        .bind::<Nullable<SqlUuid>, _>(change.game.flatten())
        .bind::<Nullable<Bool>, _>(change.enabled)
        .bind::<Timestamptz, _>(at)
        .get_result(&mut self.connection().await?)
        .await
        .optional()?;
        row.ok_or(StoreError::NotFound)
    }

    /// Deletes a webhook with its deliveries.
    pub async fn delete_webhook(&self, account: AccountId, id: WebhookId) -> StoreResult<()> {
        let deleted = diesel::sql_query("delete from webhooks where account_id = $1 and id = $2")
            .bind::<SqlUuid, _>(account)
            .bind::<SqlUuid, _>(id)
            .execute(&mut self.connection().await?)
            .await?;
        require_one_row(deleted)
    }

    /// Replaces the secret of a webhook; the previous one signs too until `until`.
    pub async fn rotate_webhook_secret(
        &self,
        account: AccountId,
        id: WebhookId,
        secret: [u8; 32],
        until: DateTime<Utc>,
    ) -> StoreResult<WebhookRow> {
        Ok(diesel::sql_query(format!(
            "update webhooks set old_secret = secret, old_secret_until = $4, secret = $3
            where account_id = $1 and id = $2 returning {COLUMNS}"
        ))
        .bind::<SqlUuid, _>(account)
        .bind::<SqlUuid, _>(id)
        .bind::<Bytea, _>(secret.as_slice())
        .bind::<Timestamptz, _>(until)
        .get_result(&mut self.connection().await?)
        .await?)
    }
}
