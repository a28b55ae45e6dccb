//! An HTTP client that checks every answer against the OpenAPI document of the server it talks to.

use std::convert::Infallible;
use std::fmt;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, RwLock};
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body_util::{BodyExt, Full, combinators::BoxBody};
use hyper::body::{Body, Frame, Incoming};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderName, HeaderValue};
use hyper::{Method, Response};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use tokio::net::TcpStream;

use crate::answer::Answer;
use crate::answers;
use crate::contract::Contract;
use crate::differences::cut;
use crate::eventually::PATIENCE;
use crate::stream::EventStream;

/// The most of a request's body that is shown when a test fails.
const MAX_BODY_SHOWN: usize = 400;

/// A client of one server, with or without credentials. Clones share the server, not the credentials.
#[derive(Clone)]
pub struct Client {
    server: Arc<RwLock<Server>>,
    headers: Vec<(HeaderName, HeaderValue)>,
}

struct Server {
    address: SocketAddr,
    contract: Option<Arc<Contract>>,
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Client({})", self.address())
    }
}

/// A request that got no answer.
#[derive(Debug)]
pub struct SendError(String);

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl SendError {
    fn new(doing: &str, error: impl fmt::Debug) -> Self {
        Self(format!("{doing}: {error:?}"))
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let server = Server { address, contract: None };
        Self { server: Arc::new(RwLock::new(server)), headers: Vec::new() }
    }

    pub(crate) fn set_address(&self, address: SocketAddr) {
        self.server.write().expect("a lock").address = address;
    }

    pub(crate) fn set_contract(&self, contract: Arc<Contract>) {
        self.server.write().expect("a lock").contract = Some(contract);
    }

    /// Where the server listens now.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.server.read().expect("a lock").address
    }

    /// The document that answers are checked against.
    #[must_use]
    pub fn contract(&self) -> Arc<Contract> {
        self.server.read().expect("a lock").contract.clone().expect("a started server")
    }

    /// The same client with a bearer token.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        let mut client = self.clone();
        client.headers.retain(|(name, _)| name != AUTHORIZATION);
        client.headers.push((AUTHORIZATION, HeaderValue::try_from(format!("Bearer {token}")).expect("a token")));
        client
    }

    /// The same client with a header on every request.
    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.push(header(name, value));
        client
    }

    /// A GET request.
    pub fn get(&self, path: &str) -> Request {
        self.request(Method::GET, path)
    }

    /// A POST request.
    pub fn post(&self, path: &str) -> Request {
        self.request(Method::POST, path)
    }

    /// A PUT request.
    pub fn put(&self, path: &str) -> Request {
        self.request(Method::PUT, path)
    }

    /// A PATCH request.
    pub fn patch(&self, path: &str) -> Request {
        self.request(Method::PATCH, path)
    }

    /// A DELETE request.
    pub fn delete(&self, path: &str) -> Request {
        self.request(Method::DELETE, path)
    }

    /// Any other request; `path` includes the query and is sent as it is.
    pub fn request(&self, method: Method, path: &str) -> Request {
        Request {
            client: self.clone(),
            method,
            path: path.to_owned(),
            headers: self.headers.clone(),
            body: Bytes::new(),
            documented: true,
            stalls: false,
        }
    }
}

/// A request that is being put together.
#[derive(Clone)]
#[must_use = "a request does nothing until it is sent"]
pub struct Request {
    client: Client,
    method: Method,
    path: String,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Bytes,
    documented: bool,
    stalls: bool,
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = cut(&String::from_utf8_lossy(&self.body), MAX_BODY_SHOWN);
        write!(f, "{} {} {body}", self.method, self.path)
    }
}

