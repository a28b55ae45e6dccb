//! The stream of all games of an account: complete and in order, across servers and restarts.

use std::collections::BTreeMap;
use std::time::Duration;

use salon_tests::{ApiClient, EventStream, Person, SeededRng, SseEvent, TestDatabase, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::streams::{follow, take_moves};

/// Returns the versions after each stored move, by game.
async fn stored_versions(database: &TestDatabase, tables: &[TestTable]) -> BTreeMap<String, Vec<u64>> {
    let connection = database.connect().await;
    let mut versions = BTreeMap::new();
    for table in tables {
        let sql = "select seq + count from moves where game_id = $1::text::uuid order by seq";
        let rows = connection.query(sql, &[&table.game]).await.expect("moves");
        versions.insert(table.game.clone(), rows.iter().map(|row| row.get::<_, i64>(0) as u64).collect());
    }
    versions
}

#[tokio::test]
async fn the_stream_of_all_games_sends_every_move_once() {
    let mut one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let people = people(&one, 3).await;
    let tables = [TestTable::of(&people[..2]).await, TestTable::of(&people).await, TestTable::of(&people[..2]).await];
    let strangers = TestTable::of(&people[1..]).await;
    let mut rng = SeededRng::new(32);
    let mut stream = follow(&people[0].client, "/v1/stream", None).await;
    let ready = stream.expect_event("ready").await;
    let mut seen = Vec::new();
    let mut last = ready.id.clone();
    for round in 0..5_usize {
        for (number, table) in tables.iter().enumerate() {
            let table = if (round + number).is_multiple_of(2) { table.clone() } else { table.on(&other) };
            for _ in 0..3 {
                table.step(&mut rng).await;
            }
        }
        strangers.step(&mut rng).await;
        // A part of the moves is read, then the stream is resumed on another server.
        for event in take_moves(&mut stream, 6).await {
            last = event.id.clone();
            seen.push(event);
        }
        drop(stream);
        if round == 2 {
            one.kill9().await;
            one.restart().await;
        }
        let client = if round.is_multiple_of(2) { &other } else { &one }.client().with_token(people[0].access_token());
        stream = follow(&client, "/v1/stream", last.as_deref()).await;
        stream.expect_event("ready").await;
    }
    let expected = stored_versions(one.database(), &tables).await;
    let total: usize = expected.values().map(Vec::len).sum();
    seen.extend(take_moves(&mut stream, total - seen.len()).await);
    let mut received: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let contract = one.client().contract();
    for event in &seen {
        assert_eq!(event.name, "move");
        let data = event.json();
        contract.check_schema("MovePlace", &data).expect("a move as documented");
        let versions = received.entry(data["game"].as_str().expect("a game").to_owned()).or_default();
        versions.push(data["version"].as_u64().expect("a version"));
    }
    assert_eq!(received, expected, "every move of own games once, in order");
    assert!(stream.is_quiet_for(Duration::from_millis(300)).await);
    // The event of a move says whether the account is awaited after it.
    let finals: Vec<Value> = tables.iter().map(|table| json!(table.game)).collect();
    for (table, game) in tables.iter().zip(finals) {
        let newest = seen.iter().map(SseEvent::json).rfind(|it| it["game"] == game).expect("a move");
        let seat = table.players.iter().position(|it| it.id == people[0].id).expect("a seat");
        let awaited = table.choices(seat).await["awaited"].clone();
        assert_eq!(newest["awaited"], awaited);
    }
}

#[tokio::test]
async fn a_move_is_sent_once_older_transactions_have_ended() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "10m").start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(33);
    let mut stream = follow(&table.players[0].client, "/v1/stream", None).await;
    stream.next().await.expect("a ready event");
    let database = server.database().connect().await;
    database.batch_execute("begin; select pg_current_xact_id()").await.expect("an open transaction");
    table.step(&mut rng).await;
    assert!(
        stream.is_quiet_for(Duration::from_millis(1500)).await,
        "the move is held back while an older transaction runs"
    );
    database.batch_execute("commit").await.expect("a commit");
    assert_eq!(take_moves(&mut stream, 1).await[0].json()["game"], json!(table.game));
}

#[tokio::test]
async fn the_stream_of_all_games_sends_status_changes() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(3, "private").await;
    let mut streams = Vec::new();
    for person in &people {
        let mut stream = follow(&person.client, "/v1/stream", None).await;
        stream.expect_event("ready").await;
        streams.push(stream);
    }
    people[1].join(&open).await;
    people[2].join(&open).await;
    let contract = server.client().contract();
    for stream in &mut streams {
        let event = stream.next().await.expect("the start of the game");
        let data = event.json();
        contract.check_schema("MovePlace", &data).expect("a status as documented");
        assert_eq!((event.name.as_str(), &data["game"], &data["version"]), ("status", &open["id"], &json!(0)));
        assert_eq!(
            (&data["status"], &data["awaited"]["decision"]),
            (&json!("running"), &json!("hang_starting_painting"))
        );
    }
    let game = open["id"].as_str().expect("an id");
    for person in &people[1..] {
        let _ = person.client.post(&format!("/v1/games/{game}/resign")).send().await.expect(200);
    }
    for stream in &mut streams {
        // The server may have moved for the first player who resigned before the second one did.
        let mut event = stream.next().await.expect("the end");
        while event.name == "move" {
            event = stream.next().await.expect("the end");
        }
        assert_eq!((event.name.as_str(), &event.json()["status"]), ("status", &json!("finished")));
    }
}

