//! Leaderboards, ratings of an account and their history.

use actix_web::{HttpRequest, HttpResponse, get, web};
use chrono::{DateTime, Utc};
use salon_domain::rulesets;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts,
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            caller::OptionalCaller,
            etag,
            page::{self, Limit, Page, PageQuery},
        },
        state::AppState,
    },
    model::{
        game::Pool,
        ids::{AccountId, GameId},
        strength::Strength,
        texts::Name,
    },
    ratings::{self, HistoryPage, LEAST_GAMES, LeaderboardPage},
};

/// The names of these lists in cursors.
const LEADERBOARD: &str = "leaderboard";
const HISTORY: &str = "rating_history";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_leaderboard).service(list_ratings).service(list_rating_history);
}

fn strength(rating: f64, skill: f64, uncertainty: f64) -> Value {
    json!({"rating": rating, "skill": skill, "uncertainty": uncertainty})
}

/// Returns the key of a ruleset that exists.
fn ruleset(key: &str) -> Result<&'static str, ApiError> {
    match rulesets::find(key) {
        Ok(ruleset) => Ok(ruleset.about().key),
        Err(refusal) => Err(ApiError::new(Code::NotFound).refused(refusal, None)),
    }
}

async fn named(state: &AppState, name: &str) -> Result<AccountId, ApiError> {
    let name: Name = name.parse().map_err(|_| ApiError::new(Code::NotFound))?;
    Ok(accounts::show_named_account(&state.accounts, &name).await?.id)
}

/// Which leaderboard, and which page of it.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LeaderboardQuery {
    /// The pool; `people` if absent.
    #[param(inline)]
    pool: Option<Pool>,
    /// Only accounts that were rated in at least this many games.
    #[serde(default = "least_games")]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 10_000, default = 5, example = 1)]
    least_games: LeastGames,
    /// The most items on the page.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// `next_cursor` of the previous page.
    cursor: Option<String>,
}

fn least_games() -> LeastGames {
    LeastGames(LEAST_GAMES)
}

/// A least number of games: 1 to 10,000.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u16")]
struct LeastGames(u16);

impl TryFrom<u16> for LeastGames {
    type Error = &'static str;

    fn try_from(games: u16) -> Result<Self, Self::Error> {
        if (1..=10_000).contains(&games) { Ok(Self(games)) } else { Err("input-least-games") }
    }
}

/// An account on a leaderboard.
#[derive(Serialize, ToSchema)]
struct Ranked {
    /// 1 for the best; equal accounts share a rank.
    #[schema(minimum = 1)]
    rank: i64,
    /// The account.
    account: RankedAccount,
    /// Its estimated strength; the leaderboard is ordered by `rating`.
    strength: Strength,
    /// The number of games it was rated in.
    #[schema(minimum = 1)]
    games: i32,
    /// What the last of them changed in `rating`.
    last_change: f64,
    /// When that game ended.
    changed_at: DateTime<Utc>,
    /// `rating` before rounding, for the cursor.
    #[serde(skip)]
    floor: f64,
}

/// An account on a leaderboard, as everyone may see it.
#[derive(Serialize, ToSchema)]
#[schema(as = Who)]
struct RankedAccount {
    /// The account.
    id: AccountId,
    /// The public handle.
    name: String,
    /// The name shown to others.
    display_name: String,
    /// `person` or `bot`.
    kind: String,
}

impl From<ratings::Ranked> for Ranked {
    fn from(ranked: ratings::Ranked) -> Self {
        let ratings::RankedAccount { id, name, display_name, kind } = ranked.account;
        Self {
            rank: ranked.rank,
            account: RankedAccount { id, name, display_name, kind },
            strength: ranked.strength,
            games: ranked.games,
            last_change: ranked.last_change,
            changed_at: ranked.changed_at,
            floor: ranked.floor,
        }
    }
}

