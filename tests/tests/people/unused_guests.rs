//! The worker that deletes guests that are not used any more, and what happens at the same moment.

use salon_tests::{BotGame, PASSWORD, Person, TestDatabase, TestServer, eventually};
use serde_json::json;

use super::{
    guests::{exists, guest, register},
    locked_rows::LockedRows,
    refresh,
};

/// Lets this many days pass for all accounts and sessions.
async fn pass_days(server: &TestServer, days: u32) {
    let sql = format!(
        "update accounts set created_at = created_at - interval '{days} days';
        update sessions set created_at = created_at - interval '{days} days',
            refreshed_at = refreshed_at - interval '{days} days'"
    );
    server.database().connect().await.batch_execute(&sql).await.expect("an update");
}

/// Creates a guest that is deleted after all others, because the oldest are deleted first.
async fn last_guest(server: &TestServer) -> Person {
    let marker = guest(server).await;
    let sql = format!(
        "update accounts set created_at = now() - interval '30 days 1 second' where id = '{0}';
        delete from sessions where account_id = '{0}'",
        marker.id
    );
    server.database().connect().await.batch_execute(&sql).await.expect("an update");
    marker
}

/// Starts a server, which looks for unused guests when it starts.
async fn start_clearing(database: &TestDatabase) -> TestServer {
    let rows = database.connect().await;
    let sql = "select count(*) from pg_locks where locktype = 'advisory' and objid = (hashtext('guest_housekeeping')::bigint \
        & x'ffffffff'::bigint)::text::oid and database = (select oid from pg_database where datname = current_database())";
    // The pass is skipped while another server runs it.
    eventually("no server looks for unused guests", async || {
        (rows.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0) == 0).then_some(())
    })
    .await;
    TestServer::builder().database(database).start().await
}

/// Returns how many unused guests these servers have deleted. Each counts its own.
async fn deleted_guests(servers: &[&TestServer]) -> u64 {
    let mut sum = 0;
    for server in servers {
        let metrics = server.client().get("/metrics").send().await.expect(200).text();
        let line = metrics.lines().find_map(|line| line.strip_prefix("salon_guests_total{event=\"deleted\"} "));
        sum += line.map_or(0, |count| count.parse::<u64>().expect("a number"));
    }
    sum
}

#[tokio::test]
async fn unused_guests_are_deleted_unless_they_play_people() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let (idle, against_bot, against_ada) = (guest(&server).await, guest(&server).await, guest(&server).await);
    let bot_game = BotGame::start(&against_bot, "art_society", &["novice"]).await;
    let waiting = idle.open_table(2, "public").await;
    let table = ada.open_table(2, "public").await;
    against_ada.join(&table).await;
    pass_days(&server, 29).await;
    let active = guest(&server).await;
    let registered = guest(&server).await;
    register(&registered, "grace").await;
    let marker = last_guest(&server).await;
    let first = start_clearing(server.database()).await;
    eventually("the pass has ended", async || (!exists(&server, &marker).await).then_some(())).await;
    eventually("one guest is counted", async || (deleted_guests(&[&server, &first]).await == 1).then_some(())).await;
    for guest in [&idle, &against_bot, &against_ada, &active] {
        assert!(exists(&server, guest).await, "{}", guest.name);
    }
    pass_days(&server, 2).await;
    // One that was used since stays.
    let _ = refresh(&server, &active.tokens["refresh_token"]).await.expect(200);
    let marker = last_guest(&server).await;
    let second = start_clearing(server.database()).await;
    eventually("the pass has ended", async || (!exists(&server, &marker).await).then_some(())).await;
    eventually("exactly three more are counted", async || {
        (deleted_guests(&[&server, &first, &second]).await == 4).then_some(())
    })
    .await;
    for deleted in [&idle, &against_bot] {
        assert!(!exists(&server, deleted).await, "{}", deleted.name);
        eventually("its token is refused", async || {
            (deleted.client.get("/v1/account").send().await.status() == 401).then_some(())
        })
        .await;
    }
    for kept in [&against_ada, &active, &registered, &ada] {
        assert!(exists(&server, kept).await, "{}", kept.name);
    }
    let gone = format!("/v1/games/{}", waiting["id"].as_str().expect("an id"));
    assert_eq!(ada.client.get(&gone).send().await.expect(200).json()["status"], "aborted");
    let status = "select status from games where id = $1::text::uuid";
    let row = server.database().connect().await.query_one(status, &[&bot_game.game]).await.expect("a game");
    assert_ne!(row.get::<_, String>(0), "running");
}

