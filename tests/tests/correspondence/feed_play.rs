//! A bot that knows nothing but its feed.

use std::collections::HashSet;

use salon_tests::{Dice, Person, Table, TestServer, people};
use serde_json::{Value, json};

/// Plays whatever its feed calls it for, in any number of games, until so many are over.
async fn play_by_feed(person: Person, games: usize, number: u64) -> HashSet<String> {
    let mut dice = Dice::new(number);
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
                // An older item may call for what is long decided.
                if choices["awaited"]["since"] != news["since"] {
                    continue;
                }
                let order = json!({"commands": [dice.pick(&choices["legal"])]});
                let answer = person.client.post(&format!("/v1/games/{game}/commands")).json(&order).send().await;
                assert!(matches!(answer.status(), 200 | 409 | 422), "{}", answer.status());
            }
            _ => {}
        }
    }
    over
}

#[tokio::test]
async fn a_bot_needs_only_its_feed_to_play_any_number_of_games() {
    const GAMES: usize = 3;
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut tables = Vec::new();
    for _ in 0..GAMES {
        tables.push(Table::of(&people).await);
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
    // Each turn was told once: the feed holds as many as there were decisions.
    for person in &people {
        let turns = person.told(server.database(), "your_turn").await;
        let distinct: HashSet<String> = turns.iter().map(Value::to_string).collect();
        assert_eq!(turns.len(), distinct.len());
        assert_eq!(person.told(server.database(), "game_started").await.len(), GAMES);
        // Every round is closed once, in order, in every game; and the end is as the game itself has it.
        let closed = person.told(server.database(), "round_closed").await;
        let finished = person.told(server.database(), "game_finished").await;
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
