//! Duties: what the server has to do in a game, and when.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, IntoSql, NullableExpressionMethods, OptionalExtension, QueryDsl,
    QueryableByName,
    dsl::now,
    sql_types::{BigInt, Bool, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        ids::{AccountId, GameId},
        notices::NoticeFor,
    },
    store::{
        Store,
        error::StoreResult,
        json::JsonText,
        notices::feed::insert_notices,
        play::tables::table_lock::TableLock,
        schema::{duties, games, plans},
    },
};

/// How long a claimed game belongs to one server.
const LEASE: &str = "30 seconds";

#[derive(QueryableByName)]
struct ClaimedGame {
    #[diesel(sql_type = SqlUuid)]
    game_id: GameId,
    #[diesel(sql_type = Bool)]
    has_pending_clock_updates: bool,
}

impl Store {
    /// Claims games with a due duty, the most urgent first, with a lease. The lease only saves work: the version of the game prevents
    /// that a duty is done twice. Also returns whether the game has pending clock updates, in which case its duty may not be due.
    pub async fn claim_duties(&self, due: DateTime<Utc>, limit: i64) -> StoreResult<Vec<(GameId, bool)>> {
        let claimed: Vec<ClaimedGame> = diesel::sql_query(format!(
            "update duties set claimed_until = now() + interval '{LEASE}' where game_id = any(array(
                select game_id from duties where at <= $1 and (claimed_until is null or claimed_until < now())
                order by at limit $2 for update skip locked
            )) returning game_id, exists (select from unsettled_clocks u where u.game_id = duties.game_id) as has_pending_clock_updates",
        ))
        .bind::<Timestamptz, _>(due)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        Ok(claimed.into_iter().map(|claimed| (claimed.game_id, claimed.has_pending_clock_updates)).collect())
    }

    /// Renews the claim of a game, if it still has this version and roster. Returns whether it has.
    pub async fn renew_claim(&self, id: GameId, version: i64, roster: i32) -> StoreResult<bool> {
        let renewed = diesel::sql_query(format!(
            "update duties d set claimed_until = now() + interval '{LEASE}' from games g
            where d.game_id = $1 and d.claimed_until is not null and g.id = $1 and g.version = $2 and g.roster = $3"
        ))
        .bind::<SqlUuid, _>(id)
        .bind::<BigInt, _>(version)
        .bind::<diesel::sql_types::Integer, _>(roster);
        Ok(renewed.execute(&mut self.connection().await?).await? == 1)
    }

    /// Returns when the next unclaimed duty is due. It is polled often, so it locks and changes nothing.
    pub async fn next_duty(&self) -> StoreResult<Option<DateTime<Utc>>> {
        let free =
            duties::claimed_until.is_null().or(duties::claimed_until.lt(now.into_sql::<Timestamptz>().nullable()));
        let next = duties::table.filter(free).order(duties::at).select(duties::at);
        Ok(next.first(&mut self.connection().await?).await.optional()?)
    }

    /// Sets or removes the duty of a game, if it still has this version and roster.
    pub async fn set_duty(&self, id: GameId, version: i64, roster: i32, at: Option<DateTime<Utc>>) -> StoreResult<()> {
        diesel::sql_query(
            "with same as (select id from games where id = $1 and version = $2 and roster = $3 for no key update),
            due as (
                insert into duties (game_id, at) select id, $4 from same where $4 is not null
                on conflict (game_id) do update set at = excluded.at, claimed_until = null
            )
            delete from duties where game_id in (select id from same) and $4 is null",
        )
        .bind::<SqlUuid, _>(id)
        .bind::<BigInt, _>(version)
        .bind::<diesel::sql_types::Integer, _>(roster)
        .bind::<Nullable<Timestamptz>, _>(at)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(())
    }
}

/// A change of the timing of a game without a move.
pub struct TimingChange {
    /// The decisions it waits for, with deadlines.
    pub awaiting: JsonText,
    /// The clock of each seat.
    pub clocks: JsonText,
    /// Its pauses.
    pub pauses: JsonText,
    /// When its next duty is due.
    pub duty: Option<DateTime<Utc>>,
}

impl TableLock {
    /// Stores a change of the timing. The roster is incremented, so that a move decided on the old timing is not stored.
    pub async fn update_timing(&mut self, change: TimingChange) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set((
                games::awaiting.eq(change.awaiting),
                games::clocks.eq(change.clocks),
                games::pauses.eq(change.pauses),
                games::roster.eq(games::roster + 1),
            ))
            .execute(&mut **self.connection)
            .await?;
        self.set_duty(change.duty).await
    }

    /// Stores only the clocks.
    pub async fn update_clocks(&mut self, clocks: JsonText) -> StoreResult<()> {
        let game = diesel::update(games::table.find(self.game.id)).set(games::clocks.eq(clocks));
        game.execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Sets or removes the duty of this game.
    pub async fn set_duty(&mut self, at: Option<DateTime<Utc>>) -> StoreResult<()> {
        diesel::delete(duties::table.find(self.game.id)).execute(&mut **self.connection).await?;
        if let Some(at) = at {
            diesel::insert_into(duties::table)
                .values((duties::game_id.eq(self.game.id), duties::at.eq(at)))
                .execute(&mut **self.connection)
                .await?;
        }
        Ok(())
    }

    /// Deletes the duty and all plans of this game, because it is over.
    pub(in crate::store) async fn clear_duty_and_plans(&mut self) -> StoreResult<()> {
        self.set_duty(None).await?;
        diesel::delete(plans::table.filter(plans::game_id.eq(self.game.id))).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Returns whether an account has a notice of this game with this kind and these fields. Only its newest 1000 notices are searched:
    /// a repeated notice is better than a long search while the table is locked.
    pub async fn has_notice(&mut self, account: AccountId, kind: &str, fields: &JsonText) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct NoticeFound {
            #[diesel(sql_type = Bool)]
            found: bool,
        }
        let found: NoticeFound = diesel::sql_query(
            "select exists (
                select from (
                    select kind, game_id, body from feed where account_id = $1 order by tx desc, id desc limit 1000
                ) newest where kind = $2 and game_id = $3 and body @> $4
            ) as found",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<Text, _>(kind)
        .bind::<SqlUuid, _>(self.game.id)
        .bind::<Jsonb, _>(fields)
        .get_result(&mut **self.connection)
        .await?;
        Ok(found.found)
    }

    /// Inserts notices in this transaction.
    pub async fn insert_notices(&mut self, at: DateTime<Utc>, notices: &[NoticeFor]) -> StoreResult<()> {
        insert_notices(&mut self.connection, at, notices).await
    }
}
