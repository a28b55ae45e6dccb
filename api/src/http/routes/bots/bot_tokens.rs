//! Access tokens of the caller's bots.

use actix_web::{HttpRequest, HttpResponse, delete, get, post, web};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, Identity},
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Manage, VerifiedSession},
            page::{self, Page, PageQuery},
        },
        routes::account::access_tokens::{AccessToken, CreateAccessTokenRequest, CreatedAccessToken},
        state::AppState,
    },
    model::ids::{AccessTokenId, AccountId},
};

/// The name of this list in cursors.
const LIST: &str = "bot_tokens";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_bot_tokens).service(create_bot_token).service(revoke_bot_token);
}

/// List the tokens of a bot of mine.
///
/// The newest first, without secrets.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot"), PageQuery),
    responses(
        (status = 200, description = "A page of tokens.", body = Page<AccessToken>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [AccessToken::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/account/bots/{bot}/tokens")]
async fn list_bot_tokens(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let bot = accounts::show_bot(&state.accounts, caller.account, *bot).await?.id;
    let found = accounts::list_access_tokens(&state.accounts, bot, before, query.limit.get() + 1).await?;
    let tokens = found.into_iter().map(AccessToken::from).collect();
    Page::cut(LIST, tokens, query.limit, |token: &AccessToken| token.id).respond(&http)
}

/// Create a token for a bot of mine.
///
/// The bot sends it with its requests. The secret is in this answer only. The token cannot have scopes that the caller's own token
/// lacks. Created with a personal access token, it expires no later than that one.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot")),
    request_body(content = CreateAccessTokenRequest, example = json!({
        "label": "engine room", "scopes": ["read", "play"], "expires_at": "2027-01-01T00:00:00Z"
    })),
    responses((status = 201, description = "The token with its secret.", body = CreatedAccessToken,
        example = json!(CreatedAccessToken::example()))),
    extensions(("x-problems" = json!(["not_found", "scope_too_wide", "too_many_tokens"]))),
)]
#[post("/v1/account/bots/{bot}/tokens")]
async fn create_bot_token(
    state: web::Data<AppState>,
    caller: VerifiedSession<Manage>,
    bot: web::Path<AccountId>,
    Body(request): Body<CreateAccessTokenRequest>,
) -> Result<HttpResponse, ApiError> {
    let account = accounts::show_bot(&state.accounts, caller.account, *bot).await?.id;
    // For the bot, with the scopes of the owner's own token.
    let behalf = Identity { account, owner: Some(caller.account), ..*caller };
    let (token, secret) = accounts::create_access_token(&state.accounts, &behalf, &request.into_request()?).await?;
    Ok(HttpResponse::Created().json(CreatedAccessToken { token: token.into(), secret }))
}

/// Revoke a token of a bot of mine.
///
/// It stops working at once.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(
        ("bot" = AccountId, Path, description = "Id of the bot"),
        ("token" = AccessTokenId, Path, description = "Id of the token"),
    ),
    responses((status = 204, description = "The token is revoked.")),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[delete("/v1/account/bots/{bot}/tokens/{token}")]
async fn revoke_bot_token(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    path: web::Path<(AccountId, AccessTokenId)>,
) -> Result<HttpResponse, ApiError> {
    let (bot, token) = *path;
    let bot = accounts::show_bot(&state.accounts, caller.account, bot).await?.id;
    accounts::revoke_access_token(&state.accounts, bot, token).await?;
    Ok(HttpResponse::NoContent().finish())
}
