//! Reading a stream of server-sent events.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::contract::Contract;
use crate::eventually::WAIT_TIMEOUT;
use crate::json_diff::truncated;

/// A server-sent event.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct SseEvent {
    /// The id after which a stream is resumed.
    pub id: Option<String>,
    /// The event type; `message` where the server sends none.
    pub name: String,
    /// The data, its lines joined by line feeds.
    pub data: String,
}

impl fmt::Debug for SseEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} {}", self.name, self.id, truncated(&self.data, 600))
    }
}

impl SseEvent {
    /// Returns the data as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap_or_else(|error| panic!("{self:?} is not JSON: {error}"))
    }
}

/// An open stream. Every event is checked against the document. Dropping it closes the connection.
pub struct EventStream {
    response: reqwest::Response,
    /// The pointer to the documented events, and the contract.
    documented: Option<(String, Arc<Contract>)>,
    unread: Vec<u8>,
    event: SseEvent,
    /// The number of comments so far: heartbeats.
    pub comments: usize,
    /// The reconnection delay that the server asked for last, in milliseconds.
    pub retry: Option<u64>,
}

impl fmt::Debug for EventStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EventStream({} bytes unread, {} comments)", self.unread.len(), self.comments)
    }
}

impl EventStream {
    pub(crate) fn new(response: reqwest::Response, documented: Option<(String, Arc<Contract>)>) -> Self {
        Self { response, documented, unread: Vec::new(), event: SseEvent::default(), comments: 0, retry: None }
    }

    /// Returns the next event, or `None` when the stream has ended or the connection was lost.
    ///
    /// # Panics
    /// When no event arrives within [`WAIT_TIMEOUT`], or one that is not as documented.
    pub async fn next(&mut self) -> Option<SseEvent> {
        tokio::time::timeout(WAIT_TIMEOUT, self.read()).await.expect("an event in time")
    }

    /// Returns the next event.
    ///
    /// # Panics
    /// When the event has another name, or the stream has ended.
    pub async fn expect_event(&mut self, name: &str) -> SseEvent {
        let event = self.next().await.unwrap_or_else(|| panic!("the stream ended before {name}"));
        assert_eq!(event.name, name, "{event:?}");
        event
    }

    /// Waits until the server asks the client to reconnect, and closes the stream.
    ///
    /// # Panics
    /// When another event arrives.
    pub async fn expect_reconnect(mut self) {
        self.expect_event("reconnect").await;
        assert_eq!(self.next().await, None, "an event after reconnect");
    }

    /// Waits this long and returns whether no event arrived; comments may.
    pub async fn is_quiet_for(&mut self, time: Duration) -> bool {
        tokio::time::timeout(time, self.read()).await.is_err()
    }

    /// Discards the heartbeats that have arrived, and waits for one more.
    ///
    /// # Panics
    /// When an event arrives, or no heartbeat within [`WAIT_TIMEOUT`].
    pub async fn wait_for_heartbeat(&mut self) {
        assert!(self.is_quiet_for(Duration::from_millis(1)).await);
        let (before, deadline) = (self.comments, std::time::Instant::now() + WAIT_TIMEOUT);
        while self.comments == before {
            assert!(std::time::Instant::now() < deadline, "no heartbeat arrived");
            assert!(self.is_quiet_for(Duration::from_millis(20)).await);
        }
    }

    /// Cancel-safe: bytes that were read are kept in `self`.
    async fn read(&mut self) -> Option<SseEvent> {
        loop {
            while let Some(end) = self.unread.iter().position(|it| *it == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                let line = String::from_utf8(line).expect("UTF-8 in a stream of events");
                if let Some(event) = self.take_line(line.trim_end_matches(['\r', '\n'])) {
                    return Some(event);
                }
            }
            let chunk = self.response.chunk().await.ok()??;
            self.unread.extend_from_slice(&chunk);
        }
    }

    fn take_line(&mut self, line: &str) -> Option<SseEvent> {
        if line.is_empty() {
            let mut event = std::mem::take(&mut self.event);
            if event.data.is_empty() && event.name.is_empty() {
                return None;
            }
            event.data.truncate(event.data.trim_end_matches('\n').len());
            if event.name.is_empty() {
                "message".clone_into(&mut event.name);
            }
            if let Some((events, contract)) = &self.documented
                && let Err(why) = contract.check_event(events, &event.name, &event.data)
            {
                panic!("a stream {why}\n{event:?}");
            }
            return Some(event);
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "" => self.comments += 1,
            "id" => self.event.id = Some(value.to_owned()),
            "event" => value.clone_into(&mut self.event.name),
            "data" => self.event.data.extend([value, "\n"]),
            "retry" => self.retry = value.parse().ok(),
            _ => {}
        }
        None
    }
}
