//! Pending clock updates: games whose clocks do not reflect a change of a player's calendar yet.

use chrono::{DateTime, Utc};
use diesel::{
    ExpressionMethods, IntoSql, QueryDsl,
    dsl::{IntervalDsl, now},
    sql_types::{Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        error::{StoreError, StoreResult},
        play::{correspondence::calendars::CalendarRow, tables::table_lock::TableLock},
        schema::pending_clock_updates,
    },
};

/// The server that made the change updates the games itself. After this time another server takes over.
const TAKEOVER_DELAY_SECONDS: i32 = 2;

/// Records that the calendar of an account changes now; `StoreError::Gone` if it was deleted. Must be called in the transaction that
/// changes the calendar, before the change. A deal locks the account too, so no game can start in between.
pub(in crate::store) async fn record_clock_update(
    connection: &mut AsyncPgConnection,
    id: AccountId,
    at: DateTime<Utc>,
) -> StoreResult<()> {
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
    /// Returns the games of an account whose clocks do not reflect its calendar yet.
    pub async fn games_with_pending_clock_updates(&self, account: AccountId) -> StoreResult<Vec<GameId>> {
        let games = pending_clock_updates::table.filter(pending_clock_updates::account_id.eq(account));
        let games = games.select(pending_clock_updates::game_id).distinct().order(pending_clock_updates::game_id);
        Ok(games.load(&mut self.connection().await?).await?)
    }

    /// Returns games whose update no server has made within the takeover delay, the oldest first.
    pub async fn abandoned_clock_updates(&self, limit: i64) -> StoreResult<Vec<GameId>> {
        let games = pending_clock_updates::table.filter(
            pending_clock_updates::noted_at.lt(now.into_sql::<Timestamptz>() - TAKEOVER_DELAY_SECONDS.seconds()),
        );
        let games = games.select(pending_clock_updates::game_id).order(pending_clock_updates::noted_at).limit(limit);
        Ok(games.load(&mut self.connection().await?).await?)
    }
}

impl TableLock {
    /// Deletes and returns the pending updates of this game, the oldest first: the time of the change, and the calendar before it.
    pub async fn take_pending_clock_updates(&mut self) -> StoreResult<Vec<(DateTime<Utc>, CalendarRow)>> {
        let mut taken: Vec<(DateTime<Utc>, CalendarRow)> =
            diesel::delete(pending_clock_updates::table.filter(pending_clock_updates::game_id.eq(self.game.id)))
                .returning((
                    pending_clock_updates::at,
                    (
                        pending_clock_updates::account_id,
                        pending_clock_updates::time_zone,
                        pending_clock_updates::sleep_from,
                        pending_clock_updates::sleep_to,
                        pending_clock_updates::weekends_off,
                    ),
                ))
                .get_results(&mut **self.connection)
                .await?;
        taken.sort_by_key(|(at, _)| *at);
        Ok(taken)
    }
}
