//! SIGTERM under load: readiness fails first, answers announce the end of their connection, and accepted requests are answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use salon_tests::{ApiClient, ApiResponse, Person, TestServer, eventually};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Clients with keep-alive, and as many that open a connection for each request.
const CLIENTS: usize = 8;

/// A client that a busy machine lets wait longer than this between two requests may find its connection closed, as everywhere in
/// HTTP/1.1: a stopping server gives open connections a second.
const MAX_IDLE: Duration = Duration::from_millis(500);

async fn wait_until_not_ready(client: &ApiClient) -> ApiResponse {
    eventually("the server is not ready", async || {
        let answer = client.get("/readyz").send().await;
        (answer.status() == 503).then_some(answer)
    })
    .await
}

#[tokio::test]
async fn a_draining_server_is_not_ready_but_answers() {
    let mut server = TestServer::builder().env("SALON_DRAIN", "1h").start().await;
    let ada = Person::register(&server, "ada").await;
    let before = ada.client.get("/v1/account").send().await.expect(200);
    assert_eq!(before.header("connection"), None, "{before}");
    let mut stream = ada.client.get("/v1/account/feed/stream").stream().await;
    server.send_sigterm();
    let unready = wait_until_not_ready(&server.client()).await;
    assert_eq!(unready.header("connection"), Some("close"), "{unready}");
    unready.expect_problem(503, "unavailable");
    let _ = server.client().get("/healthz").send().await.expect(200);
    let account = ada.client.get("/v1/account").send().await.expect(200);
    assert_eq!(account.header("connection"), Some("close"), "{account}");
    let refused = server.client().get("/v1/account").send().await;
    assert_eq!(refused.header("connection"), Some("close"), "{refused}");
    refused.expect_problem(401, "unauthenticated");
    // Streams stay open and deliver new entries.
    let bob = Person::register(&server, "bob").await;
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    assert_ne!(stream.next().await.expect("an entry").name, "reconnect");
    // A second signal ends the drain.
    server.send_sigterm();
    loop {
        match stream.next().await {
            Some(event) if event.name == "reconnect" => break,
            Some(_) => {}
            None => panic!("the stream ended without a reconnect event"),
        }
    }
    assert!(server.wait_for_exit().await.success());
}

/// The outcome of all requests.
#[derive(Default)]
struct RequestCounts {
    answered: AtomicUsize,
    closing: AtomicUsize,
    lost: AtomicUsize,
    /// Requests on reused connections that had been idle for so long that the server may have closed them.
    late: AtomicUsize,
    stop: AtomicBool,
}

/// Sends requests until the port is closed. A connection is reused unless the answer announced its end.
async fn send_until_closed(address: std::net::SocketAddr, token: String, keep: bool, counts: Arc<RequestCounts>) {
    let connection_header = if keep { "keep-alive" } else { "close" };
    let request = format!(
        "GET /v1/account HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\nconnection: {connection_header}\r\n\r\n"
    );
    let mut kept = None;
    let mut answered_at = Instant::now();
    while !counts.stop.load(Ordering::Relaxed) {
        let reused = kept.take();
        let is_reused = reused.is_some();
        let mut stream: TcpStream = match reused {
            Some(stream) => stream,
            None => match TcpStream::connect(address).await {
                Ok(stream) => stream,
                Err(_) => return,
            },
        };
        let sent = stream.write_all(request.as_bytes()).await.is_ok();
        let was_idle = is_reused && answered_at.elapsed() > MAX_IDLE;
        let answer = if sent { read_answer(&mut stream).await } else { None };
        let Some(answer) = answer else {
            let count = if was_idle { &counts.late } else { &counts.lost };
            count.fetch_add(1, Ordering::Relaxed);
            continue;
        };
        answered_at = Instant::now();
        if !answer.starts_with("HTTP/1.1 200") {
            // A server of another test got the port and refuses this token.
            return;
        }
        counts.answered.fetch_add(1, Ordering::Relaxed);
        let closes = answer.to_ascii_lowercase().contains("\r\nconnection: close\r\n");
        counts.closing.fetch_add(usize::from(closes && keep), Ordering::Relaxed);
        kept = (keep && !closes).then_some(stream);
    }
}

/// The complete answer, or `None` if the connection was closed before.
async fn read_answer(stream: &mut TcpStream) -> Option<String> {
    let mut answer = Vec::new();
    loop {
        if stream.read_buf(&mut answer).await.ok()? == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&answer).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length =
            head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
        if body.len() >= length.unwrap_or(0) {
            return Some(text);
        }
    }
}

async fn check_stop_under_load(drain: &str) {
    let mut server = TestServer::builder().env("SALON_DRAIN", drain).start().await;
    let ada = Person::register(&server, "ada").await;
    let counts = Arc::new(RequestCounts::default());
    let clients: Vec<_> = (0..2 * CLIENTS)
        .map(|number| {
            let (address, token) = (server.client().address(), ada.access_token().to_owned());
            tokio::spawn(send_until_closed(address, token, number % 2 == 0, Arc::clone(&counts)))
        })
        .collect();
    eventually("there are enough answers", async || {
        (counts.answered.load(Ordering::Relaxed) >= 50 * CLIENTS).then_some(())
    })
    .await;
    server.send_sigterm();
    assert!(server.wait_for_exit().await.success());
    counts.stop.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.expect("a client");
    }
    let (answered, lost) = (counts.answered.load(Ordering::Relaxed), counts.lost.load(Ordering::Relaxed));
    let late = counts.late.load(Ordering::Relaxed);
    assert_eq!(lost, 0, "of {answered} requests on accepted connections, {late} of them late");
    assert!(counts.closing.load(Ordering::Relaxed) >= 1, "no answer announced the end of its connection");
}

#[tokio::test]
async fn no_request_is_lost_when_a_server_drains_under_load() {
    check_stop_under_load("500ms").await;
}

#[tokio::test]
async fn no_request_is_lost_when_a_server_stops_without_drain() {
    check_stop_under_load("0s").await;
}
