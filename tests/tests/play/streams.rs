//! Streams: of a game and of all games of an account, resumed without loss or duplicate.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use salon_tests::{Client, Dice, Event, EventStream, PATIENCE, Person, Table, TestServer, lock_everything, people};
use serde_json::{Value, json};

async fn follow(client: &Client, path: &str, last: Option<&str>) -> EventStream {
    let request = client.get(path);
    match last {
        Some(id) => request.header("last-event-id", id).stream().await,
        None => request.stream().await,
    }
}

async fn take(stream: &mut EventStream, count: usize) -> Vec<Event> {
    let mut events = Vec::new();
    while events.len() < count {
        events.push(stream.next().await.expect("an event"));
    }
    events
}

/// The next moves in a stream of all games. When it was opened while an older transaction ran, anywhere in the cluster, it may begin
/// a little earlier, with games that began.
async fn take_moves(stream: &mut EventStream, count: usize) -> Vec<Event> {
    let mut events = Vec::new();
    while events.len() < count {
        events.extend(take(stream, 1).await.into_iter().filter(|event| event.name == "move"));
    }
    events
}

fn numbers(events: &[Event]) -> Vec<u64> {
    let one = |event: &Event| {
        assert_eq!(event.name, "event");
        let number = event.json()["seq"].as_u64().expect("a number");
        assert_eq!(event.id, Some(number.to_string()));
        number
    };
    events.iter().map(one).collect()
}

#[tokio::test]
async fn a_game_stream_tells_what_happened_and_what_happens_as_the_viewer_may_see_it_and_ends() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(30);
    table.play_to(10, &mut dice).await;
    let path = table.path("/stream");
    let mut own = follow(&table.players[0].client, &path, None).await;
    let mut spectator = follow(&server.client(), &path, None).await;
    table.play_to_bidding(&mut dice).await;
    let _ = table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).send().await.expect(200);
    let version = table.summary().await["version"].as_u64().expect("a version") as usize;
    for (stream, client) in [(&mut own, &table.players[0].client), (&mut spectator, &server.client())] {
        let events = take(stream, version).await;
        let expected = table.events(client).await;
        assert_eq!(events.iter().map(Event::json).collect::<Vec<_>>(), expected);
        let contract = server.client().contract();
        for event in &events {
            contract.check_schema("EventView", &event.json()).expect("an event as documented");
        }
        let bid = &events.last().expect("events").json()["event"];
        assert_eq!(bid["kind"], "bid_sealed");
    }
    let mut later = follow(&server.client(), &table.path(&format!("/stream?from={}", version - 1)), None).await;
    assert_eq!(numbers(&take(&mut later, 1).await), [version as u64 - 1]);
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    for stream in [&mut own, &mut spectator, &mut later] {
        assert_eq!(stream.next().await.expect("the end").name, "end");
        assert_eq!(stream.next().await, None);
    }
    let mut over = follow(&server.client(), &path, Some(&(version - 1).to_string())).await;
    assert_eq!(over.next().await.expect("the end").name, "end");
}

#[tokio::test]
async fn a_game_stream_resumes_across_kill_9_and_on_another_server_without_loss_or_duplicate() {
    let mut one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = Table::start(&one, 2).await;
    let there = table.on(&other);
    let path = table.path("/stream");
    let mut dice = Dice::new(31);
    let mut seen: Vec<Event> = Vec::new();
    let mut version = 0;
    for round in 0..6_u8 {
        let on_one = round.is_multiple_of(2);
        let client = if on_one { one.client() } else { other.client() };
        let last = seen.last().and_then(|event| event.id.clone());
        let mut stream = follow(&client, &path, last.as_deref()).await;
        // Moves are made on the server that does not tell them.
        let mover = if on_one { &there } else { &table };
        version = mover.play_to(version + 12, &mut dice).await;
        // Some of it is read, then the stream breaks.
        let some = (version as usize - seen.len()).saturating_sub(3);
        seen.extend(take(&mut stream, some).await);
        if on_one {
            one.kill9().await;
            while stream.next().await.is_some_and(|event| event.name == "event") {}
            one.restart().await;
        }
    }
    let last = seen.last().and_then(|event| event.id.clone());
    let mut stream = follow(&one.client(), &path, last.as_deref()).await;
    let rest = version as usize - seen.len();
    seen.extend(take(&mut stream, rest).await);
    assert_eq!(numbers(&seen), (0..version).collect::<Vec<_>>());
    assert!(stream.is_quiet_for(Duration::from_millis(300)).await);
}

