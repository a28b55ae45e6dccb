//! Webhooks: what arrives, how it is signed, and what happens when the receiver does not do its part.

use std::time::{Duration, Instant};

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use salon_tests::{Builder, Client, Hands, NOBODY, Person, Received, Receiver, Reply, TestServer, round_closed, tell};
use serde_json::{Value, json};
use sha2::Sha256;

const PATIENCE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// A server that may call loopback, where the receivers are.
fn calling() -> Builder {
    TestServer::builder().env("SALON_WEBHOOKS_ALLOW_PRIVATE", "127.0.0.0/8,::1").env("SALON_WEBHOOKS_TIMEOUT", "2s")
}

async fn register(client: &Client, order: &Value) -> Value {
    client.post("/v1/account/webhooks").json(order).send().await.expect(201).json()
}

async fn webhook(client: &Client, receiver: &Receiver) -> Value {
    register(client, &json!({"label": "for a test", "url": receiver.url()})).await
}

fn path(webhook: &Value, rest: &str) -> String {
    format!("/v1/account/webhooks/{}{rest}", webhook["id"].as_str().expect("an id"))
}

async fn log(client: &Client, webhook: &Value) -> Vec<Value> {
    let page = client.get(&path(webhook, "/deliveries")).send().await.expect(200).json();
    page["items"].as_array().expect("items").clone()
}

