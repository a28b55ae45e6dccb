//! Private notes of a player on a game.

use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play, Read},
            etag,
        },
        state::AppState,
    },
    model::{ids::GameId, texts::NoteText},
    talk,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_note).service(write_note).service(delete_note);
}

/// A private note on a game.
#[derive(Serialize, ToSchema)]
struct Note {
    /// The text.
    text: String,
    /// When it was written.
    updated_at: DateTime<Utc>,
}

impl Note {
    fn example() -> Value {
        json!({"text": "Bob wants the museum.", "updated_at": "2026-01-01T12:00:00Z"})
    }
}

impl From<talk::Note> for Note {
    fn from(note: talk::Note) -> Self {
        Self { text: note.text, updated_at: note.updated_at }
    }
}

/// Show my note.
///
/// The caller's note on a game they play. Only the caller can read it.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["read"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    responses(
        (status = 200, description = "The note.", body = Note, example = json!(Note::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "not_a_player"]))),
)]
#[get("/v1/games/{id}/note")]
async fn show_note(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Note::from(talk::show_note(&state.games, *game, caller.account).await?))
}

/// The new note.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct WriteNoteRequest {
    /// The text.
    text: NoteText,
}

/// Write my note.
///
/// Replaces the caller's note on this game, if there is one.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    request_body(content = WriteNoteRequest, example = json!({"text": "Bob wants the museum."})),
    responses((status = 200, description = "The note.", body = Note, example = json!(Note::example()))),
    extensions(("x-problems" = json!(["not_found", "not_a_player"]))),
)]
#[put("/v1/games/{id}/note")]
async fn write_note(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    game: web::Path<GameId>,
    Body(request): Body<WriteNoteRequest>,
) -> Result<HttpResponse, ApiError> {
    let note = talk::write_note(&state.games, *game, caller.account, &request.text).await?;
    Ok(HttpResponse::Ok().json(Note::from(note)))
}

/// Delete my note.
///
/// Deletes the caller's note on this game.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["play"])),
    params(("id" = Uuid, Path, description = "Id of the game", example = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11")),
    responses((status = 204, description = "The note is deleted.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player"]))),
)]
#[delete("/v1/games/{id}/note")]
async fn delete_note(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    talk::delete_note(&state.games, *game, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}
