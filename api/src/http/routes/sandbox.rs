//! Sandboxes: letting time pass, taking moves back, having things go wrong.

use actix_web::{HttpResponse, post, web};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::games::example;
use crate::{
    http::{ApiError, Body, Caller, Play, State},
    play::{self, GameSummary, SeatFaults},
    store::ids::GameId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(pass_time).service(rewind_game).service(set_faults);
}

/// A sandbox as examples show it.
fn sandbox(faults: &Value) -> Value {
    let mut game = example();
    if let Some(members) = game.as_object_mut() {
        members.insert("visibility".to_owned(), json!("private"));
        members.insert("sandbox".to_owned(), json!({"open_hands": false, "rewinds": 1, "faults": faults}));
    }
    game
}

/// How much time is to pass.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PassTimeRequest {
    /// So many seconds: at most 366 days at once.
    #[schema(minimum = 1, maximum = 31_622_400, example = 3600)]
    seconds: u32,
}

/// Let time pass in a sandbox.
///
/// In this game only, as if everybody awaited had waited for so much longer. Reminders, extensions, plans, bots and take-overs
/// follow within a moment, as they would have. Sleep hours, weekends and vacations are reckoned where the time then lies.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PassTimeRequest, example = json!({"seconds": 3600})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(sandbox(&json!([]))))),
    extensions(("x-problems" = json!(["not_found", "not_owner", "not_a_sandbox", "game_not_running", "conflict"]))),
)]
#[post("/v1/games/{id}/sandbox/time")]
async fn pass_time(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<PassTimeRequest>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::pass_time(&state.games, *id, caller.account, request.seconds).await?))
}

/// How far to go back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RewindRequest {
    /// Moves that are not whole at this version are taken back.
    #[schema(minimum = 0, example = 12)]
    version: i64,
}

/// Take moves of a sandbox back.
///
/// The game is then as it was right after the last move that was whole at the version, its clocks included; seats that were given
/// up have their owners again, and nothing is planned. A finished game goes on. Streams tell `rewound`, feeds `game_rewound` and
/// whose turn it is. Tags of what was read before never match what is read afterwards, and the same commands lead to the same
/// events again. Idempotency keys of moves that were taken back are free: a retry of one is a new command, so send `If-Match`.
/// Where there is nothing to take back nothing happens, so a retry does no harm.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = RewindRequest, example = json!({"version": 12})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(sandbox(&json!([]))))),
    extensions(("x-problems" = json!([
        "not_found", "no_such_version", "not_owner", "not_a_sandbox", "game_not_running", "too_many_games",
        "conflict"
    ]))),
)]
#[post("/v1/games/{id}/sandbox/rewind")]
async fn rewind_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<RewindRequest>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::rewind_game(&state.games, *id, caller.account, request.version).await?))
}

/// Have things go wrong in a sandbox.
///
/// For one seat, in the place of what was said for it before: answers that are lost on their way, commands that come too late,
/// decisions that run out of time. What is left of it stands in the game's `sandbox`, for its owner.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = SeatFaults, example = json!({"seat": 1, "lose_answers": 1, "overtake": 0, "expire": 0})),
    responses((status = 200, description = "The game.", body = GameSummary,
        example = json!(sandbox(&json!([{"seat": 1, "lose_answers": 1, "overtake": 0, "expire": 0}]))))),
    extensions(("x-problems" = json!(["not_found", "not_owner", "not_a_sandbox", "game_not_running"]))),
)]
#[post("/v1/games/{id}/sandbox/faults")]
async fn set_faults(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<SeatFaults>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::set_faults(&state.games, *id, caller.account, request).await?))
}

/// An answer that never arrives: a body that breaks makes the server cut the connection.
pub(super) fn lost() -> HttpResponse {
    let broken = std::io::Error::other("an answer that is to be lost");
    HttpResponse::Ok().streaming(stream::once(std::future::ready(Err::<web::Bytes, _>(broken))))
}
