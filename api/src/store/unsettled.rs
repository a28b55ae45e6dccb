//! Games whose clocks have yet to follow a change of somebody's settings.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, IntoSql, QueryDsl,
    dsl::{IntervalDsl, now},
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    CalendarRow, Store, StoreError, StoreResult, TableLock,
    ids::{AccountId, GameId},
    schema::unsettled_clocks,
};

/// Whoever made the change usually sees to the games itself; after so many seconds it is taken to have died.
const LEFT_BEHIND: i32 = 2;

/// Notes that the settings of an account that is not gone change now. To be called within the transaction that changes them,
/// before it does: no game is dealt in between, because dealing holds on to the account's settings too.
pub(super) async fn unsettle(connection: &mut AsyncPgConnection, id: AccountId, at: DateTime<Utc>) -> StoreResult<()> {
    let held = diesel::sql_query("select from accounts where id = $1 and deleted_at is null for no key update");
    if held.bind::<SqlUuid, _>(id).execute(connection).await? == 0 {
        return Err(StoreError::Gone);
    }
    diesel::sql_query(
        "insert into unsettled_clocks (game_id, account_id, at, time_zone, sleep_from, sleep_to, weekends_off)
        select g.id, a.id, $2, a.time_zone, a.sleep_from, a.sleep_to, a.weekends_off
        from accounts a join players p on p.account_id = a.id join games g on g.id = p.game_id
        where a.id = $1 and g.status = 'running' and g.clocks <> '[]'
        on conflict do nothing",
    )
    .bind::<SqlUuid, _>(id)
    .bind::<Timestamptz, _>(at)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Games of an account that have yet to follow its settings.
    pub async fn unsettled_games(&self, account: AccountId) -> StoreResult<Vec<GameId>> {
        let games = unsettled_clocks::table.filter(unsettled_clocks::account_id.eq(account));
        let games = games.select(unsettled_clocks::game_id).distinct().order(unsettled_clocks::game_id);
        Ok(games.load(&mut self.connection().await?).await?)
    }

    /// Games that nobody seems to see to any more, the oldest first.
    pub async fn left_unsettled(&self, most: i64) -> StoreResult<Vec<GameId>> {
        let games = unsettled_clocks::table
            .filter(unsettled_clocks::noted_at.lt(now.into_sql::<Timestamptz>() - LEFT_BEHIND.seconds()));
        let games = games.select(unsettled_clocks::game_id).order(unsettled_clocks::noted_at).limit(most);
        Ok(games.load(&mut self.connection().await?).await?)
    }
}

impl TableLock {
    /// What changed that the clocks of this game did not follow yet, the oldest first: when, and what counted before. With the
    /// commit they have followed.
    pub async fn take_unsettled(&mut self) -> StoreResult<Vec<(DateTime<Utc>, CalendarRow)>> {
        let mut taken: Vec<(DateTime<Utc>, CalendarRow)> =
            diesel::delete(unsettled_clocks::table.filter(unsettled_clocks::game_id.eq(self.game.id)))
                .returning((
                    unsettled_clocks::at,
                    (
                        unsettled_clocks::account_id,
                        unsettled_clocks::time_zone,
                        unsettled_clocks::sleep_from,
                        unsettled_clocks::sleep_to,
                        unsettled_clocks::weekends_off,
                    ),
                ))
                .get_results(&mut **self.connection)
                .await?;
        taken.sort_by_key(|(at, _)| *at);
        Ok(taken)
    }
}
