//! What arrives, and how it is signed.

use std::time::Duration;

use salon_tests::{Hands, NOBODY, Person, Received, Receiver, Reply, round_closed, tell};
use serde_json::{Value, json};

use super::{HOUR, calling, impatient, log, path, register, rounds, say, signature, until, webhook};

#[tokio::test]
async fn news_arrives_signed_as_the_standard_asks() {
    let server = calling().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let database = server.database().connect().await;
    tell(&database, &ada.id, &round_closed(0)).await;
    // Told to the end: while an older transaction runs anywhere in the cluster, a webhook begins a little earlier.
    server.database().caught_up().await;
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
async fn a_server_killed_while_it_sends_leaves_it_to_the_next_one_under_the_same_id() {
    let mut server = impatient().start().await;
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
