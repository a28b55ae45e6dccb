//! Reading a game: views, choices, scores and events.

use actix_web::{HttpRequest, HttpResponse, get, web};
use salon_domain::kernel;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::{Caller, OptionalCaller, Read},
            etag,
            language::{self, RequestLanguage},
            page::{self, EventNumber, Limit},
            query_errors,
        },
        routes::play::version_tag::VersionTag,
        shapes::{
            play::{Awaited, EventView},
            ruleset_values::{RulesetCommand, RulesetView, SeatScore, TallyLine},
            words::Choice,
        },
        state::AppState,
    },
    model::{game::Status, ids::GameId},
    play::{self, EventsRequest, ViewRequest},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_view).service(show_choices).service(show_score).service(list_events);
}

/// Which view of the game.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::http::routes) struct ViewQuery {
    /// The view at this version instead of the newest, as the viewer could see it then.
    #[param(minimum = 0, example = 12)]
    at: Option<i64>,
    /// The view of a spectator, even if the caller plays.
    #[serde(default)]
    #[param(default = false)]
    spectator: bool,
    /// The view of this seat: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
}

impl ViewQuery {
    /// Converts the query for the use case.
    pub(in crate::http::routes) fn view_request(
        &self,
        game: GameId,
        caller: &OptionalCaller,
    ) -> Result<ViewRequest, ApiError> {
        if self.spectator && self.seat.is_some() {
            return Err(query_errors::either("spectator", "seat"));
        }
        let account = caller.0.as_ref().map(|identity| identity.account);
        Ok(ViewRequest { game, account, as_spectator: self.spectator, from_seat: self.seat, at: self.at })
    }
}

/// A view of a game.
#[derive(Serialize, ToSchema)]
struct GameView {
    /// The game.
    game: GameId,
    /// The ruleset.
    ruleset: &'static str,
    /// The number of events at that time.
    #[schema(minimum = 0)]
    version: i64,
    /// The current status of the game.
    status: Status,
    /// The seat whose view it is; null for a spectator.
    seat: Option<u8>,
    /// The SHA-256 of the seed.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    commitment: String,
    /// The seats the game was waiting for.
    awaiting: Vec<Awaited>,
    /// The view, as the ruleset defines it.
    #[schema(value_type = RulesetView)]
    view: Box<RawValue>,
}

/// Show a view of a game.
///
/// As the caller's seat or a spectator may see it. Its `ETag` has the version and can be sent as `If-Match` with commands; a client
/// that polls with `If-None-Match` gets 304 until the game changes.
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
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    id: web::Path<GameId>,
    query: web::Query<ViewQuery>,
) -> Result<HttpResponse, ApiError> {
    let seen = play::read_view(&state.games, query.view_request(*id, &caller)?).await?;
    let tag = VersionTag {
        version: seen.version,
        line: seen.line,
        spectator: seen.seat.is_none(),
        revision: seen.revision.clone(),
        variant: None,
        status: seen.status,
    };
    tag.respond(&http, |mut answer| {
        Ok(answer.json(GameView {
            game: *id,
            ruleset: seen.ruleset,
            version: seen.version,
            status: seen.status,
            seat: seen.seat,
            commitment: seen.commitment(),
            view: seen.to_json(),
            awaiting: Awaited::all(seen.awaiting),
        }))
    })
}

/// The choices of a seat.
#[derive(Serialize, ToSchema)]
struct SeatChoices {
    /// The number of events so far.
    #[schema(minimum = 0)]
    version: i64,
    /// The caller's seat.
    seat: u8,
    /// The pending decision of the seat; null if the game is not waiting for it.
    awaited: Option<Awaited>,
    /// Every legal command.
    #[schema(value_type = Vec<RulesetCommand>)]
    legal: Box<RawValue>,
    /// The same commands with texts, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Choice>, required = false)]
    choices: Option<Vec<Choice>>,
}

/// The seat whose choices to show.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ChoicesQuery {
    /// The seat: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// Answer with `choices` too: the commands with texts and parts of the picture.
    #[serde(default)]
    #[param(default = false)]
    words: bool,
}

