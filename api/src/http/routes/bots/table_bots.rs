//! Built-in bots: at a table, and for hints.

use actix_web::{HttpRequest, HttpResponse, delete, post, web};
use salon_domain::kernel::bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            body::Body,
            caller::{Caller, Play, Read},
            language::{self, RequestLanguage},
            rate_limits::RateLimitStatus,
        },
        shapes::{
            game::GameSummary,
            ruleset_values::{BotLevel, RulesetCommand},
            words::Choice,
        },
        state::AppState,
    },
    model::ids::{AccountId, GameId},
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(add_bot).service(remove_bot).service(hint_commands);
}

/// The built-in bot to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AddBotRequest {
    /// How well it plays.
    #[schema(value_type = BotLevel)]
    level: Level,
}

/// Add a built-in bot.
///
/// The host adds a built-in bot to an open table. The game starts when the last seat is taken.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    request_body(content = AddBotRequest, example = json!({"level": "master"})),
    responses((status = 200, description = "The game.", body = GameSummary, example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "not_host", "game_not_open", "table_full", "too_many_games", "table_refused"
    ]))),
)]
#[post("/v1/games/{id}/bots")]
async fn add_bot(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    id: web::Path<GameId>,
    Body(request): Body<AddBotRequest>,
) -> Result<HttpResponse, ApiError> {
    let game = play::add_bot(&state.games, *id, caller.account, request.level).await?;
    Ok(HttpResponse::Ok().json(GameSummary::from(game)))
}

/// Remove a built-in bot.
///
/// The host removes a built-in bot from an open table.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("account" = AccountId, Path, description = "The account of the bot, from `players`"),
    ),
    responses((status = 204, description = "The bot is removed.")),
    extensions(("x-problems" = json!(["not_found", "not_a_player", "not_host", "game_not_open"]))),
)]
#[delete("/v1/games/{id}/bots/{account}")]
async fn remove_bot(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    path: web::Path<(GameId, AccountId)>,
) -> Result<HttpResponse, ApiError> {
    let (game, bot) = *path;
    play::remove_bot(&state.games, game, caller.account, bot).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Which bot to ask.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct HintRequest {
    /// The level of the bot.
    #[schema(value_type = Option<BotLevel>, default = "master")]
    level: Option<Level>,
}

/// What a bot would do in the caller's place.
#[derive(Serialize, ToSchema)]
struct Hint {
    /// The version of the game the hint is for, to be sent as `If-Match`.
    #[schema(minimum = 0, example = 17)]
    version: i64,
    /// The level of the bot that was asked.
    #[schema(value_type = BotLevel)]
    level: Level,
    /// The commands it would submit, ready to be sent.
    #[schema(value_type = Vec<RulesetCommand>)]
    commands: Vec<Box<RawValue>>,
    /// The same commands, each with texts and parts of the picture as they are when it is its turn.
    choices: Vec<Choice>,
}

impl From<play::Hint> for Hint {
    fn from(hint: play::Hint) -> Self {
        let commands = hint.choices.iter().map(|choice| choice.command.clone()).collect();
        Self { version: hint.version, level: hint.level, commands, choices: Choice::all(hint.choices) }
    }
}

/// Ask for a hint.
///
/// The commands that a built-in bot would submit for the caller's seat now, knowing only what that seat may know. Only when the game
/// is waiting for the caller, and only in games in which every other seat belonged to a built-in bot from the start. `choices` says
/// the commands in the language of `Content-Language`.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Accept-Language" = Option<String>, Header, description = "The language of the texts: `en` or `fr`; by default that of the account, else English"),
    ),
    request_body(content = HintRequest, example = json!({"level": "master"})),
    responses((status = 200, description = "The commands of the bot.", body = Hint,
        headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({
        "version": 14, "level": "master", "commands": [{"kind": "place_bid", "card": 7}], "choices": [{
            "command": {"kind": "place_bid", "card": 7}, "label": "Bid 7", "sentence": "Seal a bid of 7.", "group": "bid",
            "group_label": "Your bid", "parts": ["hand.0.7"], "piece": null
        }]
    }))),
    extensions(("x-problems" = json!([
        "not_found", "not_a_player", "game_not_running", "hints_only_against_bots", "no_hints_when_rated",
        "not_awaited", "busy"
    ]))),
)]
#[post("/v1/games/{id}/hint")]
async fn hint_commands(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    id: web::Path<GameId>,
    Body(request): Body<HintRequest>,
) -> Result<HttpResponse, ApiError> {
    RateLimitStatus::record(&http, state.limits.hint(&caller)?);
    let language = RequestLanguage(language::of_request(&http).await);
    let level = request.level.unwrap_or(Level::Master);
    let request = play::HintRequest { game: *id, account: caller.account, level, language: language.of_rules() };
    let hint = play::hint_commands(&state.games, request).await?;
    Ok(language.of(HttpResponse::Ok().json(Hint::from(hint))))
}
