//! Personal access tokens.

use actix_web::{HttpRequest, HttpResponse, delete, get, post, web};
use chrono::{DateTime, Utc};
use salon_domain::args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, AccessTokenInfo, AccessTokenRequest},
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, FullAccount, Manage},
            page::{self, Page, PageQuery},
        },
        state::AppState,
    },
    model::{ids::AccessTokenId, scope::Scope, texts::Label},
};

/// The name of this list in cursors.
const LIST: &str = "access_tokens";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_access_tokens).service(create_access_token).service(revoke_access_token);
}

/// A personal access token, without its secret.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct AccessToken {
    /// The id.
    pub(in crate::http::routes) id: AccessTokenId,
    /// The name its owner gave it.
    label: String,
    /// What it may do.
    scopes: Vec<Scope>,
    /// When it was created.
    created_at: DateTime<Utc>,
    /// When it stops working; null if it does not expire.
    expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    last_used_at: Option<DateTime<Utc>>,
}

impl AccessToken {
    pub(in crate::http::routes) fn example() -> Value {
        json!({
            "id": "0199a0c2-9e60-7c55-b0f4-6d3a7f2f7d11", "label": "bot on the shelf", "scopes": ["read", "play"],
            "created_at": "2026-01-01T12:00:00Z", "expires_at": "2027-01-01T00:00:00Z", "last_used_at": null
        })
    }
}

impl From<AccessTokenInfo> for AccessToken {
    fn from(token: AccessTokenInfo) -> Self {
        Self {
            id: token.id,
            label: token.label,
            scopes: token.scopes.iter().collect(),
            created_at: token.created_at,
            expires_at: token.expires_at,
            last_used_at: token.last_used_at,
        }
    }
}

/// List my access tokens.
///
/// The newest first, without secrets.
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
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let found = accounts::list_access_tokens(&state.accounts, caller.account, before, query.limit.get() + 1).await?;
    let tokens = found.into_iter().map(AccessToken::from).collect();
    Page::cut(LIST, tokens, query.limit, |token: &AccessToken| token.id).respond(&http)
}

/// A new access token.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http::routes) struct CreateAccessTokenRequest {
    /// The name its owner gave it.
    label: Label,
    /// What it may do; no scope includes another.
    #[schema(min_items = 1)]
    scopes: Vec<Scope>,
    /// When it stops working; absent if it does not expire. A token created with another token expires no later than that one.
    expires_at: Option<DateTime<Utc>>,
}

impl CreateAccessTokenRequest {
    /// Converts the request for the use case.
    pub(in crate::http::routes) fn into_request(self) -> Result<AccessTokenRequest, ApiError> {
        if self.scopes.is_empty() {
            return Err(ApiError::invalid("/scopes", "input-scopes", &args![]));
        }
        Ok(AccessTokenRequest {
            label: self.label,
            scopes: self.scopes.into_iter().collect(),
            expires_at: self.expires_at,
        })
    }
}

/// A new token with its secret.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct CreatedAccessToken {
    /// The token.
    #[serde(flatten)]
    pub(in crate::http::routes) token: AccessToken,
    /// The secret, for the `Authorization` header. It is shown only once.
    pub(in crate::http::routes) secret: String,
}

impl CreatedAccessToken {
    pub(in crate::http::routes) fn example() -> Value {
        let mut example = AccessToken::example();
        example
            .as_object_mut()
            .into_iter()
            .for_each(|it| drop(it.insert("secret".to_owned(), json!("salon_pat_8Jq1"))));
        example
    }
}

/// Create an access token.
///
/// For a script or a bot. The secret is in this answer only. The token cannot have scopes that the caller's own token lacks. Created
/// with a personal access token, it expires no later than that one: see `expires_at` of the answer. A session that has ended cannot
/// create tokens.
#[utoipa::path(
    tag = "access tokens",
    security(("bearer" = ["manage"])),
    request_body(content = CreateAccessTokenRequest, example = json!({
        "label": "bot on the shelf", "scopes": ["read", "play"], "expires_at": "2027-01-01T00:00:00Z"
    })),
    responses((status = 201, description = "The token with its secret.", body = CreatedAccessToken, 
        example = json!(CreatedAccessToken::example()))),
    extensions(("x-problems" = json!(["not_for_guests", "scope_too_wide", "too_many_tokens"]))),
)]
#[post("/v1/account/tokens")]
async fn create_access_token(
    state: web::Data<AppState>,
    caller: FullAccount<Manage>,
    Body(request): Body<CreateAccessTokenRequest>,
) -> Result<HttpResponse, ApiError> {
    let (token, secret) = accounts::create_access_token(&state.accounts, &caller, &request.into_request()?).await?;
    Ok(HttpResponse::Created().json(CreatedAccessToken { token: token.into(), secret }))
}

/// Revoke an access token.
///
/// It stops working at once.
#[utoipa::path(
    tag = "access tokens",
    security(("bearer" = ["manage"])),
    params(("id" = Uuid, Path, description = "Id of the token", example = "0199a0c2-9e60-7c55-b0f4-6d3a7f2f7d11")),
    responses((status = 204, description = "The token is revoked.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/tokens/{id}")]
async fn revoke_access_token(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    id: web::Path<AccessTokenId>,
) -> Result<HttpResponse, ApiError> {
    accounts::revoke_access_token(&state.accounts, caller.account, *id).await?;
    Ok(HttpResponse::NoContent().finish())
}
