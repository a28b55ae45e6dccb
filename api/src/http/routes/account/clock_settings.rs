//! Sleep hours, weekends and vacation of the caller.

use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use salon_domain::clock::Sleep;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Manage, Read},
            etag,
        },
        shapes::{clock::Vacation, ruleset_values::SleepSchema},
        state::AppState,
    },
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_clock_settings).service(change_clock_settings).service(begin_vacation).service(end_vacation);
}

/// Which times the clocks of an account skip.
#[derive(Serialize, ToSchema)]
struct ClockSettings {
    /// The time zone of sleep hours, weekends and vacation days; part of the profile.
    #[schema(example = "Europe/Paris")]
    time_zone: String,
    /// The sleep hours; null for none.
    #[schema(value_type = Option<SleepSchema>)]
    sleep: Option<Sleep>,
    /// Whether the account's clocks stop on Saturdays and Sundays.
    weekends_off: bool,
    /// The current vacation, if there is one.
    vacation: Option<Vacation>,
    /// Vacation days left this year.
    #[schema(minimum = 0)]
    vacation_days_left: u32,
    /// Vacation days a year.
    vacation_days_a_year: u32,
}

impl From<play::ClockSettings> for ClockSettings {
    fn from(settings: play::ClockSettings) -> Self {
        Self {
            time_zone: settings.time_zone,
            sleep: settings.sleep,
            weekends_off: settings.weekends_off,
            vacation: settings.vacation.map(Vacation::from),
            vacation_days_left: settings.vacation_days_left,
            vacation_days_a_year: settings.vacation_days_a_year,
        }
    }
}

fn example() -> Value {
    json!({
        "time_zone": "Europe/Paris", "sleep": {"from": "23:00", "to": "07:00"}, "weekends_off": false, "vacation": null,
        "vacation_days_left": 30, "vacation_days_a_year": 30
    })
}

/// Show my clock settings.
#[utoipa::path(
    tag = "accounts",
    description = "Sleep hours, weekends and vacation, in the time zone of the profile. The clocks of a game skip those that its rules respect.",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The settings.", body = ClockSettings, example = json!(example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/clock")]
async fn show_clock_settings(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let settings = play::show_clock_settings(&state.games, caller.account).await?;
    etag::json(&http, &ClockSettings::from(settings))
}

/// The new settings.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ClockSettingsRequest {
    /// The sleep hours, at most twelve; null for none.
    #[schema(value_type = Option<SleepSchema>)]
    sleep: Option<Sleep>,
    /// Whether clocks stop on Saturdays and Sundays.
    weekends_off: bool,
}

/// Change my clock settings.
///
/// Applies from now on, also to pending decisions; time that has already passed on a clock stays as it was counted.
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
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    Body(request): Body<ClockSettingsRequest>,
) -> Result<HttpResponse, ApiError> {
    let (sleep, weekends_off) = (request.sleep, request.weekends_off);
    let settings = play::change_clock_settings(&state.games, caller.account, sleep, weekends_off).await?;
    Ok(HttpResponse::Ok().json(ClockSettings::from(settings)))
}

/// Begin a vacation.
///
/// It lasts until it is ended, or until the vacation days of the year are used up; every started local day counts. It is public.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    responses((status = 200, description = "The settings.", body = ClockSettings, example = json!(example()))),
    extensions(("x-problems" = json!(["no_vacation_left", "conflict"]))),
)]
#[put("/v1/account/vacation")]
async fn begin_vacation(state: web::Data<AppState>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    let settings = play::begin_vacation(&state.games, caller.account).await?;
    Ok(HttpResponse::Ok().json(ClockSettings::from(settings)))
}

/// End my vacation.
#[utoipa::path(
    tag = "accounts",
    description = "Clocks run again from now on. Without a current vacation nothing changes.",
    security(("bearer" = ["manage"])),
    responses((status = 200, description = "The settings.", body = ClockSettings, example = json!(example()))),
    extensions(("x-problems" = json!(["conflict"]))),
)]
#[delete("/v1/account/vacation")]
async fn end_vacation(state: web::Data<AppState>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    let settings = play::end_vacation(&state.games, caller.account).await?;
    Ok(HttpResponse::Ok().json(ClockSettings::from(settings)))
}
