//! Bots that the caller owns.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, patch, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts::{self, BotUpdate, NewBot},
    deletion,
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, FullAccount, Manage},
            etag,
            page::{self, Page, PageQuery},
        },
        state::AppState,
    },
    model::{
        account_ref::AccountKind,
        ids::AccountId,
        texts::{DisplayName, Locale, Name},
    },
};

/// The name of this list in cursors.
const LIST: &str = "bots";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_bots).service(create_bot).service(show_bot).service(update_bot).service(delete_bot);
}

/// A bot as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(in crate::http::routes) struct Bot {
    /// The id.
    id: AccountId,
    /// The public handle.
    name: String,
    /// The name shown to others.
    display_name: String,
    /// Always `bot`.
    kind: AccountKind,
    /// The language of texts for the bot.
    locale: Locale,
    /// When it was created.
    created_at: DateTime<Utc>,
}

impl Bot {
    pub(in crate::http::routes) fn example() -> Value {
        json!({
            "id": "0199a0c2-cccc-7c55-b0f4-6d3a7f2f7d11", "name": "ada-engine", "display_name": "Analytical Engine",
            "kind": "bot", "locale": "en", "created_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl From<accounts::Account> for Bot {
    fn from(account: accounts::Account) -> Self {
        Self {
            id: account.id,
            name: account.name,
            display_name: account.display_name,
            kind: account.kind,
            locale: account.locale,
            created_at: account.created_at,
        }
    }
}

/// List my bots.
///
/// The bots the caller owns, the newest first.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(PageQuery),
    responses(
        (status = 200, description = "A page of bots.", body = Page<Bot>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [Bot::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/account/bots")]
async fn list_bots(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let found = accounts::list_bots(&state.accounts, caller.account, before, query.limit.get() + 1).await?;
    let bots = found.into_iter().map(Bot::from).collect();
    Page::cut(LIST, bots, query.limit, |bot: &Bot| bot.id).respond(&http)
}

/// A new bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateBotRequest {
    /// The public handle, unique on this server.
    name: Name,
    /// The name shown to others; the handle if absent.
    display_name: Option<DisplayName>,
}

/// Create a bot.
///
/// Creates an account for a program of the caller. With tokens of its own (`POST /v1/account/bots/{bot}/tokens`) it plays, sends
/// messages, reads its feed and has webhooks like any account, at tables that accept bots. It has no password, no e-mail address and
/// no bots of its own. Its profile says that it is a bot and who owns it.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    request_body(content = CreateBotRequest, example = json!({"name": "ada-engine", "display_name": "Analytical Engine"})),
    responses((status = 201, description = "The bot.", body = Bot,
        headers(("Location" = String, description = "The path of the bot.")), example = json!(Bot::example()))),
    extensions(("x-problems" = json!(["not_for_guests", "name_taken", "too_many_bots", "not_for_bots"]))),
)]
#[post("/v1/account/bots")]
async fn create_bot(
    state: web::Data<AppState>,
    caller: FullAccount<Manage>,
    Body(request): Body<CreateBotRequest>,
) -> Result<HttpResponse, ApiError> {
    let new_bot = NewBot { name: request.name, display_name: request.display_name };
    let bot = Bot::from(accounts::create_bot(&state.accounts, caller.account, &new_bot).await?);
    let location = format!("/v1/account/bots/{}", bot.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(bot))
}

/// Show a bot of mine.
///
/// The bot, as its owner sees it.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot")),
    responses(
        (status = 200, description = "The bot.", body = Bot, example = json!(Bot::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/account/bots/{bot}")]
async fn show_bot(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
) -> Result<HttpResponse, ApiError> {
    let bot = accounts::show_bot(&state.accounts, caller.account, *bot).await?;
    etag::json(&http, &Bot::from(bot))
}

/// The changes; absent members stay unchanged.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateBotRequest {
    /// The name shown to others.
    display_name: Option<DisplayName>,
    /// The language of texts for the bot.
    locale: Option<Locale>,
}

/// Change a bot of mine.
///
/// Changes the given members only.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot")),
    request_body(content = UpdateBotRequest, example = json!({"display_name": "Difference Engine"})),
    responses((status = 200, description = "The bot.", body = Bot, example = json!(Bot::example()))),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[patch("/v1/account/bots/{bot}")]
async fn update_bot(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
    Body(request): Body<UpdateBotRequest>,
) -> Result<HttpResponse, ApiError> {
    let (name, locale) = (request.display_name, request.locale);
    let bot =
        accounts::update_bot(&state.accounts, caller.account, *bot, BotUpdate { display_name: name, locale }).await?;
    Ok(HttpResponse::Ok().json(Bot::from(bot)))
}

/// Delete a bot of mine.
///
/// Like the deletion of an account: its tokens are revoked immediately, it leaves its open tables and resigns from its running games;
/// the games remain, without a name at its seat.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot")),
    responses((status = 204, description = "The bot is deleted.")),
    extensions(("x-problems" = json!(["not_found", "conflict"]))),
)]
#[delete("/v1/account/bots/{bot}")]
async fn delete_bot(
    state: web::Data<AppState>,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
) -> Result<HttpResponse, ApiError> {
    let deletion = accounts::confirm_bot_deletion(&state.accounts, caller.account, *bot).await?;
    deletion::leave_games_and_delete(&state.accounts, &state.games, deletion).await?;
    Ok(HttpResponse::NoContent().finish())
}
