//! Kills the server and its PostgreSQL under load: acknowledged moves are stored exactly once.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use salon_tests::{Person, SeededRng, TestServer, TestTable, WAIT_TIMEOUT, people};
use serde_json::{Value, json};

/// Moves of each player.
const MOVES: usize = 40;

/// An acknowledged move.
#[derive(Debug, Clone)]
struct AcknowledgedMove {
    game: String,
    seat: usize,
    key: String,
    command: serde_json::Value,
    answer: Vec<u8>,
    first: u64,
    version: u64,
}

/// Plays a seat; retries every failed request with the same key until it is answered.
async fn play(
    table: TestTable,
    seat: usize,
    done: Arc<AtomicUsize>,
    playing: Arc<AtomicUsize>,
) -> Vec<AcknowledgedMove> {
    let mut rng = SeededRng::new(seat as u64 + 60);
    let mut moves = Vec::new();
    let mut idle = Instant::now();
    while moves.len() < MOVES && idle.elapsed() < WAIT_TIMEOUT {
        // Read before the choices, so that they include the last move of the other player.
        let alone = playing.load(Ordering::SeqCst) == 1;
        let Ok(choices) = table.players[seat].client.get(&table.path("/choices")).try_send().await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if choices.status() != 200 {
            assert_eq!(choices.status(), 503, "{choices}");
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let choices = choices.json();
        if choices["awaited"].is_null() {
            let game = table.players[seat].client.get(&table.path("")).try_send().await;
            let over = game.is_ok_and(|it| it.status() == 200 && it.json()["status"] == "finished");
            // The other player may have reached the last move.
            if over || alone {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let command = rng.pick(&choices["legal"]);
        let key = format!("{seat}-{}", moves.len());
        let Some(answer) = submit_until_answered(&table, seat, &command, &key).await else { continue };
        let body = answer.json();
        let version = body["version"].as_u64().expect("a version");
        let first = body["events"][0]["seq"].as_u64().expect("a number");
        moves.push(AcknowledgedMove {
            game: table.game.clone(),
            seat,
            key,
            command,
            answer: answer.bytes().to_vec(),
            first,
            version,
        });
        done.fetch_add(1, Ordering::Relaxed);
        idle = Instant::now();
    }
    playing.fetch_sub(1, Ordering::SeqCst);
    moves
}

/// Retries until there is an answer; `None` if a move of the other seat in between made the command illegal.
async fn submit_until_answered(
    table: &TestTable,
    seat: usize,
    command: &serde_json::Value,
    key: &str,
) -> Option<salon_tests::ApiResponse> {
    let deadline = Instant::now() + WAIT_TIMEOUT;
    loop {
        assert!(Instant::now() < deadline, "the server does not answer again");
        match table.submit(seat, &json!([command])).header("idempotency-key", key).try_send().await {
            Ok(answer) if answer.status() == 200 => return Some(answer),
            Ok(answer) if answer.status() == 422 => {
                answer.expect_problem(422, "command_refused");
                return None;
            }
            Ok(answer) => {
                assert_eq!(answer.status(), 503, "{answer}");
                assert!(answer.header("retry-after").is_some());
            }
            Err(_) => {}
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Starts games of two players, each player in a task of its own.
async fn start_games(
    people: &[Person],
    games: usize,
) -> (Vec<TestTable>, Vec<tokio::task::JoinHandle<Vec<AcknowledgedMove>>>, Arc<AtomicUsize>) {
    let done = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    let mut players = Vec::new();
    for number in 0..games {
        let pair = [people[number % people.len()].clone(), people[(number + 1) % people.len()].clone()];
        let table = TestTable::of(&pair).await;
        let playing = Arc::new(AtomicUsize::new(2));
        for seat in 0..2 {
            players.push(tokio::spawn(play(table.clone(), seat, Arc::clone(&done), Arc::clone(&playing))));
        }
        tables.push(table);
    }
    (tables, players, done)
}

async fn wait_for_moves(done: &AtomicUsize, count: usize) {
    let deadline = Instant::now() + WAIT_TIMEOUT;
    while done.load(Ordering::Relaxed) < count {
        assert!(Instant::now() < deadline, "{} of {count} moves in time", done.load(Ordering::Relaxed));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Checks that every acknowledged move is stored exactly once and unchanged, and nothing else.
async fn check_moves(server: &TestServer, tables: &[TestTable], moves: Vec<AcknowledgedMove>) {
    let mut by_game: BTreeMap<&str, Vec<&AcknowledgedMove>> = BTreeMap::new();
    moves.iter().for_each(|done| by_game.entry(&done.game).or_default().push(done));
    for table in tables {
        let version = table.summary().await["version"].as_u64().expect("a version");
        let mut played = by_game.remove(table.game.as_str()).unwrap_or_default();
        played.sort_by_key(|done| done.first);
        let mut next = 0;
        for done in &played {
            assert_eq!(done.first, next, "a move is lost, duplicated or unexpected: {done:?}");
            next = done.version;
            let again =
                table.submit(done.seat, &json!([done.command])).header("idempotency-key", &done.key).send().await;
            assert_eq!(again.expect(200).bytes().to_vec(), done.answer, "the retry got another answer: {done:?}");
        }
        assert_eq!(next, version, "there are moves that were not acknowledged");
        let events = table.events(&server.client()).await;
        assert!(events.iter().enumerate().all(|(seq, event)| event["seq"] == json!(seq)));
        assert_eq!(events.len() as u64, version);
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// Returns the decisions that a seat was awaited for after some move, as pairs of decision and time.
async fn awaited_decisions(server: &TestServer, game: &str, seat: usize) -> BTreeSet<(String, String)> {
    let sql =
        "select distinct it->>'decision', it->>'since' from moves, jsonb_array_elements(awaiting::text::jsonb) as it
        where game_id = $1::text::uuid and (it->>'seat')::int = $2";
    let seat = i32::try_from(seat).expect("a seat");
    let rows = server.database().connect().await.query(sql, &[&game, &seat]).await.expect("decisions");
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

/// Checks that every player got exactly one notice for each decision it was awaited for. There may be more decisions than moves of a
/// seat: a move of another seat that takes the last decor of a kind replaces a decision.
async fn check_turn_notices(server: &TestServer, tables: &[TestTable], moves: &[AcknowledgedMove]) {
    let text = |notice: &Value, field: &str| notice[field].as_str().expect("a text").to_owned();
    for table in tables {
        let awaited = table.awaited().await;
        for (seat, person) in table.players.iter().enumerate() {
            let turns = person.notices_of_kind(server.database(), "your_turn").await;
            let turns: Vec<&Value> = turns.iter().filter(|it| it["game"] == json!(table.game)).collect();
            let decisions = turns.iter().map(|it| (text(it, "decision"), text(it, "since")));
            let notified: BTreeSet<(String, String)> = decisions.clone().collect();
            assert_eq!(notified.len(), turns.len(), "duplicate notices: {turns:#?}");
            let first = turns.iter().zip(decisions).filter(|(it, _)| it["version"] == 0).map(|(_, decision)| decision);
            let mut expected = awaited_decisions(server, &table.game, seat).await;
            expected.extend(first);
            assert_eq!(notified, expected, "one notice for each decision of seat {seat}");
            let made = moves.iter().filter(|done| done.game == table.game && done.seat == seat).count();
            let open = awaited.iter().filter(|(it, _)| *it == seat).count();
            assert!(turns.len() >= made + open, "a notice for each move of seat {seat}");
        }
    }
}

async fn join_players(players: Vec<tokio::task::JoinHandle<Vec<AcknowledgedMove>>>) -> Vec<AcknowledgedMove> {
    let mut moves = Vec::new();
    for player in players {
        moves.extend(player.await.expect("a player"));
    }
    moves
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_repeatedly_under_load_loses_and_duplicates_nothing() {
    let mut server = TestServer::start().await;
    let people = people(&server, 4).await;
    let (tables, players, done) = start_games(&people, 8).await;
    for round in 1..=4 {
        wait_for_moves(&done, round * 60).await;
        server.kill9().await;
        server.restart().await;
    }
    let moves = join_players(players).await;
    assert!(moves.len() > 300, "{}", moves.len());
    check_turn_notices(&server, &tables, &moves).await;
    check_moves(&server, &tables, moves).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_killed_under_load_restarts_without_loss() {
    let server = TestServer::builder().embedded().start().await;
    let people = people(&server, 4).await;
    let (tables, players, done) = start_games(&people, 6).await;
    for round in 1..=2 {
        wait_for_moves(&done, round * 60).await;
        server.kill9_postgres();
        // The server restarts PostgreSQL; the players only retry.
        let before = done.load(Ordering::Relaxed);
        wait_for_moves(&done, before + 20).await;
    }
    let moves = join_players(players).await;
    check_moves(&server, &tables, moves).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_moves_survive_a_kill_of_server_and_postgresql() {
    let mut server = TestServer::builder().embedded().start().await;
    let people = people(&server, 2).await;
    let (tables, players, done) = start_games(&people, 4).await;
    wait_for_moves(&done, 60).await;
    server.kill9_postgres();
    server.kill9().await;
    server.restart().await;
    let moves = join_players(players).await;
    check_moves(&server, &tables, moves).await;
}
