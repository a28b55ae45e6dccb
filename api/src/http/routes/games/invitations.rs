//! Inviting an account to a table by name.

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
            rate_limits::RateLimitStatus,
        },
        state::AppState,
    },
    model::{ids::GameId, texts::Name},
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(invite_account);
}

/// The account to invite.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct InviteRequest {
    /// The public handle.
    name: Name,
}

/// Invite an account to a table.
///
/// For all players at an open table. The account gets an `invitation` in its feed, with the invitation code of the table. Inviting it
/// again has no effect. A table may invite 20 accounts. In a sandbox only its owner can invite. Guests
/// cannot invite by name, but can pass the invitation code on.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = InviteRequest, example = json!({"name": "ada"})),
    responses((status = 204, description = "The account is invited.")),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_owner", "game_not_open", "already_at_table", "too_many_invitations", "bots_refused",
        "not_for_guests"
    ]))),
)]
#[post("/v1/games/{id}/invitations")]
async fn invite_account(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<InviteRequest>,
) -> Result<HttpResponse, ApiError> {
    RateLimitStatus::record(&http, state.limits.invitation(&caller)?);
    play::invite_account(&state.games, *id, caller.account, &request.name).await?;
    Ok(HttpResponse::NoContent().finish())
}
