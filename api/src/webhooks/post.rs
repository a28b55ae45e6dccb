//! One request to a receiver, bounded in every way.

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

use super::connect::{Connection, Connector};

/// Of an answer nothing but its status counts; so much of its body is read, out of politeness.
const ENOUGH: usize = 4096;
/// And no longer than this.
const POLITE: Duration = Duration::from_secs(1);
/// Who is calling.
const AGENT: &str = concat!("Salon/", env!("CARGO_PKG_VERSION"));

/// Why there is no answer. What is said here is written into the log of the webhook's owner.
#[derive(Clone, Debug, thiserror::Error)]
pub(super) enum Refused {
    /// The host is none, or nowhere a request may go. Told alike: the difference would tell what names of the server's own network
    /// lead to.
    #[error("the host has no address that this server calls")]
    NoAddress,
    /// Nobody listens there.
    #[error("no connection")]
    NoConnection,
    /// Somebody else seems to listen there.
    #[error("no secure connection: {0}")]
    NotTrusted(String),
    /// It took too long.
    #[error("no answer in time")]
    TimedOut,
    /// What came is no answer.
    #[error("no answer")]
    NoAnswer,
    /// What is stored makes no sense.
    #[error("not sent: {0}")]
    Unreadable(String),
}

/// Sends requests. A connection for each: receivers are many and called rarely.
#[derive(Clone)]
pub(super) struct Poster {
    connector: Connector,
    connect_timeout: Duration,
    timeout: Duration,
}

impl Poster {
    pub(super) fn new(connector: Connector, connect_timeout: Duration, timeout: Duration) -> Self {
        Self { connector, connect_timeout, timeout }
    }

    /// Posts JSON and returns the status of the answer. A redirection is an answer like any other.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: [(&'static str, String); 3],
        body: Vec<u8>,
    ) -> Result<u16, Refused> {
        let url = Url::parse(url).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let request = request(&url, headers, body)?;
        let exchange = async {
            match self.connector.connect(&url, self.connect_timeout).await? {
                Connection::Plain(stream) => exchange(stream, request).await,
                Connection::Secure(stream) => exchange(stream, request).await,
            }
        };
        tokio::time::timeout(self.timeout, exchange).await.map_err(|_| Refused::TimedOut)?
    }
}

fn request(url: &Url, headers: [(&'static str, String); 3], body: Vec<u8>) -> Result<Request<Full<Bytes>>, Refused> {
    // What a browser would send: the host with its port, unless it is the usual one.
    let host = &url[Position::BeforeHost..Position::AfterPort];
    let target = &url[Position::BeforePath..Position::AfterQuery];
    let mut request =
        Request::post(target).header(HOST, host).header(USER_AGENT, AGENT).header(CONTENT_TYPE, "application/json");
    for (name, value) in headers {
        request = request.header(name, value);
    }
    request.body(Full::from(body)).map_err(|error| Refused::Unreadable(error.to_string()))
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<u16, Refused>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Refused::NoAnswer)?;
    let talk = async {
        let answer = sender.send_request(request).await.map_err(|_| Refused::NoAnswer)?;
        let status = answer.status().as_u16();
        let _ = tokio::time::timeout(POLITE, taste(answer.into_body())).await;
        Ok(status)
    };
    let mut connection = std::pin::pin!(connection);
    let mut talk = std::pin::pin!(talk);
    // The connection is driven here and ends here: nothing of it is left behind, whatever the receiver does.
    tokio::select! {
        status = &mut talk => status,
        _ = &mut connection => talk.await,
    }
}

/// Reads the beginning of a body.
async fn taste(mut body: Incoming) {
    let mut read = 0;
    while read < ENOUGH {
        match body.frame().await {
            Some(Ok(frame)) => read += frame.data_ref().map_or(0, Bytes::len),
            Some(Err(_)) | None => return,
        }
    }
}
