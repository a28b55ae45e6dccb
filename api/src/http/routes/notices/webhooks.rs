//! Webhooks of the caller.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, patch, post, web};
use chrono::{DateTime, Utc};
use salon_domain::args;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, FullAccount, Manage, VerifiedSession},
            etag,
            language::RequestLanguage,
        },
        shapes::words::Words,
        state::AppState,
    },
    model::{
        delivery_failure::DeliveryFailure,
        ids::{GameId, WebhookId},
        notice_kinds::NoticeKind,
        texts::Label,
        webhook::WebhookFormat,
        webhook_url::WebhookUrl,
    },
    notices::webhooks::{self, WebhookDetails, WebhookUpdate},
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(list_webhooks)
        .service(create_webhook)
        .service(show_webhook)
        .service(update_webhook)
        .service(delete_webhook)
        .service(rotate_webhook_secret);
}

/// A webhook, without its secret.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct Webhook {
    /// The id.
    id: WebhookId,
    /// The name its owner gave it.
    label: String,
    /// The URL that requests are sent to.
    url: String,
    /// The format of request bodies.
    format: WebhookFormat,
    /// Only these kinds of notices; null for all.
    kinds: Option<Vec<String>>,
    /// Only notices about this game; null for all.
    game: Option<GameId>,
    /// Whether requests are sent to it.
    enabled: bool,
    /// When it was disabled.
    disabled_at: Option<DateTime<Utc>>,
    /// Why it was disabled.
    disabled_reason: Option<String>,
    /// Why it was disabled, for people; only where webhooks are read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    disabled_words: Option<Words>,
    /// When a delivery last succeeded.
    delivered_at: Option<DateTime<Utc>>,
    /// Until when the previous secret signs as well.
    old_secret_until: Option<DateTime<Utc>>,
    /// When it was created.
    created_at: DateTime<Utc>,
}

impl Webhook {
    /// Adds the texts for people.
    fn said(mut self, language: RequestLanguage) -> Self {
        let reason = self.disabled_reason.as_deref().map(DeliveryFailure::read);
        self.disabled_words = reason.map(|reason| reason.words(language.of_rules()).into());
        self
    }

    pub(in crate::http::routes) fn example() -> Value {
        json!({
            "id": "0199a0c2-bbbb-7c55-b0f4-6d3a7f2f7d11", "label": "chat", "url": "https://hooks.example.org/salon",
            "format": "standard", "kinds": ["your_turn", "reminder"], "game": null, "enabled": true, "disabled_at": null,
            "disabled_reason": null, "delivered_at": null, "old_secret_until": null, "created_at": "2026-01-01T12:00:00Z"
        })
    }

    fn example_with_secret() -> Value {
        let mut example = Self::example();
        let secret = json!("whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=");
        example.as_object_mut().into_iter().for_each(|it| drop(it.insert("secret".to_owned(), secret.clone())));
        example
    }
}

impl From<webhooks::Webhook> for Webhook {
    fn from(webhook: webhooks::Webhook) -> Self {
        Self {
            id: webhook.id,
            label: webhook.label,
            url: webhook.url,
            format: webhook.format,
            kinds: webhook.kinds,
            game: webhook.game,
            enabled: webhook.disabled_at.is_none(),
            disabled_at: webhook.disabled_at,
            disabled_reason: webhook.disabled_reason,
            disabled_words: None,
            delivered_at: webhook.delivered_at,
            old_secret_until: webhook.old_secret_until,
            created_at: webhook.created_at,
        }
    }
}

/// A webhook with its secret.
#[derive(Serialize, ToSchema)]
struct WebhookWithSecret {
    /// The webhook.
    #[serde(flatten)]
    webhook: Webhook,
    /// The secret that signs requests. It is shown only once.
    secret: String,
}

/// The webhooks of an account.
#[derive(Serialize, ToSchema)]
struct WebhookList {
    /// The webhooks, the newest first.
    items: Vec<Webhook>,
}