/// Waits until the newest delivery is as it should be.
async fn until(client: &Client, webhook: &Value, what: impl Fn(&Value) -> bool) -> Value {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let log = log(client, webhook).await;
        if let Some(newest) = log.first().filter(|it| what(it)) {
            return newest.clone();
        }
        assert!(Instant::now() < deadline, "{log:#?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The signature as a receiver would work it out, with nothing of the server's.
fn signature(secret: &Value, request: &Received) -> String {
    let secret = secret.as_str().and_then(|it| it.strip_prefix("whsec_")).expect("a secret");
    let mut mac = Hmac::<Sha256>::new_from_slice(&STANDARD.decode(secret).expect("base64")).expect("a key");
    let signed =
        [request.header("webhook-id").as_bytes(), request.header("webhook-timestamp").as_bytes(), &request.body];
    mac.update(&signed.join(&b'.'));
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

fn rounds(received: &[Received]) -> Vec<u64> {
    received.iter().map(|it| it.json()["data"]["news"]["round"].as_u64().expect("a round")).collect()
}

/// Says something at a table; returns the message.
async fn say(person: &Person, table: &Value, text: &str) -> Value {
    let path = format!("/v1/games/{}/messages", table["id"].as_str().expect("an id"));
    person.client.post(&path).json(&json!({"text": text, "audience": "players"})).send().await.expect(201).json()
}

#[tokio::test]
async fn news_arrives_signed_as_the_standard_asks() {
    let server = calling().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let database = server.database().connect().await;
    tell(&database, &ada.id, &round_closed(0)).await;
    // Told to the end: while an older transaction runs anywhere in the cluster, a webhook begins a little earlier.
    let before = ada.client.get("/v1/account/feed?wait=20").send().await.expect(200).json();
    assert_eq!(before["items"].as_array().map(Vec::len), Some(1));
    let webhook = webhook(&ada.client, &receiver).await;
    tell(&database, &ada.id, &round_closed(1)).await;
    let request = receiver.wait_for(1).await.remove(0);
    assert_eq!(request.line, "POST /hook HTTP/1.1");
    assert_eq!(request.header("content-type"), "application/json");
    assert_eq!(request.header("webhook-signature"), signature(&webhook["secret"], &request));
    let sent: u64 = request.header("webhook-timestamp").parse().expect("a time");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_secs();
    assert!(now.abs_diff(sent) < 120, "{sent}");
    let message = request.json();
    server.client().contract().check_schema("WebhookMessage", &message).expect("a message as documented");
    assert_eq!((&message["type"], &message["data"]["news"]), (&json!("round_closed"), &round_closed(1)));
    let items = ada.client.get("/v1/account/feed?wait=10").send().await.expect(200).json()["items"].clone();
    assert_eq!((&message["data"]["id"], &message["timestamp"]), (&items[1]["id"], &items[1]["at"]));
    let delivered = until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&delivered["id"], &delivered["attempts"]), (&json!(request.header("webhook-id")), &json!(1)));
    assert_eq!(delivered["last_status"], 204);
    assert!(!ada.client.get("/v1/account/webhooks").send().await.expect(200).text().contains("whsec_"));
    assert_eq!(receiver.received().len(), 1, "what was told before is not sent");
}

#[tokio::test]
async fn a_filter_lets_pass_what_it_names() {
    let server = calling().start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let game = "0199a0c2-0000-7000-8000-00000000000a";
    let [by_kind, by_game, all] = [Receiver::start().await, Receiver::start().await, Receiver::start().await];
    for (receiver, kinds, game) in [
        (&by_kind, json!(["game_aborted", "message"]), Value::Null),
        (&by_game, Value::Null, json!(game)),
        (&all, Value::Null, Value::Null),
    ] {
        register(&ada.client, &json!({"label": "x", "url": receiver.url(), "kinds": kinds, "game": game})).await;
    }
    tell(&database, &ada.id, &round_closed(1)).await;
    tell(&database, &ada.id, &json!({"kind": "game_aborted", "game": NOBODY})).await;
    tell(&database, &ada.id, &json!({"kind": "game_paused", "game": game, "paused": true})).await;
    tell(&database, &ada.id, &json!({"kind": "webhook_disabled", "webhook": NOBODY, "reason": "x"})).await;
    let kinds = |received: Vec<Received>| received.iter().map(|it| it.json()["type"].clone()).collect::<Vec<_>>();
    assert_eq!(kinds(all.wait_for(4).await), ["round_closed", "game_aborted", "game_paused", "webhook_disabled"]);
    assert_eq!(kinds(by_kind.wait_for(1).await), ["game_aborted"]);
    assert_eq!(kinds(by_game.wait_for(1).await), ["game_paused"]);
}

#[tokio::test]
async fn while_a_secret_is_changed_both_sign_and_after_a_day_the_new_one_only() {
    let hands = Hands::new();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let old = webhook(&ada.client, &receiver).await;
    let new = ada.client.post(&path(&old, "/rotate-secret")).send().await.expect(200).json();
    assert_ne!(old["secret"], new["secret"]);
    let _ = ada.client.post(&path(&old, "/test")).send().await.expect(202);
    let request = receiver.wait_for(1).await.remove(0);
    let both = format!("{} {}", signature(&new["secret"], &request), signature(&old["secret"], &request));
    assert_eq!(request.header("webhook-signature"), both);
    assert_eq!(request.json()["type"], "test");
    hands.pass(25 * HOUR);
    let _ = ada.client.post(&path(&old, "/test")).send().await.expect(202);
    let request = receiver.wait_for(2).await.remove(1);
    assert_eq!(request.header("webhook-signature"), signature(&new["secret"], &request));
}

#[tokio::test]
async fn what_fails_is_tried_again_later_under_the_same_id_until_it_arrives() {
    let hands = Hands::new();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer_next([Reply::Status(500), Reply::Status(404), Reply::Status(302), Reply::Status(400)]);
    tell(&server.database().connect().await, &ada.id, &round_closed(1)).await;
    for attempt in 1..=4 {
        receiver.wait_for(attempt).await;
        let failed = until(&ada.client, &webhook, |it| it["attempts"] == attempt).await;
        assert_eq!(failed["state"], "pending", "{failed}");
        assert!(failed["next_at"].as_str() > failed["last_at"].as_str(), "{failed}");
        hands.pass(6 * 60 * Duration::from_secs(attempt as u64));
    }
    let arrived = until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&arrived["attempts"], &arrived["last_error"]), (&json!(5), &Value::Null));
    let received = receiver.received();
    assert_eq!(received.len(), 5);
    assert!(received.iter().all(|it| it.header("webhook-id") == received[0].header("webhook-id")));
    assert!(received.iter().all(|it| it.header("webhook-signature") == signature(&webhook["secret"], it)));
}

