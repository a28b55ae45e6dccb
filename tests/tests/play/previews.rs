//! Previews of commands.

use salon_tests::{SeededRng, TestServer, TestTable};
use serde_json::{Value, json};

#[tokio::test]
async fn a_preview_of_legal_commands_changes_nothing() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(11);
    let mut previewed = 0;
    for _ in 0..25 {
        let before = table.get(&table.players[0].client, "/view").await;
        for seat in 0..2 {
            let legal = table.choices(seat).await["legal"].clone();
            for command in legal.as_array().expect("commands").iter().take(6) {
                let tried = table.preview(seat, &json!([command])).await.expect(200).json();
                assert_eq!((&tried["version"], &tried["tried"]), (&before["version"], &json!(1)));
                previewed += 1;
            }
        }
        assert_eq!(table.get(&table.players[0].client, "/view").await, before);
        if table.step(&mut rng).await.is_none() {
            break;
        }
    }
    assert!(previewed > 50);
}

#[tokio::test]
async fn a_preview_stops_before_hidden_information() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(12);
    // Hanging a first painting reveals nothing hidden.
    let command = rng.pick(&table.choices(0).await["legal"]);
    let tried = table.preview(0, &json!([command])).await.expect(200).json();
    assert!(tried["stops_at"].is_null());
    let done = table.submit(0, &json!([command])).send().await.expect(200).json();
    let happened: Vec<&Value> = done["events"].as_array().expect("events").iter().map(|it| &it["event"]).collect();
    assert_eq!(tried["events"].as_array().expect("events").iter().collect::<Vec<_>>(), happened);
    assert_eq!(tried["view"], table.get(&table.players[0].client, "/view").await["view"]);
    table.play_to_bidding(&mut rng).await;
    let bid = |card: u8| json!([{"kind": "place_bid", "card": card}]);
    let first = table.preview(0, &bid(5)).await.expect(200).json();
    assert!(first["stops_at"].is_null());
    let _ = table.submit(0, &bid(5)).send().await.expect(200);
    let last = table.preview(1, &bid(6)).await.expect(200).json();
    assert_eq!(last["stops_at"], "bids_revealed");
    assert_eq!(last["events"], json!([{"kind": "bid_sealed", "seat": 1, "card": 6}]));
    let refused = table.preview(1, &bid(99)).await.expect_problem(422, "command_refused");
    assert!(refused.body["refusal"]["code"].is_string());
}
