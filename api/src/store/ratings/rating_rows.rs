//! Reading ratings; `rating_transaction.rs` writes them.

use chrono::{DateTime, Utc};
use diesel::{
    AsChangeset, ExpressionMethods, Insertable, JoinOnDsl, QueryDsl, Queryable, QueryableByName, Selectable,
    SelectableHelper,
    sql_types::{BigInt, Bool, Double, Integer, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use crate::{
    model::{
        account_ref::AccountKind,
        game::Pool,
        ids::{AccountId, GameId},
    },
    store::{
        Store,
        error::StoreResult,
        schema::{accounts, rating_changes, ratings},
    },
};

/// The change of an account's rating by a game.
#[derive(Clone, Debug, PartialEq, Queryable, QueryableByName, Selectable, Insertable)]
#[diesel(table_name = rating_changes)]
pub struct RatingChangeRow {
    /// The game.
    pub game_id: GameId,
    /// The account.
    pub account_id: AccountId,
    /// The seat it was dealt.
    pub seat: i16,
    /// The ruleset.
    pub ruleset: String,
    /// Against which kind of opponents.
    pub pool: Pool,
    /// The number of games it was rated in, with this one.
    pub number: i32,
    /// The placing among the rated accounts of this game.
    pub placed: i16,
    /// The estimated strength.
    pub mu_before: f64,
    /// The uncertainty of the estimate.
    pub sigma_before: f64,
    /// The estimated strength afterwards.
    pub mu_after: f64,
    /// The uncertainty of the estimate.
    pub sigma_after: f64,
    /// When the game ended.
    pub at: DateTime<Utc>,
}

/// The rating of an account at a ruleset in a pool.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = ratings)]
pub struct StandingRow {
    /// The account.
    pub account_id: AccountId,
    /// The ruleset.
    pub ruleset: String,
    /// Against which kind of opponents.
    pub pool: Pool,
    /// The estimated strength.
    pub mu: f64,
    /// The uncertainty of the estimate.
    pub sigma: f64,
    /// The number of games it was rated in.
    pub games: i32,
    /// When the last of them ended.
    pub changed_at: DateTime<Utc>,
}

impl StandingRow {
    /// The rating after a change.
    pub fn after(change: &RatingChangeRow) -> Self {
        Self {
            account_id: change.account_id,
            ruleset: change.ruleset.clone(),
            pool: change.pool,
            mu: change.mu_after,
            sigma: change.sigma_after,
            games: change.number,
            changed_at: change.at,
        }
    }
}

/// An account on a leaderboard.
#[derive(Clone, Debug, QueryableByName)]
pub struct RankedRow {
    /// 1 for the best; equal ratings share a rank.
    #[diesel(sql_type = BigInt)]
    pub rank: i64,
    /// The account.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The public handle.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// The display name.
    #[diesel(sql_type = Text)]
    pub display_name: String,
    /// Whether it is a person or a bot.
    #[diesel(sql_type = Text)]
    pub kind: AccountKind,
    /// The rating that orders the leaderboard: strength minus three times the uncertainty.
    #[diesel(sql_type = Double)]
    pub floor: f64,
    /// The estimated strength.
    #[diesel(sql_type = Double)]
    pub mu: f64,
    /// The uncertainty of the estimate.
    #[diesel(sql_type = Double)]
    pub sigma: f64,
    /// The number of games.
    #[diesel(sql_type = Integer)]
    pub games: i32,
    /// When the last one ended.
    #[diesel(sql_type = Timestamptz)]
    pub changed_at: DateTime<Utc>,
    /// The estimated strength before it.
    #[diesel(sql_type = Double)]
    pub mu_before: f64,
    /// The uncertainty before it.
    #[diesel(sql_type = Double)]
    pub sigma_before: f64,
}

/// A rating change as another account may see it.
#[derive(Clone, Debug, QueryableByName)]
pub struct RatingHistoryRow {
    /// The change.
    #[diesel(embed)]
    pub change: RatingChangeRow,
    /// Whether the viewer may know the game.
    #[diesel(sql_type = Bool)]
    pub known: bool,
}

/// Selects a page of a leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardFilter<'a> {
    /// The ruleset.
    pub ruleset: &'a str,
    /// The pool.
    pub pool: Pool,
    /// Only accounts that were rated in at least this many games.
    pub min_games: i32,
    /// Only accounts after the one with this rating and id.
    pub after: Option<(f64, AccountId)>,
    /// The number of rows.
    pub limit: i64,
}

/// Selects a page of an account's rating changes.
#[derive(Clone, Copy, Debug)]
pub struct HistoryQuery<'a> {
    /// The account.
    pub account: AccountId,
    /// The ruleset.
    pub ruleset: &'a str,
    /// The pool.
    pub pool: Pool,
    /// The account that asks; none for a visitor who is not signed in.
    pub viewer: Option<AccountId>,
    /// Only changes with a lower number.
    pub before: Option<i32>,
    /// The number of rows.
    pub limit: i64,
}

