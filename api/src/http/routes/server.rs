//! The server about itself: health, figures, documentation.

use std::sync::OnceLock;

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{ApiError, Code, Language, State, etag},
    lifecycle::Phase,
    store::Store,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(show_health)
        .service(show_readiness)
        .service(show_metrics)
        .service(show_openapi)
        .service(show_problem);
}

/// How the server is.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
}

/// Is the process alive?
///
/// Says so as long as the server answers at all; asks nothing of the database.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "It is.", body = Health, example = json!({"status": "ok"})),
))]
#[get("/healthz")]
async fn show_health() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Can the server take requests?
///
/// Asks the database for a sign of life and whether its schema is that of this build, at most once a second. A server that is
/// about to stop says no before it takes no more requests.
#[utoipa::path(
    tag = "server",
    responses((status = 200, description = "It can.", body = Health, example = json!({"status": "ok"}))),
    extensions(("x-problems" = json!(["unavailable"]))),
)]
#[get("/readyz")]
async fn show_readiness(state: web::Data<State>) -> Result<HttpResponse, ApiError> {
    if *state.phase.borrow() != Phase::Serving {
        return Err(unready("the server is stopping".to_owned()));
    }
    // Anybody may ask, as often as they like.
    state.readiness.or(ask_database(&state.accounts.store)).await?;
    Ok(HttpResponse::Ok().json(Health { status: "ok" }))
}

fn unready(reason: String) -> ApiError {
    ApiError::new(Code::Unavailable).detail(reason).retry_after(2)
}

async fn ask_database(store: &Store) -> Result<(), ApiError> {
    store.ping().await.map_err(|error| unready("the database does not answer".to_owned()).because(error))?;
    let pending = store
        .pending_migrations()
        .await
        .map_err(|error| unready("the migrations cannot be read".to_owned()).because(error))?;
    if pending.is_empty() { Ok(()) } else { Err(unready(format!("migrations are pending: {}", pending.join(", ")))) }
}

/// Figures for Prometheus.
///
/// Requests by route, method and status, their latency, commands by ruleset and outcome, the latency of appends, the database
/// pool, games by status, and log lines that could not be written.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "The figures.", body = String, content_type = "text/plain",
     example = json!("salon_http_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1")),
))]
#[get("/metrics")]
async fn show_metrics(state: web::Data<State>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(state.metrics.render(&state.accounts.store).await)
}

/// This document.
///
/// OpenAPI 3.1, generated from the handlers; the pages at `/docs` show it.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "The document.", body = serde_json::Value, example = json!({"openapi": "3.1.0"})),
    (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
))]
#[get("/v1/openapi.json")]
async fn show_openapi(state: web::Data<State>, http: HttpRequest) -> HttpResponse {
    // It is the same as long as the process lives, and too long to be hashed each time.
    static TAG: OnceLock<String> = OnceLock::new();
    let tag = TAG.get_or_init(|| etag::digest(state.openapi.as_bytes()));
    let mut response = etag::unchanged(&http, tag).unwrap_or_else(|| {
        HttpResponse::Ok()
            .content_type("application/json")
            .insert_header((header::ETAG, etag::quoted(tag)))
            .body(state.openapi.to_string())
    });
    // Anybody may keep it.
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-cache"));
    response
}

/// What a kind of problem is.
#[derive(Serialize, ToSchema)]
struct ProblemKind {
    /// Its stable name.
    code: &'static str,
    /// The HTTP status it comes with.
    status: u16,
    /// A few words for a person.
    title: &'static str,
    /// What it means, for whoever writes a client.
    meaning: &'static str,
}

/// What a problem code means.
///
/// The `type` of a problem document is the address of this description.
#[utoipa::path(
    tag = "server",
    params(
        ("code" = String, Path, description = "Code of the problem", example = "not_found"),
        ("Accept-Language" = Option<String>, Header, description = "Which language the title is wanted in: `en` or `fr`"),
    ),
    responses((status = 200, description = "The description.", body = ProblemKind,
        headers(("Content-Language" = String, description = "The language of the title.")), example = json!({
        "code": "not_found", "status": 404, "title": "Not found",
        "meaning": "There is no such thing, or the caller may not know of it."
    }))),
    extensions(("x-problems" = json!(["not_found", "nul_character"]))),
)]
#[get("/problems/{code}")]
async fn show_problem(code: web::Path<String>, language: Language) -> Result<HttpResponse, ApiError> {
    let code = Code::named(&code).ok_or_else(|| ApiError::new(Code::NotFound))?;
    Ok(language.of(HttpResponse::Ok().json(ProblemKind {
        code: code.as_str(),
        status: code.status().as_u16(),
        title: code.title(language.0),
        meaning: code.meaning(),
    })))
}
