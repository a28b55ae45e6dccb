//! Requests to a Salon server, with JSON bodies and retries.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request,
    header::{AUTHORIZATION, CONTENT_TYPE, RETRY_AFTER, USER_AGENT},
};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::Value;
use url::Url;

use crate::{platform::tls, server::Failure};

/// The longest time for one answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(60);
/// Attempts before a request fails.
const MAX_ATTEMPTS: usize = 5;
/// Wait after an attempt without an answer.
const RETRY_DELAY: Duration = Duration::from_millis(500);
/// Bounds of the wait that the server asks for with `Retry-After`, in seconds.
const RETRY_AFTER_SECONDS: (u64, u64) = (1, 60);

/// A client of one server.
pub(super) struct Client {
    /// The address of the server, without a slash at its end.
    base: String,
    token: String,
    http: legacy::Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
}

/// A request; it may be sent several times.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    pub(super) method: &'a Method,
    pub(super) path: &'a str,
    pub(super) body: Option<&'a Value>,
    pub(super) idempotency_key: Option<&'a str>,
}

/// An answer of the server.
pub(super) struct ServerAnswer {
    pub(super) status: u16,
    pub(super) body: Value,
    retry_after: u64,
}

impl ServerAnswer {
    pub(super) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Client {
    pub(super) fn new(url: &str, token: &str) -> Result<Self, Failure> {
        let base = Url::parse(url).map_err(|error| format!("{url} is no address: {error}"))?;
        if !["http", "https"].contains(&base.scheme()) || base.host().is_none() {
            return Err(format!("{url} is no address of a server: it must begin with http:// or https://").into());
        }
        let mut base = base;
        base.set_query(None);
        base.set_fragment(None);
        let connector =
            HttpsConnectorBuilder::new().with_tls_config(tls::client(None, "")?).https_or_http().enable_http1().build();
        // A connection for each request: a server that restarts does not break the next request.
        let http = legacy::Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        Ok(Self { base: base.as_str().trim_end_matches('/').to_owned(), token: token.to_owned(), http })
    }

    /// Returns the body of the answer.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses the request.
    pub(super) async fn get(&self, path: &str) -> Result<Value, Failure> {
        self.expect_success(Call { method: &Method::GET, path, body: None, idempotency_key: None }).await
    }

    /// Returns the body of the answer. The request may be sent several times, so it must be safe to repeat.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses the request.
    pub(super) async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        self.expect_success(Call { method: &Method::POST, path, body: Some(body), idempotency_key: None }).await
    }

    async fn expect_success(&self, call: Call<'_>) -> Result<Value, Failure> {
        let answer = self.send(call).await?;
        if answer.is_success() {
            return Ok(answer.body);
        }
        let text = |member: &str| answer.body.get(member).and_then(Value::as_str).unwrap_or_default();
        let Call { method, path, .. } = call;
        Err(format!("{method} {path}: {} {} {}", answer.status, text("code"), text("detail")).trim().into())
    }

    /// Sends a request until there is an answer other than "too many requests" or "unavailable".
    pub(super) async fn send(&self, call: Call<'_>) -> Result<ServerAnswer, Failure> {
        let Call { method, path, .. } = call;
        let mut failure: Failure = "no answer".into();
        for _ in 0..MAX_ATTEMPTS {
            match tokio::time::timeout(REQUEST_TIMEOUT, self.send_once(call)).await {
                Ok(Ok(answer)) if answer.status == 429 || answer.status == 503 => {
                    failure = format!("{method} {path}: the server answered {} to every attempt", answer.status).into();
                    let (min, max) = RETRY_AFTER_SECONDS;
                    tokio::time::sleep(Duration::from_secs(answer.retry_after.clamp(min, max))).await;
                }
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => {
                    failure = format!("{method} {path}: {error}").into();
                    tokio::time::sleep(RETRY_DELAY).await;
                }
                Err(_) => failure = format!("{method} {path}: no answer in time").into(),
            }
        }
        Err(failure)
    }

    async fn send_once(&self, call: Call<'_>) -> Result<ServerAnswer, Failure> {
        let mut request = Request::builder()
            .method(call.method)
            .uri(format!("{}{}", self.base, call.path))
            .header(USER_AGENT, "salon bot-check")
            .header(AUTHORIZATION, format!("Bearer {}", self.token));
        if call.body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some(key) = call.idempotency_key {
            request = request.header("idempotency-key", key);
        }
        let body = call.body.map(Value::to_string).unwrap_or_default();
        let answer = self.http.request(request.body(Full::from(body))?).await.map_err(with_cause)?;
        let status = answer.status().as_u16();
        let wait = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        let bytes = answer.into_body().collect().await?.to_bytes();
        let body = if bytes.is_empty() { Value::Null } else { serde_json::from_slice(&bytes)? };
        Ok(ServerAnswer { status, body, retry_after: wait.unwrap_or(1) })
    }
}

/// The client's error says only "client error (Connect)"; the cause says why.
fn with_cause(error: legacy::Error) -> Failure {
    let mut cause: &dyn std::error::Error = &error;
    while let Some(source) = cause.source() {
        cause = source;
    }
    format!("{error}: {cause}").into()
}
