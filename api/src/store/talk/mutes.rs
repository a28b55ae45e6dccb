//! Mutes: accounts whose messages and invitations another account does not want.

use chrono::{DateTime, Utc};
use diesel::{ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, Queryable, dsl::exists, dsl::select};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{account_ref::AccountKind, ids::AccountId},
    store::{
        Store,
        accounts::account_rows::lock_living_accounts,
        error::{StoreError, StoreResult},
        schema::{accounts, effective_mutes, mutes},
    },
};

/// A muted account.
#[derive(Clone, Debug, Queryable)]
pub struct MuteRow {
    /// The account.
    pub muted_id: AccountId,
    /// The public handle.
    pub name: String,
    /// The display name.
    pub display_name: String,
    /// Whether it is a person or a bot.
    pub kind: AccountKind,
    /// Whether it is a guest.
    pub guest: bool,
    /// Since when it is muted.
    pub created_at: DateTime<Utc>,
    /// Whether only the bots of that account are muted.
    pub only_bots: bool,
}

/// Called before a bot is deleted: an account that muted it mutes all other bots of its owner instead, so that a new bot cannot evade the mute.
pub(in crate::store) async fn transfer_to_owner(connection: &mut AsyncPgConnection, bot: AccountId) -> StoreResult<()> {
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

/// Deletes the mutes by an account and of it.
pub(in crate::store) async fn delete_of_account(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<()> {
    diesel::delete(mutes::table.filter(mutes::account_id.eq(account))).execute(connection).await?;
    diesel::delete(mutes::table.filter(mutes::muted_id.eq(account))).execute(connection).await?;
    Ok(())
}

/// Returns which of these accounts have muted an account.
pub(in crate::store) async fn who_muted(
    connection: &mut AsyncPgConnection,
    muted: AccountId,
    among: &[AccountId],
) -> StoreResult<Vec<AccountId>> {
    Ok(effective_mutes::table
        .filter(effective_mutes::muted_id.eq(muted))
        .filter(effective_mutes::account_id.eq_any(among))
        .select(effective_mutes::account_id)
        .load(connection)
        .await?)
}

impl Store {
    /// Returns whether `by` has muted `account`, directly or with all bots of its owner.
    pub async fn is_muted(&self, account: AccountId, by: AccountId) -> StoreResult<bool> {
        Ok(select(exists(effective_mutes::table.find((by, account)))).get_result(&mut self.connection().await?).await?)
    }

    /// Mutes an account. If only its bots were muted before, the account itself is muted too.
    pub async fn mute(&self, account: AccountId, muted: AccountId, now: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                lock_living_accounts(tx, account, muted).await?;
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

    /// Ends a mute.
    pub async fn unmute(&self, account: AccountId, muted: AccountId) -> StoreResult<()> {
        diesel::delete(mutes::table.find((account, muted))).execute(&mut self.connection().await?).await?;
        Ok(())
    }

    /// Returns how many accounts an account has muted.
    pub async fn count_mutes(&self, account: AccountId) -> StoreResult<i64> {
        let mutes = mutes::table.filter(mutes::account_id.eq(account));
        Ok(mutes.count().get_result(&mut self.connection().await?).await?)
    }

    /// Returns the accounts that an account has muted, by id.
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
                accounts::guest,
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
