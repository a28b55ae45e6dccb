//! Tables: joining, leaving, starting, aborting, resigning, rematches.

use actix_web::{HttpRequest, HttpResponse, post, web};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play},
            include::StateQuery,
        },
        routes::play::state::respond_with_state,
        shapes::game::GameSummary,
        state::AppState,
    },
    model::ids::GameId,
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(join_game)
        .service(leave_game)
        .service(start_game)
        .service(abort_game)
        .service(resign_game)
        .service(rematch_game);
}

/// A request to join a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct JoinGameRequest {
    /// The invitation; required unless the table is public.
    invite: Option<String>,
}

/// Join a table.
///
/// The game starts when the last seat is taken. A private game that has started is not found by others, even with its invitation.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game"), StateQuery),
    request_body(content = JoinGameRequest, example = json!({"invite": "gH2kP0aXw9sT4uVbNcQ1zrLd"})),
    responses((status = 200, description = "The game.", body = GameSummary,
        headers(("Content-Language" = String, description = "The language of the texts, if the state was asked for.")),
        example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "game_not_open", "table_full", "already_joined", "too_unreliable", "bots_refused",
        "same_owner", "not_for_guests", "too_many_games", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/join")]
async fn join_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    (http, query): (HttpRequest, web::Query<StateQuery>),
    Body(request): Body<JoinGameRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::join_game(&state.games, *id, caller.account, request.invite.as_deref()).await?;
    respond_with_state(&state, caller.account, game, query.asked(&http).await).await
}

/// Leave an open table.
///
/// If the host leaves, the player who joined next becomes the host; if no player is left, the table is closed.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 204, description = "The caller has left.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_open"]))),
)]
#[post("/v1/games/{id}/leave")]
async fn leave_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    play::leave_game(&state.games, *id, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Start a game.
///
/// For the host, as soon as there are enough players for the ruleset. The seed determines the seats.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game"), StateQuery),
    responses((status = 200, description = "The game.", body = GameSummary,
        headers(("Content-Language" = String, description = "The language of the texts, if the state was asked for.")),
        example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_open", "too_few_players", "table_refused",
        "too_many_games"
    ]))),
)]
#[post("/v1/games/{id}/start")]
async fn start_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    (http, query): (HttpRequest, web::Query<StateQuery>),
) -> Result<HttpResponse, ApiError> {
    let game = play::start_game(&state.games, *id, caller.account).await?;
    respond_with_state(&state, caller.account, game, query.asked(&http).await).await
}

/// Abort a game.
///
/// For the host, until every player has moved once. The game has no result. A host who has resigned cannot abort it.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_running", "has_resigned", "too_late_to_abort"
    ]))),
)]
#[post("/v1/games/{id}/abort")]
async fn abort_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let game = play::abort_game(&state.games, *id, caller.account).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// Resign from a running game.
///
/// The game continues for the others and a bot plays for the seat; if one player is left, that player has won. Players who resign are
/// placed after all others.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "has_resigned", "conflict"]))),
)]
#[post("/v1/games/{id}/resign")]
async fn resign_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let game = play::resign_game(&state.games, *id, caller.account).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// Request a rematch.
///
/// Opens a private table with the settings of a game that is over; every player of that game who requests it gets the same table.
/// Not possible for a table that was closed before the game was dealt.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the finished game"), StateQuery),
    responses((status = 200, description = "The new table.", body = GameSummary,
        headers(("Content-Language" = String, description = "The language of the texts, if the state was asked for.")),
        example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_owner", "game_not_finished", "game_not_open", "never_dealt", "table_full",
        "too_many_games", "conflict", "too_unreliable", "same_owner", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/rematch")]
async fn rematch_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    (http, query): (HttpRequest, web::Query<StateQuery>),
) -> Result<HttpResponse, ApiError> {
    let game = play::rematch_game(&state.games, *id, caller.account).await?;
    respond_with_state(&state, caller.account, game, query.asked(&http).await).await
}
