//! Server-sent events with ids, so that clients can resume, and heartbeats.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, http::header, web::Bytes};
use futures_util::{Stream, StreamExt, stream};
use salon_domain::args;
use serde::Serialize;
use tokio::sync::watch;
use tracing::{Instrument, Span};

use crate::{
    http::answer::{code::Code, open_streams::StreamPermit, problem::ApiError},
    platform::shutdown::ServerPhase,
};

/// How long a client waits before it reconnects when the stream breaks.
const RECONNECT_DELAY: Duration = Duration::from_secs(2);

/// One frame of a stream.
pub(in crate::http) enum SseFrame {
    /// An event with its id, after which a client can resume.
    Event { id: String, kind: &'static str, data: String },
    /// A comment that keeps the connection open.
    Heartbeat,
    /// The last frame: no more events follow.
    End,
}

impl SseFrame {
    /// An event whose data is this value as JSON.
    pub(in crate::http) fn event(id: String, kind: &'static str, value: &impl Serialize) -> Self {
        Self::Event { id, kind, data: serde_json::to_string(value).unwrap_or_default() }
    }

    fn to_text(&self) -> String {
        match self {
            Self::Event { id, kind, data } => format!("id: {id}\nevent: {kind}\ndata: {data}\n\n"),
            Self::Heartbeat => ": alive\n\n".to_owned(),
            Self::End => "event: end\ndata: {}\n\n".to_owned(),
        }
    }
}

/// A source of frames; each call waits at most as long as the heartbeat interval.
pub(in crate::http) trait FrameSource: 'static {
    /// Returns the next frames. An error ends the stream, and the client resumes after the last id.
    fn next(&mut self) -> impl Future<Output = Result<Vec<SseFrame>, ApiError>>;
}

struct StreamState<S> {
    source: S,
    permit: StreamPermit,
    phase: watch::Receiver<ServerPhase>,
    started: bool,
    ended: bool,
    /// The span of the request, for log lines while the stream is open.
    span: Span,
}

/// Answers with the frames of the source until it ends, the client disconnects, its token or session ends, or the server stops.
pub(in crate::http) fn respond(
    source: impl FrameSource,
    permit: StreamPermit,
    phase: watch::Receiver<ServerPhase>,
) -> HttpResponse {
    let state = StreamState { source, permit, phase, started: false, ended: false, span: Span::current() };
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Compression would delay frames until a block is full, and some proxies buffer unless this header forbids it.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(frames(state).map(Ok::<_, actix_web::Error>))
}

fn frames<S: FrameSource>(state: StreamState<S>) -> impl Stream<Item = Bytes> {
    stream::unfold(state, |state| {
        let span = state.span.clone();
        next_frames(state).instrument(span)
    })
}

async fn next_frames<S: FrameSource>(mut state: StreamState<S>) -> Option<(Bytes, StreamState<S>)> {
    if state.ended {
        return None;
    }
    if !state.started {
        state.started = true;
        return Some((Bytes::from(format!("retry: {}\n\n", RECONNECT_DELAY.as_millis())), state));
    }
    let text = tokio::select! {
        _ = state.phase.wait_for(|phase| *phase == ServerPhase::Stopping) => {
            state.ended = true;
            // Another server, or this one after its restart, continues after the last id.
            "event: reconnect\nretry: 500\ndata: {}\n\n".to_owned()
        }
        () = state.permit.ended() => {
            state.ended = true;
            // A client with another token continues after the last id.
            "event: reconnect\ndata: {}\n\n".to_owned()
        }
        frames = state.source.next() => match frames {
            Ok(frames) => {
                state.ended = frames.iter().any(|frame| matches!(frame, SseFrame::End));
                frames.iter().map(SseFrame::to_text).collect()
            }
            Err(error) => {
                tracing::warn!(%error, cause = error.cause(), "a stream broke, the client will reconnect");
                state.ended = true;
                "event: reconnect\ndata: {}\n\n".to_owned()
            }
        },
    };
    Some((Bytes::from(text), state))
}

/// Returns `Last-Event-ID`, if the client resumes a stream.
pub(in crate::http) fn last_event_id(request: &HttpRequest) -> Result<Option<&str>, ApiError> {
    let header = request.headers().get("last-event-id");
    let bad = |_| ApiError::new(Code::InvalidCursor).says("detail-last-event-id", &args![]);
    header.map(|value| value.to_str().map_err(bad)).transpose()
}
