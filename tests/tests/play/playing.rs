//! Playing: choices, commands, previews, views now and then, events, scores.

use std::collections::BTreeMap;

use salon_tests::{Dice, Person, Table, TestServer, eventually, people};
use serde_json::{Value, json};

#[tokio::test]
async fn four_clients_at_once_play_a_whole_game_to_its_score() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 4).await;
    let clients: Vec<_> = (0..4).map(|seat| tokio::spawn(play_seat(table.clone(), seat))).collect();
    for client in clients {
        client.await.expect("a client that played to the end");
    }
    let game = table.summary().await;
    assert_eq!((&game["status"], &game["result"]["reason"]), (&json!("finished"), &json!("rules")));
    let score = table.get(&server.client(), "/score").await;
    assert_eq!((&score["finished"], &score["scores"]), (&json!(true), &game["result"]["scores"]));
    let scores = score["scores"].as_array().expect("scores");
    for (seat, scored) in scores.iter().enumerate() {
        assert_eq!(scored["placing"], game["result"]["placings"][seat]);
        let lines = score["lines"][seat].as_array().expect("lines");
        let sum: i64 = lines.iter().map(|line| line["points"].as_i64().expect("points")).sum();
        assert_eq!(json!(sum), scored["points"], "the lines of {seat} explain all its points");
    }
    assert!(game["result"]["placings"].as_array().expect("placings").contains(&json!(1)));
    let events = table.events(&server.client()).await;
    assert_eq!(json!(events.len()), game["version"]);
    assert!(events.iter().enumerate().all(|(seq, event)| event["seq"] == json!(seq)), "numbered without gaps");
    assert_eq!(events.last().expect("events")["event"]["kind"], "game_ended");
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// What a real client does: it follows the stream and moves when it is awaited.
async fn play_seat(table: Table, seat: usize) {
    let mut dice = Dice::new(seat as u64);
    let mut stream = table.players[seat].client.get(&table.path("/stream")).stream().await;
    loop {
        let choices = table.choices(seat).await;
        if choices["awaited"].is_null() {
            let event = stream.next().await.expect("an event or the end");
            if event.name == "end" {
                return;
            }
            continue;
        }
        let command = dice.pick(&choices["legal"]);
        let version = choices["version"].to_string();
        let answer = table.submit(seat, &json!([command])).header("if-match", &format!("\"{version}\"")).send().await;
        if answer.status() == 412 {
            continue;
        }
        let answer = answer.expect(200);
        assert_eq!(answer.header("etag"), Some(format!("W/\"{}\"", answer.json()["version"]).as_str()));
    }
}

#[tokio::test]
async fn a_view_of_the_past_is_what_the_viewer_saw_then() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = Table::of(&people[..2]).await;
    let mut viewers: Vec<_> = table.players.iter().map(|it| it.client.clone()).collect();
    viewers.extend([people[2].client.clone(), server.client()]);
    let mut dice = Dice::new(7);
    let mut live: BTreeMap<(u64, usize), Value> = BTreeMap::new();
    loop {
        for (number, viewer) in viewers.iter().enumerate() {
            let view = table.get(viewer, "/view").await;
            live.insert((view["version"].as_u64().expect("a version"), number), view);
        }
        if table.step(&mut dice).await.is_none() {
            break;
        }
    }
    let last = table.summary().await["version"].as_u64().expect("a version");
    for ((version, viewer), mut seen) in live {
        let past = table.get(&viewers[viewer], &format!("/view?at={version}")).await;
        // How far the game is now is told with every view.
        seen["status"] = json!("finished");
        assert_eq!(past, seen, "viewer {viewer} at {version}");
    }
    for version in 0..=last {
        let view = table.get(&viewers[0], &format!("/view?at={version}")).await;
        assert_eq!((&view["version"], &view["seat"]), (&json!(version), &json!(0)));
        assert!(view["view"]["seats"][1]["sealed"].is_null(), "what was sealed then stays sealed: {version}");
    }
    let mine = table.get(&viewers[0], "/view?spectator=true&at=9").await;
    assert_eq!(mine, table.get(&viewers[3], "/view?at=9").await);
    for wrong in [last + 1, u64::from(u32::MAX)] {
        let path = table.path(&format!("/view?at={wrong}"));
        let problem = viewers[0].get(&path).send().await.expect_problem(404, "no_such_version");
        assert_eq!(problem.body["version"], json!(last));
    }
    viewers[0].get(&table.path("/view?at=-1")).send().await.expect_problem(404, "no_such_version");
    viewers[0].get(&table.path("/view?at=x")).send().await.expect_problem(400, "invalid_query");
}

