//! Record files: their contents, and `salon replay FILE`, which detects every change of one.

use salon_tests::{Person, SeededRng, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Runs `salon replay FILE` on a record. Returns whether it is valid, and the output.
async fn replay(server: &TestServer, name: &str, record: &Value) -> (bool, String) {
    let file = std::env::temp_dir().join(format!("salon-record-{}-{name}.json", std::process::id()));
    std::fs::write(&file, record.to_string()).expect("a file");
    let output = server.run(&["replay", file.to_str().expect("a path")]).await;
    let _ = std::fs::remove_file(&file);
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), text)
}

/// Plays a game of two to its end, and returns its record.
async fn finished_record(server: &TestServer) -> Value {
    let table = TestTable::start(server, 2).await;
    table.play_to_end(&mut SeededRng::new(40)).await;
    table.get(&table.players[0].client, "/record").await
}

/// Checks that a record fails its replay with a message, not with a panic.
async fn expect_failed_replay(server: &TestServer, name: &str, record: &Value) {
    let (valid, output) = replay(server, name, record).await;
    assert!(!valid, "{name}: {output}");
    assert!(!output.contains("panicked"), "{name}: {output}");
}

/// Checks that a record passes its replay, and returns the output.
async fn expect_valid_replay(server: &TestServer, name: &str, record: &Value) -> String {
    let (valid, output) = replay(server, name, record).await;
    assert!(valid, "{name}: {output}");
    output
}

#[tokio::test]
async fn a_finished_game_is_exported_completely() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let game = table.play_to_end(&mut SeededRng::new(40)).await;
    let record = table.get(&table.players[0].client, "/record").await;
    assert_eq!((&record["format"], &record["game"]), (&json!("salon-record/1"), &json!(table.game)));
    assert_eq!((&record["result"], &record["record"]["commitment"]), (&game["result"], &game["commitment"]));
    let moves = record["record"]["moves"].as_array().expect("moves");
    let events: usize = moves.iter().map(|it| it["events"].as_array().expect("events").len()).sum();
    assert_eq!(json!(events), game["version"]);
    let other = table.get(&table.players[1].client, "/record").await;
    assert_eq!(record, other, "the record of a finished game is the same for every viewer");
    expect_valid_replay(&server, "valid", &record).await;
}

#[tokio::test]
async fn a_record_with_a_changed_value_fails_its_replay() {
    let server = TestServer::start().await;
    let record = finished_record(&server).await;
    let moves = record["record"]["moves"].as_array().expect("moves");
    let bid = moves.iter().position(|it| it["commands"][0]["kind"] == "place_bid").expect("a bid");
    let hung = moves.iter().position(|it| it["events"][0]["kind"] == "painting_hung").expect("a hung painting");
    let at = |rest: &str, number: usize| format!("/record/moves/{number}{rest}");
    let changes: Vec<(&str, String, Value)> = vec![
        ("event", at("/events/0/seat", hung), json!(1 - moves[hung]["events"][0]["seat"].as_u64().expect("a seat"))),
        ("bid", at("/events/0/card", bid), json!(20 - moves[bid]["events"][0]["card"].as_u64().expect("a card"))),
        ("command", at("/commands/0/card", bid), json!(20 - moves[bid]["events"][0]["card"].as_u64().expect("a card"))),
        ("seat", at("/seat", hung), json!(1 - moves[hung]["seat"].as_u64().expect("a seat"))),
        ("seed", "/record/seed".to_owned(), json!("00".repeat(32))),
        ("commitment", "/record/commitment".to_owned(), json!("00".repeat(32))),
        ("score", "/result/scores/0/points".to_owned(), json!(999)),
        ("placing", "/result/scores/0/placing".to_owned(), json!(7)),
        ("seats", "/record/table/seats".to_owned(), json!(3)),
        ("format", "/format".to_owned(), json!("salon-record/9")),
        ("reversed-placings", "/result/placings".to_owned(), other_placings(&record["result"]["placings"])),
        ("spoken-placings", "/result/placings".to_owned(), json!("first, second")),
        ("shorter-placings", "/result/placings".to_owned(), json!([1])),
        ("no-placings", "/result/placings".to_owned(), json!(null)),
        ("other-reason", "/result/reason".to_owned(), json!("resignation")),
        ("unknown-reason", "/result/reason".to_owned(), json!("luck")),
        ("who-resigned", "/resigned".to_owned(), json!([0, 1, 2])),
        ("twice-resigned", "/resigned".to_owned(), json!([0, 0])),
    ];
    for (name, pointer, value) in changes {
        let mut changed = record.clone();
        let place = changed.pointer_mut(&pointer).unwrap_or_else(|| panic!("nothing at {pointer}"));
        assert_ne!(*place, value, "{name}");
        *place = value;
        expect_failed_replay(&server, name, &changed).await;
    }
}

