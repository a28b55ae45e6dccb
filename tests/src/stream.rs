//! Reading a stream of server-sent events.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde_json::Value;

use crate::contract::Contract;
use crate::differences::cut;
use crate::eventually::PATIENCE;

/// One event.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Event {
    /// The id to resume after.
    pub id: Option<String>,
    /// The kind; `message` where the server names none.
    pub name: String,
    /// The data, its lines joined.
    pub data: String,
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?} {}", self.name, self.id, cut(&self.data, 600))
    }
}

impl Event {
    /// The data as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap_or_else(|error| panic!("{self:?} is not JSON: {error}"))
    }
}

/// An open stream, every event of which is checked against the document; closed when dropped.
pub struct EventStream {
    body: Incoming,
    /// Where the contract says what may come.
    documented: Option<(String, Arc<Contract>)>,
    unread: Vec<u8>,
    event: Event,
    /// Comments seen so far: heartbeats.
    pub comments: usize,
    /// The last pause before reconnecting that the server asked for, in milliseconds.
    pub retry: Option<u64>,
}

impl fmt::Debug for EventStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EventStream({} bytes unread, {} comments)", self.unread.len(), self.comments)
    }
}

impl EventStream {
    pub(crate) fn new(body: Incoming, documented: Option<(String, Arc<Contract>)>) -> Self {
        Self { body, documented, unread: Vec::new(), event: Event::default(), comments: 0, retry: None }
    }

    /// The next event; `None` when the stream has ended, however it ended.
    ///
    /// # Panics
    /// When nothing comes in time, or something that is not as documented.
    pub async fn next(&mut self) -> Option<Event> {
        tokio::time::timeout(PATIENCE, self.read()).await.expect("an event in time")
    }

    /// Whether nothing but comments comes for this long.
    pub async fn is_quiet_for(&mut self, time: Duration) -> bool {
        tokio::time::timeout(time, self.read()).await.is_err()
    }

    /// Reads all heartbeats that came, and waits for one more.
    ///
    /// # Panics
    /// When something else comes, or nothing in time.
    pub async fn hear_a_heartbeat(&mut self) {
        assert!(self.is_quiet_for(Duration::from_millis(1)).await);
        let (heard, deadline) = (self.comments, std::time::Instant::now() + PATIENCE);
        while self.comments == heard {
            assert!(std::time::Instant::now() < deadline, "no heartbeat came");
            assert!(self.is_quiet_for(Duration::from_millis(20)).await);
        }
    }

    /// Cancel-safe: what was read is kept in `self`.
    async fn read(&mut self) -> Option<Event> {
        loop {
            while let Some(end) = self.unread.iter().position(|it| *it == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                let line = String::from_utf8(line).expect("UTF-8 in a stream of events");
                if let Some(event) = self.take_line(line.trim_end_matches(['\r', '\n'])) {
                    return Some(event);
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.unread.extend_from_slice(&data);
            }
        }
    }

    fn take_line(&mut self, line: &str) -> Option<Event> {
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