#[tokio::test]
async fn the_stream_of_all_my_games_tells_every_move_once_across_servers_and_restarts() {
    let mut one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let people = people(&one, 3).await;
    let tables = [Table::of(&people[..2]).await, Table::of(&people).await, Table::of(&people[..2]).await];
    let strangers = Table::of(&people[1..]).await;
    let mut dice = Dice::new(32);
    let mut stream = follow(&people[0].client, "/v1/stream", None).await;
    let ready = stream.next().await.expect("a greeting");
    assert_eq!(ready.name, "ready");
    let mut seen = Vec::new();
    let mut last = ready.id.clone();
    for round in 0..5_usize {
        for (number, table) in tables.iter().enumerate() {
            let table = if (round + number).is_multiple_of(2) { table.clone() } else { table.on(&other) };
            for _ in 0..3 {
                table.step(&mut dice).await;
            }
        }
        strangers.step(&mut dice).await;
        // Some, then it breaks; the rest is told by whoever is asked next.
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
        assert_eq!(stream.next().await.expect("a greeting").name, "ready");
    }
    let database = one.database().connect().await;
    let mut expected: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for table in &tables {
        let sql = "select seq + count from moves where game_id = $1::text::uuid order by seq";
        let rows = database.query(sql, &[&table.game]).await.expect("moves");
        expected.insert(table.game.clone(), rows.iter().map(|row| row.get::<_, i64>(0) as u64).collect());
    }
    let total: usize = expected.values().map(Vec::len).sum();
    seen.extend(take_moves(&mut stream, total - seen.len()).await);
    let mut told: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let contract = one.client().contract();
    for event in &seen {
        assert_eq!(event.name, "move");
        let place = event.json();
        contract.check_schema("MovePlace", &place).expect("a move as documented");
        let versions = told.entry(place["game"].as_str().expect("a game").to_owned()).or_default();
        versions.push(place["version"].as_u64().expect("a version"));
    }
    assert_eq!(told, expected, "every move of every game once, in order, and none of others");
    assert!(stream.is_quiet_for(Duration::from_millis(300)).await);
    // Your turn is told with the move that makes it yours.
    let finals: Vec<Value> = tables.iter().map(|table| json!(table.game)).collect();
    for (table, game) in tables.iter().zip(finals) {
        let newest = seen.iter().map(Event::json).rfind(|it| it["game"] == game).expect("a move");
        let seat = table.players.iter().position(|it| it.id == people[0].id).expect("a seat");
        let awaited = table.choices(seat).await["awaited"].clone();
        assert_eq!(newest["awaited"], awaited);
    }
}

#[tokio::test]
async fn a_move_that_an_older_transaction_holds_back_is_told_as_soon_as_that_has_ended() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "10m").start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(33);
    let mut stream = follow(&table.players[0].client, "/v1/stream", None).await;
    stream.next().await.expect("a greeting");
    let database = server.database().connect().await;
    database.batch_execute("begin; select pg_current_xact_id()").await.expect("an old transaction");
    table.step(&mut dice).await;
    assert!(stream.is_quiet_for(Duration::from_millis(1500)).await, "an older one could still come before it");
    database.batch_execute("commit").await.expect("an end");
    assert_eq!(take_moves(&mut stream, 1).await[0].json()["game"], json!(table.game));
}

#[tokio::test]
async fn a_quiet_stream_shows_that_it_lives() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "100ms").start().await;
    let table = Table::start(&server, 2).await;
    for (client, path) in
        [(server.client(), table.path("/stream")), (table.players[0].client.clone(), "/v1/stream".to_owned())]
    {
        let mut stream = follow(&client, &path, None).await;
        let deadline = Instant::now() + PATIENCE;
        while stream.comments < 3 {
            assert!(Instant::now() < deadline, "{path}");
            let _ = tokio::time::timeout(Duration::from_millis(100), stream.next()).await;
        }
        assert_eq!(stream.retry, Some(2000));
    }
}

#[tokio::test]
async fn a_server_that_stops_tells_its_streams_to_come_back() {
    let mut server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut game = follow(&server.client(), &table.path("/stream"), None).await;
    let mut mine = follow(&table.players[0].client, "/v1/stream", None).await;
    assert_eq!(mine.next().await.expect("a greeting").name, "ready");
    table.step(&mut Dice::new(34)).await;
    assert_eq!(game.next().await.expect("an event").name, "event");
    take_moves(&mut mine, 1).await;
    server.ask_to_end();
    for stream in [&mut game, &mut mine] {
        let mut last = stream.next().await.expect("a hint");
        while last.name == "event" {
            last = stream.next().await.expect("a hint");
        }
        assert_eq!((last.name.as_str(), stream.retry), ("reconnect", Some(500)));
        assert_eq!(stream.next().await, None);
    }
    assert!(server.await_end().await.success());
}

