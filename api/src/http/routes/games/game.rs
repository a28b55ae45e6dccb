//! Games: opening a table, listing and showing games.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::bots::Level;
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::{code::Code, problem::ApiError},
        request::{
            body::{RawBody, parse},
            caller::{Caller, OptionalCaller, Play},
            etag,
            idempotency::IdempotencyKey,
            language::RequestLanguage,
            page::{self, Limit, Page},
        },
        shapes::{
            game::GameSummary,
            ruleset_values::{BotLevel, ClockRulesSchema, RulesetOptions},
        },
        state::AppState,
    },
    model::{
        game::{Status, Visibility},
        ids::GameId,
        texts::Name,
    },
    play::{self, GameListQuery, SandboxOptions, TableRequest},
};

/// The name of this list in cursors.
const LIST: &str = "games";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(create_game).service(list_games).service(show_game).service(show_invite);
}

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateGameRequest {
    /// The ruleset.
    #[schema(min_length = 1, max_length = 50, pattern = "^[a-z][a-z0-9_]*$", example = "art_society")]
    ruleset: String,
    /// The edition; the ruleset's default if absent.
    edition: Option<String>,
    /// The number of seats.
    #[schema(minimum = 1, maximum = 8, example = 2)]
    seats: u8,
    /// The options; the ruleset's defaults if absent.
    #[schema(value_type = Option<RulesetOptions>)]
    options: Option<Box<RawValue>>,
    /// Who may see the game. If absent, `public`, or `private` for a sandbox, which is never public.
    visibility: Option<Visibility>,
    /// The rules of the clock; no deadlines if absent.
    #[schema(value_type = Option<ClockRulesSchema>)]
    clock: Option<ClockRules>,
    /// The least percentage of decisions in time that an account needs to join. Accounts with too few decisions may join.
    #[schema(minimum = 1, maximum = 100)]
    least_reliability: Option<u8>,
    /// Built-in bots that join immediately, at most one fewer than there are seats.
    #[serde(default)]
    #[schema(value_type = Vec<BotLevel>, max_items = 7)]
    bots: Vec<Level>,
    /// Whether bots owned by people may join. A table opened by such a bot always accepts them.
    #[serde(default)]
    #[schema(default = false)]
    accepts_bots: bool,
    /// Whether the game counts for the ratings of its players; not possible with one seat.
    #[serde(default)]
    #[schema(default = false)]
    rated: bool,
    /// Makes the game a sandbox for testing a bot. The caller owns it and can advance its time, rewind it and inject faults. It is never
    /// rated and does not count for anyone's reliability.
    sandbox: Option<SandboxRequest>,
}

/// How a sandbox is set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SandboxOrder)]
struct SandboxRequest {
    /// Whether the owner may look at the game from every seat. Everyone can see this before joining.
    #[serde(default)]
    #[schema(default = false)]
    open_hands: bool,
}

impl CreateGameRequest {
    fn visibility(&self) -> Visibility {
        let default = if self.sandbox.is_some() { Visibility::Private } else { Visibility::Public };
        self.visibility.unwrap_or(default)
    }
}

/// Open a table.
///
/// The caller becomes its host and first player. The seed of the deal is drawn now; its SHA-256 is in the answer. The game starts
/// when the last seat is taken, also by `bots`, or when the host starts it. With an `Idempotency-Key` a retry opens no second table;
/// if the caller has left a private table since, the retry answers with the table as it was opened. An account may have 100 tables
/// that wait for players and 100 games against built-in bots; all bots of one owner together may have as many.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters")),
    request_body(content = CreateGameRequest, example = json!({"ruleset": "art_society", "seats": 2})),
    responses((status = 201, description = "The table.", body = GameSummary,
        headers(("Location" = String, description = "The path of the game.")), example = json!(GameSummary::example()))),
    extensions(("x-problems" = json!([
        "invalid_idempotency_key", "table_refused", "idempotency_key_reused", "too_many_games", "not_for_guests"
    ]))),
)]
#[post("/v1/games")]
async fn create_game(
    state: web::Data<AppState>,
    caller: Caller<Play>,
    key: IdempotencyKey,
    body: RawBody,
) -> Result<HttpResponse, ApiError> {
    let request: CreateGameRequest = parse(&body.0)?;
    let key = key.with(&body.0);
    let table = TableRequest {
        ruleset: &request.ruleset,
        edition: request.edition.as_deref(),
        seats: request.seats,
        options: request.options.as_deref(),
        visibility: request.visibility(),
        clock: request.clock.unwrap_or_default(),
        least_reliability: request.least_reliability,
        bots: request.bots,
        accepts_bots: request.accepts_bots,
        rated: request.rated,
        sandbox: request.sandbox.map(|sandbox| SandboxOptions { open_hands: sandbox.open_hands }),
        rematch_of: None,
        key: key.as_ref().map(|(key, hash)| (key.as_str(), hash.as_slice())),
    };
    let game = GameSummary::from(play::open_game(&state.games, caller.account, &table).await?);
    let location = format!("/v1/games/{}", game.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(game))
}

