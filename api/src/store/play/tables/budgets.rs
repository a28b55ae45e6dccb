//! Limits on shared resources for one account. All bots of an owner share one budget, and the owner has another, so that owning many
//! bots does not multiply the limits.

use diesel::{
    QueryableByName,
    sql_types::{BigInt, Nullable, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId},
    store::{error::StoreResult, play::tables::table_lock::TableLock},
};

/// How many tables an account may have.
#[derive(Clone, Copy, Debug)]
pub struct TableBudget {
    /// Tables that wait for players.
    pub open_tables: i64,
    /// Tables with built-in bots, running or waiting for players.
    pub against_bots: i64,
}

/// SQL array of the accounts that share the budget of account `$1`: itself, and all bots of the same owner.
pub(in crate::store) const BUDGET_ACCOUNTS: &str = "array(
    select $1 union select b.id from accounts a join accounts b on b.owner_id = a.owner_id where a.id = $1
)";

#[derive(QueryableByName)]
struct BudgetCount {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Locks a budget until the end of the transaction, so that concurrent requests are counted one after the other. This is an advisory
/// lock because a deal locks the rows of several accounts: with row locks, two transactions could deadlock.
pub(in crate::store) async fn lock(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::sql_query(
        "select pg_advisory_xact_lock(hashtextextended('budget of ' || coalesce(owner_id, id), 0)) from accounts where id = $1",
    )
    .bind::<SqlUuid, _>(account)
    .execute(connection)
    .await?;
    Ok(())
}

/// Returns how many tables that wait for players count for an account's budget.
pub(in crate::store) async fn count_open_tables(
    connection: &mut AsyncPgConnection,
    account: AccountId,
) -> StoreResult<i64> {
    let counted: BudgetCount = diesel::sql_query(format!(
        "select count(*) as count from games where host_id = any({BUDGET_ACCOUNTS}) and status = 'open'"
    ))
    .bind::<SqlUuid, _>(account)
    .get_result(connection)
    .await?;
    Ok(counted.count)
}

/// Returns how many tables with built-in bots count for an account's budget, except one. Tables that wait for players count as well:
/// they start when the last player joins, who must not be refused because of the host's budget.
pub(in crate::store) async fn count_tables_against_bots(
    connection: &mut AsyncPgConnection,
    account: AccountId,
    except: Option<GameId>,
) -> StoreResult<i64> {
    let counted: BudgetCount = diesel::sql_query(format!(
        "select count(distinct g.id) as count from players p join games g on g.id = p.game_id
        where p.account_id = any({BUDGET_ACCOUNTS}) and g.status in ('open', 'running') and g.id is distinct from $2 and exists (
            select from players o join accounts a on a.id = o.account_id where o.game_id = g.id and a.level is not null
        )"
    ))
    .bind::<SqlUuid, _>(account)
    .bind::<Nullable<SqlUuid>, _>(except)
    .get_result(connection)
    .await?;
    Ok(counted.count)
}

impl TableLock {
    /// Returns how many other tables with built-in bots an account has. The budget stays locked until this transaction ends.
    pub async fn count_other_tables_against_bots(&mut self, account: AccountId) -> StoreResult<i64> {
        lock(&mut self.connection, account).await?;
        count_tables_against_bots(&mut self.connection, account, Some(self.game.id)).await
    }
}
