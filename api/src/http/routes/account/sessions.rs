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
            body::Body,
            caller::{Caller, Manage, PasswordAttempt},
        },
        state::State,
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
    /// To be exchanged for the next pair of tokens; can be used once.
    refresh_token: String,
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

impl From<SignedIn> for Tokens {
    fn from(signed_in: SignedIn) -> Self {
        Self {
            token_type: "Bearer",
            access_token: signed_in.access_token,
            expires_at: signed_in.expires_at,
            refresh_token: signed_in.refresh_token,
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
    request_body(content = CreateSessionRequest, example = json!({"name": "ada", "password": "not the real password"})),
    responses((status = 201, description = "The session.", body = Tokens, example = json!(Tokens::example()))),
    extensions(("x-problems" = json!(["wrong_credentials", "busy"]))),
)]
#[post("/v1/sessions")]
async fn create_session(
    state: web::Data<State>,
    _attempt: PasswordAttempt,
    Body(request): Body<CreateSessionRequest>,
) -> Result<HttpResponse, ApiError> {
    // Not recorded for the answer: its headers would reveal how often others tried this name.
    state.limits.sign_in_name(request.name.as_str())?;
    let signed_in = accounts::sign_in(&state.accounts, request.name.as_str(), &request.password).await?;
    Ok(HttpResponse::Created().json(Tokens::from(signed_in)))
}

/// The refresh token of a session.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RefreshSessionRequest {
    /// The newest refresh token of the session.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "salon_rt_4VfQ2c")]
    refresh_token: SubmittedSecret,
}

/// Refresh a session.
///
/// Exchanges the refresh token for a new pair of tokens. Each can be used once: if one is used again it was copied, and the whole
/// session is revoked.
#[utoipa::path(
    tag = "sessions",
    request_body(content = RefreshSessionRequest, example = json!({"refresh_token": "salon_rt_4VfQ2c"})),
    responses((status = 200, description = "The new pair of tokens.", body = Tokens, example = json!(Tokens::example()))),
    extensions(("x-problems" = json!(["invalid_refresh_token", "busy"]))),
)]
#[post("/v1/sessions/refresh")]
async fn refresh_session(
    state: web::Data<State>,
    Body(request): Body<RefreshSessionRequest>,
) -> Result<HttpResponse, ApiError> {
    let signed_in = accounts::refresh_session(&state.accounts, &request.refresh_token).await?;
    Ok(HttpResponse::Ok().json(Tokens::from(signed_in)))
}

/// Sign out.
///
/// Ends the session of the access token: it can no longer be refreshed, and every server refuses its access tokens within a second.
/// Streams and waiting requests that were opened with them end.
#[utoipa::path(
    tag = "sessions",
    security(("bearer" = ["manage"])),
    responses((status = 204, description = "The session has ended.")),
    extensions(("x-problems" = json!(["session_required"]))),
)]
#[delete("/v1/sessions/current")]
async fn delete_session(state: web::Data<State>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    match caller.auth {
        AuthMethod::Session(session) => accounts::sign_out(&state.accounts, caller.account, session).await?,
        AuthMethod::AccessToken(_) => return Err(ApiError::new(Code::SessionRequired)),
    }
    Ok(HttpResponse::NoContent().finish())
}

/// Sign out everywhere.
///
/// Ends all sessions of the account, including the caller's. Personal access tokens stay valid.
#[utoipa::path(
    tag = "sessions",
    security(("bearer" = ["manage"])),
    responses((status = 204, description = "All sessions have ended.")),
)]
#[delete("/v1/sessions")]
async fn delete_sessions(state: web::Data<State>, caller: Caller<Manage>) -> Result<HttpResponse, ApiError> {
    accounts::sign_out_everywhere(&state.accounts, caller.account).await?;
    Ok(HttpResponse::NoContent().finish())
}