#[tokio::test]
async fn after_three_days_of_failures_a_webhook_is_disabled_and_its_owner_told() {
    let hands = Hands::new();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let database = server.database().connect().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer(Reply::Status(503));
    tell(&database, &ada.id, &round_closed(1)).await;
    let mut attempts = 0;
    let mut hours = 0;
    let given_up = loop {
        let newest = until(&ada.client, &webhook, |it| it["attempts"].as_i64() > Some(attempts)).await;
        attempts = newest["attempts"].as_i64().expect("a number");
        if newest["state"] == "failed" {
            break newest;
        }
        hands.pass(8 * HOUR);
        hours += 8;
        assert!(hours <= 80, "tried for more than three days: {newest}");
    };
    assert!((64..=80).contains(&hours), "{hours}");
    assert_eq!(given_up["last_status"], 503);
    let told = ada.client.get("/v1/account/feed?kinds=webhook_disabled&wait=10").send().await.expect(200).json();
    assert_eq!(told["items"][0]["news"]["webhook"], webhook["id"]);
    let shown = ada.client.get(&path(&webhook, "")).send().await.expect(200).json();
    assert_eq!((&shown["enabled"], shown["disabled_reason"].is_string()), (&json!(false), true), "{shown}");
    let again = format!("/deliveries/{}/redeliver", given_up["id"].as_str().expect("an id"));
    ada.client.post(&path(&webhook, &again)).send().await.expect_problem(409, "webhook_disabled");
    ada.client.post(&path(&webhook, "/test")).send().await.expect_problem(409, "webhook_disabled");
    tell(&database, &ada.id, &round_closed(2)).await;
    // Enabled again, it tells what happens from then on; the old is sent by hand.
    receiver.answer(Reply::Status(200));
    let before = receiver.received().len();
    let enabled = ada.client.patch(&path(&webhook, "")).json(&json!({"enabled": true})).send().await.expect(200).json();
    assert_eq!((&enabled["enabled"], &enabled["disabled_reason"]), (&json!(true), &Value::Null));
    tell(&database, &ada.id, &round_closed(3)).await;
    assert_eq!(rounds(&receiver.wait_for(before + 1).await)[before..], [3]);
    let _ = ada.client.post(&path(&webhook, &again)).send().await.expect(202);
    let received = receiver.wait_for(before + 2).await;
    assert_eq!(rounds(&received)[before..], [3, 1]);
    assert_eq!(received[before + 1].header("webhook-id"), given_up["id"].as_str().expect("an id"));
}

#[tokio::test]
async fn a_receiver_that_is_gone_is_not_called_again() {
    let server = calling().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer(Reply::Status(410));
    let database = server.database().connect().await;
    tell(&database, &ada.id, &round_closed(1)).await;
    let failed = until(&ada.client, &webhook, |it| it["state"] == "failed").await;
    assert_eq!(failed["attempts"], 1);
    let told = ada.client.get("/v1/account/feed?kinds=webhook_disabled&wait=10").send().await.expect(200).json();
    assert_eq!(told["items"][0]["news"]["webhook"], webhook["id"]);
    assert_eq!(ada.client.get(&path(&webhook, "")).send().await.expect(200).json()["enabled"], false);
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test]
async fn receivers_that_hang_or_dawdle_hold_up_nobody_else() {
    let server = calling().env("SALON_WEBHOOKS_TIMEOUT", "30s").start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let [hangs, dawdles, good] = [Receiver::start().await, Receiver::start().await, Receiver::start().await];
    hangs.answer(Reply::Hang);
    dawdles.answer(Reply::Slowly(200, Duration::from_secs(25)));
    for receiver in [&hangs, &dawdles, &good] {
        webhook(&ada.client, receiver).await;
    }
    for number in 0..10 {
        tell(&database, &ada.id, &round_closed(number)).await;
    }
    let begun = Instant::now();
    assert_eq!(rounds(&good.wait_for(10).await), (0..10).collect::<Vec<_>>(), "in the order in which it happened");
    assert!(begun.elapsed() < Duration::from_secs(25), "the others still hang");
    assert_eq!((hangs.received().len(), dawdles.received().len()), (1, 1), "one at a time");
}

