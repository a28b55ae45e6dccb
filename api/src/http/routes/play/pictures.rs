//! Pictures of a game as SVG.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            language::RequestLanguage,
            picture_look::{PictureTheme, PictureWidth, picture_look},
            query_errors,
            ticket::{Pictures, TicketCaller, TicketParameter},
        },
        routes::play::version_tag::VersionTag,
        state::AppState,
    },
    model::ids::GameId,
    play::{self, PictureOptions, PicturePart, ViewRequest},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_board).service(show_seat_board);
}

/// What is drawn of a table, and how.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct BoardQuery {
    /// The picture at this version instead of the newest, as the viewer could see it then.
    #[param(minimum = 0, example = 12)]
    at: Option<i64>,
    /// As a spectator may see it, even if the caller plays.
    #[serde(default)]
    #[param(default = false)]
    spectator: bool,
    /// As this seat may see it: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// The colours.
    #[serde(default)]
    #[param(value_type = Option<String>, example = "dark")]
    theme: PictureTheme,
    /// The width in pixels. Below 700 everything stands in one column.
    #[param(value_type = Option<u16>, minimum = 320, maximum = 1920, default = 960, example = 360)]
    width: Option<PictureWidth>,
    /// Whether walls and boards have letters and numbers at their edges.
    #[serde(default)]
    #[param(default = false)]
    coordinates: bool,
    /// Only this area, such as the auction or the wall of a seat. An unknown one is refused with the list of those that the game has.
    #[param(max_length = 50, pattern = "^[a-z0-9_.]+$", example = "auction")]
    part: Option<String>,
    /// A ticket instead of a token, see `POST /v1/tickets`.
    #[param(value_type = Option<String>)]
    ticket: Option<TicketParameter>,
}

/// How the board of a seat is drawn.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct SeatBoardQuery {
    /// The picture at this version instead of the newest, as the viewer could see it then.
    #[param(minimum = 0, example = 12)]
    at: Option<i64>,
    /// As a spectator may see it, even if the caller plays.
    #[serde(default)]
    #[param(default = false)]
    spectator: bool,
    /// As this seat may see it: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// The colours.
    #[serde(default)]
    #[param(value_type = Option<String>, example = "dark")]
    theme: PictureTheme,
    /// The width in pixels. Below 700 everything stands in one column.
    #[param(value_type = Option<u16>, minimum = 320, maximum = 1920, default = 960, example = 360)]
    width: Option<PictureWidth>,
    /// Whether walls and boards have letters and numbers at their edges.
    #[serde(default)]
    #[param(default = false)]
    coordinates: bool,
    /// A ticket instead of a token, see `POST /v1/tickets`.
    #[expect(dead_code, reason = "read by the checks of every request")]
    #[param(value_type = Option<String>)]
    ticket: Option<TicketParameter>,
}

impl SeatBoardQuery {
    fn view_request(&self, game: GameId, viewer: &TicketCaller<Pictures>) -> Result<ViewRequest, ApiError> {
        if self.spectator && self.seat.is_some() {
            return Err(query_errors::either("spectator", "seat"));
        }
        let account = viewer.caller.map(|identity| identity.account);
        Ok(ViewRequest { game, account, as_spectator: self.spectator, from_seat: self.seat, at: self.at })
    }

    fn options(&self, part: PicturePart, language: RequestLanguage) -> PictureOptions {
        let look = picture_look(self.theme, self.width, self.coordinates);
        PictureOptions { part, look, language: language.of_rules() }
    }
}

/// Show the board as a picture.
///
/// SVG, as the caller's seat or a spectator may see it, with the names of the players. What can be pointed at has the attribute
/// `data-part`; every piece that a command can place is a `<symbol>`. The `ETag` has the version of the game and a digest of the names,
/// the language and the options.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"]), ("ticket" = [])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Accept-Language" = Option<String>, Header,
            description = "The language of the texts: `en` or `fr`; by default that of the account, else English"),
        BoardQuery,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml",
         headers(("Content-Language" = String, description = "The language of the texts.")),
         example = json!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"826\"></svg>")),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!([
        "not_found", "no_such_version", "hands_closed",
        "invalid_ticket", "expired_ticket", "ticket_for_another_game", "ticket_for_another_use"
    ]))),
)]
#[get("/v1/games/{id}/board.svg")]
async fn show_board(
    state: web::Data<AppState>,
    http: HttpRequest,
    viewer: TicketCaller<Pictures>,
    id: web::Path<GameId>,
    query: web::Query<BoardQuery>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let BoardQuery { at, spectator, seat, theme, width, coordinates, part, ticket } = query.into_inner();
    let query = SeatBoardQuery { at, spectator, seat, theme, width, coordinates, ticket };
    let part = part.map_or(PicturePart::Table, PicturePart::Area);
    let request = query.view_request(*id, &viewer)?;
    answer(&state, &http, request, (query.options(part, language), language)).await
}

/// Show the board of a seat as a picture.
///
/// The seat's own board, enlarged, with everything in front of it that the caller may see.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"]), ("ticket" = [])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("seat" = u8, Path, description = "Number of the seat, from 0", example = 0),
        ("Accept-Language" = Option<String>, Header,
            description = "The language of the texts: `en` or `fr`; by default that of the account, else English"),
        SeatBoardQuery,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml",
         headers(("Content-Language" = String, description = "The language of the texts.")),
         example = json!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"943\"></svg>")),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!([
        "not_found", "no_such_version", "hands_closed",
        "invalid_ticket", "expired_ticket", "ticket_for_another_game", "ticket_for_another_use"
    ]))),
)]
#[get("/v1/games/{id}/seats/{seat}/board.svg")]
async fn show_seat_board(
    state: web::Data<AppState>,
    http: HttpRequest,
    viewer: TicketCaller<Pictures>,
    path: web::Path<(GameId, u8)>,
    query: web::Query<SeatBoardQuery>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let (id, seat) = *path;
    let request = query.view_request(id, &viewer)?;
    answer(&state, &http, request, (query.options(PicturePart::Seat(seat), language), language)).await
}

/// A picture opened in its own tab is a document of this origin: the sandbox forbids it everything.
const SVG_POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

async fn answer(
    state: &AppState,
    http: &HttpRequest,
    request: ViewRequest,
    (options, language): (PictureOptions, RequestLanguage),
) -> Result<HttpResponse, ApiError> {
    let picture = play::read_picture(&state.games, request, options).await?;
    let tag = VersionTag {
        version: picture.version,
        line: picture.line,
        spectator: picture.is_public(),
        revision: None,
        variant: Some(picture.digest()),
        status: picture.status,
    };
    let response = tag.respond(http, |mut answer| {
        let svg = picture.draw()?;
        answer.content_type("image/svg+xml").insert_header((header::CONTENT_SECURITY_POLICY, SVG_POLICY));
        Ok(answer.body(svg.into_string()))
    })?;
    Ok(language.of(response))
}
