//! Submitting commands.

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

#[tokio::test]
async fn four_concurrent_clients_play_a_whole_game() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 4).await;
    let clients: Vec<_> = (0..4).map(|seat| tokio::spawn(play_seat(table.clone(), seat))).collect();
    for client in clients {
        client.await.expect("a client that played to the end");
    }
    let game = table.summary().await;
    assert_eq!((&game["status"], &game["result"]["reason"]), (&json!("finished"), &json!("rules")));
    let score = table.get(&server.client(), "/score").await;
    assert_eq!((&score["finished"], &score["scores"]), (&json!(true), &game["result"]["scores"]));
    let scores = score["scores"].as_array().expect("scores");
    for (seat, scored) in scores.iter().enumerate() {
        assert_eq!(scored["placing"], game["result"]["placings"][seat]);
        let lines = score["lines"][seat].as_array().expect("lines");
        let sum: i64 = lines.iter().map(|line| line["points"].as_i64().expect("points")).sum();
        assert_eq!(json!(sum), scored["points"], "the lines of seat {seat} add up to its points");
    }
    assert!(game["result"]["placings"].as_array().expect("placings").contains(&json!(1)));
    let events = table.events(&server.client()).await;
    assert_eq!(json!(events.len()), game["version"]);
    assert!(events.iter().enumerate().all(|(seq, event)| event["seq"] == json!(seq)), "numbered without gaps");
    assert_eq!(events.last().expect("events")["event"]["kind"], "game_ended");
    server.expect_clean_replay().await;
}

/// Plays a seat like a real client: follows the stream and moves when the seat is awaited.
async fn play_seat(table: TestTable, seat: usize) {
    let mut rng = SeededRng::new(seat as u64);
    let mut stream = table.players[seat].client.get(&table.path("/stream")).stream().await;
    loop {
        let choices = table.choices(seat).await;
        if choices["awaited"].is_null() {
            let event = stream.next().await.expect("an event or the end");
            if event.name == "end" {
                return;
            }
            continue;
        }
        let command = rng.pick(&choices["legal"]);
        let version = choices["version"].to_string();
        let response = table.submit(seat, &json!([command])).header("if-match", &format!("\"{version}\"")).send().await;
        if response.status() == 412 {
            continue;
        }
        let response = response.expect(200);
        assert_eq!(response.header("etag"), Some(format!("W/\"{}\"", response.json()["version"]).as_str()));
    }
}

#[tokio::test]
async fn an_array_of_commands_is_accepted_whole_or_refused() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(10);
    table.play_to_bidding(&mut rng).await;
    let before = table.summary().await;
    let refused = table.submit(0, &json!([bid(3), bid(4), bid(99)])).send().await;
    refused.expect_problem(422, "command_refused");
    let refused = table.submit(0, &json!([bid(3), bid(3)])).send().await.expect_problem(422, "command_refused");
    assert_eq!(
        (&refused.body["refusal"]["code"], &refused.body["refusal"]["index"]),
        (&json!("bid_unchanged"), &json!(1))
    );
    assert_eq!(table.summary().await, before, "no command had an effect");
    let taken = table.submit(0, &json!([bid(3), bid(4)])).send().await.expect(200).json();
    let cards: Vec<&Value> =
        taken["events"].as_array().expect("events").iter().map(|it| &it["event"]["card"]).collect();
    assert_eq!(cards, [&json!(3), &json!(4)]);
}

fn bid(card: u8) -> Value {
    json!({"kind": "place_bid", "card": card})
}

#[tokio::test]
async fn invalid_commands_are_refused_with_a_code() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(10)).await;
    let version = table.submit(0, &json!([bid(4)])).send().await.expect(200).json()["version"].clone();
    for (commands, code) in [
        (json!([]), "no_commands"),
        (json!(vec![bid(3); 101]), "too_many_commands"),
        (json!([{"kind": "bribe"}]), "malformed_commands"),
        (json!([{"kind": "place_bid", "card": 3, "more": 1}]), "malformed_commands"),
        (json!([{"kind": "place_bid"}]), "malformed_commands"),
        (json!({"kind": "place_bid", "card": 3}), "malformed_commands"),
        (json!([bid(4)]), "bid_unchanged"),
        (json!([{"kind": "finish_turn"}]), "not_your_turn_to_hang"),
    ] {
        let refused = table.submit(0, &commands).send().await.expect_problem(422, "command_refused");
        assert_eq!(refused.body["refusal"]["code"], code, "{commands}");
    }
    assert_eq!(table.summary().await["version"], version);
}

#[tokio::test]
async fn only_players_submit_and_preview_commands() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(10)).await;
    let version = table.summary().await["version"].clone();
    let stranger = Person::register(&server, "stranger").await;
    let body = json!({"commands": [bid(5)]});
    stranger.client.post(&table.path("/commands")).json(&body).send().await.expect_problem(403, "not_a_player");
    stranger.client.post(&table.path("/preview")).json(&body).send().await.expect_problem(403, "not_a_player");
    server.client().post(&table.path("/commands")).json(&body).send().await.expect_problem(401, "unauthenticated");
    assert_eq!(table.summary().await["version"], version);
}

#[tokio::test]
async fn concurrent_sealed_bids_all_succeed_on_two_servers() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let people = people(&one, 4).await;
    let mut rng = SeededRng::new(15);
    for seats in [2, 3, 4, 4, 2] {
        for two in [false, true] {
            let table = TestTable::of(&people[..seats]).await;
            let there = if two { table.on(&other) } else { table.clone() };
            table.play_to_bidding(&mut rng).await;
            let version = table.summary().await["version"].as_u64().expect("a version");
            let bid = |seat: usize| {
                let table = if seat.is_multiple_of(2) { &table } else { &there };
                let card = json!([{"kind": "place_bid", "card": 3 + seat}]);
                tokio::spawn(table.submit(seat, &card).send())
            };
            let tasks: Vec<_> = (0..seats).map(bid).collect();
            let mut versions = Vec::new();
            for task in tasks {
                let response = task.await.expect("a response").expect(200).json();
                versions.push(response["version"].as_u64().expect("a version"));
            }
            versions.sort_unstable();
            // One event for each bid; the last one also reveals all bids.
            let expected: Vec<u64> = (1..seats as u64).chain([seats as u64 + 1]).map(|it| version + it).collect();
            assert_eq!(versions, expected, "{seats} seats, two servers: {two}");
            let events = table.events(&one.client()).await;
            assert_eq!(events.len() as u64, version + seats as u64 + 1);
            let revealed = &events.last().expect("events")["event"]["bids"];
            assert_eq!(*revealed, json!((0..seats).map(|seat| seat + 3).collect::<Vec<_>>()));
        }
    }
}
