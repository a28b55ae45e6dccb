//! Starting, the order of the seats, aborting.

use salon_tests::{Dice, NOBODY, PATIENCE, Person, Table, TestServer, people};
use serde_json::json;

use super::{id, names};

#[tokio::test]
async fn the_host_starts_with_those_who_are_there() {
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
    let nowhere = format!("/v1/games/{NOBODY}/start");
    people[0].client.post(&nowhere).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn the_host_aborts_until_everybody_has_moved() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(2, "public").await;
    let abort = format!("/v1/games/{}/abort", id(&open));
    people[1].client.post(&abort).send().await.expect_problem(403, "not_a_player");
    let aborted = people[0].client.post(&abort).send().await.expect(200).json();
    assert_eq!((&aborted["status"], aborted["ended_at"].is_string()), (&json!("aborted"), true));
    people[0].client.post(&abort).send().await.expect_problem(409, "game_not_running");

    let mut dice = Dice::new(2);
    let table = Table::of(&people).await;
    let host = people[0].client.clone();
    let seat = |person: &Person| table.players.iter().position(|it| it.id == person.id).expect("a seat");
    let move_of = async |person: &Person, dice: &mut Dice| {
        let command = dice.pick(&table.choices(seat(person)).await["legal"]);
        table.submit(seat(person), &json!([command])).send().await
    };
    let _ = move_of(&people[0], &mut dice).await.expect(200);
    let _ = move_of(&people[1], &mut dice).await.expect(200);
    people[1].client.post(&table.path("/abort")).send().await.expect_problem(403, "not_host");
    let aborted = host.post(&table.path("/abort")).send().await.expect(200).json();
    assert_eq!((&aborted["status"], &aborted["awaiting"]), (&json!("aborted"), &json!([])));
    assert!(aborted["result"].is_null(), "nobody wins or loses");
    let refused = table.submit(seat(&people[2]), &json!([{"kind": "finish_turn"}])).send().await;
    refused.expect_problem(409, "game_not_running");
    assert!(!table.get(&people[2].client, "/record").await.to_string().contains("\"seed\""));

    let table = Table::of(&people[..2]).await;
    table.play_to_bidding(&mut dice).await;
    host.post(&table.path("/abort")).send().await.expect_problem(409, "too_late_to_abort");
    // A refusal leaves nothing behind that holds up the next move.
    let card = table.choices(0).await["legal"][0].clone();
    let _ = table.submit(0, &json!([card])).send().await.expect(200);
}

#[tokio::test]
async fn a_host_who_has_resigned_does_not_abort_the_game_of_the_others() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::of(&people).await;
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
async fn a_refused_change_of_a_table_leaves_no_lock_behind() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut dice = Dice::new(3);
    let table = Table::of(&people[..2]).await;
    table.play_to_bidding(&mut dice).await;
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
        let free = tokio::time::timeout(PATIENCE, database.query(sql, &[&table.game])).await;
        assert!(free.is_ok(), "the game is still locked after a refused {verb}");
    }
}

/// Who of those who joined in the order 0, 1, 2, 3 has seat 0, 1, 2, 3 when every byte of the seed is the row's number:
/// Fisher-Yates from the last place down with the ChaCha20 key stream 0, computed by another implementation.
const SEATINGS: [[usize; 4]; 6] = [[1, 3, 0, 2], [3, 1, 0, 2], [3, 0, 1, 2], [2, 3, 1, 0], [3, 1, 2, 0], [0, 3, 2, 1]];

#[tokio::test]
async fn who_sits_where_follows_from_the_seed_that_is_revealed_at_the_end() {
    let server = TestServer::start().await;
    let people = people(&server, 4).await;
    let mut orders = std::collections::BTreeSet::new();
    for number in 0..6_u8 {
        let seed = [number; 32];
        let table = Table::with(&people, "public", Some((server.database(), seed))).await;
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
    assert!(orders.len() > 2, "seats differ from game to game");
}
