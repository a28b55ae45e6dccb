//! Asking somebody by name to join a table.

use actix_web::{HttpRequest, HttpResponse, post, web};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::Name,
    http::{ApiError, Body, Caller, Play, State, Verdict},
    play,
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(invite_account);
}

/// Who is asked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct InviteRequest {
    /// The public handle.
    name: Name,
}

/// Invite somebody to a table.
///
/// For everybody at an open table. The account finds an `invitation` in its feed, with what opens the table; asking twice is asking
/// once. A table may invite 20 accounts. In a sandbox only its owner invites.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = InviteRequest, example = json!({"name": "ada"})),
    responses((status = 204, description = "They are invited.")),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_owner", "game_not_open", "already_at_table", "too_many_invitations", "bots_refused"
    ]))),
)]
#[post("/v1/games/{id}/invitations")]
async fn invite_account(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<InviteRequest>,
) -> Result<HttpResponse, ApiError> {
    Verdict::note(&http, state.limits.invitation(&caller)?);
    play::invite_account(&state.games, *id, caller.account, &request.name).await?;
    Ok(HttpResponse::NoContent().finish())
}
