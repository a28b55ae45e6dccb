//! Submitting and previewing commands.

use std::mem;

use actix_web::{HttpRequest, HttpResponse, http::header, post, web};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::{RawBody, parse},
            caller::{Caller, Play, Read},
            etag,
            idempotency::{Expected, IdempotencyKey},
            include::StateQuery,
            language::{self, RequestLanguage},
        },
        shapes::{
            play::{Awaited, EventView},
            ruleset_values::{RulesetCommand, RulesetEvent, RulesetView, SeatScore},
            state::GameState,
            words::Words,
        },
        state::AppState,
    },
    model::{game::Status, ids::GameId},
    play::{self, StateOptions, Submission},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(submit_commands).service(preview_commands);
}

/// Commands of the caller's seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CommandsRequest {
    /// The commands, accepted all or none.
    #[schema(value_type = Vec<RulesetCommand>, min_items = 1, max_items = 100)]
    commands: Box<RawValue>,
}

/// What accepted commands led to. A retry gets the same answer, but with the current `state`.
#[derive(Serialize, ToSchema)]
struct Answer {
    /// The number of events so far, to be sent as the next `If-Match`.
    #[schema(minimum = 1, example = 18)]
    version: i64,
    /// The status of the game.
    status: Status,
    /// The events, as the caller may see them.
    events: Vec<EventView>,
    /// The seats the game is waiting for now.
    awaiting: Vec<Awaited>,
    /// The state of the game for the caller right after the commands, if it was asked for. In the answer to a retry it is the current
    /// one, and absent if the caller may not know the game any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = GameState, required = false)]
    state: Option<GameState>,
}

impl Answer {
    fn new(answer: play::Answer, state: Option<GameState>) -> Self {
        Self {
            version: answer.version,
            status: answer.status,
            events: EventView::all(answer.events),
            awaiting: Awaited::all(answer.awaiting),
            state,
        }
    }
}

/// Submit commands.
///
/// An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted only at that version of the
/// game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer again and has no second effect,
/// also after a restart of the server. With `include` the answer has the state of the game after the commands too, so that a client
/// needs one request for a move.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters"),
        ("If-Match" = Option<String>, Header, description = "The version of the game the commands are meant for"),
        StateQuery,
    ),
    request_body(content = CommandsRequest, example = json!({"commands": [{"kind": "place_bid", "card": 7}]})),
    responses((status = 200, description = "The events.", body = Answer,
        headers(
            ("ETag" = String, description = "The version of the game now."),
            ("Content-Language" = String, description = "The language of the texts, if the state was asked for."),
        ),
        example = json!({
            "version": 15, "status": "running",
            "events": [{"seq": 14, "at": "2026-01-01T12:00:00Z", "seat": 0, "by": "owner",
                "event": {"kind": "bid_sealed", "seat": 0, "card": 7}}],
            "awaiting": [{"seat": 1, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"}]
        }))),
    extensions(("x-problems" = json!([
        "invalid_idempotency_key", "invalid_if_match", "not_found", "not_a_player", "game_not_running", "has_resigned", "conflict",
        "version_mismatch", "idempotency_key_reused", "command_refused", "no_such_version"
    ]))),
)]
#[post("/v1/games/{id}/commands")]
async fn submit_commands(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    (key, expected): (IdempotencyKey, Expected),
    (http, query): (HttpRequest, web::Query<StateQuery>),
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: CommandsRequest = parse(&body.0)?;
    let asked = query.asked(&http).await;
    let submission = Submission {
        game: *id,
        account: caller.account,
        commands: request.commands.get().as_bytes(),
        key: key.with(&body.0),
        expected: expected.0,
        with_session: asked.is_some(),
    };
    let submitted = match &asked {
        None => play::submit_commands(&state.games, &submission).await?.map(|answer| (answer, None)),
        Some((options, _)) => submit_and_show(&state, &submission, *options).await?,
    };
    let Some((answer, shown)) = submitted else { return Ok(crate::http::routes::games::sandbox::lost_answer()) };
    let tag = etag::quoted(&etag::of_version(answer.version, answer.line));
    let response = HttpResponse::Ok().insert_header((header::ETAG, tag)).json(Answer::new(answer, shown));
    Ok(language::say(asked.map(|(_, language)| language), response))
}

