//! The caller's own account.

use actix_web::{HttpRequest, HttpResponse, get, patch, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, ProfileUpdate},
    deletion,
    http::{
        answer::problem::ApiError,
        request::{
            body::{Body, not_null},
            caller::{Caller, Manage, PasswordAttempt, Read, VerifiedSession},
            etag,
        },
        state::AppState,
    },
    model::{
        account_ref::AccountKind,
        ids::AccountId,
        texts::{DisplayName, Email, Locale, SubmittedSecret, TimeZone},
    },
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(show_account).service(update_account).service(delete_account);
}

/// An account as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct Account {
    /// The id.
    id: AccountId,
    /// The public handle.
    name: String,
    /// The name shown to others.
    display_name: String,
    /// Whether it is a person or a bot.
    kind: AccountKind,
    /// Whether it is a guest, without a chosen name and a password; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false, default = false)]
    guest: bool,
    /// The private e-mail address.
    email: Option<String>,
    /// Whether the address was verified.
    email_verified: bool,
    /// The language of texts for this account.
    locale: Locale,
    /// The IANA name of the time zone.
    time_zone: String,
    /// When the account was created.
    created_at: DateTime<Utc>,
}

impl Account {
    pub(in crate::http::routes) fn example() -> Value {
        json!({
            "id": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada Lovelace", "kind": "person",
            "email": "ada@example.org", "email_verified": false, "locale": "en", "time_zone": "Europe/London",
            "created_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl From<accounts::Account> for Account {
    fn from(account: accounts::Account) -> Self {
        Self {
            id: account.id,
            name: account.name,
            display_name: account.display_name,
            kind: account.kind,
            guest: account.guest,
            email: account.email,
            email_verified: account.email_verified,
            locale: account.locale,
            time_zone: account.time_zone,
            created_at: account.created_at,
        }
    }
}

/// Show my account.
///
/// The caller's account, with its private data.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The account.", body = Account, example = json!(Account::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account")]
async fn show_account(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let account = accounts::show_account(&state.accounts, caller.account).await?;
    etag::json(&http, &Account::from(account))
}

/// The changes; absent members stay unchanged.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateAccountRequest {
    /// The name shown to others.
    display_name: Option<DisplayName>,
    /// An e-mail address, shown to the account itself only; null removes it. Nothing is sent there until it is verified, see
    /// `POST /v1/account/email`.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Email>, required = false)]
    email: Option<Option<Email>>,
    /// The language of texts for this account.
    locale: Option<Locale>,
    /// The IANA name of the time zone.
    time_zone: Option<TimeZone>,
}

/// Distinguishes null from absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Email>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Change my profile.
///
/// Changes the given members only. Bots and guests have no e-mail address.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = UpdateAccountRequest, example = json!({"display_name": "Ada", "time_zone": "Europe/Paris"})),
    responses((status = 200, description = "The account.", body = Account, example = json!(Account::example()))),
    extensions(("x-problems" = json!(["not_for_bots", "not_for_guests"]))),
)]
#[patch("/v1/account")]
async fn update_account(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    Body(request): Body<UpdateAccountRequest>,
) -> Result<HttpResponse, ApiError> {
    let update = ProfileUpdate {
        display_name: request.display_name,
        email: request.email,
        locale: request.locale,
        time_zone: request.time_zone,
    };
    let account = accounts::update_account(&state.accounts, caller.account, &update).await?;
    if update.time_zone.is_some() {
        state.games.update_clocks_of(caller.account).await?;
    }
    Ok(HttpResponse::Ok().json(Account::from(account)))
}

/// The password, as a confirmation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteAccountRequest {
    /// The caller's password. Required unless the caller is a guest, which has none.
    #[serde(default, deserialize_with = "not_null")]
    #[schema(value_type = SubmittedSecret, required = false)]
    password: Option<SubmittedSecret>,
}

/// Delete my account.
///
/// Removes all personal data and revokes all sessions and tokens, immediately and permanently (within a second on other servers of
/// the same database). The account leaves its open tables and resigns from its running games; the games remain, without a name at
/// its seat. The bots it owns are deleted too.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = DeleteAccountRequest, example = json!({"password": "not the real password"})),
    responses((status = 204, description = "The account is deleted.")),
    extensions(("x-problems" = json!(["wrong_password", "conflict", "busy"]))),
)]
#[post("/v1/account/deletion")]
async fn delete_account(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    _attempt: PasswordAttempt,
    Body(request): Body<DeleteAccountRequest>,
) -> Result<HttpResponse, ApiError> {
    let deletion = accounts::confirm_deletion(&state.accounts, caller.account, request.password.as_ref()).await?;
    deletion::leave_games_and_delete(&state.accounts, &state.games, deletion).await?;
    Ok(HttpResponse::NoContent().finish())
}
