//! A receiver of webhooks: an HTTP server on loopback that replies as the test sets and records the requests.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::eventually::poll_until_ok;
use crate::json_diff::truncated;

/// How the receiver replies to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WebhookReply {
    /// With this status.
    Status(u16),
    /// With a redirect to this URL.
    Redirect(String),
    /// Not at all, while the connection stays open.
    Hang,
    /// With this status, sent byte by byte over this time.
    Slowly(u16, Duration),
    /// With this status and a body that never ends.
    Endless(u16),
}

/// A request that was received.
#[derive(Clone)]
pub struct WebhookRequest {
    /// Method and path.
    pub line: String,
    /// Headers, their names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body, byte for byte.
    pub body: Vec<u8>,
}

impl std::fmt::Debug for WebhookRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.line, truncated(&String::from_utf8_lossy(&self.body), 300))
    }
}

impl WebhookRequest {
    /// Returns a header's value.
    #[must_use]
    #[track_caller]
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(it, _)| it == name);
        &found.unwrap_or_else(|| panic!("no header {name} in {self:?}")).1
    }

    /// Returns the body as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// A running receiver; it ends with the test.
#[derive(Debug, Clone)]
pub struct WebhookReceiver {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug)]
struct Shared {
    connections: usize,
    received: Vec<WebhookRequest>,
    default_reply: WebhookReply,
    next_replies: VecDeque<WebhookReply>,
}

impl WebhookReceiver {
    /// Starts a receiver that replies with status 204.
    pub async fn start() -> Self {
        let (receiver, listener) = Self::bind().await;
        let accepting = receiver.clone();
        tokio::spawn(async move {
            while let Some(stream) = accepting.accept(&listener).await {
                let receiver = accepting.clone();
                tokio::spawn(async move { receiver.serve(stream).await });
            }
        });
        receiver
    }

    /// Starts a receiver that uses TLS.
    pub async fn start_secure(acceptor: tokio_rustls::TlsAcceptor) -> Self {
        let (receiver, listener) = Self::bind().await;
        let accepting = receiver.clone();
        tokio::spawn(async move {
            while let Some(stream) = accepting.accept(&listener).await {
                let (receiver, acceptor) = (accepting.clone(), acceptor.clone());
                tokio::spawn(async move {
                    if let Ok(stream) = acceptor.accept(stream).await {
                        receiver.serve(stream).await;
                    }
                });
            }
        });
        receiver
    }

    async fn bind() -> (Self, TcpListener) {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        (Self::at(listener.local_addr().expect("an address")), listener)
    }

    /// Accepts a connection and counts it.
    async fn accept(&self, listener: &TcpListener) -> Option<TcpStream> {
        let (stream, _) = listener.accept().await.ok()?;
        self.lock().connections += 1;
        Some(stream)
    }

    fn at(address: SocketAddr) -> Self {
        let shared = Shared {
            connections: 0,
            received: Vec::new(),
            default_reply: WebhookReply::Status(204),
            next_replies: VecDeque::new(),
        };
        Self { address, shared: Arc::new(Mutex::new(shared)) }
    }

    /// Returns the URL with the IP address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// Returns the URL with a host name that resolves to loopback.
    #[must_use]
    pub fn url_by_name(&self, scheme: &str) -> String {
        format!("{scheme}://localhost:{}/hook", self.address.port())
    }

    /// Replies to all further requests like this.
    pub fn reply_with(&self, reply: WebhookReply) {
        self.lock().default_reply = reply;
    }

    /// Replies to the next requests like these, one each, and to later ones as before.
    pub fn reply_next_with(&self, replies: impl IntoIterator<Item = WebhookReply>) {
        self.lock().next_replies.extend(replies);
    }

    /// Returns the number of connections, including those without a request.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.lock().connections
    }

    /// Returns the requests received so far.
    #[must_use]
    pub fn received(&self) -> Vec<WebhookRequest> {
        self.lock().received.clone()
    }

    /// Waits until at least `count` requests were received, and returns all of them.
    ///
    /// # Panics
    /// When there are fewer within the time limit.
    pub async fn wait_for_requests(&self, count: usize) -> Vec<WebhookRequest> {
        poll_until_ok(&format!("{count} webhook requests were received"), async || {
            let received = self.received();
            let shown = format!("{} were, the last: {:?}", received.len(), received.last());
            if received.len() >= count { Ok(received) } else { Err(shown) }
        })
        .await
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn serve(&self, mut stream: impl AsyncRead + AsyncWrite + Unpin) {
        let Some(request) = read(&mut stream).await else { return };
        let reply = {
            let mut shared = self.lock();
            shared.received.push(request);
            shared.next_replies.pop_front().unwrap_or_else(|| shared.default_reply.clone())
        };
        // The sender may have closed the connection.
        let _ = send(&mut stream, reply).await;
    }
}

async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Option<WebhookRequest> {
    let mut bytes = Vec::new();
    let mut chunk = vec![0; 16 * 1024];
    loop {
        let count = stream.read(&mut chunk).await.ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&chunk[..count]);
        let Some(end) = bytes.windows(4).position(|it| it == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(bytes[..end].to_vec()).expect("a head");
        let mut lines = head.lines();
        let line = lines.next().expect("a line").to_owned();
        let header = |line: &str| {
            let (name, value) = line.split_once(':').expect("a header");
            (name.to_lowercase(), value.trim().to_owned())
        };
        let headers: Vec<_> = lines.map(header).collect();
        let length = headers.iter().find(|(name, _)| name == "content-length").map_or("0", |(_, value)| value);
        let length: usize = length.parse().expect("a length");
        while bytes.len() < end + 4 + length {
            let count = stream.read(&mut chunk).await.ok().filter(|count| *count > 0)?;
            bytes.extend_from_slice(&chunk[..count]);
        }
        return Some(WebhookRequest { line, headers, body: bytes[end + 4..].to_vec() });
    }
}

async fn send(stream: &mut (impl AsyncWrite + Unpin), reply: WebhookReply) -> std::io::Result<()> {
    let head = |status: u16| format!("HTTP/1.1 {status} Status\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    match reply {
        WebhookReply::Status(status) => stream.write_all(head(status).as_bytes()).await?,
        WebhookReply::Redirect(to) => {
            let text = format!(
                "HTTP/1.1 307 Temporary Redirect\r\nlocation: {to}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            stream.write_all(text.as_bytes()).await?;
        }
        WebhookReply::Hang => std::future::pending().await,
        WebhookReply::Slowly(status, time) => {
            let text = head(status);
            let pause = time / u32::try_from(text.len()).expect("a few bytes");
            for byte in text.bytes() {
                tokio::time::sleep(pause).await;
                stream.write_all(&[byte]).await?;
                stream.flush().await?;
            }
        }
        WebhookReply::Endless(status) => {
            stream.write_all(format!("HTTP/1.1 {status} Status\r\nconnection: close\r\n\r\n").as_bytes()).await?;
            loop {
                stream.write_all(&[b'x'; 1024]).await?;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    stream.flush().await
}
