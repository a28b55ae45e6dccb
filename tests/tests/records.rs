//! Records: what is exported can be checked by anybody, and what was tampered with is found out.

use salon_tests::{Dice, Table, TestServer};
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
        assert!(said.contains(&table.game) || said.contains(&whole.game), "{name}: it names the game: {said}");
        database.execute(undo, &[]).await.expect("the change undone");
    }
    assert!(check().await.status.success(), "all undone");
    database.execute("delete from moves where seq = (select max(seq) from moves)", &[]).await.expect("a lost move");
    assert!(!check().await.status.success(), "a lost move is found");
}
