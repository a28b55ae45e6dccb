//! What the server has to do in games, and when.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, IntoSql, NullableExpressionMethods, OptionalExtension, QueryDsl,
    QueryableByName,
    dsl::now,
    sql_types::{BigInt, Bool, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult, TableLock,
    feed::insert_news,
    ids::{AccountId, GameId},
    json::JsonText,
    schema::{duties, games, plans},
};
use crate::feed::NewsFor;

/// So long a server may look after a game before another one does.
const LEASE: &str = "30 seconds";

#[derive(QueryableByName)]
struct Claimed {
    #[diesel(sql_type = SqlUuid)]
    game_id: GameId,
    #[diesel(sql_type = Bool)]
    unsettled: bool,
}

impl Store {
    /// Takes games in which something is to be done by now, the most urgent first. Nobody else takes them for a while: that
    /// saves work; that nothing is done twice is seen to when it is done. Also says whether somebody's settings changed that its
    /// clocks did not follow yet: then what is to be done may not be due at all.
    pub async fn claim_duties(&self, due: DateTime<Utc>, limit: i64) -> StoreResult<Vec<(GameId, bool)>> {
        let claimed: Vec<Claimed> = diesel::sql_query(format!(
            "update duties set claimed_until = now() + interval '{LEASE}' where game_id = any(array(
                select game_id from duties where at <= $1 and (claimed_until is null or claimed_until < now())
                order by at limit $2 for update skip locked
            )) returning game_id, exists (select from unsettled_clocks u where u.game_id = duties.game_id) as unsettled",
        ))
        .bind::<Timestamptz, _>(due)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?;
        Ok(claimed.into_iter().map(|claimed| (claimed.game_id, claimed.unsettled)).collect())
    }

    /// Claims a game for longer, if it still is what was claimed; says whether it is.
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

    /// When something is to be done next that nobody is at: asked all the time, so without changing anything.
    pub async fn next_duty(&self) -> StoreResult<Option<DateTime<Utc>>> {
        let free =
            duties::claimed_until.is_null().or(duties::claimed_until.lt(now.into_sql::<Timestamptz>().nullable()));
        let next = duties::table.filter(free).order(duties::at).select(duties::at);
        Ok(next.first(&mut self.connection().await?).await.optional()?)
    }

    /// Sets when there is something to do in a game, if it still is what that was reckoned on.
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

/// What changes about time in a game without a move.
pub struct Retiming {
    /// Whom it waits for, with deadlines.
    pub awaiting: JsonText,
    /// The clock of each seat.
    pub clocks: JsonText,
    /// When it stood still.
    pub pauses: JsonText,
    /// When the server has something to do next.
    pub duty: Option<DateTime<Utc>>,
}

impl TableLock {
    /// Writes down what changed about time. Whoever decided a move on what was before decides it anew.
    pub async fn retime(&mut self, change: Retiming) -> StoreResult<()> {
        diesel::update(games::table.find(self.game.id))
            .set((
                games::awaiting.eq(change.awaiting),
                games::clocks.eq(change.clocks),
                games::pauses.eq(change.pauses),
                games::roster.eq(games::roster + 1),
            ))
            .execute(&mut **self.connection)
            .await?;
        self.due(change.duty).await
    }

    /// Writes only the clocks down.
    pub async fn keep_clocks(&mut self, clocks: JsonText) -> StoreResult<()> {
        let game = diesel::update(games::table.find(self.game.id)).set(games::clocks.eq(clocks));
        game.execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Sets when the server has something to do in this game.
    pub async fn due(&mut self, at: Option<DateTime<Utc>>) -> StoreResult<()> {
        diesel::delete(duties::table.find(self.game.id)).execute(&mut **self.connection).await?;
        if let Some(at) = at {
            diesel::insert_into(duties::table)
                .values((duties::game_id.eq(self.game.id), duties::at.eq(at)))
                .execute(&mut **self.connection)
                .await?;
        }
        Ok(())
    }

    /// The game is over: nothing is planned or to be done any more.
    pub(super) async fn nothing_left(&mut self) -> StoreResult<()> {
        self.due(None).await?;
        diesel::delete(plans::table.filter(plans::game_id.eq(self.game.id))).execute(&mut **self.connection).await?;
        Ok(())
    }

    /// Whether an account was told of this game what has these particulars, as far as its newest items go: an account that is told
    /// very much is rather told twice than looked through while everybody at the table waits.
    pub async fn was_told(&mut self, account: AccountId, kind: &str, particulars: &JsonText) -> StoreResult<bool> {
        #[derive(QueryableByName)]
        struct Told {
            #[diesel(sql_type = Bool)]
            told: bool,
        }
        let told: Told = diesel::sql_query(
            "select exists (
                select from (
                    select kind, game_id, body from feed where account_id = $1 order by tx desc, id desc limit 1000
                ) newest where kind = $2 and game_id = $3 and body @> $4
            ) as told",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<Text, _>(kind)
        .bind::<SqlUuid, _>(self.game.id)
        .bind::<Jsonb, _>(particulars)
        .get_result(&mut **self.connection)
        .await?;
        Ok(told.told)
    }

    /// Tells accounts about it.
    pub async fn news(&mut self, at: DateTime<Utc>, news: &[NewsFor]) -> StoreResult<()> {
        insert_news(&mut self.connection, at, news).await
    }
}
