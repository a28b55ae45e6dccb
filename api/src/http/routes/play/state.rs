//! The state of a game: everything that a client shows, in one answer.

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::OptionalCaller,
            etag,
            include::{Include, state_options},
            language::RequestLanguage,
            page::EventNumber,
            picture_look::{PictureTheme, PictureWidth, picture_look},
            query_errors,
        },
        shapes::{game::GameSummary, state::GameState},
        state::AppState,
    },
    model::ids::{AccountId, GameId},
    play::{self, StateOptions, ViewRequest},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_state);
}

/// Which state of the game.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct GameStateQuery {
    /// The fields of the answer, separated by commas: `players`, `status_words`, `view`, `decision`, `choices`, `score`, `events`,
    /// `picture`. All by default, `events` only with `since`, `picture` only if it is named.
    #[param(value_type = Option<String>, example = "view,decision,choices")]
    include: Option<Include>,
    /// The events from this number on: the `version` that the client has.
    #[param(value_type = Option<i64>, minimum = 0, example = 12)]
    since: Option<EventNumber>,
    /// The state at this version instead of the newest, as the viewer could see it then. Nothing can be chosen in the past.
    #[param(minimum = 0, example = 12)]
    at: Option<i64>,
    /// The state for a spectator, even if the caller plays.
    #[serde(default)]
    #[param(default = false)]
    spectator: bool,
    /// The state for this seat: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// The colours of the picture.
    #[serde(default)]
    #[param(value_type = Option<String>, example = "dark")]
    theme: PictureTheme,
    /// The width of the picture in pixels. Below 700 everything stands in one column.
    #[param(value_type = Option<u16>, minimum = 320, maximum = 1920, default = 960, example = 360)]
    width: Option<PictureWidth>,
    /// Whether walls and boards of the picture have letters and numbers at their edges.
    #[serde(default)]
    #[param(default = false)]
    coordinates: bool,
}

/// Show the state of a game.
///
/// Everything that a client shows to this viewer at one version: players, awaited decisions, view, the viewer's decision and choices
/// with texts, scores, and the events since a version. The `ETag` changes with all of it, also with names and deadlines; a client that
/// polls with `If-None-Match` gets 304 until something changes. It begins with the version and can be sent as `If-Match` with
/// commands, which are then accepted at that version, whatever else changed; `version` can be sent as well.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Accept-Language" = Option<String>, Header,
            description = "The language of the texts: `en` or `fr`; by default that of the account, else English"),
        GameStateQuery,
    ),
    responses(
        (status = 200, description = "The state.", body = GameState,
            headers(("Content-Language" = String, description = "The language of the texts.")),
            example = json!(GameState::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "no_such_version", "hands_closed"]))),
)]
#[get("/v1/games/{id}/state")]
async fn show_state(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    id: web::Path<GameId>,
    query: web::Query<GameStateQuery>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    if query.spectator && query.seat.is_some() {
        return Err(query_errors::either("spectator", "seat"));
    }
    let request = ViewRequest {
        game: *id,
        account: caller.0.as_ref().map(|identity| identity.account),
        as_spectator: query.spectator,
        from_seat: query.seat,
        at: query.at,
    };
    let look = picture_look(query.theme, query.width, query.coordinates);
    let options = state_options(query.include, query.since, look, language);
    let found = play::read_state(&state.games, request, options).await?;
    let tag = format!("{}.{}", etag::of_version(found.version, found.line), found.digest());
    if let Some(unchanged) = etag::unchanged(&http, &tag) {
        return Ok(language.of(unchanged));
    }
    let shown = found.show(&state.games).await?;
    Ok(language.of(HttpResponse::Ok()
        .insert_header((header::ETAG, etag::quoted(&tag)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(GameState::new(found, shown))))
}

/// Returns the current state of a game for a player, as part of the answer to an operation that changed the game.
pub(in crate::http::routes) async fn current_state(
    state: &AppState,
    (game, account): (GameId, AccountId),
    options: StateOptions,
) -> Result<GameState, ApiError> {
    let request = ViewRequest { game, account: Some(account), as_spectator: false, from_seat: None, at: None };
    let found = play::read_state(&state.games, request, options).await?;
    let shown = found.show(&state.games).await?;
    Ok(GameState::new(found, shown))
}

/// Answers with the summary of a game, and with its state if that is asked for.
pub(in crate::http::routes) async fn respond_with_state(
    state: &AppState,
    account: AccountId,
    game: play::GameSummary,
    asked: Option<(StateOptions, RequestLanguage)>,
) -> Result<HttpResponse, ApiError> {
    let id = game.id;
    let Some((options, language)) = asked else { return Ok(HttpResponse::Ok().json(GameSummary::from(game))) };
    let mut summary = GameSummary::said(game, language.of_rules());
    summary.state = Some(Box::new(current_state(state, (id, account), options).await?));
    Ok(language.of(HttpResponse::Ok().json(summary)))
}
