//! Receivers that fail, hang or are slow: retries, backoff and disabling.

use std::time::Duration;

use salon_tests::{Person, TestClock, WebhookReceiver, WebhookReply, eventually, insert_notice, round_closed_notice};
use serde_json::{Value, json};

use super::{
    HOUR, log, path, rounds, server_calling_loopback, server_with_short_timeout, signature, wait_for_delivery,
    wait_for_disabled_notice, webhook,
};

#[tokio::test]
async fn a_failed_delivery_is_retried_with_the_same_id() {
    // The clock stands still, so that no further attempt is due before the test looks at the last one.
    let test_clock = TestClock::stopped();
    let server = test_clock.configure(server_calling_loopback()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_next_with([
        WebhookReply::Status(500),
        WebhookReply::Status(404),
        WebhookReply::Status(302),
        WebhookReply::Status(400),
    ]);
    insert_notice(&server.database().connect().await, &ada.id, &round_closed_notice(1)).await;
    for attempt in 1..=4 {
        receiver.wait_for_requests(attempt).await;
        let failed = wait_for_delivery(&ada.client, &webhook, |it| it["attempts"] == attempt).await;
        assert_eq!(failed["state"], "pending", "{failed}");
        assert!(failed["next_at"].as_str() > failed["last_at"].as_str(), "{failed}");
        test_clock.advance(6 * 60 * Duration::from_secs(attempt as u64));
    }
    let arrived = wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&arrived["attempts"], &arrived["last_error"]), (&json!(5), &Value::Null));
    let received = receiver.received();
    assert_eq!(received.len(), 5);
    assert!(received.iter().all(|it| it.header("webhook-id") == received[0].header("webhook-id")));
    assert!(received.iter().all(|it| it.header("webhook-signature") == signature(&webhook["secret"], it)));
}

#[tokio::test]
async fn three_days_of_failures_disable_a_webhook() {
    // The clock stands still, so that no further attempt is due before the test looks at the last one.
    let test_clock = TestClock::stopped();
    let server = test_clock.configure(server_calling_loopback()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let database = server.database().connect().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_with(WebhookReply::Status(503));
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    let mut attempts = 0;
    let mut hours = 0;
    let given_up = loop {
        let newest = wait_for_delivery(&ada.client, &webhook, |it| it["attempts"].as_i64() > Some(attempts)).await;
        attempts = newest["attempts"].as_i64().expect("a number");
        if newest["state"] == "failed" {
            break newest;
        }
        test_clock.advance(8 * HOUR);
        hours += 8;
        assert!(hours <= 80, "tried for more than three days: {newest}");
    };
    assert!((64..=80).contains(&hours), "{hours}");
    assert_eq!(given_up["last_status"], 503);
    assert_eq!(wait_for_disabled_notice(&ada.client).await["news"]["webhook"], webhook["id"]);
    let shown = ada.client.get(&path(&webhook, "")).send().await.expect(200).json();
    assert_eq!((&shown["enabled"], shown["disabled_reason"].is_string()), (&json!(false), true), "{shown}");
    let french = async |rest: &str| {
        let answer = ada.client.get(&path(&webhook, rest)).header("accept-language", "fr").send().await.expect(200);
        assert_eq!(answer.header("content-language"), Some("fr"));
        answer.json()
    };
    let said = json!({"label": "Statut HTTP 503", "sentence": "Le destinataire a répondu par le statut HTTP 503."});
    assert_eq!(french("").await["disabled_words"], said);
    assert_eq!(french("/deliveries").await["items"][0]["last_error_words"], said);
    let again = format!("/deliveries/{}/redeliver", given_up["id"].as_str().expect("an id"));
    ada.client.post(&path(&webhook, &again)).send().await.expect_problem(409, "webhook_disabled");
    ada.client.post(&path(&webhook, "/test")).send().await.expect_problem(409, "webhook_disabled");
    insert_notice(&database, &ada.id, &round_closed_notice(2)).await;
    // While an older transaction runs in the cluster, a webhook would begin with earlier entries.
    server.database().wait_until_visible().await;
    // After enabling, only new entries are sent; an old one can be redelivered manually.
    receiver.reply_with(WebhookReply::Status(200));
    let before = receiver.received().len();
    let enabled = ada.client.patch(&path(&webhook, "")).json(&json!({"enabled": true})).send().await.expect(200).json();
    assert_eq!((&enabled["enabled"], &enabled["disabled_reason"]), (&json!(true), &Value::Null));
    insert_notice(&database, &ada.id, &round_closed_notice(3)).await;
    assert_eq!(rounds(&receiver.wait_for_requests(before + 1).await)[before..], [3]);
    let _ = ada.client.post(&path(&webhook, &again)).send().await.expect(202);
    let received = receiver.wait_for_requests(before + 2).await;
    assert_eq!(rounds(&received)[before..], [3, 1]);
    assert_eq!(received[before + 1].header("webhook-id"), given_up["id"].as_str().expect("an id"));
}

#[tokio::test]
async fn a_receiver_that_answers_410_is_not_called_again() {
    let server = server_calling_loopback().start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_with(WebhookReply::Status(410));
    let database = server.database().connect().await;
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    let failed = wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "failed").await;
    assert_eq!(failed["attempts"], 1);
    assert_eq!(wait_for_disabled_notice(&ada.client).await["news"]["webhook"], webhook["id"]);
    assert_eq!(ada.client.get(&path(&webhook, "")).send().await.expect(200).json()["enabled"], false);
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test]
async fn slow_receivers_do_not_delay_other_webhooks() {
    let server = server_calling_loopback().env("SALON_WEBHOOKS_TIMEOUT", "10m").start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let [hangs, dawdles, good] =
        [WebhookReceiver::start().await, WebhookReceiver::start().await, WebhookReceiver::start().await];
    hangs.reply_with(WebhookReply::Hang);
    dawdles.reply_with(WebhookReply::Slowly(200, Duration::from_secs(600)));
    for receiver in [&hangs, &dawdles, &good] {
        webhook(&ada.client, receiver).await;
    }
    for number in 0..10 {
        insert_notice(&database, &ada.id, &round_closed_notice(number)).await;
    }
    assert_eq!(rounds(&good.wait_for_requests(10).await), (0..10).collect::<Vec<_>>(), "in order");
    // The timeout of ten minutes is not over: both have only the first entry.
    hangs.wait_for_requests(1).await;
    dawdles.wait_for_requests(1).await;
    assert_eq!((hangs.received().len(), dawdles.received().len()), (1, 1), "one at a time");
}

