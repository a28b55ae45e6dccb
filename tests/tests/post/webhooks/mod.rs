//! Webhooks: content and signatures of deliveries, failing receivers, and permitted targets.

mod delivery;
mod retries;
mod targets;
mod words;

use std::time::{Duration, Instant};

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use salon_tests::{ApiClient, Builder, Person, TestServer, WAIT_TIMEOUT, WebhookReceiver, WebhookRequest, eventually};
use serde_json::{Value, json};
use sha2::Sha256;

pub(crate) const HOUR: Duration = Duration::from_secs(3600);

/// A server that may call loopback addresses, where the receivers listen.
pub(crate) fn server_calling_loopback() -> Builder {
    TestServer::builder().env("SALON_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8,::1")
}

/// Such a server with a short timeout for receivers.
pub(crate) fn server_with_short_timeout() -> Builder {
    server_calling_loopback().env("SALON_WEBHOOKS_TIMEOUT", "2s")
}

/// The feed entry about a disabled webhook.
pub(crate) async fn wait_for_disabled_notice(client: &ApiClient) -> Value {
    eventually("the notice is in the feed", async || {
        let path = "/v1/account/feed?kinds=webhook_disabled&wait=10";
        let page = client.get(path).send().await.expect(200).json();
        page["items"].get(0).cloned()
    })
    .await
}

pub(crate) async fn register(client: &ApiClient, order: &Value) -> Value {
    client.post("/v1/account/webhooks").json(order).send().await.expect(201).json()
}

pub(crate) async fn webhook(client: &ApiClient, receiver: &WebhookReceiver) -> Value {
    register(client, &json!({"label": "for a test", "url": receiver.url()})).await
}

pub(crate) fn path(webhook: &Value, rest: &str) -> String {
    format!("/v1/account/webhooks/{}{rest}", webhook["id"].as_str().expect("an id"))
}

pub(crate) async fn log(client: &ApiClient, webhook: &Value) -> Vec<Value> {
    let page = client.get(&path(webhook, "/deliveries")).send().await.expect(200).json();
    page["items"].as_array().expect("items").clone()
}

/// Waits until the newest delivery meets the condition.
pub(crate) async fn wait_for_delivery(client: &ApiClient, webhook: &Value, what: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + WAIT_TIMEOUT;
    loop {
        let log = log(client, webhook).await;
        if let Some(newest) = log.first().filter(|it| what(it)) {
            return newest.clone();
        }
        assert!(Instant::now() < deadline, "{} deliveries, the newest: {:?}", log.len(), log.first());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The signature as a receiver computes it.
pub(crate) fn signature(secret: &Value, request: &WebhookRequest) -> String {
    let secret = secret.as_str().and_then(|it| it.strip_prefix("whsec_")).expect("a secret");
    let mut mac = Hmac::<Sha256>::new_from_slice(&STANDARD.decode(secret).expect("base64")).expect("a key");
    let signed =
        [request.header("webhook-id").as_bytes(), request.header("webhook-timestamp").as_bytes(), &request.body];
    mac.update(&signed.join(&b'.'));
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

pub(crate) fn rounds(received: &[WebhookRequest]) -> Vec<u64> {
    received.iter().map(|it| it.json()["data"]["news"]["round"].as_u64().expect("a round")).collect()
}

/// Sends a message in a game and returns it.
pub(crate) async fn send_message(person: &Person, table: &Value, text: &str) -> Value {
    let path = format!("/v1/games/{}/messages", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"text": text, "audience": "players"})).send().await.expect(201).json()
}
