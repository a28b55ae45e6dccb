//! Snapshots: states to fold from, so that long games load quickly. They are only a cache.

use diesel::{
    pg::Pg,
    query_builder::{AstPass, QueryFragment, QueryId},
    result::QueryResult,
    sql_types::{Array, BigInt, Jsonb, Text, Uuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::ids::GameId,
    store::{Store, error::StoreResult, json::JsonText},
};

/// Snapshots of different games, stored with one statement. It is a query type with a static id, so that it is prepared once per
/// connection. Rows are written in the order of their ids, so that two servers do not deadlock. The commit does not wait for the disk:
/// after a crash a game is folded from an older snapshot.
#[derive(Debug, Default)]
pub struct SnapshotBatch {
    build: &'static str,
    games: Vec<GameId>,
    versions: Vec<i64>,
    states: Vec<JsonText>,
}

impl SnapshotBatch {
    /// An empty batch of snapshots that only this build can read.
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

impl QueryId for SnapshotBatch {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl QueryFragment<Pg> for SnapshotBatch {
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
    /// Stores snapshots, except where a newer one of the same build is stored already.
    pub async fn insert_snapshots(&self, snapshots: SnapshotBatch) -> StoreResult<()> {
        snapshots.execute(&mut self.connection().await?).await?;
        Ok(())
    }
}