#[tokio::test]
async fn a_record_with_other_moves_or_opening_fails_its_replay() {
    let server = TestServer::start().await;
    let record = finished_record(&server).await;
    let mut changed = record.clone();
    let opening = changed["record"]["opening"].as_object_mut().expect("an opening");
    let stacks = opening.get_mut("stacks").and_then(Value::as_array_mut).expect("stacks");
    stacks[0].as_array_mut().expect("a stack").swap(0, 1);
    expect_failed_replay(&server, "opening", &changed).await;
    let mut longer = record.clone();
    let empty_move = json!({"seat": 0, "commands": [], "events": []});
    longer["record"]["moves"].as_array_mut().expect("moves").push(empty_move);
    expect_failed_replay(&server, "longer", &longer).await;
    let mut shorter = record.clone();
    shorter["record"]["moves"].as_array_mut().expect("moves").pop();
    expect_failed_replay(&server, "shorter", &shorter).await;
}

#[tokio::test]
async fn records_of_older_and_newer_formats_are_replayed() {
    let server = TestServer::start().await;
    let record = finished_record(&server).await;
    // Older versions did not write who resigned.
    let mut older = record.clone();
    older.as_object_mut().expect("a record").remove("resigned").expect("who resigned");
    expect_valid_replay(&server, "older", &older).await;
    // Of two players none resigned in a game that was played to its end, so the placings are known.
    older["result"]["placings"] = other_placings(&record["result"]["placings"]);
    expect_failed_replay(&server, "older-placings", &older).await;
    // Unknown fields of newer versions are ignored, and the output does not claim that they were checked.
    let mut newer = record.clone();
    newer["weather"] = json!("fine");
    newer["result"]["prize"] = json!(100);
    let output = expect_valid_replay(&server, "newer", &newer).await;
    assert!(output.contains("other fields of the file are not checked"), "{output}");
}

#[tokio::test]
async fn a_file_that_is_not_a_record_fails_its_replay() {
    let server = TestServer::start().await;
    for (name, file) in [("empty", json!({})), ("list", json!([])), ("null", json!({"format": "salon-record/1"}))] {
        expect_failed_replay(&server, name, &file).await;
    }
    let missing = server.run(&["replay", "/nowhere/at/all.json"]).await;
    assert!(!missing.status.success());
}

/// Returns other placings of two players.
fn other_placings(placings: &Value) -> Value {
    if *placings == json!([2, 1]) { json!([1, 2]) } else { json!([2, 1]) }
}

#[tokio::test]
async fn stored_events_of_the_old_form_are_exported_in_the_new() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let _ = table.play_to_end(&mut SeededRng::new(41)).await;
    // The client checks the response against the document.
    let record = table.get(&table.players[0].client, "/record").await;
    let moves = record["record"]["moves"].to_string();
    assert!(moves.contains("\"type\":") && !moves.contains("\"genre\":"), "the events have the new form");
    let mut older = record.clone();
    older["record"]["moves"] = serde_json::from_str(&moves.replace("\"type\":", "\"genre\":")).expect("moves");
    expect_valid_replay(&server, "genre", &older).await;
    let database = server.database().connect().await;
    let store_older = "update moves set events = replace(events::text, '\"type\":', '\"genre\":')::jsonb";
    assert!(database.execute(store_older, &[]).await.expect("older events") > 0);
    assert_eq!(table.get(&table.players[0].client, "/record").await, record);
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn games_keep_the_rules_version_they_started_with() {
    let mut server = TestServer::start().await;
    let people = people(&server, 2).await;
    let rulesets = ["art_society", "the_gallerist"];
    let mut tables = Vec::new();
    for ruleset in rulesets {
        for _ in 0..2 {
            tables.push(TestTable::with_settings(&people, &json!({"ruleset": ruleset})).await);
        }
    }
    // As if a server before version 2 had started them.
    server.terminate().await;
    let database = server.database().connect().await;
    for table in tables.iter().step_by(2) {
        let sql = "update games set agreed = jsonb_set(agreed, '{version}', '1') where id = $1::text::uuid";
        assert_eq!(database.execute(sql, &[&table.game]).await.expect("an older game"), 1);
    }
    server.restart().await;
    for (number, table) in tables.iter().enumerate() {
        let table = table.on(&server);
        table.play_to_end(&mut SeededRng::new(44)).await;
        let record = table.get(&table.players[0].client, "/record").await;
        assert_eq!(record["record"]["table"]["version"], json!(1 + number % 2), "{}", table.game);
        expect_valid_replay(&server, &format!("rules-{number}"), &record).await;
    }
    server.expect_clean_replay().await;
}