/// Reads a stream of all games until `count` games have ended. Returns the last status of each game.
async fn endings(stream: &mut EventStream, count: usize) -> BTreeMap<String, String> {
    let mut statuses: BTreeMap<String, String> = BTreeMap::new();
    while statuses.values().filter(|status| *status != "running").count() < count {
        let data = stream.next().await.expect("an event").json();
        if let (Some(game), Some(status)) = (data["game"].as_str(), data["status"].as_str()) {
            statuses.insert(game.to_owned(), status.to_owned());
        }
    }
    statuses
}

/// Two finished games, one of them a sandbox, one resigned, one aborted and one running game.
struct Games {
    played: TestTable,
    sandbox: TestTable,
    resigned: TestTable,
    aborted: TestTable,
    running: TestTable,
}

impl Games {
    async fn play(people: &[Person]) -> Self {
        let sandbox = TestTable::with_settings(people, &json!({"sandbox": {}})).await;
        let [played, resigned] = [TestTable::of(people).await, TestTable::of(people).await];
        let [aborted, running] = [TestTable::of(people).await, TestTable::of(people).await];
        played.play_to_end(&mut SeededRng::new(35)).await;
        sandbox.play_to_end(&mut SeededRng::new(36)).await;
        let client = &people[0].client;
        let _ = client.post(&resigned.path("/resign")).send().await.expect(200);
        let _ = client.post(&aborted.path("/abort")).send().await.expect(200);
        running.step(&mut SeededRng::new(37)).await;
        Self { played, sandbox, resigned, aborted, running }
    }

    /// Rewinds the sandbox, so that it runs again.
    async fn rewind_sandbox(&self, client: &ApiClient) {
        let body = json!({"version": 5});
        let _ = client.post(&self.sandbox.path("/sandbox/rewind")).json(&body).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_resumed_stream_sends_how_games_ended() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let client = &people[0].client;
    let before = follow(client, "/v1/stream", None).await.next().await.expect("a ready event").id;
    let games = Games::play(&people).await;
    let mut stream = follow(client, "/v1/stream", before.as_deref()).await;
    let statuses = endings(&mut stream, 4).await;
    for (table, status) in [
        (&games.played, "finished"),
        (&games.sandbox, "finished"),
        (&games.resigned, "finished"),
        (&games.aborted, "aborted"),
    ] {
        assert_eq!(statuses.get(&table.game).map(String::as_str), Some(status));
    }
}

#[tokio::test]
async fn the_migration_computes_when_games_ended() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    Games::play(&people).await.rewind_sandbox(&people[0].client).await;
    let database = server.database().connect().await;
    let sql = "select count(*) from players p join games g on g.id = p.game_id
        where (p.over_tx is null) <> (g.status in ('open', 'running'))";
    assert_eq!(database.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0), 0);
    // For rows from before the migration, it computes the same values as the trigger.
    let sql = "select array_agg(over_tx::text order by game_id, place) from players";
    let before: Vec<Option<String>> = database.query_one(sql, &[]).await.expect("rows").get(0);
    for migration in [
        include_str!("../../../migrations/00000000000015_games_that_go_on/down.sql"),
        include_str!("../../../migrations/00000000000015_games_that_go_on/up.sql"),
    ] {
        database.batch_execute(&format!("begin; {migration} commit")).await.expect("a migration");
    }
    let after: Vec<Option<String>> = database.query_one(sql, &[]).await.expect("rows").get(0);
    assert_eq!((before.iter().flatten().count(), &after), (6, &before));
}

#[tokio::test]
async fn finished_games_are_not_read_by_streams() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let client = &people[0].client;
    let games = Games::play(&people).await;
    games.rewind_sandbox(client).await;
    // Otherwise the stream may begin before the end of the finished game.
    server.database().wait_until_visible().await;
    let mut open = follow(client, "/v1/stream", None).await;
    let ready = open.next().await.expect("a ready event").id;
    // Moves that the server would never write: a stream that read the finished game would send them.
    let sql = "insert into moves (game_id, seq, count, seat, commands, events, awaiting)
        select game_id, 9000 + seq, count, seat, commands, events, awaiting from moves where game_id = $1::text::uuid";
    let database = server.database().connect().await;
    assert!(database.execute(sql, &[&games.played.game]).await.expect("moves") > 10);
    let version = games.sandbox.summary().await["version"].as_u64().expect("a version");
    games.sandbox.play_to_version(version + 3, &mut SeededRng::new(38)).await;
    games.running.step(&mut SeededRng::new(39)).await;
    let last = (json!(games.running.game), games.running.summary().await["version"].clone());
    for stream in [&mut open, &mut follow(client, "/v1/stream", ready.as_deref()).await] {
        let mut received = Vec::new();
        while received.last() != Some(&last) {
            let data = stream.next().await.expect("an event").json();
            received.push((data["game"].clone(), data["version"].clone()));
        }
        let has = |table: &TestTable| received.iter().any(|(game, _)| *game == json!(table.game));
        assert!(has(&games.sandbox) && !has(&games.played), "{received:?}");
    }
}
