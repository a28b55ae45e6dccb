//! Rows of bots that are owned by people.

use diesel::{ExpressionMethods, NullableExpressionMethods, QueryDsl};
use diesel_async::{AsyncConnection, RunQueryDsl};

use crate::{
    model::{account_ref::AccountKind, ids::AccountId},
    store::{
        Store,
        accounts::account_rows::{AccountRow, NewAccount, alive},
        error::{StoreError, StoreResult},
        play::tables::table_lock::TableLock,
        schema::accounts,
    },
};

/// The result of creating a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotCreation {
    /// It was created.
    Created,
    /// The owner is a bot itself; only people may own bots.
    OwnerIsBot,
    /// The owner has reached the limit of bots.
    TooMany,
}

impl Store {
    /// Inserts a bot, unless its owner has `max_bots`. A taken name violates `accounts_name_key`; `StoreError::NotFound` if the owner was
    /// deleted.
    pub async fn insert_bot(&self, bot: &NewAccount<'_>, owner: AccountId, max_bots: i64) -> StoreResult<BotCreation> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Locked until the end: deleting an owner deletes all its bots, and concurrent requests must be counted one by one.
                let kind: AccountKind = accounts::table
                    .filter(accounts::id.eq(owner))
                    .filter(accounts::deleted_at.is_null())
                    .select(accounts::kind)
                    .for_update()
                    .first(tx)
                    .await?;
                if kind != AccountKind::Person {
                    return Ok(BotCreation::OwnerIsBot);
                }
                let existing: i64 = accounts::table.filter(accounts::owner_id.eq(owner)).count().get_result(tx).await?;
                if existing >= max_bots {
                    return Ok(BotCreation::TooMany);
                }
                diesel::insert_into(accounts::table).values(bot).execute(tx).await?;
                Ok(BotCreation::Created)
            })
            .await
    }

    /// Returns the bots of an account that are older than `before`, the newest first.
    pub async fn bots_of(
        &self,
        owner: AccountId,
        before: Option<AccountId>,
        limit: i64,
    ) -> StoreResult<Vec<AccountRow>> {
        let mut query =
            alive!().filter(accounts::owner_id.eq(owner)).order(accounts::id.desc()).limit(limit).into_boxed();
        if let Some(before) = before {
            query = query.filter(accounts::id.lt(before));
        }
        Ok(query.load(&mut self.connection().await?).await?)
    }
}

impl TableLock {
    /// Returns whether a player at the table owns this account, is owned by it, or has the same owner.
    pub async fn shares_an_owner(&mut self, account: AccountId) -> StoreResult<bool> {
        let mut seated: Vec<AccountId> = self.places().await?.into_iter().map(|(_, player)| player).collect();
        seated.push(account);
        let rows = accounts::table.filter(accounts::id.eq_any(seated)).select((accounts::id, accounts::owner_id));
        let rows: Vec<(AccountId, Option<AccountId>)> = rows.load(&mut **self.connection).await?;
        let owner_of = |(id, owner): &(AccountId, Option<AccountId>)| owner.unwrap_or(*id);
        let own = rows.iter().find(|(id, _)| *id == account).map(owner_of);
        Ok(rows.iter().any(|row| row.0 != account && Some(owner_of(row)) == own))
    }
}