/// Which games to list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct GamesQuery {
    /// Only games the caller plays in, of any visibility; otherwise the public ones.
    #[serde(default)]
    #[param(default = false)]
    mine: bool,
    /// Only games in which the account with this name plays. With `mine`, the games that the caller plays or played in together with it.
    #[param(value_type = Option<String>, min_length = 1, max_length = 30, pattern = "^[A-Za-z0-9][A-Za-z0-9_-]{1,28}[A-Za-z0-9]$")]
    player: Option<Name>,
    /// Only games with this status.
    #[param(inline)]
    status: Option<Status>,
    /// Only games of this ruleset.
    #[param(example = "art_society")]
    ruleset: Option<String>,
    /// Only games that accept bots, or only those that do not.
    accepts_bots: Option<bool>,
    /// Only rated games, or only those that are not.
    rated: Option<bool>,
    /// The most items on the page.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// `next_cursor` of the previous page.
    cursor: Option<String>,
}

/// List games.
///
/// Public games, or the caller's own, the newest first. `status=open` finds tables to join. Public games are listed without a token
/// too; the caller's own need one.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = ["read"])),
    params(GamesQuery),
    responses(
        (status = 200, description = "A page of games.", body = Page<GameSummary>,
            headers(
                ("Link" = String, description = "The next page, if there is one."),
                ("Content-Language" = String, description = "The language of the texts."),
            ),
            example = json!({"items": [GameSummary::example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor", "unauthenticated"]))),
)]
#[get("/v1/games")]
async fn list_games(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    query: web::Query<GamesQuery>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let caller = caller.0.map(|identity| identity.account);
    if query.mine && caller.is_none() {
        return Err(ApiError::new(Code::Unauthenticated));
    }
    let filter = GameListQuery {
        own: query.mine,
        player: query.player.as_ref().map(Name::as_str),
        status: query.status,
        ruleset: query.ruleset.as_deref(),
        accepts_bots: query.accepts_bots,
        rated: query.rated,
        before: query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?,
        limit: query.limit.get() + 1,
    };
    let games = play::list_games(&state.games, caller, filter).await?;
    let games = games.into_iter().map(|game| GameSummary::said(game, language.of_rules())).collect();
    Ok(language.of(Page::cut(LIST, games, query.limit, |game: &GameSummary| game.id).respond(&http)?))
}

/// Show a game.
///
/// The game in short: its table, its players, and the seats it is waiting for. Players also see the invitation.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses(
        (status = 200, description = "The game.", body = GameSummary,
            headers(("Content-Language" = String, description = "The language of the texts.")),
            example = json!(GameSummary::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}")]
async fn show_game(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    id: web::Path<GameId>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let caller = caller.0.map(|identity| identity.account);
    let game = play::show_game(&state.games, *id, caller).await?;
    Ok(language.of(etag::json(&http, &GameSummary::said(game, language.of_rules()))?))
}

/// Show the game of an invitation.
///
/// Everyone who has the invitation may see the table and join it while it is open. After the start or the closing of the table, only
/// its players see a private game; an unlisted one is visible as with its id.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = ["read"])),
    params(("invite" = String, Path, description = "The invitation", example = "gH2kP0aXw9sT4uVbNcQ1zrLd")),
    responses(
        (status = 200, description = "The game.", body = GameSummary,
            headers(("Content-Language" = String, description = "The language of the texts.")),
            example = json!(GameSummary::example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/invites/{invite}")]
async fn show_invite(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: OptionalCaller,
    invite: web::Path<String>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let caller = caller.0.map(|identity| identity.account);
    let game = play::show_invite(&state.games, &invite, caller).await?;
    Ok(language.of(etag::json(&http, &GameSummary::said(game, language.of_rules()))?))
}
