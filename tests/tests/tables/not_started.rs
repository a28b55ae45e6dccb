//! Actions that need a running game, on a table that has not started.

use salon_tests::{ApiRequest, Person, TestServer, UNKNOWN_ID, people};
use serde_json::json;

use super::id;

/// Every action that is documented to answer `game_not_running`, except resigning and aborting.
fn actions(person: &Person, game: &str) -> Vec<ApiRequest> {
    let path = |rest: &str| format!("/v1/games/{game}{rest}");
    let client = &person.client;
    let commands = json!({"commands": [{"kind": "pass"}]});
    let plan = json!({"decision": "place_bid", "alternatives": [{"commands": [{"kind": "pass"}]}]});
    vec![
        client.post(&path("/commands")).json(&commands),
        client.post(&path("/preview")).json(&commands),
        client.post(&path("/hint")).json(&json!({"level": "novice"})),
        client.post(&path("/plans")).json(&plan),
        client.put(&path(&format!("/plans/{UNKNOWN_ID}"))).json(&plan),
        client.put(&path("/pause")).json(&json!({"paused": true})),
        client.post(&path("/take-back")),
        client.post(&path("/seats/1/substitutes")).json(&json!({})),
        client.post(&path("/seats/1/substitutes")).json(&json!({"bot": "novice"})),
        client.put(&path(&format!("/seats/1/substitutes/{UNKNOWN_ID}"))),
    ]
}

#[tokio::test]
async fn actions_on_a_table_that_has_not_started_are_refused_as_not_running() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    for visibility in ["public", "unlisted", "private"] {
        let table = people[0].open_table(2, visibility).await;
        for action in actions(&people[0], id(&table)) {
            action.send().await.expect_problem(409, "game_not_running");
        }
        let abort = format!("/v1/games/{}/abort", id(&table));
        let _ = people[0].client.post(&abort).send().await.expect(200);
        for action in actions(&people[0], id(&table)) {
            action.send().await.expect_problem(409, "game_not_running");
        }
    }
    for action in actions(&people[0], UNKNOWN_ID) {
        action.send().await.expect_problem(404, "not_found");
    }
}

#[tokio::test]
async fn a_private_table_that_has_not_started_does_not_exist_for_other_accounts() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let private = people[0].open_table(2, "private").await;
    for action in actions(&people[1], id(&private)) {
        action.send().await.expect_problem(404, "not_found");
    }
    let public = people[0].open_table(2, "public").await;
    for action in actions(&people[1], id(&public)) {
        action.send().await.expect_problem(409, "game_not_running");
    }
}

#[tokio::test]
async fn actions_of_a_sandbox_that_has_not_started_are_refused_as_not_running() {
    let server = TestServer::start().await;
    let owner = Person::register(&server, "ada").await;
    let body = json!({"ruleset": "art_society", "seats": 2, "visibility": "private", "sandbox": {}});
    let table = owner.client.post("/v1/games").json(&body).send().await.expect(201).json();
    let path = |rest: &str| format!("/v1/games/{}/sandbox/{rest}", id(&table));
    for action in [
        owner.client.post(&path("time")).json(&json!({"seconds": 60})),
        owner.client.post(&path("rewind")).json(&json!({"version": 0})),
        owner.client.post(&path("faults")).json(&json!({"seat": 0, "lose_answers": 1})),
    ] {
        action.send().await.expect_problem(409, "game_not_running");
    }
    for action in actions(&owner, id(&table)) {
        action.send().await.expect_problem(409, "game_not_running");
    }
}
