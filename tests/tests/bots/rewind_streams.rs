//! Streams and feeds of a sandbox that is rewound, on several servers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use salon_tests::{EventStream, Person, SeededRng, SseEvent, TestServer, TestTable, WAIT_TIMEOUT};
use serde_json::{Value, json};

use super::rewind::{check_replay, rewind, sandbox, version};

async fn next(stream: &mut EventStream, name: &str) -> SseEvent {
    let event = stream.next().await.expect("an event");
    assert_eq!(event.name, name, "{event:?}");
    event
}

/// A sandbox that was rewound three times on the first server, with a player who follows it on the second.
struct RewoundGame {
    table: TestTable,
    /// The client of the second server.
    player: Person,
    /// The stream over all games of the player, from before the first move.
    all_games: EventStream,
    /// The id of the last event on the first line of play.
    first_line_id: String,
    /// The versions of the three rewinds.
    rewinds: [u64; 3],
    server: TestServer,
    _second_server: TestServer,
}

impl RewoundGame {
    /// Plays and rewinds, and checks that a followed stream reports every event and every rewind.
    async fn play() -> Self {
        let server = TestServer::start().await;
        let second = TestServer::builder().database(server.database()).start().await;
        let (table, owner) = sandbox(&server, json!({})).await;
        let player = table.on(&second).players[0].clone();
        let mut all_games = player.client.get("/v1/stream").stream().await;
        next(&mut all_games, "ready").await;
        let mut stream = player.client.get(&table.path("/stream")).stream().await;
        let start = table.play_to_version(10, &mut SeededRng::new(1)).await;
        let mut first_line_id = String::new();
        for seq in 0..start {
            let event = next(&mut stream, "event").await;
            assert_eq!(event.json()["seq"], json!(seq));
            first_line_id = event.id.expect("an id");
        }
        assert_eq!(first_line_id, format!("{}.r0", start - 1));
        rewind(&owner.client, &table, 6).await;
        let kept = version(&table).await;
        let event = next(&mut stream, "rewound").await;
        assert_eq!((event.json()["version"].clone(), event.id), (json!(kept), Some(format!("{}.r1", kept as i64 - 1))));
        table.play_to_version(kept + 3, &mut SeededRng::new(2)).await;
        for seq in kept..version(&table).await {
            assert_eq!(next(&mut stream, "event").await.json()["seq"], json!(seq));
        }
        let middle = version(&table).await;
        rewind(&owner.client, &table, 0).await;
        assert_eq!(next(&mut stream, "rewound").await.json()["version"], json!(0));
        table.play_to_version(middle + 5, &mut SeededRng::new(3)).await;
        rewind(&owner.client, &table, middle).await;
        let last = version(&table).await;
        table.play_to_version(middle + 5, &mut SeededRng::new(4)).await;
        let rewinds = [kept, 0, last];
        Self { table, player, all_games, first_line_id, rewinds, server, _second_server: second }
    }

    async fn resume(&self, last_event_id: &str) -> EventStream {
        self.player.client.get(&self.table.path("/stream")).header("last-event-id", last_event_id).stream().await
    }
}

#[tokio::test]
async fn a_resumed_stream_continues_from_any_line_of_play() {
    let game = RewoundGame::play().await;
    let now = version(&game.table).await;
    let events = game.table.events(&game.player.client).await;
    // A client that resumes from the first line gets the lowest version once, then all current events.
    let mut resumed = game.resume(&game.first_line_id).await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(0));
    for event in &events {
        assert_eq!(&next(&mut resumed, "event").await.json(), event);
    }
    // From the previous line: only what changed since. From the current line: the following events.
    let [.., last] = game.rewinds;
    let mut resumed = game.resume(&format!("{}.r2", last.saturating_sub(1))).await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(last));
    assert_eq!(next(&mut resumed, "event").await.json()["seq"], json!(last));
    let mut resumed = game.resume(&format!("{}.r3", now - 2)).await;
    assert_eq!(next(&mut resumed, "event").await.json()["seq"], json!(now - 1));
    let mut resumed = game.resume("-1.r0").await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(0));
    for wrong in ["-1", "-2.r0", "1.5", "1.r", "1.r0.x", "r0", "1.finished"] {
        let path = game.table.path("/stream");
        let answer = game.player.client.get(&path).header("last-event-id", wrong).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
}

#[tokio::test]
async fn the_stream_of_all_games_and_the_feed_list_rewinds() {
    let mut game = RewoundGame::play().await;
    let mut rewinds = Vec::new();
    while rewinds.len() < 3 {
        let event = game.all_games.next().await.expect("an event");
        if event.name == "rewound" {
            assert_eq!(event.json()["game"], json!(game.table.game));
            rewinds.push(event.json()["version"].as_u64().expect("a version"));
        }
    }
    assert_eq!(rewinds, game.rewinds);
    // The feed has them too, each with the notices of the turns after it.
    let feed = game.player.feed(game.server.database()).await;
    let places: Vec<usize> = (0..feed.len()).filter(|at| feed[*at]["kind"] == "game_rewound").collect();
    assert_eq!(places.len(), 3);
    let versions: Vec<Value> = places.iter().map(|at| feed[*at]["version"].clone()).collect();
    assert_eq!(versions, game.rewinds.map(|version| json!(version)));
    let turn = &feed[places[1] + 1];
    let opened = feed.iter().find(|notice| notice["kind"] == "your_turn").expect("a turn");
    if opened["version"] == json!(0) {
        assert_eq!((&turn["kind"], &turn["version"]), (&json!("your_turn"), &json!(0)), "a new turn notice");
    }
}

