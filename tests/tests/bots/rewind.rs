//! Rewinding a sandbox: play continues from there, and the caches of every server follow.

use salon_tests::{ApiClient, Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

pub(super) async fn sandbox(server: &TestServer, particulars: Value) -> (TestTable, Person) {
    let people = people(server, 2).await;
    let mut all = json!({"sandbox": {}});
    all.as_object_mut().expect("an object").extend(particulars.as_object().expect("an object").clone());
    (TestTable::with_settings(&people, &all).await, people[0].clone())
}

pub(super) async fn rewind(owner: &ApiClient, table: &TestTable, version: u64) -> Value {
    let order = json!({ "version": version });
    owner.post(&table.path("/sandbox/rewind")).json(&order).send().await.expect(200).json()
}

/// The events without their times.
fn without_times(events: &[Value]) -> Vec<Value> {
    let mut events = events.to_vec();
    for event in &mut events {
        event.as_object_mut().expect("an event").remove("at");
    }
    events
}

pub(super) async fn version(table: &TestTable) -> u64 {
    table.summary().await["version"].as_u64().expect("a version")
}

pub(super) async fn check_replay(server: &TestServer) {
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn commands_after_a_rewind_are_deterministic() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let client = table.players[0].client.clone();
    let start = table.play_to_version(15, &mut SeededRng::new(1)).await;
    let kept = table.events(&client).await;
    let line = async |rng: u64| {
        table.play_to_version(start + 40, &mut SeededRng::new(rng)).await;
        table.events(&client).await
    };
    let first = line(7).await;
    let game = rewind(&owner.client, &table, start).await;
    assert_eq!((&game["version"], &game["sandbox"]["rewinds"]), (&json!(start), &json!(1)));
    assert_eq!(table.events(&client).await, kept, "earlier events are unchanged");
    let again = line(7).await;
    assert_eq!(without_times(&again), without_times(&first));
    rewind(&owner.client, &table, start).await;
    assert_ne!(without_times(&line(8).await), without_times(&first));
    // A version inside a move leads to the version before the move.
    let sql =
        "select seq, count::bigint from moves where game_id = $1::text::uuid and count > 1 order by seq desc limit 1";
    let row = server.database().connect().await.query_one(sql, &[&table.game]).await.expect("a move of several events");
    let (seq, count): (i64, i64) = (row.get(0), row.get(1));
    let game = rewind(&owner.client, &table, (seq + count - 1) as u64).await;
    assert_eq!(game["version"], json!(seq));
    // A rewind to the current version changes nothing.
    let same = rewind(&owner.client, &table, seq as u64).await;
    assert_eq!(same["sandbox"]["rewinds"], game["sandbox"]["rewinds"]);
    let beginning = rewind(&owner.client, &table, 0).await;
    assert_eq!(beginning["version"], json!(0));
    assert_eq!(table.events(&client).await, Vec::<Value>::new());
    check_replay(&server).await;
    table.play_to_end(&mut SeededRng::new(3)).await;
    check_replay(&server).await;
}

#[tokio::test]
async fn a_finished_sandbox_can_be_rewound() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_to_end(&mut SeededRng::new(2)).await;
    let end = version(&table).await;
    let over = rewind(&owner.client, &table, end).await;
    assert_eq!(
        (&over["status"], &over["sandbox"]["rewinds"]),
        (&json!("finished"), &json!(0)),
        "the game is over at this version"
    );
    let game = rewind(&owner.client, &table, end - 1).await;
    assert_eq!(game["status"], "running");
    assert!(game.get("result").is_none() && game.get("ended_at").is_none());
    assert!(!game["awaiting"].as_array().expect("a list").is_empty());
    check_replay(&server).await;
    table.play_to_end(&mut SeededRng::new(9)).await;
    check_replay(&server).await;
    // After a game that ended by resignation, the player has the seat again.
    rewind(&owner.client, &table, 10).await;
    let gone = &table.players[1];
    let resigned = gone.client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!(resigned["status"], "finished");
    let at = version(&table).await;
    let game = rewind(&owner.client, &table, at).await;
    assert_eq!((&game["status"], &game["players"][1]["resigned"]), (&json!("running"), &json!(false)));
    table.play_to_version(at + 10, &mut SeededRng::new(5)).await;
    // An aborted game cannot be rewound.
    let other = table.players.iter().find(|player| player.id != owner.id).expect("another");
    let short = TestTable::with_settings(&[owner.clone(), other.clone()], &json!({"sandbox": {}})).await;
    let _ = owner.client.post(&short.path("/abort")).send().await.expect(200);
    let answer = owner.client.post(&short.path("/sandbox/rewind")).json(&json!({"version": 0})).send().await;
    answer.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_tag_of_another_line_of_play_matches_nothing() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    let start = version(&table).await;
    let elsewhere = table.on(&other);
    let tag = async |table: &TestTable| {
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
    // The same version on another line of play, through a server that has the old one in its cache.
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
    assert_eq!(missed[0]["seq"], json!(start), "from where the lines diverge");
    assert!(problem.body["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
    // From before the lines diverge, and from a version that no longer exists.
    elsewhere.submit(1, &bid(9)).header("if-match", &before).send().await.expect_problem(412, "version_mismatch");
    let gone = format!("\"{}.r0\"", start + 500);
    elsewhere.submit(1, &bid(9)).header("if-match", &gone).send().await.expect_problem(412, "version_mismatch");
    // A version without a line of play matches the current line.
    let number = format!("\"{}\"", start + 1);
    let _ = elsewhere.submit(1, &bid(9)).header("if-match", &number).send().await.expect(200);
    // Tags of other games are unchanged.
    let ordinary = TestTable::of(&table.players).await;
    assert_eq!(tag(&ordinary).await, "W/\"0\"");
}

#[tokio::test]
async fn a_rewind_removes_keys_and_plans() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
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
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    assert_eq!(version(&table).await, start, "no plan has played");
    let _ = bid(9).await.expect(200);
}

#[tokio::test]
async fn a_rewind_restores_the_clocks() {
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
    let missed = table.wait_until("the bot has decided", |game| game["version"] != json!(0)).await;
    assert_eq!(missed["players"][slow]["clock"]["missed"], json!(1));
    let game = rewind(&owner.client, &table, 0).await;
    assert_eq!(game["players"][slow]["clock"]["missed"], json!(0));
    let deadline: chrono::DateTime<chrono::Utc> =
        game["awaiting"][0]["deadline"].as_str().expect("a deadline").parse().expect("a time");
    let left = (deadline - chrono::Utc::now()).num_seconds();
    assert!((3500..=3600).contains(&left), "the whole hour again: {left}");
    // A rewind into the middle of a decision keeps the half hour that had passed.
    let mut rng = SeededRng::new(1);
    let other = 1 - slow;
    pass(1800).await;
    if table.awaited().await.iter().any(|(seat, _)| *seat == other) {
        let command = rng.pick(&table.choices(other).await["legal"]);
        let _ = table.submit(other, &json!([command])).send().await.expect(200);
        let at = version(&table).await;
        pass(1900).await;
        table.wait_until("the bot has decided", |game| game["version"] != json!(at)).await;
        let game = rewind(&owner.client, &table, at).await;
        let waits = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(slow)).cloned();
        let deadline = waits.expect("awaited")["deadline"].as_str().expect("a deadline").to_owned();
        let left =
            (deadline.parse::<chrono::DateTime<chrono::Utc>>().expect("a time") - chrono::Utc::now()).num_seconds();
        assert!((1700..=1800).contains(&left), "half an hour is left: {left}");
    }
    check_replay(&server).await;
}

#[tokio::test]
async fn a_sandbox_end_hides_the_seed_and_revives_no_account() {
    let server = TestServer::start().await;
    let (table, owner) = sandbox(&server, json!({})).await;
    let other = table.players.iter().find(|player| player.id != owner.id).expect("another player");
    let open = json!({"sandbox": {"open_hands": true}});
    let open = TestTable::with_settings(&[owner.clone(), other.clone()], &open).await;
    for (table, is_open) in [(&table, false), (&open, true)] {
        let _ = owner.client.post(&table.path("/resign")).send().await.expect(200);
        let record = owner.client.get(&table.path("/record")).send().await.expect(200).json();
        assert_eq!(record.to_string().contains("\"seed\""), is_open, "{record}");
    }
    let order = json!({"password": salon_tests::PASSWORD});
    let _ = other.client.post("/v1/account/deletion").json(&order).send().await.expect(204);
    let again = rewind(&owner.client, &table, 0).await;
    assert_eq!(again["status"], "running");
    for player in again["players"].as_array().expect("players") {
        let gone = player["account"].is_null();
        assert_eq!(player["resigned"], gone, "a deleted account gets its seat back: {again}");
    }
}
