//! Taking moves of a sandbox back: the game goes on from there, and nobody who followed it is misled, on any server.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use salon_tests::{Client, Dice, Event, EventStream, PATIENCE, Person, Table, TestServer, people};
use serde_json::{Value, json};

async fn sandbox(server: &TestServer, particulars: Value) -> (Table, Person) {
    let people = people(server, 2).await;
    let mut all = json!({"sandbox": {}});
    all.as_object_mut().expect("an object").extend(particulars.as_object().expect("an object").clone());
    (Table::opened(&people, &all).await, people[0].clone())
}

async fn rewind(owner: &Client, table: &Table, version: u64) -> Value {
    let order = json!({ "version": version });
    owner.post(&table.path("/sandbox/rewind")).json(&order).send().await.expect(200).json()
}

/// What happened, without when.
fn timeless(events: &[Value]) -> Vec<Value> {
    let mut events = events.to_vec();
    for event in &mut events {
        event.as_object_mut().expect("an event").remove("at");
    }
    events
}

async fn version(table: &Table) -> u64 {
    table.summary().await["version"].as_u64().expect("a version")
}

async fn replays(server: &TestServer) {
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn the_same_commands_lead_to_the_same_events_again_and_others_to_others() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let client = table.players[0].client.clone();
    let start = table.play_to(15, &mut Dice::new(1)).await;
    let kept = table.events(&client).await;
    let line = async |dice: u64| {
        table.play_to(start + 40, &mut Dice::new(dice)).await;
        table.events(&client).await
    };
    let first = line(7).await;
    let game = rewind(&owner.client, &table, start).await;
    assert_eq!((&game["version"], &game["sandbox"]["rewinds"]), (&json!(start), &json!(1)));
    assert_eq!(table.events(&client).await, kept, "what stays stays as it was");
    let again = line(7).await;
    assert_eq!(timeless(&again), timeless(&first));
    rewind(&owner.client, &table, start).await;
    assert_ne!(timeless(&line(8).await), timeless(&first));
    // Not inside a move: back to before it.
    let sql =
        "select seq, count::bigint from moves where game_id = $1::text::uuid and count > 1 order by seq desc limit 1";
    let row = server.database().connect().await.query_one(sql, &[&table.game]).await.expect("a move of several events");
    let (seq, count): (i64, i64) = (row.get(0), row.get(1));
    let game = rewind(&owner.client, &table, (seq + count - 1) as u64).await;
    assert_eq!(game["version"], json!(seq));
    // Nothing to take back, nothing happens.
    let same = rewind(&owner.client, &table, seq as u64).await;
    assert_eq!(same["sandbox"]["rewinds"], game["sandbox"]["rewinds"]);
    let beginning = rewind(&owner.client, &table, 0).await;
    assert_eq!(beginning["version"], json!(0));
    assert_eq!(table.events(&client).await, Vec::<Value>::new());
    replays(&server).await;
    table.play_out(&mut Dice::new(3)).await;
    replays(&server).await;
}

