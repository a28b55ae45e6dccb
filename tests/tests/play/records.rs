//! Records: what is exported can be checked by anybody, and what was tampered with is found out.

use salon_tests::{Dice, Table, TestServer, people};
use serde_json::{Value, json};

/// What `salon replay FILE` says to this file: whether it is in order, and the sentence.
async fn replay(server: &TestServer, name: &str, record: &Value) -> (bool, String) {
    let file = std::env::temp_dir().join(format!("salon-record-{}-{name}.json", std::process::id()));
    std::fs::write(&file, record.to_string()).expect("a file");
    let output = server.run(&["replay", file.to_str().expect("a path")]).await;
    let _ = std::fs::remove_file(&file);
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), said)
}

#[tokio::test]
async fn a_finished_game_is_exported_whole_and_every_change_of_it_is_found_out() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let game = table.play_out(&mut Dice::new(40)).await;
    let record = table.get(&table.players[0].client, "/record").await;
    assert_eq!((&record["format"], &record["game"]), (&json!("salon-record/1"), &json!(table.game)));
    assert_eq!((&record["result"], &record["record"]["commitment"]), (&game["result"], &game["commitment"]));
    let events: usize = record["record"]["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .map(|it| it["events"].as_array().expect("events").len())
        .sum();
    assert_eq!(json!(events), game["version"]);
    let other = table.get(&table.players[1].client, "/record").await;
    assert_eq!(record, other, "the same for everybody once it is over");
    let (good, said) = replay(&server, "good", &record).await;
    assert!(good, "{said}");

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
        ("reversed-placings", "/result/placings".to_owned(), not_these(&record["result"]["placings"])),
        ("spoken-placings", "/result/placings".to_owned(), json!("first, second")),
        ("shorter-placings", "/result/placings".to_owned(), json!([1])),
        ("no-placings", "/result/placings".to_owned(), json!(null)),
        ("other-reason", "/result/reason".to_owned(), json!("resignation")),
        ("unknown-reason", "/result/reason".to_owned(), json!("luck")),
        ("who-resigned", "/resigned".to_owned(), json!([0, 1, 2])),
        ("twice-resigned", "/resigned".to_owned(), json!([0, 0])),
    ];
    for (name, pointer, value) in changes {
        let mut tampered = record.clone();
        let place = tampered.pointer_mut(&pointer).unwrap_or_else(|| panic!("nothing at {pointer}"));
        assert_ne!(*place, value, "{name}");
        *place = value;
        let (good, said) = replay(&server, name, &tampered).await;
        assert!(!good, "{name}: {said}");
        assert!(!said.contains("panicked"), "{name}: {said}");
    }
    let mut tampered = record.clone();
    let stacks = tampered["record"]["opening"].as_object_mut().expect("an opening");
    let stack = stacks.get_mut("stacks").and_then(Value::as_array_mut).expect("stacks");
    stack[0].as_array_mut().expect("a stack").swap(0, 1);
    assert!(!replay(&server, "opening", &tampered).await.0, "another deal");
    let mut longer = record.clone();
    let nothing = json!({"seat": 0, "commands": [], "events": []});
    longer["record"]["moves"].as_array_mut().expect("moves").push(nothing);
    assert!(!replay(&server, "longer", &longer).await.0, "a move that asks for nothing");
    // As older versions wrote it.
    let mut older = record.clone();
    older.as_object_mut().expect("a record").remove("resigned").expect("who resigned");
    let (good, said) = replay(&server, "older", &older).await;
    assert!(good, "{said}");
    older["result"]["placings"] = not_these(&record["result"]["placings"]);
    assert!(!replay(&server, "older-other", &older).await.0, "of two, none gave up in a game that was played out");
    // And as newer ones may: what is not known is left alone, and not called checked.
    let mut newer = record.clone();
    newer["weather"] = json!("fine");
    newer["result"]["prize"] = json!(100);
    let (good, said) = replay(&server, "newer", &newer).await;
    assert!(good && said.contains("nothing else"), "{said}");
    let mut shorter = record.clone();
    shorter["record"]["moves"].as_array_mut().expect("moves").pop();
    assert!(!replay(&server, "shorter", &shorter).await.0, "a missing move");
    for (name, nonsense) in [("empty", json!({})), ("list", json!([])), ("null", json!({"format": "salon-record/1"}))] {
        let (good, said) = replay(&server, name, &nonsense).await;
        assert!(!good && !said.contains("panicked"), "{said}");
    }
    let missing = server.run(&["replay", "/nowhere/at/all.json"]).await;
    assert!(!missing.status.success());
}

