//! Accounts that the caller has muted.

use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            caller::{Caller, Manage, Read},
            page::{self, Page, PageQuery},
        },
        state::AppState,
    },
    model::{account_ref::AccountRef, texts::Name},
    talk,
};

/// The name of this list in cursors.
const LIST: &str = "mutes";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_mutes).service(mute_account).service(unmute_account);
}

/// A muted account.
#[derive(Serialize, ToSchema)]
struct Muted {
    /// The account.
    #[serde(flatten)]
    account: AccountRef,
    /// When it was muted.
    muted_at: DateTime<Utc>,
    /// Whether only its bots are muted, because one of them was muted and is deleted.
    only_bots: bool,
}

impl From<talk::Mute> for Muted {
    fn from(mute: talk::Mute) -> Self {
        Self { account: mute.account, muted_at: mute.muted_at, only_bots: mute.only_bots }
    }
}

/// List accounts I muted.
///
/// Their messages are neither shown to the caller nor added to the caller's feed. Muted accounts are not notified.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["read"])),
    params(PageQuery),
    responses(
        (status = 200, description = "A page of muted accounts.", body = Page<Muted>,
            headers(("Link" = String, description = "The next page, if there is one.")), example = json!({"items": [{
            "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "eve", "display_name": "Eve", "kind": "person",
            "muted_at": "2026-01-01T12:00:00Z", "only_bots": false
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/account/mutes")]
async fn list_mutes(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let after = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let mutes = talk::list_mutes(&state.games, caller.account, after, query.limit.get() + 1).await?;
    let items = mutes.into_iter().map(Muted::from).collect();
    Page::cut(LIST, items, query.limit, |muted: &Muted| muted.account.account).respond(&http)
}

fn name(text: &str) -> Result<Name, ApiError> {
    text.parse().map_err(|_| ApiError::new(Code::NotFound))
}

/// Mute an account.
///
/// Its messages are not shown to the caller any more, and its invitations do not arrive. Repeating the request has no effect. Muting an
/// owner mutes all their bots; muting a bot mutes all bots of its owner, including later ones.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["manage"])),
    params(("name" = String, Path, description = "The public handle", example = "eve")),
    responses((status = 204, description = "The account is muted.")),
    extensions(("x-problems" = json!(["not_found", "muting_oneself", "too_many_mutes"]))),
)]
#[put("/v1/account/mutes/{name}")]
async fn mute_account(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    path: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    talk::mute_account(&state.games, caller.account, &name(&path)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Unmute an account.
///
/// Messages it sent in the meantime are shown again. Repeating the request has no effect.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["manage"])),
    params(("name" = String, Path, description = "The public handle", example = "eve")),
    responses((status = 204, description = "The account is not muted.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/mutes/{name}")]
async fn unmute_account(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    path: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    talk::unmute_account(&state.games, caller.account, &name(&path)?).await?;
    Ok(HttpResponse::NoContent().finish())
}
