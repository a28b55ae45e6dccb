//! Pictures of a game, for a chat, a page or a mail.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use utoipa_actix_web::service_config::ServiceConfig;

use super::views::{ViewQuery, versioned};
use crate::{
    http::{ApiError, State, Visitor},
    play,
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_board).service(show_seat_board);
}

/// Show the table as a picture.
///
/// SVG, as the caller's seat may see it, or as everybody may: the same for the same version of the game, which is its `ETag`.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), ViewQuery),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml",
         example = json!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"826\"></svg>")),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "no_such_version", "hands_closed"]))),
)]
#[get("/v1/games/{id}/board.svg")]
async fn show_board(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    answer(&state, &http, &visitor, *id, None, &query).await
}

/// Show one seat's part of the table as a picture.
///
/// Its wall or gallery, large, and what else it has before it: whoever asks sees of it what they may see.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "Number of the seat, from 0", example = 0),
        ViewQuery,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml",
         example = json!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"943\"></svg>")),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "no_such_version", "hands_closed"]))),
)]
#[get("/v1/games/{id}/seats/{seat}/board.svg")]
async fn show_seat_board(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    path: web::Path<(GameId, u8)>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    let (id, seat) = *path;
    answer(&state, &http, &visitor, id, Some(seat), &query).await
}

/// A picture opened by itself is a document of this origin: sandboxed, it may do nothing at all.
const HARMLESS: &str = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async fn answer(
    state: &State,
    http: &HttpRequest,
    visitor: &Visitor,
    id: GameId,
    seat: Option<u8>,
    query: &ViewQuery,
) -> Result<HttpResponse, ApiError> {
    let picture = play::read_picture(&state.games, query.order(id, visitor)?, seat).await?;
    versioned(http, (picture.version, picture.line), picture.watched(), None, picture.status, |mut answer| {
        let svg = picture.draw()?;
        answer.content_type("image/svg+xml").insert_header((header::CONTENT_SECURITY_POLICY, HARMLESS));
        Ok(answer.body(svg.into_string()))
    })
}
