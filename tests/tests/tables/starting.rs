//! Starting, the order of seats, aborting.

use salon_tests::{Person, SeededRng, TestServer, TestTable, UNKNOWN_ID, WAIT_TIMEOUT, people};
use serde_json::json;

use super::{id, names};

#[tokio::test]
async fn the_host_starts_with_fewer_players() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let table = people[0].open_table(4, "public").await;
    let start = format!("/v1/games/{}/start", id(&table));
    people[0].client.post(&start).send().await.expect_problem(409, "too_few_players");
    people[1].join(&table).await;
    people[2].join(&table).await;
    people[1].client.post(&start).send().await.expect_problem(403, "not_host");
    people[3].client.post(&start).send().await.expect_problem(403, "not_a_player");
    let game = people[0].client.post(&start).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["seats"], names(&game).len()), (&json!("running"), &json!(3), 3));
    people[0].client.post(&start).send().await.expect_problem(409, "game_not_open");
    let unknown = format!("/v1/games/{UNKNOWN_ID}/start");
    people[0].client.post(&unknown).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn the_host_aborts_an_open_table() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(2, "public").await;
    let abort = format!("/v1/games/{}/abort", id(&open));
    people[1].client.post(&abort).send().await.expect_problem(403, "not_a_player");
    let aborted = people[0].client.post(&abort).send().await.expect(200).json();
    assert_eq!((&aborted["status"], aborted["ended_at"].is_string()), (&json!("aborted"), true));
    people[0].client.post(&abort).send().await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn the_host_aborts_a_started_game() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut rng = SeededRng::new(2);
    let table = TestTable::of(&people).await;
    let host = people[0].client.clone();
    let seat = |person: &Person| table.players.iter().position(|it| it.id == person.id).expect("a seat");
    let move_of = async |person: &Person, rng: &mut SeededRng| {
        let command = rng.pick(&table.choices(seat(person)).await["legal"]);
        table.submit(seat(person), &json!([command])).send().await
    };
    let _ = move_of(&people[0], &mut rng).await.expect(200);
    let _ = move_of(&people[1], &mut rng).await.expect(200);
    people[1].client.post(&table.path("/abort")).send().await.expect_problem(403, "not_host");
    let aborted = host.post(&table.path("/abort")).send().await.expect(200).json();
    assert_eq!((&aborted["status"], &aborted["awaiting"]), (&json!("aborted"), &json!([])));
    assert!(aborted["result"].is_null(), "an aborted game has no result");
    let refused = table.submit(seat(&people[2]), &json!([{"kind": "finish_turn"}])).send().await;
    refused.expect_problem(409, "game_not_running");
    assert!(!table.get(&people[2].client, "/record").await.to_string().contains("\"seed\""));
}

#[tokio::test]
async fn a_game_cannot_be_aborted_once_every_seat_has_moved() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let host = &people[0].client;
    let table = TestTable::of(&people).await;
    table.play_to_bidding(&mut SeededRng::new(2)).await;
    host.post(&table.path("/abort")).send().await.expect_problem(409, "too_late_to_abort");
    // The refused request does not block the next move.
    let card = table.choices(0).await["legal"][0].clone();
    let _ = table.submit(0, &json!([card])).send().await.expect(200);
}

#[tokio::test]
async fn a_host_who_has_resigned_cannot_abort() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people).await;
    let host = &people[0].client;
    let game = host.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!((&game["status"], &game["host"]), (&json!("running"), &json!(people[0].id)));
    host.post(&table.path("/abort")).send().await.expect_problem(409, "has_resigned");
    assert_eq!(table.summary().await["status"], "running");
    people[1].client.post(&table.path("/abort")).send().await.expect_problem(403, "not_host");
    let _ = people[1].client.post(&table.path("/resign")).send().await.expect(200);
    host.post(&table.path("/abort")).send().await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_refused_change_leaves_no_lock() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut rng = SeededRng::new(3);
    let table = TestTable::of(&people[..2]).await;
    table.play_to_bidding(&mut rng).await;
    let database = server.database().connect().await;
    for (person, verb) in [
        (0, "abort"),
        (0, "start"),
        (0, "leave"),
        (0, "join"),
        (2, "resign"),
        (2, "join"),
        (2, "abort"),
        (1, "rematch"),
    ] {
        let request = people[person].client.post(&table.path(&format!("/{verb}")));
        let request = if verb == "join" { request.json(&json!({})) } else { request };
        assert!(request.send().await.status() >= 400, "{verb}");
        let sql = "select 1 from games where id = $1::text::uuid for update";
        let free = tokio::time::timeout(WAIT_TIMEOUT, database.query(sql, &[&table.game])).await;
        assert!(free.is_ok(), "the game is still locked after a refused {verb}");
    }
}

/// For seeds whose bytes are all 0, all 1 ... (one row each): the players, numbered in the order of joining, of seats 0 to 3.
/// Fisher-Yates from the last place down with the ChaCha20 key stream 0, computed by another implementation.
const SEATINGS: [[usize; 4]; 6] = [[1, 3, 0, 2], [3, 1, 0, 2], [3, 0, 1, 2], [2, 3, 1, 0], [3, 1, 2, 0], [0, 3, 2, 1]];

#[tokio::test]
async fn the_seating_follows_from_the_revealed_seed() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let mut orders = std::collections::BTreeSet::new();
    for number in 0..6_u8 {
        let seed = [number; 32];
        let table = TestTable::with_visibility(&people, "public", Some((server.database(), seed))).await;
        for person in &people[1..] {
            let _ = person.client.post(&table.path("/resign")).send().await.expect(200);
        }
        let record = table.get(&people[0].client, "/record").await;
        assert_eq!(record["record"]["seed"], json!(format!("{number:02x}").repeat(32)));
        assert_eq!(record["record"]["commitment"], table.summary().await["commitment"]);
        let by_seat: Vec<usize> = table
            .players
            .iter()
            .map(|seated| people.iter().position(|it| it.id == seated.id).expect("a player"))
            .collect();
        assert_eq!(by_seat, SEATINGS[usize::from(number)], "the seating of seed {number}");
        orders.insert(by_seat);
    }
    assert!(orders.len() > 2, "the seating differs between games");
}
