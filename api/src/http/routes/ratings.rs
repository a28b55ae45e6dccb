//! Leaderboards, and how somebody came to stand where they do.

use actix_web::{HttpRequest, HttpResponse, get, web};
use salon_domain::rulesets;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, Name},
    http::{
        ApiError, Code, State, Visitor, etag,
        page::{self, Limit, Page, PageQuery},
    },
    play::Pool,
    ratings::{self, AccountRating, LEAST_GAMES, Ranked, RatingChange},
    store::{AccountRow, ids::AccountId},
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

/// The key of a ruleset there is.
fn ruleset(key: &str) -> Result<&'static str, ApiError> {
    match rulesets::find(key) {
        Ok(ruleset) => Ok(ruleset.about().key),
        Err(refusal) => Err(ApiError::new(Code::NotFound).detail(refusal.to_string())),
    }
}

async fn named(state: &State, name: &str) -> Result<AccountRow, ApiError> {
    let name: Name = name.parse().map_err(|_| ApiError::new(Code::NotFound))?;
    Ok(accounts::show_named_account(&state.accounts, &name).await?)
}

/// Which leaderboard, and which part of it.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LeaderboardQuery {
    /// Against whom; people, if it is not said.
    #[param(inline)]
    pool: Option<Pool>,
    /// Only those who were rated in so many games.
    #[serde(default = "least_games")]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 10_000, default = 5, example = 1)]
    least_games: LeastGames,
    /// How many items at most.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// `next_cursor` of the page before.
    cursor: Option<String>,
}

fn least_games() -> LeastGames {
    LeastGames(LEAST_GAMES)
}

/// From 1 to 10,000.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "u16")]
struct LeastGames(u16);

impl TryFrom<u16> for LeastGames {
    type Error = &'static str;

    fn try_from(games: u16) -> Result<Self, Self::Error> {
        if (1..=10_000).contains(&games) { Ok(Self(games)) } else { Err("least_games must be 1 to 10000") }
    }
}

/// Show the leaderboard of a ruleset.
///
/// Who is strongest, by what they are almost certainly worth at least, with how uncertain that is. Games among people, among bots,
/// and of both are apart. Who was rated in few games is not listed: luck tells more about them than skill.
#[utoipa::path(
    tag = "ratings",
    security((), ("bearer" = ["read"])),
    params(("ruleset" = String, Path, description = "Key of the ruleset", example = "art_society"), LeaderboardQuery),
    responses(
        (status = 200, description = "A page of it.", body = Page<Ranked>,
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
    state: web::Data<State>,
    http: HttpRequest,
    _visitor: Visitor,
    key: web::Path<String>,
    query: web::Query<LeaderboardQuery>,
) -> Result<HttpResponse, ApiError> {
    let ruleset = ruleset(&key)?;
    // Bits, since a figure does not always come back from JSON as it went there.
    let after =
        query.cursor.as_deref().map(|cursor| page::decode::<(u64, AccountId)>(LEADERBOARD, cursor)).transpose()?;
    let after = after.map(|(bits, account)| (f64::from_bits(bits), account));
    let (pool, least) = (query.pool.unwrap_or(Pool::People), query.least_games.0);
    let store = &state.games.store;
    let ranked = ratings::leaderboard(store, ruleset, pool, least, after, query.limit.get() + 1).await?;
    Page::cut(LEADERBOARD, ranked, query.limit, |ranked: &Ranked| (ranked.floor.to_bits(), ranked.account.id))
        .respond(&http)
}

/// Where an account stands.
#[derive(Serialize, ToSchema)]
struct AccountRatings {
    /// At every ruleset and against every pool it was rated in.
    items: Vec<AccountRating>,
}

/// Show somebody's ratings.
///
/// At every ruleset and against every pool they were rated in, also after few games.
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
    state: web::Data<State>,
    http: HttpRequest,
    _visitor: Visitor,
    name: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    let account = named(&state, &name).await?;
    etag::json(&http, &AccountRatings { items: ratings::ratings_of(&state.games.store, account.id).await? })
}

/// List what changed somebody's rating.
///
/// Game by game, the newest first. Private and unlisted games are named to those who played in them only.
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
        (status = 200, description = "A page of it.", body = Page<RatingChange>,
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
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String, String)>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(HISTORY, cursor)).transpose()?;
    let (name, key, pool) = path.into_inner();
    let pool = Pool::try_from(pool.as_str()).map_err(|_| ApiError::new(Code::NotFound))?;
    let board = (ruleset(&key)?, pool);
    let account = named(&state, &name).await?;
    let asker = visitor.0.map(|identity| identity.account);
    let store = &state.games.store;
    let changes = ratings::history(store, account.id, board, asker, before, query.limit.get() + 1).await?;
    Page::cut(HISTORY, changes, query.limit, |change: &RatingChange| change.number).respond(&http)
}
