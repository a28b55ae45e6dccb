//! Limits of the number of streams, and the end of a stream when its token becomes invalid.

use std::time::Duration;

use reqwest::Method;
use salon_tests::{PASSWORD, Person, TestServer, TestTable, WAIT_TIMEOUT, eventually};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn streams_are_limited_per_account() {
    let server =
        TestServer::builder().env("SALON_STREAMS_PER_ACCOUNT", "2").env("SALON_STREAM_HEARTBEAT", "50ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let table = TestTable::start(&server, 2).await;
    let first = ada.client.follow_feed().await;
    let game = ada.client.get(&table.path("/stream")).stream().await;
    for path in ["/v1/account/feed/stream", "/v1/stream", &table.path("/stream")] {
        let response = ada.client.get(path).send().await;
        assert!(response.header("retry-after").is_some());
        response.expect_problem(429, "too_many_streams");
    }
    let _ = table.players[0].client.follow_feed().await;
    drop((first, game));
    // The server notices a closed connection with its next heartbeat.
    let stream = async || ada.client.get("/v1/stream").try_stream().await.ok();
    let _open = eventually("closed streams are not counted", stream).await;
}

#[tokio::test]
async fn the_bots_of_an_account_share_a_limit() {
    let server = TestServer::builder().env("SALON_STREAMS_PER_ACCOUNT", "2").start().await;
    let ada = Person::register(&server, "ada").await;
    let mut kept = Vec::new();
    for number in 0..5 {
        let bot = ada.register_bot(&format!("bot-{number}"), &["read"]).await;
        if number < 4 {
            kept.extend([bot.client.follow_feed().await, bot.client.follow_feed().await]);
        }
        bot.client.get("/v1/stream").send().await.expect_problem(429, "too_many_streams");
    }
}

#[tokio::test]
async fn anonymous_streams_are_limited_per_address() {
    let server = TestServer::builder().env("SALON_STREAMS_PER_ADDRESS", "1").start().await;
    let table = TestTable::start(&server, 2).await;
    let _kept = server.client().get(&table.path("/stream")).stream().await;
    server.client().get(&table.path("/stream")).send().await.expect_problem(429, "too_many_streams");
    let _own = table.players[0].client.get(&table.path("/stream")).stream().await;
}

#[tokio::test]
async fn a_head_request_opens_no_stream() {
    let server =
        TestServer::builder().env("SALON_STREAMS_PER_ADDRESS", "2").env("SALON_STREAMS_PER_ACCOUNT", "2").start().await;
    let table = TestTable::start(&server, 2).await;
    let path = table.path("/stream");
    let ada = &table.players[0].client;
    for _ in 0..5 {
        for (client, path) in [(&server.client(), path.as_str()), (ada, "/v1/account/feed/stream"), (ada, "/v1/stream")]
        {
            let response = client.request(Method::HEAD, path).send().await.expect(200);
            assert_eq!(response.content_type(), Some("text/event-stream"));
        }
    }
    let _watched = server.client().get(&path).stream().await;
    let _followed = ada.follow_feed().await;
    // The connection is usable for the next request.
    let mut connection = TcpStream::connect(server.client().address()).await.expect("a connection");
    let head = format!("HEAD {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let next = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    connection.write_all(format!("{head}{next}").as_bytes()).await.expect("two requests");
    let mut responses = String::new();
    let read = tokio::time::timeout(WAIT_TIMEOUT, connection.read_to_string(&mut responses)).await;
    read.expect("both responses in time").expect("text");
    assert_eq!(responses.matches("HTTP/1.1 200").count(), 2, "{responses}");
    assert!(responses.ends_with("{\"status\":\"ok\"}"), "{responses}");
}

#[tokio::test]
async fn a_stream_ends_when_its_access_token_expires() {
    let server = TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "4s").start().await;
    let ada = Person::register(&server, "ada").await;
    let body = json!({"name": "ada", "password": PASSWORD});
    // On a slow machine a token may expire before the stream is open; then another one is tried.
    let stream = eventually("a stream is opened before its token expires", async || {
        let tokens = ada.client.post("/v1/sessions").json(&body).send().await.expect(201).json();
        let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
        client.get("/v1/account/feed/stream").try_stream().await.ok()
    });
    let mut stream = stream.await;
    let mut last = stream.next().await.expect("a first event");
    if last.name == "ready" {
        last = stream.next().await.expect("a reconnect event");
    }
    assert_eq!((last.name.as_str(), stream.next().await), ("reconnect", None));
}

#[tokio::test]
async fn a_stream_ends_when_its_token_is_revoked() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "200ms").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let body = json!({"label": "to be revoked", "scopes": ["read"]});
    let token = ada.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    let revoked = ada.client.with_token(token["secret"].as_str().expect("a secret")).follow_feed().await;
    let mut kept = ada.client.with_token(&ada.personal_token(&["read"]).await).follow_feed().await;
    let deleted = bob.client.with_token(&bob.personal_token(&["read"]).await).follow_feed().await;
    let path = format!("/v1/account/tokens/{}", token["id"].as_str().expect("an id"));
    let _ = ada.client.delete(&path).send().await.expect(204);
    let _ = bob.delete_account().send().await.expect(204);
    revoked.expect_reconnect().await;
    deleted.expect_reconnect().await;
    assert!(kept.is_quiet_for(Duration::from_millis(500)).await, "a stream with another token goes on");
}
