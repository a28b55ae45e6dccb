//! Rows of ratings, for reading; `ledger.rs` writes them.

use chrono::{DateTime, Utc};
use diesel::{
    AsChangeset, ExpressionMethods, Insertable, JoinOnDsl, QueryDsl, Queryable, QueryableByName, Selectable,
    SelectableHelper,
    sql_types::{BigInt, Bool, Double, Integer, Nullable, Text, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;

use super::{
    Store, StoreResult,
    ids::{AccountId, GameId},
    schema::{accounts, rating_changes, ratings},
};

/// What a game changed for an account.
#[derive(Clone, Debug, PartialEq, Queryable, QueryableByName, Selectable, Insertable)]
#[diesel(table_name = rating_changes)]
pub struct ChangeRow {
    /// The game.
    pub game_id: GameId,
    /// The account.
    pub account_id: AccountId,
    /// The seat it was dealt.
    pub seat: i16,
    /// What was played.
    pub ruleset: String,
    /// `people`, `bots` or `mixed`.
    pub pool: String,
    /// How many games it has been rated in there, with this one.
    pub number: i32,
    /// The placing among those who are rated in this game.
    pub placed: i16,
    /// The best guess of its strength.
    pub mu_before: f64,
    /// How far off that may be.
    pub sigma_before: f64,
    /// The best guess afterwards.
    pub mu_after: f64,
    /// How far off that may be.
    pub sigma_after: f64,
    /// When the game ended.
    pub at: DateTime<Utc>,
}

/// Where an account stands.
#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = ratings)]
pub struct StandingRow {
    /// The account.
    pub account_id: AccountId,
    /// What is played.
    pub ruleset: String,
    /// `people`, `bots` or `mixed`.
    pub pool: String,
    /// The best guess of its strength.
    pub mu: f64,
    /// How far off that may be.
    pub sigma: f64,
    /// How many games it has been rated in.
    pub games: i32,
    /// When the last of them ended.
    pub changed_at: DateTime<Utc>,
}

impl StandingRow {
    /// Where a change leads.
    pub fn after(change: &ChangeRow) -> Self {
        Self {
            account_id: change.account_id,
            ruleset: change.ruleset.clone(),
            pool: change.pool.clone(),
            mu: change.mu_after,
            sigma: change.sigma_after,
            games: change.number,
            changed_at: change.at,
        }
    }
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, QueryableByName)]
pub struct RankedRow {
    /// 1 for the best; equal ones share it.
    #[diesel(sql_type = BigInt)]
    pub rank: i64,
    /// Who.
    #[diesel(sql_type = SqlUuid)]
    pub account_id: AccountId,
    /// The public handle.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// What others read.
    #[diesel(sql_type = Text)]
    pub display_name: String,
    /// `person` or `bot`.
    #[diesel(sql_type = Text)]
    pub kind: String,
    /// What leaderboards go by.
    #[diesel(sql_type = Double)]
    pub floor: f64,
    /// The best guess.
    #[diesel(sql_type = Double)]
    pub mu: f64,
    /// How far off that may be.
    #[diesel(sql_type = Double)]
    pub sigma: f64,
    /// How many games.
    #[diesel(sql_type = Integer)]
    pub games: i32,
    /// When the last one ended.
    #[diesel(sql_type = Timestamptz)]
    pub changed_at: DateTime<Utc>,
    /// The guess before it.
    #[diesel(sql_type = Double)]
    pub mu_before: f64,
    /// How far off that might have been.
    #[diesel(sql_type = Double)]
    pub sigma_before: f64,
}

/// A change as somebody may know of it.
#[derive(Clone, Debug, QueryableByName)]
pub struct HistoryRow {
    /// The change.
    #[diesel(embed)]
    pub change: ChangeRow,
    /// Whether the asker may know in which game.
    #[diesel(sql_type = Bool)]
    pub known: bool,
}

impl Store {
    /// What these games changed, by seat, with when the account was deleted.
    pub async fn rating_changes_in(&self, games: &[GameId]) -> StoreResult<Vec<(ChangeRow, Option<DateTime<Utc>>)>> {
        Ok(rating_changes::table
            .inner_join(accounts::table.on(accounts::id.eq(rating_changes::account_id)))
            .filter(rating_changes::game_id.eq_any(games))
            .order((rating_changes::game_id, rating_changes::seat))
            .select((ChangeRow::as_select(), accounts::deleted_at))
            .load(&mut self.connection().await?)
            .await?)
    }

    /// Those who have been rated in enough games, the best first, after this place. Ranks are counted over all of them anew each
    /// time: a leaderboard is short, compared with what is played to get onto it.
    pub async fn leaderboard(
        &self,
        ruleset: &str,
        pool: &str,
        least_games: i32,
        after: Option<(f64, AccountId)>,
        limit: i64,
    ) -> StoreResult<Vec<RankedRow>> {
        let (floor, account) = after.unzip();
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
        .bind::<Text, _>(ruleset)
        .bind::<Text, _>(pool)
        .bind::<Integer, _>(least_games)
        .bind::<Nullable<Double>, _>(floor)
        .bind::<Nullable<SqlUuid>, _>(account)
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Where an account stands, everywhere.
    pub async fn ratings_of(&self, account: AccountId) -> StoreResult<Vec<StandingRow>> {
        Ok(ratings::table
            .filter(ratings::account_id.eq(account))
            .order((ratings::ruleset, ratings::pool))
            .select(StandingRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }

    /// How an account came to stand where it does, the newest first. In which games is for those who may know of them: a private
    /// or unlisted one is known to who sits or sat at it.
    pub async fn rating_history(
        &self,
        account: AccountId,
        ruleset: &str,
        pool: &str,
        asker: Option<AccountId>,
        before: Option<i32>,
        limit: i64,
    ) -> StoreResult<Vec<HistoryRow>> {
        Ok(diesel::sql_query(
            "select c.*, g.visibility = 'public'
                or exists (select from players p where p.game_id = c.game_id and p.account_id = $4)
                or exists (select from former_players f where f.game_id = c.game_id and f.account_id = $4) as known
            from rating_changes c join games g on g.id = c.game_id
            where c.account_id = $1 and c.ruleset = $2 and c.pool = $3 and c.number < $5
            order by c.number desc limit $6",
        )
        .bind::<SqlUuid, _>(account)
        .bind::<Text, _>(ruleset)
        .bind::<Text, _>(pool)
        .bind::<Nullable<SqlUuid>, _>(asker)
        .bind::<Integer, _>(before.unwrap_or(i32::MAX))
        .bind::<BigInt, _>(limit)
        .load(&mut self.connection().await?)
        .await?)
    }

    /// Everything that changed an account's ratings, the oldest first in each.
    pub async fn rating_changes_of(&self, account: AccountId) -> StoreResult<Vec<ChangeRow>> {
        Ok(rating_changes::table
            .filter(rating_changes::account_id.eq(account))
            .order((rating_changes::ruleset, rating_changes::pool, rating_changes::number))
            .select(ChangeRow::as_select())
            .load(&mut self.connection().await?)
            .await?)
    }
}
