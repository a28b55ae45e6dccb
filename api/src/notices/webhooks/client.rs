//! Sends one request to a receiver, with limits on time and size.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Request,
    body::Incoming,
    client::conn::http1,
    header::{CONTENT_TYPE, HOST, USER_AGENT},
};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use url::{Position, Url};

use crate::{
    model::delivery_failure::DeliveryFailure,
    notices::webhooks::connection::{Connector, WebhookConnection},
};

/// How many bytes of an answer's body are read. Only the status counts; reading lets the receiver finish its answer.
const MAX_BODY_BYTES: usize = 4096;
/// How long reading the body may take.
const BODY_TIMEOUT: Duration = Duration::from_secs(1);
/// The value of the `User-Agent` header.
const AGENT: &str = concat!("Salon/", env!("CARGO_PKG_VERSION"));

/// Sends requests, each on a new connection: there are many receivers, and each is called rarely.
#[derive(Clone)]
pub(super) struct WebhookClient {
    connector: Connector,
    connect_timeout: Duration,
    timeout: Duration,
}

impl WebhookClient {
    pub(super) fn new(connector: Connector, connect_timeout: Duration, timeout: Duration) -> Self {
        Self { connector, connect_timeout, timeout }
    }

    /// Posts JSON and returns the status of the answer. Redirects are not followed.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: [(&'static str, String); 3],
        body: Vec<u8>,
    ) -> Result<u16, DeliveryFailure> {
        let url = Url::parse(url).map_err(|error| DeliveryFailure::NotSent(error.to_string()))?;
        let request = request(&url, headers, body)?;
        let exchange = async {
            match self.connector.connect(&url, self.connect_timeout).await? {
                WebhookConnection::Plain(stream) => exchange(stream, request).await,
                WebhookConnection::Tls(stream) => exchange(stream, request).await,
            }
        };
        tokio::time::timeout(self.timeout, exchange).await.map_err(|_| DeliveryFailure::TimedOut)?
    }
}

fn request(
    url: &Url,
    headers: [(&'static str, String); 3],
    body: Vec<u8>,
) -> Result<Request<Full<Bytes>>, DeliveryFailure> {
    // As browsers send it: the host, with the port unless it is the default one.
    let host = &url[Position::BeforeHost..Position::AfterPort];
    let target = &url[Position::BeforePath..Position::AfterQuery];
    let mut request =
        Request::post(target).header(HOST, host).header(USER_AGENT, AGENT).header(CONTENT_TYPE, "application/json");
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Full::from(body)).map_err(|error| DeliveryFailure::NotSent(error.to_string()))
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<u16, DeliveryFailure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(stream)).await.map_err(|_| DeliveryFailure::NoAnswer)?;
    let exchange = async {
        let answer = sender.send_request(request).await.map_err(|_| DeliveryFailure::NoAnswer)?;
        let status = answer.status().as_u16();
        let _ = tokio::time::timeout(BODY_TIMEOUT, read_body(answer.into_body())).await;
        Ok(status)
    };
    let mut connection = std::pin::pin!(connection);
    let mut exchange = std::pin::pin!(exchange);
    // The connection is driven in this task, so that it ends here whatever the receiver does.
    tokio::select! {
        status = &mut exchange => status,
        _ = &mut connection => exchange.await,
    }
}

/// Reads and discards the beginning of a body.
async fn read_body(mut body: Incoming) {
    let mut read = 0;
    while read < MAX_BODY_BYTES {
        match body.frame().await {
            Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
            Some(Err(_)) | None => return,
        }
    }
}