#[tokio::test]
async fn a_game_that_is_over_goes_on() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_out(&mut Dice::new(2)).await;
    let end = version(&table).await;
    let over = rewind(&owner.client, &table, end).await;
    assert_eq!((&over["status"], &over["sandbox"]["rewinds"]), (&json!("finished"), &json!(0)), "there it is over");
    let game = rewind(&owner.client, &table, end - 1).await;
    assert_eq!(game["status"], "running");
    assert!(game.get("result").is_none() && game.get("ended_at").is_none());
    assert!(!game["awaiting"].as_array().expect("a list").is_empty());
    replays(&server).await;
    table.play_out(&mut Dice::new(9)).await;
    replays(&server).await;
    // Ended by a resignation: whoever resigned has the seat again.
    rewind(&owner.client, &table, 10).await;
    let gone = &table.players[1];
    let resigned = gone.client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!(resigned["status"], "finished");
    let at = version(&table).await;
    let game = rewind(&owner.client, &table, at).await;
    assert_eq!((&game["status"], &game["players"][1]["resigned"]), (&json!("running"), &json!(false)));
    table.play_to(at + 10, &mut Dice::new(5)).await;
    // Aborted is over for good.
    let other = table.players.iter().find(|player| player.id != owner.id).expect("another");
    let short = Table::opened(&[owner.clone(), other.clone()], &json!({"sandbox": {}})).await;
    let _ = owner.client.post(&short.path("/abort")).send().await.expect(200);
    let answer = owner.client.post(&short.path("/sandbox/rewind")).json(&json!({"version": 0})).send().await;
    answer.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_tag_of_what_was_taken_back_matches_nothing() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    let start = version(&table).await;
    let elsewhere = table.on(&other);
    let tag = async |table: &Table| {
        let view = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
        view.header("etag").expect("a tag").to_owned()
    };
    let bid = |card: u8| json!([{"kind": "place_bid", "card": card}]);
    let before = tag(&elsewhere).await;
    let first = elsewhere.submit(0, &bid(8)).header("if-match", &before).send().await.expect(200);
    let (then, answered) = (tag(&elsewhere).await, first.header("etag").expect("a tag").to_owned());
    assert_eq!(then, answered, "the tag of the answer is that of the view");
    let _ = elsewhere.submit(1, &bid(9)).send().await.expect(200);
    rewind(&owner.client, &table, start).await;
    let _ = table.submit(0, &bid(11)).send().await.expect(200);
    // The same version on another line, through a server that knows the old one.
    assert_eq!(version(&elsewhere).await, start + 1);
    let view = |tag: &str| elsewhere.players[0].client.get(&elsewhere.path("/view")).header("if-none-match", tag);
    let fresh = view(&then).send().await.expect(200);
    assert_eq!(fresh.json()["version"], json!(start + 1));
    assert_eq!(view(fresh.header("etag").expect("a tag")).send().await.status(), 304);
    let board = elsewhere.players[0].client.get(&elsewhere.path("/board.svg")).header("if-none-match", &then);
    let _ = board.send().await.expect(200);
    let late = elsewhere.submit(1, &bid(9)).header("if-match", &then).send().await;
    let problem = late.expect_problem(412, "version_mismatch");
    assert_eq!(problem.body["version"], json!(start + 1));
    let missed = problem.body["missed"].as_array().expect("what was missed");
    assert_eq!(missed[0]["seq"], json!(start), "from where the lines part");
    assert!(problem.body["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
    // From before the lines part, and from a version that is not there any more.
    elsewhere.submit(1, &bid(9)).header("if-match", &before).send().await.expect_problem(412, "version_mismatch");
    let gone = format!("\"{}.r0\"", start + 500);
    elsewhere.submit(1, &bid(9)).header("if-match", &gone).send().await.expect_problem(412, "version_mismatch");
    // Who names a version and no line means whichever there is.
    let number = format!("\"{}\"", start + 1);
    let _ = elsewhere.submit(1, &bid(9)).header("if-match", &number).send().await.expect(200);
    // In other games tags are what they were.
    let ordinary = Table::of(&table.players).await;
    assert_eq!(tag(&ordinary).await, "W/\"0\"");
}

#[tokio::test]
async fn a_key_and_a_plan_of_what_was_taken_back_are_gone() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    let start = version(&table).await;
    let bid = |card: u8| {
        table.submit(0, &json!([{"kind": "place_bid", "card": card}])).header("idempotency-key", "mine").send()
    };
    let _ = bid(8).await.expect(200);
    bid(9).await.expect_problem(422, "idempotency_key_reused");
    let plan = json!({"decision": "place_bid", "acts": "at_once", "alternatives": [
        {"commands": [{"kind": "place_bid", "card": 10}]}
    ]});
    let id = "0199a0c2-aaaa-7c55-b0f4-6d3a7f2f7d11";
    let path = table.path(&format!("/plans/{id}"));
    let planned = table.players[1].client.put(&path).json(&plan).send().await;
    assert!(planned.status() < 300, "{planned}");
    rewind(&owner.client, &table, start.saturating_sub(1)).await;
    let plans = table.get(&table.players[1].client, "/plans").await;
    assert_eq!(plans["items"], json!([]));
    table.play_to_bidding(&mut Dice::new(1)).await;
    assert_eq!(version(&table).await, start, "no plan has played");
    let _ = bid(9).await.expect(200);
}

#[tokio::test]
async fn the_clock_goes_back_with_the_moves() {
    let server = TestServer::start().await;
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0, "seconds": 3600}, "at_deadline": "bot"
    }});
    let (table, owner) = sandbox(&server, clock).await;
    let (slow, _) = table.awaited().await[0].clone();
    let pass = async |seconds: u64| {
        let order = json!({ "seconds": seconds });
        let _ = owner.client.post(&table.path("/sandbox/time")).json(&order).send().await.expect(200);
    };
    pass(3700).await;
    let missed = table.until("the bot has decided", |game| game["version"] != json!(0)).await;
    assert_eq!(missed["players"][slow]["clock"]["missed"], json!(1));
    let game = rewind(&owner.client, &table, 0).await;
    assert_eq!(game["players"][slow]["clock"]["missed"], json!(0));
    let deadline: chrono::DateTime<chrono::Utc> =
        game["awaiting"][0]["deadline"].as_str().expect("a deadline").parse().expect("a time");
    let left = (deadline - chrono::Utc::now()).num_seconds();
    assert!((3500..=3600).contains(&left), "the whole hour again: {left}");
    // In the middle: who had waited for half an hour has waited for half an hour.
    let mut dice = Dice::new(1);
    let other = 1 - slow;
    pass(1800).await;
    if table.awaited().await.iter().any(|(seat, _)| *seat == other) {
        let command = dice.pick(&table.choices(other).await["legal"]);
        let _ = table.submit(other, &json!([command])).send().await.expect(200);
        let at = version(&table).await;
        pass(1900).await;
        table.until("the bot has decided", |game| game["version"] != json!(at)).await;
        let game = rewind(&owner.client, &table, at).await;
        let waits = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(slow)).cloned();
        let deadline = waits.expect("awaited")["deadline"].as_str().expect("a deadline").to_owned();
        let left =
            (deadline.parse::<chrono::DateTime<chrono::Utc>>().expect("a time") - chrono::Utc::now()).num_seconds();
        assert!((1700..=1800).contains(&left), "half an hour is left: {left}");
    }
    replays(&server).await;
}

