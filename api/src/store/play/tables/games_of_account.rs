//! The games of an account, for exporting its data and for deleting it.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, QueryDsl, Queryable,
    dsl::{exists, select, sql},
    sql_types::Bool,
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::{
    model::{
        game::Status,
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        error::StoreResult,
        schema::{games, players, substitutes},
    },
};

/// A game that an account plays or played in.
#[derive(Clone, Debug, Queryable)]
pub struct AccountGameRow {
    /// The game.
    pub game_id: GameId,
    /// The ruleset.
    pub ruleset: String,
    /// How far the game is.
    pub status: Status,
    /// The seat, once dealt.
    pub seat: Option<i16>,
    /// When the account joined.
    pub joined_at: DateTime<Utc>,
    /// When it resigned.
    pub resigned_at: Option<DateTime<Utc>>,
}

async fn unfinished_games(
    connection: &mut AsyncPgConnection,
    accounts: &[AccountId],
) -> StoreResult<Vec<(GameId, Status)>> {
    let playing = games::status.eq(Status::Running).and(players::resigned_at.is_null());
    Ok(players::table
        .inner_join(games::table.on(games::id.eq(players::game_id)))
        .filter(players::account_id.eq_any(accounts))
        .filter(games::status.eq(Status::Open).or(playing))
        .order(games::id)
        .select((games::id, games::status))
        .load(connection)
        .await?)
}

/// Returns whether one of these accounts plays in an unfinished game or offers to take over a seat.
pub(in crate::store) async fn are_needed(
    connection: &mut AsyncPgConnection,
    accounts: &[AccountId],
) -> StoreResult<bool> {
    let offers = substitutes::table.filter(substitutes::account_id.eq_any(accounts));
    Ok(!unfinished_games(connection, accounts).await?.is_empty()
        || select(exists(offers)).get_result::<bool>(connection).await?)
}

impl Store {
    /// Returns all games of an account, the newest first.
    pub async fn games_of_account(&self, account: AccountId) -> StoreResult<Vec<AccountGameRow>> {
        Ok(players::table
            .inner_join(games::table.on(games::id.eq(players::game_id)))
            .filter(players::account_id.eq(account))
            .order(games::id.desc())
            .select((games::id, games::ruleset, games::status, players::seat, players::joined_at, players::resigned_at))
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Returns the unfinished games of an account: open tables, and running games that it has not resigned from.
    pub async fn unfinished_games_of(&self, account: AccountId) -> StoreResult<Vec<(GameId, Status)>> {
        unfinished_games(&mut *self.connection().await?, &[account]).await
    }

    /// Counts the open and the running games.
    pub async fn count_unfinished(&self) -> StoreResult<Vec<(Status, i64)>> {
        Ok(games::table
            // Literals as in the index `games_unfinished`: with parameters the planner could not use it.
            .filter(sql::<Bool>("games.status in ('open', 'running')"))
            .group_by(games::status)
            .select((games::status, diesel::dsl::count_star()))
            .load(&mut self.connection().await?)
            .await?)
    }
}
