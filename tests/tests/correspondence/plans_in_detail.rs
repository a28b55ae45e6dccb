//! Planned moves: of several alternatives one is played whole, nobody else can tell, and nobody is called twice.

use salon_tests::{Dice, Table, TestServer, people};
use serde_json::{Value, json};

async fn put(table: &Table, seat: usize, decision: &str, alternatives: &[Value]) -> Value {
    let order = json!({"decision": decision, "alternatives": alternatives});
    table.players[seat].client.post(&table.path("/plans")).json(&order).send().await.expect(201).json()
}

#[tokio::test]
async fn who_was_called_before_is_not_called_again_when_a_plan_lapses_or_is_dropped() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    table.play_to_bidding(&mut Dice::new(5)).await;
    let calls = async || {
        let turns = table.players[0].told(server.database(), "your_turn").await;
        turns.iter().filter(|turn| turn["decision"] == "place_bid").count()
    };
    assert_eq!(calls().await, 1);
    for lapsed in 1..=2 {
        put(&table, 0, "place_bid", &[json!({"commands": [{"kind": "finish_turn"}]})]).await;
        table.players[0].until_told(server.database(), "plan_lapsed", lapsed).await;
    }
    // One that is meant later is dropped again, and one at the deadline is put in its place.
    let order = json!({
        "decision": "place_bid", "conditions": [{"path": "/round", "at_least": 2}],
        "alternatives": [{"commands": [{"kind": "finish_turn"}]}]
    });
    let plan = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201).json();
    let path = table.path(&format!("/plans/{}", plan["id"].as_str().expect("an id")));
    let _ = table.players[0].client.delete(&path).send().await.expect(204);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(calls().await, 1, "the call it was given still stands");
}

/// A game of two in which both have bid and the first seat, which bid most, is to take: its view.
async fn about_to_take(table: &Table) -> (usize, Value) {
    table.play_to_bidding(&mut Dice::new(5)).await;
    for seat in 0..2 {
        let legal = table.choices(seat).await["legal"].clone();
        let _ = table.submit(seat, &json!([legal[seat]])).send().await.expect(200);
    }
    let (seat, decision) = table.awaited().await[0].clone();
    assert_eq!(decision, "take_painting");
    (seat, table.get(&table.players[seat].client, "/view").await["view"].clone())
}

#[tokio::test]
async fn of_alternatives_of_several_commands_the_first_that_is_legal_as_a_whole_is_played_as_one_move() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let (seat, view) = about_to_take(&table).await;
    let take = json!({"kind": "take_painting", "painting": view["auction"][0]});
    // Where it can be hung and where it cannot is found out on what would be, not on what is.
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
    put(&table, seat, "take_painting", &[json!({"commands": [take, illegal]}), json!({"commands": [take, legal]})])
        .await;
    let played = table.players[seat].until_told(server.database(), "plan_played", 1).await;
    assert_eq!((played.len(), &played[0]["alternative"]), (1, &json!(1)));
    assert!(table.players[seat].told(server.database(), "plan_lapsed").await.is_empty());
    let connection = server.database().connect().await;
    let sql = "select seq, count, jsonb_array_length(commands) from moves where actor = 'plan'";
    let moves = connection.query(sql, &[]).await.expect("moves");
    assert_eq!(moves.len(), 1, "one move, all or nothing");
    let (seq, count, commands): (i64, i32, i32) = (moves[0].get(0), moves[0].get(1), moves[0].get(2));
    assert_eq!((seq, commands), (before as i64, 2));
    let events = table.events(&server.client()).await;
    let planned: Vec<&Value> = events.iter().filter(|event| event["by"] == "plan").collect();
    assert_eq!(planned.len(), count as usize, "nothing of what was tried before");
    let of_kind = |kind: &str| planned.iter().filter(|event| event["event"]["kind"] == kind).count();
    assert_eq!((of_kind("painting_taken"), of_kind("painting_hung")), (1, 1), "{planned:?}");
}

/// What somebody who is not the owner of a plan is answered, to the byte, with the tags.
async fn seen(table: &Table, client: &salon_tests::Client) -> Vec<(String, u16, Option<String>, String)> {
    let of_game =
        ["", "/view", "/events?limit=100", "/score", "/choices", "/plans", "/board.svg", "/substitutes", "/record"];
    let paths = of_game.iter().map(|rest| table.path(rest));
    let mut answers = Vec::new();
    for path in paths.chain(["/v1/account/feed", "/v1/turns", "/v1/games?limit=100"].map(str::to_owned)) {
        let answer = client.get(&path).send().await;
        let (mut tag, mut text) = (answer.header("etag").map(str::to_owned), answer.text());
        if answer.status() >= 400 {
            // Of a refusal all but the number of the request.
            text = answer.json()["code"].to_string();
        } else if path.ends_with("/feed") && answer.json()["items"] == json!([]) {
            // Where nothing was told, the cursor is that of the moment, which any request anywhere moves on.
            (tag, text) = (None, String::new());
        }
        answers.push((path, answer.status(), tag, text));
    }
    answers
}

#[tokio::test]
async fn nobody_can_tell_whether_somebody_else_has_a_plan() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let table = Table::of(&everybody[..2]).await;
    table.play_to_bidding(&mut Dice::new(4)).await;
    server.database().caught_up().await;
    let others = [&table.players[1].client, &everybody[2].client, &server.client()];
    let mut before = Vec::new();
    for other in others {
        before.push(seen(&table, other).await);
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
        // The server looks whether it acts.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        for (other, before) in others.iter().zip(&before) {
            for (now, before) in seen(&table, other).await.iter().zip(before) {
                assert_eq!(now, before, "a plan was {step}");
            }
        }
    }
}