#[tokio::test]
async fn a_client_that_polls_is_answered_304_until_something_happens() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(8);
    table.step(&mut dice).await;
    for rest in ["/view", "/choices", "/score", "/events", ""] {
        let client = &table.players[0].client;
        let first = client.get(&table.path(rest)).send().await.expect(200);
        let tag = first.header("etag").expect("a tag").to_owned();
        let poll = || client.get(&table.path(rest)).header("if-none-match", &tag).send();
        let same = poll().await.expect(304);
        assert!(same.bytes().is_empty());
        table.step(&mut dice).await;
        let _ = poll().await.expect(200);
    }
    let view = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let tag = view.header("etag").expect("a tag").to_owned();
    assert_eq!(tag, format!("W/\"{}\"", view.json()["version"]), "what If-Match wants");
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    let over = table.players[0].client.get(&table.path("/view")).header("if-none-match", &tag).send().await.expect(200);
    assert_eq!(over.json()["status"], "finished", "an end without an event is told too");
}

#[tokio::test]
async fn a_stale_if_match_is_told_what_it_missed_and_what_is_legal_now() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 3).await;
    let mut dice = Dice::new(9);
    table.play_to_bidding(&mut dice).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    let cards = table.choices(0).await["legal"].clone();
    let _ = table.submit(1, &json!([table.choices(1).await["legal"][2]])).send().await.expect(200);
    let stale = format!("\"{version}\"");
    let refused = table.submit(0, &json!([cards[0]])).header("if-match", &stale).send().await;
    let problem = refused.expect_problem(412, "version_mismatch").body;
    assert_eq!(problem["version"], json!(version + 1));
    let missed = problem["missed"].as_array().expect("a list");
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0]["event"], json!({"kind": "bid_sealed", "seat": 1}), "as the seat may see it");
    assert_eq!(missed, &table.events(&table.players[0].client).await[version as usize..]);
    assert_eq!(problem["legal"], cards);
    let now = format!("W/\"{}\"", version + 1);
    let _ = table.submit(0, &json!([cards[0]])).header("if-match", &now).send().await.expect(200);
    let future = table.submit(2, &json!([cards[0]])).header("if-match", "\"9999\"").send().await;
    future.expect_problem(404, "no_such_version");
    for wrong in ["\"x\"", "\"-1\"", "\"1\", \"2\"", ""] {
        let answer = table.submit(2, &json!([cards[0]])).header("if-match", wrong).send().await;
        answer.expect_problem(400, "invalid_if_match");
    }
    let _ = table.submit(2, &json!([cards[0]])).header("if-match", "*").send().await.expect(200);
}

#[tokio::test]
async fn a_stale_if_match_is_told_that_nothing_is_legal_once_the_game_is_over() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut dice = Dice::new(12);
    let resigned = Table::of(&people).await;
    for _ in 0..3 {
        resigned.step(&mut dice).await.expect("a move");
    }
    // The seat that is awaited could go on, if the other one had not given up.
    let (awaited, _) = resigned.awaited().await[0].clone();
    let _ = resigned.players[1 - awaited].client.post(&resigned.path("/resign")).send().await.expect(200);
    let aborted = Table::of(&people).await;
    let (first, _) = aborted.awaited().await[0].clone();
    let command = aborted.choices(first).await["legal"][0].clone();
    let _ = aborted.submit(first, &json!([command])).send().await.expect(200);
    let _ = people[0].client.post(&aborted.path("/abort")).send().await.expect(200);
    for (table, status) in [(&resigned, "finished"), (&aborted, "aborted")] {
        assert_eq!(table.summary().await["status"], status);
        for seat in 0..2 {
            if table.game == resigned.game && seat != awaited {
                continue;
            }
            let stale = table.submit(seat, &json!([{"kind": "pass"}])).header("if-match", "\"0\"").send().await;
            let problem = stale.expect_problem(412, "version_mismatch").body;
            assert!(!problem["missed"].as_array().expect("a list").is_empty());
            assert_eq!(problem["legal"], json!([]), "{status}");
            assert_eq!(problem["legal"], table.choices(seat).await["legal"]);
        }
    }
}

