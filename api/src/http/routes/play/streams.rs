//! Streams of a game's events and of changes in all games of an account.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    http::{
        answer::{
            code::Code,
            problem::ApiError,
            sse::{self, FrameSource, SseFrame},
        },
        request::{
            caller::{Caller, Read},
            etag,
            language::{self, RequestLanguage},
            page::{self, EventNumber},
            ticket::{GameStreams, TicketCaller, TicketParameter},
        },
        shapes::play::{Awaited, EventView},
        state::AppState,
    },
    model::{game::Status, ids::GameId},
    play::{self, AccountStream, GameStream, MoveCursor, StreamCursor, StreamStep},
};

/// The name of the stream of all games in its ids.
const MOVES: &str = "moves";

/// Registers the routes of this file.
pub(in crate::http::routes) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(stream_events).service(stream_moves);
}

/// Where the stream starts.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct StreamQuery {
    /// The number of the first event; 0 if neither it nor `Last-Event-ID` is sent.
    #[param(value_type = Option<i64>, minimum = 0, example = 12)]
    from: Option<EventNumber>,
    /// The id of the last received event, for clients that cannot set `Last-Event-ID`, which takes precedence.
    #[param(example = "11")]
    last_event_id: Option<String>,
    /// Send the texts of the events too.
    #[serde(default)]
    #[param(default = false)]
    words: bool,
    /// A ticket instead of a token, see `POST /v1/tickets`.
    #[expect(dead_code, reason = "read by the checks of every request")]
    #[param(value_type = Option<String>)]
    ticket: Option<TicketParameter>,
}

struct EventFrames {
    stream: GameStream,
    heartbeat: Duration,
}

impl FrameSource for EventFrames {
    async fn next(&mut self) -> Result<Vec<SseFrame>, ApiError> {
        Ok(match self.stream.next(self.heartbeat).await? {
            StreamStep::Events(events, line) => {
                let frame = |event: EventView| SseFrame::event(etag::of_version(event.seq, line), "event", &event);
                events.into_iter().map(EventView::from).map(frame).collect()
            }
            StreamStep::Rewound(version, cursor) => {
                let id = etag::of_version(cursor.next - 1, cursor.line);
                vec![SseFrame::event(id, "rewound", &serde_json::json!({ "version": version }))]
            }
            StreamStep::Nothing => vec![SseFrame::Heartbeat],
            StreamStep::Over => vec![SseFrame::End],
        })
    }
}

/// Parses the id of the last received event.
fn parse_event_id(id: &str) -> Result<StreamCursor, ApiError> {
    let least = |line: Option<i32>| if line.is_some() { -1 } else { 0 };
    match etag::read_version(id) {
        // Exactly as the server wrote it: unlike in a tag, nothing may follow.
        Some((seq, line)) if seq >= least(line) && etag::of_version(seq, line) == id => {
            Ok(StreamCursor { next: seq.saturating_add(1), line })
        }
        _ => Err(ApiError::new(Code::InvalidCursor)),
    }
}

/// Stream the events of a game.
///
/// A stream of server-sent events: `event` with the number of the event as its id and an `EventView` as its data, `end` when the
/// game is over, `reconnect` when the server stops or the token expires. In a sandbox, `rewound` with a `version` as its data means
/// that moves were taken back: events from that number on are void, and new ones follow. A client that reconnects with
/// `Last-Event-ID` gets every event exactly once. Comments are sent regularly to keep the connection open.
#[utoipa::path(
    tag = "streams",
    security((), ("bearer" = ["read"]), ("ticket" = [])),
    params(
        ("id" = GameId, Path, description = "Id of the game"),
        ("Last-Event-ID" = Option<String>, Header, description = "The id of the last received event"),
        StreamQuery,
    ),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        headers(("Content-Language" = String, description = "The language of the texts, if `words` asks for them.")),
        example = json!("id: 9\nevent: event\ndata: {\"seq\":9}\n\n"))),
    extensions(("x-problems" = json!([
        "not_found", "invalid_cursor", "too_many_streams",
        "invalid_ticket", "expired_ticket", "ticket_for_another_game", "ticket_for_another_use"
    ]))),
)]
#[get("/v1/games/{id}/stream")]
async fn stream_events(
    state: web::Data<AppState>,
    http: HttpRequest,
    viewer: TicketCaller<GameStreams>,
    id: web::Path<GameId>,
    query: web::Query<StreamQuery>,
) -> Result<HttpResponse, ApiError> {
    // The header takes precedence, but an invalid parameter is refused nevertheless.
    let asked = query.last_event_id.as_deref().map(parse_event_id).transpose()?;
    let seen = sse::last_event_id(&http)?.map(parse_event_id).transpose()?.or(asked);
    let from = seen.unwrap_or(StreamCursor { next: query.from.unwrap_or_default().get(), line: None });
    let account = viewer.caller.map(|identity| identity.account);
    let language = language::if_asked(query.words, &http).await;
    let permit = state.streams.open(viewer.caller.as_ref(), &http)?;
    let words = language.map(RequestLanguage::of_rules);
    let stream = GameStream::open(&state.games, (*id, account), from, words).await?;
    let events = EventFrames { stream, heartbeat: state.config.http.stream_heartbeat };
    Ok(language::say(language, sse::respond(events, permit, state.phase.clone())))
}

