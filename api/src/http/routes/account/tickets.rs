//! Tickets, for addresses that a browser asks for without a token.

use actix_web::{HttpResponse, post, web};
use chrono::{DateTime, Utc};
use salon_domain::args;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, TicketUse},
    http::{
        answer::problem::ApiError,
        request::{
            body::{Body, not_null},
            caller::{Caller, Read},
        },
        state::AppState,
    },
    model::ids::GameId,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(create_ticket);
}

/// What a ticket is for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateTicketRequest {
    /// What it opens.
    #[serde(rename = "use")]
    used_for: TicketUse,
    /// The only game that it opens: required for `game_stream` and `pictures`, and only for these.
    #[serde(default, deserialize_with = "not_null")]
    #[schema(value_type = GameId, required = false)]
    game: Option<GameId>,
}

/// A ticket.
#[derive(Serialize, ToSchema)]
struct CreatedTicket {
    /// To be sent as the query parameter `ticket`.
    ticket: String,
    /// When it expires.
    expires_at: DateTime<Utc>,
}

/// Create a ticket.
///
/// For `EventSource` and `<img>`, which cannot send a token: the ticket is sent as the query parameter `ticket`, any number of times
/// until it expires. It opens the stream of one game, the stream of the caller's feed, or the pictures of one game, as the caller may
/// see them, and ends with the caller's session. That the game exists is not checked here. A stream that was opened with a ticket
/// ends when an access token of the same age would expire.
#[utoipa::path(
    tag = "sessions",
    security(("bearer" = ["read"])),
    request_body(content = CreateTicketRequest, example = json!({
        "use": "pictures", "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"
    })),
    responses((status = 201, description = "The ticket.", body = CreatedTicket, example = json!({
        "ticket": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "expires_at": "2026-01-01T12:05:00Z"
    }))),
    extensions(("x-problems" = json!(["session_required"]))),
)]
#[post("/v1/tickets")]
async fn create_ticket(
    state: web::Data<AppState>,
    caller: Caller<Read>,
    Body(request): Body<CreateTicketRequest>,
) -> Result<HttpResponse, ApiError> {
    match (request.used_for, request.game) {
        (TicketUse::GameStream | TicketUse::Pictures, None) => return Err(ApiError::missing("game")),
        (TicketUse::FeedStream, Some(_)) => {
            return Err(ApiError::invalid("/game", "input-ticket-game", &args![]));
        }
        (TicketUse::GameStream | TicketUse::Pictures, Some(_)) | (TicketUse::FeedStream, None) => {}
    }
    let (ticket, expires_at) =
        accounts::create_ticket(&state.accounts, &caller, request.used_for, request.game).await?;
    Ok(HttpResponse::Created().json(CreatedTicket { ticket, expires_at }))
}
