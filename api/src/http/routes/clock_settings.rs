//! What clocks respect of the caller's life.

use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use salon_domain::clock::Sleep;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{ApiError, Body, Caller, Manage, Read, State, etag},
    play::{self, ClockSettings, schemas::SleepSchema},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_clock_settings).service(change_clock_settings).service(begin_vacation).service(end_vacation);
}

fn example() -> Value {
    json!({
        "time_zone": "Europe/Paris", "sleep": {"from": "23:00", "to": "07:00"}, "weekends_off": false, "vacation": null,
        "vacation_days_left": 30, "vacation_days_a_year": 30
    })
}

/// Show what my clocks respect.
#[utoipa::path(
    tag = "accounts",
    description = "Sleep hours, weekends and vacation, in the time zone of the profile. Each counts only in games that allow it.",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The settings.", body = ClockSettings, example = json!(example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/clock")]
async fn show_clock_settings(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &play::show_clock_settings(&state.games, caller.account).await?)
}

/// What is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ClockSettingsRequest {
    /// When the caller sleeps, at most twelve hours; null for never.
    #[schema(value_type = Option<SleepSchema>)]
    sleep: Option<Sleep>,
    /// Whether clocks stand still on Saturdays and Sundays.
    weekends_off: bool,
}

/// Change what my clocks respect.
///
/// Counts from now on, for decisions that wait already too; what ran on any clock stays as it ran.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = ClockSettingsRequest, example = json!({
        "sleep": {"from": "23:00", "to": "07:00"}, "weekends_off": false
    })),
    responses((status = 200, description = "The settings.", body = ClockSettings, example = json!(example()))),
    extensions(("x-problems" = json!(["conflict"]))),
)]
#[put("/v1/account/clock")]
async fn change_clock_settings(
    state: web::Data<State>,
    caller: Caller<Manage>,
    Body(request): Body<ClockSettingsRequest>,
) -> Result<HttpResponse, ApiError> {
    let (sleep, weekends_off) = (request.sleep, request.weekends_off);
    let settings = play::change_clock_settings(&state.games, caller.account, sleep, weekends_off).await?;
    Ok(HttpResponse::Ok().json(settings))
}

/// Go on vacation.
///
/// From now until it is ended, or until the days of the year are used up; every local day begun counts. Others see it.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    responses((status = 200, description = "The settings.", body = ClockSettings, example = json!(example()))),
    extensions(("x-problems" = json!(["no_vacation_left", "conflict"]))),
)]
#[put("/v1/account/vacation")]
async fn begin_vacation(state: web::Data<State>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::begin_vacation(&state.games, caller.account).await?))
}

/// Come back from vacation.
#[utoipa::path(
    tag = "accounts",
    description = "Clocks run again from now on. Without a vacation nothing changes.",
    security(("bearer" = ["manage"])),
    responses((status = 200, description = "The settings.", body = ClockSettings, example = json!(example()))),
    extensions(("x-problems" = json!(["conflict"]))),
)]
#[delete("/v1/account/vacation")]
async fn end_vacation(state: web::Data<State>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    Ok(HttpResponse::Ok().json(play::end_vacation(&state.games, caller.account).await?))
}
