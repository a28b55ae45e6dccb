//! Changing the password.

use actix_web::{HttpResponse, put, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, PasswordChangeRequest, RemainingTokens, SignedIn},
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Manage, PasswordAttempt, VerifiedSession},
            session_cookie::SessionCookie,
        },
        state::AppState,
    },
    model::texts::{Password, SubmittedSecret},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(change_password);
}

/// The old password and the new one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePasswordRequest {
    /// The current password.
    current_password: SubmittedSecret,
    /// The new password.
    new_password: Password,
    /// Whether the account's personal access tokens are revoked as well.
    #[serde(default)]
    #[schema(default = false)]
    revoke_access_tokens: bool,
    /// Whether the tokens of the account's bots are revoked as well.
    #[serde(default)]
    #[schema(default = false)]
    revoke_bot_tokens: bool,
}

/// The new session, and the number of tokens that still work.
#[derive(Serialize, ToSchema)]
struct PasswordChanged {
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
    /// The number of personal access tokens of the account that still work.
    #[schema(minimum = 0)]
    access_tokens_left: i64,
    /// The number of tokens of the account's bots that still work.
    #[schema(minimum = 0)]
    bot_tokens_left: i64,
}

impl PasswordChanged {
    fn new(signed_in: &SignedIn, left: RemainingTokens, cookie: &SessionCookie) -> Self {
        Self {
            token_type: "Bearer",
            access_token: signed_in.access_token.clone(),
            expires_at: signed_in.expires_at,
            refresh_token: cookie.json_token(signed_in),
            refresh_expires_at: signed_in.refresh_expires_at,
            access_tokens_left: left.own,
            bot_tokens_left: left.bots,
        }
    }

    fn example() -> Value {
        json!({
            "token_type": "Bearer", "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
            "expires_at": "2026-01-01T12:15:00Z", "refresh_token": "salon_rt_4VfQ2c",
            "refresh_expires_at": "2026-01-31T12:00:00Z", "access_tokens_left": 0, "bot_tokens_left": 2
        })
    }
}

/// Change my password.
///
/// Ends all sessions of the account and creates a new one for the caller. Personal access tokens of the account and of its bots stay
/// valid unless the request revokes them; the answer has the number that still work.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: the refresh token comes in an HttpOnly cookie and not in the answer"),
    ),
    request_body(content = ChangePasswordRequest, example = json!({
        "current_password": "not the real password", "new_password": "a staple for every horse", "revoke_access_tokens": true
    })),
    responses((status = 200, description = "The new session, and the number of tokens left.", body = PasswordChanged,
        example = json!(PasswordChanged::example()))),
    extensions(("x-problems" = json!(["wrong_password", "cross_site_request", "busy"]))),
)]
#[put("/v1/account/password")]
async fn change_password(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    cookie: SessionCookie,
    _attempt: PasswordAttempt,
    Body(request): Body<ChangePasswordRequest>,
) -> Result<HttpResponse, ApiError> {
    let change = PasswordChangeRequest {
        current: request.current_password,
        new: request.new_password,
        revoke_access_tokens: request.revoke_access_tokens,
        revoke_bot_tokens: request.revoke_bot_tokens,
    };
    let (signed_in, left) = accounts::change_password(&state.accounts, caller.account, &change).await?;
    Ok(cookie.set(HttpResponse::Ok().json(PasswordChanged::new(&signed_in, left, &cookie)), &signed_in))
}
