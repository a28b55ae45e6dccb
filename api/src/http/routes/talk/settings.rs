//! Chat settings of a table.

use actix_web::{HttpRequest, HttpResponse, get, put, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, OptionalCaller, Play},
            etag,
        },
        state::AppState,
    },
    model::{ids::GameId, texts::Spectators},
    talk,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_talk).service(change_talk);
}

/// The chat settings of a table.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Talk)]
struct ChatSettings {
    /// What spectators may do; `write` by default.
    spectators: Spectators,
}

/// Show the chat settings of a table.
///
/// What spectators may do with messages to everybody.
#[utoipa::path(
    tag = "talk",
    security((), ("bearer" = ["read"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    responses(
        (status = 200, description = "The settings.", body = ChatSettings, example = json!({"spectators": "write"})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}/talk")]
async fn show_talk(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let caller = caller.0.map(|identity| identity.account);
    let spectators = talk::show_spectators(&state.games, *game, caller).await?;
    etag::json(&http, &ChatSettings { spectators })
}

/// Change the chat settings of a table.
///
/// For the host, at any time. Earlier messages stay; who may read them changes.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    request_body(content = ChatSettings, example = json!({"spectators": "read"})),
    responses((status = 200, description = "The settings.", body = ChatSettings, example = json!({"spectators": "read"}))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "not_host"]))),
)]
#[put("/v1/games/{id}/talk")]
async fn change_talk(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    game: web::Path<GameId>,
    Body(request): Body<ChatSettings>,
) -> Result<HttpResponse, ApiError> {
    talk::set_spectators(&state.games, *game, caller.account, request.spectators).await?;
    Ok(HttpResponse::Ok().json(request))
}
