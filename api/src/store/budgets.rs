//! What one account may have of what is everybody's. All bots of an owner share one budget, the owner has another: a hundred bots
//! are not a hundred budgets.

use diesel::{
    QueryableByName,
    sql_types::{BigInt, Nullable, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    StoreResult, TableLock,
    ids::{AccountId, GameId},
};

/// How many of a kind are allowed.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Tables that wait for players.
    pub open_tables: i64,
    /// Tables with the server's own bots, running or waiting for players.
    pub against_bots: i64,
}

/// The account, and all bots of the same owner: to be put in the place of accounts `any(...)` of `$1`.
pub(super) const SHARING: &str = "array(
    select $1 union select b.id from accounts a join accounts b on b.owner_id = a.owner_id where a.id = $1
)";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// Whoever else is about to spend of the same budget waits until the end of this transaction. No row is locked for it: who deals
/// holds on to the rows of several accounts, and two who wanted each other's would wait for ever.
pub(super) async fn hold(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<()> {
    diesel::sql_query(
        "select pg_advisory_xact_lock(hashtextextended('budget of ' || coalesce(owner_id, id), 0)) from accounts where id = $1",
    )
    .bind::<SqlUuid, _>(account)
    .execute(connection)
    .await?;
    Ok(())
}

/// How many tables still wait for players.
pub(super) async fn open_tables(connection: &mut AsyncPgConnection, account: AccountId) -> StoreResult<i64> {
    let counted: Count = diesel::sql_query(format!(
        "select count(*) as count from games where host_id = any({SHARING}) and status = 'open'"
    ))
    .bind::<SqlUuid, _>(account)
    .get_result(connection)
    .await?;
    Ok(counted.count)
}

/// How many tables there are with the server's own bots, but for one. One that waits for players counts as well: it begins with
/// whoever comes last, and they are not to be sent away for what its host has.
pub(super) async fn against_bots(
    connection: &mut AsyncPgConnection,
    account: AccountId,
    except: Option<GameId>,
) -> StoreResult<i64> {
    let counted: Count = diesel::sql_query(format!(
        "select count(distinct g.id) as count from players p join games g on g.id = p.game_id
        where p.account_id = any({SHARING}) and g.status in ('open', 'running') and g.id is distinct from $2 and exists (
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
    /// How many other tables with the server's own bots an account has; nobody gets it another one before this is committed.
    pub async fn others_against_bots(&mut self, account: AccountId) -> StoreResult<i64> {
        hold(&mut self.connection, account).await?;
        against_bots(&mut self.connection, account, Some(self.game.id)).await
    }
}