#[tokio::test]
async fn who_is_overtaken_again_and_again_is_told_where_the_game_is_and_what_is_legal() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    table.play_to_bidding(&mut Dice::new(13)).await;
    let legal = table.choices(0).await["legal"].clone();
    let version = table.summary().await["version"].clone();
    // No append succeeds, as if somebody else were faster each time.
    let database = server.database().connect().await;
    let hindrance = "
        create function hinder() returns trigger language plpgsql as 'begin return null; end';
        create trigger hinder before update of version on games for each row execute function hinder()";
    database.batch_execute(hindrance).await.expect("a hindrance");
    let answer = table.submit(0, &json!([legal[0]])).send().await;
    assert_eq!(answer.header("retry-after"), Some("1"), "{answer}");
    let problem = answer.expect_problem(409, "conflict").body;
    assert_eq!((&problem["version"], &problem["legal"], &problem["missed"]), (&version, &legal, &json!([])));
    database.batch_execute("drop trigger hinder on games").await.expect("no hindrance");
    let _ = table.submit(0, &json!([legal[0]])).send().await.expect(200);
}

#[tokio::test]
async fn an_array_of_commands_is_taken_whole_or_not_at_all() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(10);
    table.play_to_bidding(&mut dice).await;
    let before = table.summary().await;
    let bid = |card: u8| json!({"kind": "place_bid", "card": card});
    let refused = table.submit(0, &json!([bid(3), bid(4), bid(99)])).send().await;
    refused.expect_problem(422, "command_refused");
    let refused = table.submit(0, &json!([bid(3), bid(3)])).send().await.expect_problem(422, "command_refused");
    assert_eq!(
        (&refused.body["refusal"]["code"], &refused.body["refusal"]["index"]),
        (&json!("bid_unchanged"), &json!(1))
    );
    assert_eq!(table.summary().await, before, "nothing of it happened");
    let taken = table.submit(0, &json!([bid(3), bid(4)])).send().await.expect(200).json();
    let cards: Vec<&Value> =
        taken["events"].as_array().expect("events").iter().map(|it| &it["event"]["card"]).collect();
    assert_eq!(cards, [&json!(3), &json!(4)]);
    for (commands, code) in [
        (json!([]), "no_commands"),
        (json!(vec![bid(3); 101]), "too_many_commands"),
        (json!([{"kind": "bribe"}]), "malformed_commands"),
        (json!([{"kind": "place_bid", "card": 3, "more": 1}]), "malformed_commands"),
        (json!([{"kind": "place_bid"}]), "malformed_commands"),
        (json!({"kind": "place_bid", "card": 3}), "malformed_commands"),
        (json!([bid(4)]), "bid_unchanged"),
        (json!([{"kind": "finish_turn"}]), "not_your_turn_to_hang"),
    ] {
        let refused = table.submit(0, &commands).send().await.expect_problem(422, "command_refused");
        assert_eq!(refused.body["refusal"]["code"], code, "{commands}");
    }
    let stranger = Person::register(&server, "stranger").await;
    let order = json!({"commands": [bid(5)]});
    stranger.client.post(&table.path("/commands")).json(&order).send().await.expect_problem(403, "not_a_player");
    stranger.client.post(&table.path("/preview")).json(&order).send().await.expect_problem(403, "not_a_player");
    server.client().post(&table.path("/commands")).json(&order).send().await.expect_problem(401, "unauthenticated");
    assert_eq!(table.summary().await["version"], taken["version"]);
}

