//! Tables: open, list, show.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web};
use salon_domain::clock::ClockRules;
use salon_domain::kernel::bots::Level;
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        ApiError, Caller, IdempotencyKey, Play, Raw, Read, State, Visitor, etag,
        page::{self, Limit, Page},
        parse,
    },
    play::{
        self, GameSummary, ListOrder, OpenOrder, SandboxOrder, Status, Visibility,
        schemas::{BotLevel, ClockRulesSchema, RulesetOptions},
    },
    store::ids::GameId,
};

/// The name of this list in cursors.
const LIST: &str = "games";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(create_game).service(list_games).service(show_game).service(show_invite);
}

/// A game as examples show it.
pub(super) fn example() -> Value {
    json!({
        "id": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "edition": "1.1", "options": {}, "seats": 2,
        "visibility": "public", "status": "running", "host": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11",
        "players": [{
            "account": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "name": "ada", "display_name": "Ada", "kind": "person",
            "seat": 0, "resigned": false, "kept": false, "wants_pause": false
        }],
        "my_seat": 0, "invite": "gH2kP0aXw9sT4uVbNcQ1zrLd",
        "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", "version": 2,
        "clock": {
            "time": {"kind": "per_decision", "seconds": 172_800}, "respects": {"sleep": true, "weekends": true, "vacation": true},
            "extension": {"credits": 1, "seconds": 86_400}, "at_deadline": "bot"
        },
        "accepts_bots": false, "rated": false, "paused": false,
        "awaiting": [{"seat": 0, "decision": "open_auction", "since": "2026-01-01T12:00:00Z"}],
        "created_at": "2026-01-01T11:00:00Z", "started_at": "2026-01-01T11:30:00Z", "moved_at": "2026-01-01T12:00:00Z"
    })
}

/// The table somebody wants to open.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateGameRequest {
    /// What is played.
    #[schema(min_length = 1, max_length = 50, pattern = "^[a-z][a-z0-9_]*$", example = "art_society")]
    ruleset: String,
    /// The edition; without one, the ruleset's default.
    edition: Option<String>,
    /// How many the table is for.
    #[schema(minimum = 1, maximum = 8, example = 2)]
    seats: u8,
    /// The options; without them, the ruleset's defaults.
    #[schema(value_type = Option<RulesetOptions>)]
    options: Option<Box<RawValue>>,
    /// Who may know of it: without it `public`, or `private` for a sandbox, which is never public.
    visibility: Option<Visibility>,
    /// How time is measured; without it, nobody has to hurry.
    #[schema(value_type = Option<ClockRulesSchema>)]
    clock: Option<ClockRules>,
    /// Of all decisions on a clock, so many in a hundred must have been in time to join. Who has made too few to tell may join.
    #[schema(minimum = 1, maximum = 100)]
    least_reliability: Option<u8>,
    /// The server's own bots that sit down at once, one seat less than the table has at most.
    #[serde(default)]
    #[schema(value_type = Vec<BotLevel>, max_items = 7)]
    bots: Vec<Level>,
    /// Whether bots that people bring along may join. A bot that opens a table sits at it, so that one always accepts them.
    #[serde(default)]
    #[schema(default = false)]
    accepts_bots: bool,
    /// Whether it counts for the ratings of those who play; a game alone cannot.
    #[serde(default)]
    #[schema(default = false)]
    rated: bool,
    /// Makes it a sandbox, for trying a bot out: it belongs to the caller, who may let time pass in it, take moves back and have
    /// things go wrong. It is never rated and leaves no trace in anybody's reliability.
    sandbox: Option<SandboxOrder>,
}

impl CreateGameRequest {
    fn visibility(&self) -> Visibility {
        let usual = if self.sandbox.is_some() { Visibility::Private } else { Visibility::Public };
        self.visibility.unwrap_or(usual)
    }
}

