//! Resigning: the other players go on.

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

#[tokio::test]
async fn more_concurrent_resignations_than_connections_succeed() {
    let server = TestServer::builder().env("SALON_POOL_SIZE", "4").start().await;
    let people = people(&server, 2).await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(TestTable::of(&people).await);
    }
    let resign = |it: &TestTable| tokio::spawn(people[0].client.post(&it.path("/resign")).send());
    let tasks: Vec<_> = games.iter().map(resign).collect();
    for task in tasks {
        let game = task.await.expect("a response").expect(200).json();
        assert_eq!(game["status"], "finished");
    }
}

#[tokio::test]
async fn of_two_players_the_one_who_stays_wins() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people[..2]).await;
    let mut rng = SeededRng::new(4);
    table.play_to_version(20, &mut rng).await;
    people[2].client.post(&table.path("/resign")).send().await.expect_problem(403, "not_a_player");
    let version = table.summary().await["version"].clone();
    let game = table.players[1].client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["version"], &game["awaiting"]), (&json!("finished"), &version, &json!([])));
    assert_eq!((&game["result"]["reason"], &game["result"]["placings"]), (&json!("resignation"), &json!([1, 2])));
    assert_eq!(game["players"][1]["resigned"], true);
    table.players[1].client.post(&table.path("/resign")).send().await.expect_problem(409, "game_not_running");
    let late = table.submit(0, &json!([{"kind": "finish_turn"}])).send().await;
    late.expect_problem(409, "game_not_running");
    assert_eq!(table.choices(0).await["legal"], json!([]));
    let turns = table.players[0].client.get("/v1/turns").send().await.expect(200).json();
    assert_eq!(turns, json!({"count": 0, "turns": []}));
}

#[tokio::test]
async fn players_who_resign_are_placed_last() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 4).await;
    let mut rng = SeededRng::new(5);
    table.play_to_bidding(&mut rng).await;
    for seat in [1, 2] {
        let game = table.players[seat].client.post(&table.path("/resign")).send().await.expect(200).json();
        assert_eq!(game["status"], "running");
        table.players[seat].client.post(&table.path("/resign")).send().await.expect_problem(409, "has_resigned");
        let late = table.submit(seat, &json!([{"kind": "place_bid", "card": 1}])).send().await;
        late.expect_problem(409, "has_resigned");
        assert_eq!(table.choices(seat).await["legal"], json!([]));
        let turns = table.players[seat].client.get("/v1/turns").send().await.expect(200).json();
        assert_eq!(turns["count"], 0);
    }
    let game = play_seats_to_end(&table, &[0, 3], &mut rng).await;
    assert_eq!(game["result"]["reason"], "rules");
    let placings: Vec<u64> =
        game["result"]["placings"].as_array().expect("placings").iter().filter_map(Value::as_u64).collect();
    assert!(placings[0] <= 2 && placings[3] <= 2, "{placings:?}");
    assert!(placings[1] >= 3 && placings[2] >= 3, "{placings:?}");
    server.expect_clean_replay().await;
}

/// Plays these seats until the game is over; the server plays the seats of players who resigned.
async fn play_seats_to_end(table: &TestTable, seats: &[usize], rng: &mut SeededRng) -> Value {
    let mut stream = table.players[seats[0]].client.get(&table.path("/stream")).stream().await;
    loop {
        let game = table.get(&table.players[seats[0]].client, "").await;
        if game["status"] != "running" {
            return game;
        }
        let mut moved = false;
        for seat in seats {
            let choices = table.choices(*seat).await;
            if !choices["awaited"].is_null() {
                let command = rng.pick(&choices["legal"]);
                let _ = table.submit(*seat, &json!([command])).send().await.expect(200);
                moved = true;
            }
        }
        if !moved {
            // The server moves for the other seats: wait for its event.
            stream.next().await;
        }
    }
}

#[tokio::test]
async fn a_resignation_counts_on_every_server() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = TestTable::start(&one, 3).await;
    let there = table.on(&other);
    let mut rng = SeededRng::new(6);
    // Both servers have the game in memory before the resignation.
    table.play_to_bidding(&mut rng).await;
    there.choices(1).await;
    let card = there.choices(0).await["legal"][0].clone();
    let _ = there.submit(0, &json!([card])).send().await.expect(200);
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(there.choices(1).await["legal"], json!([]));
    let card = json!([{"kind": "place_bid", "card": 2}]);
    there.submit(1, &card).send().await.expect_problem(409, "has_resigned");
    let game = play_seats_to_end(&there, &[0, 2], &mut rng).await;
    let placings = game["result"]["placings"].as_array().expect("placings");
    assert_eq!(placings[1], 3, "the player who resigned is last: {placings:?}");
}
