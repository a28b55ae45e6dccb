//! Asking a Salon server: JSON there and back, a connection for each request.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request,
    client::conn::http1,
    header::{AUTHORIZATION, CONTENT_TYPE, HOST, RETRY_AFTER, USER_AGENT},
};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, rustls::pki_types::ServerName};
use url::{Position, Url};

use crate::{serve::Failure, tls};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a request is sent again because there was no answer, or too many were sent.
const TRIES: usize = 5;

/// A caller of one server.
pub(super) struct Client {
    base: Url,
    token: String,
    tls: TlsConnector,
}

/// What the server said.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Value,
    retry_after: u64,
}

impl Answer {
    pub(super) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Client {
    pub(super) fn new(url: &str, token: &str) -> Result<Self, Failure> {
        let base = Url::parse(url).map_err(|error| format!("{url} is no address: {error}"))?;
        if !["http", "https"].contains(&base.scheme()) || base.host().is_none() {
            return Err(format!("{url} is no address of a server: it begins with http:// or https://").into());
        }
        let config = tls::client(None, "")?;
        Ok(Self { base, token: token.to_owned(), tls: TlsConnector::from(Arc::new(config)) })
    }

    /// What is there.
    pub(super) async fn get(&self, path: &str) -> Result<Value, Failure> {
        self.expect(Method::GET, path, None).await
    }

    /// What comes of it; everything sent here may be sent twice.
    pub(super) async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        self.expect(Method::POST, path, Some(body)).await
    }

    async fn expect(&self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
        let answer = self.send(method.clone(), path, body, &[]).await?;
        if answer.is_success() {
            return Ok(answer.body);
        }
        let text = |member: &str| answer.body.get(member).and_then(Value::as_str).unwrap_or_default();
        Err(format!("{method} {path}: {} {} {}", answer.status, text("code"), text("detail")).trim().into())
    }

    /// Sends a request until there is an answer.
    pub(super) async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Result<Answer, Failure> {
        let mut failure: Failure = "no answer".into();
        for _ in 0..TRIES {
            match tokio::time::timeout(PATIENCE, self.once(method.clone(), path, body, headers)).await {
                Ok(Ok(answer)) if answer.status == 429 || answer.status == 503 => {
                    failure = format!("{method} {path}: the server answers {} again and again", answer.status).into();
                    tokio::time::sleep(Duration::from_secs(answer.retry_after.clamp(1, 60))).await;
                }
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(error)) => {
                    failure = format!("{method} {path}: {error}").into();
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                Err(_) => failure = format!("{method} {path}: no answer in time").into(),
            }
        }
        Err(failure)
    }

    async fn once(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Result<Answer, Failure> {
        let host = &self.base[Position::BeforeHost..Position::AfterPort];
        let prefix = self.base.path().trim_end_matches('/');
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{prefix}{path}"))
            .header(HOST, host)
            .header(USER_AGENT, "salon bot-check")
            .header(AUTHORIZATION, format!("Bearer {}", self.token));
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::from(body.map(Value::to_string).unwrap_or_default()))?;
        let name = self.base.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let port = self.base.port_or_known_default().unwrap_or(80);
        let stream = TcpStream::connect((name.as_str(), port)).await?;
        if self.base.scheme() == "http" {
            return exchange(stream, request).await;
        }
        exchange(self.tls.connect(ServerName::try_from(name)?, stream).await?, request).await
    }
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<Answer, Failure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let answer = sender.send_request(request).await?;
    let status = answer.status().as_u16();
    let wait = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    let bytes = answer.into_body().collect().await?.to_bytes();
    let body = if bytes.is_empty() { Value::Null } else { serde_json::from_slice(&bytes)? };
    Ok(Answer { status, body, retry_after: wait.unwrap_or(1) })
}