/// Show the leaderboard of a ruleset.
///
/// The strongest accounts, ordered by a cautious estimate of their strength. Games among people, among bots, and of both have separate
/// leaderboards. Accounts with few rated games are not listed, because their estimate is too uncertain.
#[utoipa::path(
    tag = "ratings",
    security((), ("bearer" = ["read"])),
    params(("ruleset" = String, Path, description = "Key of the ruleset", example = "art_society"), LeaderboardQuery),
    responses(
        (status = 200, description = "A page of the list.", body = Page<Ranked>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [{
                "rank": 1,
                "account": {
                    "id": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada Lovelace", "kind": "person"
                },
                "strength": strength(12.34, 27.64, 5.1), "games": 12, "last_change": 0.81, "changed_at": "2026-01-01T12:00:00Z"
            }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/ratings/{ruleset}")]
async fn show_leaderboard(
    state: web::Data<AppState>,
    http: HttpRequest,
    _caller: OptionalCaller,
    key: web::Path<String>,
    query: web::Query<LeaderboardQuery>,
) -> Result<HttpResponse, ApiError> {
    let ruleset = ruleset(&key)?;
    // As bits, because JSON does not preserve every floating point number.
    let after =
        query.cursor.as_deref().map(|cursor| page::decode::<(u64, AccountId)>(LEADERBOARD, cursor)).transpose()?;
    let after = after.map(|(bits, account)| (f64::from_bits(bits), account));
    let pool = query.pool.unwrap_or(Pool::People);
    let limit = query.limit.get() + 1;
    let page = LeaderboardPage { ruleset, pool, least_games: query.least_games.0, after, limit };
    let ranked = ratings::leaderboard(&state.games.store, page).await?;
    let ranked = ranked.into_iter().map(Ranked::from).collect();
    Page::cut(LEADERBOARD, ranked, query.limit, |ranked: &Ranked| (ranked.floor.to_bits(), ranked.account.id))
        .respond(&http)
}

/// The ratings of an account.
#[derive(Serialize, ToSchema)]
struct AccountRatings {
    /// One rating for each ruleset and pool.
    items: Vec<AccountRating>,
}

/// The rating of an account at a ruleset in a pool.
#[derive(Serialize, ToSchema)]
struct AccountRating {
    /// The ruleset.
    #[schema(example = "art_society")]
    ruleset: String,
    /// The pool.
    pool: Pool,
    /// The estimated strength.
    strength: Strength,
    /// The number of games it was rated in.
    #[schema(minimum = 1)]
    games: i32,
    /// Whether these are too few for the leaderboard.
    provisional: bool,
    /// When the last of them ended.
    changed_at: DateTime<Utc>,
}

impl From<ratings::AccountRating> for AccountRating {
    fn from(rating: ratings::AccountRating) -> Self {
        let ratings::AccountRating { ruleset, pool, strength, games, provisional, changed_at } = rating;
        Self { ruleset, pool, strength, games, provisional, changed_at }
    }
}

/// List the ratings of an account.
///
/// For every ruleset and pool it was rated in, also after few games.
#[utoipa::path(
    tag = "ratings",
    security((), ("bearer" = ["read"])),
    params(("name" = String, Path, description = "The public handle", example = "ada")),
    responses(
        (status = 200, description = "The ratings.", body = AccountRatings, example = json!({"items": [{
            "ruleset": "art_society", "pool": "people", "strength": strength(12.34, 27.64, 5.1), "games": 12,
            "provisional": false, "changed_at": "2026-01-01T12:00:00Z"
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/accounts/{name}/ratings")]
async fn list_ratings(
    state: web::Data<AppState>,
    http: HttpRequest,
    _caller: OptionalCaller,
    name: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    let account = named(&state, &name).await?;
    let ratings = ratings::ratings_of(&state.games.store, account).await?;
    etag::json(&http, &AccountRatings { items: ratings.into_iter().map(AccountRating::from).collect() })
}

/// What a game changed in a rating.
#[derive(Serialize, ToSchema)]
struct RatingChange {
    /// The number of games the account was rated in up to this one.
    #[schema(minimum = 1)]
    number: i32,
    /// The game; absent if the caller may not know of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    /// The placing among the rated players.
    #[schema(minimum = 1)]
    placing: i16,
    /// The strength before the game.
    before: Strength,
    /// The strength after the game.
    after: Strength,
    /// When the game ended.
    at: DateTime<Utc>,
}

impl From<ratings::RatingChange> for RatingChange {
    fn from(change: ratings::RatingChange) -> Self {
        let ratings::RatingChange { number, game, placing, before, after, at } = change;
        Self { number, game, placing, before, after, at }
    }
}

/// List the history of a rating.
///
/// One entry per game, the newest first. Private and unlisted games are named only to accounts that played in them.
#[utoipa::path(
    tag = "ratings",
    security((), ("bearer" = ["read"])),
    params(
        ("name" = String, Path, description = "The public handle", example = "ada"),
        ("ruleset" = String, Path, description = "Key of the ruleset", example = "art_society"),
        ("pool" = String, Path, description = "`people`, `bots` or `mixed`", example = "people"),
        PageQuery,
    ),
    responses(
        (status = 200, description = "A page of the list.", body = Page<RatingChange>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [{
                "number": 12, "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "placing": 1,
                "before": strength(11.53, 27.23, 5.23), "after": strength(12.34, 27.64, 5.1), "at": "2026-01-01T12:00:00Z"
            }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/accounts/{name}/ratings/{ruleset}/{pool}/history")]
async fn list_rating_history(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    path: web::Path<(String, String, String)>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(HISTORY, cursor)).transpose()?;
    let (name, key, pool) = path.into_inner();
    let pool = Pool::try_from(pool.as_str()).map_err(|_| ApiError::new(Code::NotFound))?;
    let ruleset = ruleset(&key)?;
    let account = named(&state, &name).await?;
    let caller = caller.0.map(|identity| identity.account);
    let page = HistoryPage { account, ruleset, pool, caller, before, limit: query.limit.get() + 1 };
    let changes = ratings::history(&state.games.store, page).await?;
    let changes = changes.into_iter().map(RatingChange::from).collect();
    Page::cut(HISTORY, changes, query.limit, |change: &RatingChange| change.number).respond(&http)
}
