//! Sandboxes: advancing time, rewinding, injecting faults.

use actix_web::{HttpResponse, post, web};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play},
        },
        shapes::game::GameSummary,
        state::AppState,
    },
    model::ids::GameId,
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(pass_time).service(rewind_game).service(set_faults);
}

/// The example of a sandbox.
fn sandbox_example(faults: &Value) -> Value {
    let mut game = GameSummary::example();
    if let Some(members) = game.as_object_mut() {
        members.insert("visibility".to_owned(), json!("private"));
        members.insert("sandbox".to_owned(), json!({"open_hands": false, "rewinds": 1, "faults": faults}));
    }
    game
}

/// How much time passes.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PassTimeRequest {
    /// Seconds, at most 366 days at once.
    #[schema(minimum = 1, maximum = 31_622_400, example = 3600)]
    seconds: u32,
}

/// Advance the time of a sandbox.
///
/// In this game only, as if all pending decisions had been pending for longer. Reminders, extensions, plans, bots and take-overs
/// follow shortly after. Sleep hours, weekends and vacations are counted at the shifted times.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PassTimeRequest, example = json!({"seconds": 3600})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(sandbox_example(&json!([]))))),
    extensions(("x-problems" = json!(["not_found", "not_owner", "not_a_sandbox", "game_not_running", "conflict"]))),
)]
#[post("/v1/games/{id}/sandbox/time")]
async fn pass_time(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<PassTimeRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::pass_time(&state.games, *id, caller.account, request.seconds).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// The version to rewind to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RewindRequest {
    /// Moves with events after this version are taken back.
    #[schema(minimum = 0, example = 12)]
    version: i64,
}

/// Rewind a sandbox.
///
/// Restores the game right after the last move that was complete at the version, including its clocks; resigned seats belong to
/// their owners again, and all plans are deleted. A finished game continues. Streams send `rewound`; feeds get `game_rewound` and the
/// notices of pending decisions. Tags from before never match afterwards, and the same commands lead to the same events again.
/// Idempotency keys of moves that were taken back are free: a retry of one is a new command, so send `If-Match`. If there is nothing
/// to take back the request has no effect, so a retry is safe.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = RewindRequest, example = json!({"version": 12})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(sandbox_example(&json!([]))))),
    extensions(("x-problems" = json!([
        "not_found", "no_such_version", "not_owner", "not_a_sandbox", "game_not_running", "too_many_games",
        "conflict"
    ]))),
)]
#[post("/v1/games/{id}/sandbox/rewind")]
async fn rewind_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<RewindRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::rewind_game(&state.games, *id, caller.account, request.version).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// The faults to inject for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatFaults {
    /// The seat.
    #[schema(minimum = 0, maximum = 7, example = 1)]
    seat: u8,
    /// How many of its next accepted requests are carried out, but the connection is cut instead of an answer.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 1)]
    lose_answers: u8,
    /// How many of its next requests are overtaken: just before them, a bot decides for another seat the game is waiting for, or for
    /// this one if there is no other.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 0)]
    overtake: u8,
    /// How many of its next deadlines pass as soon as the game is waiting for it: a bot decides for the seat, which is notified
    /// afterwards. Only with a clock that lets a bot decide at the deadline.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 100, default = 0, example = 0)]
    expire: u8,
}

/// Inject faults into a sandbox.
///
/// For one seat, replacing earlier settings: lost answers, commands that another move overtakes, and deadlines that pass. The owner
/// sees the remaining faults in the game's `sandbox`.
#[utoipa::path(
    tag = "sandboxes",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = SeatFaults, example = json!({"seat": 1, "lose_answers": 1, "overtake": 0, "expire": 0})),
    responses((status = 200, description = "The game.", body = GameSummary,
        example = json!(sandbox_example(&json!([{"seat": 1, "lose_answers": 1, "overtake": 0, "expire": 0}]))))),
    extensions(("x-problems" = json!(["not_found", "not_owner", "not_a_sandbox", "game_not_running"]))),
)]
#[post("/v1/games/{id}/sandbox/faults")]
async fn set_faults(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<SeatFaults>,
) -> Result<HttpResponse, ApiError> {
    let SeatFaults { seat, lose_answers, overtake, expire } = request;
    let faults = play::SeatFaults { seat, lose_answers, overtake, expire };
    let game = play::set_faults(&state.games, *id, caller.account, faults).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// An answer that never arrives: its body fails, so that the server cuts the connection.
pub(in crate::http::routes) fn lost_answer() -> HttpResponse {
    let broken = std::io::Error::other("answer lost on purpose");
    HttpResponse::Ok().streaming(stream::once(std::future::ready(Err::<web::Bytes, _>(broken))))
}
