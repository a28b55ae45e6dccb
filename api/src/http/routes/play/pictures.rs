//! Pictures of a game as SVG.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::caller::OptionalCaller,
        routes::play::{version_tag::VersionTag, views::ViewQuery},
        state::State,
    },
    model::ids::GameId,
    play::{self, ViewRequest},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_board).service(show_seat_board);
}

/// Show the board as a picture.
///
/// SVG, as the caller's seat or a spectator may see it. It depends only on the version of the game, which is its `ETag`.
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
    caller: OptionalCaller,
    id: web::Path<GameId>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    answer(&state, &http, query.view_request(*id, &caller)?, None).await
}

/// Show the board of a seat as a picture.
///
/// The seat's own board, enlarged, with everything in front of it that the caller may see.
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
    caller: OptionalCaller,
    path: web::Path<(GameId, u8)>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    let (id, seat) = *path;
    answer(&state, &http, query.view_request(id, &caller)?, Some(seat)).await
}

/// A picture opened in its own tab is a document of this origin: the sandbox forbids it everything.
const SVG_POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async fn answer(
    state: &State,
    http: &HttpRequest,
    request: ViewRequest,
    seat: Option<u8>,
) -> Result<HttpResponse, ApiError> {
    let picture = play::read_picture(&state.games, request, seat).await?;
    let tag = VersionTag {
        version: picture.version,
        line: picture.line,
        spectator: picture.is_public(),
        revision: None,
        status: picture.status,
    };
    tag.respond(http, |mut answer| {
        let svg = picture.draw()?;
        answer.content_type("image/svg+xml").insert_header((header::CONTENT_SECURITY_POLICY, SVG_POLICY));
        Ok(answer.body(svg.into_string()))
    })
}
