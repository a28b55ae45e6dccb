//! Signing in, refreshing sessions, signing out.

use actix_web::{HttpResponse, delete, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, AuthMethod, SignedIn},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            body::{Body, not_null},
            caller::{Caller, Manage, PasswordAttempt},
            session_cookie::SessionCookie,
        },
        state::AppState,
    },
    model::texts::SubmittedSecret,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(create_session).service(refresh_session).service(delete_session).service(delete_sessions);
}

/// The tokens of a session.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct Tokens {
    /// `Bearer`.
    token_type: &'static str,
    /// For the `Authorization` header; an opaque JWT.
    access_token: String,
    /// When the access token expires.
    expires_at: DateTime<Utc>,
    /// To be exchanged for the next pair of tokens, once; absent if it is in the cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    refresh_token: Option<String>,
    /// When the refresh token expires.
    refresh_expires_at: DateTime<Utc>,
}

impl Tokens {
    pub(in crate::http::routes) fn example() -> Value {
        json!({
            "token_type": "Bearer", "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
            "expires_at": "2026-01-01T12:15:00Z", "refresh_token": "salon_rt_4VfQ2c",
            "refresh_expires_at": "2026-01-31T12:00:00Z"
        })
    }
}

impl Tokens {
    /// The tokens of a session, without the refresh token if it goes into the cookie.
    pub(in crate::http::routes) fn new(signed_in: &SignedIn, cookie: &SessionCookie) -> Self {
        Self {
            token_type: "Bearer",
            access_token: signed_in.access_token.clone(),
            expires_at: signed_in.expires_at,
            refresh_token: cookie.json_token(signed_in),
            refresh_expires_at: signed_in.refresh_expires_at,
        }
    }
}

/// Name and password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateSessionRequest {
    /// The public handle.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "ada")]
    name: SubmittedSecret,
    /// The password.
    password: SubmittedSecret,
}

/// Sign in.
///
/// Creates a session. An unknown name and a wrong password get the same answer after the same time.
#[utoipa::path(
    tag = "sessions",
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: the refresh token comes in an HttpOnly cookie and not in the answer"),
    ),
    request_body(content = CreateSessionRequest, example = json!({"name": "ada", "password": "not the real password"})),
    responses((status = 201, description = "The session.", body = Tokens, example = json!(Tokens::example()))),
    extensions(("x-problems" = json!(["wrong_credentials", "cross_site_request", "busy"]))),
)]
#[post("/v1/sessions")]
async fn create_session(
    state: web::Data<AppState>,
    cookie: SessionCookie,
    _attempt: PasswordAttempt,
    Body(request): Body<CreateSessionRequest>,
) -> Result<HttpResponse, ApiError> {
    // Not recorded for the answer: its headers would reveal how often others tried this name.
    state.limits.sign_in_name(request.name.as_str())?;
    let signed_in = accounts::sign_in(&state.accounts, request.name.as_str(), &request.password).await?;
    Ok(cookie.set(HttpResponse::Created().json(Tokens::new(&signed_in, &cookie)), &signed_in))
}

/// The refresh token of a session.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RefreshSessionRequest {
    /// The newest refresh token of the session. Required without the cookie.
    #[serde(default, deserialize_with = "not_null")]
    #[schema(value_type = String, required = false, min_length = 1, max_length = 512, example = "salon_rt_4VfQ2c")]
    refresh_token: Option<SubmittedSecret>,
}

/// Refresh a session.
///
/// Exchanges the refresh token for a new pair of tokens. Each can be used once: if one is used again it was copied, and the whole
/// session is revoked. But for 30 seconds after its first use a repetition gets the same successor, or the newest token of the session if
/// the successor was used in the meantime: two tabs may refresh at once, and a lost answer may be asked for again.
#[utoipa::path(
    tag = "sessions",
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: the refresh token of the cookie is exchanged, and the new one replaces it"),
    ),
    request_body(content = RefreshSessionRequest, example = json!({"refresh_token": "salon_rt_4VfQ2c"})),
    responses((status = 200, description = "The new pair of tokens.", body = Tokens, example = json!(Tokens::example()))),
    extensions(("x-problems" = json!(["invalid_refresh_token", "session_cookie_missing", "cross_site_request", "busy"]))),
)]
#[post("/v1/sessions/refresh")]
async fn refresh_session(
    state: web::Data<AppState>,
    cookie: SessionCookie,
    Body(request): Body<RefreshSessionRequest>,
) -> Result<HttpResponse, ApiError> {
    let token = request.refresh_token.as_ref().or_else(|| cookie.token()).ok_or_else(|| {
        if cookie.is_asked() { ApiError::new(Code::SessionCookieMissing) } else { ApiError::missing("refresh_token") }
    })?;
    let refreshed = accounts::refresh_session(&state.accounts, token).await;
    let signed_in = refreshed.map_err(|error| match &request.refresh_token {
        // The token of the body was refused, not that of the cookie.
        Some(_) => error.into(),
        None => cookie.clear_if_invalid(error.into()),
    })?;
    Ok(cookie.set(HttpResponse::Ok().json(Tokens::new(&signed_in, &cookie)), &signed_in))
}

/// Sign out.
///
/// Ends the session of the access token: it can no longer be refreshed, and every server refuses its access tokens within a second.
/// Streams and waiting requests that were opened with them end. With `Salon-Session: cookie` the session of the cookie ends too and the
/// cookie is deleted; then no access token is needed, and it is no error if the session has already ended.
#[utoipa::path(
    tag = "sessions",
    security(("bearer" = ["manage"]), ("cookie" = [])),
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: ends the session of the cookie, and deletes the cookie"),
    ),
    responses((status = 204, description = "The session has ended.")),
    extensions(("x-problems" = json!(["session_required", "cross_site_request"]))),
)]
#[delete("/v1/sessions/current")]
async fn delete_session(
    state: web::Data<AppState>,
    cookie: SessionCookie,
    caller: Result<Caller<Manage>, ApiError>,
) -> Result<HttpResponse, ApiError> {
    match caller {
        Ok(caller) => match caller.auth {
            AuthMethod::Session(session) => accounts::sign_out(&state.accounts, caller.account, session).await?,
            AuthMethod::AccessToken(_) => return Err(ApiError::new(Code::SessionRequired)),
        },
        // The access token of a page may be missing or expired.
        Err(_) if cookie.is_asked() => {}
        Err(refusal) => return Err(refusal),
    }
    // Also if there are two, one of which another host of the same domain set: signing out must not end nothing.
    for token in cookie.all_tokens() {
        accounts::sign_out_with(&state.accounts, token).await?;
    }
    Ok(cookie.clear(HttpResponse::NoContent().finish()))
}

/// Sign out everywhere.
///
/// Ends all sessions of the account, including the caller's. Personal access tokens stay valid.
#[utoipa::path(
    tag = "sessions",
    security(("bearer" = ["manage"])),
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: deletes the cookie too"),
    ),
    responses((status = 204, description = "All sessions have ended.")),
    extensions(("x-problems" = json!(["cross_site_request"]))),
)]
#[delete("/v1/sessions")]
async fn delete_sessions(
    state: web::Data<AppState>,
    cookie: SessionCookie,
    caller: Caller<Manage>,
) -> Result<HttpResponse, ApiError> {
    accounts::sign_out_everywhere(&state.accounts, caller.account).await?;
    Ok(cookie.clear(HttpResponse::NoContent().finish()))
}
