//! What could be chosen at a coming decision, for composing plans.

use salon_tests::{SeededRng, TestServer, TestTable, UNKNOWN_ID};
use serde_json::{Value, json};

async fn foreseen(table: &TestTable, seat: usize, body: &Value) -> Value {
    table.players[seat].client.post(&table.path("/plan-choices")).json(body).send().await.expect(200).json()
}

/// A table at which seat 0 has sealed a bid and seat 1 has not.
async fn waiting_for_the_other_seat(server: &TestServer) -> TestTable {
    let table = TestTable::start(server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(6)).await;
    let bid = table.choices(0).await["legal"][0].clone();
    let _ = table.submit(0, &json!([bid])).send().await.expect(200);
    table
}

#[tokio::test]
async fn an_awaited_decision_is_shown_as_it_is() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(6)).await;
    let state = table.get(&table.players[0].client, "/state").await;
    for body in [json!({}), json!({"decision": "place_bid"})] {
        let answer = foreseen(&table, 0, &body).await;
        assert_eq!((&answer["certain"], &answer["tried"]), (&json!(true), &json!(0)));
        assert_eq!(answer["choices"], state["choices"]);
        assert_eq!(answer["decision"]["sentence"], state["decision"]["sentence"]);
        assert_eq!(answer["version"], state["version"]);
    }
    let bid = &state["choices"][0]["command"];
    let after = foreseen(&table, 0, &json!({"commands": [bid]})).await;
    assert_eq!((&after["tried"], &after["version"]), (&json!(1), &state["version"]), "nothing was played");
}

#[tokio::test]
async fn a_coming_decision_is_foreseen_with_its_words() {
    let server = TestServer::start().await;
    let table = waiting_for_the_other_seat(&server).await;
    assert!(!table.awaited().await.iter().any(|(seat, _)| *seat == 0), "seat 0 waits");
    for decision in ["take_painting", "hang"] {
        let answer = foreseen(&table, 0, &json!({"decision": decision})).await;
        if answer["decision"].is_null() {
            assert_eq!(answer["choices"], json!([]));
            continue;
        }
        assert_eq!((&answer["certain"], &answer["decision"]["kind"]), (&json!(false), &json!(decision)));
        let choices = answer["choices"].as_array().expect("choices");
        assert!(!choices.is_empty() && choices.iter().all(|it| it["sentence"].is_string()), "{answer}");
    }
    let any = foreseen(&table, 0, &json!({})).await;
    assert!(!any["choices"].as_array().expect("choices").is_empty(), "{any}");
    assert_eq!(any, foreseen(&table, 0, &json!({})).await, "the same knowledge gives the same answer");
    let first = any["choices"][0]["command"].clone();
    let decision = &any["decision"]["kind"];
    let next = foreseen(&table, 0, &json!({"decision": decision, "commands": [first]})).await;
    assert_eq!(next["tried"], json!(1), "{next}");
    let french = table.players[0].client.with_header("accept-language", "fr");
    let french = french.post(&table.path("/plan-choices")).json(&json!({})).send().await.expect(200);
    assert_eq!(french.header("content-language"), Some("fr"));
    assert_ne!(french.json()["decision"]["sentence"], any["decision"]["sentence"]);
}

#[tokio::test]
async fn what_cannot_be_foreseen_is_said_or_refused() {
    let server = TestServer::start().await;
    let table = waiting_for_the_other_seat(&server).await;
    let never = foreseen(&table, 0, &json!({"decision": "no_such_decision"})).await;
    assert_eq!((&never["decision"], &never["choices"]), (&Value::Null, &json!([])));
    let client = &table.players[0].client;
    for commands in [json!([]), json!([{"kind": "nonsense"}]), json!([{"kind": "place_bid", "card": 99}])] {
        let body = json!({"commands": commands});
        client.post(&table.path("/plan-choices")).json(&body).send().await.expect_problem(422, "command_refused");
    }
    for body in [json!({"decisions": "place_bid"}), json!([]), json!({"decision": 3})] {
        client.post(&table.path("/plan-choices")).json(&body).send().await.expect_problem(422, "invalid_body");
    }
    let unknown = client.post(&format!("/v1/games/{UNKNOWN_ID}/plan-choices")).json(&json!({})).send().await;
    unknown.expect_problem(404, "not_found");
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    client.post(&table.path("/plan-choices")).json(&json!({})).send().await.expect_problem(409, "game_not_running");
}
