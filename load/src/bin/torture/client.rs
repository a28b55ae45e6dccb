//! A client that insists: whatever is not answered is sent again, to either server, until it is.

use std::{
    sync::{PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use salon_load::{
    Failure,
    http::{Call, Connection},
};
use serde_json::Value;

use crate::{dice::Dice, server::Address, tally::Tally};

/// The longest that one request is waited for: longer than any server takes over one.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(45);
/// The longest that an answer may take with all retries: several restarts may come between.
const ANSWER_LIMIT: Duration = Duration::from_secs(180);
/// The pause before a retry.
const RETRY_INTERVAL: Duration = Duration::from_millis(30);

/// What is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// GET or POST.
    pub method: &'static str,
    /// The path.
    pub path: String,
    /// The `Idempotency-Key`.
    pub key: Option<String>,
    /// JSON.
    pub body: String,
}

impl Question {
    /// A GET.
    pub fn get(path: String) -> Self {
        Self { method: "GET", path, key: None, body: String::new() }
    }

    /// A POST that may be repeated.
    pub fn post(path: String, key: String, body: String) -> Self {
        Self { method: "POST", path, key: Some(key), body }
    }
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Result<Value, Failure> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The code of a problem.
    pub fn code(&self) -> String {
        let code = self.json().ok().and_then(|it| it.get("code").and_then(Value::as_str).map(str::to_owned));
        code.unwrap_or_default()
    }

    /// Insists on a status.
    pub fn expect(self, status: u16) -> Result<Self, Failure> {
        if self.status == status {
            return Ok(self);
        }
        Err(format!("expected {status}, got {}: {}", self.status, String::from_utf8_lossy(&self.body)).into())
    }
}

/// One caller with a connection of its own.
#[derive(Debug)]
pub struct Client {
    addresses: Vec<Address>,
    connection: Option<(usize, Connection)>,
    token: String,
    tally: Tally,
    /// Its own chance.
    pub dice: Dice,
}

impl Client {
    /// A client of these servers.
    pub fn new(addresses: Vec<Address>, token: String, tally: Tally, dice: Dice) -> Self {
        Self { addresses, connection: None, token, tally, dice }
    }

    /// The answer in the end. A server that is there may say that it cannot serve (503), or that it was overtaken.
    pub async fn insist(&mut self, question: &Question) -> Result<Answer, Failure> {
        let deadline = Instant::now() + ANSWER_LIMIT;
        loop {
            let last = match self.ask(question).await {
                Ok(answer) if answer.status == 503 || answer.code() == "conflict" => answer.code(),
                Ok(answer) => return Ok(answer),
                Err(failure) => failure.to_string(),
            };
            if Instant::now() > deadline {
                return Err(format!("no answer to {} {} in time: {last}", question.method, question.path).into());
            }
            self.tally.repeated.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(RETRY_INTERVAL).await;
        }
    }

    /// One try, mostly on the connection that is open.
    async fn ask(&mut self, question: &Question) -> Result<Answer, Failure> {
        if self.dice.one_in(8) {
            self.connection = None;
        }
        let (server, mut connection) = match self.connection.take() {
            Some(open) => open,
            None => self.connect().await?,
        };
        let header = question.key.as_deref().map(|key| ("idempotency-key", key));
        let Question { method, path, body, .. } = question;
        let call = Call { method, path, token: &self.token, header, body };
        let reply = tokio::time::timeout(REQUEST_TIMEOUT, connection.exchange(&call)).await;
        let reply = reply.map_err(|_| "no answer to one request in time")??;
        let answer = Answer { status: reply.status, body: reply.body.to_vec() };
        self.connection = Some((server, connection));
        Ok(answer)
    }

    async fn connect(&mut self) -> Result<(usize, Connection), Failure> {
        let server = self.dice.below(self.addresses.len());
        let address = self.addresses.get(server).map(|it| it.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let address = address.flatten().ok_or("this server does not run")?;
        Ok((server, Connection::open(&address).await?))
    }
}
