//! Inserting moves: one statement for many games, each at the version it was decided on.

use chrono::{DateTime, Utc};
use diesel::{
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Binary, Bool, Integer, Jsonb, Nullable, SmallInt, Text, Timestamptz, Uuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        game::Actor,
        ids::{AccountId, GameId, PlanId},
        notices::NoticeFor,
    },
    store::{Store, error::StoreResult, json::JsonText},
};

/// A decided move to insert.
#[derive(Clone, Debug)]
pub struct NewMove {
    /// The game.
    pub game_id: GameId,
    /// The version it was decided on.
    pub expected: i64,
    /// The roster it was decided on.
    pub roster: i32,
    /// The number of events.
    pub count: i32,
    /// The seat that moves.
    pub seat: i16,
    /// The account that submitted it; none if the server decided.
    pub account_id: Option<AccountId>,
    /// The commands.
    pub commands: JsonText,
    /// The events.
    pub events: JsonText,
    /// The decisions the game waits for afterwards.
    pub awaiting: JsonText,
    /// The idempotency key of the request, and the hash of the request.
    pub key: Option<(String, Vec<u8>)>,
    /// The result, if the game is over now.
    pub result: Option<JsonText>,
    /// When it was decided.
    pub at: DateTime<Utc>,
    /// Who decided.
    pub actor: Actor,
    /// The clocks afterwards; none in a game without clocks.
    pub clocks: Option<JsonText>,
    /// The notices that are sent with it.
    pub notices: Vec<NoticeFor>,
    /// When the next duty of this game is due.
    pub duty: Option<DateTime<Utc>>,
    /// Whether the game had a duty before. If this is `false` by mistake, the duty worker removes the leftover row when it is due.
    pub had_duty: bool,
    /// The plan that was carried out with it and is deleted.
    pub plan: Option<PlanId>,
    /// Whether the game has plans, which are deleted when it ends. Storing a plan increments the roster, so this cannot be outdated.
    pub planned: bool,
}

/// The statement. It is a query type with a static id because Diesel prepares such a statement once per connection, but a text query
/// every time. Rows are updated in the order of their ids, so that two batches do not deadlock; the second one finds another version
/// and inserts nothing.
#[derive(Default)]
struct InsertMoves<'a> {
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
    actors: Vec<Actor>,
    clocks: Vec<Option<&'a JsonText>>,
    duties: Vec<Option<DateTime<Utc>>>,
    had_duties: Vec<bool>,
    plans: Vec<Option<PlanId>>,
    planned: Vec<bool>,
    /// First and last index of each move's notices among the notices of all moves, counted from 1.
    notices_from: Vec<i32>,
    notices_to: Vec<i32>,
    readers: Vec<AccountId>,
    kinds: Vec<&'static str>,
    bodies: Vec<JsonText>,
}

impl QueryId for InsertMoves<'_> {
    type QueryId = InsertMoves<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for InsertMoves<'_> {
    type SqlType = Uuid;
}

/// Updates the games; the columns of the moves follow as arguments of `unnest`.
const UPDATE_GAMES: &str = "with updated as (
        update games g set
            version = i.expected + i.count, awaiting = i.awaiting, moved_at = i.at, result = i.result,
            clocks = coalesce(i.clocks, g.clocks), roster = g.roster + (i.plan is not null)::integer,
            status = case when i.result is null then 'running' else 'finished' end,
            ended_at = case when i.result is null then null else i.at end
        from unnest(";

/// Names the columns, checks each game, and inserts the moves. The accounts, kinds and bodies of notices follow.
///
/// Conditions that always hold make the planner expect one row, so that it looks every row up by its key, in the order given.
/// Planned while the tables are nearly empty, it would choose sequential scans and keep them when the tables are large.
/// `status || ''` keeps it from using the index on `status` for the same reason.
const INSERT_MOVES_AND_NOTICES: &str = ") as i (game_id, expected, roster, count, seat, account_id, commands, events, awaiting, key, hash, result, at, actor,
            clocks, duty, had_duty, plan, planned, notices_from, notices_to)
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
    ), published as (
        insert into outbox (game_id) select game_id from updated
    ), notified as (
        insert into feed (account_id, kind, game_id, body, at)
        select (";

/// Inserts the notices, sets or removes duties, and deletes plans that were carried out or whose game is over.
const SET_DUTIES_AND_PLANS: &str = "::jsonb[])[n], u.at
        from updated u cross join lateral generate_series(u.notices_from, u.notices_to) as n
    ), due as (
        insert into duties (game_id, at) select game_id, duty from updated where duty is not null
        on conflict (game_id) do update set at = excluded.at, claimed_until = null
    ), done as (
        delete from duties d using updated u where d.game_id = u.game_id and u.had_duty and u.duty is null
    ), carried_out as (
        delete from plans p using updated u
        where p.game_id = u.game_id and u.planned and (p.id = u.plan or u.result is not null)
    )
    select game_id from updated";

impl QueryFragment<Pg> for InsertMoves<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(UPDATE_GAMES);
        self.bind_moves(&mut out)?;
        out.push_sql(INSERT_MOVES_AND_NOTICES);
        out.push_bind_param::<Array<Uuid>, _>(&self.readers)?;
        out.push_sql("::uuid[])[n], (");
        out.push_bind_param::<Array<Text>, _>(&self.kinds)?;
        out.push_sql("::text[])[n], u.game_id, (");
        out.push_bind_param::<Array<Jsonb>, _>(&self.bodies)?;
        out.push_sql(SET_DUTIES_AND_PLANS);
        Ok(())
    }
}

impl<'a> InsertMoves<'a> {
    /// Binds one array per column, in the order in which [`INSERT_MOVES_AND_NOTICES`] names them.
    fn bind_moves<'b>(&'b self, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
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
        out.push_bind_param::<Array<Integer>, _>(&self.notices_from)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Integer>, _>(&self.notices_to)?;
        Ok(())
    }

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
        self.notices_from.push(self.bodies.len() as i32 + 1);
        for item in &new.notices {
            self.readers.push(item.account);
            self.kinds.push(item.notice.kind());
            self.bodies.push(JsonText::of(&item.notice));
        }
        self.notices_to.push(self.bodies.len() as i32);
    }
}

impl Store {
    /// Inserts moves of different games with one statement. Returns the games where it succeeded; in the others the version or roster
    /// had changed, the game was not running, or the idempotency key was used before.
    pub async fn insert_moves<'a>(&self, moves: impl Iterator<Item = &'a NewMove>) -> StoreResult<Vec<GameId>> {
        let mut moves: Vec<&NewMove> = moves.collect();
        moves.sort_unstable_by_key(|new| new.game_id);
        let mut batch = InsertMoves::default();
        moves.into_iter().for_each(|new| batch.push(new));
        Ok(batch.load(&mut self.connection().await?).await?)
    }
}
