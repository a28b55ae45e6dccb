//! Power cuts: the server and its PostgreSQL are killed under load. What was acknowledged is there afterwards, nothing twice.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use salon_tests::{Dice, PATIENCE, Person, Table, TestServer, people};
use serde_json::json;

/// Moves of each player.
const MOVES: usize = 40;

/// A move that was acknowledged.
#[derive(Debug, Clone)]
struct Done {
    game: String,
    seat: usize,
    key: String,
    command: serde_json::Value,
    answer: Vec<u8>,
    first: u64,
    version: u64,
}

/// Plays a seat; whatever fails is tried again with the same key until it is answered.
async fn play(table: Table, seat: usize, done: Arc<AtomicUsize>, playing: Arc<AtomicUsize>) -> Vec<Done> {
    let mut dice = Dice::new(seat as u64 + 60);
    let mut moves = Vec::new();
    let mut idle = Instant::now();
    while moves.len() < MOVES && idle.elapsed() < PATIENCE {
        // Asked before the game is looked at: what the other one did last is then to be seen.
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
            // The other one may have stopped at their last move.
            if over || alone {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let command = dice.pick(&choices["legal"]);
        let key = format!("{seat}-{}", moves.len());
        let Some(answer) = insist(&table, seat, &command, &key).await else { continue };
        let body = answer.json();
        let version = body["version"].as_u64().expect("a version");
        let first = body["events"][0]["seq"].as_u64().expect("a number");
        moves.push(Done {
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

/// The answer in the end; nothing where the rules let the other seat, which moved meanwhile, go first.
async fn insist(table: &Table, seat: usize, command: &serde_json::Value, key: &str) -> Option<salon_tests::Answer> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < deadline, "the server does not come back");
        match table.submit(seat, &json!([command])).header("idempotency-key", key).try_send().await {
            Ok(answer) if answer.status() == 200 => return Some(answer),
            Ok(answer) if answer.status() == 422 && answer.json()["refusal"]["code"] == "wait_for_no_space" => {
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

/// Games of two, every player a task of its own.
async fn load(
    people: &[Person],
    games: usize,
) -> (Vec<Table>, Vec<tokio::task::JoinHandle<Vec<Done>>>, Arc<AtomicUsize>) {
    let done = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    let mut players = Vec::new();
    for number in 0..games {
        let pair = [people[number % people.len()].clone(), people[(number + 1) % people.len()].clone()];
        let table = Table::of(&pair).await;
        let playing = Arc::new(AtomicUsize::new(2));
        for seat in 0..2 {
            players.push(tokio::spawn(play(table.clone(), seat, Arc::clone(&done), Arc::clone(&playing))));
        }
        tables.push(table);
    }
    (tables, players, done)
}

async fn reach(done: &AtomicUsize, count: usize) {
    let deadline = Instant::now() + PATIENCE;
    while done.load(Ordering::Relaxed) < count {
        assert!(Instant::now() < deadline, "{} of {count} moves in time", done.load(Ordering::Relaxed));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Every acknowledged move is there once, as it was acknowledged, and there is nothing else.
async fn check(server: &TestServer, tables: &[Table], moves: Vec<Done>) {
    let mut by_game: BTreeMap<&str, Vec<&Done>> = BTreeMap::new();
    moves.iter().for_each(|done| by_game.entry(&done.game).or_default().push(done));
    for table in tables {
        let version = table.summary().await["version"].as_u64().expect("a version");
        let mut played = by_game.remove(table.game.as_str()).unwrap_or_default();
        played.sort_by_key(|done| done.first);
        let mut next = 0;
        for done in &played {
            assert_eq!(done.first, next, "no move lost, doubled or between: {done:?}");
            next = done.version;
            let again =
                table.submit(done.seat, &json!([done.command])).header("idempotency-key", &done.key).send().await;
            assert_eq!(again.expect(200).bytes().to_vec(), done.answer, "the same answer as before: {done:?}");
        }
        assert_eq!(next, version, "what was tried again until it was answered is all there is");
        let events = table.events(&server.client()).await;
        assert!(events.iter().enumerate().all(|(seq, event)| event["seq"] == json!(seq)));
        assert_eq!(events.len() as u64, version);
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// Everybody was called once for every decision: those that were made and the one that is to be.
async fn check_turns(server: &TestServer, tables: &[Table], moves: &[Done]) {
    for table in tables {
        let awaited = table.awaited().await;
        for (seat, person) in table.players.iter().enumerate() {
            let turns = person.told(server.database(), "your_turn").await;
            let turns: Vec<String> =
                turns.iter().filter(|it| it["game"] == json!(table.game)).map(ToString::to_string).collect();
            let distinct: std::collections::BTreeSet<&String> = turns.iter().collect();
            assert_eq!(distinct.len(), turns.len(), "called twice: {turns:#?}");
            let made = moves.iter().filter(|done| done.game == table.game && done.seat == seat).count();
            let open = awaited.iter().filter(|(it, _)| *it == seat).count();
            assert_eq!(turns.len(), made + open, "one call for each decision of seat {seat}");
        }
    }
}

async fn all(players: Vec<tokio::task::JoinHandle<Vec<Done>>>) -> Vec<Done> {
    let mut moves = Vec::new();
    for player in players {
        moves.extend(player.await.expect("a player who was answered in the end"));
    }
    moves
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_again_and_again_under_load_loses_nothing_and_doubles_nothing() {
    let mut server = TestServer::start().await;
    let people = people(&server, 4).await;
    let (tables, players, done) = load(&people, 8).await;
    for round in 1..=4 {
        reach(&done, round * 60).await;
        server.kill9().await;
        server.restart().await;
    }
    let moves = all(players).await;
    assert!(moves.len() > 300, "{}", moves.len());
    check_turns(&server, &tables, &moves).await;
    check(&server, &tables, moves).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_killed_under_load_comes_back_and_has_lost_nothing() {
    let server = TestServer::builder().embedded().start().await;
    let people = people(&server, 4).await;
    let (tables, players, done) = load(&people, 6).await;
    for round in 1..=2 {
        reach(&done, round * 60).await;
        server.kill9_postgres();
        // It recovers by itself: the players insist, nobody restarts anything.
        let before = done.load(Ordering::Relaxed);
        reach(&done, before + 20).await;
    }
    let moves = all(players).await;
    check(&server, &tables, moves).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn server_and_postgresql_killed_together_come_back_with_all_that_was_acknowledged() {
    let mut server = TestServer::builder().embedded().start().await;
    let people = people(&server, 2).await;
    let (tables, players, done) = load(&people, 4).await;
    reach(&done, 60).await;
    server.kill9_postgres();
    server.kill9().await;
    server.restart().await;
    let moves = all(players).await;
    check(&server, &tables, moves).await;
}