/// List my webhooks.
///
/// The newest first, without secrets.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    responses(
        (status = 200, description = "The webhooks.", body = WebhookList,
            headers(("Content-Language" = String, description = "The language of the texts.")),
            example = json!({"items": [Webhook::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/webhooks")]
async fn list_webhooks(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let found = webhooks::list_webhooks(&state.webhooks, caller.account).await?;
    let items = found.into_iter().map(|webhook| Webhook::from(webhook).said(language)).collect();
    Ok(language.of(etag::json(&http, &WebhookList { items })?))
}

/// A new webhook.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateWebhookRequest {
    /// The name its owner gave it.
    label: Label,
    /// The URL that requests are sent to.
    url: WebhookUrl,
    /// The format of request bodies; `standard` if absent.
    format: Option<WebhookFormat>,
    /// Only these kinds of notices; all if absent.
    #[schema(min_items = 1)]
    kinds: Option<Vec<NoticeKind>>,
    /// Only notices about this game; all if absent.
    game: Option<GameId>,
}

/// Create a webhook.
///
/// From now on every new item of the caller's feed is also sent to the URL, as a `POST` with a JSON body (a `WebhookMessage` in the
/// format `standard`), signed as Standard Webhooks defines. Only a 2xx response counts as success; redirects are not followed. Failed
/// deliveries are retried for three days, then the webhook is disabled and its owner gets a notice; a 410 response disables it
/// immediately. An item may be delivered more than once, with the same `webhook-id`. Requests are sent to public addresses only, unless
/// the server's operator allows others. The secret is in this answer only. An account may have 10 webhooks, and so may all bots of one
/// owner together.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    request_body(content = CreateWebhookRequest, example = json!({
        "label": "chat", "url": "https://hooks.example.org/salon", "format": "standard", "kinds": ["your_turn", "reminder"]
    })),
    responses((status = 201, description = "The webhook with its secret.", body = WebhookWithSecret,
        headers(("Location" = String, description = "The path of the webhook.")),
        example = json!(Webhook::example_with_secret()))),
    extensions(("x-problems" = json!(["not_for_guests", "too_many_webhooks"]))),
)]
#[post("/v1/account/webhooks")]
async fn create_webhook(
    state: web::Data<AppState>,
    caller: FullAccount<Manage>,
    Body(request): Body<CreateWebhookRequest>,
) -> Result<HttpResponse, ApiError> {
    must_not_be_empty(request.kinds.as_deref())?;
    let details = WebhookDetails {
        label: request.label,
        url: request.url,
        format: request.format.unwrap_or_default(),
        kinds: request.kinds,
        game: request.game,
    };
    let (webhook, secret) = webhooks::create_webhook(&state.webhooks, caller.account, &details).await?;
    let location = format!("/v1/account/webhooks/{}", webhook.id);
    let answer = WebhookWithSecret { webhook: webhook.into(), secret };
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(answer))
}

fn must_not_be_empty(kinds: Option<&[NoticeKind]>) -> Result<(), ApiError> {
    match kinds {
        Some([]) => Err(ApiError::invalid("/kinds", "input-kinds", &args![])),
        _ => Ok(()),
    }
}

/// Show a webhook.
///
/// The webhook, without its secret.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses(
        (status = 200, description = "The webhook.", body = Webhook,
            headers(("Content-Language" = String, description = "The language of the texts.")),
            example = json!(Webhook::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/account/webhooks/{id}")]
async fn show_webhook(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    (id, language): (web::Path<WebhookId>, RequestLanguage),
) -> Result<HttpResponse, ApiError> {
    let webhook = webhooks::show_webhook(&state.webhooks, caller.account, *id).await?;
    Ok(language.of(etag::json(&http, &Webhook::from(webhook).said(language))?))
}

/// The changes; absent members stay unchanged.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateWebhookRequest {
    /// The name its owner gave it.
    label: Option<Label>,
    /// The URL that requests are sent to.
    url: Option<WebhookUrl>,
    /// The format of request bodies.
    format: Option<WebhookFormat>,
    /// Only these kinds of notices; null for all.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Vec<NoticeKind>>, min_items = 1, required = false)]
    kinds: Option<Option<Vec<NoticeKind>>>,
    /// Only notices about this game; null for all.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<GameId>, required = false)]
    game: Option<Option<GameId>>,
    /// Whether requests are sent to it.
    enabled: Option<bool>,
}

/// Distinguishes null from absent.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Change a webhook.
///
/// Changes the given members only. Disabling a webhook discards its pending deliveries; after enabling it again, only new items are
/// sent.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    request_body(content = UpdateWebhookRequest, example = json!({"kinds": null, "enabled": true})),
    responses((status = 200, description = "The webhook.", body = Webhook, example = json!(Webhook::example()))),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[patch("/v1/account/webhooks/{id}")]
async fn update_webhook(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    id: web::Path<WebhookId>,
    Body(request): Body<UpdateWebhookRequest>,
) -> Result<HttpResponse, ApiError> {
    must_not_be_empty(request.kinds.as_ref().and_then(Option::as_deref))?;
    let update = WebhookUpdate {
        label: request.label,
        url: request.url,
        format: request.format,
        kinds: request.kinds,
        game: request.game,
        enabled: request.enabled,
    };
    let webhook = webhooks::change_webhook(&state.webhooks, caller.account, *id, &update).await?;
    Ok(HttpResponse::Ok().json(Webhook::from(webhook)))
}

/// Delete a webhook.
///
/// With its deliveries. A request that is being sent now may still arrive.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses((status = 204, description = "The webhook is deleted.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/webhooks/{id}")]
async fn delete_webhook(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    webhooks::delete_webhook(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Rotate the secret of a webhook.
///
/// The new secret is in this answer only. For 24 hours the previous one signs as well, so that the receiver can switch without
/// rejecting requests.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses((status = 200, description = "The webhook with its new secret.", body = WebhookWithSecret,
        example = json!(Webhook::example_with_secret()))),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[post("/v1/account/webhooks/{id}/rotate-secret")]
async fn rotate_webhook_secret(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    let (webhook, secret) = webhooks::rotate_secret(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::Ok().json(WebhookWithSecret { webhook: webhook.into(), secret }))
}
