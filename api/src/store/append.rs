//! Appending moves: one statement for many games, each at the version it was decided on.

use chrono::{DateTime, Utc};
use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Binary, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult,
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
    /// Whether it had something to do before. What is left over where it had not is found out when its time comes.
    pub had_duty: bool,
    /// The plan that was carried out with it, and is gone.
    pub plan: Option<PlanId>,
    /// Whether anything is planned: gone with the game's end. Whoever plans counts the roster up, so it is known for sure.
    pub planned: bool,
}

/// The statement. A type of its own with a static id, because Diesel prepares such a statement once a connection and
/// would parse text anew each time. Rows are updated in the order they are given, by id, so that two batches never wait for each
/// other in a circle; whoever comes second finds another version and appends nothing.
#[derive(Default)]
struct Append<'a> {
    games: Vec<GameId>,
    expected: Vec<i64>,
    rosters: Vec<i32>,
    counts: Vec<i32>,
    seats: Vec<i16>,
    accounts: Vec<Option<AccountId>>,
    commands: Vec<&'a JsonText>,
    events: Vec<&'a JsonText>,
    awaiting: Vec<&'a JsonText>,
    keys: Vec<Option<&'a str>>,
    hashes: Vec<Option<&'a [u8]>>,
    results: Vec<Option<&'a JsonText>>,
    times: Vec<DateTime<Utc>>,
    actors: Vec<&'static str>,
    clocks: Vec<Option<&'a JsonText>>,
    duties: Vec<Option<DateTime<Utc>>>,
    had_duties: Vec<bool>,
    plans: Vec<Option<PlanId>>,
    planned: Vec<bool>,
    /// The first and the last of each move's news among those of all, counted from 1.
    news_from: Vec<i32>,
    news_to: Vec<i32>,
    readers: Vec<AccountId>,
    kinds: Vec<&'static str>,
    bodies: Vec<JsonText>,
}

impl QueryId for Append<'_> {
    type QueryId = Append<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for Append<'_> {
    type SqlType = Uuid;
}

impl QueryFragment<Pg> for Append<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "with updated as (
                update games g set
                    version = i.expected + i.count, awaiting = i.awaiting, moved_at = i.at, result = i.result,
                    clocks = coalesce(i.clocks, g.clocks), roster = g.roster + (i.plan is not null)::integer,
                    status = case when i.result is null then 'running' else 'finished' end,
                    ended_at = case when i.result is null then null else i.at end
                from unnest(",
        );
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
        out.push_bind_param::<Array<Nullable<Timestamptz>>, _>(&self.duties)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Bool>, _>(&self.had_duties)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Nullable<Uuid>>, _>(&self.plans)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Bool>, _>(&self.planned)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Integer>, _>(&self.news_from)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Integer>, _>(&self.news_to)?;
        // What is always so narrows what the planner expects to a row, and every step is a look by key for each row, in the order
        // given. Planned while the tables are nearly empty, it would rather read them whole, and go on doing so when they are
        // large; so would it with the index on `status`, which therefore is hidden.
        out.push_sql(
            ") as i (game_id, expected, roster, count, seat, account_id, commands, events, awaiting, key, hash, result, at, actor,
                    clocks, duty, had_duty, plan, planned, news_from, news_to)
                where i.count > 0 and i.expected >= 0 and i.seat >= 0
                    and g.id = i.game_id and g.version = i.expected and g.roster = i.roster and g.status || '' = 'running'
                    and (i.key is null or (
                        select true from moves m
                        where m.game_id = i.game_id and m.account_id = i.account_id and m.idempotency_key = i.key
                        limit 1
                    ) is null)
                    and (i.plan is null or (
                        select true from plans p where p.game_id = i.game_id and p.id = i.plan limit 1
                    ) is not null)
                returning i.*
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
                select (",
        );
        out.push_bind_param::<Array<Uuid>, _>(&self.readers)?;
        out.push_sql("::uuid[])[n], (");
        out.push_bind_param::<Array<Text>, _>(&self.kinds)?;
        out.push_sql("::text[])[n], u.game_id, (");
        out.push_bind_param::<Array<Jsonb>, _>(&self.bodies)?;
        out.push_sql(
            "::jsonb[])[n], u.at
                from updated u cross join lateral generate_series(u.news_from, u.news_to) as n
            ), due as (
                insert into duties (game_id, at) select game_id, duty from updated where duty is not null
                on conflict (game_id) do update set at = excluded.at, claimed_until = null
            ), done as (
                delete from duties d using updated u where d.game_id = u.game_id and u.had_duty and u.duty is null
            ), carried_out as (
                delete from plans p using updated u
                where p.game_id = u.game_id and u.planned and (p.id = u.plan or u.result is not null)
            )
            select game_id from updated",
        );
        Ok(())
    }
}

impl<'a> Append<'a> {
    fn push(&mut self, new: &'a NewMove) {
        self.games.push(new.game_id);
        self.expected.push(new.expected);
        self.rosters.push(new.roster);
        self.counts.push(new.count);
        self.seats.push(new.seat);
        self.accounts.push(new.account_id);
        self.commands.push(&new.commands);
        self.events.push(&new.events);
        self.awaiting.push(&new.awaiting);
        self.keys.push(new.key.as_ref().map(|(key, _)| key.as_str()));
        self.hashes.push(new.key.as_ref().map(|(_, hash)| hash.as_slice()));
        self.results.push(new.result.as_ref());
        self.times.push(new.at);
        self.actors.push(new.actor);
        self.clocks.push(new.clocks.as_ref());
        self.duties.push(new.duty);
        self.had_duties.push(new.had_duty);
        self.plans.push(new.plan);
        self.planned.push(new.planned);
        self.news_from.push(self.bodies.len() as i32 + 1);
        for item in &new.news {
            self.readers.push(item.account);
            self.kinds.push(item.news.kind());
            self.bodies.push(JsonText::of(&item.news));
        }
        self.news_to.push(self.bodies.len() as i32);
    }
}

impl Store {
    /// Appends moves of different games at once; returns the games where it succeeded. In the others the version was
    /// another one by now, the game was not running, or the key was used before.
    pub async fn append<'a>(&self, moves: impl Iterator<Item = &'a NewMove>) -> StoreResult<Vec<GameId>> {
        let mut moves: Vec<&NewMove> = moves.collect();
        moves.sort_unstable_by_key(|new| new.game_id);
        let mut batch = Append::default();
        moves.into_iter().for_each(|new| batch.push(new));
        Ok(batch.load(&mut self.connection().await?).await?)
    }
}
