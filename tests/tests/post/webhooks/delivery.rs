//! The content and the signatures of deliveries.

use salon_tests::{
    Person, TestClock, UNKNOWN_ID, WebhookReceiver, WebhookReply, WebhookRequest, eventually, insert_notice,
    round_closed_notice,
};
use serde_json::{Value, json};

use super::{
    HOUR, log, path, register, rounds, send_message, server_calling_loopback, server_with_short_timeout, signature,
    wait_for_delivery, webhook,
};

#[tokio::test]
async fn deliveries_are_signed_as_the_standard_requires() {
    let server = server_calling_loopback().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let database = server.database().connect().await;
    insert_notice(&database, &ada.id, &round_closed_notice(0)).await;
    // While an older transaction runs in the cluster, a new webhook would begin with earlier entries.
    server.database().wait_until_visible().await;
    let webhook = webhook(&ada.client, &receiver).await;
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    let request = receiver.wait_for_requests(1).await.remove(0);
    assert_eq!(request.line, "POST /hook HTTP/1.1");
    assert_eq!(request.header("content-type"), "application/json");
    assert_eq!(request.header("webhook-signature"), signature(&webhook["secret"], &request));
    let sent: u64 = request.header("webhook-timestamp").parse().expect("a time");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_secs();
    assert!(now.abs_diff(sent) < 120, "{sent}");
    let message = request.json();
    server.client().contract().check_schema("WebhookMessage", &message).expect("a message as documented");
    assert_eq!((&message["type"], &message["data"]["news"]), (&json!("round_closed"), &round_closed_notice(1)));
    let items = ada.client.get("/v1/account/feed?wait=10").send().await.expect(200).json()["items"].clone();
    assert_eq!((&message["data"]["id"], &message["timestamp"]), (&items[1]["id"], &items[1]["at"]));
    let delivered = wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&delivered["id"], &delivered["attempts"]), (&json!(request.header("webhook-id")), &json!(1)));
    assert_eq!(delivered["last_status"], 204);
    assert!(!ada.client.get("/v1/account/webhooks").send().await.expect(200).text().contains("whsec_"));
    assert_eq!(receiver.received().len(), 1, "earlier entries are not sent");
}

#[tokio::test]
async fn a_filter_passes_only_the_named_kinds() {
    let server = server_calling_loopback().start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let game = "0199a0c2-0000-7000-8000-00000000000a";
    let [by_kind, by_game, all] =
        [WebhookReceiver::start().await, WebhookReceiver::start().await, WebhookReceiver::start().await];
    for (receiver, kinds, game) in [
        (&by_kind, json!(["game_aborted", "message"]), Value::Null),
        (&by_game, Value::Null, json!(game)),
        (&all, Value::Null, Value::Null),
    ] {
        register(&ada.client, &json!({"label": "x", "url": receiver.url(), "kinds": kinds, "game": game})).await;
    }
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    insert_notice(&database, &ada.id, &json!({"kind": "game_aborted", "game": UNKNOWN_ID})).await;
    insert_notice(&database, &ada.id, &json!({"kind": "game_paused", "game": game, "paused": true})).await;
    insert_notice(&database, &ada.id, &json!({"kind": "webhook_disabled", "webhook": UNKNOWN_ID, "reason": "x"})).await;
    let kinds = |received: Vec<WebhookRequest>| received.iter().map(|it| it.json()["type"].clone()).collect::<Vec<_>>();
    assert_eq!(
        kinds(all.wait_for_requests(4).await),
        ["round_closed", "game_aborted", "game_paused", "webhook_disabled"]
    );
    assert_eq!(kinds(by_kind.wait_for_requests(1).await), ["game_aborted"]);
    assert_eq!(kinds(by_game.wait_for_requests(1).await), ["game_paused"]);
}

