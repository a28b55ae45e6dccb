//! Looking at a game: views, choices, scores, events, and whose turn it is.

use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, get, http::header, web};
use salon_domain::kernel;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::Locale,
    http::{
        ApiError, Caller, Code, Language, Read, State, Visitor, etag,
        page::{self, Limit, Number},
    },
    play::{
        self, Awaited, EventView, Status, Turns, ViewOrder,
        schemas::{RulesetCommand, RulesetView, SeatScore, TallyLine},
    },
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_view).service(show_choices).service(show_score).service(list_events).service(list_turns);
}

/// Which view.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ViewQuery {
    /// At this version instead of the newest: what the viewer could see then.
    #[param(minimum = 0, example = 12)]
    at: Option<i64>,
    /// What everybody sees, even if the caller plays.
    #[serde(default)]
    #[param(default = false)]
    spectator: bool,
    /// As this seat sees it: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
}

impl ViewQuery {
    /// What is asked for, by whom.
    pub(super) fn order(&self, game: GameId, visitor: &Visitor) -> Result<ViewOrder, ApiError> {
        if self.spectator && self.seat.is_some() {
            return Err(ApiError::new(Code::InvalidQuery).detail("a spectator has no seat"));
        }
        let account = visitor.0.as_ref().map(|identity| identity.account);
        Ok(ViewOrder { game, account, as_spectator: self.spectator, from_seat: self.seat, at: self.at })
    }
}

/// A game as somebody may see it.
#[derive(Serialize, ToSchema)]
struct GameView {
    /// The game.
    game: GameId,
    /// Its ruleset.
    ruleset: &'static str,
    /// How many events had happened.
    #[schema(minimum = 0)]
    version: i64,
    /// How far the game is now.
    status: Status,
    /// The seat that looks; null for a spectator.
    seat: Option<u8>,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// Whom the game waited for.
    awaiting: Vec<Awaited>,
    /// The game, as the ruleset shows it.
    #[schema(value_type = RulesetView)]
    view: Box<RawValue>,
}

/// Show the state of a game.
///
/// As the caller's seat may see it, or as everybody may. Its `ETag` is the version, to be sent as `If-Match` with a move; a client
/// that polls with `If-None-Match` gets 304 until something happens.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), ViewQuery),
    responses(
        (status = 200, description = "The view.", body = GameView, example = json!({
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 0, "status": "running",
            "seat": 0, "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
            "awaiting": [{"seat": 0, "decision": "hang_starting_painting", "since": "2026-01-01T12:00:00Z"}],
            "view": {"edition": "1.1", "round": 0, "phase": "setup", "auctioneer": 0, "stacks": [], "offered": [], "auction": [],
                "order": [], "taker": null, "museum": {"types": [], "newest": null}, "decor": [], "seats": []}
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "no_such_version", "hands_closed"]))),
)]
#[get("/v1/games/{id}/view")]
async fn show_view(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    let seen = play::read_view(&state.games, query.order(*id, &visitor)?).await?;
    let (version, line, revision, status) = (seen.version, seen.line, seen.revision.clone(), seen.status);
    let watches = seen.seat.is_none();
    let view = || GameView {
        game: *id,
        ruleset: seen.ruleset,
        version,
        status,
        seat: seen.seat,
        commitment: seen.commitment(),
        view: seen.shown(),
        awaiting: seen.awaiting,
    };
    versioned(&http, (version, line), watches, revision, status, |mut answer| Ok(answer.json(view())))
}

/// What a seat may do.
#[derive(Serialize, ToSchema)]
struct SeatChoices {
    /// How many events have happened.
    #[schema(minimum = 0)]
    version: i64,
    /// The caller's seat.
    seat: u8,
    /// What it is awaited for; null if the game does not wait for it.
    awaited: Option<Awaited>,
    /// Every legal command.
    #[schema(value_type = Vec<RulesetCommand>)]
    legal: Box<RawValue>,
}

/// Whose choices.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ChoicesQuery {
    /// Of this seat: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
}

/// Show what I may do.
///
/// What the caller is awaited for and every command that is legal now, each ready to be sent. A seat that is not awaited may
/// have legal commands too, such as replacing a sealed bid. The `ETag` can be sent as `If-Match` with what was chosen: it is then
/// taken only if nothing happened since.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), ChoicesQuery),
    responses(
        (status = 200, description = "The choices.", body = SeatChoices,
        headers(("ETag" = String, description = "To be sent as `If-Match` with the commands.")), example = json!({
            "version": 14, "seat": 0, "awaited": {"seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"},
            "legal": [{"kind": "place_bid", "card": 7}]
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "hands_closed"]))),
)]
#[get("/v1/games/{id}/choices")]
async fn show_choices(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    query: web::Query<ChoicesQuery>,
) -> Result<HttpResponse, ApiError> {
    let choices = play::read_choices(&state.games, *id, caller.account, query.seat).await?;
    let at = (choices.version, choices.line);
    let body =
        SeatChoices { version: choices.version, seat: choices.seat, awaited: choices.awaited, legal: choices.legal };
    etag::json_at(&http, at, &body)
}