/// The progress of two players and the owner.
#[derive(Default)]
struct Progress {
    moves: AtomicUsize,
    rewinds: AtomicUsize,
    /// Whether the players wait for a rewind.
    paused: AtomicBool,
}

impl Progress {
    fn counts(&self) -> (usize, usize) {
        (self.moves.load(Ordering::SeqCst), self.rewinds.load(Ordering::SeqCst))
    }

    fn is_enough(&self) -> bool {
        self.moves.load(Ordering::SeqCst) > 60 && self.rewinds.load(Ordering::SeqCst) > 20
    }
}

/// Makes random moves through one server until there are enough; commands may be refused because the game has changed.
async fn play(table: TestTable, seed: u64, progress: Arc<Progress>) {
    let mut rng = SeededRng::new(seed);
    while !progress.is_enough() {
        let awaited = table.awaited().await;
        if awaited.is_empty() || progress.paused.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let (seat, _) = awaited[rng.below(awaited.len())].clone();
        let choices = table.choices(seat).await;
        let forward = |legal: &Vec<Value>| legal.iter().any(|command| command["kind"] != "take_down");
        if !choices["legal"].as_array().is_some_and(forward) {
            continue;
        }
        let command = rng.pick(&choices["legal"]);
        let answer = table.submit(seat, &json!([command])).send().await;
        assert!(answer.status() < 500, "{answer}");
        progress.moves.fetch_add(usize::from(answer.status() == 200), Ordering::SeqCst);
    }
}

#[tokio::test]
async fn two_servers_agree_after_concurrent_moves_and_rewinds() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let elsewhere = table.on(&other);
    let mut stream = elsewhere.players[1].client.get(&table.path("/stream")).stream().await;
    let progress = Arc::new(Progress::default());
    let player = |table: &TestTable, seed: u64| tokio::spawn(play(table.clone(), seed, Arc::clone(&progress)));
    let players = [player(&table, 1), player(&elsewhere, 2)];
    let mut rng = SeededRng::new(3);
    let (mut counts, mut deadline) = (progress.counts(), Instant::now() + WAIT_TIMEOUT);
    while !progress.is_enough() {
        if progress.counts() != counts {
            (counts, deadline) = (progress.counts(), Instant::now() + WAIT_TIMEOUT);
        }
        assert!(Instant::now() < deadline, "neither a move nor a rewind in time, after {counts:?} moves and rewinds");
        let rewinds = progress.rewinds.load(Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(60)).await;
        let at = version(&table).await;
        let to = rng.below(usize::try_from(at).expect("a few") + 1);
        let through = if rewinds % 2 == 0 { &owner.client } else { &elsewhere.players[0].client };
        let owner = if rewinds % 2 == 0 { through.clone() } else { other.client().with_token(owner.access_token()) };
        let order = json!({ "version": to });
        let answer = owner.post(&table.path("/sandbox/rewind")).json(&order).send().await;
        // The version may not exist any more, or the game may have changed in between.
        assert!([200, 404, 409].contains(&answer.status()), "{answer}");
        // A rewind that moves have overtaken is tried again while nobody begins another move.
        progress.paused.store(answer.status() == 409, Ordering::SeqCst);
        progress.rewinds.fetch_add(usize::from(answer.status() == 200), Ordering::SeqCst);
    }
    for player in players {
        player.await.expect("a player");
    }
    // A follower of the stream has the same events as a reader.
    let events = table.events(&table.players[1].client).await;
    assert_eq!(elsewhere.events(&elsewhere.players[1].client).await, events);
    let mut followed: Vec<Value> = Vec::new();
    let mut last = String::new();
    while followed != events {
        let event =
            stream.next().await.unwrap_or_else(|| panic!("the stream ended at {} of {}", followed.len(), events.len()));
        last = event.id.clone().unwrap_or(last);
        match event.name.as_str() {
            "event" => {
                assert_eq!(event.json()["seq"], json!(followed.len()), "events without gaps or duplicates");
                followed.push(event.json());
            }
            "rewound" => followed.truncate(event.json()["version"].as_u64().expect("a version") as usize),
            // The game was over for a short time: a client that reconnects continues after the rewind.
            "end" => {
                let again = elsewhere.players[1].client.get(&table.path("/stream"));
                stream = again.header("last-event-id", &last).stream().await;
            }
            other => panic!("{other}"),
        }
    }
    check_replay(&server).await;
}
