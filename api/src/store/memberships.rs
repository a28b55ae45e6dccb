//! The games an account has to do with, for those who take their data along or go.

use chrono::{DateTime, Utc};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, QueryDsl, Queryable,
    dsl::{exists, select, sql},
    sql_types::Bool,
};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    schema::{games, players, substitutes},
};

/// A game somebody plays or played in.
#[derive(Clone, Debug, Queryable)]
pub struct MembershipRow {
    /// The game.
    pub game_id: GameId,
    /// What is played.
    pub ruleset: String,
    /// `open`, `running`, `finished` or `aborted`.
    pub status: String,
    /// The seat, once dealt.
    pub seat: Option<i16>,
    /// When the account joined.
    pub joined_at: DateTime<Utc>,
    /// When it gave the seat up.
    pub resigned_at: Option<DateTime<Utc>>,
}

async fn obligations_of(
    connection: &mut AsyncPgConnection,
    accounts: &[AccountId],
) -> StoreResult<Vec<(GameId, String)>> {
    let playing = games::status.eq("running").and(players::resigned_at.is_null());
    Ok(players::table
        .inner_join(games::table.on(games::id.eq(players::game_id)))
        .filter(players::account_id.eq_any(accounts))
        .filter(games::status.eq("open").or(playing))
        .order(games::id)
        .select((games::id, games::status))
        .load(connection)
        .await?)
}

/// Whether a game counts on one of these accounts, or could because of an offer.
pub(super) async fn counts_on(connection: &mut AsyncPgConnection, accounts: &[AccountId]) -> StoreResult<bool> {
    let offers = substitutes::table.filter(substitutes::account_id.eq_any(accounts));
    Ok(!obligations_of(connection, accounts).await?.is_empty()
        || select(exists(offers)).get_result::<bool>(connection).await?)
}

impl Store {
    /// All games of an account, the newest first.
    pub async fn memberships(&self, account: AccountId) -> StoreResult<Vec<MembershipRow>> {
        Ok(players::table
            .inner_join(games::table.on(games::id.eq(players::game_id)))
            .filter(players::account_id.eq(account))
            .order(games::id.desc())
            .select((games::id, games::ruleset, games::status, players::seat, players::joined_at, players::resigned_at))
            .load(&mut self.connection().await?)
            .await?)
    }

    /// The games that still count on an account: open tables, and running games it has not resigned from.
    pub async fn obligations(&self, account: AccountId) -> StoreResult<Vec<(GameId, String)>> {
        obligations_of(&mut *self.connection().await?, &[account]).await
    }

    /// How many games there are with each status that is no end.
    pub async fn count_unfinished(&self) -> StoreResult<Vec<(String, i64)>> {
        Ok(games::table
            // In the words of the index `games_unfinished`: a parameter could be anything.
            .filter(sql::<Bool>("games.status in ('open', 'running')"))
            .group_by(games::status)
            .select((games::status, diesel::dsl::count_star()))
            .load(&mut self.connection().await?)
            .await?)
    }
}
