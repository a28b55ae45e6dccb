//! Which items of the feed of an account were read.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, get, post, web};
use salon_domain::args;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play, Read},
            etag,
        },
        state::AppState,
    },
    model::feed_cursor::FeedCursor,
    notices::feed::{self, MarkRead},
};

/// The most items that a request can mark individually.
const MAX_MARKED_ITEMS: usize = 100;

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(count_unread).service(mark_read);
}

/// How many items were not marked as read.
#[derive(Serialize, ToSchema)]
struct Unread {
    /// In total.
    #[schema(minimum = 0, example = 3)]
    unread: i64,
    /// By kind; kinds without unread items are left out.
    #[schema(example = json!({"your_turn": 2, "message": 1}))]
    by_kind: BTreeMap<String, i64>,
}

impl From<feed::Unread> for Unread {
    fn from(count: feed::Unread) -> Self {
        Self { unread: count.unread, by_kind: count.by_kind }
    }
}

/// Count unread items.
///
/// The number of items of the feed that were not marked as read, in total and by kind.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The counts.", body = Unread,
            example = json!({"unread": 3, "by_kind": {"your_turn": 2, "message": 1}})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/account/feed/unread")]
async fn count_unread(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Unread::from(feed::count_unread(&state.games, caller.account).await?))
}

/// The items to mark: one of the two members.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MarkReadRequest {
    /// All items up to and including this one.
    #[schema(value_type = Option<String>)]
    up_to: Option<FeedCursor>,
    /// These items.
    #[schema(value_type = Option<Vec<String>>, min_items = 1, max_items = 100)]
    items: Option<Vec<FeedCursor>>,
}

/// Mark items as read.
///
/// All items up to one, or single items. Items that are already read or no longer stored are ignored. Answers with the number of
/// unread items left.
#[utoipa::path(
    tag = "feed",
    security(("bearer" = ["play"])),
    request_body(content = MarkReadRequest, example = json!({"up_to": "ZgAAAAAAAALrAAAAAAAAAAE"})),
    responses((status = 200, description = "The unread items left.", body = Unread,
        example = json!({"unread": 0, "by_kind": {}}))),
)]
#[post("/v1/account/feed/read")]
async fn mark_read(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    Body(request): Body<MarkReadRequest>,
) -> Result<HttpResponse, ApiError> {
    let order = match (request.up_to, request.items) {
        (Some(cursor), None) => MarkRead::UpTo(cursor),
        (None, Some(items)) if (1..=MAX_MARKED_ITEMS).contains(&items.len()) => MarkRead::Items(items),
        (None, Some(_)) => {
            return Err(ApiError::invalid("/items", "input-items", &args!["most" => MAX_MARKED_ITEMS]));
        }
        (None, None) | (Some(_), Some(_)) => return Err(ApiError::invalid("", "input-either", &args![])),
    };
    let left = feed::mark_read(&state.games, caller.account, &order).await?;
    Ok(HttpResponse::Ok().json(Unread::from(left)))
}
