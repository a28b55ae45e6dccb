//! A receiver of webhooks: a real HTTP server on loopback that answers as it is told and remembers what it was sent.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::differences::cut;
use crate::eventually::PATIENCE;

/// How to answer a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// With this status.
    Status(u16),
    /// Redirecting to this address.
    Redirect(String),
    /// Not at all: the connection stays open.
    Hang,
    /// With the status after this time, byte by byte.
    Slowly(u16, Duration),
    /// With a status and a body that never ends.
    Endless(u16),
}

/// A request that came.
#[derive(Clone)]
pub struct Received {
    /// Method and path.
    pub line: String,
    /// Headers, their names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body as it came.
    pub body: Vec<u8>,
}

impl std::fmt::Debug for Received {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.line, cut(&String::from_utf8_lossy(&self.body), 300))
    }
}

impl Received {
    /// A header's value.
    #[must_use]
    #[track_caller]
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(it, _)| it == name);
        &found.unwrap_or_else(|| panic!("no header {name} in {self:?}")).1
    }

    /// The body as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// A running receiver; it ends with the test.
#[derive(Debug, Clone)]
pub struct Receiver {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug)]
struct Shared {
    connections: usize,
    received: Vec<Received>,
    usual: Reply,
    next: VecDeque<Reply>,
}

impl Receiver {
    /// One that answers 204.
    pub async fn start() -> Self {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        let receiver = Self::at(listener.local_addr().expect("an address"));
        let of_task = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                of_task.lock().connections += 1;
                let receiver = of_task.clone();
                tokio::spawn(async move { receiver.serve(stream).await });
            }
        });
        receiver
    }

    /// One that speaks TLS.
    pub async fn start_secure(acceptor: tokio_rustls::TlsAcceptor) -> Self {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        let receiver = Self::at(listener.local_addr().expect("an address"));
        let of_task = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                of_task.lock().connections += 1;
                let (receiver, acceptor) = (of_task.clone(), acceptor.clone());
                tokio::spawn(async move {
                    if let Ok(stream) = acceptor.accept(stream).await {
                        receiver.serve(stream).await;
                    }
                });
            }
        });
        receiver
    }

    fn at(address: SocketAddr) -> Self {
        let shared = Shared { connections: 0, received: Vec::new(), usual: Reply::Status(204), next: VecDeque::new() };
        Self { address, shared: Arc::new(Mutex::new(shared)) }
    }

    /// Its address, by its number.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// Its address, by a name that leads to loopback.
    #[must_use]
    pub fn url_by_name(&self, scheme: &str) -> String {
        format!("{scheme}://localhost:{}/hook", self.address.port())
    }

    /// Answers everything like this from now on.
    pub fn answer(&self, reply: Reply) {
        self.lock().usual = reply;
    }

    /// Answers the next requests like this, before the usual.
    pub fn answer_next(&self, replies: impl IntoIterator<Item = Reply>) {
        self.lock().next.extend(replies);
    }

    /// How often somebody has connected, whether or not anything was sent.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.lock().connections
    }

    /// What came so far.
    #[must_use]
    pub fn received(&self) -> Vec<Received> {
        self.lock().received.clone()
    }

    /// Waits until so many requests have come.
    ///
    /// # Panics
    /// When they do not.
    pub async fn wait_for(&self, count: usize) -> Vec<Received> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let received = self.received();
            if received.len() >= count {
                return received;
            }
            assert!(
                Instant::now() < deadline,
                "{} of {count} requests came, the last: {:?}",
                received.len(),
                received.last()
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn serve(&self, mut stream: impl AsyncRead + AsyncWrite + Unpin) {
        let Some(request) = read(&mut stream).await else { return };
        let reply = {
            let mut shared = self.lock();
            shared.received.push(request);
            shared.next.pop_front().unwrap_or_else(|| shared.usual.clone())
        };
        // A sender that has gone away is its own affair.
        let _ = send(&mut stream, reply).await;
    }
}

async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Option<Received> {
    let mut bytes = Vec::new();
    let mut some = vec![0; 16 * 1024];
    loop {
        let count = stream.read(&mut some).await.ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&some[..count]);
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
            let count = stream.read(&mut some).await.ok().filter(|count| *count > 0)?;
            bytes.extend_from_slice(&some[..count]);
        }
        return Some(Received { line, headers, body: bytes[end + 4..].to_vec() });
    }
}

async fn send(stream: &mut (impl AsyncWrite + Unpin), reply: Reply) -> std::io::Result<()> {
    let head = |status: u16| format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    match reply {
        Reply::Status(status) => stream.write_all(head(status).as_bytes()).await?,
        Reply::Redirect(to) => {
            let text =
                format!("HTTP/1.1 307 There\r\nlocation: {to}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(text.as_bytes()).await?;
        }
        Reply::Hang => std::future::pending().await,
        Reply::Slowly(status, time) => {
            let text = head(status);
            let pause = time / u32::try_from(text.len()).expect("a few bytes");
            for byte in text.bytes() {
                tokio::time::sleep(pause).await;
                stream.write_all(&[byte]).await?;
                stream.flush().await?;
            }
        }
        Reply::Endless(status) => {
            stream.write_all(format!("HTTP/1.1 {status} So\r\nconnection: close\r\n\r\n").as_bytes()).await?;
            loop {
                stream.write_all(&[b'x'; 1024]).await?;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }
    stream.flush().await
}