#[tokio::test]
async fn no_answer_in_time_is_a_failure_and_an_endless_one_is_cut_off() {
    let server = calling().start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let [hangs, endless] = [Receiver::start().await, Receiver::start().await];
    hangs.answer(Reply::Hang);
    endless.answer(Reply::Endless(200));
    let (one, other) = (webhook(&ada.client, &hangs).await, webhook(&ada.client, &endless).await);
    tell(&database, &ada.id, &round_closed(1)).await;
    let failed = until(&ada.client, &one, |it| it["attempts"] == 1).await;
    assert_eq!((&failed["last_error"], &failed["last_status"]), (&json!("no answer in time"), &Value::Null));
    let delivered = until(&ada.client, &other, |it| it["state"] == "delivered").await;
    assert_eq!(delivered["last_status"], 200);
}

#[tokio::test]
async fn a_redirection_is_not_followed() {
    let server = calling().start().await;
    let ada = Person::register(&server, "ada").await;
    let [first, target] = [Receiver::start().await, Receiver::start().await];
    first.answer(Reply::Redirect(target.url()));
    let webhook = webhook(&ada.client, &first).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let failed = until(&ada.client, &webhook, |it| it["attempts"] == 1).await;
    assert_eq!((&failed["state"], &failed["last_status"]), (&json!("pending"), &json!(307)));
    assert!(target.received().is_empty());
}

#[tokio::test]
async fn nothing_is_sent_to_a_private_address_unless_the_operator_allows_it() {
    let server = TestServer::start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let port = receiver.url().rsplit(':').next().expect("a port").to_owned();
    for host in [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "10.0.0.1",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fe80::1]",
        "[fd00::1]",
        "[ff02::1]",
        "224.0.0.1",
    ] {
        let order = json!({"label": "x", "url": format!("http://{host}:{port}")});
        let answer = ada.client.post("/v1/account/webhooks").json(&order).send().await;
        let problem = answer.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], "/url", "{host}");
    }
    // A name may lead anywhere: it is looked at when something is sent.
    let order = json!({"label": "x", "url": receiver.url_by_name("http")});
    let by_name = register(&ada.client, &order).await;
    let _ = ada.client.post(&path(&by_name, "/test")).send().await.expect(202);
    let failed = until(&ada.client, &by_name, |it| it["attempts"] == 1).await;
    assert_eq!(failed["last_error"], "the host is at an address this server does not call");
    // One that was allowed when it was made is looked at as well.
    let allowing = calling().database(server.database()).start().await;
    let client = allowing.client().with_token(ada.access_token());
    let by_number = webhook(&client, &receiver).await;
    drop(allowing);
    let _ = ada.client.post(&path(&by_number, "/test")).send().await.expect(202);
    let failed = until(&ada.client, &by_number, |it| it["attempts"] == 1).await;
    assert_eq!(failed["last_error"], "the host is at an address this server does not call");
    assert_eq!(receiver.connections(), 0, "nobody so much as knocked");
}

