//! A dump that is restored into another cluster keeps feeds, streams and cursors working.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use salon_postgres::{Cluster, Settings};
use salon_tests::{EventStream, SeededRng, SseEvent, TestServer, TestTable, people, postgres_programs};
use serde_json::{Value, json};

/// A program of PostgreSQL, from the usual folders.
fn program(name: &str) -> Command {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = postgres_programs().into_iter().collect();
    folders.extend(std::env::split_paths(&path));
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(versions.map(|version| version.path().join("bin")));
    let found = folders.into_iter().map(|folder| folder.join(name)).find(|file| file.is_file());
    Command::new(found.unwrap_or_else(|| panic!("{name} comes with PostgreSQL")))
}

/// Copies a database into an empty one, as `docs/OPERATORS.md` describes.
fn copy_database(from: &str, to: &str) {
    let mut dump = program("pg_dump").arg(from).stdout(Stdio::piped()).spawn().expect("pg_dump");
    let text = dump.stdout.take().expect("a pipe");
    let restored = program("psql").args(["-X", "-q", "-v", "ON_ERROR_STOP=1", to]).stdin(text).output().expect("psql");
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    assert!(dump.wait().expect("an end").success());
}

async fn follow(server: &TestServer, table: &TestTable, path: &str, last: Option<&str>) -> EventStream {
    let client = server.client().with_token(table.players[0].access_token());
    let request = client.get(path);
    match last {
        Some(id) => request.header("last-event-id", id).stream().await,
        None => request.stream().await,
    }
}

async fn next_of(stream: &mut EventStream, name: &str) -> SseEvent {
    loop {
        let event = stream.next().await.expect("an event");
        if event.name == name {
            return event;
        }
    }
}

#[tokio::test]
async fn a_restored_dump_keeps_the_feed_and_every_cursor() {
    let old = TestServer::start().await;
    // The transaction ids of the old cluster are ahead of those of a new one.
    let use_up_ids = "do $$ begin for i in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$";
    old.database().connect().await.batch_execute(use_up_ids).await.expect("transactions");
    let table = TestTable::of(&people(&old, 2).await).await;
    let mut rng = SeededRng::new(5);
    let mut moves = follow(&old, &table, "/v1/stream", None).await;
    assert_eq!(next_of(&mut moves, "ready").await.name, "ready");
    table.play_to_bidding(&mut rng).await;
    let seen = next_of(&mut moves, "move").await;
    let page = |server: &TestServer, query: &str| {
        let client = server.client().with_token(table.players[0].access_token());
        let request = client.get(&format!("/v1/account/feed?{query}"));
        async move { request.send().await.expect(200).json() }
    };
    // Other tests run transactions in the same cluster: until these end, a page may lack the newest entries.
    old.database().wait_until_visible().await;
    let before = page(&old, "").await;
    let written = table.players[0].feed(old.database()).await.len();
    assert_eq!(before["items"].as_array().map(Vec::len), Some(written));
    assert!(!before["items"].as_array().expect("items").is_empty());
    let cursor = before["next_cursor"].as_str().expect("a cursor").to_owned();

    let settings = Settings { bin_dir: postgres_programs(), ..Settings::throwaway(old.data_dir()) };
    let cluster =
        tokio::task::spawn_blocking(move || Cluster::start(&settings)).await.expect("a task").expect("a cluster");
    let url = cluster.url(salon_postgres::DATABASE);
    copy_database(old.database().url(), &url);
    let new = TestServer::builder().database(old.database()).env("DATABASE_URL", &url).start().await;
    assert!(new.log().contains("another cluster"), "the new cluster is logged");

    assert_eq!(page(&new, "").await, before, "the feed is unchanged");
    let there = table.on(&new);
    let step: Value = there.step(&mut rng).await.expect("a move");
    let mut resumed = follow(&new, &table, "/v1/stream", seen.id.as_deref()).await;
    loop {
        let event = next_of(&mut resumed, "move").await;
        if event.json()["version"] == step["version"] {
            break;
        }
    }
    let mut feed = follow(&new, &table, "/v1/account/feed/stream", Some(&cursor)).await;
    assert_eq!(next_of(&mut feed, "ready").await.name, "ready");
    there.play_to_version(60, &mut rng).await;
    let entry = next_of(&mut feed, "news").await.json();
    assert!(!before["items"].as_array().expect("items").iter().any(|item| item["id"] == entry["id"]), "{entry}");
    let long = page(&new, &format!("cursor={cursor}&wait=60")).await;
    assert_eq!(long["items"][0]["id"], entry["id"], "pages and streams return the same entry");

    // After a restart it is the same cluster as before.
    drop(new);
    let again = TestServer::builder().database(old.database()).env("DATABASE_URL", &url).start().await;
    assert!(!again.log().contains("another cluster"));
    assert_eq!(page(&again, &format!("cursor={cursor}&wait=60")).await["items"][0], json!(entry));
    drop(again);
    tokio::task::spawn_blocking(move || cluster.stop()).await.expect("an end");
}
