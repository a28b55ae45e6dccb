//! Plans with alternatives of several commands, their privacy, and their notices.

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::plans::store_plan;

#[tokio::test]
async fn a_lapsed_or_deleted_plan_sends_no_second_turn_notice() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(5)).await;
    let calls = async || {
        let turns = table.players[0].notices_of_kind(server.database(), "your_turn").await;
        turns.iter().filter(|turn| turn["decision"] == "place_bid").count()
    };
    assert_eq!(calls().await, 1);
    for lapsed in 1..=2 {
        store_plan(&table, 0, "place_bid", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
        table.players[0].wait_for_notices(server.database(), "plan_lapsed", lapsed).await;
    }
    // A plan whose condition is not true yet is stored and deleted.
    let order = json!({
        "decision": "place_bid", "conditions": [{"path": "/round", "at_least": 2}],
        "alternatives": [{"commands": [{"kind": "finish_turn"}]}]
    });
    let plan = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201).json();
    let path = table.path(&format!("/plans/{}", plan["id"].as_str().expect("an id")));
    let _ = table.players[0].client.delete(&path).send().await.expect(204);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(calls().await, 1, "no second turn notice");
}

/// Plays to the first decision to take a painting; returns the awaited seat and its view.
async fn about_to_take(table: &TestTable) -> (usize, Value) {
    table.play_to_bidding(&mut SeededRng::new(5)).await;
    for seat in 0..2 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[seat]])).send().await.expect(200);
    }
    let (seat, decision) = table.awaited().await[0].clone();
    assert_eq!(decision, "take_painting");
    (seat, table.get(&table.players[seat].client, "/view").await["view"].clone())
}

#[tokio::test]
async fn the_first_legal_alternative_of_a_plan_is_one_move() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let (seat, view) = about_to_take(&table).await;
    let take = json!({"kind": "take_painting", "painting": view["auction"][0]});
    // The preview shows where the painting can be hung after it was taken.
    let mut places = Vec::new();
    for across in 0..12 {
        for up in 0..9 {
            let hang = json!({"kind": "hang_painting", "at": {"x": across, "y": up}});
            let tried = table.preview(seat, &json!([take, hang])).await;
            places.push((hang, tried.status() == 200));
        }
    }
    let legal = places.iter().find(|(_, legal)| *legal).map(|(hang, _)| hang.clone()).expect("a place for it");
    let illegal =
        places.iter().find(|(_, legal)| !*legal).map(|(hang, _)| hang.clone()).expect("a place that is taken");
    let before = table.summary().await["version"].as_u64().expect("a version") as usize;
    store_plan(
        &table,
        seat,
        "take_painting",
        &[json!({"commands": [take, illegal]}), json!({"commands": [take, legal]})],
    )
    .await;
    let played = table.players[seat].wait_for_notices(server.database(), "plan_played", 1).await;
    assert_eq!((played.len(), &played[0]["alternative"]), (1, &json!(1)));
    assert!(table.players[seat].notices_of_kind(server.database(), "plan_lapsed").await.is_empty());
    let connection = server.database().connect().await;
    let sql = "select seq, count, jsonb_array_length(commands) from moves where actor = 'plan'";
    let moves = connection.query(sql, &[]).await.expect("moves");
    assert_eq!(moves.len(), 1, "one move");
    let (seq, count, commands): (i64, i32, i32) = (moves[0].get(0), moves[0].get(1), moves[0].get(2));
    assert_eq!((seq, commands), (before as i64, 2));
    let events = table.events(&server.client()).await;
    let planned: Vec<&Value> = events.iter().filter(|event| event["by"] == "plan").collect();
    assert_eq!(planned.len(), count as usize, "no events of the rejected alternative");
    let of_kind = |kind: &str| planned.iter().filter(|event| event["event"]["kind"] == kind).count();
    assert_eq!((of_kind("painting_taken"), of_kind("painting_hung")), (1, 1), "{planned:?}");
}

/// Everything that a client can read: path, status, tag and body.
async fn read_all(table: &TestTable, client: &salon_tests::ApiClient) -> Vec<(String, u16, Option<String>, String)> {
    let of_game =
        ["", "/view", "/events?limit=100", "/score", "/choices", "/plans", "/board.svg", "/substitutes", "/record"];
    let paths = of_game.iter().map(|rest| table.path(rest));
    let mut answers = Vec::new();
    for path in paths.chain(["/v1/account/feed", "/v1/turns", "/v1/games?limit=100"].map(str::to_owned)) {
        let answer = client.get(&path).send().await;
        let (mut tag, mut text) = (answer.header("etag").map(str::to_owned), answer.text());
        if answer.status() >= 400 {
            // A refusal contains the id of the request, so only its code is compared.
            text = answer.json()["code"].to_string();
        } else if path.ends_with("/feed") && answer.json()["items"] == json!([]) {
            // The cursor of an empty feed depends on transactions of other tests.
            (tag, text) = (None, String::new());
        }
        answers.push((path, answer.status(), tag, text));
    }
    answers
}

#[tokio::test]
async fn other_players_cannot_detect_a_plan() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let table = TestTable::of(&everybody[..2]).await;
    table.play_to_bidding(&mut SeededRng::new(4)).await;
    server.database().wait_until_visible().await;
    let others = [&table.players[1].client, &everybody[2].client, &server.client()];
    let mut before = Vec::new();
    for other in others {
        before.push(read_all(&table, other).await);
    }
    let order = |card: u8| json!({"decision": "take_painting", "alternatives": [{"commands": [{"kind": "take_painting", "painting": format!("P{card:03}")}]}]});
    let owner = &table.players[0].client;
    let plan = owner.post(&table.path("/plans")).json(&order(1)).send().await.expect(201).json();
    let path = table.path(&format!("/plans/{}", plan["id"].as_str().expect("an id")));
    for step in ["made", "changed", "dropped"] {
        match step {
            "changed" => drop(owner.put(&path).json(&order(2)).send().await.expect(200)),
            "dropped" => drop(owner.delete(&path).send().await.expect(204)),
            _ => {}
        }
        // Time for the server to check the plan.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        for (other, before) in others.iter().zip(&before) {
            for (now, before) in read_all(&table, other).await.iter().zip(before) {
                assert_eq!(now, before, "a plan was {step}");
            }
        }
    }
}
