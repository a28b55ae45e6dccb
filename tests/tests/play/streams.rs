//! Streams of games and of accounts: events, resuming, heartbeats, access.

use std::time::{Duration, Instant};

use salon_tests::{
    ApiClient, EventStream, Person, SeededRng, SseEvent, TestServer, TestTable, WAIT_TIMEOUT, lock_all_tables, people,
};
use serde_json::json;

/// Opens a stream, resumed after an event id if one is given.
pub(super) async fn follow(client: &ApiClient, path: &str, last: Option<&str>) -> EventStream {
    let request = client.get(path);
    match last {
        Some(id) => request.header("last-event-id", id).stream().await,
        None => request.stream().await,
    }
}

/// Returns the next events.
async fn take(stream: &mut EventStream, count: usize) -> Vec<SseEvent> {
    let mut events = Vec::new();
    while events.len() < count {
        events.push(stream.next().await.expect("an event"));
    }
    events
}

/// Returns the next moves in a stream of all games. A stream that was opened while an older transaction ran in the cluster may send
/// earlier status changes first; they are skipped.
pub(super) async fn take_moves(stream: &mut EventStream, count: usize) -> Vec<SseEvent> {
    let mut events = Vec::new();
    while events.len() < count {
        events.extend(take(stream, 1).await.into_iter().filter(|event| event.name == "move"));
    }
    events
}

/// Returns the sequence numbers of events of a game stream.
fn sequence_numbers(events: &[SseEvent]) -> Vec<u64> {
    let one = |event: &SseEvent| {
        assert_eq!(event.name, "event");
        let number = event.json()["seq"].as_u64().expect("a number");
        assert_eq!(event.id, Some(number.to_string()));
        number
    };
    events.iter().map(one).collect()
}

#[tokio::test]
async fn a_game_stream_sends_visible_events_until_the_end() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(30);
    table.play_to_version(10, &mut rng).await;
    let path = table.path("/stream");
    let mut own = follow(&table.players[0].client, &path, None).await;
    let mut spectator = follow(&server.client(), &path, None).await;
    table.play_to_bidding(&mut rng).await;
    let _ = table.submit(0, &json!([{"kind": "place_bid", "card": 8}])).send().await.expect(200);
    let version = table.summary().await["version"].as_u64().expect("a version") as usize;
    for (stream, client) in [(&mut own, &table.players[0].client), (&mut spectator, &server.client())] {
        let events = take(stream, version).await;
        let expected = table.events(client).await;
        assert_eq!(events.iter().map(SseEvent::json).collect::<Vec<_>>(), expected);
        let contract = server.client().contract();
        for event in &events {
            contract.check_schema("EventView", &event.json()).expect("an event as documented");
        }
        let bid = &events.last().expect("events").json()["event"];
        assert_eq!(bid["kind"], "bid_sealed");
    }
    let mut later = follow(&server.client(), &table.path(&format!("/stream?from={}", version - 1)), None).await;
    assert_eq!(sequence_numbers(&take(&mut later, 1).await), [version as u64 - 1]);
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    for stream in [&mut own, &mut spectator, &mut later] {
        assert_eq!(stream.next().await.expect("the end").name, "end");
        assert_eq!(stream.next().await, None);
    }
    let mut over = follow(&server.client(), &path, Some(&(version - 1).to_string())).await;
    assert_eq!(over.next().await.expect("the end").name, "end");
}

#[tokio::test]
async fn a_resumed_game_stream_has_no_gaps_or_duplicates() {
    let mut one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = TestTable::start(&one, 2).await;
    let there = table.on(&other);
    let path = table.path("/stream");
    let mut rng = SeededRng::new(31);
    let mut seen: Vec<SseEvent> = Vec::new();
    let mut version = 0;
    for round in 0..6_u8 {
        let on_one = round.is_multiple_of(2);
        let client = if on_one { one.client() } else { other.client() };
        let last = seen.last().and_then(|event| event.id.clone());
        let mut stream = follow(&client, &path, last.as_deref()).await;
        // Moves are made on the server that does not serve the stream.
        let mover = if on_one { &there } else { &table };
        version = mover.play_to_version(version + 12, &mut rng).await;
        // A part of the events is read, then the connection is closed.
        let count = (version as usize - seen.len()).saturating_sub(3);
        seen.extend(take(&mut stream, count).await);
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
    assert_eq!(sequence_numbers(&seen), (0..version).collect::<Vec<_>>());
    assert!(stream.is_quiet_for(Duration::from_millis(300)).await);
}

#[tokio::test]
async fn an_idle_stream_sends_heartbeats() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "100ms").start().await;
    let table = TestTable::start(&server, 2).await;
    for (client, path) in
        [(server.client(), table.path("/stream")), (table.players[0].client.clone(), "/v1/stream".to_owned())]
    {
        let mut stream = follow(&client, &path, None).await;
        let deadline = Instant::now() + WAIT_TIMEOUT;
        while stream.comments < 3 {
            assert!(Instant::now() < deadline, "{path}");
            let _ = tokio::time::timeout(Duration::from_millis(100), stream.next()).await;
        }
        assert_eq!(stream.retry, Some(2000));
    }
}

