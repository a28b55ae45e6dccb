//! The games that are waiting for the caller.

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::problem::ApiError,
        request::{
            caller::{Caller, Read},
            etag,
        },
        shapes::play::Awaited,
        state::State,
    },
    model::ids::GameId,
    play,
};

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_turns);
}

/// The games that are waiting for the caller.
#[derive(Serialize, ToSchema)]
struct Turns {
    /// The number of games.
    count: usize,
    /// The games, earliest deadline first, then those without a deadline, the one that has waited longest first.
    turns: Vec<Turn>,
}

/// A game that is waiting for the caller.
#[derive(Serialize, ToSchema)]
struct Turn {
    /// The game.
    game: GameId,
    /// The ruleset.
    ruleset: String,
    /// The number of events so far, to be sent as `If-Match`.
    version: i64,
    /// Seat, decision, and since when it is pending.
    awaited: Awaited,
}

impl From<play::Turns> for Turns {
    fn from(turns: play::Turns) -> Self {
        let turn = |turn: play::Turn| Turn {
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
        (status = 200, description = "The turns.", body = Turns, example = json!({"count": 1, "turns": [{
            "game": "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 14,
            "awaited": {"seat": 0, "decision": "place_bid", "since": "2026-01-01T12:00:00Z"}
        }]})),
        (status = 304, description = "Unchanged since the tag in `If-None-Match`."),
    ),
)]
#[get("/v1/turns")]
async fn list_turns(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    etag::json(&http, &Turns::from(play::list_turns(&state.games, caller.account).await?))
}