#[tokio::test]
async fn a_stream_is_refused_to_who_may_not_see_it_or_names_no_place_in_it() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let private = Table::with(&people[..2], "private", None).await;
    for client in [&people[2].client, &server.client()] {
        client.get(&private.path("/stream")).send().await.expect_problem(404, "not_found");
    }
    let _ = follow(&people[0].client, &private.path("/stream"), None).await;
    for id in ["x", "-1", "99999999999999999999"] {
        let request = people[0].client.get(&private.path("/stream")).header("last-event-id", id);
        request.send().await.expect_problem(400, "invalid_cursor");
    }
    server.client().get("/v1/stream").send().await.expect_problem(401, "unauthenticated");
    // The last one is ["moves",[-5,"<nil>",0]]: well-formed, and never handed out.
    let crafted = "WyJtb3ZlcyIsWy01LCIwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDAiLDBdXQ";
    for id in ["x", "WzFd", crafted] {
        people[0]
            .client
            .get("/v1/stream")
            .header("last-event-id", id)
            .send()
            .await
            .expect_problem(400, "invalid_cursor");
    }
    let token = people[0].personal_token(&["play"]).await;
    let client = server.client().with_token(&token);
    client.get("/v1/stream").send().await.expect_problem(403, "scope_missing");
}

#[tokio::test]
async fn a_game_that_begins_or_ends_without_a_move_is_found_by_a_client_that_follows_it() {
    let server = TestServer::start().await;
    let people: Vec<Person> = people(&server, 2).await;
    let table = Table::of(&people).await;
    let mut stream = follow(&server.client(), &table.path("/stream"), None).await;
    let _ = people[0].client.post(&table.path("/abort")).send().await.expect(200);
    assert_eq!(stream.next().await.expect("the end").name, "end");
}

#[tokio::test]
async fn the_stream_of_all_my_games_tells_when_one_begins_or_ends_without_a_move() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let open = people[0].open_table(3, "private").await;
    let mut streams = Vec::new();
    for person in &people {
        let mut stream = follow(&person.client, "/v1/stream", None).await;
        assert_eq!(stream.next().await.expect("a greeting").name, "ready");
        streams.push(stream);
    }
    people[1].join(&open).await;
    people[2].join(&open).await;
    let contract = server.client().contract();
    for stream in &mut streams {
        let event = stream.next().await.expect("the beginning");
        let place = event.json();
        contract.check_schema("MovePlace", &place).expect("as documented");
        assert_eq!((event.name.as_str(), &place["game"], &place["version"]), ("status", &open["id"], &json!(0)));
        assert_eq!(
            (&place["status"], &place["awaited"]["decision"]),
            (&json!("running"), &json!("hang_starting_painting"))
        );
    }
    let game = open["id"].as_str().expect("an id");
    for person in &people[1..] {
        let _ = person.client.post(&format!("/v1/games/{game}/resign")).send().await.expect(200);
    }
    for stream in &mut streams {
        // The server may have moved for the first who resigned before the second one did.
        let mut event = stream.next().await.expect("the end");
        while event.name == "move" {
            event = stream.next().await.expect("the end");
        }
        assert_eq!((event.name.as_str(), &event.json()["status"]), ("status", &json!("finished")));
    }
}

#[tokio::test]
async fn streams_of_games_that_wait_ask_the_database_nothing() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "50ms").start().await;
    let table = Table::start(&server, 2).await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    // A stream that is opened while an older transaction runs may tell the last moves once more.
    server.database().caught_up().await;
    let client = &table.players[0].client;
    let (mut of_game, mut of_all) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        of_game.push(follow(client, &table.path(&format!("/stream?from={version}")), None).await);
        let mut all = follow(client, "/v1/stream", None).await;
        assert_eq!(all.next().await.expect("a greeting").name, "ready");
        of_all.push(all);
    }
    for stream in of_game.iter_mut().chain(&mut of_all) {
        stream.hear_a_heartbeat().await;
    }
    let database = server.database().connect().await;
    lock_everything(&database).await;
    // The database does keep those waiting who ask: the server's own work.
    server.database().until_waiting(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    for stream in of_game.iter_mut().chain(&mut of_all) {
        stream.hear_a_heartbeat().await;
    }
    database.batch_execute("commit").await.expect("an end");
    let legal = table.choices(1).await["legal"].clone();
    let _ = table.submit(1, &json!([legal[0]])).send().await.expect(200);
    for stream in &mut of_game {
        assert_eq!(numbers(&take(stream, 1).await), [version], "and still they hear of everything");
    }
    for stream in &mut of_all {
        assert_eq!(take_moves(stream, 1).await[0].json()["game"], json!(table.game));
    }
}