/// How the seats stand.
#[derive(Serialize, ToSchema)]
struct GameScore {
    /// How many events have happened.
    #[schema(minimum = 0)]
    version: i64,
    /// Whether it is final; otherwise it is as if the game ended now, as far as the caller can know.
    finished: bool,
    /// Seat by seat.
    #[schema(value_type = Vec<SeatScore>)]
    scores: Box<RawValue>,
    /// The tallies line by line, seat by seat, in the language of `Accept-Language`.
    #[schema(value_type = Vec<Vec<TallyLine>>)]
    lines: Vec<Vec<kernel::Line>>,
}

/// Show the score.
///
/// Final when the game is over; before, as if it ended now and as far as the caller can know.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Accept-Language" = Option<String>, Header, description = "Which language the lines are wanted in: `en` or `fr`"),
    ),
    responses(
        (status = 200, description = "The score.", body = GameScore,
            headers(("Content-Language" = String, description = "The language of the lines.")), example = json!({
            "version": 14, "finished": false, "scores": [], "lines": [[
                {"key": "decor", "name": "Decor", "points": 3, "explanation": "3 shields on the wall, 1 point each"}
            ]]
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}/score")]
async fn show_score(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    language: Language,
) -> Result<HttpResponse, ApiError> {
    let words = match language.0 {
        Locale::En => kernel::Language::En,
        Locale::Fr => kernel::Language::Fr,
    };
    let account = visitor.0.map(|identity| identity.account);
    let scored = play::read_score(&state.games, *id, account, words).await?;
    let body =
        GameScore { version: scored.version, finished: scored.finished, scores: scored.scores, lines: scored.lines };
    Ok(language.of(etag::json(&http, &body)?))
}

/// Which events.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct EventsQuery {
    /// From this number on; 0 is the first event.
    #[serde(default)]
    #[param(value_type = i64, minimum = 0, default = 0, example = 0)]
    from: Number,
    /// As this seat sees them: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// How many at most.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
}

/// A part of what happened.
#[derive(Serialize, ToSchema)]
struct Events {
    /// The events, the oldest first.
    items: Vec<EventView>,
    /// To be sent as `from` for what comes after.
    #[schema(minimum = 0)]
    next: i64,
}

/// List events.
///
/// What happened, as the caller may see it, in order and without gaps.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), EventsQuery),
    responses(
        (status = 200, description = "The events.", body = Events,
            headers(("Link" = String, description = "What comes after, if the page is full.")), example = json!({"items": [{
            "seq": 9, "at": "2026-01-01T12:00:00Z", "seat": 1, "by": "owner", "event": {"kind": "bid_sealed", "seat": 1}
        }], "next": 10})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "hands_closed"]))),
)]
#[get("/v1/games/{id}/events")]
async fn list_events(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    query: web::Query<EventsQuery>,
) -> Result<HttpResponse, ApiError> {
    let account = visitor.0.map(|identity| identity.account);
    let (from, limit) = (query.from.get(), query.limit.get());
    let items = play::read_events(&state.games, *id, account, query.seat, from, limit).await?;
    let next = items.last().map_or(from, |event| event.seq + 1);
    // After a page that is not full nothing has happened yet.
    let more = i64::try_from(items.len()).is_ok_and(|found| found >= limit);
    let mut response = etag::json(&http, &Events { items, next })?;
    page::add_links(&mut response, more.then(|| page::link(&http, &["from"], ("from", &next.to_string()), "next")));
    Ok(response)
}

/// List my turns.
///
/// Every game that waits for the caller, the most urgent first: by deadline, then by how long it has waited. And how many there are.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The turns.", body = Turns, example = json!({"count": 1, "turns": [{
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 14,
            "awaited": {"seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"}
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/turns")]
async fn list_turns(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &play::list_turns(&state.games, caller.account).await?)
}

/// The answer with the game's version as its tag, or 304 if the client has that version. Who looks is part of the request, and
/// a private cache knows it; but whoever watched may have got a seat since, and sees more then. An end without an event is told
/// by the status in the tag.
pub(super) fn versioned(
    http: &HttpRequest,
    (version, line): (i64, Option<i32>),
    watches: bool,
    revision: Option<String>,
    status: Status,
    body: impl FnOnce(HttpResponseBuilder) -> Result<HttpResponse, ApiError>,
) -> Result<HttpResponse, ApiError> {
    let version = etag::of_version(version, line);
    let tag = match (status, revision) {
        (Status::Running | Status::Open, None) => version,
        // Deadlines change between moves.
        (Status::Running | Status::Open, Some(revision)) => format!("{version}.{revision}"),
        (Status::Finished | Status::Aborted, _) => format!("{version}.{}", status.as_str()),
    };
    let tag = if watches { format!("{tag}.watching") } else { tag };
    if let Some(unchanged) = etag::unchanged(http, &tag) {
        return Ok(unchanged);
    }
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::ETAG, etag::quoted(&tag)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Authorization"));
    body(answer)
}