/// Open a table.
///
/// The caller is its host and first player. The seed of the deal is drawn now, and its SHA-256 is in the answer. The game
/// starts when the last seat is taken, be it by `bots`, or when the host says so. With an `Idempotency-Key` a retry opens no second table.
/// An account may have 100 tables that wait for players and 100 games against the server's own bots; all bots of one owner together
/// may have as many. Who has left a private table since is told by a retry what it was when it was opened.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["play"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a retry safe: 1 to 200 visible characters")),
    request_body(content = CreateGameRequest, example = json!({"ruleset": "art_society", "seats": 2})),
    responses((status = 201, description = "The table.", body = GameSummary,
        headers(("Location" = String, description = "Where the game is.")), example = json!(example()))),
    extensions(("x-problems" = json!([
        "invalid_idempotency_key", "table_refused", "idempotency_key_reused", "too_many_games"
    ]))),
)]
#[post("/v1/games")]
async fn create_game(
    state: web::Data<State>,
    caller: Caller<Play>,
    key: IdempotencyKey,
    body: Raw,
) -> Result<HttpResponse, ApiError> {
    let request: CreateGameRequest = parse(&body.0)?;
    let key = key.with(&body.0);
    let order = OpenOrder {
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
        sandbox: request.sandbox,
        rematch_of: None,
        key: key.as_ref().map(|(key, hash)| (key.as_str(), hash.as_slice())),
    };
    let game = play::open_game(&state.games, caller.account, &order).await?;
    let location = format!("/v1/games/{}", game.id);
    Ok(HttpResponse::Created().insert_header((header::LOCATION, location)).json(game))
}

/// Which games.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct GamesQuery {
    /// Only those the caller plays in, of whatever visibility; otherwise the public ones.
    #[serde(default)]
    #[param(default = false)]
    mine: bool,
    /// Only with this status.
    #[param(inline)]
    status: Option<Status>,
    /// Only of this ruleset.
    #[param(example = "art_society")]
    ruleset: Option<String>,
    /// Only those that let bots join, or only those that do not.
    accepts_bots: Option<bool>,
    /// Only those that count for ratings, or only those that do not.
    rated: Option<bool>,
    /// How many items at most.
    #[serde(default)]
    #[param(value_type = Option<u16>, minimum = 1, maximum = 100, default = 50, example = 20)]
    limit: Limit,
    /// `next_cursor` of the page before.
    cursor: Option<String>,
}

/// List games.
///
/// Public ones, or the caller's own, the newest first. `status=open` finds tables to join.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["read"])),
    params(GamesQuery),
    responses(
        (status = 200, description = "A page of games.", body = Page<GameSummary>,
            headers(("Link" = String, description = "The next page, if there is one.")),
            example = json!({"items": [example()]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/games")]
async fn list_games(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    query: web::Query<GamesQuery>,
) -> Result<HttpResponse, ApiError> {
    let order = ListOrder {
        own: query.mine,
        status: query.status,
        ruleset: query.ruleset.as_deref(),
        accepts_bots: query.accepts_bots,
        rated: query.rated,
        before: query.cursor.as_deref().map(|cursor| page::decode(LIST, cursor)).transpose()?,
        limit: query.limit.get() + 1,
    };
    let games = play::list_games(&state.games, caller.account, order).await?;
    Page::cut(LIST, games, query.limit, |game: &GameSummary| game.id).respond(&http)
}

/// Show a game.
///
/// What it is, who plays, whom it waits for. Those at the table also see the invitation.
#[utoipa::path(
    tag = "games",
    security((), ("bearer" = ["read"])),
    params(("id" = GameId, Path, description = "Id of the game")),
    responses(
        (status = 200, description = "The game.", body = GameSummary, example = json!(example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/games/{id}")]
async fn show_game(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
) -> Result<HttpResponse, ApiError> {
    let caller = visitor.0.map(|identity| identity.account);
    etag::json(&http, &play::show_game(&state.games, *id, caller).await?)
}

/// Show what an invitation is for.
///
/// Whoever has the invitation may look at the table and join it while it is open. Once the game has begun, or was given up, only those
/// at the table see a private one; an unlisted one can be looked at as with its id.
#[utoipa::path(
    tag = "games",
    security(("bearer" = ["read"])),
    params(("invite" = String, Path, description = "The invitation", example = "gH2kP0aXw9sT4uVbNcQ1zrLd")),
    responses(
        (status = 200, description = "The game.", body = GameSummary, example = json!(example())),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
    extensions(("x-problems" = json!(["not_found"]))),
)]
#[get("/v1/invites/{invite}")]
async fn show_invite(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
    invite: web::Path<String>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &play::show_invite(&state.games, &invite, Some(caller.account)).await?)
}