impl Store {
    /// Returns the rating changes of these games, by seat, with the time at which the account was deleted.
    pub async fn rating_changes_in(
        &self,
        games: &[GameId],
    ) -> StoreResult<Vec<(RatingChangeRow, Option<DateTime<Utc>>)>> {
        Ok(rating_changes::table
            .inner_join(accounts::table.on(accounts::id.eq(rating_changes::account_id)))
            .filter(rating_changes::game_id.eq_any(games))
            .order((rating_changes::game_id, rating_changes::seat))
            .select((RatingChangeRow::as_select(), accounts::deleted_at))
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Returns a page of a leaderboard, the best first. Ranks are computed over the whole leaderboard for every page: it is short, compared
    /// with the games that lead to it.
    pub async fn leaderboard(&self, query: &LeaderboardFilter<'_>) -> StoreResult<Vec<RankedRow>> {
        let (floor, account) = query.after.unzip();
        Ok(diesel::sql_query(
            "select l.*, c.mu_before, c.sigma_before
            from (
                select rank() over (order by r.mu - 3 * r.sigma desc) as rank, r.account_id, a.name, a.display_name, a.kind,
                    r.mu - 3 * r.sigma as floor, r.mu, r.sigma, r.games, r.changed_at
                from ratings r join accounts a on a.id = r.account_id and a.deleted_at is null
                where r.ruleset = $1 and r.pool = $2 and r.games >= $3
            ) l
            join rating_changes c on c.account_id = l.account_id and c.ruleset = $1 and c.pool = $2 and c.number = l.games
            where $4 is null or l.floor < $4 or (l.floor = $4 and l.account_id > $5)
            order by l.floor desc, l.account_id limit $6",
        )
        .bind::<Text, _>(query.ruleset)
        .bind::<Text, _>(query.pool)
        .bind::<Integer, _>(query.min_games)
        .bind::<Nullable<Double>, _>(floor)
        .bind::<Nullable<SqlUuid>, _>(account)
        .bind::<BigInt, _>(query.limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Returns all ratings of an account.
    pub async fn ratings_of(&self, account: AccountId) -> StoreResult<Vec<StandingRow>> {
        Ok(ratings::table
            .filter(ratings::account_id.eq(account))
            .order((ratings::ruleset, ratings::pool))
            .select(StandingRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Returns a page of an account's rating changes, the newest first. A viewer may know the game of a change if it is public or the viewer
    /// has or had a seat in it.
    pub async fn rating_history(&self, query: &HistoryQuery<'_>) -> StoreResult<Vec<RatingHistoryRow>> {
        Ok(diesel::sql_query(
            "select c.*, g.visibility = 'public'
                or exists (select from players p where p.game_id = c.game_id and p.account_id = $4)
                or exists (select from former_players f where f.game_id = c.game_id and f.account_id = $4) as known
            from rating_changes c join games g on g.id = c.game_id
            where c.account_id = $1 and c.ruleset = $2 and c.pool = $3 and c.number < $5
            order by c.number desc limit $6",
        )
        .bind::<SqlUuid, _>(query.account)
        .bind::<Text, _>(query.ruleset)
        .bind::<Text, _>(query.pool)
        .bind::<Nullable<SqlUuid>, _>(query.viewer)
        .bind::<Integer, _>(query.before.unwrap_or(i32::MAX))
        .bind::<BigInt, _>(query.limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Returns all rating changes of an account, by ruleset and pool, the oldest first.
    pub async fn rating_changes_of(&self, account: AccountId) -> StoreResult<Vec<RatingChangeRow>> {
        Ok(rating_changes::table
            .filter(rating_changes::account_id.eq(account))
            .order((rating_changes::ruleset, rating_changes::pool, rating_changes::number))
            .select(RatingChangeRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }
}
