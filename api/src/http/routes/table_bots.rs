//! The server's own bots: at a table, and as advisers.

use actix_web::{HttpRequest, HttpResponse, delete, post, web};
use salon_domain::kernel::bots::Level;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::games::example;
use crate::{
    http::{ApiError, Body, Caller, Play, Read, State, Verdict},
    play::{self, GameSummary, Hint, schemas::BotLevel},
    store::ids::{AccountId, GameId},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(add_bot).service(remove_bot).service(hint_commands);
}

/// Which bot is to sit down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AddBotRequest {
    /// How well it plays.
    #[schema(value_type = BotLevel)]
    level: Level,
}

/// Let a bot sit down.
///
/// The host of an open table adds one of the server's own bots. The last seat starts the game.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = AddBotRequest, example = json!({"level": "master"})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_open", "table_full", "too_many_games", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/bots")]
async fn add_bot(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<AddBotRequest>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::add_bot(&state.games, *id, caller.account, request.level).await?))
}

/// Send a bot away.
///
/// The host of an open table takes one of the server's own bots away.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("account" = AccountId, Path, description = "The account of the bot, as `players` tells it"),
    ),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "not_host", "game_not_open"]))),
)]
#[delete("/v1/games/{id}/bots/{account}")]
async fn remove_bot(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, AccountId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, bot) = *path;
    play::remove_bot(&state.games, game, caller.account, bot).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Whom to ask.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct HintRequest {
    /// The bot that is asked.
    #[schema(value_type = Option<BotLevel>, default = "master")]
    level: Option<Level>,
}

/// Ask for a hint.
///
/// What one of the server's own bots would submit for the caller's seat now, knowing what that seat knows. Only for who is awaited,
/// and only in games in which every other seat was a built-in bot's from the start.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = HintRequest, example = json!({"level": "master"})),
    responses((status = 200, description = "What the bot would do.", body = Hint, example = json!({
        "version": 14, "level": "master", "commands": [{"kind": "place_bid", "card": 7}]
    }))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "hints_only_against_bots", "no_hints_when_rated",
        "not_awaited", "busy"
    ]))),
)]
#[post("/v1/games/{id}/hint")]
async fn hint_commands(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    Body(request): Body<HintRequest>,
) -> Result<HttpResponse, ApiError> {
    Verdict::note(&http, state.limits.hint(&caller)?);
    let level = request.level.unwrap_or(Level::Master);
    let hint = play::hint_commands(&state.games, *id, caller.account, level).await?;
    Ok(HttpResponse::Ok().json(hint))
}
