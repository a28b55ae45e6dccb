//! Reads leaderboards, ratings and their history.

use chrono::{DateTime, Utc};

use crate::{
    model::{
        game::Pool,
        ids::{AccountId, GameId},
        strength::{Strength, hundredths},
    },
    ratings::LEAST_GAMES,
    store::{
        HistoryQuery, LeaderboardFilter, RankedRow, RatingHistoryRow, StandingRow, Store, StoreError, StoreResult,
    },
};

/// The public part of an account.
#[derive(Clone, Debug)]
pub struct RankedAccount {
    /// The account.
    pub id: AccountId,
    /// The public handle.
    pub name: String,
    /// The display name.
    pub display_name: String,
    /// `person` or `bot`.
    pub kind: String,
}

/// An account on a leaderboard.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// 1 for the best; tied accounts share a rank.
    pub rank: i64,
    /// The account.
    pub account: RankedAccount,
    /// Its strength; the order is that of `rating`.
    pub strength: Strength,
    /// The number of its rated games.
    pub games: i32,
    /// The change of `rating` by the last of them.
    pub last_change: f64,
    /// When the last of them ended.
    pub changed_at: DateTime<Utc>,
    /// `rating` without rounding, for the cursor of the next page.
    pub floor: f64,
}

impl From<RankedRow> for Ranked {
    fn from(row: RankedRow) -> Self {
        let (before, strength) = (Strength::of(row.mu_before, row.sigma_before), Strength::of(row.mu, row.sigma));
        Self {
            rank: row.rank,
            account: RankedAccount {
                id: row.account_id,
                name: row.name,
                display_name: row.display_name,
                kind: row.kind.as_str().to_owned(),
            },
            strength,
            games: row.games,
            last_change: hundredths(strength.rating - before.rating),
            changed_at: row.changed_at,
            floor: row.floor,
        }
    }
}

/// The rating of an account in a ruleset and a pool.
#[derive(Clone, Debug)]
pub struct AccountRating {
    /// The ruleset.
    pub ruleset: String,
    /// The pool.
    pub pool: Pool,
    /// Its strength.
    pub strength: Strength,
    /// The number of its rated games.
    pub games: i32,
    /// Whether they are too few for the leaderboard.
    pub provisional: bool,
    /// When the last of them ended.
    pub changed_at: DateTime<Utc>,
}

impl TryFrom<StandingRow> for AccountRating {
    type Error = StoreError;

    fn try_from(row: StandingRow) -> StoreResult<Self> {
        Ok(Self {
            pool: row.pool,
            ruleset: row.ruleset,
            strength: Strength::of(row.mu, row.sigma),
            games: row.games,
            provisional: row.games < LEAST_GAMES.into(),
            changed_at: row.changed_at,
        })
    }
}

/// The change of a rating by a game.
#[derive(Clone, Debug)]
pub struct RatingChange {
    /// The number of rated games of the account up to this one.
    pub number: i32,
    /// The game; `None` if the caller may not know of it.
    pub game: Option<GameId>,
    /// The placing among the rated accounts.
    pub placing: i16,
    /// The strength before the game.
    pub before: Strength,
    /// The strength after it.
    pub after: Strength,
    /// When the game ended.
    pub at: DateTime<Utc>,
}

impl From<RatingHistoryRow> for RatingChange {
    fn from(RatingHistoryRow { change, known }: RatingHistoryRow) -> Self {
        Self {
            number: change.number,
            game: known.then_some(change.game_id),
            placing: change.placed,
            before: Strength::of(change.mu_before, change.sigma_before),
            after: Strength::of(change.mu_after, change.sigma_after),
            at: change.at,
        }
    }
}

/// A page of a leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardPage<'a> {
    /// The ruleset.
    pub ruleset: &'a str,
    /// The pool.
    pub pool: Pool,
    /// Only accounts that were rated in at least this many games.
    pub least_games: u16,
    /// Only accounts after this one: its unrounded rating and its id.
    pub after: Option<(f64, AccountId)>,
    /// The most accounts to return.
    pub limit: i64,
}

/// Returns a page of a leaderboard, best account first.
pub async fn leaderboard(store: &Store, page: LeaderboardPage<'_>) -> StoreResult<Vec<Ranked>> {
    let LeaderboardPage { ruleset, pool, least_games, after, limit } = page;
    let rows =
        store.leaderboard(&LeaderboardFilter { ruleset, pool, min_games: least_games.into(), after, limit }).await?;
    Ok(rows.into_iter().map(Ranked::from).collect())
}

/// Returns all ratings of an account.
pub async fn ratings_of(store: &Store, account: AccountId) -> StoreResult<Vec<AccountRating>> {
    store.ratings_of(account).await?.into_iter().map(AccountRating::try_from).collect()
}

/// A page of the history of a rating.
#[derive(Clone, Copy, Debug)]
pub struct HistoryPage<'a> {
    /// The account.
    pub account: AccountId,
    /// The ruleset.
    pub ruleset: &'a str,
    /// The pool.
    pub pool: Pool,
    /// The caller; games it may not know of are not named.
    pub caller: Option<AccountId>,
    /// Only changes before the one with this number.
    pub before: Option<i32>,
    /// The most changes to return.
    pub limit: i64,
}

/// Returns the changes of a rating, newest first.
pub async fn history(store: &Store, page: HistoryPage<'_>) -> StoreResult<Vec<RatingChange>> {
    let HistoryPage { account, ruleset, pool, caller, before, limit } = page;
    let rows = store.rating_history(&HistoryQuery { account, ruleset, pool, viewer: caller, before, limit }).await?;
    Ok(rows.into_iter().map(RatingChange::from).collect())
}