/// Show my choices.
///
/// The caller's pending decision and all commands that are legal now, each ready to be sent. A seat can have legal commands, such as
/// replacing a sealed bid, without a pending decision. The `ETag` can be sent as `If-Match` with the chosen commands: they are then
/// accepted only if the game has not changed since.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), ChoicesQuery),
    responses(
        (status = 200, description = "The choices.", body = SeatChoices,
        headers(
            ("ETag" = String, description = "To be sent as `If-Match` with the commands."),
            ("Content-Language" = String, description = "The language of the texts, if `words` asks for them."),
        ), example = json!({
            "version": 14, "seat": 0, "awaited": {"seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"},
            "legal": [{"kind": "place_bid", "card": 7}]
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "hands_closed"]))),
)]
#[get("/v1/games/{id}/choices")]
async fn show_choices(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    query: web::Query<ChoicesQuery>,
) -> Result<HttpResponse, ApiError> {
    let language = language::if_asked(query.words, &http).await;
    let words = language.map(RequestLanguage::of_rules);
    let choices = play::read_choices(&state.games, (*id, caller.account), query.seat, words).await?;
    let at = (choices.version, choices.line);
    let body = SeatChoices {
        version: choices.version,
        seat: choices.seat,
        awaited: choices.awaited.map(Awaited::from),
        legal: choices.legal,
        choices: choices.said.map(Choice::all),
    };
    let response = etag::json_at(&http, at, &body)?;
    Ok(language::say(language, response))
}

/// The scores of a game.
#[derive(Serialize, ToSchema)]
struct GameScore {
    /// The number of events so far.
    #[schema(minimum = 0)]
    version: i64,
    /// Whether the scores are final; otherwise they are as if the game ended now, as far as the caller can know.
    finished: bool,
    /// The scores, one per seat.
    #[schema(value_type = Vec<SeatScore>)]
    scores: Box<RawValue>,
    /// The lines of each seat's tally, in the language of `Content-Language`.
    #[schema(value_type = Vec<Vec<TallyLine>>)]
    lines: Vec<Vec<kernel::Line>>,
}

/// Show the scores.
///
/// Final when the game is over; before, as if it ended now, as far as the caller can know.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Accept-Language" = Option<String>, Header, description = "The language of the lines: `en` or `fr`; by default that of the account, else English"),
    ),
    responses(
        (status = 200, description = "The scores.", body = GameScore,
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
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    id: web::Path<GameId>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let account = caller.0.map(|identity| identity.account);
    let scored = play::read_score(&state.games, *id, account, language.of_rules()).await?;
    let body =
        GameScore { version: scored.version, finished: scored.finished, scores: scored.scores, lines: scored.lines };
    Ok(language.of(etag::json(&http, &body)?))
}

/// Which events to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct EventsQuery {
    /// The number of the first event; 0 is the first of the game.
    #[serde(default)]
    #[param(value_type = i64, minimum = 0, default = 0, example = 0)]
    from: EventNumber,
    /// As this seat may see them: the caller's own, or any for the owner of a sandbox with open hands.
    #[param(minimum = 0, maximum = 7, example = 0)]
    seat: Option<u8>,
    /// Answer with the texts of the events too.
    #[serde(default)]
    #[param(default = false)]
    words: bool,
    /// The most events to return.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
}

/// A page of events.
#[derive(Serialize, ToSchema)]
struct Events {
    /// The events, the oldest first.
    items: Vec<EventView>,
    /// To be sent as `from` for the next events.
    #[schema(minimum = 0)]
    next: i64,
}

/// List events.
///
/// The events as the caller may see them, in order and without gaps.
#[utoipa::path(
    tag = "play",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), EventsQuery),
    responses(
        (status = 200, description = "The events.", body = Events,
            headers(
                ("Link" = String, description = "The next page, if this one is full."),
                ("Content-Language" = String, description = "The language of the texts, if `words` asks for them."),
            ), example = json!({"items": [{
            "seq": 9, "at": "2026-01-01T12:00:00Z", "seat": 1, "by": "owner", "event": {"kind": "bid_sealed", "seat": 1}
        }], "next": 10})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "hands_closed"]))),
)]
#[get("/v1/games/{id}/events")]
async fn list_events(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    id: web::Path<GameId>,
    query: web::Query<EventsQuery>,
) -> Result<HttpResponse, ApiError> {
    let account = caller.0.map(|identity| identity.account);
    let (from, limit) = (query.from.get(), query.limit.get());
    let language = language::if_asked(query.words, &http).await;
    let words = language.map(RequestLanguage::of_rules);
    let order = EventsRequest { game: *id, account, from_seat: query.seat, from, limit, words };
    let items = play::read_events(&state.games, order).await?;
    let items = EventView::all(items);
    let next = items.last().map_or(from, |event| event.seq + 1);
    // A page that is not full is the last one.
    let more = i64::try_from(items.len()).is_ok_and(|found| found >= limit);
    let mut response = etag::json(&http, &Events { items, next })?;
    page::add_links(&mut response, more.then(|| page::link(&http, &["from"], ("from", &next.to_string()), "next")));
    Ok(language::say(language, response))
}
