//! Opening a table, once, as its host chose.

use salon_tests::{Person, TestServer, people};
use serde_json::{Value, json};

use super::{id, list, names, show};

#[tokio::test]
async fn a_table_is_opened_as_its_host_chose() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let order = json!({"ruleset": "art_society", "seats": 3, "edition": "fr", "options": {}, "visibility": "unlisted"});
    let answer = host.client.post("/v1/games").json(&order).send().await.expect(201);
    let game = answer.json();
    assert_eq!(answer.header("location"), Some(format!("/v1/games/{}", id(&game)).as_str()));
    let chosen = ["ruleset", "edition", "seats", "visibility", "status", "version"].map(|it| game[it].clone());
    assert_eq!(
        chosen,
        ["art_society", "fr", "3", "unlisted", "open", "0"].map(|it| {
            it.parse::<u64>().ok().filter(|_| it != "fr").map_or_else(|| json!(it), |number| json!(number))
        })
    );
    assert_eq!((names(&game), &game["host"]), (vec!["host".to_owned()], &json!(host.id)));
    assert!(game["my_seat"].is_null() && game["invite"].is_string());
    assert_eq!(show(&host, id(&game)).await, game);
    let defaults = host.open_table(2, "public").await;
    assert_eq!((&defaults["edition"], &defaults["options"]), (&json!("1.1"), &json!({})));
    assert_ne!(defaults["commitment"], game["commitment"]);
}

#[tokio::test]
async fn what_cannot_be_played_is_not_opened() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    for (change, code) in [
        (json!({"ruleset": "poker"}), "unknown_ruleset"),
        (json!({"seats": 1}), "wrong_seat_count"),
        (json!({"seats": 5}), "wrong_seat_count"),
        (json!({"edition": "2.0"}), "unknown_edition"),
        (json!({"options": {"more": true}}), "bad_options"),
        (json!({"options": []}), "bad_options"),
    ] {
        let mut order = json!({"ruleset": "art_society", "seats": 2});
        order.as_object_mut().expect("an object").extend(change.as_object().expect("an object").clone());
        let answer = host.client.post("/v1/games").json(&order).send().await;
        let problem = answer.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], code, "{order}");
    }
    for order in [
        json!({"ruleset": "art_society", "seats": 2, "more": 1}),
        json!({"ruleset": "art_society", "seats": 2, "visibility": "secret"}),
        json!({"ruleset": "art_society", "seats": 256}),
        json!({"ruleset": "art_society", "seats": -1}),
        json!({"ruleset": "art_society", "seats": "2"}),
        json!({"seats": 2}),
        json!([]),
    ] {
        host.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
    }
    for key in ["", "two words", &"k".repeat(201)] {
        let order = json!({"ruleset": "art_society", "seats": 2});
        let request = host.client.post("/v1/games").header("idempotency-key", key).json(&order);
        request.send().await.expect_problem(400, "invalid_idempotency_key");
    }
    assert!(list(&host, "mine=true").await.is_empty(), "nothing was opened");
    server.client().post("/v1/games").json(&json!({})).send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn a_retried_creation_opens_one_table_however_often_and_however_fast_it_comes() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let order = json!({"ruleset": "art_society", "seats": 2});
    let create = |person: &Person, key: &str, order: &Value| {
        person.client.post("/v1/games").header("idempotency-key", key).json(order).send()
    };
    let tasks: Vec<_> = (0..12).map(|_| tokio::spawn(create(&people[0], "k", &order))).collect();
    let mut opened = Vec::new();
    for task in tasks {
        opened.push(task.await.expect("an answer").expect(201).json());
    }
    assert!(opened.iter().all(|it| *it == opened[0]), "{opened:?}");
    assert_eq!(list(&people[0], "mine=true").await.len(), 1);
    let other = json!({"ruleset": "art_society", "seats": 3});
    create(&people[0], "k", &other).await.expect_problem(422, "idempotency_key_reused");
    // A key is its owner's; and who opened a table is who opened it, also after handing it on.
    let theirs = create(&people[1], "k", &order).await.expect(201).json();
    assert_ne!(theirs["id"], opened[0]["id"]);
    people[1].join(&json!({"id": create(&people[0], "three", &other).await.expect(201).json()["id"]})).await;
    let third = create(&people[0], "three", &other).await.expect(201).json();
    let _ = create(&people[1], "three", &other).await.expect(201);
    let leave = format!("/v1/games/{}/leave", id(&third));
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(show(&people[1], id(&third)).await["host"], json!(people[1].id));
    assert_eq!(create(&people[0], "three", &other).await.expect(201).json()["id"], third["id"]);
}

#[tokio::test]
async fn a_retried_creation_tells_who_has_left_a_private_table_what_it_told_at_first() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let order = json!({
        "ruleset": "art_society", "seats": 4, "visibility": "private", "bots": ["amateur"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let create = || people[0].client.post("/v1/games").header("idempotency-key", "k").json(&order).send();
    let first = create().await.expect(201).json();
    let leave = format!("/v1/games/{}/leave", id(&first));
    people[1].join(&first).await;
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(create().await.expect(201).json(), first);
    // How it goes on is for the others.
    people[2].join(&first).await;
    let started = people[1].client.post(&format!("/v1/games/{}/start", id(&first))).send().await.expect(200).json();
    assert_eq!((&started["status"], &started["seats"]), (&json!("running"), &json!(3)));
    assert_eq!(create().await.expect(201).json(), first);
    people[0].client.get(&format!("/v1/games/{}", id(&first))).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_host_may_have_a_hundred_open_tables_and_retries_still_work_then() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let order = json!({"ruleset": "art_society", "seats": 2});
    let with_key = || host.client.post("/v1/games").header("idempotency-key", "first").json(&order);
    let first = with_key().send().await.expect(201).json();
    for _ in 1..100 {
        host.open_table(2, "private").await;
    }
    host.client.post("/v1/games").json(&order).send().await.expect_problem(409, "too_many_games");
    assert_eq!(with_key().send().await.expect(201).json()["id"], first["id"]);
    let _ = host.client.post(&format!("/v1/games/{}/abort", id(&first))).send().await.expect(200);
    host.open_table(2, "public").await;
}
