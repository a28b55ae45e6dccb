//! Reading moves and the versions of games.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl,
    Queryable, Selectable, SelectableHelper, dsl::max,
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        game::{Actor, Status},
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        error::{StoreError, StoreResult},
        json::JsonText,
        play::tables::game_row::GameRow,
        schema::{games, moves, snapshots},
    },
};

/// A move as it is stored, hidden information included.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = moves)]
pub struct MoveRow {
    /// The game.
    pub game_id: GameId,
    /// The number of its first event.
    pub seq: i64,
    /// How many events.
    pub count: i32,
    /// The seat that moved.
    pub seat: i16,
    /// The account that submitted it; none if the server decided.
    pub account_id: Option<AccountId>,
    /// The commands.
    pub commands: JsonText,
    /// The events.
    pub events: JsonText,
    /// The decisions the game waited for afterwards.
    pub awaiting: JsonText,
    /// The hash of the request that submitted it.
    pub request_hash: Option<Vec<u8>>,
    /// When.
    pub at: DateTime<Utc>,
    /// Who decided.
    pub actor: Actor,
    /// The clocks afterwards; none in a game without clocks.
    pub clocks: Option<JsonText>,
}

/// Version, status and roster of a game.
pub type GameVersion = (i64, Status, i32);

/// What is needed to load a dealt game, besides its moves.
pub struct DealtRow {
    /// The game.
    pub game: GameRow,
    /// The secret seed.
    pub seed: [u8; 32],
    /// What the table agreed on.
    pub agreed: JsonText,
    /// The opening position.
    pub opening: JsonText,
    /// The newest state that this build wrote, with its version.
    pub snapshot: Option<(i64, JsonText)>,
}

impl Store {
    /// Returns a dealt game with the newest snapshot of this build; `StoreError::NotFound` if it was never dealt.
    pub async fn dealt(&self, id: GameId, build: &str) -> StoreResult<DealtRow> {
        let row = games::table
            .left_join(snapshots::table.on(snapshots::game_id.eq(games::id).and(snapshots::build.eq(build))))
            .filter(games::id.eq(id))
            .filter(games::opening.is_not_null())
            .select((
                GameRow::as_select(),
                games::seed,
                games::agreed.assume_not_null(),
                games::opening.assume_not_null(),
                snapshots::version.nullable(),
                snapshots::state.nullable(),
            ));
        type Row = (GameRow, Vec<u8>, JsonText, JsonText, Option<i64>, Option<JsonText>);
        let (game, seed, agreed, opening, version, state): Row = row.first(&mut self.connection().await?).await?;
        let seed = seed.try_into().map_err(|_| StoreError::Corrupt("the seed does not have 32 bytes".to_owned()))?;
        Ok(DealtRow { game, seed, agreed, opening, snapshot: version.zip(state) })
    }

    /// Returns the moves with events from number `from` on, the oldest first.
    pub async fn moves_from(&self, id: GameId, from: i64, limit: i64) -> StoreResult<Vec<MoveRow>> {
        let mut connection = self.connection().await?;
        // The event may lie inside a move, so the search begins with the last move that starts at or before it.
        let first: Option<i64> = moves::table
            .filter(moves::game_id.eq(id).and(moves::seq.le(from)))
            .select(max(moves::seq))
            .first(&mut connection)
            .await?;
        let mut rows: Vec<MoveRow> = moves::table
            .filter(moves::game_id.eq(id).and(moves::seq.ge(first.unwrap_or(0))))
            .order(moves::seq)
            .limit(limit)
            .select(MoveRow::as_select())
            .load(&mut connection)
            .await?;
        rows.retain(|row| row.seq + i64::from(row.count) > from);
        Ok(rows)
    }

    /// Returns the move that this account made in this game with this idempotency key.
    pub async fn move_by_key(&self, id: GameId, account: AccountId, key: &str) -> StoreResult<Option<MoveRow>> {
        Ok(moves::table
            .filter(moves::game_id.eq(id))
            .filter(moves::account_id.eq(account))
            .filter(moves::idempotency_key.eq(key))
            .select(MoveRow::as_select())
            .first(&mut self.connection().await?)
            .await
            .optional()?)
    }

    /// Returns version, status and roster of a game: what a cache has to compare.
    pub async fn game_version(&self, id: GameId) -> StoreResult<GameVersion> {
        let row = games::table.find(id).select((games::version, games::status, games::roster));
        Ok(row.first(&mut self.connection().await?).await?)
    }

    /// Returns the same for many games; games that do not exist are left out.
    pub async fn game_versions(&self, ids: &[GameId]) -> StoreResult<Vec<(GameId, GameVersion)>> {
        let rows = games::table.filter(games::id.eq_any(ids));
        let rows = rows.select((games::id, (games::version, games::status, games::roster)));
        Ok(rows.load(&mut self.connection().await?).await?)
    }

    /// Returns ids of dealt games after this one, in order, for iterating over all of them.
    pub async fn dealt_games_after(&self, after: Option<GameId>, limit: i64) -> StoreResult<Vec<GameId>> {
        let mut query = games::table.filter(games::opening.is_not_null()).into_boxed();
        if let Some(after) = after {
            query = query.filter(games::id.gt(after));
        }
        Ok(query.order(games::id).limit(limit).select(games::id).load(&mut self.connection().await?).await?)
    }
}