/// Submits commands and returns the state after them too. The players are read while the commands are decided and stored.
async fn submit_and_show(
    state: &AppState,
    submission: &Submission<'_>,
    options: StateOptions,
) -> Result<Option<(play::Answer, Option<GameState>)>, ApiError> {
    let players = play::read_players(&state.games, submission.game);
    let (answer, players) = tokio::join!(play::submit_commands(&state.games, submission), players);
    let Some(mut answer) = answer? else { return Ok(None) };
    let caller = (submission.game, submission.account);
    let after = play::state_after(&state.games, caller, (&mut answer, players?), options).await?;
    let Some(after) = after else { return Ok(Some((answer, None))) };
    let shown = after.show(&state.games).await?;
    Ok(Some((answer, Some(GameState::new(after, shown)))))
}

/// What the commands would lead to.
#[derive(Serialize, ToSchema)]
struct PreviewAnswer {
    /// The version the commands were tried at.
    #[schema(minimum = 0)]
    version: i64,
    /// The events, as the caller may see them.
    #[schema(value_type = Vec<RulesetEvent>)]
    events: Vec<Box<RawValue>>,
    /// The same events as texts.
    words: Vec<Words>,
    /// The view of the game afterwards, as the caller may see it.
    #[schema(value_type = RulesetView)]
    view: Box<RawValue>,
    /// The scores afterwards, as far as the caller can know.
    #[schema(value_type = Vec<SeatScore>)]
    score: Box<RawValue>,
    /// The number of commands that were tried.
    tried: usize,
    /// The kind of the event before which the preview stops, because it would reveal hidden information; null if all commands were
    /// tried.
    stops_at: Option<&'static str>,
    /// The same for people: what is not known yet.
    stops_at_words: Option<Words>,
    /// The state that the commands would lead to, if it was asked for. Its `version` is the one that the game would have; `If-Match` of
    /// the commands is the `version` beside it. If the preview stops before hidden information, nothing can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = GameState, required = false)]
    state: Option<GameState>,
}

/// Preview commands.
///
/// Decides an array of commands without any effect. The result follows from what the caller may know: the preview stops before an
/// event that would reveal hidden information.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), StateQuery),
    request_body(content = CommandsRequest, example = json!({"commands": [{"kind": "place_bid", "card": 7}]})),
    responses((status = 200, description = "The preview.", body = PreviewAnswer,
        headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({
        "version": 14, "events": [{"kind": "bid_sealed", "seat": 0, "card": 7}],
        "words": [{"label": "Ada bids", "sentence": "Ada seals a bid of 7."}], "score": [], "tried": 1,
        "stops_at": "bids_revealed",
        "stops_at_words": {"label": "Until the bids are revealed",
            "sentence": "What follows depends on the bids of the other players, which are still sealed."},
        "view": {"edition": "1.1", "round": 0, "phase": "setup", "auctioneer": 0, "stacks": [], "offered": [], "auction": [],
            "order": [], "taker": null, "museum": {"types": [], "newest": null}, "decor": [], "seats": []}
    }))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "command_refused"]))),
)]
#[post("/v1/games/{id}/preview")]
async fn preview_commands(
    state: web::Data<AppState>,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    (http, query, language): (HttpRequest, web::Query<StateQuery>, RequestLanguage),
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: CommandsRequest = parse(&body.0)?;
    let commands = request.commands.get().as_bytes();
    let mut previewed =
        play::preview_commands(&state.games, (*id, caller.account), commands, language.of_rules()).await?;
    let tried = &mut previewed.preview;
    let mut answer = PreviewAnswer {
        version: previewed.version,
        events: mem::take(&mut tried.events),
        words: mem::take(&mut tried.words).into_iter().map(Words::from).collect(),
        view: tried.view.clone(),
        score: tried.score.clone(),
        tried: tried.tried,
        stops_at: tried.stops_at,
        stops_at_words: tried.stops_at_words.take().map(Words::from),
        state: None,
    };
    if let Some((options, _)) = query.asked(&http).await {
        let after = play::state_after_preview(&state.games, previewed, options);
        let shown = after.show(&state.games).await?;
        answer.state = Some(GameState::new(after, shown));
    }
    Ok(language.of(HttpResponse::Ok().json(answer)))
}
