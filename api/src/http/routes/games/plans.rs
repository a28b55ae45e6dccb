//! Plans: commands stored in advance.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, put, web};
use salon_domain::kernel::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play, Read},
            etag,
            language::{self, RequestLanguage},
        },
        shapes::{
            plans::{Plan, PlanRequest},
            words::Words,
        },
        state::AppState,
    },
    model::ids::{GameId, PlanId},
    play::{self, Obstacle, PlanKey},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_plans).service(create_plan).service(preview_plan).service(replace_plan).service(delete_plan);
}

fn request_example() -> Value {
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

fn said_example() -> Value {
    let sentence = "As soon as it is your turn to seal a bid and the condition of the plan holds, the commands are played if the rules \
        allow them.";
    let mut plan = example();
    if let Some(plan) = plan.as_object_mut() {
        plan.insert("words".to_owned(), json!({"label": "Planned: seal a bid", "sentence": sentence}));
        plan.insert("alternatives_words".to_owned(), json!([[{"label": "Bid 12", "sentence": "Seal a bid of 12."}]]));
    }
    plan
}

/// Plans of a seat.
#[derive(Serialize, ToSchema)]
struct Plans {
    /// The plans, the oldest first, which is the order in which they are tried.
    items: Vec<Plan>,
}

/// Which plans to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct PlansQuery {
    /// Answer with the texts of the plans too.
    #[serde(default)]
    #[param(default = false)]
    words: bool,
}

/// List my plans.
///
/// The plans of the caller's seat in this game. Only the caller can see them. What the commands of a plan do is said as far as can be
/// foreseen: the server imagines how the game goes on until it is waiting for the decision.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game"), PlansQuery),
    responses(
        (status = 200, description = "The plans.", body = Plans,
            headers(("Content-Language" = String, description = "The language of the texts, if `words` asks for them.")),
            example = json!({"items": [said_example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned"]))),
)]
#[get("/v1/games/{id}/plans")]
async fn list_plans(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    query: web::Query<PlansQuery>,
) -> Result<HttpResponse, ApiError> {
    let language = language::if_asked(query.words, &http).await;
    let items = match language {
        None => {
            let plans = play::list_plans(&state.games, *id, caller.account).await?;
            plans.into_iter().map(Plan::from).collect()
        }
        Some(language) => {
            let plans = play::say_plans(&state.games, (*id, caller.account), language.of_rules()).await?;
            plans.into_iter().map(Plan::from).collect()
        }
    };
    Ok(language::say(language, etag::json(&http, &Plans { items })?))
}

/// Create a plan.
///
/// When the game is waiting for the seat to make this decision and the plan's conditions hold, the first alternative whose commands
/// are all legal is played immediately (with `at_deadline`, at the deadline). If there is none, the plan lapses and a notice in the
/// feed says why. A plan is played once. Conditions are evaluated on the seat's own view of the game.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PlanRequest, example = json!(request_example())),
    responses((status = 201, description = "The plan.", body = Plan,
        headers(("Location" = String, description = "The path of the plan.")), example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "has_resigned", "game_not_running", "too_many_plans", "conflict", "command_refused"
    ]))),
)]
#[post("/v1/games/{id}/plans")]
async fn create_plan(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<PlanRequest>,
) -> Result<HttpResponse, ApiError> {
    let key = PlanKey { game: *id, account: caller.account, id: PlanId::new() };
    let plan = play::put_plan(&state.games, key, &request.into()).await?;
    let location = format!("/v1/games/{}/plans/{}", *id, plan.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(Plan::from(plan)))
}

/// What would become of a plan now.
#[derive(Serialize, ToSchema)]
struct PlanPreview {
    /// The number of events so far.
    #[schema(minimum = 0)]
    version: i64,
    /// Whether the game is waiting for the seat to make this decision now.
    awaited: bool,
    /// Whether the plan's own conditions hold now.
    meant: bool,
    /// The result of each alternative, in order. While the game is not waiting for the seat, commands are mostly refused; that says
    /// nothing about later.
    alternatives: Vec<AlternativePreview>,
}