async fn next(stream: &mut EventStream, name: &str) -> Event {
    let event = stream.next().await.expect("an event");
    assert_eq!(event.name, name, "{event:?}");
    event
}

#[tokio::test]
async fn streams_tell_it_and_go_on_without_loss_or_duplicate() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let elsewhere = table.on(&other);
    let player = &elsewhere.players[0];
    let path = table.path("/stream");
    let mut all = player.client.get("/v1/stream").stream().await;
    next(&mut all, "ready").await;
    let mut stream = player.client.get(&path).stream().await;
    let start = table.play_to(10, &mut Dice::new(1)).await;
    let mut last = String::new();
    for seq in 0..start {
        let event = next(&mut stream, "event").await;
        assert_eq!(event.json()["seq"], json!(seq));
        last = event.id.expect("an id");
    }
    assert_eq!(last, format!("{}.r0", start - 1));
    // Back, on, further back, and on again.
    rewind(&owner.client, &table, 6).await;
    let kept = version(&table).await;
    let told = next(&mut stream, "rewound").await;
    assert_eq!((told.json()["version"].clone(), told.id), (json!(kept), Some(format!("{}.r1", kept as i64 - 1))));
    table.play_to(kept + 3, &mut Dice::new(2)).await;
    for seq in kept..version(&table).await {
        assert_eq!(next(&mut stream, "event").await.json()["seq"], json!(seq));
    }
    let middle = version(&table).await;
    rewind(&owner.client, &table, 0).await;
    assert_eq!(next(&mut stream, "rewound").await.json()["version"], json!(0));
    table.play_to(middle + 5, &mut Dice::new(3)).await;
    rewind(&owner.client, &table, middle).await;
    let lowest = version(&table).await;
    table.play_to(middle + 5, &mut Dice::new(4)).await;
    let now = version(&table).await;
    let events = table.events(&player.client).await;
    // Whoever comes back from the first line is told the lowest, once, and then everything that is so now.
    let resumed = player.client.get(&path).header("last-event-id", &last);
    let mut resumed = resumed.stream().await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(0));
    for event in &events {
        assert_eq!(&next(&mut resumed, "event").await.json(), event);
    }
    // From the line before: only what parted since. From this line: what follows.
    let place = format!("{}.r2", lowest.saturating_sub(1));
    let mut resumed = player.client.get(&path).header("last-event-id", &place).stream().await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(lowest));
    assert_eq!(next(&mut resumed, "event").await.json()["seq"], json!(lowest));
    let mut resumed = player.client.get(&path).header("last-event-id", &format!("{}.r3", now - 2)).stream().await;
    assert_eq!(next(&mut resumed, "event").await.json()["seq"], json!(now - 1));
    let mut resumed = player.client.get(&path).header("last-event-id", "-1.r0").stream().await;
    assert_eq!(next(&mut resumed, "rewound").await.json()["version"], json!(0));
    for wrong in ["-1", "-2.r0", "1.5", "1.r", "1.r0.x", "r0", "1.finished"] {
        let answer = player.client.get(&path).header("last-event-id", wrong).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
    // The stream over all games has every rewind in its place among the moves.
    let mut rewinds = Vec::new();
    while rewinds.len() < 3 {
        let event = all.next().await.expect("an event");
        if event.name == "rewound" {
            assert_eq!(event.json()["game"], json!(table.game));
            rewinds.push(event.json()["version"].as_u64().expect("a version"));
        }
    }
    assert_eq!(rewinds, [kept, 0, lowest]);
    // And so has the feed, each with whose turn it is then.
    let feed = player.feed(server.database()).await;
    let places: Vec<usize> = (0..feed.len()).filter(|at| feed[*at]["kind"] == "game_rewound").collect();
    assert_eq!(places.len(), 3);
    let versions: Vec<&Value> = places.iter().map(|at| &feed[*at]["version"]).collect();
    assert_eq!(versions, [&json!(kept), &json!(0), &json!(lowest)]);
    let turn = &feed[places[1] + 1];
    let opened = feed.iter().find(|news| news["kind"] == "your_turn").expect("a turn");
    if opened["version"] == json!(0) {
        assert_eq!((&turn["kind"], &turn["version"]), (&json!("your_turn"), &json!(0)), "asked again");
    }
}

