//! Following games live, by server-sent events.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        ApiError, Caller, Code, Read, State, Visitor, etag,
        page::{self, Number},
        sse::{self, Piece, Source},
    },
    play::{EventView, GameStream, MovePlace, MyMoves, StreamPlace, StreamStep},
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
    #[param(value_type = Option<i64>, minimum = 0, example = 12)]
    from: Option<Number>,
}

struct Events {
    stream: GameStream,
    heartbeat: Duration,
}

impl Source for Events {
    async fn next(&mut self) -> Result<Vec<Piece>, ApiError> {
        Ok(match self.stream.next(self.heartbeat).await? {
            StreamStep::Events(events, line) => {
                let piece = |event: &EventView| Piece::event(etag::of_version(event.seq, line), "event", event);
                events.iter().map(piece).collect()
            }
            StreamStep::Rewound(version, place) => {
                let id = etag::of_version(place.next - 1, place.line);
                vec![Piece::event(id, "rewound", &serde_json::json!({ "version": version }))]
            }
            StreamStep::Nothing => vec![Piece::Heartbeat],
            StreamStep::Over => vec![Piece::End],
        })
    }
}

/// Where a client stands that saw this id last.
fn place(id: &str) -> Result<StreamPlace, ApiError> {
    let least = |line: Option<i32>| if line.is_some() { -1 } else { 0 };
    match etag::read_version(id) {
        // As it was given, to the letter: unlike a tag, nothing else follows.
        Some((seq, line)) if seq >= least(line) && etag::of_version(seq, line) == id => {
            Ok(StreamPlace { next: seq.saturating_add(1), line })
        }
        _ => Err(ApiError::new(Code::InvalidCursor)),
    }
}

/// Follow a game.
///
/// A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as its data, `end` when the
/// game is over, `reconnect` when the server stops or the token ends. In a sandbox, `rewound` with a `version` as its data says that moves were taken
/// back: every event from that number on is void, and what happened instead follows. A client that comes back with
/// `Last-Event-ID` misses nothing and gets nothing twice. A comment now and then shows that the stream lives.
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
    extensions(("x-problems" = json!(["not_found", "invalid_cursor", "too_many_streams"]))),
)]
#[get("/v1/games/{id}/stream")]
async fn stream_events(
    state: web::Data<State>,
    http: HttpRequest,
    visitor: Visitor,
    id: web::Path<GameId>,
    query: web::Query<StreamQuery>,
) -> Result<HttpResponse, ApiError> {
    let seen = sse::last_event_id(&http)?.map(place).transpose()?;
    let from = seen.unwrap_or(StreamPlace { next: query.from.unwrap_or_default().get(), line: None });
    let account = visitor.0.map(|identity| identity.account);
    let pass = state.streams.open(visitor.0.as_ref(), &http)?;
    let stream = GameStream::open(&state.games, *id, account, from).await?;
    Ok(sse::respond(Events { stream, heartbeat: state.config.stream_heartbeat.0 }, pass, state.phase.clone()))
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
            let kind = match (place.moved, place.rewound) {
                (true, _) => "move",
                (false, true) => "rewound",
                (false, false) => "status",
            };
            Piece::event(page::encode(MOVES, &place.place), kind, place)
        };
        Ok(moves.iter().map(piece).collect())
    }
}

/// Follow all my games.
///
/// A stream of server-sent events: `ready` at once, then `move` for every move in any game of the caller, and `status` when a
/// game of theirs begins, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back. The data of all is a `MovePlace`: the game, its version, how far it
/// is, and what the caller is awaited for now. A client that comes back with `Last-Event-ID` misses nothing and gets nothing
/// twice; without it the stream begins now.
#[utoipa::path(
    tag = "streams",
    security(("bearer" = ["read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last event that was seen")),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        example = json!("id: x\nevent: move\ndata: {\"version\":9}\n\n"))),
    extensions(("x-problems" = json!(["invalid_cursor", "too_many_streams"]))),
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
    let pass = state.streams.open(Some(&caller), &http)?;
    let stream = MyMoves::open(&state.games, caller.account, after).await?;
    let source = Moves { stream, heartbeat: state.config.stream_heartbeat.0, greeted: false };
    Ok(sse::respond(source, pass, state.phase.clone()))
}
