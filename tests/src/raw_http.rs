//! Requests that an ordinary HTTP client does not send: targets that it would normalise, and bodies that never end.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body_util::{BodyExt, Full, combinators::BoxBody};
use hyper::body::{Body, Frame};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use reqwest::Method;
use reqwest::header::{HOST, HeaderMap, HeaderValue};
use tokio::net::TcpStream;

use crate::request::SendError;

/// A request that is sent byte for byte as given.
pub(crate) struct RawRequest {
    pub(crate) method: Method,
    /// Path and query.
    pub(crate) target: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    /// Whether the last byte of the body is held back.
    pub(crate) stalls: bool,
}

/// Sends the request on a connection of its own.
pub(crate) async fn send(address: SocketAddr, raw: RawRequest) -> Result<reqwest::Response, SendError> {
    let tcp = TcpStream::connect(address).await.map_err(|it| SendError::new("connecting", it))?;
    let handshake = http1::handshake(TokioIo::new(tcp)).await;
    let (mut sender, connection) = handshake.map_err(|it| SendError::new("connecting", it))?;
    tokio::spawn(connection);
    let mut request = hyper::Request::new(body(raw.body, raw.stalls));
    *request.method_mut() = raw.method;
    *request.uri_mut() = raw.target.parse().expect("a path");
    *request.headers_mut() = raw.headers;
    let host = HeaderValue::try_from(address.to_string()).expect("a host");
    request.headers_mut().insert(HOST, host);
    let response = sender.send_request(request).await.map_err(|it| SendError::new("sending", it))?;
    Ok(response.map(reqwest::Body::wrap).into())
}

fn body(bytes: Bytes, stalls: bool) -> BoxBody<Bytes, Infallible> {
    if stalls {
        StalledBody(Some(bytes.slice(..bytes.len().saturating_sub(1)))).boxed()
    } else {
        Full::new(bytes).boxed()
    }
}

/// A body that sends these bytes and never ends.
struct StalledBody(Option<Bytes>);

impl Body for StalledBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.0.take() {
            Some(beginning) => Poll::Ready(Some(Ok(Frame::data(beginning)))),
            None => Poll::Pending,
        }
    }
}
