//! Invalid headers.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use salon_tests::{ApiRequest, Person, TestServer, UNKNOWN_ID};
use serde_json::{Value, json};

/// Reads the status of an answer that may be a stream.
trait FirstBytes {
    async fn first_bytes(self) -> u16;
}

impl FirstBytes for ApiRequest {
    async fn first_bytes(self) -> u16 {
        self.try_stream().await.map_or_else(|status| status, |_| 200)
    }
}

/// A player of a running game, and the path of the game.
async fn player(server: &TestServer) -> (Person, String) {
    let (ada, bob) = (Person::register(server, "ada").await, Person::register(server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    (ada, format!("/v1/games/{}", table["id"].as_str().unwrap()))
}

fn no_commands() -> Value {
    json!({"commands": []})
}

#[tokio::test]
async fn an_invalid_idempotency_key_is_refused() {
    let server = TestServer::start().await;
    let (ada, game) = player(&server).await;
    let commands = format!("{game}/commands");
    let create = json!({"ruleset": "art_society", "seats": 2});
    for key in ["", "a b", "ü", "x\ty"] {
        let answer = ada.client.post("/v1/games").header("idempotency-key", key).json(&create).send().await;
        answer.expect_problem(400, "invalid_idempotency_key");
    }
    let long = "x".repeat(201);
    let answer = ada.client.post(&commands).header("idempotency-key", &long).json(&no_commands()).send().await;
    answer.expect_problem(400, "invalid_idempotency_key");
    let twice = ada.client.post(&commands).header("idempotency-key", "a").header("idempotency-key", "b");
    twice.json(&no_commands()).send().await.expect_problem(400, "invalid_idempotency_key");
}

#[tokio::test]
async fn an_invalid_if_match_header_is_refused() {
    let server = TestServer::start().await;
    let (ada, game) = player(&server).await;
    let (commands, order) = (format!("{game}/commands"), no_commands());
    for tag in [
        "x",
        "\"x\"",
        "-1",
        "\"1\", \"2\"",
        "",
        "9223372036854775808",
        "\"*\"",
        "W/W/\"0\"",
        "\"0",
        "0\"",
        "W/0",
        "\"+0\"",
        "\"00\"",
        "\"0.garbage\"",
        "\"0\",",
        "\"0\u{fc}\"",
    ] {
        let answer = ada.client.post(&commands).header("if-match", tag).json(&order).send().await;
        answer.expect_problem(400, "invalid_if_match");
    }
    for (one, other) in [("\"0\"", "\"\u{fc}\""), ("\"\u{fc}\"", "\"0\""), ("\"0\"", "\"0\""), ("*", "\"0\"")] {
        let twice = ada.client.post(&commands).header("if-match", one).header("if-match", other);
        twice.json(&order).send().await.expect_problem(400, "invalid_if_match");
    }
    for tag in ["*", "0", "\"0\"", "W/\"0\""] {
        let answer = ada.client.post(&commands).header("if-match", tag).json(&order).send().await;
        answer.expect_problem(422, "command_refused");
    }
}

#[tokio::test]
async fn an_invalid_last_event_id_is_refused() {
    let server = TestServer::start().await;
    let (ada, game) = player(&server).await;
    let stream = format!("{game}/stream");
    for id in ["x", "-2", "1.5", "99999999999999999999"] {
        let answer = ada.client.get(&stream).header("last-event-id", id).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
    let cursor = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    for id in ["x".to_owned(), cursor(json!(["moves", 1])), cursor(json!(["games", [1, UNKNOWN_ID, 1]]))] {
        let answer = ada.client.get("/v1/stream").header("last-event-id", &id).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
    // Well-formed cursors of positions that do not exist.
    for place in
        [json!([-1, UNKNOWN_ID, -1]), json!([i64::MIN, UNKNOWN_ID, i64::MIN]), json!([i64::MAX, UNKNOWN_ID, i64::MAX])]
    {
        let id = cursor(json!(["moves", place]));
        let answer = ada.client.get("/v1/stream").header("last-event-id", &id).first_bytes().await;
        assert!(answer < 500, "{place}: {answer}");
    }
}

#[tokio::test]
async fn an_invalid_language_is_ignored_and_an_impossible_encoding_refused() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let answer = ada.client.get("/v1/account").header("accept-language", "\u{fc};q=x,,;;").send().await;
    let _ = answer.expect(200);
    let answer = ada.client.get("/v1/account").header("accept-encoding", "identity;q=0, x");
    answer.undocumented().send().await.expect_problem(406, "not_acceptable");
}
