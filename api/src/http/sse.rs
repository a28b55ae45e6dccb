//! Server-sent events: numbered, resumable, alive.

use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, http::header, web::Bytes};
use futures_util::{Stream, StreamExt, stream};
use serde::Serialize;
use tokio::sync::watch;
use tracing::{Instrument, Span};

use super::{code::Code, open_streams::Pass, problem::ApiError};
use crate::lifecycle::Phase;

/// What a client waits before it connects again when the stream breaks.
const RETRY: Duration = Duration::from_secs(2);

/// Something to send.
pub(super) enum Piece {
    /// An event with its id, so that a client can resume behind it.
    Event { id: String, kind: &'static str, data: String },
    /// Nothing happened, but the stream lives.
    Heartbeat,
    /// There is nothing more to come.
    End,
}

impl Piece {
    /// An event with a value as its data.
    pub(super) fn event(id: String, kind: &'static str, value: &impl Serialize) -> Self {
        Self::Event { id, kind, data: serde_json::to_string(value).unwrap_or_default() }
    }

    fn written(&self) -> String {
        match self {
            Self::Event { id, kind, data } => format!("id: {id}\nevent: {kind}\ndata: {data}\n\n"),
            Self::Heartbeat => ": alive\n\n".to_owned(),
            Self::End => "event: end\ndata: {}\n\n".to_owned(),
        }
    }
}

/// Something that goes on giving pieces; each step may take as long as a heartbeat.
pub(super) trait Source: 'static {
    /// What comes next; an error ends the stream, and the client resumes where it was.
    fn next(&mut self) -> impl Future<Output = Result<Vec<Piece>, ApiError>>;
}

struct Following<S> {
    source: S,
    pass: Pass,
    phase: watch::Receiver<Phase>,
    begun: bool,
    over: bool,
    /// What is logged later is still about the request.
    span: Span,
}

/// The answer that sends what the source gives until it ends, the client goes, what let it in ends, or the server stops.
pub(super) fn respond(source: impl Source, pass: Pass, phase: watch::Receiver<Phase>) -> HttpResponse {
    let state = Following { source, pass, phase, begun: false, over: false, span: Span::current() };
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // Compressed, pieces would be held back until a block is full; some proxies hold them back anyway unless told.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(pieces(state).map(Ok::<_, actix_web::Error>))
}

fn pieces<S: Source>(state: Following<S>) -> impl Stream<Item = Bytes> {
    stream::unfold(state, |state| {
        let span = state.span.clone();
        next_piece(state).instrument(span)
    })
}

async fn next_piece<S: Source>(mut state: Following<S>) -> Option<(Bytes, Following<S>)> {
    if state.over {
        return None;
    }
    if !state.begun {
        state.begun = true;
        return Some((Bytes::from(format!("retry: {}\n\n", RETRY.as_millis())), state));
    }
    let text = tokio::select! {
        _ = state.phase.wait_for(|phase| *phase == Phase::Stopping) => {
            state.over = true;
            // Another server, or this one after its restart, goes on from the last id.
            "event: reconnect\nretry: 500\ndata: {}\n\n".to_owned()
        }
        () = state.pass.ended() => {
            state.over = true;
            // Whoever has another token goes on from the last id.
            "event: reconnect\ndata: {}\n\n".to_owned()
        }
        pieces = state.source.next() => match pieces {
            Ok(pieces) => {
                state.over = pieces.iter().any(|piece| matches!(piece, Piece::End));
                pieces.iter().map(Piece::written).collect()
            }
            Err(error) => {
                tracing::warn!(%error, cause = error.cause(), "a stream broke");
                state.over = true;
                "event: reconnect\ndata: {}\n\n".to_owned()
            }
        },
    };
    Some((Bytes::from(text), state))
}

/// The id the client saw last, if it resumes.
pub(super) fn last_event_id(request: &HttpRequest) -> Result<Option<&str>, ApiError> {
    let header = request.headers().get("last-event-id");
    let bad = |_| ApiError::new(Code::InvalidCursor).detail("the Last-Event-ID is not one of this stream");
    header.map(|value| value.to_str().map_err(bad)).transpose()
}
