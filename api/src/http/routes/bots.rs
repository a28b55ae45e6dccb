//! Bots that the caller brings along.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, patch, post, web};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use super::account::let_go;
use crate::{
    accounts::{self, AccountKind, BotOrder, DisplayName, Locale, Name},
    http::{
        ApiError, Body, Caller, Code, Manage, State, StillSignedIn, etag,
        page::{self, Page, PageQuery},
    },
    store::{AccountRow, ids::AccountId},
};

/// The name of this list in cursors.
const LIST: &str = "bots";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_bots).service(create_bot).service(show_bot).service(update_bot).service(delete_bot);
}

/// A bot as its owner sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct Bot {
    /// Its id.
    id: AccountId,
    /// The public handle.
    name: String,
    /// What others read.
    display_name: String,
    /// That it is a bot.
    kind: AccountKind,
    /// Language of what it reads.
    locale: Locale,
    /// Since when it is here.
    created_at: DateTime<Utc>,
}

impl Bot {
    pub(super) fn example() -> Value {
        json!({
            "id": "0199a0c2-cccc-7c55-b0f4-6d3a7f2f7d11", "name": "ada-engine", "display_name": "Analytical Engine",
            "kind": "bot", "locale": "en", "created_at": "2026-01-01T12:00:00Z"
        })
    }
}

impl TryFrom<AccountRow> for Bot {
    type Error = ApiError;

    fn try_from(row: AccountRow) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name,
            display_name: row.display_name,
            kind: AccountKind::try_from(row.kind.as_str())?,
            locale: match row.locale.as_str() {
                "en" => Locale::En,
                "fr" => Locale::Fr,
                other => return Err(ApiError::new(Code::Internal).because(format!("stored locale {other}"))),
            },
            created_at: row.created_at,
        })
    }
}

/// List my bots.
///
/// Those the caller brought along, newest first.
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
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, ApiError> {
    let before = query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?;
    let rows = accounts::list_bots(&state.accounts, caller.account, before, query.limit.get() + 1).await?;
    let bots = rows.into_iter().map(Bot::try_from).collect::<Result<_, _>>()?;
    Page::cut(LIST, bots, query.limit, |bot: &Bot| bot.id).respond(&http)
}

/// The bot somebody wants to bring along.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateBotRequest {
    /// The public handle, unique on this server.
    name: Name,
    /// What others read; the name if absent.
    display_name: Option<DisplayName>,
}

/// Bring a bot along.
///
/// Makes an account for a program of the caller's. It has tokens of its own (`POST /v1/account/bots/{bot}/tokens`) and with them
/// plays, talks, follows its feed and has webhooks like everybody else, at tables that accept bots. It has no password and no
/// address, nobody signs in to it, and it has no bots itself. Everybody is told that it is a bot and whose.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    request_body(content = CreateBotRequest, example = json!({"name": "ada-engine", "display_name": "Analytical Engine"})),
    responses((status = 201, description = "The bot.", body = Bot,
        headers(("Location" = String, description = "Where the bot is.")), example = json!(Bot::example()))),
    extensions(("x-problems" = json!(["name_taken", "too_many_bots", "not_for_bots"]))),
)]
#[post("/v1/account/bots")]
async fn create_bot(
    state: web::Data<State>,
    caller: StillSignedIn<Manage>,
    Body(request): Body<CreateBotRequest>,
) -> Result<HttpResponse, ApiError> {
    let order = BotOrder { name: request.name, display_name: request.display_name };
    let bot = Bot::try_from(accounts::create_bot(&state.accounts, caller.account, &order).await?)?;
    let location = format!("/v1/account/bots/{}", bot.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(bot))
}

/// Show a bot of mine.
///
/// As its owner sees it.
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
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
) -> Result<HttpResponse, ApiError> {
    let bot = accounts::show_bot(&state.accounts, caller.account, *bot).await?;
    etag::json(&http, &Bot::try_from(bot)?)
}

/// What is to change; what is absent stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpdateBotRequest {
    /// What others read.
    display_name: Option<DisplayName>,
    /// Language of what it reads.
    locale: Option<Locale>,
}

/// Change a bot of mine.
///
/// Changes what is given and leaves the rest.
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
    state: web::Data<State>,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
    Body(request): Body<UpdateBotRequest>,
) -> Result<HttpResponse, ApiError> {
    let (name, locale) = (request.display_name, request.locale);
    let bot = accounts::update_bot(&state.accounts, caller.account, *bot, name, locale).await?;
    Ok(HttpResponse::Ok().json(Bot::try_from(bot)?))
}

/// Delete a bot of mine.
///
/// As an account is deleted: its tokens are void at once, it leaves its open tables and resigns from its running games, and the
/// games stay with nobody's name at its seat.
#[utoipa::path(
    tag = "bot accounts",
    security(("bearer" = ["manage"])),
    params(("bot" = AccountId, Path, description = "Id of the bot")),
    responses((status = 204, description = "It is gone.")),
    extensions(("x-problems" = json!(["not_found", "conflict"]))),
)]
#[delete("/v1/account/bots/{bot}")]
async fn delete_bot(
    state: web::Data<State>,
    caller: Caller<Manage>,
    bot: web::Path<AccountId>,
) -> Result<HttpResponse, ApiError> {
    let leaving = accounts::confirm_bot_deletion(&state.accounts, caller.account, *bot).await?;
    let_go(&state, leaving).await?;
    Ok(HttpResponse::NoContent().finish())
}
