//! A bot that plays from its feed alone.

use std::collections::HashSet;

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Makes every move that the feed asks for, until `games` games are over; returns their ids.
async fn play_by_feed(person: Person, games: usize, number: u64) -> HashSet<String> {
    let mut rng = SeededRng::new(number);
    let mut over = HashSet::new();
    let mut stream = person.client.get("/v1/account/feed/stream?from=oldest").stream().await;
    while over.len() < games {
        let event = stream.next().await.expect("the feed goes on");
        let Ok(item) = serde_json::from_str::<Value>(&event.data) else { continue };
        let news = &item["news"];
        let game = news["game"].as_str().unwrap_or_default().to_owned();
        match news["kind"].as_str() {
            Some("game_finished") => {
                over.insert(game);
            }
            Some("your_turn") => {
                let choices = person.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
                // The decision of an older entry may have been made already.
                if choices["awaited"]["since"] != news["since"] {
                    continue;
                }
                let order = json!({"commands": [rng.pick(&choices["legal"])]});
                let answer = person.client.post(&format!("/v1/games/{game}/commands")).json(&order).send().await;
                assert!(matches!(answer.status(), 200 | 409 | 422), "{}", answer.status());
            }
            _ => {}
        }
    }
    over
}

#[tokio::test]
async fn a_bot_can_play_many_games_from_its_feed() {
    const GAMES: usize = 3;
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut tables = Vec::new();
    for _ in 0..GAMES {
        tables.push(TestTable::of(&people).await);
    }
    let players: Vec<_> = people
        .iter()
        .zip(1..)
        .map(|(person, number)| tokio::spawn(play_by_feed(person.clone(), GAMES, number)))
        .collect();
    for player in players {
        let over = player.await.expect("a bot that plays to the end");
        assert!(tables.iter().all(|table| over.contains(&table.game)));
    }
    for table in &tables {
        let game = table.summary().await;
        assert_eq!((&game["status"], &game["result"]["reason"]), (&json!("finished"), &json!("rules")));
    }
    // Each turn has exactly one entry.
    for person in &people {
        let turns = person.notices_of_kind(server.database(), "your_turn").await;
        let distinct: HashSet<String> = turns.iter().map(Value::to_string).collect();
        assert_eq!(turns.len(), distinct.len());
        assert_eq!(person.notices_of_kind(server.database(), "game_started").await.len(), GAMES);
        // Every game has one entry for each round, in order, and one for its end with the right placings.
        let closed = person.notices_of_kind(server.database(), "round_closed").await;
        let finished = person.notices_of_kind(server.database(), "game_finished").await;
        for table in &tables {
            let of_game = |news: &&Value| news["game"] == json!(table.game);
            let rounds: Vec<u64> = closed.iter().filter(of_game).filter_map(|news| news["round"].as_u64()).collect();
            assert!(rounds.len() > 1, "{rounds:?}");
            assert_eq!(rounds, (1..=rounds.len() as u64).collect::<Vec<_>>());
            let ends: Vec<&Value> = finished.iter().filter(of_game).collect();
            assert_eq!(ends.len(), 1);
            assert_eq!(ends[0]["placings"], table.summary().await["result"]["placings"]);
        }
    }
}

#[tokio::test]
async fn a_message_and_the_end_of_a_table_are_told_to_the_others() {
    let server = TestServer::start().await;
    let accounts = people(&server, 2).await;
    let table = TestTable::of(&accounts).await;
    let text = json!({"text": "Hello.", "audience": "players"});
    let sent = table.players[0].client.post(&table.path("/messages")).json(&text).send().await.expect(201).json();
    let told = table.players[1].wait_for_notices(server.database(), "message", 1).await;
    assert_eq!((&told[0]["message"], &told[0]["text"]), (&sent["id"], &json!("Hello.")));
    let _ = accounts[0].client.post(&table.path("/abort")).send().await.expect(200);
    for person in &accounts {
        let ended = person.wait_for_notices(server.database(), "game_aborted", 1).await;
        assert_eq!(ended, [json!({"kind": "game_aborted", "game": table.game})]);
    }
}
