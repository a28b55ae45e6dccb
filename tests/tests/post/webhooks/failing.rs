//! Receivers that fail, hang, dawdle or are gone.

use std::time::Duration;

use salon_tests::{Hands, Person, Receiver, Reply, round_closed, tell};
use serde_json::{Value, json};

use super::{HOUR, calling, impatient, log, path, rounds, signature, told_of_disabling, until, webhook};

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
    assert_eq!(told_of_disabling(&ada.client).await["news"]["webhook"], webhook["id"]);
    let shown = ada.client.get(&path(&webhook, "")).send().await.expect(200).json();
    assert_eq!((&shown["enabled"], shown["disabled_reason"].is_string()), (&json!(false), true), "{shown}");
    let again = format!("/deliveries/{}/redeliver", given_up["id"].as_str().expect("an id"));
    ada.client.post(&path(&webhook, &again)).send().await.expect_problem(409, "webhook_disabled");
    ada.client.post(&path(&webhook, "/test")).send().await.expect_problem(409, "webhook_disabled");
    tell(&database, &ada.id, &round_closed(2)).await;
    // While an older transaction runs anywhere in the cluster, a webhook begins a little earlier.
    server.database().caught_up().await;
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
    assert_eq!(told_of_disabling(&ada.client).await["news"]["webhook"], webhook["id"]);
    assert_eq!(ada.client.get(&path(&webhook, "")).send().await.expect(200).json()["enabled"], false);
    assert_eq!(receiver.received().len(), 1);
}

#[tokio::test]
async fn receivers_that_hang_or_dawdle_hold_up_nobody_else() {
    let server = calling().env("SALON_WEBHOOKS_TIMEOUT", "10m").start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let [hangs, dawdles, good] = [Receiver::start().await, Receiver::start().await, Receiver::start().await];
    hangs.answer(Reply::Hang);
    dawdles.answer(Reply::Slowly(200, Duration::from_secs(600)));
    for receiver in [&hangs, &dawdles, &good] {
        webhook(&ada.client, receiver).await;
    }
    for number in 0..10 {
        tell(&database, &ada.id, &round_closed(number)).await;
    }
    assert_eq!(rounds(&good.wait_for(10).await), (0..10).collect::<Vec<_>>(), "in the order in which it happened");
    // Ten minutes have not passed: both still have the first item only.
    hangs.wait_for(1).await;
    dawdles.wait_for(1).await;
    assert_eq!((hangs.received().len(), dawdles.received().len()), (1, 1), "one at a time");
}

#[tokio::test]
async fn no_answer_in_time_is_a_failure_and_an_endless_one_is_cut_off() {
    let server = impatient().start().await;
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
async fn a_receiver_that_is_down_is_not_called_for_every_single_item() {
    // Standing still, so that a slow machine does not let the receiver rest enough.
    let hands = Hands::stopped();
    let server = calling().env("SALON_TEST_CLOCK", hands.setting()).start().await;
    let (ada, receiver) = (Person::register(&server, "ada").await, Receiver::start().await);
    let database = server.database().connect().await;
    let webhook = webhook(&ada.client, &receiver).await;
    receiver.answer(Reply::Status(503));
    tell(&database, &ada.id, &round_closed(0)).await;
    until(&ada.client, &webhook, |it| it["attempts"] == 1).await;
    for number in 1..10 {
        tell(&database, &ada.id, &round_closed(number)).await;
    }
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