#[tokio::test]
async fn a_late_answer_fails_and_an_endless_one_is_cut_off() {
    let test_clock = TestClock::stopped();
    let server = test_clock.configure(server_with_short_timeout()).start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let [hangs, endless] = [WebhookReceiver::start().await, WebhookReceiver::start().await];
    hangs.reply_with(WebhookReply::Hang);
    endless.reply_with(WebhookReply::Endless(200));
    let (one, other) = (webhook(&ada.client, &hangs).await, webhook(&ada.client, &endless).await);
    insert_notice(&database, &ada.id, &round_closed_notice(1)).await;
    let failed = wait_for_delivery(&ada.client, &one, |it| it["attempts"] == 1).await;
    assert_eq!((&failed["last_error"], &failed["last_status"]), (&json!("no answer in time"), &Value::Null));
    // On a slow machine even the head of the answer may be late; then the next attempt is made due.
    let mut attempts = json!(0);
    let delivered = eventually("the endless answer counts as delivered", async || {
        let newest = log(&ada.client, &other).await.into_iter().next()?;
        if newest["state"] == "pending" && newest["attempts"] != attempts {
            attempts = newest["attempts"].clone();
            test_clock.advance(HOUR);
        }
        (newest["state"] == "delivered").then_some(newest)
    })
    .await;
    assert_eq!(delivered["last_status"], 200);
}

#[tokio::test]
async fn a_failing_receiver_is_not_called_for_every_entry() {
    // The clock stands still, so that the backoff cannot end on a slow machine.
    let test_clock = TestClock::stopped();
    let server = server_calling_loopback().env("SALON_TEST_CLOCK", test_clock.env_value()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let database = server.database().connect().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_with(WebhookReply::Status(503));
    insert_notice(&database, &ada.id, &round_closed_notice(0)).await;
    wait_for_delivery(&ada.client, &webhook, |it| it["attempts"] == 1).await;
    for number in 1..10 {
        insert_notice(&database, &ada.id, &round_closed_notice(number)).await;
    }
    eventually("there are ten deliveries", async || (log(&ada.client, &webhook).await.len() >= 10).then_some(())).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(receiver.received().len(), 1, "no call during the backoff");
    // After the backoff it is called once more; then the backoff is longer.
    test_clock.advance(Duration::from_secs(7));
    receiver.wait_for_requests(2).await;
    insert_notice(&database, &ada.id, &round_closed_notice(10)).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(receiver.received().len(), 2);
    receiver.reply_with(WebhookReply::Status(204));
    test_clock.advance(Duration::from_secs(60));
    let mut arrived = rounds(&receiver.wait_for_requests(13).await[2..]);
    arrived.sort_unstable();
    assert_eq!(arrived, (0..=10).collect::<Vec<_>>(), "no entry is lost");
    // Later entries are delivered at once.
    insert_notice(&database, &ada.id, &round_closed_notice(11)).await;
    assert_eq!(rounds(&receiver.wait_for_requests(14).await[13..]), [11]);
}

#[tokio::test]
async fn a_slow_receiver_gets_each_delivery_once() {
    let server = server_calling_loopback().env("SALON_WEBHOOKS_TIMEOUT", "20s").start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, WebhookReceiver::start().await);
    let other =
        server_calling_loopback().env("SALON_WEBHOOKS_TIMEOUT", "20s").database(server.database()).start().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.reply_with(WebhookReply::Slowly(200, Duration::from_secs(6)));
    insert_notice(&server.database().connect().await, &ada.id, &round_closed_notice(1)).await;
    let delivered = wait_for_delivery(&ada.client, &webhook, |it| it["state"] == "delivered").await;
    assert_eq!((&delivered["attempts"], &delivered["last_status"]), (&json!(1), &json!(200)));
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(receiver.received().len(), 1, "neither server calls again");
    drop(other);
}