/// What a stream of all games told last of each game, when it has told of this many endings.
async fn endings(stream: &mut EventStream, count: usize) -> BTreeMap<String, String> {
    let mut told: BTreeMap<String, String> = BTreeMap::new();
    while told.values().filter(|status| *status != "running").count() < count {
        let place = stream.next().await.expect("an event").json();
        if let (Some(game), Some(status)) = (place["game"].as_str(), place["status"].as_str()) {
            told.insert(game.to_owned(), status.to_owned());
        }
    }
    told
}

#[tokio::test]
async fn games_that_ended_since_are_told_and_those_that_were_over_before_are_not_looked_at() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let client = &people[0].client;
    let before = follow(client, "/v1/stream", None).await.next().await.expect("a greeting").id;
    let sandbox = Table::opened(&people, &json!({"sandbox": {}})).await;
    let [played, resigned, aborted, going] =
        [Table::of(&people).await, Table::of(&people).await, Table::of(&people).await, Table::of(&people).await];
    played.play_out(&mut Dice::new(35)).await;
    sandbox.play_out(&mut Dice::new(36)).await;
    let _ = client.post(&resigned.path("/resign")).send().await.expect(200);
    let _ = client.post(&aborted.path("/abort")).send().await.expect(200);
    going.step(&mut Dice::new(37)).await;

    let mut stream = follow(client, "/v1/stream", before.as_deref()).await;
    let told = endings(&mut stream, 4).await;
    for (table, status) in
        [(&played, "finished"), (&sandbox, "finished"), (&resigned, "finished"), (&aborted, "aborted")]
    {
        assert_eq!(told.get(&table.game).map(String::as_str), Some(status));
    }
    // What is taken back goes on, and is heard of again.
    let _ = client.post(&sandbox.path("/sandbox/rewind")).json(&json!({"version": 5})).send().await.expect(200);
    let database = server.database().connect().await;
    let sql = "select count(*) from players p join games g on g.id = p.game_id
        where (p.over_tx is null) <> (g.status in ('open', 'running'))";
    assert_eq!(database.query_one(sql, &[]).await.expect("a figure").get::<_, i64>(0), 0);
    // Of those that were over before it was kept, it is found out to the digit.
    let kept = "select array_agg(over_tx::text order by game_id, place) from players";
    let before: Vec<Option<String>> = database.query_one(kept, &[]).await.expect("rows").get(0);
    for sql in [
        include_str!("../../../migrations/00000000000015_games_that_go_on/down.sql"),
        include_str!("../../../migrations/00000000000015_games_that_go_on/up.sql"),
    ] {
        database.batch_execute(&format!("begin; {sql} commit")).await.expect("a migration");
    }
    let after: Vec<Option<String>> = database.query_one(kept, &[]).await.expect("rows").get(0);
    assert_eq!((before.iter().flatten().count(), &after), (6, &before));
    let mut now = follow(client, "/v1/stream", None).await;
    let ready = now.next().await.expect("a greeting").id;
    // As nothing would write it: whoever looked would tell it.
    let sql = "insert into moves (game_id, seq, count, seat, commands, events, awaiting)
        select game_id, 9000 + seq, count, seat, commands, events, awaiting from moves where game_id = $1::text::uuid";
    assert!(database.execute(sql, &[&played.game]).await.expect("moves") > 10);
    let at = sandbox.summary().await["version"].as_u64().expect("a version");
    sandbox.play_to(at + 3, &mut Dice::new(38)).await;
    going.step(&mut Dice::new(39)).await;
    let last = (json!(going.game), going.summary().await["version"].clone());
    for stream in [&mut now, &mut follow(client, "/v1/stream", ready.as_deref()).await] {
        let mut told = Vec::new();
        while told.last() != Some(&last) {
            let place = stream.next().await.expect("an event").json();
            told.push((place["game"].clone(), place["version"].clone()));
        }
        let is_told = |table: &Table| told.iter().any(|(game, _)| *game == json!(table.game));
        assert!(is_told(&sandbox) && !is_told(&played), "{told:?}");
    }
}
