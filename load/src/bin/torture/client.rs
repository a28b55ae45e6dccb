//! A client that retries a request at either server until it is answered.

use std::{
    sync::{PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use salon_load::{
    Failure,
    http::{Connection, Request, Response},
    json::text,
};

use crate::{counts::SharedCounts, seeded_rng::SeededRng, server::SharedAddress};

/// The timeout of one attempt; longer than a server takes for any request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(45);
/// The longest time that a response may take with all retries, which may include several restarts.
const MAX_RETRY_TIME: Duration = Duration::from_secs(180);
/// The delay before a retry.
const RETRY_DELAY: Duration = Duration::from_millis(30);

/// A request that is stored, so that it can be sent again.
#[derive(Clone, Debug)]
pub struct StoredRequest {
    /// GET or POST.
    pub method: &'static str,
    /// The path.
    pub path: String,
    /// The `Idempotency-Key`.
    pub key: Option<String>,
    /// JSON.
    pub body: String,
}

impl StoredRequest {
    /// A GET request.
    pub fn get(path: String) -> Self {
        Self { method: "GET", path, key: None, body: String::new() }
    }

    /// A POST request.
    pub fn post(path: String, body: String) -> Self {
        Self { method: "POST", path, key: None, body }
    }

    /// The same request with an `Idempotency-Key`.
    pub fn with_key(self, key: String) -> Self {
        Self { key: Some(key), ..self }
    }

    fn as_request<'a>(&'a self, token: &'a str) -> Request<'a> {
        let Self { method, path, key, body } = self;
        let header = key.as_deref().map(|key| ("idempotency-key", key));
        Request { method, path, token, header, body }
    }
}

/// A response with a body of its own.
pub type OwnedResponse = Response<Vec<u8>>;

/// The `code` of a problem document; empty for any other response.
pub fn problem_code(response: &OwnedResponse) -> String {
    response.json().and_then(|body| text(&body, "/code")).unwrap_or_default()
}

/// A caller with a connection of its own.
#[derive(Debug)]
pub struct RetryingClient {
    addresses: Vec<SharedAddress>,
    connection: Option<(usize, Connection)>,
    token: String,
    counts: SharedCounts,
    /// Its own random numbers.
    pub rng: SeededRng,
}

impl RetryingClient {
    /// A client of these servers.
    pub fn new(addresses: Vec<SharedAddress>, token: String, counts: SharedCounts, rng: SeededRng) -> Self {
        Self { addresses, connection: None, token, counts, rng }
    }

    /// Sends a request until it is answered. A response that says to retry (503, or a conflict with another command) is retried too.
    pub async fn send_until_answered(&mut self, request: &StoredRequest) -> Result<OwnedResponse, Failure> {
        let deadline = Instant::now() + MAX_RETRY_TIME;
        loop {
            let last = match self.try_send(request).await {
                Ok(response) if response.status == 503 || problem_code(&response) == "conflict" => {
                    problem_code(&response)
                }
                Ok(response) => return Ok(response),
                Err(failure) => failure.to_string(),
            };
            if Instant::now() > deadline {
                return Err(format!("no response to {} {} in time: {last}", request.method, request.path).into());
            }
            self.counts.repeated.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }

    /// One attempt, usually on the open connection.
    async fn try_send(&mut self, request: &StoredRequest) -> Result<OwnedResponse, Failure> {
        if self.rng.one_in(8) {
            self.connection = None;
        }
        let (server, mut connection) = match self.connection.take() {
            Some(open) => open,
            None => self.connect().await?,
        };
        let request = request.as_request(&self.token);
        let response = tokio::time::timeout(REQUEST_TIMEOUT, connection.send(&request)).await;
        let response = response.map_err(|_| "a request timed out")??.into_owned();
        self.connection = Some((server, connection));
        Ok(response)
    }

    async fn connect(&mut self) -> Result<(usize, Connection), Failure> {
        let server = self.rng.below(self.addresses.len());
        let address = self.addresses.get(server).map(|it| it.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let address = address.flatten().ok_or("this server is not running")?;
        Ok((server, Connection::open(&address).await?))
    }
}