#[tokio::test]
async fn a_stopping_server_sends_reconnect() {
    let mut server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut game = follow(&server.client(), &table.path("/stream"), None).await;
    let mut mine = follow(&table.players[0].client, "/v1/stream", None).await;
    mine.expect_event("ready").await;
    table.step(&mut SeededRng::new(34)).await;
    assert_eq!(game.next().await.expect("an event").name, "event");
    take_moves(&mut mine, 1).await;
    server.send_sigterm();
    for stream in [&mut game, &mut mine] {
        let mut last = stream.next().await.expect("a reconnect event");
        while last.name == "event" {
            last = stream.next().await.expect("a reconnect event");
        }
        assert_eq!((last.name.as_str(), stream.retry), ("reconnect", Some(500)));
        assert_eq!(stream.next().await, None);
    }
    assert!(server.wait_for_exit().await.success());
}

#[tokio::test]
async fn a_stream_is_refused_without_access_or_valid_cursor() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let private = TestTable::with_visibility(&people[..2], "private", None).await;
    for client in [&people[2].client, &server.client()] {
        client.get(&private.path("/stream")).send().await.expect_problem(404, "not_found");
    }
    let _ = follow(&people[0].client, &private.path("/stream"), None).await;
    for id in ["x", "-1", "99999999999999999999"] {
        let request = people[0].client.get(&private.path("/stream")).header("last-event-id", id);
        request.send().await.expect_problem(400, "invalid_cursor");
    }
    server.client().get("/v1/stream").send().await.expect_problem(401, "unauthenticated");
    // The last one is ["moves",[-5,"<nil>",0]]: well-formed, but never issued by the server.
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
async fn a_game_stream_ends_when_the_game_is_aborted() {
    let server = TestServer::start().await;
    let people: Vec<Person> = people(&server, 2).await;
    let table = TestTable::of(&people).await;
    let mut stream = follow(&server.client(), &table.path("/stream"), None).await;
    let _ = people[0].client.post(&table.path("/abort")).send().await.expect(200);
    assert_eq!(stream.next().await.expect("the end").name, "end");
}

#[tokio::test]
async fn idle_streams_do_not_query_the_database() {
    let server = TestServer::builder().env("SALON_STREAM_HEARTBEAT", "50ms").start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    // A stream that is opened while an older transaction runs may send the last moves again.
    server.database().wait_until_visible().await;
    let client = &table.players[0].client;
    let (mut of_game, mut of_all) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        of_game.push(follow(client, &table.path(&format!("/stream?from={version}")), None).await);
        let mut all = follow(client, "/v1/stream", None).await;
        all.expect_event("ready").await;
        of_all.push(all);
    }
    for stream in of_game.iter_mut().chain(&mut of_all) {
        stream.wait_for_heartbeat().await;
    }
    let database = server.database().connect().await;
    lock_all_tables(&database).await;
    // A background query of the server waits: the lock blocks queries.
    server.database().wait_for_lock_waiters(1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    for stream in of_game.iter_mut().chain(&mut of_all) {
        stream.wait_for_heartbeat().await;
    }
    database.batch_execute("commit").await.expect("a commit");
    let legal = table.choices(1).await["legal"].clone();
    let _ = table.submit(1, &json!([legal[0]])).send().await.expect(200);
    for stream in &mut of_game {
        assert_eq!(sequence_numbers(&take(stream, 1).await), [version], "the stream sends the next event");
    }
    for stream in &mut of_all {
        assert_eq!(take_moves(stream, 1).await[0].json()["game"], json!(table.game));
    }
}