impl Request {
    /// Adds a header.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push(header(name, value));
        self
    }

    /// Sends `value` as JSON.
    pub fn json(self, value: &impl Serialize) -> Self {
        self.body("application/json", serde_json::to_vec(value).expect("JSON"))
    }

    /// Sends these bytes, whatever they are.
    pub fn body(mut self, content_type: &str, bytes: impl Into<Bytes>) -> Self {
        self.body = bytes.into();
        self.header(CONTENT_TYPE.as_str(), content_type)
    }

    /// Sends the body but for its last byte, which never comes.
    pub fn stalled(mut self) -> Self {
        self.stalls = true;
        self
    }

    /// For what cannot be in the document: unknown paths and methods. An error still has to be a problem document.
    pub fn undocumented(mut self) -> Self {
        self.documented = false;
        self
    }

    /// The answer, checked.
    ///
    /// # Panics
    /// When there is none, or it is not what the document says.
    pub async fn send(self) -> Answer {
        let line = format!("{} {}", self.method, self.path);
        self.try_send().await.unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// The answer, checked, or why there is none: for servers that are being killed.
    ///
    /// # Errors
    /// When the connection fails before the answer is complete.
    pub async fn try_send(self) -> Result<Answer, SendError> {
        let response = tokio::time::timeout(PATIENCE, self.exchange());
        let response = response.await.map_err(|it| SendError::new("waiting", it))??;
        let (head, body) = response.into_parts();
        let body = tokio::time::timeout(PATIENCE, body.collect());
        let body = body.await.map_err(|it| SendError::new("waiting", it))?;
        let body = body.map_err(|it| SendError::new("reading", it))?.to_bytes();
        let answer = Answer::new(format!("{} {}", self.method, self.path), head.status, head.headers, body);
        self.check(&answer, true);
        Ok(answer)
    }

    /// Opens a stream of server-sent events.
    ///
    /// # Panics
    /// When the answer is not a stream.
    pub async fn stream(self) -> EventStream {
        let line = format!("{} {}", self.method, self.path);
        self.try_stream().await.unwrap_or_else(|status| panic!("{line} -> {status}"))
    }

    /// The stream, or the status with which it was refused.
    ///
    /// # Panics
    /// When the answer is neither.
    pub async fn try_stream(self) -> Result<EventStream, u16> {
        let request = self.header("accept", "text/event-stream");
        let line = format!("{} {}", request.method, request.path);
        let response = tokio::time::timeout(PATIENCE, request.exchange()).await.expect("an answer in time");
        let (head, body) = response.unwrap_or_else(|error| panic!("{line}: {error}")).into_parts();
        if head.status.as_u16() >= 400 {
            let whole = tokio::time::timeout(PATIENCE, body.collect()).await.expect("a refusal in time");
            let bytes = whole.unwrap_or_else(|error| panic!("{line}: {error}")).to_bytes();
            let answer = Answer::new(line, head.status, head.headers, bytes);
            request.check(&answer, true);
            return Err(answer.status());
        }
        let answer = Answer::new(line, head.status, head.headers, Bytes::new()).expect(200);
        request.check(&answer, false);
        assert_eq!(answer.content_type(), Some("text/event-stream"), "{}", answer.request());
        let contract = request.client.server.read().expect("a lock").contract.clone().filter(|_| request.documented);
        let documented = contract.and_then(|it| Some((it.events_of(&request.method, &request.path)?, it)));
        Ok(EventStream::new(body, documented))
    }

    fn check(&self, answer: &Answer, complete: bool) {
        let contract = self.client.server.read().expect("a lock").contract.clone();
        let checked = match &contract {
            Some(contract) if self.documented => contract.check(&self.method, &self.path, answer, complete),
            Some(_) if answer.status() >= 400 && self.method != Method::HEAD => answer.problem().map(|_| ()),
            _ => Ok(()),
        };
        if let Err(why) = checked {
            panic!("{} {why}\n{answer}", answer.request());
        }
        // Without a body, an answer to HEAD shows only half of what is documented for GET.
        let id = contract.as_ref().and_then(|it| it.operation_id(&self.method, &self.path));
        if let Some(id) = id.filter(|_| self.documented && self.method != Method::HEAD) {
            answers::note(id, &answer.status().to_string());
            if let Some(problem) = answer.problem().ok().filter(|_| answer.status() >= 400) {
                answers::note(id, &problem.code);
            }
        }
    }

    /// The body, or all but the end of it.
    fn sent_body(&self) -> BoxBody<Bytes, Infallible> {
        if self.stalls {
            Stalled(Some(self.body.slice(..self.body.len().saturating_sub(1)))).boxed()
        } else {
            Full::new(self.body.clone()).boxed()
        }
    }

    /// A connection for each request: nothing left over from a killed server gets in the way.
    async fn exchange(&self) -> Result<Response<Incoming>, SendError> {
        let address = self.client.address();
        let tcp = TcpStream::connect(address).await.map_err(|it| SendError::new("connecting", it))?;
        let _ = tcp.set_nodelay(true);
        let handshake = http1::handshake(TokioIo::new(tcp)).await;
        let (mut sender, connection) = handshake.map_err(|it| SendError::new("connecting", it))?;
        tokio::spawn(connection);
        let mut request = hyper::Request::new(self.sent_body());
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = self.path.parse().expect("a path");
        let host = HeaderValue::try_from(address.to_string()).expect("a host");
        request.headers_mut().insert(HOST, host);
        for (name, value) in &self.headers {
            request.headers_mut().append(name, value.clone());
        }
        sender.send_request(request).await.map_err(|it| SendError::new("sending", it))
    }
}

/// A body that begins and never ends.
struct Stalled(Option<Bytes>);

impl Body for Stalled {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.0.take() {
            Some(beginning) => Poll::Ready(Some(Ok(Frame::data(beginning)))),
            None => Poll::Pending,
        }
    }
}

fn header(name: &str, value: &str) -> (HeaderName, HeaderValue) {
    let name = HeaderName::try_from(name).expect("a header's name");
    (name, HeaderValue::try_from(value).expect("a header's value"))
}
