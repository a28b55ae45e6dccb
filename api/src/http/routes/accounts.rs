//! Accounts as others see them, and how one comes to be.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::{account::Account, sessions::Tokens};
use crate::{
    accounts::{self, AccountKind, DisplayName, Email, Locale, Name, Password, Registration, Somebody, TimeZone},
    http::{ApiError, Body, Code, Language, PasswordAttempt, State, Visitor, etag},
    play::{Punctuality, Vacation},
    store::ids::AccountId,
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(register_account).service(show_profile);
}

/// Who somebody wants to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RegisterRequest {
    /// The public handle, unique on this server.
    name: Name,
    /// For signing in.
    password: Password,
    /// What others read; the name if absent.
    display_name: Option<DisplayName>,
    /// Private, optional and without effect until it is verified.
    email: Option<Email>,
    /// Language of what they read; that of `Accept-Language` if absent.
    locale: Option<Locale>,
    /// Where they live; UTC if absent.
    time_zone: Option<TimeZone>,
}

/// A new account, signed in.
#[derive(Serialize, ToSchema)]
struct Registered {
    /// The account.
    account: Account,
    /// Its first session.
    tokens: Tokens,
}

/// Register.
///
/// Makes an account and signs it in. Names are public, so a taken one is told; whether an e-mail address is known here is not.
#[utoipa::path(
    tag = "accounts",
    request_body(content = RegisterRequest, example = json!({
        "name": "ada", "password": "not the real password", "display_name": "Ada Lovelace", "time_zone": "Europe/London"
    })),
    responses((status = 201, description = "The account and its first session.", body = Registered,
        headers(("Location" = String, description = "Public profile of the account.")),
        example = json!({"account": Account::example(), "tokens": Tokens::example()}))),
    extensions(("x-problems" = json!(["name_taken", "busy"]))),
)]
#[post("/v1/accounts")]
async fn register_account(
    state: web::Data<State>,
    language: Language,
    _attempt: PasswordAttempt,
    Body(request): Body<RegisterRequest>,
) -> Result<HttpResponse, ApiError> {
    let registration = Registration {
        name: request.name,
        password: request.password,
        display_name: request.display_name,
        email: request.email,
        locale: request.locale.unwrap_or(language.0),
        time_zone: request.time_zone,
    };
    let (account, signed_in) = accounts::register_account(&state.accounts, &registration).await?;
    let location = format!("/v1/accounts/{}", account.name);
    let answer = Registered { account: Account::try_from(account)?, tokens: signed_in.into() };
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(answer))
}

/// What everybody may know about an account.
#[derive(Serialize, ToSchema)]
struct Profile {
    /// Its id.
    id: AccountId,
    /// The public handle.
    name: String,
    /// What others read.
    display_name: String,
    /// Whether it is a person or a bot.
    kind: AccountKind,
    /// Who answers for it, if it is a bot that somebody brought along.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<Somebody>,
    /// Since when it is here.
    created_at: DateTime<Utc>,
    /// How often it decides in time.
    reliability: Punctuality,
    /// The vacation it is on, if it is.
    vacation: Option<Vacation>,
}

/// Show somebody's public profile.
///
/// What everybody may know about an account, by its name.
#[utoipa::path(
    tag = "accounts",
    security((), ("bearer" = ["read"])),
    params(("name" = String, Path, description = "The public handle", example = "ada")),
    responses(
        (status = 200, description = "The profile.", body = Profile, example = json!({
            "id": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada Lovelace",
            "kind": "person", "created_at": "2026-01-01T12:00:00Z",
            "reliability": {"decisions": 120, "in_time": 118, "percent": 98}, "vacation": null
        })),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/accounts/{name}")]
async fn show_profile(
    state: web::Data<State>,
    http: HttpRequest,
    _visitor: Visitor,
    name: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    let name: Name = name.parse().map_err(|_| ApiError::new(Code::NotFound))?;
    let account = accounts::show_named_account(&state.accounts, &name).await?;
    let (reliability, vacation) = state.games.public_life(account.id).await?;
    let owner = accounts::owner_of(&state.accounts, &account).await?;
    let profile = Profile {
        id: account.id,
        name: account.name,
        display_name: account.display_name,
        kind: AccountKind::try_from(account.kind.as_str())?,
        owner,
        created_at: account.created_at,
        reliability,
        vacation,
    };
    etag::json(&http, &profile)
}
