//! States to start folding from, which keep long games quick to load. Only a cache.

use diesel::{
    pg::Pg,
    query_builder::{AstPass, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Jsonb, Text, Uuid},
};
use diesel_async::RunQueryDsl;

use super::{Store, StoreResult, ids::GameId, json::JsonText};

/// States of different games, to be kept with one statement. A type of its own with a static id, so that it is prepared once a
/// connection. In the order of their ids, so that two servers never wait for each other in a circle. Its commit does not
/// wait for the disk: a crash may take them away again, and a game is then folded from an older one.
#[derive(Debug, Default)]
pub struct Snapshots {
    build: &'static str,
    games: Vec<GameId>,
    versions: Vec<i64>,
    states: Vec<JsonText>,
}

impl Snapshots {
    /// States only this build understands.
    pub fn of(build: &'static str) -> Self {
        Self { build, ..Self::default() }
    }

    /// Adds the state of a game at a version.
    pub fn add(&mut self, game: GameId, version: i64, state: JsonText) {
        self.games.push(game);
        self.versions.push(version);
        self.states.push(state);
    }
}

impl QueryId for Snapshots {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl QueryFragment<Pg> for Snapshots {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql("insert into snapshots (game_id, version, build, state) select game_id, version, ");
        out.push_bind_param::<Text, _>(self.build)?;
        out.push_sql(", state from unnest(");
        out.push_bind_param::<Array<Uuid>, _>(&self.games)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<BigInt>, _>(&self.versions)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<Jsonb>, _>(&self.states)?;
        out.push_sql(
            ") as i (game_id, version, state) where set_config('synchronous_commit', 'off', true) is not null order by game_id
            on conflict (game_id) do update
            set version = excluded.version, build = excluded.build, state = excluded.state
            where snapshots.version < excluded.version or snapshots.build <> excluded.build",
        );
        Ok(())
    }
}

impl Store {
    /// Keeps states, except where a newer one of the same build is kept already.
    pub async fn keep_snapshots(&self, snapshots: Snapshots) -> StoreResult<()> {
        snapshots.execute(&mut self.connection().await?).await?;
        Ok(())
    }
}