/// Plays a game of three to its end, in which seat 0 resigns during the first auction. Returns its record.
async fn record_with_resignation(people: &[Person]) -> Value {
    let mut rng = SeededRng::new(43);
    let table = TestTable::of(people).await;
    table.play_to_bidding(&mut rng).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    // The server plays the seat.
    loop {
        let summary = table.summary().await;
        if summary["status"] != "running" {
            break;
        }
        let awaiting = summary["awaiting"].as_array().expect("a list");
        let awaited: Vec<usize> =
            awaiting.iter().filter_map(|it| it["seat"].as_u64()).map(|seat| seat as usize).collect();
        // Every move can change what another seat is awaited for: one at a time, and none while the server decides.
        if awaited.contains(&0) {
            let before = summary["version"].clone();
            table.wait_until("the server has decided for the seat", |game| game["version"] != before).await;
        } else if let Some(seat) = awaited.first() {
            let command = rng.pick(&table.choices(*seat).await["legal"]);
            let _ = table.submit(*seat, &json!([command])).send().await.expect(200);
        }
    }
    table.get(&table.players[1].client, "/record").await
}

/// Starts a game of three, which ends early because seats 2 and 0 resign. Returns its record.
async fn record_ended_by_resignations(people: &[Person]) -> Value {
    let table = TestTable::of(people).await;
    table.play_to_version(20, &mut SeededRng::new(43)).await;
    for seat in [2, 0] {
        let _ = table.players[seat].client.post(&table.path("/resign")).send().await.expect(200);
    }
    table.get(&table.players[1].client, "/record").await
}

/// Checks that the replay accepts a record without the list of resignations, and detects changes of result and list.
async fn expect_changes_detected(server: &TestServer, name: &str, record: &Value, other_reason: &str) {
    let mut older = record.clone();
    older.as_object_mut().expect("a record").remove("resigned").expect("who resigned");
    expect_valid_replay(server, &format!("{name}-older"), &older).await;
    for (change, pointer, value) in [
        ("resigned", "/resigned", json!([1])),
        ("placings", "/result/placings", json!([1, 2, 3])),
        ("reason", "/result/reason", json!(other_reason)),
    ] {
        let mut changed = record.clone();
        *changed.pointer_mut(pointer).expect("a place") = value;
        expect_failed_replay(server, &format!("{name}-{change}"), &changed).await;
    }
}

#[tokio::test]
async fn a_record_places_players_who_resigned_last() {
    let server = TestServer::start().await;
    let record = record_with_resignation(&people(&server, 3).await).await;
    assert_eq!((&record["result"]["reason"], &record["resigned"]), (&json!("rules"), &json!([0])));
    assert_eq!(record["result"]["placings"][0], 3);
    let output = expect_valid_replay(&server, "resigned", &record).await;
    assert!(output.contains("gave up: [0]"), "{output}");
    expect_changes_detected(&server, "resigned", &record, "resignation").await;
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn a_record_of_a_game_ended_by_resignations_is_checked() {
    let server = TestServer::start().await;
    let record = record_ended_by_resignations(&people(&server, 3).await).await;
    assert_eq!((&record["result"]["reason"], &record["resigned"]), (&json!("resignation"), &json!([0, 2])));
    assert_eq!(record["result"]["placings"][1], 1);
    expect_valid_replay(&server, "ended-early", &record).await;
    expect_changes_detected(&server, "ended-early", &record, "rules").await;
    // A forged record of the unfinished game claims that it was played to its end.
    let mut forged = record.clone();
    let by_scores = record["result"]["scores"].as_array().expect("scores").iter().map(|score| score["placing"].clone());
    forged["result"]["placings"] = by_scores.collect();
    forged["resigned"] = json!([]);
    expect_failed_replay(&server, "without-resignation", &forged).await;
    forged["result"]["reason"] = json!("rules");
    expect_failed_replay(&server, "not-played-out", &forged).await;
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn the_record_of_a_running_game_hides_secrets() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(41)).await;
    let _ = table.submit(0, &json!([{"kind": "place_bid", "card": 13}])).send().await.expect(200);
    let database = server.database().connect().await;
    let sql = "select encode(seed, 'hex') from games where id = $1::text::uuid";
    let seed: String = database.query_one(sql, &[&table.game]).await.expect("a seed").get(0);
    for (seat, sees_card) in [(0, true), (1, false)] {
        let response = table.players[seat].client.get(&table.path("/record")).send().await.expect(200);
        let record = response.json();
        assert_eq!(record["events"], json!(table.events(&table.players[seat].client).await));
        assert_eq!(
            record["events"].as_array().expect("events").last().expect("a bid")["event"]["card"].is_u64(),
            sees_card
        );
        assert!(record["record"].is_null() && record["seed"].is_null() && record["opening"].is_null());
        assert!(!response.text().contains(&seed));
        let (valid, output) = replay(&server, &format!("unfinished-{seat}"), &record).await;
        assert!(!valid && output.contains("not over"), "{output}");
    }
    server.client().get(&table.path("/record")).send().await.expect_problem(401, "unauthenticated");
}
