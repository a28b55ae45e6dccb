//! Seats between people: coming back, standing still together, taking over.

use actix_web::{HttpRequest, HttpResponse, delete, get, post, put, web};
use salon_domain::kernel::bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::games::example;
use crate::{
    http::{ApiError, Body, Caller, Play, Read, State, etag},
    play::{self, GameSummary, Substitute, schemas::BotLevel},
    store::ids::{AccountId, GameId},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
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
/// For the owner of a seat that a bot keeps after three missed deadlines: from the next decision on the owner decides again.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "has_resigned", "seat_not_kept", "conflict"
    ]))),
)]
#[post("/v1/games/{id}/take-back")]
async fn take_seat_back(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::take_seat_back(&state.games, *id, caller.account).await?))
}

/// Whether somebody wants the game to stand still.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PauseRequest {
    /// Whether the caller wants it.
    paused: bool,
}

/// Ask for a pause, or end it.
///
/// All clocks of the game stand still while all its people want it to. Whoever does not want it any more lets it go on. Moves are
/// taken all the same.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PauseRequest, example = json!({"paused": true})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "has_resigned", "conflict"]))),
)]
#[put("/v1/games/{id}/pause")]
async fn pause_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<PauseRequest>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::pause_game(&state.games, *id, caller.account, request.paused).await?))
}

/// Accounts that would take over seats.
#[derive(Serialize, ToSchema)]
struct Substitutes {
    /// By seat, the first to offer first.
    items: Vec<Substitute>,
}

fn offers() -> Value {
    json!({"items": [{
        "seat": 1, "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "kind": "person",
        "offered_at": "2026-01-01T12:00:00Z", "agreed": []
    }]})
}

/// List who would take over seats.
#[utoipa::path(
    tag = "games",
    description = "Accounts that offered to take over a seat whose owner left it to a bot.",
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
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Substitutes { items: play::list_substitutes(&state.games, *id, caller.account).await? })
}

/// How somebody offers to take a seat over.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OfferRequest {
    /// The invitation; needed if the game is private, which shows nothing of itself for it.
    invite: Option<String>,
    /// Not the caller, who plays in the game, but one of the server's own bots.
    #[schema(value_type = Option<BotLevel>)]
    bot: Option<Level>,
}

/// Offer to take a seat over.
///
/// For seats that a bot keeps, because their owners missed three deadlines or resigned. When all who play agree, the caller has
/// the seat. With `bot` somebody who plays proposes, and agrees, that one of the server's own bots has it: such a seat, or the
/// caller's own.
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
        "too_unreliable", "bots_refused", "same_owner", "too_many_games"
    ]))),
)]
#[post("/v1/games/{id}/seats/{seat}/substitutes")]
async fn offer_substitute(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8)>,
    Body(request): Body<OfferRequest>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat) = *path;
    let items = match request.bot {
        Some(level) => play::propose_bot(&state.games, game, seat, caller.account, level).await?,
        None => {
            let invite = request.invite.as_deref();
            play::offer_substitute(&state.games, game, seat, caller.account, invite).await?
        }
    };
    Ok(HttpResponse::Ok().json(Substitutes { items }))
}

/// Withdraw my offer.
#[utoipa::path(
    tag = "games",
    description = "The caller would not take the seat over any more, or would rather keep their own.",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "The seat", minimum = 0, maximum = 7),
    ),
    responses((status = 204, description = "It is withdrawn.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/games/{id}/seats/{seat}/substitutes")]
async fn withdraw_substitute(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8)>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat) = *path;
    play::withdraw_substitute(&state.games, game, seat, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Agree that somebody takes a seat over.
///
/// For those who play. With the last of them the seat changes hands: the new owner sees and decides what the seat may.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "The seat", minimum = 0, maximum = 7),
        ("account" = AccountId, Path, description = "Who would take it over"),
    ),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "seat_not_kept", "same_owner", "too_many_games",
        "conflict", "already_joined"
    ]))),
)]
#[put("/v1/games/{id}/seats/{seat}/substitutes/{account}")]
async fn agree_to_substitute(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, u8, AccountId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, seat, candidate) = *path;
    Ok(HttpResponse::Ok().json(play::agree_to_substitute(&state.games, game, seat, candidate, caller.account).await?))
}
