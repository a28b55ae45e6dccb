//! Following games live, by server-sent events.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        ApiError, Caller, Code, Read, State, Visitor, page,
        sse::{self, Piece, Source},
    },
    play::{GameStream, MovePlace, MyMoves},
    store::ids::GameId,
};

/// The name of the stream of all games in its ids.
const MOVES: &str = "moves";

/// Registers the routes of this file.
pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(stream_events).service(stream_moves);
}

/// Where to begin.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct StreamQuery {
    /// From this event on; without it and without `Last-Event-ID`, from the beginning.
    #[param(minimum = 0, example = 12)]
    from: Option<i64>,
}

struct Events {
    stream: GameStream,
    heartbeat: Duration,
}

impl Source for Events {
    async fn next(&mut self) -> Result<Vec<Piece>, ApiError> {
        let Some(events) = self.stream.next(self.heartbeat).await? else { return Ok(vec![Piece::End]) };
        if events.is_empty() {
            return Ok(vec![Piece::Heartbeat]);
        }
        Ok(events.iter().map(|event| Piece::event(event.seq.to_string(), "event", event)).collect())
    }
}

/// Follow a game.
///
/// A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as its data, `end` when the
/// game is over, `reconnect` when the server stops. A client that comes back with `Last-Event-ID` misses nothing and gets
/// nothing twice. A comment now and then shows that the stream lives.
#[utoipa::path(
    tag = "streams",
    security((), ("bearer" = ["read"])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last event that was seen"),
        StreamQuery,
    ),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        example = json!("id: 9\nevent: event\ndata: {\"seq\":9}\n\n"))),
    extensions(("x-problems" = json!(["not_found", "invalid_cursor"]))),
)]
#[get("/v1/games/{id}/stream")]
async fn stream_events(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    query: web::Query<StreamQuery>,
) -> Result<HttpResponse, ApiError> {
    let seen = sse::last_event_id(&http)?
        .map(|id| id.parse::<i64>().ok().filter(|seq| *seq >= 0).ok_or_else(|| ApiError::new(Code::InvalidCursor)));
    let next = seen.transpose()?.map(|seq| seq.saturating_add(1)).or(query.from).unwrap_or(0);
    let account = visitor.0.map(|identity| identity.account);
    let stream = GameStream::open(&state.games, *id, account, next).await?;
    Ok(sse::respond(Events { stream, heartbeat: state.config.stream_heartbeat.0 }, state.stopping.clone()))
}

struct Moves {
    stream: MyMoves,
    heartbeat: Duration,
    greeted: bool,
}

impl Source for Moves {
    async fn next(&mut self) -> Result<Vec<Piece>, ApiError> {
        if !self.greeted {
            // Tells where the stream stands, so that a client that loses it before anything happened can resume too.
            self.greeted = true;
            return Ok(vec![Piece::event(page::encode(MOVES, &self.stream.place()), "ready", &serde_json::json!({}))]);
        }
        let moves = self.stream.next(self.heartbeat).await?;
        if moves.is_empty() {
            return Ok(vec![Piece::Heartbeat]);
        }
        let piece = |place: &MovePlace| {
            let kind = if place.moved { "move" } else { "status" };
            Piece::event(page::encode(MOVES, &place.place), kind, place)
        };
        Ok(moves.iter().map(piece).collect())
    }
}

/// Follow all my games.
///
/// A stream of server-sent events: `ready` at once, then `move` for every move in any game of the caller, and `status` when a
/// game of theirs begins, is aborted, or ends by resignation. The data of both is a `MovePlace`: the game, its version, how far it
/// is, and what the caller is awaited for now. A client that comes back with `Last-Event-ID` misses nothing and gets nothing
/// twice; without it the stream begins now.
#[utoipa::path(
    tag = "streams",
    security(("bearer" = ["read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last event that was seen")),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        example = json!("id: x\nevent: move\ndata: {\"version\":9}\n\n"))),
    extensions(("x-problems" = json!(["invalid_cursor"]))),
)]
#[get("/v1/stream")]
async fn stream_moves(
    state: web::Data<State>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let after: Option<(i64, GameId, i64)> = sse::last_event_id(&http)?.map(|id| page::decode(MOVES, id)).transpose()?;
    if after.is_some_and(|(tx, _, _)| tx < 0) {
        return Err(ApiError::new(Code::InvalidCursor));
    }
    let stream = MyMoves::open(&state.games, caller.account, after).await?;
    let source = Moves { stream, heartbeat: state.config.stream_heartbeat.0, greeted: false };
    Ok(sse::respond(source, state.stopping.clone()))
}
