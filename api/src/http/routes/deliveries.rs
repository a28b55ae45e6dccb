//! What was sent to a webhook.

use actix_web::{HttpRequest, HttpResponse, get, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        ApiError, Caller, Code, Manage, State,
        page::{self, Page, PageQuery},
    },
    store::{
        DeliveryRow,
        ids::{DeliveryId, WebhookId},
    },
    webhooks,
};

/// The name of this list in cursors.
const LIST: &str = "deliveries";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_deliveries).service(redeliver_delivery).service(test_webhook);
}

/// How far a delivery is.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum DeliveryState {
    /// It is tried, perhaps again.
    Pending,
    /// It arrived.
    Delivered,
    /// It was given up.
    Failed,
}

/// Something sent to a webhook, or to be sent.
#[derive(Serialize, ToSchema)]
struct Delivery {
    /// Its `webhook-id`, the same for every attempt.
    id: DeliveryId,
    /// The kind of the news, or `test`.
    #[schema(example = "your_turn")]
    kind: String,
    /// When that happened.
    at: DateTime<Utc>,
    /// How far it is.
    state: DeliveryState,
    /// How often it was tried.
    #[schema(minimum = 0)]
    attempts: i32,
    /// When it is tried next.
    next_at: Option<DateTime<Utc>>,
    /// When it was tried last.
    last_at: Option<DateTime<Utc>>,
    /// The HTTP status of the last answer.
    #[schema(minimum = 100, maximum = 999)]
    last_status: Option<i16>,
    /// What went wrong last.
    last_error: Option<String>,
    #[serde(skip)]
    number: i64,
}

impl Delivery {
    fn example() -> Value {
        json!({
            "id": "0a7c8d4e-5b1f-4c55-b0f4-6d3a7f2f7d11", "kind": "your_turn", "at": "2026-01-01T12:00:00Z",
            "state": "pending", "attempts": 1, "next_at": "2026-01-01T12:00:10Z", "last_at": "2026-01-01T12:00:05Z",
            "last_status": 500, "last_error": "the receiver answered 500"
        })
    }
}

impl TryFrom<DeliveryRow> for Delivery {
    type Error = ApiError;

    fn try_from(row: DeliveryRow) -> Result<Self, ApiError> {
        let state = match row.state.as_str() {
            "pending" => DeliveryState::Pending,
            "delivered" => DeliveryState::Delivered,
            "failed" => DeliveryState::Failed,
            other => return Err(ApiError::new(Code::Internal).because(format!("stored state {other}"))),
        };
        Ok(Self {
            id: row.id,
            kind: row.kind,
            at: row.at,
            state,
            attempts: row.attempts,
            next_at: row.next_at,
            last_at: row.last_at,
            last_status: row.last_status,
            last_error: row.last_error,
            number: row.number,
        })
    }
}

/// Something sent to one of the webhooks, or to be sent.
#[derive(Serialize, ToSchema)]
pub(super) struct WebhookDelivery {
    /// The webhook.
    webhook: WebhookId,
    /// What was sent to it.
    #[serde(flatten)]
    delivery: Delivery,
}

impl TryFrom<(WebhookId, DeliveryRow)> for WebhookDelivery {
    type Error = ApiError;

    fn try_from((webhook, row): (WebhookId, DeliveryRow)) -> Result<Self, ApiError> {
        Ok(Self { webhook, delivery: Delivery::try_from(row)? })
    }
}

/// List what was sent to a webhook.
///
/// The newest first, with how the last attempt went. Kept as long as the feed.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook"), PageQuery),
    responses(
        (status = 200, description = "A page of the log.", body = Page<Delivery>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [Delivery::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/account/webhooks/{id}/deliveries")]
async fn list_deliveries(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let limit = query.limit.get() + 1;
    let rows = webhooks::list_deliveries(&state.webhooks, caller.account, *id, before, limit).await?;
    let items = rows.into_iter().map(Delivery::try_from).collect::<Result<_, _>>()?;
    Page::cut(LIST, items, query.limit, |delivery: &Delivery| delivery.number).respond(&http)
}

/// Send something again.
///
/// Now, under the same `webhook-id`, and if it fails for three days more.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(
        ("id" = WebhookId, Path, description = "Id of the webhook"),
        ("delivery" = DeliveryId, Path, description = "Id of the delivery"),
    ),
    responses((status = 202, description = "It is sent.", body = Delivery, example = json!(Delivery::example()))),
    extensions(("x-problems" = json!(["not_found", "webhook_disabled"]))),
)]
#[post("/v1/account/webhooks/{id}/deliveries/{delivery}/redeliver")]
async fn redeliver_delivery(
    state: web::Data<State>,
    caller: Caller<Manage>,
    path: web::Path<(WebhookId, DeliveryId)>,
) -> Result<HttpResponse, ApiError> {
    let (id, delivery) = path.into_inner();
    let row = webhooks::redeliver(&state.webhooks, caller.account, id, delivery).await?;
    Ok(HttpResponse::Accepted().json(Delivery::try_from(row)?))
}

/// Try a webhook out.
///
/// Sends a message of the type `test`. Whether it arrived is in the log.
#[utoipa::path(
    tag = "webhooks",
    security(("bearer" = ["manage"])),
    params(("id" = WebhookId, Path, description = "Id of the webhook")),
    responses((status = 202, description = "It is sent.", body = Delivery, example = json!(Delivery::example()))),
    extensions(("x-problems" = json!(["not_found", "webhook_disabled"]))),
)]
#[post("/v1/account/webhooks/{id}/test")]
async fn test_webhook(
    state: web::Data<State>,
    caller: Caller<Manage>,
    id: web::Path<WebhookId>,
) -> Result<HttpResponse, ApiError> {
    let row = webhooks::test_webhook(&state.webhooks, caller.account, *id).await?;
    Ok(HttpResponse::Accepted().json(Delivery::try_from(row)?))
}