#[tokio::test]
async fn both_secrets_sign_for_a_day_after_a_rotation() {
    let test_clock = TestClock::new();
    let server = server_calling_loopback().env("SALON_TEST_CLOCK", test_clock.env_value()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let old = webhook(&ada.client, &receiver).await;
    let new = ada.client.post(&path(&old, "/rotate-secret")).send().await.expect(200).json();
    assert_ne!(old["secret"], new["secret"]);
    let _ = ada.client.post(&path(&old, "/test")).send().await.expect(202);
    let request = receiver.wait_for_requests(1).await.remove(0);
    let both = format!("{} {}", signature(&new["secret"], &request), signature(&old["secret"], &request));
    assert_eq!(request.header("webhook-signature"), both);
    assert_eq!(request.json()["type"], "test");
    test_clock.advance(25 * HOUR);
    let _ = ada.client.post(&path(&old, "/test")).send().await.expect(202);
    let request = receiver.wait_for_requests(2).await.remove(1);
    assert_eq!(request.header("webhook-signature"), signature(&new["secret"], &request));
}

#[tokio::test]
async fn a_delivery_of_a_killed_server_is_sent_by_the_next() {
    let mut server = server_with_short_timeout().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_next_with([WebhookReply::Hang]);
    insert_notice(&server.database().connect().await, &ada.id, &round_closed_notice(1)).await;
    receiver.wait_for_requests(1).await;
    server.kill9().await;
    server.restart().await;
    let received = receiver.wait_for_requests(2).await;
    assert_eq!(received[0].header("webhook-id"), received[1].header("webhook-id"));
    assert_eq!(received[0].body, received[1].body);
    wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_deliver_each_item_once_and_in_order() {
    let one = server_calling_loopback().start().await;
    let _other = server_calling_loopback().database(one.database()).start().await;
    let (ada, receiver) = (Person::register(&one, "ada").await, WebhookReceiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    let database = one.database().connect().await;
    for number in 0..60 {
        insert_notice(&database, &ada.id, &round_closed_notice(number)).await;
    }
    let received = receiver.wait_for_requests(60).await;
    assert_eq!(rounds(&received), (0..60).collect::<Vec<_>>());
    wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!(receiver.received().len(), 60, "no duplicates");
    // The complete log, in pages.
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
async fn discord_and_slack_get_a_sentence_in_the_accounts_language() {
    let server = server_calling_loopback().env("SALON_PUBLIC_URL", "https://salon.example.org").start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = ada.client.patch("/v1/account").json(&json!({"locale": "fr"})).send().await.expect(200);
    let [discord, slack] = [WebhookReceiver::start().await, WebhookReceiver::start().await];
    for (receiver, format) in [(&discord, "discord"), (&slack, "slack")] {
        let order = json!({"label": "x", "url": receiver.url(), "format": format, "kinds": ["message"]});
        register(&ada.client, &order).await;
    }
    let text = "<@everyone> & others";
    let (bob, table) = (Person::register(&server, "bob").await, ada.open_table(3, "public").await);
    bob.join(&table).await;
    send_message(&bob, &table, text).await;
    let game = table["id"].as_str().expect("an id");
    let link = format!("https://salon.example.org/games/{game}");
    let body = discord.wait_for_requests(1).await[0].json();
    let said = "Nouveau message de bob dans Art Society\u{a0}:";
    assert_eq!(body["content"], format!("{said} {text} {link}"));
    assert_eq!(body["allowed_mentions"], json!({"parse": []}), "messages mention no Discord users");
    let body = slack.wait_for_requests(1).await[0].json();
    assert_eq!(body["text"], format!("{said} &lt;@everyone&gt; &amp; others {link}"));
}

#[tokio::test]
async fn deleted_messages_are_not_delivered() {
    // The clock stands still, so that no retry is due before the messages are deleted.
    let test_clock = TestClock::stopped();
    let server = test_clock.configure(server_calling_loopback()).start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let table = ada.open_table(4, "public").await;
    bob.join(&table).await;
    eve.join(&table).await;
    let receiver = WebhookReceiver::start().await;
    let order = json!({"label": "x", "url": receiver.url(), "kinds": ["message"]});
    let webhook = register(&ada.client, &order).await;
    receiver.reply_with(WebhookReply::Status(503));
    let regretted = send_message(&bob, &table, "a regrettable remark").await;
    receiver.wait_for_requests(1).await;
    assert_eq!(receiver.received()[0].json()["data"]["news"]["text"], "a regrettable remark");
    send_message(&eve, &table, "a farewell").await;
    eventually("there are two deliveries", async || (log(&ada.client, &webhook).await.len() >= 2).then_some(())).await;
    let message = regretted["id"].as_str().expect("an id");
    let path_of = format!("/v1/games/{}/messages/{message}", table["id"].as_str().expect("an id"));
    let _ = bob.client.delete(&path_of).send().await.expect(204);
    let password = json!({"password": salon_tests::PASSWORD});
    let _ = eve.client.post("/v1/account/deletion").json(&password).send().await.expect(204);
    let kept = "select count(*) from deliveries d where to_jsonb(d)::text ~ 'regrettable|farewell'";
    let connection = server.database().connect().await;
    assert_eq!(
        connection.query_one(kept, &[]).await.expect("a figure").get::<_, i64>(0),
        0,
        "the text is still stored"
    );
    // A retry and a manual redelivery have an empty text.
    receiver.reply_with(WebhookReply::Status(204));
    test_clock.advance(HOUR);
    let received = receiver.wait_for_requests(3).await;
    let delivery = received[0].header("webhook-id").to_owned();
    wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    let again = format!("/deliveries/{delivery}/redeliver");
    let _ = ada.client.post(&path(&webhook, &again)).send().await.expect(202);
    for request in &receiver.wait_for_requests(4).await[1..] {
        let news = request.json()["data"]["news"].clone();
        assert_eq!((&news["kind"], &news["text"]), (&json!("message"), &json!("")), "{news}");
    }
}
