//! Rows of bots that people bring along.

use diesel::{ExpressionMethods, NullableExpressionMethods, OptionalExtension, QueryDsl};
use diesel_async::{AsyncConnection, RunQueryDsl};

use super::{
    Store, StoreError, StoreResult, TableLock,
    accounts::{AccountRow, NewAccount, alive},
    ids::AccountId,
    schema::accounts,
};

/// What became of a bot to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Founded {
    /// It is there.
    Yes,
    /// Only people bring bots along.
    NoPerson,
    /// The owner has as many as it may have.
    TooMany,
}

impl Store {
    /// Adds a bot of a living owner, unless there are `most`; a taken name violates `accounts_name_key`.
    pub async fn insert_bot(&self, bot: &NewAccount<'_>, owner: AccountId, most: i64) -> StoreResult<Founded> {
        let mut connection = self.connection().await?;
        connection
            .transaction::<_, StoreError, _>(async |tx| {
                // Held until the end: an owner who is being deleted takes all bots along, and two at once are counted.
                let kind: String = accounts::table
                    .filter(accounts::id.eq(owner))
                    .filter(accounts::deleted_at.is_null())
                    .select(accounts::kind)
                    .for_update()
                    .first(tx)
                    .await?;
                if kind != "person" {
                    return Ok(Founded::NoPerson);
                }
                let there: i64 = accounts::table.filter(accounts::owner_id.eq(owner)).count().get_result(tx).await?;
                if there >= most {
                    return Ok(Founded::TooMany);
                }
                diesel::insert_into(accounts::table).values(bot).execute(tx).await?;
                Ok(Founded::Yes)
            })
            .await
    }

    /// Bots of an account, newest first, those older than `before`.
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

    /// Whether somebody brought this account along.
    pub async fn is_owned(&self, account: AccountId) -> StoreResult<bool> {
        let owner = accounts::table.find(account).select(accounts::owner_id);
        let owner: Option<Option<AccountId>> = owner.first(&mut self.connection().await?).await.optional()?;
        Ok(owner.flatten().is_some())
    }
}

impl TableLock {
    /// Whether somebody sits at the table who owns this account, is owned by it, or has the same owner.
    pub async fn shares_an_owner(&mut self, account: AccountId) -> StoreResult<bool> {
        let mut seated: Vec<AccountId> = self.places().await?.into_iter().map(|(_, player)| player).collect();
        seated.push(account);
        let rows = accounts::table.filter(accounts::id.eq_any(seated)).select((accounts::id, accounts::owner_id));
        let rows: Vec<(AccountId, Option<AccountId>)> = rows.load(&mut **self.connection).await?;
        let behind = |(id, owner): &(AccountId, Option<AccountId>)| owner.unwrap_or(*id);
        let own = rows.iter().find(|(id, _)| *id == account).map(behind);
        Ok(rows.iter().any(|row| row.0 != account && Some(behind(row)) == own))
    }
}
