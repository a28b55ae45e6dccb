//! Deliveries to webhooks.

use actix_web::{HttpRequest, HttpResponse, get, post, web};
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::{Caller, Manage},
            language::RequestLanguage,
            page::{self, Page, PageQuery},
        },
        shapes::words::Words,
        state::AppState,
    },
    model::{
        delivery_failure::DeliveryFailure,
        ids::{DeliveryId, WebhookId},
        webhook::DeliveryState,
    },
    notices::webhooks,
};

/// The name of this list in cursors.
const LIST: &str = "deliveries";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_deliveries).service(redeliver_delivery).service(test_webhook);
}

/// A notice sent, or to be sent, to a webhook.
#[derive(Serialize, ToSchema)]
struct Delivery {
    /// Its `webhook-id`, the same for every attempt.
    id: DeliveryId,
    /// The kind of the notice, or `test`.
    #[schema(example = "your_turn")]
    kind: String,
    /// When it happened.
    at: DateTime<Utc>,
    /// The state of the delivery.
    state: DeliveryState,
    /// The number of attempts so far.
    #[schema(minimum = 0)]
    attempts: i32,
    /// When the next attempt is due.
    next_at: Option<DateTime<Utc>>,
    /// When the last attempt was made.
    last_at: Option<DateTime<Utc>>,
    /// The HTTP status of the last response.
    #[schema(minimum = 100, maximum = 999)]
    last_status: Option<i16>,
    /// The error of the last attempt.
    last_error: Option<String>,
    /// The same for people; only in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Words, required = false)]
    last_error_words: Option<Words>,
    #[serde(skip)]
    number: i64,
}

impl Delivery {
    /// Adds the texts for people.
    fn said(mut self, language: RequestLanguage) -> Self {
        let error = self.last_error.as_deref().map(DeliveryFailure::read);
        self.last_error_words = error.map(|error| error.words(language.of_rules()).into());
        self
    }

    fn example() -> Value {
        json!({
            "id": "0a7c8d4e-5b1f-4c55-b0f4-6d3a7f2f7d11", "kind": "your_turn", "at": "2026-01-01T12:00:00Z",
            "state": "pending", "attempts": 1, "next_at": "2026-01-01T12:00:10Z", "last_at": "2026-01-01T12:00:05Z",
            "last_status": 500, "last_error": "the receiver answered 500", "last_error_words": {
                "label": "HTTP status 500", "sentence": "The receiver answered with the HTTP status 500."
            }
        })
    }
}

impl From<webhooks::Delivery> for Delivery {
    fn from(delivery: webhooks::Delivery) -> Self {
        Self {
            id: delivery.id,
            kind: delivery.kind,
            at: delivery.at,
            state: delivery.state,
            attempts: delivery.attempts,
            next_at: delivery.next_at,
            last_at: delivery.last_at,
            last_status: delivery.last_status,
            last_error: delivery.last_error,
            last_error_words: None,
            number: delivery.number,
        }
    }
}

/// A delivery to one of the webhooks.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct WebhookDelivery {
    /// The webhook.
    webhook: WebhookId,
    /// The delivery.
    #[serde(flatten)]
    delivery: Delivery,
}

impl From<(WebhookId, webhooks::Delivery)> for WebhookDelivery {
    fn from((webhook, delivery): (WebhookId, webhooks::Delivery)) -> Self {
        Self { webhook, delivery: delivery.into() }
    }
}

/// List deliveries of a webhook.
///
/// The newest first, with the result of the last attempt. Stored as long as the items of the feed.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook"), PageQuery),
    responses(
        (status = 200, description = "A page of deliveries.", body = Page<Delivery>,
            headers(
                ("Link" = String, description = "The next page, if there is one."),
                ("Content-Language" = String, description = "The language of the texts."),
            ),
            example = json!({"items": [Delivery::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/account/webhooks/{id}/deliveries")]
async fn list_deliveries(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
    (query, language): (web::Query<PageQuery>, RequestLanguage),
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let limit = query.limit.get() + 1;
    let found = webhooks::list_deliveries(&state.webhooks, (caller.account, *id), before, limit).await?;
    let items = found.into_iter().map(|delivery| Delivery::from(delivery).said(language)).collect();
    let page = Page::cut(LIST, items, query.limit, |delivery: &Delivery| delivery.number);
    Ok(language.of(page.respond(&http)?))
}

/// Repeat a delivery.
///
/// Sends it now, with the same `webhook-id`; if that fails, it is retried for three days.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(
        ("id" = WebhookId, Path, description = "Id of the webhook"),
        ("delivery" = DeliveryId, Path, description = "Id of the delivery"),
    ),
    responses((status = 202, description = "The delivery is due now.", body = Delivery, example = json!(Delivery::example()))),
    extensions(("x-problems" = json!(["not_found", "webhook_disabled"]))),
)]
#[post("/v1/account/webhooks/{id}/deliveries/{delivery}/redeliver")]
async fn redeliver_delivery(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    path: web::Path<(WebhookId, DeliveryId)>,
) -> Result<HttpResponse, ApiError> {
    let (id, delivery) = path.into_inner();
    let sent = webhooks::redeliver(&state.webhooks, caller.account, id, delivery).await?;
    Ok(HttpResponse::Accepted().json(Delivery::from(sent)))
}

/// Test a webhook.
///
/// Sends a message of the type `test`. The list of deliveries has its result.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses((status = 202, description = "The delivery is due now.", body = Delivery, example = json!(Delivery::example()))),
    extensions(("x-problems" = json!(["not_found", "webhook_disabled"]))),
)]
#[post("/v1/account/webhooks/{id}/test")]
async fn test_webhook(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    let sent = webhooks::test_webhook(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::Accepted().json(Delivery::from(sent)))
}
