//! Timeouts of requests and their bodies.

use salon_tests::{Operation, PASSWORD, Person, TestServer, UNKNOWN_ID, WAIT_TIMEOUT};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

#[tokio::test]
async fn every_operation_refuses_a_body_that_arrives_too_slowly() {
    let server = TestServer::builder().env("SALON_BODY_TIMEOUT", "500ms").start().await;
    let ada = Person::register(&server, "ada").await;
    let operations = Operation::all(&server.client().contract());
    let with_bodies: Vec<_> = operations.into_iter().filter(|it| it.body.is_some()).collect();
    assert!(with_bodies.len() > 30);
    let mut asked = JoinSet::new();
    for operation in with_bodies {
        let request = operation.request(&ada.client).header("if-match", "\"1\"").header("idempotency-key", "slow");
        asked.spawn(request.stalled().send());
    }
    for answer in asked.join_all().await {
        assert_eq!(answer.header("connection"), Some("close"), "{answer}");
        answer.expect_problem(408, "body_too_slow");
    }
}

#[tokio::test]
async fn the_body_timeout_comes_before_the_request_timeout() {
    let server = TestServer::builder().env("SALON_REQUEST_TIMEOUT", "500ms").start().await;
    let order = json!({"name": "ada", "password": PASSWORD});
    let stalled = server.client().post("/v1/sessions").json(&order).stalled().send().await;
    stalled.expect_problem(408, "body_too_slow");
    // An operation without a body refuses an announced body that does not arrive.
    let path = format!("/v1/games/{UNKNOWN_ID}/resign");
    let surprise = server.client().post(&path).json(&order).stalled().send().await;
    surprise.expect_problem(400, "bad_request");
}

#[tokio::test]
async fn a_request_without_end_times_out() {
    let server = TestServer::builder().env("SALON_REQUEST_TIMEOUT", "300ms").start().await;
    let mut database = server.database().connect().await;
    let transaction = database.transaction().await.unwrap();
    transaction.batch_execute("lock table accounts in access exclusive mode").await.unwrap();
    let order = json!({"name": "ada", "password": PASSWORD});
    let answer = server.client().post("/v1/sessions").json(&order).send().await;
    assert_eq!(answer.header("retry-after"), Some("1"), "{answer}");
    answer.expect_problem(503, "timed_out");
}

#[tokio::test]
async fn early_refusals_are_logged_counted_and_have_cors_headers() {
    let origin = "https://play.example.org";
    let server = TestServer::builder()
        .env("SALON_REQUEST_TIMEOUT", "300ms")
        .env("SALON_CORS_ORIGINS", origin)
        .env("SALON_RATE_LIMIT_ADDRESS", "1000")
        .start()
        .await;
    let (mut database, client) = (server.database().connect().await, server.client());
    let transaction = database.transaction().await.unwrap();
    transaction.batch_execute("lock table accounts in access exclusive mode").await.unwrap();
    let request = client.post("/v1/sessions").json(&json!({"name": "ada", "password": PASSWORD}));
    let given_up = request.header("origin", origin).header("x-request-id", "given-up-0001").send().await;
    assert_eq!(given_up.header("access-control-allow-origin"), Some(origin), "{given_up}");
    assert!(given_up.header("access-control-expose-headers").is_some(), "{given_up}");
    given_up.expect_problem(503, "timed_out");
    drop(transaction);
    let request = server.client().get("/v1/account?x=%00").header("origin", origin);
    let refused = request.header("x-request-id", "with-nul-0001").send().await;
    assert_eq!(refused.header("access-control-allow-origin"), Some(origin), "{refused}");
    assert!(refused.header("ratelimit-remaining").is_some(), "{refused}");
    refused.expect_problem(400, "nul_character");
    let (figures, log) = (server.client().get("/metrics").send().await.text(), server.log());
    for (id, method, route, status) in
        [("given-up-0001", "POST", "/v1/sessions", 503), ("with-nul-0001", "GET", "/v1/account", 400)]
    {
        let counted = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"}} 1");
        assert!(figures.contains(&counted), "{counted} in\n{figures}");
        let logged = log.lines().any(|line| line.contains(id) && line.contains(route) && line.contains("answered"));
        assert!(logged, "{id} in\n{log}");
    }
    assert!(!figures.contains("unmatched"), "{figures}");
}

#[tokio::test]
async fn a_connection_without_a_request_is_closed() {
    let server = TestServer::start().await;
    let check_connection_is_closed = async |beginning: &str| {
        let mut stream = TcpStream::connect(server.client().address()).await.unwrap();
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(WAIT_TIMEOUT, stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "still open after {beginning:?}");
    };
    tokio::join!(
        check_connection_is_closed(""),
        check_connection_is_closed("GET /healthz HT"),
        check_connection_is_closed("GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ")
    );
}
