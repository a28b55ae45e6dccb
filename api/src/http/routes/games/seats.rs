//! Seats: taking one back, pausing a game, substitutes.

use actix_web::{HttpRequest, HttpResponse, delete, get, post, put, web};
use chrono::{DateTime, Utc};
use salon_domain::kernel::bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play, Read},
            etag,
            include::StateQuery,
        },
        routes::play::state::respond_with_state,
        shapes::{game::GameSummary, ruleset_values::BotLevel},
        state::AppState,
    },
    model::{
        account_ref::AccountKind,
        ids::{AccountId, GameId},
    },
    play::{self, SeatRef},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(take_seat_back)
        .service(pause_game)
        .service(list_substitutes)
        .service(offer_substitute)
        .service(withdraw_substitute)
        .service(agree_to_substitute);
}

/// Take my seat back.
///
/// For the owner of a seat for which a bot plays after three missed deadlines: from the next decision on the owner decides again.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game"), StateQuery),
    responses((status = 200, description = "The game.", body = GameSummary,
        headers(("Content-Language" = String, description = "The language of the texts, if the state was asked for.")),
        example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "has_resigned", "seat_not_kept", "conflict"
    ]))),
)]
#[post("/v1/games/{id}/take-back")]
async fn take_seat_back(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    (http, query): (HttpRequest, web::Query<StateQuery>),
) -> Result<HttpResponse, ApiError> {
    let game = play::take_seat_back(&state.games, *id, caller.account).await?;
    respond_with_state(&state, caller.account, game, query.asked(&http).await).await
}

/// Whether the caller wants a pause.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PauseRequest {
    /// Whether the caller wants the game to be paused.
    paused: bool,
}

/// Request or end a pause.
///
/// All clocks of the game stop while all its people want a pause; the game continues when one of them ends it. Moves are accepted
/// during a pause.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PauseRequest, example = json!({"paused": true})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "has_resigned", "conflict"]))),
)]
#[put("/v1/games/{id}/pause")]
async fn pause_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<PauseRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::pause_game(&state.games, *id, caller.account, request.paused).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// Accounts that offered to take over seats.
#[derive(Serialize, ToSchema)]
struct Substitutes {
    /// The offers, ordered by seat, then by time.
    items: Vec<Substitute>,
}

impl From<Vec<play::Substitute>> for Substitutes {
    fn from(offers: Vec<play::Substitute>) -> Self {
        let offer = |offer: play::Substitute| Substitute {
            seat: offer.seat,
            account: offer.account,
            kind: offer.kind,
            guest: offer.guest,
            offered_at: offer.offered_at,
            agreed: offer.agreed,
        };
        Self { items: offers.into_iter().map(offer).collect() }
    }
}

/// An account that offered to take over a seat.
#[derive(Serialize, ToSchema)]
struct Substitute {
    /// The seat.
    #[schema(minimum = 0, maximum = 7)]
    seat: u8,
    /// The account.
    account: AccountId,
    /// Whether it is a person or a bot.
    kind: AccountKind,
    /// Whether it is a guest, without a chosen name and a password; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false, default = false)]
    guest: bool,
    /// When it offered.
    offered_at: DateTime<Utc>,
    /// The players who agreed so far. The account gets the seat when all of them agree.
    agreed: Vec<AccountId>,
}

fn offers() -> Value {
    json!({"items": [{
        "seat": 1, "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "kind": "person",
        "offered_at": "2026-01-01T12:00:00Z", "agreed": []
    }]})
}

/// List substitutes.
#[utoipa::path(
    tag = "games",
    description = "Accounts that offered to take over a seat for which a bot plays.",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses(
        (status = 200, description = "The offers.", body = Substitutes, example = json!(offers())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}/substitutes")]
async fn list_substitutes(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let offers = play::list_substitutes(&state.games, *id, caller.account).await?;
    etag::json(&http, &Substitutes::from(offers))
}

/// An offer to take over a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfferRequest {
    /// The invitation; required if the game is private. It does not make the game visible.
    invite: Option<String>,
    /// A built-in bot, proposed by the caller, who is a player, to take over the seat.
    #[schema(value_type = Option<BotLevel>)]
    bot: Option<Level>,
}

/// Offer to take over a seat.
///
/// For seats for which a bot plays because their owner missed three deadlines or resigned. The caller gets the seat when all players
/// agree. With `bot` a player proposes a built-in bot for such a seat, or for the caller's own, and agrees to it.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "The seat", minimum = 0, maximum = 7),
    ),
    request_body(content = OfferRequest, example = json!({})),
    responses((status = 200, description = "All offers.", body = Substitutes, example = json!(offers()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "seat_not_kept", "already_joined", "table_full", "conflict",
        "too_unreliable", "bots_refused", "same_owner", "not_for_guests", "too_many_games"
    ]))),
)]
#[post("/v1/games/{id}/seats/{seat}/substitutes")]
async fn offer_substitute(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8)>,
    Body(request): Body<OfferRequest>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat) = *path;
    let offers = match request.bot {
        Some(level) => play::propose_bot(&state.games, SeatRef { game, seat }, caller.account, level).await?,
        None => {
            let invite = request.invite.as_deref();
            play::offer_substitute(&state.games, SeatRef { game, seat }, caller.account, invite).await?
        }
    };
    Ok(HttpResponse::Ok().json(Substitutes::from(offers)))
}

/// Withdraw my offer.
#[utoipa::path(
    tag = "games",
    description = "Withdraws the caller's offer for the seat, or all offers for the caller's own seat.",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "The seat", minimum = 0, maximum = 7),
    ),
    responses((status = 204, description = "The offer is withdrawn.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/games/{id}/seats/{seat}/substitutes")]
async fn withdraw_substitute(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8)>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat) = *path;
    play::withdraw_substitute(&state.games, SeatRef { game, seat }, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Agree to a substitute.
///
/// For players. When the last of them agrees, the substitute owns the seat: it sees what the seat may see and decides for it.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "The seat", minimum = 0, maximum = 7),
        ("account" = AccountId, Path, description = "The account that offered"),
    ),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "seat_not_kept", "same_owner", "too_many_games",
        "conflict", "already_joined"
    ]))),
)]
#[put("/v1/games/{id}/seats/{seat}/substitutes/{account}")]
async fn agree_to_substitute(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8, AccountId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat, candidate) = *path;
    let game = play::agree_to_substitute(&state.games, SeatRef { game, seat }, candidate, caller.account).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}