/// Placings of two that are not these.
fn not_these(placings: &Value) -> Value {
    if *placings == json!([2, 1]) { json!([1, 2]) } else { json!([2, 1]) }
}

#[tokio::test]
async fn events_of_a_record_have_the_documented_form_whatever_form_they_were_stored_in() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let _ = table.play_out(&mut Dice::new(41)).await;
    // The client compares every answer with the document.
    let record = table.get(&table.players[0].client, "/record").await;
    let moves = record["record"]["moves"].to_string();
    assert!(moves.contains("\"type\":") && !moves.contains("\"genre\":"), "what the museum acquired has a type");
    let mut older = record.clone();
    older["record"]["moves"] = serde_json::from_str(&moves.replace("\"type\":", "\"genre\":")).expect("moves");
    let (good, said) = replay(&server, "genre", &older).await;
    assert!(good, "{said}");
    let database = server.database().connect().await;
    let store_older = "update moves set events = replace(events::text, '\"type\":', '\"genre\":')::jsonb";
    assert!(database.execute(store_older, &[]).await.expect("older events") > 0);
    assert_eq!(table.get(&table.players[0].client, "/record").await, record);
    let all = server.run(&["replay", "--all"]).await;
    assert!(all.status.success(), "{}", String::from_utf8_lossy(&all.stderr));
}

#[tokio::test]
async fn games_of_the_first_rules_go_on_by_them_and_are_replayed_beside_others() {
    let mut server = TestServer::start().await;
    let people = people(&server, 2).await;
    let rulesets = ["art_society", "the_gallerist"];
    let mut tables = Vec::new();
    for ruleset in rulesets {
        for _ in 0..2 {
            tables.push(Table::opened(&people, &json!({"ruleset": ruleset})).await);
        }
    }
    // As a server before version 2 dealt them.
    server.terminate().await;
    let database = server.database().connect().await;
    for table in tables.iter().step_by(2) {
        let sql = "update games set agreed = jsonb_set(agreed, '{version}', '1') where id = $1::text::uuid";
        assert_eq!(database.execute(sql, &[&table.game]).await.expect("an older game"), 1);
    }
    server.restart().await;
    for (number, table) in tables.iter().enumerate() {
        let table = table.on(&server);
        table.play_out(&mut Dice::new(44)).await;
        let record = table.get(&table.players[0].client, "/record").await;
        assert_eq!(record["record"]["table"]["version"], json!(1 + number % 2), "{}", table.game);
        let (good, said) = replay(&server, &format!("rules-{number}"), &record).await;
        assert!(good, "{said}");
    }
    let all = server.run(&["replay", "--all"]).await;
    assert!(all.status.success(), "{}", String::from_utf8_lossy(&all.stderr));
}

#[tokio::test]
async fn who_gave_up_is_in_the_record_and_comes_last_in_it() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let mut dice = Dice::new(43);
    let table = Table::of(&people).await;
    table.play_to_bidding(&mut dice).await;
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    // The server keeps the seat.
    loop {
        let summary = table.summary().await;
        if summary["status"] != "running" {
            break;
        }
        let awaited = summary["awaiting"].as_array().expect("a list").iter().filter_map(|it| it["seat"].as_u64());
        for seat in awaited.map(|seat| seat as usize).filter(|seat| *seat != 0) {
            let command = dice.pick(&table.choices(seat).await["legal"]);
            let _ = table.submit(seat, &json!([command])).send().await.expect(200);
        }
    }
    let record = table.get(&table.players[1].client, "/record").await;
    assert_eq!((&record["result"]["reason"], &record["resigned"]), (&json!("rules"), &json!([0])));
    assert_eq!(record["result"]["placings"][0], 3);
    let (good, said) = replay(&server, "left", &record).await;
    assert!(good && said.contains("gave up: [0]"), "{said}");
    let given_up = Table::of(&people).await;
    given_up.play_to(20, &mut dice).await;
    for seat in [2, 0] {
        let _ = given_up.players[seat].client.post(&given_up.path("/resign")).send().await.expect(200);
    }
    let short = given_up.get(&given_up.players[1].client, "/record").await;
    assert_eq!((&short["result"]["reason"], &short["resigned"]), (&json!("resignation"), &json!([0, 2])));
    assert_eq!(short["result"]["placings"][1], 1);
    let (good, said) = replay(&server, "given-up", &short).await;
    assert!(good, "{said}");
    for (name, record) in [("left", &record), ("given-up", &short)] {
        let mut older = record.clone();
        older.as_object_mut().expect("a record").remove("resigned").expect("who resigned");
        let (good, said) = replay(&server, &format!("{name}-older"), &older).await;
        assert!(good, "{name}: {said}");
        for (change, pointer, value) in [
            ("somebody", "/resigned", json!([1])),
            ("placings", "/result/placings", json!([1, 2, 3])),
            ("reason", "/result/reason", json!(if name == "left" { "resignation" } else { "rules" })),
        ] {
            let mut tampered = record.clone();
            *tampered.pointer_mut(pointer).expect("a place") = value;
            let (good, said) = replay(&server, &format!("{name}-{change}"), &tampered).await;
            assert!(!good, "{name}, {change}: {said}");
        }
    }
    // Only half of it was played, and now it is to have been played out.
    let mut forged = short.clone();
    let by_scores = short["result"]["scores"].as_array().expect("scores").iter().map(|score| score["placing"].clone());
    forged["result"]["placings"] = by_scores.collect();
    forged["resigned"] = json!([]);
    assert!(!replay(&server, "nobody", &forged).await.0, "somebody has to give up for that");
    forged["result"]["reason"] = json!("rules");
    assert!(!replay(&server, "forged", &forged).await.0, "it was not played out");
    let clean = server.run(&["replay", "--all"]).await;
    assert!(clean.status.success(), "{}", String::from_utf8_lossy(&clean.stderr));
}