#[tokio::test]
async fn a_guest_stays_if_a_person_joins_its_table_during_the_pass() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let (oldest, hosting) = (guest(&server).await, guest(&server).await);
    let table = hosting.open_table(2, "public").await;
    pass_days(&server, 31).await;
    let marker = last_guest(&server).await;
    // The pass has read which guests are unused, and waits for the first of them.
    let rows = LockedRows::lock(server.database(), &format!("accounts where id = '{}'", oldest.id)).await;
    let _clearing = start_clearing(server.database()).await;
    eventually("the pass waits", async || (rows.waiting().await >= 1).then_some(())).await;
    assert_eq!(ada.join(&table).await["status"], "running");
    rows.release().await;
    eventually("the pass has ended", async || (!exists(&server, &marker).await).then_some(())).await;
    assert!(!exists(&server, &oldest).await);
    assert!(exists(&server, &hosting).await);
    let _ = refresh(&server, &hosting.tokens["refresh_token"]).await.expect(200);
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    assert_eq!(ada.client.get(&path).send().await.expect(200).json()["status"], "running");
}

#[tokio::test]
async fn a_table_of_a_guest_that_is_being_deleted_cannot_be_joined() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let hosting = guest(&server).await;
    let table = hosting.open_table(2, "public").await;
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    pass_days(&server, 31).await;
    let marker = last_guest(&server).await;
    let game = format!("games where id = '{}'", table["id"].as_str().expect("an id"));
    let rows = LockedRows::lock(server.database(), &game).await;
    let _clearing = start_clearing(server.database()).await;
    eventually("the pass waits", async || (rows.waiting().await >= 1).then_some(())).await;
    // The pass was first: it leaves the table in the same transaction in which it decides to delete the guest.
    let join = rows.send_and_wait(ada.client.post(&format!("{path}/join")).json(&json!({})), 2).await;
    rows.release().await;
    join.await.expect("a response").expect_problem(409, "game_not_open");
    eventually("the pass has ended", async || (!exists(&server, &marker).await).then_some(())).await;
    assert!(!exists(&server, &hosting).await);
    assert_eq!(ada.client.get(&path).send().await.expect(200).json()["status"], "aborted");
}

#[tokio::test]
async fn a_guest_that_is_being_deleted_cannot_be_registered() {
    let server = TestServer::start().await;
    let guest = guest(&server).await;
    let table = guest.open_table(2, "public").await;
    // The deletion is confirmed and leaves the games of the guest.
    let game = format!("games where id = '{}'", table["id"].as_str().expect("an id"));
    let rows = LockedRows::lock(server.database(), &game).await;
    let deletion = rows.send_and_wait(guest.client.post("/v1/account/deletion").json(&json!({})), 1).await;
    let body = json!({"name": "grace", "password": PASSWORD});
    let late = guest.client.post("/v1/account/registration").json(&body).send().await;
    late.expect_problem(401, "invalid_token");
    rows.release().await;
    let _ = deletion.await.expect("a response").expect(204);
    assert!(!exists(&server, &guest).await);
}

#[tokio::test]
async fn a_guest_that_is_registered_first_is_deleted_with_its_password_only() {
    let server = TestServer::start().await;
    let guest = guest(&server).await;
    let rows = LockedRows::lock(server.database(), &format!("accounts where id = '{}'", guest.id)).await;
    let body = json!({"name": "grace", "password": PASSWORD});
    let registration = rows.send_and_wait(guest.client.post("/v1/account/registration").json(&body), 1).await;
    let deletion = rows.send_and_wait(guest.client.post("/v1/account/deletion").json(&json!({})), 2).await;
    rows.release().await;
    let _ = registration.await.expect("a response").expect(200);
    let refused = deletion.await.expect("a response").expect_problem(422, "invalid_body");
    assert_eq!(refused.body["errors"][0]["pointer"], "/password");
    assert!(exists(&server, &guest).await);
    let _ = refresh(&server, &guest.tokens["refresh_token"]).await.expect(200);
}

#[tokio::test]
async fn guests_are_guests_after_migrations_were_reverted_and_run_again() {
    let server = TestServer::start().await;
    let (ada, guest) = (Person::register(&server, "ada").await, guest(&server).await);
    let known = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../migrations")).expect("migrations");
    let newer = known
        .filter_map(|it| it.ok()?.file_name().into_string().ok())
        .filter(|name| name.get(..14).and_then(|number| number.parse::<u32>().ok()).is_some_and(|number| number >= 18));
    let reverted = server.run(&["migrate", "--revert", &newer.count().to_string()]).await;
    assert!(reverted.status.success(), "{}", String::from_utf8_lossy(&reverted.stderr));
    let rows = server.database().connect().await;
    assert!(rows.query("select guest from accounts", &[]).await.is_err(), "the column is gone");
    assert!(server.run(&["migrate"]).await.status.success());
    let marked: Vec<String> = rows
        .query("select id::text from accounts where guest", &[])
        .await
        .expect("guests")
        .iter()
        .map(|row| row.get(0))
        .collect();
    assert_eq!(marked, [guest.id.as_str()]);
    assert_eq!(guest.client.get("/v1/account").send().await.expect(200).json()["guest"], true);
    assert!(ada.client.get("/v1/account").send().await.expect(200).json().get("guest").is_none());
}
