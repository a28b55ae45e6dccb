//! Joining and leaving a table before the game starts.

use salon_tests::{Person, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

use super::{id, names, show};

#[tokio::test]
async fn players_are_listed_in_the_order_of_joining() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(4, "public").await;
    people[1].join(&table).await;
    people[2].join(&table).await;
    let _ = people[1].client.post(&format!("/v1/games/{}/leave", id(&table))).send().await.expect(204);
    let joined = people[3].join(&table).await;
    let order = [0, 2, 3].map(|it: usize| people[it].name.clone());
    assert_eq!(names(&joined), order, "a player who takes a free seat is listed last");
    assert_eq!(names(&show(&people[0], id(&table)).await), order);
}

#[tokio::test]
async fn the_last_player_to_join_starts_the_game() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(3, "public").await;
    let join = format!("/v1/games/{}/join", id(&table));
    people[0].client.post(&join).json(&json!({})).send().await.expect_problem(409, "already_joined");
    let joined = people[1].client.post(&join).json(&json!({})).send().await.expect(200).json();
    assert_eq!((&joined["status"], names(&joined).len()), (&json!("open"), 2));
    assert_eq!(joined["awaiting"], json!([]));
    people[1].client.post(&join).json(&json!({})).send().await.expect_problem(409, "already_joined");
    let started = people[2].client.post(&join).json(&json!({})).send().await.expect(200).json();
    assert_eq!((&started["status"], &started["version"]), (&json!("running"), &json!(0)));
    assert_eq!(started["awaiting"].as_array().map(Vec::len), Some(3), "every seat hangs a first painting");
    assert_eq!(started["commitment"], table["commitment"]);
    let seats: Vec<Value> =
        started["players"].as_array().expect("players").iter().map(|it| it["seat"].clone()).collect();
    assert_eq!(seats, [0, 1, 2].map(|it| json!(it)));
    people[3].client.post(&join).json(&json!({})).send().await.expect_problem(409, "game_not_open");
    let unknown = format!("/v1/games/{UNKNOWN_ID}/join");
    people[3].client.post(&unknown).json(&json!({})).send().await.expect_problem(404, "not_found");
    people[3].client.post("/v1/games/x/join").json(&json!({})).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn concurrent_joins_fill_exactly_the_free_seats() {
    let server = TestServer::start().await;
    let people = people(&server, 7).await;
    let table = people[0].open_table(4, "public").await;
    let path = format!("/v1/games/{}/join", id(&table));
    let join = |it: &Person| tokio::spawn(it.client.post(&path).json(&json!({})).send());
    let tasks: Vec<_> = people[1..].iter().map(join).collect();
    let mut joined = 0;
    for task in tasks {
        let response = task.await.expect("a response");
        if response.status() == 200 {
            joined += 1;
        } else {
            response.expect_problem(409, "game_not_open");
        }
    }
    let game = show(&people[0], id(&table)).await;
    assert_eq!((joined, &game["status"], names(&game).len()), (3, &json!("running"), 4));
}

#[tokio::test]
async fn leaving_passes_the_host_role_on() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = people[0].open_table(4, "public").await;
    let path = |verb: &str| format!("/v1/games/{}/{verb}", id(&table));
    people[1].join(&table).await;
    people[2].join(&table).await;
    let stranger = Person::register(&server, "stranger").await;
    stranger.client.post(&path("leave")).send().await.expect_problem(403, "not_a_player");
    let _ = people[0].client.post(&path("leave")).send().await.expect(204);
    let game = show(&people[1], id(&table)).await;
    assert_eq!((&game["host"], names(&game).len()), (&json!(people[1].id), 2));
    assert!(show(&people[0], id(&table)).await["invite"].is_null(), "the invitation is hidden from a player who left");
    people[0].client.post(&path("leave")).send().await.expect_problem(403, "not_a_player");
    // A player who joins again is last in line for the host role.
    people[0].join(&table).await;
    let _ = people[1].client.post(&path("leave")).send().await.expect(204);
    assert_eq!(show(&people[2], id(&table)).await["host"], json!(people[2].id));
    let _ = people[2].client.post(&path("leave")).send().await.expect(204);
    let _ = people[0].client.post(&path("leave")).send().await.expect(204);
    assert_eq!(show(&people[0], id(&table)).await["status"], "aborted");
    people[1].client.post(&path("join")).json(&json!({})).send().await.expect_problem(409, "game_not_open");
    let running = TestTable::of(&people[..2]).await;
    let leave = running.path("/leave");
    people[0].client.post(&leave).send().await.expect_problem(409, "game_not_open");
}