/// A change in one of the caller's games: a move, a start, an abort, or an end by resignation.
#[derive(Serialize, ToSchema)]
#[schema(as = MovePlace)]
pub(in crate::http) struct GameChange {
    /// The game.
    game: GameId,
    /// Its current version.
    #[schema(minimum = 0)]
    version: i64,
    /// Its current status.
    status: Status,
    /// The decision the game is waiting for from the caller afterwards; null if there is none.
    awaited: Option<Awaited>,
}

impl From<play::GameChange> for GameChange {
    fn from(change: play::GameChange) -> Self {
        let awaited = change.awaited.map(Awaited::from);
        Self { game: change.game, version: change.version, status: change.status, awaited }
    }
}

struct Moves {
    stream: AccountStream,
    heartbeat: Duration,
    ready_sent: bool,
}

impl FrameSource for Moves {
    async fn next(&mut self) -> Result<Vec<SseFrame>, ApiError> {
        if !self.ready_sent {
            // It has an id, so that a client that disconnects before the first change can resume too.
            self.ready_sent = true;
            return Ok(vec![SseFrame::event(
                page::encode(MOVES, &self.stream.cursor()),
                "ready",
                &serde_json::json!({}),
            )]);
        }
        let moves = self.stream.next(self.heartbeat).await?;
        if moves.is_empty() {
            return Ok(vec![SseFrame::Heartbeat]);
        }
        let frame = |change: play::GameChange| {
            let kind = match (change.moved, change.rewound) {
                (true, _) => "move",
                (false, true) => "rewound",
                (false, false) => "status",
            };
            SseFrame::event(page::encode(MOVES, &change.cursor), kind, &GameChange::from(change))
        };
        Ok(moves.into_iter().map(frame).collect())
    }
}

/// Stream changes in all my games.
///
/// A stream of server-sent events: `ready` immediately, then `move` for every move in a game of the caller, `status` when such a game
/// starts, is aborted, or ends by resignation, and `rewound` when moves of a sandbox were taken back. The data of all of them is a
/// `MovePlace`: the game, its version and status, and the decision it is waiting for from the caller. A client that reconnects with
/// `Last-Event-ID` gets every change exactly once; without it the stream starts now.
#[utoipa::path(
    tag = "streams",
    security(("bearer" = ["read"])),
    params(("Last-Event-ID" = Option<String>, Header, description = "The id of the last received event")),
    responses((status = 200, description = "The stream.", body = String, content_type = "text/event-stream",
        example = json!("id: x\nevent: move\ndata: {\"version\":9}\n\n"))),
    extensions(("x-problems" = json!(["invalid_cursor", "too_many_streams"]))),
)]
#[get("/v1/stream")]
async fn stream_moves(
    state: web::Data<AppState>,
    http: HttpRequest,
    caller: Caller<Read>,
) -> Result<HttpResponse, ApiError> {
    let after: Option<MoveCursor> = sse::last_event_id(&http)?.map(|id| page::decode(MOVES, id)).transpose()?;
    if after.is_some_and(|(tx, _, _)| tx < 0) {
        return Err(ApiError::new(Code::InvalidCursor));
    }
    let permit = state.streams.open(Some(&caller), &http)?;
    let stream = AccountStream::open(&state.games, caller.account, after).await?;
    let source = Moves { stream, heartbeat: state.config.http.stream_heartbeat, ready_sent: false };
    Ok(sse::respond(source, permit, state.phase.clone()))
}
