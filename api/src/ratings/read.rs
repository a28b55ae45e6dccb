//! What is told about ratings.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{LEAST_GAMES, Strength, strength::hundredths};
use crate::{
    play::Pool,
    store::{
        HistoryRow, RankedRow, StandingRow, Store, StoreError, StoreResult,
        ids::{AccountId, GameId},
    },
};

/// Somebody, as everybody may know them.
#[derive(Debug, Serialize, ToSchema)]
pub struct Who {
    /// The account.
    pub id: AccountId,
    /// The public handle.
    pub name: String,
    /// What others read.
    pub display_name: String,
    /// `person` or `bot`.
    pub kind: String,
}

/// Somebody on a leaderboard.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ranked {
    /// 1 for the best; equal ones share it.
    #[schema(minimum = 1)]
    pub rank: i64,
    /// Who.
    pub account: Who,
    /// How strong they are believed to be; the order is that of `rating`.
    pub strength: Strength,
    /// In how many games they were rated.
    #[schema(minimum = 1)]
    pub games: i32,
    /// What the last of them changed about `rating`.
    pub last_change: f64,
    /// When it ended.
    pub changed_at: DateTime<Utc>,
    /// `rating` before it is rounded, for the next page.
    #[serde(skip)]
    pub floor: f64,
}

impl From<RankedRow> for Ranked {
    fn from(row: RankedRow) -> Self {
        let (before, strength) = (Strength::of(row.mu_before, row.sigma_before), Strength::of(row.mu, row.sigma));
        Self {
            rank: row.rank,
            account: Who { id: row.account_id, name: row.name, display_name: row.display_name, kind: row.kind },
            strength,
            games: row.games,
            last_change: hundredths(strength.rating - before.rating),
            changed_at: row.changed_at,
            floor: row.floor,
        }
    }
}

/// Where an account stands at a ruleset against a pool.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountRating {
    /// What is played.
    #[schema(example = "art_society")]
    pub ruleset: String,
    /// Against whom.
    pub pool: Pool,
    /// How strong it is believed to be.
    pub strength: Strength,
    /// In how many games it was rated.
    #[schema(minimum = 1)]
    pub games: i32,
    /// Whether these are too few for the leaderboard.
    pub provisional: bool,
    /// When the last of them ended.
    pub changed_at: DateTime<Utc>,
}

impl TryFrom<StandingRow> for AccountRating {
    type Error = StoreError;

    fn try_from(row: StandingRow) -> StoreResult<Self> {
        Ok(Self {
            pool: Pool::try_from(row.pool.as_str())?,
            ruleset: row.ruleset,
            strength: Strength::of(row.mu, row.sigma),
            games: row.games,
            provisional: row.games < LEAST_GAMES.into(),
            changed_at: row.changed_at,
        })
    }
}

/// What a game changed for an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingChange {
    /// How many games it had been rated in there, with this one.
    #[schema(minimum = 1)]
    pub number: i32,
    /// The game; absent where the asker may not know of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The placing among those who were rated.
    #[schema(minimum = 1)]
    pub placing: i16,
    /// How strong it was believed to be.
    pub before: Strength,
    /// And afterwards.
    pub after: Strength,
    /// When the game ended.
    pub at: DateTime<Utc>,
}

impl From<HistoryRow> for RatingChange {
    fn from(HistoryRow { change, known }: HistoryRow) -> Self {
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

/// Those who have been rated in at least so many games, the best first, after this place.
pub async fn leaderboard(
    store: &Store,
    ruleset: &str,
    pool: Pool,
    least_games: u16,
    after: Option<(f64, AccountId)>,
    limit: i64,
) -> StoreResult<Vec<Ranked>> {
    let rows = store.leaderboard(ruleset, pool.as_str(), least_games.into(), after, limit).await?;
    Ok(rows.into_iter().map(Ranked::from).collect())
}

/// Where an account stands, everywhere.
pub async fn ratings_of(store: &Store, account: AccountId) -> StoreResult<Vec<AccountRating>> {
    store.ratings_of(account).await?.into_iter().map(AccountRating::try_from).collect()
}

/// How an account came to stand where it does, as somebody may know it, the newest first, before this number.
pub async fn history(
    store: &Store,
    account: AccountId,
    (ruleset, pool): (&str, Pool),
    asker: Option<AccountId>,
    before: Option<i32>,
    limit: i64,
) -> StoreResult<Vec<RatingChange>> {
    let rows = store.rating_history(account, ruleset, pool.as_str(), asker, before, limit).await?;
    Ok(rows.into_iter().map(RatingChange::from).collect())
}
