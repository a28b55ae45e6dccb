//! Coming to a table and leaving it.

use actix_web::{HttpResponse, post, web};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::games::example;
use crate::{
    http::{ApiError, Body, Caller, Play, State},
    play::{self, GameSummary},
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(join_game)
        .service(leave_game)
        .service(start_game)
        .service(abort_game)
        .service(resign_game)
        .service(rematch_game);
}

/// How somebody comes to a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct JoinGameRequest {
    /// The invitation; needed unless the table is public.
    invite: Option<String>,
}

/// Join a table.
///
/// The last one to join starts the game. A private game that has begun is not found by others, with its invitation either.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = JoinGameRequest, example = json!({"invite": "gH2kP0aXw9sT4uVbNcQ1zrLd"})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "game_not_open", "table_full", "already_joined", "too_unreliable", "bots_refused",
        "same_owner", "too_many_games", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/join")]
async fn join_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<JoinGameRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::join_game(&state.games, *id, caller.account, request.invite.as_deref()).await?;
    Ok(HttpResponse::Ok().json(game))
}

/// Leave an open table.
///
/// When the host leaves, whoever joined next is the host; when nobody is left, the table is gone.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 204, description = "The caller has left.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_open"]))),
)]
#[post("/v1/games/{id}/leave")]
async fn leave_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    play::leave_game(&state.games, *id, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Start a game with those who are there.
///
/// For the host, as soon as the ruleset can be played by so many. Who sits where follows from the seed.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_open", "too_few_players", "table_refused",
        "too_many_games"
    ]))),
)]
#[post("/v1/games/{id}/start")]
async fn start_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::start_game(&state.games, *id, caller.account).await?))
}

/// Abort a game.
///
/// For the host, until everybody has moved once. Nobody wins or loses. A host who has resigned leaves the game to the others.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_running", "has_resigned", "too_late_to_abort"
    ]))),
)]
#[post("/v1/games/{id}/abort")]
async fn abort_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::abort_game(&state.games, *id, caller.account).await?))
}

/// Resign from a running game.
///
/// The game goes on for the others while the server keeps the seat; when one is left, that one has won. Whoever resigns comes
/// after all who do not.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "has_resigned", "conflict"]))),
)]
#[post("/v1/games/{id}/resign")]
async fn resign_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::resign_game(&state.games, *id, caller.account).await?))
}

/// Ask for a rematch.
///
/// Opens a private table like that of a game that is over; every player of that game who asks is given the same one. A table that was
/// given up before it was dealt has nothing to repeat.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game that is over")),
    responses((status = 200, description = "The new table.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_owner", "game_not_finished", "game_not_open", "never_dealt", "table_full",
        "too_many_games", "conflict", "too_unreliable", "same_owner", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/rematch")]
async fn rematch_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::rematch_game(&state.games, *id, caller.account).await?))
}