/// What two players and an owner have done together so far, and whether it is enough.
#[derive(Default)]
struct Together {
    moves: AtomicUsize,
    rewinds: AtomicUsize,
}

impl Together {
    fn is_enough(&self) -> bool {
        self.moves.load(Ordering::SeqCst) > 60 && self.rewinds.load(Ordering::SeqCst) > 20
    }
}

/// Makes random moves through one server until there are enough; what is refused because the game moved on is no fault.
async fn play(table: Table, seed: u64, together: Arc<Together>) {
    let mut dice = Dice::new(seed);
    while !together.is_enough() {
        let awaited = table.awaited().await;
        if awaited.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let (seat, _) = awaited[dice.below(awaited.len())].clone();
        let choices = table.choices(seat).await;
        let forward = |legal: &Vec<Value>| legal.iter().any(|command| command["kind"] != "take_down");
        if !choices["legal"].as_array().is_some_and(forward) {
            continue;
        }
        let command = dice.pick(&choices["legal"]);
        let answer = table.submit(seat, &json!([command])).send().await;
        assert!(answer.status() < 500, "{answer}");
        together.moves.fetch_add(usize::from(answer.status() == 200), Ordering::SeqCst);
    }
}

#[tokio::test]
async fn two_servers_players_and_rewinds_at_once_agree_in_the_end() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let elsewhere = table.on(&other);
    let mut stream = elsewhere.players[1].client.get(&table.path("/stream")).stream().await;
    let together = Arc::new(Together::default());
    let player = |table: &Table, seed: u64| tokio::spawn(play(table.clone(), seed, Arc::clone(&together)));
    let players = [player(&table, 1), player(&elsewhere, 2)];
    let mut dice = Dice::new(3);
    let deadline = std::time::Instant::now() + PATIENCE;
    while !together.is_enough() {
        let rewinds = together.rewinds.load(Ordering::SeqCst);
        assert!(std::time::Instant::now() < deadline, "{rewinds} rewinds");
        tokio::time::sleep(Duration::from_millis(60)).await;
        let at = version(&table).await;
        let to = dice.below(usize::try_from(at).expect("a few") + 1);
        let through = if rewinds % 2 == 0 { &owner.client } else { &elsewhere.players[0].client };
        let owner = if rewinds % 2 == 0 { through.clone() } else { other.client().with_token(owner.access_token()) };
        let order = json!({ "version": to });
        let answer = owner.post(&table.path("/sandbox/rewind")).json(&order).send().await;
        // Another move may have been taken back meanwhile, or too many were made.
        assert!([200, 404, 409].contains(&answer.status()), "{answer}");
        together.rewinds.fetch_add(usize::from(answer.status() == 200), Ordering::SeqCst);
    }
    for player in players {
        player.await.expect("a player");
    }
    // Whoever followed has what everybody has.
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
                assert_eq!(event.json()["seq"], json!(followed.len()), "neither lost nor twice");
                followed.push(event.json());
            }
            "rewound" => followed.truncate(event.json()["version"].as_u64().expect("a version") as usize),
            // It was over for a moment: whoever comes back is told what became of that.
            "end" => {
                let again = elsewhere.players[1].client.get(&table.path("/stream"));
                stream = again.header("last-event-id", &last).stream().await;
            }
            other => panic!("{other}"),
        }
    }
    replays(&server).await;
}

#[tokio::test]
async fn an_end_that_can_be_taken_back_opens_no_hands_and_wakes_nobody() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let other = table.players.iter().find(|player| player.id != owner.id).expect("somebody else");
    let open = json!({"sandbox": {"open_hands": true}});
    let open = Table::opened(&[owner.clone(), other.clone()], &open).await;
    for (table, told) in [(&table, false), (&open, true)] {
        let _ = owner.client.post(&table.path("/resign")).send().await.expect(200);
        let record = owner.client.get(&table.path("/record")).send().await.expect(200).json();
        assert_eq!(record.to_string().contains("\"seed\""), told, "{record}");
    }
    let order = json!({"password": salon_tests::PASSWORD});
    let _ = other.client.post("/v1/account/deletion").json(&order).send().await.expect(204);
    let again = rewind(&owner.client, &table, 0).await;
    assert_eq!(again["status"], "running");
    for player in again["players"].as_array().expect("players") {
        let gone = player["account"].is_null();
        assert_eq!(player["resigned"], gone, "who has gone does not come back: {again}");
    }
}