#[tokio::test]
async fn what_is_listed_as_legal_is_taken_and_a_preview_of_it_changes_nothing() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(11);
    let mut previewed = 0;
    for _ in 0..25 {
        let before = table.get(&table.players[0].client, "/view").await;
        for seat in 0..2 {
            let legal = table.choices(seat).await["legal"].clone();
            for command in legal.as_array().expect("commands").iter().take(6) {
                let tried = table.preview(seat, &json!([command])).await.expect(200).json();
                assert_eq!((&tried["version"], &tried["tried"]), (&before["version"], &json!(1)));
                previewed += 1;
            }
        }
        assert_eq!(table.get(&table.players[0].client, "/view").await, before);
        if table.step(&mut dice).await.is_none() {
            break;
        }
    }
    assert!(previewed > 50);
}

#[tokio::test]
async fn a_preview_tells_what_would_happen_and_stops_at_what_is_hidden() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(12);
    // A first painting: nothing hidden is in the way.
    let command = dice.pick(&table.choices(0).await["legal"]);
    let tried = table.preview(0, &json!([command])).await.expect(200).json();
    assert!(tried["stops_at"].is_null());
    let done = table.submit(0, &json!([command])).send().await.expect(200).json();
    let happened: Vec<&Value> = done["events"].as_array().expect("events").iter().map(|it| &it["event"]).collect();
    assert_eq!(tried["events"].as_array().expect("events").iter().collect::<Vec<_>>(), happened);
    assert_eq!(tried["view"], table.get(&table.players[0].client, "/view").await["view"]);
    table.play_to_bidding(&mut dice).await;
    let bid = |card: u8| json!([{"kind": "place_bid", "card": card}]);
    let first = table.preview(0, &bid(5)).await.expect(200).json();
    assert!(first["stops_at"].is_null());
    let _ = table.submit(0, &bid(5)).send().await.expect(200);
    let last = table.preview(1, &bid(6)).await.expect(200).json();
    assert_eq!(last["stops_at"], "bids_revealed");
    assert_eq!(last["events"], json!([{"kind": "bid_sealed", "seat": 1, "card": 6}]));
    let refused = table.preview(1, &bid(99)).await.expect_problem(422, "command_refused");
    assert!(refused.body["refusal"]["code"].is_string());
}

#[tokio::test]
async fn the_score_is_explained_in_english_and_in_french() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(13);
    table.play_to(40, &mut dice).await;
    let ask =
        |language: &str| table.players[0].client.get(&table.path("/score")).header("accept-language", language).send();
    let (english, french) = (ask("en").await.expect(200), ask("fr").await.expect(200));
    assert_ne!(english.header("etag"), french.header("etag"));
    let (english, french) = (english.json(), french.json());
    assert_eq!((&english["scores"], &english["finished"]), (&french["scores"], &json!(false)));
    let lines = |score: &Value, part: &str| -> Vec<Value> {
        score["lines"][0].as_array().expect("lines").iter().map(|it| it[part].clone()).collect()
    };
    assert_eq!(lines(&english, "key"), lines(&french, "key"));
    assert_eq!(lines(&english, "points"), lines(&french, "points"));
    assert_ne!(lines(&english, "name"), lines(&french, "name"));
    assert_ne!(lines(&english, "explanation"), lines(&french, "explanation"));
    assert_eq!(ask("de, fr;q=0.5").await.expect(200).json()["lines"], french["lines"]);
}

#[tokio::test]
async fn events_come_in_pages_of_any_size_without_gaps() {
    let server = TestServer::start().await;
    let table = Table::start(&server, 2).await;
    let mut dice = Dice::new(14);
    table.play_to(60, &mut dice).await;
    let all = table.events(&server.client()).await;
    for limit in [1, 3, 7] {
        let mut paged = Vec::new();
        let mut from = json!(0);
        while paged.len() < all.len() {
            let page = table.get(&server.client(), &format!("/events?from={from}&limit={limit}")).await;
            let items = page["items"].as_array().expect("items");
            assert!(!items.is_empty() && items.len() <= limit);
            paged.extend(items.iter().cloned());
            from = page["next"].clone();
        }
        assert_eq!(paged, all);
        let end = table.get(&server.client(), &format!("/events?from={from}")).await;
        assert_eq!((&end["items"], &end["next"]), (&json!([]), &from));
    }
    for query in ["limit=0", "limit=101", "from=x", "after=1"] {
        server.client().get(&table.path(&format!("/events?{query}"))).send().await.expect_problem(400, "invalid_query");
    }
}

