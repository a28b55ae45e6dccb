//! Whom the caller does not want to hear.

use actix_web::{HttpRequest, HttpResponse, delete, get, put, web};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{AccountKind, Name, Somebody},
    http::{
        ApiError, Caller, Code, Manage, Read, State,
        page::{self, Page, PageQuery},
    },
    store::MuteRow,
    talk,
};

/// The name of this list in cursors.
const LIST: &str = "mutes";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_mutes).service(mute_account).service(unmute_account);
}

/// Somebody who is not heard.
#[derive(Serialize, ToSchema)]
struct Muted {
    /// Who.
    #[serde(flatten)]
    somebody: Somebody,
    /// Since when.
    muted_at: DateTime<Utc>,
    /// Whether only their bots are not heard: one of them was muted and is gone.
    only_bots: bool,
}

impl TryFrom<MuteRow> for Muted {
    type Error = ApiError;

    fn try_from(row: MuteRow) -> Result<Self, ApiError> {
        let kind = AccountKind::try_from(row.kind.as_str())?;
        let somebody = Somebody { account: row.muted_id, name: row.name, display_name: row.display_name, kind };
        Ok(Self { somebody, muted_at: row.created_at, only_bots: row.only_bots })
    }
}

/// List whom I muted.
///
/// Their messages are not shown to the caller and make no items in the caller's feed. They do not learn it.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["read"])),
    params(PageQuery),
    responses(
        (status = 200, description = "A page of them.", body = Page<Muted>,
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
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let after = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let rows = talk::list_mutes(&state.games, caller.account, after, query.limit.get() + 1).await?;
    let items = rows.into_iter().map(Muted::try_from).collect::<Result<_, _>>()?;
    Page::cut(LIST, items, query.limit, |muted: &Muted| muted.somebody.account).respond(&http)
}

fn name(text: &str) -> Result<Name, ApiError> {
    text.parse().map_err(|_| ApiError::new(Code::NotFound))
}

/// Mute somebody.
///
/// Nothing they say is shown to the caller from now on, and no invitation of theirs arrives. Once more changes nothing. Muting an owner
/// is muting all their bots; muting a bot is muting all bots of its owner, also those made later.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["manage"])),
    params(("name" = String, Path, description = "The public handle", example = "eve")),
    responses((status = 204, description = "They are muted.")),
    extensions(("x-problems" = json!(["not_found", "muting_oneself", "too_many_mutes"]))),
)]
#[put("/v1/account/mutes/{name}")]
async fn mute_account(
    state: web::Data<State>,
    caller: Caller<Manage>,
    path: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    talk::mute_account(&state.games, caller.account, &name(&path)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Hear somebody again.
///
/// What they said meanwhile is shown, too. Once more changes nothing.
#[utoipa::path(
    tag = "talk",
    security(("bearer" = ["manage"])),
    params(("name" = String, Path, description = "The public handle", example = "eve")),
    responses((status = 204, description = "They are heard.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/mutes/{name}")]
async fn unmute_account(
    state: web::Data<State>,
    caller: Caller<Manage>,
    path: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    talk::unmute_account(&state.games, caller.account, &name(&path)?).await?;
    Ok(HttpResponse::NoContent().finish())
}
