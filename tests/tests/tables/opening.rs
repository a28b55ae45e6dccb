//! Opening tables, and retrying it with an idempotency key.

use salon_tests::{ApiResponse, Person, TestServer, people};
use serde_json::{Value, json};

use super::{id, list, names, show};

/// Opens a table with an idempotency key.
fn create(person: &Person, key: &str, body: &Value) -> impl Future<Output = ApiResponse> + Send + use<> {
    person.client.post("/v1/games").header("idempotency-key", key).json(body).send()
}

#[tokio::test]
async fn a_table_is_opened_with_the_chosen_settings() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let body = json!({"ruleset": "art_society", "seats": 3, "edition": "fr", "options": {}, "visibility": "unlisted"});
    let response = host.client.post("/v1/games").json(&body).send().await.expect(201);
    let game = response.json();
    assert_eq!(response.header("location"), Some(format!("/v1/games/{}", id(&game)).as_str()));
    let chosen = ["ruleset", "edition", "seats", "visibility", "status", "version"].map(|it| game[it].clone());
    let expected = [json!("art_society"), json!("fr"), json!(3), json!("unlisted"), json!("open"), json!(0)];
    assert_eq!(chosen, expected);
    assert_eq!((names(&game), &game["host"]), (vec!["host".to_owned()], &json!(host.id)));
    assert!(game["my_seat"].is_null() && game["invite"].is_string());
    assert_eq!(show(&host, id(&game)).await, game);
    let defaults = host.open_table(2, "public").await;
    assert_eq!((&defaults["edition"], &defaults["options"]), (&json!("1.1"), &json!({})));
    assert_ne!(defaults["commitment"], game["commitment"]);
}

#[tokio::test]
async fn an_invalid_table_is_not_opened() {
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
        let mut body = json!({"ruleset": "art_society", "seats": 2});
        body.as_object_mut().expect("an object").extend(change.as_object().expect("an object").clone());
        let response = host.client.post("/v1/games").json(&body).send().await;
        let problem = response.expect_problem(422, "table_refused");
        assert_eq!(problem.body["refusal"]["code"], code, "{body}");
    }
    for body in [
        json!({"ruleset": "art_society", "seats": 2, "more": 1}),
        json!({"ruleset": "art_society", "seats": 2, "visibility": "secret"}),
        json!({"ruleset": "art_society", "seats": 256}),
        json!({"ruleset": "art_society", "seats": -1}),
        json!({"ruleset": "art_society", "seats": "2"}),
        json!({"seats": 2}),
        json!([]),
    ] {
        host.client.post("/v1/games").json(&body).send().await.expect_problem(422, "invalid_body");
    }
    for key in ["", "two words", &"k".repeat(201)] {
        let body = json!({"ruleset": "art_society", "seats": 2});
        let request = host.client.post("/v1/games").header("idempotency-key", key).json(&body);
        request.send().await.expect_problem(400, "invalid_idempotency_key");
    }
    assert!(list(&host, "mine=true").await.is_empty(), "no table was opened");
    server.client().post("/v1/games").json(&json!({})).send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn concurrent_retries_open_one_table() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let body = json!({"ruleset": "art_society", "seats": 2});
    let tasks: Vec<_> = (0..12).map(|_| tokio::spawn(create(&people[0], "k", &body))).collect();
    let mut opened = Vec::new();
    for task in tasks {
        opened.push(task.await.expect("a response").expect(201).json());
    }
    assert!(opened.iter().all(|it| *it == opened[0]), "{opened:?}");
    assert_eq!(list(&people[0], "mine=true").await.len(), 1);
    let other = json!({"ruleset": "art_society", "seats": 3});
    create(&people[0], "k", &other).await.expect_problem(422, "idempotency_key_reused");
    let of_other = create(&people[1], "k", &body).await.expect(201).json();
    assert_ne!(of_other["id"], opened[0]["id"], "keys of different accounts are independent");
}

#[tokio::test]
async fn a_retry_finds_the_table_after_its_creator_left() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let body = json!({"ruleset": "art_society", "seats": 3});
    people[1].join(&json!({"id": create(&people[0], "k", &body).await.expect(201).json()["id"]})).await;
    let table = create(&people[0], "k", &body).await.expect(201).json();
    let _ = create(&people[1], "k", &body).await.expect(201);
    let leave = format!("/v1/games/{}/leave", id(&table));
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(show(&people[1], id(&table)).await["host"], json!(people[1].id));
    assert_eq!(create(&people[0], "k", &body).await.expect(201).json()["id"], table["id"]);
}

#[tokio::test]
async fn a_host_who_left_gets_the_first_response_on_retry() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let body = json!({
        "ruleset": "art_society", "seats": 4, "visibility": "private", "bots": ["amateur"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let create = || people[0].client.post("/v1/games").header("idempotency-key", "k").json(&body).send();
    let first = create().await.expect(201).json();
    let leave = format!("/v1/games/{}/leave", id(&first));
    people[1].join(&first).await;
    let _ = people[0].client.post(&leave).send().await.expect(204);
    assert_eq!(create().await.expect(201).json(), first);
    // The creator sees nothing of what happens later.
    people[2].join(&first).await;
    let started = people[1].client.post(&format!("/v1/games/{}/start", id(&first))).send().await.expect(200).json();
    assert_eq!((&started["status"], &started["seats"]), (&json!("running"), &json!(3)));
    assert_eq!(create().await.expect(201).json(), first);
    people[0].client.get(&format!("/v1/games/{}", id(&first))).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_host_has_at_most_a_hundred_open_tables() {
    let server = TestServer::start().await;
    let host = Person::register(&server, "host").await;
    let body = json!({"ruleset": "art_society", "seats": 2});
    let with_key = || host.client.post("/v1/games").header("idempotency-key", "first").json(&body);
    let first = with_key().send().await.expect(201).json();
    for _ in 1..100 {
        host.open_table(2, "private").await;
    }
    host.client.post("/v1/games").json(&body).send().await.expect_problem(409, "too_many_games");
    assert_eq!(with_key().send().await.expect(201).json()["id"], first["id"]);
    let _ = host.client.post(&format!("/v1/games/{}/abort", id(&first))).send().await.expect(200);
    host.open_table(2, "public").await;
}
