//! The games that are waiting for the caller.

use actix_web::{HttpRequest, HttpResponse, get, web};
use salon_domain::kernel::Language;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::{Caller, Read},
            etag,
            language::RequestLanguage,
        },
        shapes::{play::Awaited, words::Words},
        state::AppState,
    },
    model::ids::GameId,
    play, words,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_turns);
}

/// The games that are waiting for the caller.
#[derive(Serialize, ToSchema)]
#[schema(as = Turns)]
struct PendingTurns {
    /// The number of games.
    count: usize,
    /// The games, earliest deadline first, then those without a deadline, the one that has waited longest first.
    turns: Vec<PendingTurn>,
}

/// A game that is waiting for the caller.
#[derive(Serialize, ToSchema)]
#[schema(as = Turn)]
struct PendingTurn {
    /// The game.
    game: GameId,
    /// The ruleset.
    ruleset: String,
    /// The number of events so far, to be sent as `If-Match`.
    version: i64,
    /// Seat, decision, and since when it is pending.
    awaited: Awaited,
    /// What has to be decided, for people.
    words: Words,
}

impl PendingTurns {
    fn new(turns: play::PendingTurns, language: Language) -> Self {
        let turn = |turn: play::PendingTurn| PendingTurn {
            words: words::turn(language, &turn.ruleset, &turn.awaited.decision).into(),
            game: turn.game,
            ruleset: turn.ruleset,
            version: turn.version,
            awaited: turn.awaited.into(),
        };
        Self { count: turns.count, turns: turns.turns.into_iter().map(turn).collect() }
    }
}

/// List my turns.
///
/// All games that are waiting for the caller and their number, the most urgent first: by deadline, then by how long they have waited.
#[utoipa::path(
    tag = "play",
    security(("bearer" = ["read"])),
    responses(
        (status = 200, description = "The turns.", body = PendingTurns,
            headers(("Content-Language" = String, description = "The language of the texts.")), example = json!({"count": 1, "turns": [{
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 14,
            "awaited": {"seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"},
            "words": {"label": "Seal a bid", "sentence": "It is your turn in Art Society: seal a bid."}
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/turns")]
async fn list_turns(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
    language: RequestLanguage,
) -> Result<HttpResponse, ApiError> {
    let turns = play::list_turns(&state.games, caller.account).await?;
    Ok(language.of(etag::json(&http, &PendingTurns::new(turns, language.of_rules()))?))
}
