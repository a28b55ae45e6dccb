//! Calendars of accounts: the sleep hours, weekends and vacations that clocks respect.

use chrono::{DateTime, NaiveTime, Utc};
use diesel::{
    AsChangeset, BoolExpressionMethods, ExpressionMethods, OptionalExtension, QueryDsl, Queryable, QueryableByName,
    sql_types::{Array, Bool, Nullable, Text, Time, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, AsyncPgConnection, RunQueryDsl};

use crate::{
    model::ids::{AccountId, GameId},
    store::{
        Store,
        error::{StoreError, StoreResult},
        play::{correspondence::pending_clock_updates::record_clock_update, tables::table_lock::TableLock},
        schema::{accounts, vacations},
    },
};

/// The calendar of an account.
#[derive(Clone, Debug, Queryable, QueryableByName)]
pub struct CalendarRow {
    /// The account.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// IANA name.
    #[diesel(sql_type = Text)]
    pub time_zone: String,
    /// When sleep begins, in the time zone.
    #[diesel(sql_type = Nullable<Time>)]
    pub sleep_from: Option<NaiveTime>,
    /// When sleep ends.
    #[diesel(sql_type = Nullable<Time>)]
    pub sleep_to: Option<NaiveTime>,
    /// Whether weekends are off.
    #[diesel(sql_type = Bool)]
    pub weekends_off: bool,
}

/// A change of a calendar.
#[derive(AsChangeset)]
#[diesel(table_name = accounts, treat_none_as_null = true)]
pub struct CalendarChange {
    /// When sleep begins, in the time zone.
    pub sleep_from: Option<NaiveTime>,
    /// When sleep ends.
    pub sleep_to: Option<NaiveTime>,
    /// Whether weekends are off.
    pub weekends_off: bool,
}

/// A vacation: the account, when it begins, and when it ends.
pub type VacationRow = (AccountId, DateTime<Utc>, Option<DateTime<Utc>>);

impl Store {
    /// Returns the calendars and vacations of these accounts.
    pub async fn calendars(&self, ids: &[AccountId]) -> StoreResult<(Vec<CalendarRow>, Vec<VacationRow>)> {
        calendars_of(&mut *self.connection().await?, ids).await
    }

    /// Returns the calendars that the clocks of a game use: the current ones, or those before a pending clock update. With the new
    /// calendar a clock would give back time that has already run. One statement chooses, so that both cannot change in between.
    pub async fn calendars_in(
        &self,
        game: GameId,
        ids: &[AccountId],
    ) -> StoreResult<(Vec<CalendarRow>, Vec<VacationRow>)> {
        let mut connection = self.connection().await?;
        let rows = diesel::sql_query(
            "select a.id as account_id, s.time_zone, s.sleep_from, s.sleep_to, s.weekends_off from accounts a
            cross join lateral (
                (select 0 as newest, u.at, u.time_zone, u.sleep_from, u.sleep_to, u.weekends_off from unsettled_clocks u
                where u.game_id = $1 and u.account_id = a.id order by u.at limit 1)
                union all select 1, null, a.time_zone, a.sleep_from, a.sleep_to, a.weekends_off
                order by newest limit 1
            ) s where a.id = any($2)",
        )
        .bind::<SqlUuid, _>(game)
        .bind::<Array<SqlUuid>, _>(ids)
        .load(&mut connection)
        .await?;
        Ok((rows, vacations_of(&mut connection, ids).await?))
    }

    /// Changes sleep hours and weekends from now on.
    pub async fn change_calendar(&self, id: AccountId, change: &CalendarChange, at: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction::<_, StoreError, _>(async |tx| {
            record_clock_update(tx, id, at).await?;
            diesel::update(accounts::table.find(id)).set(change).execute(tx).await?;
            Ok(())
        });
        transaction.await
    }

    /// Begins a vacation, unless one has begun already.
    pub async fn begin_vacation(&self, id: AccountId, at: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction::<_, StoreError, _>(async |tx| {
            record_clock_update(tx, id, at).await?;
            diesel::insert_into(vacations::table)
                .values((vacations::account_id.eq(id), vacations::begins_at.eq(at)))
                .on_conflict_do_nothing()
                .execute(tx)
                .await?;
            Ok(())
        });
        transaction.await
    }

    /// Ends the current vacation, if there is one.
    pub async fn end_vacation(&self, id: AccountId, at: DateTime<Utc>) -> StoreResult<()> {
        let mut connection = self.connection().await?;
        let transaction = connection.transaction::<_, StoreError, _>(async |tx| {
            record_clock_update(tx, id, at).await?;
            diesel::update(vacations::table)
                .filter(vacations::account_id.eq(id).and(vacations::ends_at.is_null()))
                .set(vacations::ends_at.eq(at))
                .execute(tx)
                .await?;
            Ok(())
        });
        transaction.await
    }

    /// Returns how many decisions with a deadline an account had in its newest games, and how many were in time.
    pub async fn reliability(&self, id: AccountId) -> StoreResult<(i64, i64)> {
        #[derive(QueryableByName)]
        struct Sums {
            #[diesel(sql_type = diesel::sql_types::BigInt)]
            decisions: i64,
            #[diesel(sql_type = diesel::sql_types::BigInt)]
            in_time: i64,
        }
        let sums: Option<Sums> = diesel::sql_query(
            "select coalesce(sum((c ->> 'decisions')::bigint), 0)::bigint as decisions,
                coalesce(sum((c ->> 'in_time')::bigint), 0)::bigint as in_time
            from (
                (select g.clocks -> p.seat::integer as c from players p join games g on g.id = p.game_id
                where p.account_id = $1 and p.seat is not null
                    and not exists (select from sandboxes s where s.game_id = p.game_id) order by p.game_id desc limit 200)
                union all
                (select to_jsonb(f) from former_players f where f.account_id = $1
                    and not exists (select from sandboxes s where s.game_id = f.game_id) order by f.game_id desc limit 200)
            ) newest where c is not null",
        )
        .bind::<diesel::sql_types::Uuid, _>(id)
        .get_result(&mut self.connection().await?)
        .await
        .optional()?;
        Ok(sums.map_or((0, 0), |sums| (sums.decisions, sums.in_time)))
    }
}

impl TableLock {
    /// Returns the calendars and vacations of these accounts, locked until the transaction ends.
    pub async fn calendars(&mut self, ids: &[AccountId]) -> StoreResult<(Vec<CalendarRow>, Vec<VacationRow>)> {
        let mut sorted = ids.to_vec();
        sorted.sort_unstable();
        diesel::sql_query("select from accounts where id = any($1) order by id for share")
            .bind::<Array<SqlUuid>, _>(sorted)
            .execute(&mut *self.connection)
            .await?;
        calendars_of(&mut self.connection, ids).await
    }
}

async fn calendars_of(
    connection: &mut AsyncPgConnection,
    ids: &[AccountId],
) -> StoreResult<(Vec<CalendarRow>, Vec<VacationRow>)> {
    let rows = accounts::table
        .filter(accounts::id.eq_any(ids))
        .select((accounts::id, accounts::time_zone, accounts::sleep_from, accounts::sleep_to, accounts::weekends_off))
        .load(connection)
        .await?;
    Ok((rows, vacations_of(connection, ids).await?))
}

async fn vacations_of(connection: &mut AsyncPgConnection, ids: &[AccountId]) -> StoreResult<Vec<VacationRow>> {
    Ok(vacations::table
        .filter(vacations::account_id.eq_any(ids))
        .order((vacations::account_id, vacations::begins_at))
        .select((vacations::account_id, vacations::begins_at, vacations::ends_at))
        .load(connection)
        .await?)
}
