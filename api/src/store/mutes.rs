//! Whom somebody does not want to hear.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, Queryable, dsl::exists, dsl::select};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult,
    accounts::hold_both_alive,
    ids::AccountId,
    schema::{accounts, mutes, unheard},
};

/// Somebody who is not heard.
#[derive(Clone, Debug, Queryable)]
pub struct MuteRow {
    /// Who.
    pub muted_id: AccountId,
    /// The public handle.
    pub name: String,
    /// What others read.
    pub display_name: String,
    /// `person` or `bot`.
    pub kind: String,
    /// Since when.
    pub created_at: DateTime<Utc>,
    /// Whether only their bots are not heard.
    pub only_bots: bool,
}

/// Whoever muted a bot that is about to go does not hear the other bots of its owner either, nor those made anew.
pub(super) async fn hand_on(connection: &mut AsyncPgConnection, bot: AccountId) -> StoreResult<()> {
    diesel::sql_query(
        "insert into mutes (account_id, muted_id, created_at, only_bots)
        select m.account_id, o.id, m.created_at, true
        from mutes m join accounts b on b.id = m.muted_id join accounts o on o.id = b.owner_id
            join accounts a on a.id = m.account_id
        where m.muted_id = $1 and o.deleted_at is null and m.account_id <> o.id and a.deleted_at is null
        on conflict do nothing",
    )
    .bind::<diesel::sql_types::Uuid, _>(bot)
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets whom an account muted and who muted it.
pub(super) async fn forget(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::delete(mutes::table.filter(mutes::account_id.eq(account))).execute(connection).await?;
    diesel::delete(mutes::table.filter(mutes::muted_id.eq(account))).execute(connection).await?;
    Ok(())
}

/// Which of these accounts do not hear somebody.
pub(super) async fn who_muted(
    connection: &mut AsyncPgConnection,
    muted: AccountId,
    among: &[AccountId],
) -> StoreResult<Vec<AccountId>> {
    Ok(unheard::table
        .filter(unheard::unheard_id.eq(muted))
        .filter(unheard::account_id.eq_any(among))
        .select(unheard::account_id)
        .load(connection)
        .await?)
}

impl Store {
    /// Whether `account` is muted by `by`, by itself or with its owner's bots: then nothing it says or asks may reach `by`.
    pub async fn is_muted(&self, account: AccountId, by: AccountId) -> StoreResult<bool> {
        Ok(select(exists(unheard::table.find((by, account)))).get_result(&mut self.connection().await?).await?)
    }

    /// Mutes somebody. Once more changes nothing, but that an owner of whom only the bots were not heard is not heard either.
    pub async fn mute(&self, account: AccountId, muted: AccountId, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                hold_both_alive(tx, account, muted).await?;
                diesel::insert_into(mutes::table)
                    .values((mutes::account_id.eq(account), mutes::muted_id.eq(muted), mutes::created_at.eq(now)))
                    .on_conflict((mutes::account_id, mutes::muted_id))
                    .do_update()
                    .set(mutes::only_bots.eq(false))
                    .execute(tx)
                    .await?;
                Ok(())
            })
            .await
    }

    /// Hears somebody again.
    pub async fn unmute(&self, account: AccountId, muted: AccountId) -> StoreResult<()> {
        diesel::delete(mutes::table.find((account, muted))).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// How many somebody has muted.
    pub async fn count_mutes(&self, account: AccountId) -> StoreResult<i64> {
        let mutes = mutes::table.filter(mutes::account_id.eq(account));
        Ok(mutes.count().get_result(&mut self.connection().await?).await?)
    }

    /// Whom somebody has muted, by id.
    pub async fn mutes_of(
        &self,
        account: AccountId,
        after: Option<AccountId>,
        limit: i64,
    ) -> StoreResult<Vec<MuteRow>> {
        let mut query = mutes::table
            .inner_join(accounts::table.on(accounts::id.eq(mutes::muted_id)))
            .filter(mutes::account_id.eq(account))
            .filter(accounts::deleted_at.is_null())
            .order(mutes::muted_id)
            .limit(limit)
            .select((
                mutes::muted_id,
                accounts::name.assume_not_null(),
                accounts::display_name.assume_not_null(),
                accounts::kind,
                mutes::created_at,
                mutes::only_bots,
            ))
            .into_boxed();
        if let Some(after) = after {
            query = query.filter(mutes::muted_id.gt(after));
        }
        Ok(query.load(&mut self.connection().await?).await?)
    }
}
