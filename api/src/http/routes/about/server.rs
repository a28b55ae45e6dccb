//! Health, metrics and documentation of the server.

use std::sync::OnceLock;

use actix_web::{HttpRequest, HttpResponse, get, http::header, web};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    health::{self, NotReady},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{etag, language::RequestLanguage},
        state::AppState,
    },
    platform::shutdown::ServerPhase,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(show_health)
        .service(show_readiness)
        .service(show_metrics)
        .service(show_server)
        .service(show_openapi)
        .service(show_problem);
}

/// The health of the server.
#[derive(Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
}

/// Check that the process is alive.
///
/// Answers 200 whenever the server answers at all. Does not query the database.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "The process is alive.", body = Health, example = json!({"status": "ok"})),
))]
#[get("/healthz")]
async fn show_health() -> HttpResponse {
    HttpResponse::Ok().json(Health { status: "ok" })
}

/// Check that the server can take requests.
///
/// Checks that the database answers and that its schema is that of this build, at most once a second. A server that is stopping
/// answers 503 before it closes its socket.
#[utoipa::path(
    tag = "server",
    responses((status = 200, description = "The server can take requests.", body = Health, example = json!({"status": "ok"}))),
    extensions(("x-problems" = json!(["unavailable"]))),
)]
#[get("/readyz")]
async fn show_readiness(state: web::Data<AppState>) -> Result<HttpResponse, ApiError> {
    if *state.phase.borrow() != ServerPhase::Serving {
        return Err(unready("The server is stopping. Send the request again."));
    }
    let failing = state.workers.failing();
    if !failing.is_empty() {
        return Err(unready(format!("Background workers keep failing: {}.", failing.join(", "))));
    }
    // Not rate limited, so the result is cached.
    state.readiness.get_or_load(health::check_database(&state.accounts.store)).await?;
    Ok(HttpResponse::Ok().json(Health { status: "ok" }))
}

fn unready(reason: impl Into<String>) -> ApiError {
    ApiError::new(Code::Unavailable).detail(reason).retry_after(2)
}

impl From<NotReady> for ApiError {
    fn from(error: NotReady) -> Self {
        let refusal = match &error {
            NotReady::NoAnswer(_) => unready("The database does not answer."),
            NotReady::NoMigrations(_) => unready("The migrations cannot be read."),
            NotReady::Pending(_) => unready(error.to_string()),
        };
        refusal.because(error)
    }
}

/// Show metrics for Prometheus.
///
/// Requests by route, method and status, their latency, commands by ruleset and outcome, the latency of appends, the database
/// pool, games by status, and log lines that could not be written.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "The metrics.", body = String, content_type = "text/plain",
     example = json!("salon_http_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1")),
))]
#[get("/metrics")]
async fn show_metrics(state: web::Data<AppState>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(state.metrics.render(&state.accounts.store).await)
}

/// What the server offers.
#[derive(Serialize, ToSchema)]
struct ServerInfo {
    /// The version of the program.
    #[schema(example = "0.1.0")]
    version: &'static str,
    /// Whether people may play as guests, see `POST /v1/guests`.
    guests: bool,
    /// Whether the server sends mail: to verify addresses, to reset passwords, about turns.
    mail: bool,
}

/// Show what the server offers.
///
/// For clients that show only what works here.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "What the server offers.", body = ServerInfo,
     example = json!({"version": "0.1.0", "guests": true, "mail": false})),
    (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
))]
#[get("/v1/server")]
async fn show_server(state: web::Data<AppState>, http: HttpRequest) -> Result<HttpResponse, ApiError> {
    let mail = state.config.mail.smtp_url.is_some();
    let info = ServerInfo { version: env!("CARGO_PKG_VERSION"), guests: state.config.guests.guests, mail };
    etag::json(&http, &info)
}

/// Show this document.
///
/// OpenAPI 3.1, generated from the handlers. The pages at `/docs` display it.
#[utoipa::path(tag = "server", responses(
    (status = 200, description = "The document.", body = serde_json::Value, example = json!({"openapi": "3.1.0"})),
    (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
))]
#[get("/v1/openapi.json")]
async fn show_openapi(state: web::Data<AppState>, http: HttpRequest) -> HttpResponse {
    // The document does not change while the process runs, so it is hashed once.
    static TAG: OnceLock<String> = OnceLock::new();
    let tag = TAG.get_or_init(|| etag::digest(state.openapi.as_bytes()));
    let mut response = etag::unchanged(&http, tag).unwrap_or_else(|| {
        HttpResponse::Ok()
            .content_type("application/json")
            .insert_header((header::ETAG, etag::quoted(tag)))
            .body(state.openapi.to_string())
    });
    // The document is public, so shared caches may store it.
    response.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-cache"));
    response
}

/// A kind of problem.
#[derive(Serialize, ToSchema)]
struct ProblemKind {
    /// The stable name.
    code: &'static str,
    /// The HTTP status of answers with this code.
    status: u16,
    /// What is wrong, for a person.
    title: String,
    /// What the code means, for authors of clients, in the same language.
    meaning: String,
}

/// Show the meaning of a problem code.
///
/// The `type` of a problem document is the path of this description.
#[utoipa::path(
    tag = "server",
    params(
        ("code" = String, Path, description = "Code of the problem", example = "not_found"),
        ("Accept-Language" = Option<String>, Header, description = "The language of the texts: `en` or `fr`"),
    ),
    responses((status = 200, description = "The description.", body = ProblemKind,
        headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({
        "code": "not_found", "status": 404, "title": "Not found",
        "meaning": "The resource does not exist, or the caller may not know of it."
    }))),
    extensions(("x-problems" = json!(["not_found", "nul_character"]))),
)]
#[get("/problems/{code}")]
async fn show_problem(code: web::Path<String>, language: RequestLanguage) -> Result<HttpResponse, ApiError> {
    let code = Code::named(&code).ok_or_else(|| ApiError::new(Code::NotFound))?;
    Ok(language.of(HttpResponse::Ok().json(ProblemKind {
        code: code.as_str(),
        status: code.status().as_u16(),
        title: code.title(language.of_rules()),
        meaning: code.meaning(language.of_rules()),
    })))
}
