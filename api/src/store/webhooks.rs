//! Rows of webhooks.

use chrono::{DateTime, Utc};
use diesel::{
    OptionalExtension, QueryableByName,
    sql_types::{Array, BigInt, Bool, Bytea, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::{hold_alive, one},
    budgets::{self, SHARING},
    ids::{AccountId, GameId, WebhookId},
};

/// A webhook, without its secret.
#[derive(Clone, Debug, QueryableByName)]
pub struct WebhookRow {
    /// Its id.
    #[diesel(sql_type = SqlUuid)]
    pub id: WebhookId,
    /// What its owner calls it.
    #[diesel(sql_type = Text)]
    pub label: String,
    /// Where to.
    #[diesel(sql_type = Text)]
    pub url: String,
    /// `standard`, `discord` or `slack`.
    #[diesel(sql_type = Text)]
    pub format: String,
    /// Only these kinds.
    #[diesel(sql_type = Nullable<Array<Text>>)]
    pub kinds: Option<Vec<String>>,
    /// Only about this game.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub game_id: Option<GameId>,
    /// Until when the secret before signs too.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub old_secret_until: Option<DateTime<Utc>>,
    /// When something last arrived.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub delivered_at: Option<DateTime<Utc>>,
    /// When it was disabled.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub disabled_at: Option<DateTime<Utc>>,
    /// Why.
    #[diesel(sql_type = Nullable<Text>)]
    pub disabled_reason: Option<String>,
    /// When it was made.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

const COLUMNS: &str = "id, label, url, format, kinds, game_id, old_secret_until, delivered_at, disabled_at, disabled_reason, \
    created_at";

/// Before whatever is told from now on.
const FROM_NOW: &str = "tx_horizon()";

/// A webhook to be.
pub struct NewWebhook<'a> {
    /// Its id.
    pub id: WebhookId,
    /// Whose it is.
    pub account: AccountId,
    /// What its owner calls it.
    pub label: &'a str,
    /// Where to.
    pub url: &'a str,
    /// `standard`, `discord` or `slack`.
    pub format: &'a str,
    /// Only these kinds.
    pub kinds: Option<Vec<String>>,
    /// Only about this game.
    pub game: Option<GameId>,
    /// What signs.
    pub secret: [u8; 32],
    /// When it is made.
    pub at: DateTime<Utc>,
}

/// What may change in a webhook; `None` leaves a thing as it is.
#[derive(Default)]
pub struct WebhookChange<'a> {
    /// What its owner calls it.
    pub label: Option<&'a str>,
    /// Where to.
    pub url: Option<&'a str>,
    /// `standard`, `discord` or `slack`.
    pub format: Option<&'a str>,
    /// Only these kinds; `Some(None)` is all.
    pub kinds: Option<Option<Vec<String>>>,
    /// Only about this game; `Some(None)` is any.
    pub game: Option<Option<GameId>>,
    /// Whether anything is sent to it.
    pub enabled: Option<bool>,
}

impl Store {
    /// Adds a webhook that tells what happens from now on, unless its account has `most` of them, or the bots of one owner
    /// together; says whether it did.
    pub async fn insert_webhook(&self, webhook: &NewWebhook<'_>, most: i64) -> StoreResult<bool> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Before the budget: who deals holds on to accounts, and waits for the budget.
                hold_alive(tx, webhook.account).await?;
                budgets::hold(tx, webhook.account).await?;
                let made = diesel::sql_query(format!(
                    "insert into webhooks (account_id, id, label, url, format, kinds, game_id, secret, created_at, after_tx, after_id)
                    select $1, $2, $3, $4, $5, $6, $7, $8, $9, {FROM_NOW}, -1
                    where (select count(*) from webhooks where account_id = any({SHARING})) < $10"
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
                .bind::<BigInt, _>(most)
                .execute(tx)
                .await?;
                Ok(made == 1)
            })
            .await
    }

    /// All webhooks of an account, the newest first.
    pub async fn webhooks_of(&self, account: AccountId) -> StoreResult<Vec<WebhookRow>> {
        Ok(diesel::sql_query(format!("select {COLUMNS} from webhooks where account_id = $1 order by id desc"))
            .bind::<SqlUuid, _>(account)
            .load(&mut self.connection().await?)
            .await?)
    }

    /// A webhook of an account.
    pub async fn webhook(&self, account: AccountId, id: WebhookId) -> StoreResult<WebhookRow> {
        Ok(diesel::sql_query(format!("select {COLUMNS} from webhooks where account_id = $1 and id = $2"))
            .bind::<SqlUuid, _>(account)
            .bind::<SqlUuid, _>(id)
            .get_result(&mut self.connection().await?)
            .await?)
    }

    /// Changes a webhook. One that is enabled again tells what happens from now on.
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
            ), gone as (
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

    /// Deletes a webhook with its log.
    pub async fn delete_webhook(&self, account: AccountId, id: WebhookId) -> StoreResult<()> {
        let deleted = diesel::sql_query("delete from webhooks where account_id = $1 and id = $2")
            .bind::<SqlUuid, _>(account)
            .bind::<SqlUuid, _>(id)
            .execute(&mut self.connection().await?)
            .await?;
        one(deleted)
    }

    /// Gives a webhook another secret; the one before signs too until then.
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
