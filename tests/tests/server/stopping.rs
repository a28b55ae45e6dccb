//! SIGTERM under load: readiness fails first, answers announce that their connection ends, and what was accepted is answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use salon_tests::{Answer, Client, Person, TestServer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Clients that keep their connection, and as many that open one for each request.
const CLIENTS: usize = 8;

async fn until_unready(client: &Client) -> Answer {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        let answer = client.get("/readyz").send().await;
        if answer.status() == 503 {
            return answer;
        }
        assert!(Instant::now() < deadline, "it stays ready");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_server_that_drains_is_not_ready_but_answers_and_ends_connections() {
    let mut server = TestServer::builder().env("SALON_DRAIN", "1h").start().await;
    let ada = Person::register(&server, "ada").await;
    let before = ada.client.get("/v1/account").send().await.expect(200);
    assert_eq!(before.header("connection"), None, "{before}");
    let mut stream = ada.client.get("/v1/account/feed/stream").stream().await;
    server.ask_to_end();
    let unready = until_unready(&server.client()).await;
    assert_eq!(unready.header("connection"), Some("close"), "{unready}");
    unready.expect_problem(503, "unavailable");
    let _ = server.client().get("/healthz").send().await.expect(200);
    let account = ada.client.get("/v1/account").send().await.expect(200);
    assert_eq!(account.header("connection"), Some("close"), "{account}");
    let refused = server.client().get("/v1/account").send().await;
    assert_eq!(refused.header("connection"), Some("close"), "{refused}");
    refused.expect_problem(401, "unauthenticated");
    // Streams go on, and tell what happens meanwhile.
    let bob = Person::register(&server, "bob").await;
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    assert_ne!(stream.next().await.expect("news").name, "reconnect");
    // A second signal ends the wait.
    server.ask_to_end();
    loop {
        match stream.next().await {
            Some(event) if event.name == "reconnect" => break,
            Some(_) => {}
            None => panic!("the stream ended without a goodbye"),
        }
    }
    assert!(server.await_end().await.success());
}

/// What became of requests.
#[derive(Default)]
struct Tally {
    answered: AtomicUsize,
    closing: AtomicUsize,
    lost: AtomicUsize,
    over: AtomicBool,
}

/// Asks until nobody listens any more. A connection is used again unless its answer says that it ends.
async fn ask_on(address: std::net::SocketAddr, token: String, keep: bool, tally: Arc<Tally>) {
    let wish = if keep { "keep-alive" } else { "close" };
    let request =
        format!("GET /v1/account HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\nconnection: {wish}\r\n\r\n");
    let mut kept = None;
    while !tally.over.load(Ordering::Relaxed) {
        let mut stream: TcpStream = match kept.take() {
            Some(stream) => stream,
            None => match TcpStream::connect(address).await {
                Ok(stream) => stream,
                Err(_) => return,
            },
        };
        let Some(answer) = exchange(&mut stream, &request).await else {
            tally.lost.fetch_add(1, Ordering::Relaxed);
            continue;
        };
        if !answer.starts_with("HTTP/1.1 200") {
            // Another test's server has got the port: it does not know the token.
            return;
        }
        tally.answered.fetch_add(1, Ordering::Relaxed);
        let closes = answer.to_ascii_lowercase().contains("\r\nconnection: close\r\n");
        tally.closing.fetch_add(usize::from(closes && keep), Ordering::Relaxed);
        kept = (keep && !closes).then_some(stream);
    }
}

/// The whole answer, or nothing if the connection ended before.
async fn exchange(stream: &mut TcpStream, request: &str) -> Option<String> {
    stream.write_all(request.as_bytes()).await.ok()?;
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

async fn stops_under_load(drain: &str) {
    let mut server = TestServer::builder().env("SALON_DRAIN", drain).start().await;
    let ada = Person::register(&server, "ada").await;
    let tally = Arc::new(Tally::default());
    let clients: Vec<_> = (0..2 * CLIENTS)
        .map(|number| {
            let (address, token) = (server.client().address(), ada.access_token().to_owned());
            tokio::spawn(ask_on(address, token, number % 2 == 0, Arc::clone(&tally)))
        })
        .collect();
    let deadline = Instant::now() + Duration::from_secs(60);
    while tally.answered.load(Ordering::Relaxed) < 50 * CLIENTS {
        assert!(Instant::now() < deadline, "hardly any answer");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.ask_to_end();
    assert!(server.await_end().await.success());
    tally.over.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.expect("a client");
    }
    let (answered, lost) = (tally.answered.load(Ordering::Relaxed), tally.lost.load(Ordering::Relaxed));
    assert_eq!(lost, 0, "of {answered} requests on accepted connections");
    assert!(tally.closing.load(Ordering::Relaxed) >= 1, "the end of kept connections was announced");
}

#[tokio::test]
async fn no_request_is_lost_when_a_server_drains_under_load() {
    stops_under_load("500ms").await;
}

#[tokio::test]
async fn no_request_is_lost_when_a_server_stops_at_once_under_load() {
    stops_under_load("0s").await;
}
