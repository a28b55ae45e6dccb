//! Webhooks of the caller.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, patch, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::Label,
    feed::Kind,
    http::{ApiError, Body, Caller, Code, Manage, State, StillSignedIn, etag},
    store::{
        WebhookRow,
        ids::{GameId, WebhookId},
    },
    webhooks::{self, Address, ChangeOrder, Format, WebhookOrder},
};

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
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
pub(super) struct Webhook {
    /// Its id.
    id: WebhookId,
    /// What its owner calls it.
    label: String,
    /// Where requests go.
    url: String,
    /// What the receiver understands.
    format: Format,
    /// Only these kinds of news; all, if null.
    kinds: Option<Vec<String>>,
    /// Only news about this game; any, if null.
    game: Option<GameId>,
    /// Whether anything is sent to it.
    enabled: bool,
    /// When it was disabled.
    disabled_at: Option<DateTime<Utc>>,
    /// Why.
    disabled_reason: Option<String>,
    /// When something last arrived.
    delivered_at: Option<DateTime<Utc>>,
    /// Until when the secret before signs too.
    old_secret_until: Option<DateTime<Utc>>,
    /// When it was made.
    created_at: DateTime<Utc>,
}

impl Webhook {
    pub(super) fn example() -> Value {
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

impl TryFrom<WebhookRow> for Webhook {
    type Error = ApiError;

    fn try_from(row: WebhookRow) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            label: row.label,
            url: row.url,
            format: Format::try_from(row.format.as_str())?,
            kinds: row.kinds,
            game: row.game_id,
            enabled: row.disabled_at.is_none(),
            disabled_at: row.disabled_at,
            disabled_reason: row.disabled_reason,
            delivered_at: row.delivered_at,
            old_secret_until: row.old_secret_until,
            created_at: row.created_at,
        })
    }
}

/// A webhook with its secret.
#[derive(Serialize, ToSchema)]
struct WebhookWithSecret {
    /// The webhook.
    #[serde(flatten)]
    webhook: Webhook,
    /// What signs. Shown this once.
    secret: String,
}

/// The webhooks of an account.
#[derive(Serialize, ToSchema)]
struct WebhookList {
    /// All of them, the newest first.
    items: Vec<Webhook>,
}

/// List my webhooks.
///
/// All of them, the newest first, without their secrets.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    responses(
        (status = 200, description = "The webhooks.", body = WebhookList, example = json!({"items": [Webhook::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/webhooks")]
async fn list_webhooks(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
) -> Result<HttpResponse, ApiError> {
    let rows = webhooks::list_webhooks(&state.webhooks, caller.account).await?;
    let items = rows.into_iter().map(Webhook::try_from).collect::<Result<_, _>>()?;
    etag::json(&http, &WebhookList { items })
}

/// The webhook somebody wants.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateWebhookRequest {
    /// What its owner calls it.
    label: Label,
    /// Where requests go.
    url: Address,
    /// What the receiver understands; `standard` if absent.
    format: Option<Format>,
    /// Only these kinds of news; all, if absent.
    #[schema(min_items = 1)]
    kinds: Option<Vec<Kind>>,
    /// Only news about this game; any, if absent.
    game: Option<GameId>,
}

/// Make a webhook.
///
/// What the caller is told from now on is sent to the address as well, each item as a `POST` of JSON (a `WebhookMessage` in the
/// format `standard`), signed as Standard Webhooks asks. Only an answer 2xx counts, redirections are not followed. What fails is
/// tried again for three days, then the webhook is disabled and its owner told by the feed; an answer 410 disables it at once. An
/// item may arrive more than once, with the same `webhook-id`. Requests go to public addresses only, unless the server's operator
/// allows others. The secret is in this answer and nowhere else. An account may have 10 webhooks, and
/// so may all bots of one owner together.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    request_body(content = CreateWebhookRequest, example = json!({
        "label": "chat", "url": "https://hooks.example.org/salon", "format": "standard", "kinds": ["your_turn", "reminder"]
    })),
    responses((status = 201, description = "The webhook with its secret.", body = WebhookWithSecret,
        headers(("Location" = String, description = "Where it is shown, without the secret.")),
        example = json!(Webhook::example_with_secret()))),
    extensions(("x-problems" = json!(["too_many_webhooks"]))),
)]
#[post("/v1/account/webhooks")]
async fn create_webhook(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    Body(request): Body<CreateWebhookRequest>,
) -> Result<HttpResponse, ApiError> {
    must_name_some(request.kinds.as_deref())?;
    let order = WebhookOrder {
        label: request.label,
        url: request.url,
        format: request.format.unwrap_or_default(),
        kinds: request.kinds,
        game: request.game,
    };
    let (row, secret) = webhooks::create_webhook(&state.webhooks, caller.account, &order).await?;
    let location = format!("/v1/account/webhooks/{}", row.id);
    let answer = WebhookWithSecret { webhook: row.try_into()?, secret };
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(answer))
}

fn must_name_some(kinds: Option<&[Kind]>) -> Result<(), ApiError> {
    match kinds {
        Some([]) => Err(ApiError::new(Code::InvalidBody).at("/kinds", "at least one kind, or none of this field")),
        _ => Ok(()),
    }
}

/// Show a webhook.
///
/// Without its secret.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses(
        (status = 200, description = "The webhook.", body = Webhook, example = json!(Webhook::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/account/webhooks/{id}")]
async fn show_webhook(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    let row = webhooks::show_webhook(&state.webhooks, caller.account, *id).await?;
    etag::json(&http, &Webhook::try_from(row)?)
}

/// What is to change; what is absent stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateWebhookRequest {
    /// What its owner calls it.
    label: Option<Label>,
    /// Where requests go.
    url: Option<Address>,
    /// What the receiver understands.
    format: Option<Format>,
    /// Only these kinds of news; null for all.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Vec<Kind>>, min_items = 1, required = false)]
    kinds: Option<Option<Vec<Kind>>>,
    /// Only news about this game; null for any.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<GameId>, required = false)]
    game: Option<Option<GameId>>,
    /// Whether anything is sent to it.
    enabled: Option<bool>,
}

/// Tells null from absent.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Change a webhook.
///
/// Changes what is given and leaves the rest. What waits to be sent is given up when it is disabled; one that is enabled again
/// tells what happens from then on.
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
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    id: web::Path<WebhookId>,
    Body(request): Body<UpdateWebhookRequest>,
) -> Result<HttpResponse, ApiError> {
    must_name_some(request.kinds.as_ref().and_then(Option::as_deref))?;
    let order = ChangeOrder {
        label: request.label,
        url: request.url,
        format: request.format,
        kinds: request.kinds,
        game: request.game,
        enabled: request.enabled,
    };
    let row = webhooks::change_webhook(&state.webhooks, caller.account, *id, &order).await?;
    Ok(HttpResponse::Ok().json(Webhook::try_from(row)?))
}

/// Delete a webhook.
///
/// With its log. What is being sent at this moment may still arrive.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/webhooks/{id}")]
async fn delete_webhook(
    state: web::Data<State>,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    webhooks::delete_webhook(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Change a webhook's secret.
///
/// The new one is in this answer and nowhere else. For 24 hours the one before signs too, so that a receiver can change over
/// without missing anything.
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
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    let (row, secret) = webhooks::rotate_secret(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::Ok().json(WebhookWithSecret { webhook: row.try_into()?, secret }))
}
