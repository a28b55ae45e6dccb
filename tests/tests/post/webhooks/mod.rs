//! Webhooks: what arrives, how it is signed, and what happens when the receiver does not do its part.

mod arriving;
mod failing;
mod where_to;

use std::time::{Duration, Instant};

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use salon_tests::{Builder, Client, PATIENCE, Person, Received, Receiver, TestServer, eventually};
use serde_json::{Value, json};
use sha2::Sha256;

pub(crate) const HOUR: Duration = Duration::from_secs(3600);

/// A server that may call loopback, where the receivers are.
pub(crate) fn calling() -> Builder {
    TestServer::builder().env("SALON_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8,::1")
}

/// One that hardly waits for a receiver.
pub(crate) fn impatient() -> Builder {
    calling().env("SALON_WEBHOOKS_TIMEOUT", "2s")
}

/// The item of the feed that tells that a webhook was disabled.
pub(crate) async fn told_of_disabling(client: &Client) -> Value {
    eventually("it is told", async || {
        let path = "/v1/account/feed?kinds=webhook_disabled&wait=10";
        let page = client.get(path).send().await.expect(200).json();
        page["items"].get(0).cloned()
    })
    .await
}

pub(crate) async fn register(client: &Client, order: &Value) -> Value {
    client.post("/v1/account/webhooks").json(order).send().await.expect(201).json()
}

pub(crate) async fn webhook(client: &Client, receiver: &Receiver) -> Value {
    register(client, &json!({"label": "for a test", "url": receiver.url()})).await
}

pub(crate) fn path(webhook: &Value, rest: &str) -> String {
    format!("/v1/account/webhooks/{}{rest}", webhook["id"].as_str().expect("an id"))
}

pub(crate) async fn log(client: &Client, webhook: &Value) -> Vec<Value> {
    let page = client.get(&path(webhook, "/deliveries")).send().await.expect(200).json();
    page["items"].as_array().expect("items").clone()
}

/// Waits until the newest delivery is as it should be.
pub(crate) async fn until(client: &Client, webhook: &Value, what: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let log = log(client, webhook).await;
        if let Some(newest) = log.first().filter(|it| what(it)) {
            return newest.clone();
        }
        assert!(Instant::now() < deadline, "{} deliveries, the newest: {:?}", log.len(), log.first());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The signature as a receiver would work it out, with nothing of the server's.
pub(crate) fn signature(secret: &Value, request: &Received) -> String {
    let secret = secret.as_str().and_then(|it| it.strip_prefix("whsec_")).expect("a secret");
    let mut mac = Hmac::<Sha256>::new_from_slice(&STANDARD.decode(secret).expect("base64")).expect("a key");
    let signed =
        [request.header("webhook-id").as_bytes(), request.header("webhook-timestamp").as_bytes(), &request.body];
    mac.update(&signed.join(&b'.'));
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

pub(crate) fn rounds(received: &[Received]) -> Vec<u64> {
    received.iter().map(|it| it.json()["data"]["news"]["round"].as_u64().expect("a round")).collect()
}

/// Says something at a table; returns the message.
pub(crate) async fn say(person: &Person, table: &Value, text: &str) -> Value {
    let path = format!("/v1/games/{}/messages", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"text": text, "audience": "players"})).send().await.expect(201).json()
}
