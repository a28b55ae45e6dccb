//! Reading a game: views, scores and events, now and in the past, and loading it from a snapshot.

use std::collections::BTreeMap;

use salon_tests::{SeededRng, TestServer, TestTable, eventually, people};
use serde_json::{Value, json};

#[tokio::test]
async fn a_view_of_a_past_version_equals_the_view_then() {
    let server = TestServer::start().await;
    let people = people(&server, 3).await;
    let table = TestTable::of(&people[..2]).await;
    let mut viewers: Vec<_> = table.players.iter().map(|it| it.client.clone()).collect();
    viewers.extend([people[2].client.clone(), server.client()]);
    let mut rng = SeededRng::new(7);
    let mut live: BTreeMap<(u64, usize), Value> = BTreeMap::new();
    loop {
        for (number, viewer) in viewers.iter().enumerate() {
            let view = table.get(viewer, "/view").await;
            live.insert((view["version"].as_u64().expect("a version"), number), view);
        }
        if table.step(&mut rng).await.is_none() {
            break;
        }
    }
    let last = table.summary().await["version"].as_u64().expect("a version");
    for ((version, viewer), mut seen) in live {
        let past = table.get(&viewers[viewer], &format!("/view?at={version}")).await;
        // Every view contains the current status of the game.
        seen["status"] = json!("finished");
        assert_eq!(past, seen, "viewer {viewer} at {version}");
    }
    for version in 0..=last {
        let view = table.get(&viewers[0], &format!("/view?at={version}")).await;
        assert_eq!((&view["version"], &view["seat"]), (&json!(version), &json!(0)));
        assert!(view["view"]["seats"][1]["sealed"].is_null(), "a bid that was sealed stays hidden: {version}");
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
async fn polling_is_answered_with_304_until_the_game_changes() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(8);
    table.step(&mut rng).await;
    for rest in ["/view", "/choices", "/score", "/events", ""] {
        let client = &table.players[0].client;
        let first = client.get(&table.path(rest)).send().await.expect(200);
        let tag = first.header("etag").expect("a tag").to_owned();
        let poll = || client.get(&table.path(rest)).header("if-none-match", &tag).send();
        let same = poll().await.expect(304);
        assert!(same.bytes().is_empty());
        table.step(&mut rng).await;
        let _ = poll().await.expect(200);
    }
    let view = table.players[0].client.get(&table.path("/view")).send().await.expect(200);
    let tag = view.header("etag").expect("a tag").to_owned();
    assert_eq!(tag, format!("W/\"{}\"", view.json()["version"]), "the ETag is the version");
    let _ = table.players[1].client.post(&table.path("/resign")).send().await.expect(200);
    let over = table.players[0].client.get(&table.path("/view")).header("if-none-match", &tag).send().await.expect(200);
    assert_eq!(over.json()["status"], "finished", "an end without an event changes the ETag");
}

#[tokio::test]
async fn the_score_is_explained_in_english_and_french() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(13);
    table.play_to_version(40, &mut rng).await;
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
async fn event_pages_have_no_gaps() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let mut rng = SeededRng::new(14);
    table.play_to_version(60, &mut rng).await;
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

/// Waits until the game has a snapshot of about this version, and returns its version. Snapshots are stored in the background.
async fn wait_for_snapshot(database: &tokio_postgres::Client, game: &str, version: u64) -> i64 {
    let sql = "select version from snapshots where game_id = $1::text::uuid";
    eventually(&format!("a snapshot near version {version} is stored"), async || {
        let row = database.query_opt(sql, &[&game]).await.expect("the snapshots");
        row.map(|row| row.get::<_, i64>(0)).filter(|snapshot| *snapshot as u64 + 80 > version)
    })
    .await
}

#[tokio::test]
async fn a_game_is_loaded_from_its_snapshot() {
    let mut server = TestServer::start().await;
    // A seed with which the game is known to be long.
    let table =
        TestTable::with_visibility(&people(&server, 4).await, "public", Some((server.database(), [16; 32]))).await;
    let mut rng = SeededRng::new(16);
    let version = table.play_to_version(200, &mut rng).await;
    assert!(version >= 200, "a long game: {version}");
    let before = table.get(&table.players[0].client, "/view").await;
    let database = server.database().connect().await;
    let snapshot = wait_for_snapshot(&database, &table.game, version).await;
    // Without the moves before the snapshot, loading fails if it reads them.
    let delete_moves = "delete from moves where game_id = $1::text::uuid and seq + count <= $2";
    let deleted = database.execute(delete_moves, &[&table.game, &snapshot]).await.expect("deleted moves");
    assert!(deleted > 40);
    server.kill9().await;
    server.restart().await;
    assert_eq!(table.get(&table.players[0].client, "/view").await, before);
    assert!(table.step(&mut rng).await.is_some(), "the game goes on");
}

#[tokio::test]
async fn a_game_with_an_unreadable_snapshot_is_loaded_from_its_moves() {
    let mut server = TestServer::start().await;
    let database = server.database().connect().await;
    let table = TestTable::start(&server, 4).await;
    let version = table.play_to_version(80, &mut SeededRng::new(16)).await;
    wait_for_snapshot(&database, &table.game, version).await;
    let before = table.get(&table.players[0].client, "/view").await;
    let corrupt = "update snapshots set state = '{}' where game_id = $1::text::uuid";
    assert_eq!(database.execute(corrupt, &[&table.game]).await.expect("a corrupt snapshot"), 1);
    server.restart().await;
    assert_eq!(table.get(&table.players[0].client, "/view").await, before);
}
