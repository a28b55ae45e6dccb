//! Appending moves: one statement for many games, each at the version it was decided on.

use chrono::{DateTime, Utc};
use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Binary, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult, feed,
    ids::{AccountId, GameId, PlanId},
    json::JsonText,
};
use crate::feed::NewsFor;

/// A decided move, to be appended.
#[derive(Clone, Debug)]
pub struct NewMove {
    /// The game.
    pub game_id: GameId,
    /// The version it was decided on.
    pub expected: i64,
    /// The roster it was decided on.
    pub roster: i32,
    /// How many events.
    pub count: i32,
    /// Whose move.
    pub seat: i16,
    /// Who asked; none when the server played for a seat that was given up.
    pub account_id: Option<AccountId>,
    /// What was asked for.
    pub commands: JsonText,
    /// What happened.
    pub events: JsonText,
    /// Whom the game waits for afterwards.
    pub awaiting: JsonText,
    /// Makes it safe to repeat, with the hash of the body it came with.
    pub key: Option<(String, Vec<u8>)>,
    /// The result, if the game is over now.
    pub result: Option<JsonText>,
    /// When it was decided.
    pub at: DateTime<Utc>,
    /// Who decided: `owner`, `plan` or `bot`.
    pub actor: &'static str,
    /// The clocks afterwards, if there are any.
    pub clocks: Option<JsonText>,
    /// What is told to whom.
    pub news: Vec<NewsFor>,
    /// When the server has something to do in this game next.
    pub duty: Option<DateTime<Utc>>,
    /// The plan that was carried out with it, and is gone.
    pub plan: Option<PlanId>,
}

/// The statement. A type of its own with a static id, because Diesel prepares such a statement once a connection and
/// would parse text anew each time. Rows are locked in the order they are given, by id, so that two batches never wait for each
/// other in a circle; whoever comes second finds another version and appends nothing.
#[derive(Default)]
struct Append {
    games: Vec<GameId>,
    expected: Vec<i64>,
    rosters: Vec<i32>,
    counts: Vec<i32>,
    seats: Vec<i16>,
    accounts: Vec<Option<AccountId>>,
    commands: Vec<JsonText>,
    events: Vec<JsonText>,
    awaiting: Vec<JsonText>,
    keys: Vec<Option<String>>,
    hashes: Vec<Option<Vec<u8>>>,
    results: Vec<Option<JsonText>>,
    times: Vec<DateTime<Utc>>,
    actors: Vec<&'static str>,
    clocks: Vec<Option<JsonText>>,
    news: Vec<Option<JsonText>>,
    duties: Vec<Option<DateTime<Utc>>>,
    plans: Vec<Option<PlanId>>,
}

impl QueryId for Append {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for Append {
    type SqlType = Uuid;
}

impl QueryFragment<Pg> for Append {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("with input as (select * from unnest(");
        out.push_bind_param::<Array<Uuid>, _>(&self.games)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<BigInt>, _>(&self.expected)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Integer>, _>(&self.rosters)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Integer>, _>(&self.counts)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<SmallInt>, _>(&self.seats)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Uuid>>, _>(&self.accounts)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Jsonb>, _>(&self.commands)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Jsonb>, _>(&self.events)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Jsonb>, _>(&self.awaiting)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Text>>, _>(&self.keys)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Binary>>, _>(&self.hashes)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Jsonb>>, _>(&self.results)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Timestamptz>, _>(&self.times)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Text>, _>(&self.actors)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Jsonb>>, _>(&self.clocks)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Jsonb>>, _>(&self.news)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Timestamptz>>, _>(&self.duties)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Uuid>>, _>(&self.plans)?;
        // What is always so narrows what the planner expects to a row, and every step is a look by key for each row. Planned
        // while the tables are nearly empty, it would rather read them whole, and go on doing so when they are large; so would
        // it with the index on `status`, which therefore is hidden.
        out.push_sql(
            ") as i (game_id, expected, roster, count, seat, account_id, commands, events, awaiting, key, hash, result, at, actor,
                    clocks, news, duty, plan)
                where i.count > 0 and i.expected >= 0 and i.seat >= 0
            ), locked as materialized (
                select i.* from input i cross join lateral (
                    select from games g
                    where g.id = i.game_id and g.version = i.expected and g.roster = i.roster and g.status || '' = 'running'
                        and (i.key is null or (
                            select true from moves m
                            where m.game_id = i.game_id and m.account_id = i.account_id and m.idempotency_key = i.key
                            limit 1
                        ) is null)
                        and (i.plan is null or (
                            select true from plans p where p.game_id = i.game_id and p.id = i.plan limit 1
                        ) is not null)
                    for no key update of g
                ) g
            ), updated as (
                update games g set
                    version = l.expected + l.count, awaiting = l.awaiting, moved_at = l.at, result = l.result,
                    clocks = coalesce(l.clocks, g.clocks), roster = g.roster + (l.plan is not null)::integer,
                    status = case when l.result is null then 'running' else 'finished' end,
                    ended_at = case when l.result is null then null else l.at end
                from locked l
                where g.id = l.game_id
                returning l.*
            ), moved as (
                insert into moves
                    (game_id, seq, count, seat, account_id, commands, events, awaiting, idempotency_key, request_hash, at, actor,
                        clocks)
                select game_id, expected, count, seat, account_id, commands, events, awaiting, key, hash, at, actor, clocks
                from updated
            ), told as (
                insert into outbox (game_id) select game_id from updated
            ), fed as (
                insert into feed (account_id, kind, game_id, body, at)
                select (n.item ->> 'account')::uuid, n.item ->> 'kind', u.game_id, n.item -> 'body', u.at
                from updated u cross join lateral jsonb_array_elements(u.news) as n (item)
            ), due as (
                insert into duties (game_id, at) select game_id, duty from updated where duty is not null
                on conflict (game_id) do update set at = excluded.at, claimed_until = null
            ), done as (
                delete from duties d using updated u where d.game_id = u.game_id and u.duty is null
            ), carried_out as (
                delete from plans p using updated u where p.game_id = u.game_id and (p.id = u.plan or u.result is not null)
            )
            select game_id from updated",
        );
        Ok(())
    }
}

impl Store {
    /// Appends moves of different games at once; returns the games where it succeeded. In the others the version was
    /// another one by now, the game was not running, or the key was used before.
    pub async fn append(&self, mut moves: Vec<NewMove>) -> StoreResult<Vec<GameId>> {
        moves.sort_unstable_by_key(|new| new.game_id);
        let mut batch = Append::default();
        for new in moves {
            let (key, hash) = new.key.unzip();
            batch.games.push(new.game_id);
            batch.expected.push(new.expected);
            batch.rosters.push(new.roster);
            batch.counts.push(new.count);
            batch.seats.push(new.seat);
            batch.accounts.push(new.account_id);
            batch.commands.push(new.commands);
            batch.events.push(new.events);
            batch.awaiting.push(new.awaiting);
            batch.keys.push(key);
            batch.hashes.push(hash);
            batch.results.push(new.result);
            batch.times.push(new.at);
            batch.actors.push(new.actor);
            batch.clocks.push(new.clocks);
            batch.news.push(feed::pack(&new.news));
            batch.duties.push(new.duty);
            batch.plans.push(new.plan);
        }
        Ok(batch.load(&mut self.connection().await?).await?)
    }
}