/// The result of trying one alternative.
#[derive(Serialize, ToSchema)]
#[schema(as = Tried)]
struct AlternativePreview {
    /// Whether it would be played now.
    playable: bool,
    /// Why it would not, in the language of `Content-Language`.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The same in two lengths.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    reason_words: Option<Words>,
    /// The index of the condition that does not hold, among those of the alternative.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, value_type = usize, required = false)]
    condition: Option<usize>,
    /// The kind of the event that would reveal hidden information. Commands after it are not tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    stops_at: Option<&'static str>,
    /// The same for people: what is not known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    stops_at_words: Option<Words>,
}

impl PlanPreview {
    fn new(preview: play::PlanPreview, language: Language) -> Self {
        let tried = |tried: play::Tried| {
            let (stops_at, words) = tried.stops_at.unzip();
            AlternativePreview {
                playable: tried.obstacle.is_none(),
                reason: tried.obstacle.as_ref().map(|obstacle| obstacle.sentence(language)),
                reason_words: tried.obstacle.as_ref().map(|obstacle| obstacle.words(language).into()),
                condition: match tried.obstacle {
                    Some(Obstacle::Condition { index, .. }) => Some(index),
                    Some(Obstacle::Refused(_)) | None => None,
                },
                stops_at,
                stops_at_words: words.map(Words::from),
            }
        };
        Self {
            version: preview.version,
            awaited: preview.awaited,
            meant: preview.meant,
            alternatives: preview.alternatives.into_iter().map(tried).collect(),
        }
    }
}

/// Preview a plan.
///
/// What would become of the plan now, without storing it. Uses only what the seat may know.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = PlanRequest, example = json!(request_example())),
    responses((status = 200, description = "What would become of the plan.", body = PlanPreview,
        headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({
        "version": 17, "awaited": true, "meant": true, "alternatives": [
            {
                "playable": false, "reason": "The condition of this alternative does not hold.", "condition": 0,
                "reason_words": {
                    "label": "Condition not met", "sentence": "The condition of this alternative does not hold."
                }
            },
            {"playable": true}
        ]
    }))),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned", "command_refused"]))),
)]
#[post("/v1/games/{id}/plan-preview")]
async fn preview_plan(
    state: web::Data<AppState>,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    language: RequestLanguage,
    Body(request): Body<PlanRequest>,
) -> Result<HttpResponse, ApiError> {
    let words = language.of_rules();
    let preview = play::preview_plan(&state.games, *id, caller.account, &request.into(), words).await?;
    Ok(language.of(HttpResponse::Ok().json(PlanPreview::new(preview, words))))
}

/// Replace a plan.
///
/// Possible until it is played. An unknown id creates a new plan, so that a retry is safe.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("plan" = PlanId, Path, description = "Id of the plan"),
    ),
    request_body(content = PlanRequest, example = json!(request_example())),
    responses((status = 200, description = "The plan.", body = Plan, example = json!(example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "has_resigned", "game_not_running", "too_many_plans", "conflict", "command_refused"
    ]))),
)]
#[put("/v1/games/{id}/plans/{plan}")]
async fn replace_plan(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, PlanId)>,
    Body(request): Body<PlanRequest>,
) -> Result<HttpResponse, ApiError> {
    let (game, plan) = *path;
    let key = PlanKey { game, account: caller.account, id: plan };
    let plan = play::put_plan(&state.games, key, &request.into()).await?;
    Ok(HttpResponse::Ok().json(Plan::from(plan)))
}

/// Delete a plan.
#[utoipa::path(
    tag = "play",
    description = "Possible until it is played.",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("plan" = PlanId, Path, description = "Id of the plan"),
    ),
    responses((status = 204, description = "The plan is deleted.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "has_resigned", "conflict"]))),
)]
#[delete("/v1/games/{id}/plans/{plan}")]
async fn delete_plan(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, PlanId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, plan) = *path;
    play::delete_plan(&state.games, game, caller.account, plan).await?;
    Ok(HttpResponse::NoContent().finish())
}
