//! What is said at a table.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, put, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{AccountKind, Somebody},
    http::{
        ApiError, Body, Caller, IdempotencyKey, Play, Raw, State, Verdict, Visitor, etag,
        page::{self, Page, PageQuery},
        parse,
    },
    store::{
        MessageRow,
        ids::{GameId, MessageId},
    },
    talk::{self, Audience, MessageOrder, MessageText, Spectators},
};

/// The name of this list in cursors.
const LIST: &str = "messages";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_messages).service(post_message).service(delete_message).service(show_talk).service(change_talk);
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
struct Message {
    /// Its id.
    id: MessageId,
    /// Who said it; null once the account was deleted.
    from: Option<Somebody>,
    /// Who may read it.
    audience: Audience,
    /// What; null once it was taken back or its author's account was deleted.
    text: Option<String>,
    /// When.
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

impl TryFrom<MessageRow> for Message {
    type Error = ApiError;

    fn try_from(row: MessageRow) -> Result<Self, ApiError> {
        let (account, kind) = (row.account_id, AccountKind::try_from(row.kind.as_str())?);
        let names = row.name.zip(row.display_name);
        Ok(Self {
            id: row.id,
            from: names.map(|(name, display_name)| Somebody { account, name, display_name, kind }),
            audience: Audience::try_from(row.audience.as_str())?,
            text: row.text,
            sent_at: row.created_at,
        })
    }
}

/// List messages.
///
/// What was said at the table, the newest first. Players read everything, others what is for everybody, where the host lets them.
/// Messages of those the caller has muted are left out.
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
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    game: web::Path<GameId>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let reader = visitor.0.map(|identity| identity.account);
    let rows = talk::list_messages(&state.games, *game, reader, before, query.limit.get() + 1).await?;
    let items = rows.into_iter().map(Message::try_from).collect::<Result<_, _>>()?;
    Page::cut(LIST, items, query.limit, |message: &Message| message.id).respond(&http)
}

/// Something to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PostMessageRequest {
    /// What.
    text: MessageText,
    /// Who may read it.
    audience: Audience,
}

/// Say something.
///
/// The other players are told by their feeds. Players may talk among themselves or to everybody; who watches only to everybody,
/// where the host lets them. So many messages a minute as the server lets an account; with an `Idempotency-Key` a retry says
/// nothing twice. Never part of the game's record.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(
        ("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters"),
    ),
    request_body(content = PostMessageRequest, example = json!({"text": "That hangs very well.", "audience": "players"})),
    responses((status = 201, description = "The message.", body = Message,
        headers(("Location" = String, description = "Where it can be taken back.")),
        example = json!(Message::example()))),
    extensions(("x-problems" = json!([
        "invalid_idempotency_key", "not_found", "not_a_player", "spectators_silent", "idempotency_key_reused", "conflict"
    ]))),
)]
#[post("/v1/games/{id}/messages")]
async fn post_message(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Play>,
    key: IdempotencyKey,
    game: web::Path<GameId>,
    body: Raw,
) -> Result<HttpResponse, ApiError> {
    let request: PostMessageRequest = parse(&body.0)?;
    Verdict::note(&http, state.limits.talk(&caller)?);
    let key = key.with(&body.0);
    let order = MessageOrder {
        audience: request.audience,
        text: &request.text,
        key: key.as_ref().map(|(key, hash)| (key.as_str(), hash.as_slice())),
    };
    let message = talk::post_message(&state.games, *game, caller.account, &order).await?;
    let location = format!("/v1/games/{game}/messages/{}", message.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(Message::try_from(message)?))
}

/// Take a message back.
///
/// Its text is gone, also from the feeds that told of it; that there was one stays. Only its author can do that.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(
        ("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11"),
        ("message" = Uuid, Path, description = "Id of the message", example = "0199a0c2-bbbb-7c55-b0f4-6d3a7f2f7d11"),
    ),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["not_found", "not_author"]))),
)]
#[delete("/v1/games/{id}/messages/{message}")]
async fn delete_message(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, MessageId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, message) = path.into_inner();
    talk::delete_message(&state.games, game, message, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// How a table talks.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Talk {
    /// What those who only watch may do; `write` unless the host said otherwise.
    spectators: Spectators,
}

/// Show how a table talks.
///
/// What those who only watch may do with what is said to everybody.
#[utoipa::path(
    tag = "talk",
    security((), ("bearer" = ["read"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    responses(
        (status = 200, description = "The rules.", body = Talk, example = json!({"spectators": "write"})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}/talk")]
async fn show_talk(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    game: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let caller = visitor.0.map(|identity| identity.account);
    let spectators = talk::show_spectators(&state.games, *game, caller).await?;
    etag::json(&http, &Talk { spectators })
}

/// Change how a table talks.
///
/// Only the host can do that, at any time. What was said stays; who may read it changes.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    request_body(content = Talk, example = json!({"spectators": "read"})),
    responses((status = 200, description = "The rules.", body = Talk, example = json!({"spectators": "read"}))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "not_host"]))),
)]
#[put("/v1/games/{id}/talk")]
async fn change_talk(
    state: web::Data<State>,
    caller: Caller<Play>,
    game: web::Path<GameId>,
    Body(request): Body<Talk>,
) -> Result<HttpResponse, ApiError> {
    talk::set_spectators(&state.games, *game, caller.account, request.spectators).await?;
    Ok(HttpResponse::Ok().json(request))
}
