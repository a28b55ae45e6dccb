//! Streams are no way around limits, and none outlives what let it in.

use std::time::{Duration, Instant};

use hyper::Method;
use salon_tests::{Client, EventStream, PASSWORD, PATIENCE, Person, Table, TestServer, eventually};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn follow(client: &Client) -> EventStream {
    let mut stream = client.get("/v1/account/feed/stream").stream().await;
    assert_eq!(stream.next().await.expect("a greeting").name, "ready");
    stream
}

/// Waits until the stream says goodbye.
async fn ends(mut stream: EventStream) {
    let goodbye = stream.next().await.expect("a goodbye");
    assert_eq!((goodbye.name.as_str(), stream.next().await), ("reconnect", None));
}

#[tokio::test]
async fn an_account_keeps_so_many_streams_and_all_its_bots_four_times_as_many() {
    let server =
        TestServer::builder().env("SALON_STREAMS_PER_ACCOUNT", "2").env("SALON_STREAM_HEARTBEAT", "50ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let table = Table::start(&server, 2).await;
    let first = follow(&ada.client).await;
    let game = ada.client.get(&table.path("/stream")).stream().await;
    for path in ["/v1/account/feed/stream", "/v1/stream", &table.path("/stream")] {
        let answer = ada.client.get(path).send().await;
        assert!(answer.header("retry-after").is_some());
        answer.expect_problem(429, "too_many_streams");
    }
    let _ = follow(&table.players[0].client).await;
    drop((first, game));
    // The server notices when it next has something to say.
    let deadline = Instant::now() + PATIENCE;
    while ada.client.get("/v1/stream").try_stream().await.is_err() {
        assert!(Instant::now() < deadline, "those that were closed still count");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut kept = Vec::new();
    for number in 0..5 {
        let bot = ada.bring_along(&format!("bot-{number}"), &["read"]).await;
        if number < 4 {
            kept.extend([follow(&bot.client).await, follow(&bot.client).await]);
        }
        bot.client.get("/v1/stream").send().await.expect_problem(429, "too_many_streams");
    }
}

#[tokio::test]
async fn who_has_no_token_counts_for_their_address() {
    let server = TestServer::builder().env("SALON_STREAMS_PER_ADDRESS", "1").start().await;
    let table = Table::start(&server, 2).await;
    let _kept = server.client().get(&table.path("/stream")).stream().await;
    server.client().get(&table.path("/stream")).send().await.expect_problem(429, "too_many_streams");
    let _own = table.players[0].client.get(&table.path("/stream")).stream().await;
}

#[tokio::test]
async fn who_asks_for_the_head_of_a_stream_keeps_none() {
    let server =
        TestServer::builder().env("SALON_STREAMS_PER_ADDRESS", "2").env("SALON_STREAMS_PER_ACCOUNT", "2").start().await;
    let table = Table::start(&server, 2).await;
    let path = table.path("/stream");
    let ada = &table.players[0].client;
    for _ in 0..5 {
        for (client, path) in [(&server.client(), path.as_str()), (ada, "/v1/account/feed/stream"), (ada, "/v1/stream")]
        {
            let answer = client.request(Method::HEAD, path).send().await.expect(200);
            assert_eq!(answer.content_type(), Some("text/event-stream"));
        }
    }
    let _watched = server.client().get(&path).stream().await;
    let _followed = follow(ada).await;
    // The connection is free for the next request.
    let mut connection = TcpStream::connect(server.client().address()).await.expect("a connection");
    let head = format!("HEAD {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let next = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    connection.write_all(format!("{head}{next}").as_bytes()).await.expect("two requests");
    let mut answers = String::new();
    let read = tokio::time::timeout(PATIENCE, connection.read_to_string(&mut answers)).await;
    read.expect("both answers in time").expect("text");
    assert_eq!(answers.matches("HTTP/1.1 200").count(), 2, "{answers}");
    assert!(answers.ends_with("{\"status\":\"ok\"}"), "{answers}");
}

#[tokio::test]
async fn a_stream_ends_with_the_session_token_it_was_opened_with() {
    let server = TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "4s").start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({"name": "ada", "password": PASSWORD});
    // A slow machine may take longer to open a stream than the token lives; then the next one is tried.
    let stream = eventually("a stream is opened in time", async || {
        let tokens = ada.client.post("/v1/sessions").json(&order).send().await.expect(201).json();
        let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
        client.get("/v1/account/feed/stream").try_stream().await.ok()
    });
    let mut stream = stream.await;
    let mut last = stream.next().await.expect("a greeting");
    if last.name == "ready" {
        last = stream.next().await.expect("a goodbye");
    }
    assert_eq!((last.name.as_str(), stream.next().await), ("reconnect", None));
}

#[tokio::test]
async fn a_stream_ends_when_its_personal_token_is_revoked_or_its_account_goes() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "200ms").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let order = json!({"label": "for a while", "scopes": ["read"]});
    let token = ada.client.post("/v1/account/tokens").json(&order).send().await.expect(201).json();
    let lent = follow(&ada.client.with_token(token["secret"].as_str().expect("a secret"))).await;
    let mut kept = follow(&ada.client.with_token(&ada.personal_token(&["read"]).await)).await;
    let gone = follow(&bob.client.with_token(&bob.personal_token(&["read"]).await)).await;
    let path = format!("/v1/account/tokens/{}", token["id"].as_str().expect("an id"));
    let _ = ada.client.delete(&path).send().await.expect(204);
    let _ = bob.client.post("/v1/account/deletion").json(&json!({"password": PASSWORD})).send().await.expect(204);
    ends(lent).await;
    ends(gone).await;
    assert!(kept.is_quiet_for(Duration::from_millis(500)).await, "others go on");
}
