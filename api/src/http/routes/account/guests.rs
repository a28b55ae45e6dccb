//! Guests: created without a name and a password, and turned into full accounts.

use actix_web::{HttpRequest, HttpResponse, post, web};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, GuestRegistration, NewGuest},
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            address::ClientAddress,
            body::Body,
            caller::{Manage, PasswordAttempt, VerifiedSession},
            language::RequestLanguage,
            rate_limits::RateLimitStatus,
            session_cookie::SessionCookie,
        },
        routes::account::{accounts::Registered, own_account::Account, sessions::Tokens},
        state::AppState,
    },
    model::texts::{DisplayName, Email, Locale, Name, Password, TimeZone},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(create_guest).service(register_guest);
}

fn example() -> Value {
    json!({
        "id": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "guest-x7k2m9q4tz", "display_name": "Guest 4821",
        "kind": "person", "guest": true, "email": null, "email_verified": false, "locale": "en", "time_zone": "UTC",
        "created_at": "2026-01-01T12:00:00Z"
    })
}

/// A new guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateGuestRequest {
    /// The language of texts and of the display name; that of `Accept-Language` if absent.
    locale: Option<Locale>,
    /// The time zone; UTC if absent.
    time_zone: Option<TimeZone>,
}

/// Play as a guest.
///
/// Creates an account without a name and a password, and signs it in. Only its session can use it: without its tokens the account is
/// lost. A guest plays bots and people in unrated games. It becomes a full account with `POST /v1/account/registration`, and is
/// deleted when it was not used for a while (30 days by default), but never during a running game against people.
#[utoipa::path(
    tag = "accounts",
    params(
        ("Salon-Session" = Option<String>, Header, description = "`cookie`, from pages of this server: the refresh token comes in an HttpOnly cookie and not in the answer"),
    ),
    request_body(content = CreateGuestRequest, example = json!({"time_zone": "Europe/London"})),
    responses((status = 201, description = "The guest and its first session.", body = Registered,
        headers(("Location" = String, description = "The public profile of the guest.")),
        example = json!({"account": example(), "tokens": Tokens::example()}))),
    extensions(("x-problems" = json!(["guests_disabled", "cross_site_request"]))),
)]
#[post("/v1/guests")]
async fn create_guest(
    state: web::Data<AppState>,
    http: HttpRequest,
    language: RequestLanguage,
    cookie: SessionCookie,
    Body(request): Body<CreateGuestRequest>,
) -> Result<HttpResponse, ApiError> {
    if !state.config.guests.guests {
        return Err(ApiError::new(Code::GuestsDisabled));
    }
    RateLimitStatus::record(&http, state.limits.guest(ClientAddress::of(&http))?);
    let guest = NewGuest { locale: request.locale.unwrap_or(language.0), time_zone: request.time_zone };
    let (account, signed_in) = accounts::create_guest(&state.accounts, &guest).await?;
    Ok(Registered::respond(account, &signed_in, &cookie))
}

/// What a guest chooses to become a full account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RegisterGuestRequest {
    /// The public handle, unique on this server.
    name: Name,
    /// The password for signing in.
    password: Password,
    /// The name shown to others; the handle if absent.
    display_name: Option<DisplayName>,
    /// A private e-mail address; nothing is sent there but a verification mail until it is verified.
    email: Option<Email>,
}

/// Turn a guest into a full account.
///
/// Gives the guest a name and a password. All its games, messages, settings and sessions stay.
#[utoipa::path(
    tag = "accounts",
    security(("bearer" = ["manage"])),
    request_body(content = RegisterGuestRequest, example = json!({"name": "ada", "password": "not the real password"})),
    responses((status = 200, description = "The account.", body = Account, example = json!(Account::example()))),
    extensions(("x-problems" = json!(["not_a_guest", "name_taken", "busy"]))),
)]
#[post("/v1/account/registration")]
async fn register_guest(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    _attempt: PasswordAttempt,
    Body(request): Body<RegisterGuestRequest>,
) -> Result<HttpResponse, ApiError> {
    let RegisterGuestRequest { name, password, display_name, email } = request;
    let registration = GuestRegistration { name, password, display_name, email };
    let account = accounts::register_guest(&state.accounts, &caller, &registration).await?;
    Ok(HttpResponse::Ok().json(Account::from(account)))
}