#[tokio::test]
async fn a_server_killed_while_it_sends_leaves_it_to_the_next_one_under_the_same_id() {
    let mut server = calling().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer_next([Reply::Hang]);
    tell(&server.database().connect().await, &ada.id, &round_closed(1)).await;
    receiver.wait_for(1).await;
    server.kill9().await;
    server.restart().await;
    let received = receiver.wait_for(2).await;
    assert_eq!(received[0].header("webhook-id"), received[1].header("webhook-id"));
    assert_eq!(received[0].body, received[1].body);
    until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_deliver_each_item_once_and_in_order() {
    let one = calling().start().await;
    let _other = calling().database(one.database()).start().await;
    let (ada, receiver) = (Person::register(&one, "ada").await, Receiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    let database = one.database().connect().await;
    for number in 0..60 {
        tell(&database, &ada.id, &round_closed(number)).await;
    }
    let received = receiver.wait_for(60).await;
    assert_eq!(rounds(&received), (0..60).collect::<Vec<_>>());
    until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!(receiver.received().len(), 60, "none twice");
    // The whole log, page by page.
    let mut query = "?limit=25".to_owned();
    let mut ids = Vec::new();
    loop {
        let page = ada.client.get(&path(&webhook, &format!("/deliveries{query}"))).send().await.expect(200).json();
        ids.extend(page["items"].as_array().expect("items").iter().map(|it| it["id"].as_str().unwrap().to_owned()));
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        query = format!("?limit=25&cursor={cursor}");
    }
    ids.reverse();
    assert_eq!(ids, received.iter().map(|it| it.header("webhook-id").to_owned()).collect::<Vec<_>>());
}

#[tokio::test]
async fn discord_and_slack_are_told_a_sentence_in_the_language_of_the_account() {
    let server = calling().env("SALON_PUBLIC_URL", "https://salon.example.org").start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = ada.client.patch("/v1/account").json(&json!({"locale": "fr"})).send().await.expect(200);
    let [discord, slack] = [Receiver::start().await, Receiver::start().await];
    for (receiver, format) in [(&discord, "discord"), (&slack, "slack")] {
        let order = json!({"label": "x", "url": receiver.url(), "format": format, "kinds": ["message"]});
        register(&ada.client, &order).await;
    }
    let text = "<@everyone> & others";
    let (bob, table) = (Person::register(&server, "bob").await, ada.open_table(3, "public").await);
    bob.join(&table).await;
    say(&bob, &table, text).await;
    let game = table["id"].as_str().expect("an id");
    let link = format!("https://salon.example.org/v1/games/{game}");
    let body = discord.wait_for(1).await[0].json();
    assert_eq!(body["content"], format!("Quelqu'un à votre table dit : {text} {link}"));
    assert_eq!(body["allowed_mentions"], json!({"parse": []}), "nobody is called by what others wrote");
    let body = slack.wait_for(1).await[0].json();
    assert_eq!(body["text"], format!("Quelqu'un à votre table dit : &lt;@everyone&gt; &amp; others {link}"));
}

#[tokio::test]
async fn a_webhook_is_its_owners_only() {
    let server = calling().start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let receiver = Receiver::start().await;
    let webhook = webhook(&ada.client, &receiver).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let delivery = until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let again = format!("/deliveries/{}/redeliver", delivery["id"].as_str().expect("an id"));
    for of in [&webhook, &json!({"id": NOBODY}), &json!({"id": "none"})] {
        eve.client.get(&path(of, "")).send().await.expect_problem(404, "not_found");
        eve.client.get(&path(of, "/deliveries")).send().await.expect_problem(404, "not_found");
        eve.client.delete(&path(of, "")).send().await.expect_problem(404, "not_found");
        eve.client.patch(&path(of, "")).json(&json!({"label": "mine"})).send().await.expect_problem(404, "not_found");
        for rest in ["/rotate-secret", "/test", again.as_str()] {
            eve.client.post(&path(of, rest)).send().await.expect_problem(404, "not_found");
        }
    }
    assert_eq!(eve.client.get("/v1/account/webhooks").send().await.expect(200).json()["items"], json!([]));
    let unknown = format!("/deliveries/{NOBODY}/redeliver");
    ada.client.post(&path(&webhook, &unknown)).send().await.expect_problem(404, "not_found");
    let reads = server.client().with_token(&ada.personal_token(&["read", "play"]).await);
    reads.get("/v1/account/webhooks").send().await.expect_problem(403, "scope_missing");
    let id = webhook["id"].as_str().expect("an id");
    let _ = ada.client.delete(&format!("/v1/account/webhooks/{id}")).send().await.expect(204);
    ada.client.get(&path(&webhook, "")).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_webhook_is_changed_where_it_is_told_to_and_refused_what_makes_no_sense() {
    let server = calling().start().await;
    let ada = Person::register(&server, "ada").await;
    let make = async |order: &Value| ada.client.post("/v1/account/webhooks").json(order).send().await;
    let sound = json!({"label": "x", "url": "https://hooks.example.org/a", "kinds": ["your_turn"], "game": NOBODY});
    for (field, wrong) in [
        ("url", json!("hooks.example.org")),
        ("url", json!("ftp://hooks.example.org/")),
        ("url", json!("https://user:secret@hooks.example.org/")),
        ("url", json!("https://hooks.example.org/#there")),
        ("url", json!(format!("https://hooks.example.org/{}", "x".repeat(2000)))),
        ("url", json!("file:///etc/passwd")),
        ("url", Value::Null),
        ("label", json!("")),
        ("format", json!("teams")),
        ("kinds", json!([])),
        ("kinds", json!(["nothing"])),
        ("game", json!("none")),
        ("secret", json!("whsec_x")),
    ] {
        let mut order = sound.clone();
        order[field] = wrong;
        let problem = make(&order).await.expect_problem(422, "invalid_body");
        let pointer = problem.body["errors"][0]["pointer"].as_str().unwrap_or_default().to_owned();
        assert!(pointer.starts_with(&format!("/{field}")), "{order}: {pointer}");
    }
    let webhook = make(&sound).await.expect(201).json();
    assert_eq!((&webhook["format"], &webhook["enabled"]), (&json!("standard"), &json!(true)));
    let change = async |order: Value| ada.client.patch(&path(&webhook, "")).json(&order).send().await;
    let same = change(json!({})).await.expect(200).json();
    assert_eq!((&same["kinds"], &same["game"], &same["url"]), (&sound["kinds"], &sound["game"], &sound["url"]));
    let all = change(json!({"kinds": null, "game": null, "label": "y", "format": "slack"})).await.expect(200).json();
    assert_eq!((&all["kinds"], &all["game"]), (&Value::Null, &Value::Null));
    assert_eq!((&all["label"], &all["format"]), (&json!("y"), &json!("slack")));
    assert_eq!(change(json!({"enabled": false})).await.expect(200).json()["disabled_reason"], "by its owner");
    change(json!({"kinds": []})).await.expect_problem(422, "invalid_body");
    change(json!({"url": "http://10.0.0.1/"})).await.expect_problem(422, "invalid_body");
    for _ in 0..9 {
        let _ = make(&sound).await.expect(201);
    }
    make(&sound).await.expect_problem(409, "too_many_webhooks");
}

/// A certificate authority and a receiver whose certificate it signed.
async fn secure_receiver() -> (Receiver, String) {
    use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
    use tokio_rustls::rustls::{ServerConfig, crypto::ring, pki_types::PrivatePkcs8KeyDer};
    let authority_key = KeyPair::generate().expect("a key");
    let mut authority = CertificateParams::new(Vec::new()).expect("parameters");
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let certificate = authority.self_signed(&authority_key).expect("a certificate");
    let issuer = Issuer::new(authority, authority_key);
    let key = KeyPair::generate().expect("a key");
    let own = CertificateParams::new(vec!["localhost".to_owned()]).expect("parameters");
    let own = own.signed_by(&key, &issuer).expect("a certificate");
    let config = ServerConfig::builder_with_provider(std::sync::Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![own.der().clone()], PrivatePkcs8KeyDer::from(key.serialize_der()).into())
        .expect("a configuration");
    let receiver = Receiver::start_secure(std::sync::Arc::new(config).into()).await;
    (receiver, certificate.pem())
}

#[tokio::test]
async fn a_secure_receiver_has_to_show_a_certificate_somebody_trusts() {
    let (receiver, certificate) = secure_receiver().await;
    let file = std::env::temp_dir().join(format!("salon-ca-{}.pem", std::process::id()));
    std::fs::write(&file, certificate).expect("a file");
    let trusting = calling().env("SALON_WEBHOOKS_CA_FILE", file.to_str().expect("a path")).start().await;
    let ada = Person::register(&trusting, "ada").await;
    let order = json!({"label": "x", "url": receiver.url_by_name("https")});
    let webhook = register(&ada.client, &order).await;
    let _ = ada.client.post(&path(&webhook, "/test")).send().await.expect(202);
    until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let request = receiver.received().remove(0);
    assert_eq!(request.header("webhook-signature"), signature(&webhook["secret"], &request));
    let strict = calling().start().await;
    let bob = Person::register(&strict, "bob").await;
    let webhook = register(&bob.client, &order).await;
    let _ = bob.client.post(&path(&webhook, "/test")).send().await.expect(202);
    let failed = until(&bob.client, &webhook, |it| it["attempts"] == 1).await;
    assert!(failed["last_error"].as_str().is_some_and(|it| it.starts_with("no secure connection")), "{failed}");
    assert_eq!(receiver.received().len(), 1);
    let _ = std::fs::remove_file(file);
}

#[tokio::test]
async fn a_receiver_that_is_down_is_not_called_for_every_single_item() {
    let hands = Hands::new();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let database = server.database().connect().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer(Reply::Status(503));
    tell(&database, &ada.id, &round_closed(0)).await;
    until(&ada.client, &webhook, |it| it["attempts"] == 1).await;
    for number in 1..10 {
        tell(&database, &ada.id, &round_closed(number)).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    until(&ada.client, &webhook, |_| true).await;
    let made = async || log(&ada.client, &webhook).await.len();
    while made().await < 10 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(receiver.received().len(), 1, "it rests, whatever else is told");
    // Rested, it is called once more, for one of them; then it rests longer.
    hands.pass(Duration::from_secs(7));
    receiver.wait_for(2).await;
    tell(&database, &ada.id, &round_closed(10)).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(receiver.received().len(), 2);
    receiver.answer(Reply::Status(204));
    hands.pass(Duration::from_secs(60));
    let mut arrived = rounds(&receiver.wait_for(13).await[2..]);
    arrived.sort_unstable();
    assert_eq!(arrived, (0..=10).collect::<Vec<_>>(), "and when it is back, nothing is lost");
    // What comes from then on comes at once.
    tell(&database, &ada.id, &round_closed(11)).await;
    assert_eq!(rounds(&receiver.wait_for(14).await[13..]), [11]);
}

#[tokio::test]
async fn a_receiver_that_is_slow_but_in_time_is_told_once() {
    let server = calling().env("SALON_WEBHOOKS_TIMEOUT", "20s").start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let other = calling().env("SALON_WEBHOOKS_TIMEOUT", "20s").database(server.database()).start().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer(Reply::Slowly(200, Duration::from_secs(6)));
    tell(&server.database().connect().await, &ada.id, &round_closed(1)).await;
    let delivered = until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&delivered["attempts"], &delivered["last_status"]), (&json!(1), &json!(200)));
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(receiver.received().len(), 1, "neither server calls again");
    drop(other);
}

#[tokio::test]
async fn what_was_taken_back_or_whose_author_is_gone_is_not_sent_any_more() {
    let hands = Hands::new();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let table = ada.open_table(4, "public").await;
    bob.join(&table).await;
    eve.join(&table).await;
    let receiver = Receiver::start().await;
    let order = json!({"label": "x", "url": receiver.url(), "kinds": ["message"]});
    let webhook = register(&ada.client, &order).await;
    receiver.answer(Reply::Status(503));
    let regretted = say(&bob, &table, "a regrettable remark").await;
    receiver.wait_for(1).await;
    assert_eq!(receiver.received()[0].json()["data"]["news"]["text"], "a regrettable remark");
    say(&eve, &table, "a farewell").await;
    while log(&ada.client, &webhook).await.len() < 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let message = regretted["id"].as_str().expect("an id");
    let path_of = format!("/v1/games/{}/messages/{message}", table["id"].as_str().expect("an id"));
    let _ = bob.client.delete(&path_of).send().await.expect(204);
    let password = json!({"password": salon_tests::PASSWORD});
    let _ = eve.client.post("/v1/account/deletion").json(&password).send().await.expect(204);
    let kept = "select count(*) from deliveries d where to_jsonb(d)::text ~ 'regrettable|farewell'";
    let connection = server.database().connect().await;
    assert_eq!(connection.query_one(kept, &[]).await.expect("a figure").get::<_, i64>(0), 0, "nor is it kept");
    // Tried again, and sent again by hand, it says nothing.
    receiver.answer(Reply::Status(204));
    hands.pass(HOUR);
    let received = receiver.wait_for(3).await;
    let delivery = received[0].header("webhook-id").to_owned();
    until(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let again = format!("/deliveries/{delivery}/redeliver");
    let _ = ada.client.post(&path(&webhook, &again)).send().await.expect(202);
    for request in &receiver.wait_for(4).await[1..] {
        let news = request.json()["data"]["news"].clone();
        assert_eq!((&news["kind"], &news["text"]), (&json!("message"), &json!("")), "{news}");
    }
}
