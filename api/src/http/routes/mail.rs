//! Addresses, new passwords, what comes by mail and how it ends.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, put, web};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, Email, Password, Secret},
    http::{ApiError, Body, Caller, Language, Manage, PasswordAttempt, Read, State, StillSignedIn, etag},
    mail::{self, MailSettings},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(change_email)
        .service(verify_email)
        .service(request_password_reset)
        .service(complete_password_reset)
        .service(show_mail_settings)
        .service(change_mail_settings)
        .service(show_unsubscribe)
        .service(unsubscribe_mails);
}

/// An address, and the password to be sure.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeEmailRequest {
    /// The address to be verified.
    email: Email,
    /// The caller's password.
    password: Secret,
}

/// Verify an address.
///
/// Sends a mail with a link to the address; asked for again, another one, five in a day at most. A verified address stays the
/// account's until the new one is verified. What is answered does not depend on whether another account has the address.
#[utoipa::path(
    tag = "mail",
    security(("bearer" = ["manage"])),
    request_body(content = ChangeEmailRequest, example = json!({
        "email": "ada@example.org", "password": "not the real password"
    })),
    responses((status = 202, description = "A mail is on its way.")),
    extensions(("x-problems" = json!(["wrong_password", "busy"]))),
)]
#[post("/v1/account/email")]
async fn change_email(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    _attempt: PasswordAttempt,
    Body(request): Body<ChangeEmailRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::change_email(&state.accounts, caller.account, &request.password, &request.email).await?;
    Ok(HttpResponse::Accepted().finish())
}

/// What stood in a mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct VerifyEmailRequest {
    /// The token.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "salon_mt_5Kx9")]
    token: Secret,
}

/// Confirm an address.
///
/// The token comes from the mail that was sent there, where it stands after the `#` of the link. It is good for 24 hours and once.
#[utoipa::path(
    tag = "mail",
    request_body(content = VerifyEmailRequest, example = json!({"token": "salon_mt_5Kx9"})),
    responses((status = 204, description = "The address is verified.")),
    extensions(("x-problems" = json!(["not_found", "email_taken", "busy"]))),
)]
#[post("/v1/email-verifications")]
async fn verify_email(
    state: web::Data<State>,
    _attempt: PasswordAttempt,
    Body(request): Body<VerifyEmailRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::verify_email(&state.accounts, &request.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Who forgot the password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PasswordResetRequest {
    /// A verified address.
    email: Email,
}

/// Ask for a new password.
///
/// Sends a mail with a link if an account has verified this address. The answer is the same if none has.
#[utoipa::path(
    tag = "mail",
    request_body(content = PasswordResetRequest, example = json!({"email": "ada@example.org"})),
    responses((status = 202, description = "If the address is known, a mail is on its way.")),
    extensions(("x-problems" = json!(["busy"]))),
)]
#[post("/v1/password-resets")]
async fn request_password_reset(
    state: web::Data<State>,
    _attempt: PasswordAttempt,
    Body(request): Body<PasswordResetRequest>,
) -> Result<HttpResponse, ApiError> {
    // How often others tried it is not told: only whoever is refused learns of this limit.
    state.limits.sign_in_name(request.email.as_str())?;
    accounts::request_password_reset(&state.accounts, &request.email).await?;
    Ok(HttpResponse::Accepted().finish())
}

/// What stood in a mail, and the password to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CompletePasswordResetRequest {
    /// The token.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "salon_mt_5Kx9")]
    token: Secret,
    /// The password to be.
    new_password: Password,
}

/// Set a new password.
///
/// The token comes from a mail, where it stands after the `#` of the link. It is good for 2 hours and once. All sessions of the
/// account end; personal access tokens stay.
#[utoipa::path(
    tag = "mail",
    request_body(content = CompletePasswordResetRequest, example = json!({
        "token": "salon_mt_5Kx9", "new_password": "a staple for every horse"
    })),
    responses((status = 204, description = "The password is set.")),
    extensions(("x-problems" = json!(["not_found", "busy"]))),
)]
#[put("/v1/password-resets")]
async fn complete_password_reset(
    state: web::Data<State>,
    _attempt: PasswordAttempt,
    Body(request): Body<CompletePasswordResetRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::reset_password(&state.accounts, &request.token, &request.new_password).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Show my mail settings.
///
/// What the account wants by mail. Nothing but what it asked for itself is sent to an address that is not verified.
#[utoipa::path(
    tag = "mail",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The settings.", body = MailSettings, example = json!(MailSettings::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/mail-settings")]
async fn show_mail_settings(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &mail::show_mail_settings(&state.accounts, caller.account).await?)
}

/// Change my mail settings.
///
/// Replaces all of them.
#[utoipa::path(
    tag = "mail",
    security(("bearer" = ["manage"])),
    request_body(content = MailSettings, example = json!(MailSettings::example())),
    responses((status = 200, description = "The settings.", body = MailSettings,
        example = json!(MailSettings::example()))),
)]
#[put("/v1/account/mail-settings")]
async fn change_mail_settings(
    state: web::Data<State>,
    caller: Caller<Manage>,
    Body(settings): Body<MailSettings>,
) -> Result<HttpResponse, ApiError> {
    mail::change_mail_settings(&state.accounts, caller.account, &settings).await?;
    Ok(HttpResponse::Ok().json(settings))
}

/// A page for a person. It loads nothing, and its form goes back to where it came from.
fn page(html: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ))
        .content_type("text/html; charset=utf-8")
        .body(html)
}

/// Show the page that ends mails.
///
/// Where the link in a mail leads. Asks, and changes nothing: programs follow links, too. What they add to its query does not
/// matter.
#[utoipa::path(
    tag = "mail",
    params(
        ("token" = String, Path, description = "From the mail", example = "4f0c1d"),
        ("Accept-Language" = Option<String>, Header, description = "Which language is wanted: `en` or `fr`"),
    ),
    responses((status = 200, description = "A page with a button.", content_type = "text/html", body = String,
        headers(("Content-Language" = String, description = "The language of the page.")),
        example = json!("<!doctype html><html lang=\"en\">"))),
    extensions(("x-problems" = json!(["not_found"])), ("x-lenient" = json!(true))),
)]
#[get("/v1/unsubscribe/{token}")]
async fn show_unsubscribe(
    state: web::Data<State>,
    language: Language,
    token: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    mail::check_unsubscribe(&state.accounts, &token).await?;
    Ok(language.of(page(mail::ask_to_unsubscribe(language.0))))
}

/// End mails.
///
/// Ends all mails about games to whoever the token was sent to; mails about the address and the password still come. Takes the
/// one-click form of RFC 8058, which mail programs send, and needs no sign-in; what its body and query say does not matter.
#[utoipa::path(
    tag = "mail",
    params(
        ("token" = String, Path, description = "From the mail", example = "4f0c1d"),
        ("Accept-Language" = Option<String>, Header, description = "Which language is wanted: `en` or `fr`"),
    ),
    responses((status = 200, description = "A page that says so.", content_type = "text/html", body = String,
        headers(("Content-Language" = String, description = "The language of the page.")),
        example = json!("<!doctype html><html lang=\"en\">"))),
    extensions(("x-problems" = json!(["not_found"])), ("x-lenient" = json!(true))),
)]
#[post("/v1/unsubscribe/{token}")]
async fn unsubscribe_mails(
    state: web::Data<State>,
    language: Language,
    token: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    mail::unsubscribe(&state.accounts, &token).await?;
    Ok(language.of(page(mail::told_unsubscribed(language.0))))
}
