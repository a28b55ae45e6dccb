//! Submitting and previewing commands.

use actix_web::{HttpResponse, http::header, post, web};
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
        },
        shapes::{
            play::{Awaited, EventView},
            ruleset_values::{RulesetCommand, RulesetEvent, RulesetView, SeatScore},
        },
        state::State,
    },
    model::{game::Status, ids::GameId},
    play::{self, Submission},
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

/// What accepted commands led to. A retry gets the same answer.
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
}

impl From<play::Answer> for Answer {
    fn from(answer: play::Answer) -> Self {
        Self {
            version: answer.version,
            status: answer.status,
            events: EventView::all(answer.events),
            awaiting: Awaited::all(answer.awaiting),
        }
    }
}

/// Submit commands.
///
/// An array of commands of the caller's seat, accepted all or none. With `If-Match` they are accepted only at that version of the
/// game; without it, if they are legal now. With an `Idempotency-Key` a retry gets the first answer again and has no second effect,
/// also after a restart of the server.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters"),
        ("If-Match" = Option<String>, Header, description = "The version of the game the commands are meant for"),
    ),
    request_body(content = CommandsRequest, example = json!({"commands": [{"kind": "place_bid", "card": 7}]})),
    responses((status = 200, description = "The events.", body = Answer,
        headers(("ETag" = String, description = "The version of the game now.")),
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
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    key: IdempotencyKey,
    expected: Expected,
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: CommandsRequest = parse(&body.0)?;
    let submission = Submission {
        game: *id,
        account: caller.account,
        commands: request.commands.get().as_bytes(),
        key: key.with(&body.0),
        expected: expected.0,
    };
    let answer = play::submit_commands(&state.games, &submission).await?;
    if answer.lost {
        return Ok(crate::http::routes::games::sandbox::lost_answer());
    }
    let tag = etag::quoted(&etag::of_version(answer.version, answer.line));
    Ok(HttpResponse::Ok().insert_header((header::ETAG, tag)).json(Answer::from(answer)))
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
}

/// Preview commands.
///
/// Decides an array of commands without any effect. The result follows from what the caller may know: the preview stops before an
/// event that would reveal hidden information.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = CommandsRequest, example = json!({"commands": [{"kind": "place_bid", "card": 7}]})),
    responses((status = 200, description = "The preview.", body = PreviewAnswer, example = json!({
        "version": 14, "events": [{"kind": "bid_sealed", "seat": 0, "card": 7}], "score": [], "tried": 1,
        "stops_at": "bids_revealed",
        "view": {"edition": "1.1", "round": 0, "phase": "setup", "auctioneer": 0, "stacks": [], "offered": [], "auction": [],
            "order": [], "taker": null, "museum": {"types": [], "newest": null}, "decor": [], "seats": []}
    }))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "game_not_running", "command_refused"]))),
)]
#[post("/v1/games/{id}/preview")]
async fn preview_commands(
    state: web::Data<State>,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: CommandsRequest = parse(&body.0)?;
    let commands = request.commands.get().as_bytes();
    let (version, tried) = play::preview_commands(&state.games, *id, caller.account, commands).await?;
    Ok(HttpResponse::Ok().json(PreviewAnswer {
        version,
        events: tried.events,
        view: tried.view,
        score: tried.score,
        tried: tried.tried,
        stops_at: tried.stops_at,
    }))
}
