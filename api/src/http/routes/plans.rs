//! Planned moves.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, put, web};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{ApiError, Body, Caller, Play, Read, State, etag},
    play::{self, Plan, PlanOrder, PlanPreview},
    store::ids::{GameId, PlanId},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_plans).service(create_plan).service(preview_plan).service(replace_plan).service(delete_plan);
}

fn order() -> Value {
    json!({
        "decision": "place_bid", "acts": "at_once", "conditions": [{"path": "/round", "is": 3}],
        "alternatives": [{"commands": [{"kind": "place_bid", "card": 12}]}]
    })
}

fn example() -> Value {
    json!({
        "id": "0199a0c2-cccc-7c55-b0f4-6d3a7f2f7d11", "seat": 0, "decision": "place_bid", "acts": "at_once",
        "conditions": [{"path": "/round", "is": 3}], "alternatives": [{"commands": [{"kind": "place_bid", "card": 12}]}],
        "created_at": "2026-01-01T12:00:00Z", "updated_at": "2026-01-01T12:00:00Z"
    })
}

/// Plans of a seat.
#[derive(Serialize, ToSchema)]
struct Plans {
    /// The oldest first, which is the order they are looked at.
    items: Vec<Plan>,
}

/// List my planned moves.
///
/// Those of the caller's seat in this game; nobody else ever sees them.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses(
        (status = 200, description = "The plans.", body = Plans, example = json!({"items": [example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned"]))),
)]
#[get("/v1/games/{id}/plans")]
async fn list_plans(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Plans { items: play::list_plans(&state.games, *id, caller.account).await? })
}

/// Plan a move.
///
/// When the seat is awaited for the decision, and the plan's conditions hold, the first alternative that is legal as a whole is
/// played at once (or, with `at_deadline`, when the time is up). If none is, the plan lapses and the feed says why. A plan acts
/// once. Conditions look into the seat's own view of the game, so they can use whatever the seat may know.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PlanOrder, example = json!(order())),
    responses((status = 201, description = "The plan.", body = Plan,
        headers(("Location" = String, description = "Where the plan is.")), example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "has_resigned", "game_not_running", "too_many_plans", "conflict", "command_refused"
    ]))),
)]
#[post("/v1/games/{id}/plans")]
async fn create_plan(
    state: web::Data<State>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(order): Body<PlanOrder>,
) -> Result<HttpResponse, ApiError> {
    let plan = play::put_plan(&state.games, *id, caller.account, PlanId::new(), &order).await?;
    let location = format!("/v1/games/{}/plans/{}", *id, plan.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(plan))
}

/// Try a plan out.
///
/// What would become of it as things stand, without keeping it. Nothing hidden is looked at.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PlanOrder, example = json!(order())),
    responses((status = 200, description = "What would become of it.", body = PlanPreview, example = json!({
        "version": 17, "awaited": true, "meant": true, "alternatives": [{"playable": true}]
    }))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned", "command_refused"]))),
)]
#[post("/v1/games/{id}/plan-preview")]
async fn preview_plan(
    state: web::Data<State>,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    Body(order): Body<PlanOrder>,
) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::preview_plan(&state.games, *id, caller.account, &order).await?))
}

/// Change a plan.
///
/// Until it has acted; then there is no such plan any more. An id that is not known makes a new plan, so that sending it again
/// does no harm.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("plan" = PlanId, Path, description = "Id of the plan"),
    ),
    request_body(content = PlanOrder, example = json!(order())),
    responses((status = 200, description = "The plan.", body = Plan, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "has_resigned", "game_not_running", "too_many_plans", "conflict", "command_refused"
    ]))),
)]
#[put("/v1/games/{id}/plans/{plan}")]
async fn replace_plan(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, PlanId)>,
    Body(order): Body<PlanOrder>,
) -> Result<HttpResponse, ApiError> {
    let (game, plan) = *path;
    Ok(HttpResponse::Ok().json(play::put_plan(&state.games, game, caller.account, plan, &order).await?))
}

/// Drop a plan.
#[utoipa::path(
    tag = "play",
    description = "Before it has acted.",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("plan" = PlanId, Path, description = "Id of the plan"),
    ),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned", "conflict"]))),
)]
#[delete("/v1/games/{id}/plans/{plan}")]
async fn delete_plan(
    state: web::Data<State>,
    caller: Caller<Play>,
    path: web::Path<(GameId, PlanId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, plan) = *path;
    play::delete_plan(&state.games, game, caller.account, plan).await?;
    Ok(HttpResponse::NoContent().finish())
}
