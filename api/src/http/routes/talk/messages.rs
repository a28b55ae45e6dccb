//! Messages at a table.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::{RawBody, parse},
            caller::{Caller, OptionalCaller, Play},
            idempotency::IdempotencyKey,
            page::{self, Page, PageQuery},
            rate_limits::RateLimitStatus,
        },
        state::AppState,
    },
    model::{
        account_ref::AccountRef,
        ids::{GameId, MessageId},
        texts::{Audience, MessageText},
    },
    talk::{self, NewMessageRequest},
};

/// The name of this list in cursors.
const LIST: &str = "messages";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_messages).service(post_message).service(delete_message);
}

/// A message at a table.
#[derive(Serialize, ToSchema)]
struct Message {
    /// The id.
    id: MessageId,
    /// The author; null once the account was deleted.
    from: Option<AccountRef>,
    /// Who may read it.
    audience: Audience,
    /// The text; null once the message or its author's account was deleted.
    text: Option<String>,
    /// When it was sent.
    sent_at: DateTime<Utc>,
}

impl Message {
    fn example() -> Value {
        json!({
            "id": "0199a0c2-bbbb-7c55-b0f4-6d3a7f2f7d11", "from": {
                "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada Lovelace",
                "kind": "person"
            },
            "audience": "players", "text": "That hangs very well.", "sent_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl From<talk::Message> for Message {
    fn from(message: talk::Message) -> Self {
        Self {
            id: message.id,
            from: message.from,
            audience: message.audience,
            text: message.text,
            sent_at: message.sent_at,
        }
    }
}

/// List messages.
///
/// The messages at the table, the newest first. Players see all of them, spectators those for everybody, if the host allows it.
/// Messages of accounts the caller has muted are left out.
#[utoipa::path(
    tag = "talk",
    security((), ("bearer" = ["read"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"), PageQuery),
    responses(
        (status = 200, description = "A page of messages.", body = Page<Message>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [Message::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor", "spectators_silent"]))),
)]
#[get("/v1/games/{id}/messages")]
async fn list_messages(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    game: web::Path<GameId>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let reader = caller.0.map(|identity| identity.account);
    let messages =
        talk::list_messages(&state.games, *game, reader, talk::MessagePage { before, limit: query.limit.get() + 1 })
            .await?;
    let items = messages.into_iter().map(Message::from).collect();
    Page::cut(LIST, items, query.limit, |message: &Message| message.id).respond(&http)
}

/// A new message.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PostMessageRequest {
    /// The text.
    text: MessageText,
    /// Who may read it.
    audience: Audience,
}

/// Send a message.
///
/// The other players get a notice in their feeds. Players can write to the players or to everybody; spectators only to everybody, if
/// the host allows it. The server limits messages per minute; with an `Idempotency-Key` a retry sends no second message. Messages are
/// not part of the game's record.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(
        ("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters"),
    ),
    request_body(content = PostMessageRequest, example = json!({"text": "That hangs very well.", "audience": "players"})),
    responses((status = 201, description = "The message.", body = Message,
        headers(("Location" = String, description = "The path of the message, for deleting it.")),
        example = json!(Message::example()))),
    extensions(("x-problems" = json!([
        "invalid_idempotency_key", "not_found", "not_a_player", "spectators_silent", "idempotency_key_reused", "conflict"
    ]))),
)]
#[post("/v1/games/{id}/messages")]
async fn post_message(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Play>,
    key: IdempotencyKey,
    game: web::Path<GameId>,
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: PostMessageRequest = parse(&body.0)?;
    RateLimitStatus::record(&http, state.limits.talk(&caller)?);
    let key = key.with(&body.0);
    let message_request = NewMessageRequest {
        audience: request.audience,
        text: &request.text,
        key: key.as_ref().map(|(key, hash)| (key.as_str(), hash.as_slice())),
    };
    let message = talk::post_message(&state.games, *game, caller.account, &message_request).await?;
    let location = format!("/v1/games/{game}/messages/{}", message.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(Message::from(message)))
}

/// Delete a message.
///
/// Removes its text, also from feeds; the message itself remains, without a text. Only its author can delete it.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(
        ("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"),
        ("message" = Uuid, Path, description = "Id of the message", example = "0199a0c2-bbbb-7c55-b0f4-6d3a7f2f7d11"),
    ),
    responses((status = 204, description = "The text is deleted.")),
    extensions(("x-problems" = json!(["not_found", "not_author"]))),
)]
#[delete("/v1/games/{id}/messages/{message}")]
async fn delete_message(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, MessageId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, message) = path.into_inner();
    talk::delete_message(&state.games, game, message, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}
