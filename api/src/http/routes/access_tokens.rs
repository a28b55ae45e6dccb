//! Personal access tokens.

use actix_web::{HttpRequest, HttpResponse, delete, get, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, Label, Scope, Scopes, TokenOrder},
    http::{
        ApiError, Body, Caller, Code, Manage, State, StillSignedIn,
        page::{self, Page, PageQuery},
    },
    store::{AccessTokenRow, ids::AccessTokenId},
};

/// The name of this list in cursors.
const LIST: &str = "access_tokens";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_access_tokens).service(create_access_token).service(revoke_access_token);
}

/// A personal access token, without its secret.
#[derive(Serialize, ToSchema)]
pub(super) struct AccessToken {
    /// Its id.
    pub(super) id: AccessTokenId,
    /// What its owner calls it.
    label: String,
    /// What it may do.
    scopes: Vec<Scope>,
    /// When it was made.
    created_at: DateTime<Utc>,
    /// When it stops working; never, if null.
    expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    last_used_at: Option<DateTime<Utc>>,
}

impl AccessToken {
    pub(super) fn example() -> Value {
        json!({
            "id": "0199a0c2-9e60-7c55-b0f4-6d3a7f2f7d11", "label": "bot on the shelf", "scopes": ["read", "play"],
            "created_at": "2026-01-01T12:00:00Z", "expires_at": "2027-01-01T00:00:00Z", "last_used_at": null
        })
    }
}

impl From<AccessTokenRow> for AccessToken {
    fn from(row: AccessTokenRow) -> Self {
        Self {
            id: row.id,
            label: row.label,
            scopes: Scopes::from_stored(&row.scopes).iter().collect(),
            created_at: row.created_at,
            expires_at: row.expires_at,
            last_used_at: row.last_used_at,
        }
    }
}

/// List my access tokens.
///
/// Newest first, without their secrets.
#[utoipa::path(
    tag = "access tokens",
    security(("bearer" = ["manage"])),
    params(PageQuery),
    responses(
        (status = 200, description = "A page of tokens.", body = Page<AccessToken>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [AccessToken::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/account/tokens")]
async fn list_access_tokens(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let rows = accounts::list_access_tokens(&state.accounts, caller.account, before, query.limit.get() + 1).await?;
    let tokens = rows.into_iter().map(AccessToken::from).collect();
    Page::cut(LIST, tokens, query.limit, |token: &AccessToken| token.id).respond(&http)
}

/// The token somebody wants.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CreateAccessTokenRequest {
    /// What its owner calls it.
    label: Label,
    /// What it may do; none includes another.
    #[schema(min_items = 1)]
    scopes: Vec<Scope>,
    /// When it stops working; never, if absent. A token that is made with another one stops with that one at the latest.
    expires_at: Option<DateTime<Utc>>,
}

impl CreateAccessTokenRequest {
    /// What is asked of the use case.
    pub(super) fn order(self) -> Result<TokenOrder, ApiError> {
        if self.scopes.is_empty() {
            return Err(ApiError::new(Code::InvalidBody).at("/scopes", "at least one scope"));
        }
        Ok(TokenOrder { label: self.label, scopes: self.scopes.into_iter().collect(), expires_at: self.expires_at })
    }
}

/// A new token with its secret.
#[derive(Serialize, ToSchema)]
pub(super) struct CreatedAccessToken {
    /// The token.
    #[serde(flatten)]
    pub(super) token: AccessToken,
    /// What goes into the `Authorization` header. Shown this once.
    pub(super) secret: String,
}

impl CreatedAccessToken {
    pub(super) fn example() -> Value {
        let mut example = AccessToken::example();
        example
            .as_object_mut()
            .into_iter()
            .for_each(|it| drop(it.insert("secret".to_owned(), json!("salon_pat_8Jq1"))));
        example
    }
}

/// Make an access token.
///
/// For a script or a bot. Its secret is in this answer and nowhere else. It cannot have scopes the caller's own token lacks, and
/// made with a personal access token it expires no later than that one: `expires_at` of the answer says when. The access token of a
/// session that was ended makes none.
#[utoipa::path(
    tag = "access tokens",
    security(("bearer" = ["manage"])),
    request_body(content = CreateAccessTokenRequest, example = json!({
        "label": "bot on the shelf", "scopes": ["read", "play"], "expires_at": "2027-01-01T00:00:00Z"
    })),
    responses((status = 201, description = "The token with its secret.", body = CreatedAccessToken, 
        example = json!(CreatedAccessToken::example()))),
    extensions(("x-problems" = json!(["scope_too_wide", "too_many_tokens"]))),
)]
#[post("/v1/account/tokens")]
async fn create_access_token(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    Body(request): Body<CreateAccessTokenRequest>,
) -> Result<HttpResponse, ApiError> {
    let (row, secret) = accounts::create_access_token(&state.accounts, &caller, &request.order()?).await?;
    Ok(HttpResponse::Created().json(CreatedAccessToken { token: row.into(), secret }))
}

/// Revoke an access token.
///
/// It stops working at once.
#[utoipa::path(
    tag = "access tokens",
    security(("bearer" = ["manage"])),
    params(("id" = Uuid, Path, description = "Id of the token", example = "0199a0c2-9e60-7c55-b0f4-6d3a7f2f7d11")),
    responses((status = 204, description = "It is revoked.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/tokens/{id}")]
async fn revoke_access_token(
    state: web::Data<State>,
    caller: Caller<Manage>,
    id: web::Path<AccessTokenId>,
) -> Result<HttpResponse, ApiError> {
    accounts::revoke_access_token(&state.accounts, caller.account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