#[tokio::test]
async fn sealed_bids_at_the_same_instant_all_succeed_on_one_server_and_on_two() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let people = people(&one, 4).await;
    let mut dice = Dice::new(15);
    for seats in [2, 3, 4, 4, 2] {
        for two in [false, true] {
            let table = Table::of(&people[..seats]).await;
            let there = if two { table.on(&other) } else { table.clone() };
            table.play_to_bidding(&mut dice).await;
            let version = table.summary().await["version"].as_u64().expect("a version");
            let bid = |seat: usize| {
                let table = if seat.is_multiple_of(2) { &table } else { &there };
                let card = json!([{"kind": "place_bid", "card": 3 + seat}]);
                tokio::spawn(table.submit(seat, &card).send())
            };
            let tasks: Vec<_> = (0..seats).map(bid).collect();
            let mut versions = Vec::new();
            for task in tasks {
                let answer = task.await.expect("an answer").expect(200).json();
                versions.push(answer["version"].as_u64().expect("a version"));
            }
            versions.sort_unstable();
            // One event a bid, and the last one reveals them all.
            let expected: Vec<u64> = (1..seats as u64).chain([seats as u64 + 1]).map(|it| version + it).collect();
            assert_eq!(versions, expected, "{seats} seats, two servers: {two}");
            let events = table.events(&one.client()).await;
            assert_eq!(events.len() as u64, version + seats as u64 + 1);
            let revealed = &events.last().expect("events")["event"]["bids"];
            assert_eq!(*revealed, json!((0..seats).map(|seat| seat + 3).collect::<Vec<_>>()));
        }
    }
}

/// The version of the game's snapshot, once it is near: snapshots are kept off the way of requests, a moment later.
async fn kept_near(database: &tokio_postgres::Client, game: &str, version: u64) -> i64 {
    let sql = "select version from snapshots where game_id = $1::text::uuid";
    eventually(&format!("a snapshot near {version} is kept"), async || {
        let row = database.query_opt(sql, &[&game]).await.expect("the snapshots");
        row.map(|row| row.get::<_, i64>(0)).filter(|kept| *kept as u64 + 80 > version)
    })
    .await
}

#[tokio::test]
async fn loading_a_long_game_reads_what_came_after_its_snapshot_only() {
    let mut server = TestServer::start().await;
    // A deal that is known to last: games end when they end.
    let table = Table::with(&people(&server, 4).await, "public", Some((server.database(), [16; 32]))).await;
    let mut dice = Dice::new(16);
    let version = table.play_to(200, &mut dice).await;
    assert!(version >= 200, "a long game: {version}");
    let before = table.get(&table.players[0].client, "/view").await;
    let database = server.database().connect().await;
    let kept = kept_near(&database, &table.game, version).await;
    // What came before the snapshot is gone: whoever needed it would fail.
    let forget = "delete from moves where game_id = $1::text::uuid and seq + count <= $2";
    let gone = database.execute(forget, &[&table.game, &kept]).await.expect("deleted moves");
    assert!(gone > 40);
    server.kill9().await;
    server.restart().await;
    assert_eq!(table.get(&table.players[0].client, "/view").await, before);
    assert!(table.step(&mut dice).await.is_some(), "and it goes on");
    // A snapshot of another build, or one that cannot be read, is only a missing one.
    let whole = Table::of(&table.players).await;
    let version = whole.play_to(80, &mut dice).await;
    kept_near(&database, &whole.game, version).await;
    let before = whole.get(&whole.players[0].client, "/view").await;
    let spoil = "update snapshots set state = '{}' where game_id = $1::text::uuid";
    assert_eq!(database.execute(spoil, &[&whole.game]).await.expect("a spoilt snapshot"), 1);
    server.restart().await;
    assert_eq!(whole.get(&whole.players[0].client, "/view").await, before);
}
