//! E-mail addresses, password resets, mail settings and unsubscribing.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, put, web};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts,
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Manage, PasswordAttempt, Read, VerifiedSession},
            etag,
            language::RequestLanguage,
        },
        shapes::mail_settings::MailSettings,
        state::AppState,
    },
    model::texts::{Email, Password, SubmittedSecret},
    notices::mail,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
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

/// An e-mail address, and the password as a confirmation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeEmailRequest {
    /// The address to be verified.
    email: Email,
    /// The caller's password.
    password: SubmittedSecret,
}

/// Verify an e-mail address.
///
/// Sends a mail with a link to the address; each further request sends another one, at most five a day. A verified address stays in
/// use until the new one is verified. The answer does not depend on whether another account has the address.
#[utoipa::path(
    tag = "mail",
    security(("bearer" = ["manage"])),
    request_body(content = ChangeEmailRequest, example = json!({
        "email": "ada@example.org", "password": "not the real password"
    })),
    responses((status = 202, description = "The mail is queued.")),
    extensions(("x-problems" = json!(["wrong_password", "busy"]))),
)]
#[post("/v1/account/email")]
async fn change_email(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    _attempt: PasswordAttempt,
    Body(request): Body<ChangeEmailRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::change_email(&state.accounts, caller.account, &request.password, &request.email).await?;
    Ok(HttpResponse::Accepted().finish())
}

/// The token of a mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct VerifyEmailRequest {
    /// The token.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "salon_mt_5Kx9")]
    token: SubmittedSecret,
}

/// Confirm an e-mail address.
///
/// The token is in the mail that was sent there, after the `#` of the link. It is valid for 24 hours and can be used once.
#[utoipa::path(
    tag = "mail",
    request_body(content = VerifyEmailRequest, example = json!({"token": "salon_mt_5Kx9"})),
    responses((status = 204, description = "The address is verified.")),
    extensions(("x-problems" = json!(["not_found", "email_taken", "busy"]))),
)]
#[post("/v1/email-verifications")]
async fn verify_email(
    state: web::Data<AppState>,
    _attempt: PasswordAttempt,
    Body(request): Body<VerifyEmailRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::verify_email(&state.accounts, &request.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The address of an account whose password was forgotten.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PasswordResetRequest {
    /// A verified address.
    email: Email,
}

/// Request a password reset.
///
/// Sends a mail with a link if an account has verified this address. The answer is the same if none has.
#[utoipa::path(
    tag = "mail",
    request_body(content = PasswordResetRequest, example = json!({"email": "ada@example.org"})),
    responses((status = 202, description = "If the address is known, a mail is queued.")),
    extensions(("x-problems" = json!(["busy"]))),
)]
#[post("/v1/password-resets")]
async fn request_password_reset(
    state: web::Data<AppState>,
    _attempt: PasswordAttempt,
    Body(request): Body<PasswordResetRequest>,
) -> Result<HttpResponse, ApiError> {
    // Not recorded for the answer: its headers would reveal how often others tried this address.
    state.limits.sign_in_name(request.email.as_str())?;
    accounts::request_password_reset(&state.accounts, &request.email).await?;
    Ok(HttpResponse::Accepted().finish())
}

/// The token of a mail, and the new password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CompletePasswordResetRequest {
    /// The token.
    #[schema(value_type = String, min_length = 1, max_length = 512, example = "salon_mt_5Kx9")]
    token: SubmittedSecret,
    /// The new password.
    new_password: Password,
}

/// Set a new password.
///
/// The token is in the mail, after the `#` of the link. It is valid for 2 hours and can be used once. All sessions of the account
/// end; personal access tokens stay valid.
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
    state: web::Data<AppState>,
    _attempt: PasswordAttempt,
    Body(request): Body<CompletePasswordResetRequest>,
) -> Result<HttpResponse, ApiError> {
    accounts::reset_password(&state.accounts, &request.token, &request.new_password).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Show my mail settings.
///
/// Which mails the account wants. An address that is not verified gets only mails that the account itself requested.
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
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let settings = accounts::show_mail_settings(&state.accounts, caller.account).await?;
    etag::json(&http, &MailSettings::from(settings))
}

/// Change my mail settings.
///
/// Replaces all settings.
#[utoipa::path(
    tag = "mail",
    security(("bearer" = ["manage"])),
    request_body(content = MailSettings, example = json!(MailSettings::example())),
    responses((status = 200, description = "The settings.", body = MailSettings,
        example = json!(MailSettings::example()))),
)]
#[put("/v1/account/mail-settings")]
async fn change_mail_settings(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    Body(settings): Body<MailSettings>,
) -> Result<HttpResponse, ApiError> {
    accounts::change_mail_settings(&state.accounts, caller.account, &(&settings).into()).await?;
    Ok(HttpResponse::Ok().json(settings))
}

/// A page for a person. Its policy allows no resources, and forms to this server only.
fn page(html: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ))
        .content_type("text/html; charset=utf-8")
        .body(html)
}

/// Show the unsubscribe page.
///
/// The target of the link in mails. It asks for confirmation and changes nothing, because programs follow links too. Query
/// parameters are ignored.
#[utoipa::path(
    tag = "mail",
    params(
        ("token" = String, Path, description = "From the mail", example = "4f0c1d"),
        ("Accept-Language" = Option<String>, Header, description = "The language of the page: `en` or `fr`"),
    ),
    responses((status = 200, description = "A page with a button.", content_type = "text/html", body = String,
        headers(("Content-Language" = String, description = "The language of the page.")),
        example = json!("<!doctype html><html lang=\"en\">"))),
    extensions(("x-problems" = json!(["not_found"])), ("x-lenient" = json!(true))),
)]
#[get("/v1/unsubscribe/{token}")]
async fn show_unsubscribe(
    state: web::Data<AppState>,
    language: RequestLanguage,
    token: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    accounts::check_unsubscribe(&state.accounts, &token).await?;
    Ok(language.of(page(mail::unsubscribe_page(language.0))))
}

/// Unsubscribe from mails.
///
/// Ends all mails about games to the account the token was sent to; mails about its address and password are still sent. Accepts the
/// one-click form of RFC 8058, which mail programs send, and needs no authentication; body and query are ignored.
#[utoipa::path(
    tag = "mail",
    params(
        ("token" = String, Path, description = "From the mail", example = "4f0c1d"),
        ("Accept-Language" = Option<String>, Header, description = "The language of the page: `en` or `fr`"),
    ),
    responses((status = 200, description = "A page that confirms it.", content_type = "text/html", body = String,
        headers(("Content-Language" = String, description = "The language of the page.")),
        example = json!("<!doctype html><html lang=\"en\">"))),
    extensions(("x-problems" = json!(["not_found"])), ("x-lenient" = json!(true))),
)]
#[post("/v1/unsubscribe/{token}")]
async fn unsubscribe_mails(
    state: web::Data<AppState>,
    language: RequestLanguage,
    token: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    accounts::unsubscribe(&state.accounts, &token).await?;
    Ok(language.of(page(mail::unsubscribed_page(language.0))))
}
