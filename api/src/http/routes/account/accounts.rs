//! Registration and public profiles.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, Registration, SignedIn},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            body::Body,
            caller::{OptionalCaller, PasswordAttempt},
            etag,
            language::RequestLanguage,
            session_cookie::SessionCookie,
        },
        routes::account::{own_account::Account, sessions::Tokens},
        shapes::clock::Vacation,
        state::AppState,
    },
    model::{
        account_ref::{AccountKind, AccountRef},
        ids::AccountId,
        texts::{DisplayName, Email, Locale, Name, Password, TimeZone},
    },
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(register_account).service(show_profile);
}

/// A new account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RegisterRequest {
    /// The public handle, unique on this server.
    name: Name,
    /// The password for signing in.
    password: Password,
    /// The name shown to others; the handle if absent.
    display_name: Option<DisplayName>,
    /// A private e-mail address; nothing is sent there but a verification mail until it is verified.
    email: Option<Email>,
    /// The language of texts for this account; that of `Accept-Language` if absent.
    locale: Option<Locale>,
    /// The time zone; UTC if absent.
    time_zone: Option<TimeZone>,
}

/// A new account with its first session.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct Registered {
    /// The account.
    account: Account,
    /// Its first session.
    tokens: Tokens,
}

impl Registered {
    /// Answers with a new account and its first session.
    pub(in crate::http::routes) fn respond(
        account: accounts::Account,
        signed_in: &SignedIn,
        cookie: &SessionCookie,
    ) -> HttpResponse {
        let location = format!("/v1/accounts/{}", account.name);
        let answer = Self { account: account.into(), tokens: Tokens::new(signed_in, cookie) };
        cookie.set(HttpResponse::Created().insert_header((header::LOCATION, location)).json(answer), signed_in)
    }
}

/// Register an account.
///
/// Creates an account and signs it in. The answer says whether a name is taken, since names are public, but not whether an e-mail
/// address is known.
#[utoipa::path(
    tag = "accounts",
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: the refresh token comes in an HttpOnly cookie and not in the answer"),
    ),
    request_body(content = RegisterRequest, example = json!({
        "name": "ada", "password": "not the real password", "display_name": "Ada Lovelace", "time_zone": "Europe/London"
    })),
    responses((status = 201, description = "The account and its first session.", body = Registered,
        headers(("Location" = String, description = "The public profile of the account.")),
        example = json!({"account": Account::example(), "tokens": Tokens::example()}))),
    extensions(("x-problems" = json!(["name_taken", "cross_site_request", "busy"]))),
)]
#[post("/v1/accounts")]
async fn register_account(
    state: web::Data<AppState>,
    language: RequestLanguage,
    cookie: SessionCookie,
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
    Ok(Registered::respond(account, &signed_in, &cookie))
}

/// The public profile of an account.
#[derive(Serialize, ToSchema)]
struct Profile {
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
    /// The owner, if it is a bot owned by a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<AccountRef>,
    /// When the account was created.
    created_at: DateTime<Utc>,
    /// How often the account decided in time.
    reliability: Punctuality,
    /// The current vacation; null if there is none.
    vacation: Option<Vacation>,
}

/// How often an account decided in time.
#[derive(Serialize, ToSchema)]
struct Punctuality {
    /// Decisions with a deadline, over the newest games.
    #[schema(minimum = 0)]
    decisions: u32,
    /// Those made in time.
    #[schema(minimum = 0)]
    in_time: u32,
    /// The percentage; null until there are enough decisions.
    #[schema(minimum = 0, maximum = 100)]
    percent: Option<u8>,
}

impl From<play::Punctuality> for Punctuality {
    fn from(punctuality: play::Punctuality) -> Self {
        let play::Punctuality { decisions, in_time, percent } = punctuality;
        Self { decisions, in_time, percent }
    }
}

/// Show a public profile.
///
/// The public data of the account with this name.
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
    state: web::Data<AppState>,
    http: HttpRequest,
    _caller: OptionalCaller,
    name: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    let name: Name = name.parse().map_err(|_| ApiError::new(Code::NotFound))?;
    let account = accounts::show_named_account(&state.accounts, &name).await?;
    let (reliability, vacation) = state.games.public_availability(account.id).await?;
    let owner = accounts::owner_of(&state.accounts, &account).await?;
    let profile = Profile {
        id: account.id,
        name: account.name,
        display_name: account.display_name,
        kind: account.kind,
        guest: account.guest,
        owner,
        created_at: account.created_at,
        reliability: reliability.into(),
        vacation: vacation.map(Vacation::from),
    };
    etag::json(&http, &profile)
}