#[tokio::test]
async fn an_unfinished_game_is_exported_as_far_as_the_asker_may_see_it() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    table.play_to_bidding(&mut Dice::new(41)).await;
    let _ = table.submit(0, &json!([{"kind": "place_bid", "card": 13}])).send().await.expect(200);
    let seed = server.database().connect().await;
    let sql = "select encode(seed, 'hex') from games where id = $1::text::uuid";
    let seed: String = seed.query_one(sql, &[&table.game]).await.expect("a seed").get(0);
    for (seat, sees) in [(0, true), (1, false)] {
        let answer = table.players[seat].client.get(&table.path("/record")).send().await.expect(200);
        let record = answer.json();
        assert_eq!(record["events"], json!(table.events(&table.players[seat].client).await));
        assert_eq!(record["events"].as_array().expect("events").last().expect("a bid")["event"]["card"].is_u64(), sees);
        assert!(record["record"].is_null() && record["seed"].is_null() && record["opening"].is_null());
        assert!(!answer.text().contains(&seed));
        let (good, said) = replay(&server, &format!("unfinished-{seat}"), &record).await;
        assert!(!good && said.contains("not over"), "{said}");
    }
    server.client().get(&table.path("/record")).send().await.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn replay_of_all_stored_games_is_clean_and_finds_every_tampered_one() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(42);
    table.play_to(60, &mut dice).await;
    let whole = Table::of(&table.players).await;
    whole.play_out(&mut dice).await;
    let given_up = Table::of(&table.players).await;
    given_up.play_to(20, &mut dice).await;
    let _ = given_up.players[0].client.post(&given_up.path("/resign")).send().await.expect(200);
    let aborted = Table::of(&table.players).await;
    let _ = table.players[0].client.post(&aborted.path("/abort")).send().await.expect(200);
    let check = async || server.run(&["replay", "--all"]).await;
    let clean = check().await;
    assert!(clean.status.success(), "{}", String::from_utf8_lossy(&clean.stderr));
    let database = server.database().connect().await;
    for (name, change, undo) in [
        (
            "an event",
            "update moves set events = jsonb_set(events, '{0,seat}', to_jsonb(1 - (events->0->>'seat')::int)) where seq = 0",
            "update moves set events = jsonb_set(events, '{0,seat}', to_jsonb(1 - (events->0->>'seat')::int)) where seq = 0",
        ),
        ("a seat", "update moves set seat = 1 - seat where seq = 0", "update moves set seat = 1 - seat where seq = 0"),
        (
            "the version",
            "update games set version = version + 1 where status = 'running'",
            "update games set version = version - 1 where status = 'running'",
        ),
        (
            "a result",
            "update games set result = jsonb_set(result, '{scores,0,points}', to_jsonb((result->'scores'->0->>'points')::int + 1)) where status = 'finished'",
            "update games set result = jsonb_set(result, '{scores,0,points}', to_jsonb((result->'scores'->0->>'points')::int - 1)) where status = 'finished'",
        ),
        (
            "the seed",
            "update games set seed = set_byte(seed, 0, get_byte(seed, 0) # 1)",
            "update games set seed = set_byte(seed, 0, get_byte(seed, 0) # 1)",
        ),
        (
            "whom it waits for",
            "update games set awaiting = '[{\"seat\": 1, \"decision\": \"place_bid\", \"since\": \"2026-01-01T00:00:00Z\"}]' where status = 'running'",
            "update games g set awaiting = m.awaiting from moves m where g.status = 'running' and m.game_id = g.id and m.seq + m.count = g.version",
        ),
    ] {
        assert!(database.execute(change, &[]).await.expect("a change") > 0, "{name}");
        let found = check().await;
        assert!(!found.status.success(), "{name} was not found out");
        let said = String::from_utf8_lossy(&found.stderr).into_owned();
        let games = [&table, &whole, &given_up, &aborted].map(|table| &table.game);
        assert!(games.iter().any(|game| said.contains(*game)), "{name}: it names the game: {said}");
        database.execute(undo, &[]).await.expect("the change undone");
    }
    assert!(check().await.status.success(), "all undone");
    let keep = "create table kept_games as select * from games; create table kept_moves as select * from moves;
        create table kept_players as select * from players";
    database.batch_execute(keep).await.expect("what is right");
    let restore = "
        update games g set (status, ended_at, result, awaiting, edition, options)
            = (k.status, k.ended_at, k.result, k.awaiting, k.edition, k.options) from kept_games k where k.id = g.id;
        update moves m set awaiting = k.awaiting from kept_moves k where (k.game_id, k.seq) = (m.game_id, m.seq);
        update players p set resigned_at = k.resigned_at from kept_players k where (k.game_id, k.place) = (p.game_id, p.place)";
    let nobody = "'[{\"seat\": 1, \"decision\": \"nothing\", \"since\": \"2026-01-01T00:00:00Z\"}]'";
    let both = format!(
        "with last as (
            update moves m set awaiting = {nobody} from games g
            where g.status = 'running' and m.game_id = g.id and m.seq + m.count = g.version)
        update games set awaiting = {nobody} where status = 'running'"
    );
    for (change, says) in [
        (both.as_str(), "waits for somebody else"),
        ("update moves set awaiting = '[]' where seq = 0", "after move 0 it waits for somebody else"),
        ("update games set awaiting = '[]' where status = 'running'", "it waits for somebody else"),
        (
            "update games set result = jsonb_set(result, '{placings}', case result->'placings' when '[2, 1]' then '[1, 2]'::jsonb else '[2, 1]' end)
            where result->>'reason' = 'rules'",
            "the placings",
        ),
        (
            "update games set result = jsonb_set(result, '{placings}', '[1, 2]') where result->>'reason' = 'resignation'",
            "the placings",
        ),
        (
            "update games set result = jsonb_set(result, '{reason}', '\"resignation\"') where result->>'reason' = 'rules'",
            "it came to its end",
        ),
        (
            "update games set result = jsonb_set(result, '{reason}', '\"luck\"') where result->>'reason' = 'rules'",
            "no game ends by",
        ),
        (
            "update games set result = jsonb_set(result, '{reason}', '\"rules\"') where result->>'reason' = 'resignation'",
            "to have come to its end",
        ),
        (
            "update games set status = 'running', ended_at = null, result = null where result->>'reason' = 'rules'",
            "it came to its end, and is running",
        ),
        (
            "update games set status = 'aborted', result = null where result->>'reason' = 'rules'",
            "it came to its end, and is aborted",
        ),
        (
            "update games g set status = 'running', ended_at = null, result = null, awaiting = m.awaiting from moves m
            where g.result->>'reason' = 'resignation' and m.game_id = g.id and m.seq + m.count = g.version",
            "all but one gave up",
        ),
        ("update players set resigned_at = null where resigned_at is not null", "nobody did"),
        (
            "update players p set resigned_at = now() from games g
            where g.id = p.game_id and g.result->>'reason' = 'rules' and g.result->'placings'->p.seat = '1'",
            "the placings",
        ),
        ("update games set edition = edition || '?' where status = 'finished'", "its edition, seats or options"),
        ("update games set options = '{\"goal\": 1}' where status = 'running'", "its edition, seats or options"),
    ] {
        assert!(database.execute(change, &[]).await.expect("a change") > 0, "{change}");
        let found = check().await;
        let said = String::from_utf8_lossy(&found.stderr).into_owned();
        assert!(!found.status.success() && said.contains(says), "{change}: {said}");
        database.batch_execute(restore).await.expect("the change undone");
    }
    assert!(check().await.status.success(), "all undone again");
    database.execute("delete from moves where seq = (select max(seq) from moves)", &[]).await.expect("a lost move");
    assert!(!check().await.status.success(), "a lost move is found");
}
