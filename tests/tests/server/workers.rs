//! Background workers are restarted when they die, and `/readyz` tells when one keeps dying.

use salon_tests::{TestServer, TestTable, assert_same, eventually};
use serde_json::{Value, json};

/// Returns how often a worker was restarted.
async fn restarts(server: &TestServer, worker: &str) -> u32 {
    let page = server.client().get("/metrics").send().await.expect(200).text();
    let line = format!("salon_worker_restarts_total{{worker=\"{worker}\"}} ");
    page.lines().find_map(|text| text.strip_prefix(&line)).map_or(0, |count| count.parse().expect("a number"))
}

#[tokio::test]
async fn a_worker_that_dies_is_restarted_and_goes_on() {
    let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", "duties:2").start().await;
    eventually("the worker was restarted twice", async || (restarts(&server, "duties").await == 2).then_some(())).await;
    // A plan is carried out by this worker.
    let table = TestTable::start(&server, 2).await;
    let (seat, decision) = table.awaited().await[0].clone();
    let legal = table.choices(seat).await["legal"][0].clone();
    let before = table.summary().await["version"].as_u64();
    let plan = json!({"decision": decision, "alternatives": [{"commands": [legal]}]});
    let _ = table.players[seat].client.post(&table.path("/plans")).json(&plan).send().await.expect(201);
    table.wait_until("the plan was carried out", |game| game["version"].as_u64() > before).await;
    let log = server.log();
    assert!(log.contains("worker died; restarting") && log.contains("a test makes the worker duties panic"), "{log}");
    let _ = server.client().get("/readyz").send().await.expect(200);
}

#[tokio::test]
async fn a_worker_that_keeps_dying_makes_the_server_not_ready() {
    let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", "mail").start().await;
    let not_ready = eventually("the server is not ready", async || {
        let answer = server.client().get("/readyz").send().await;
        (answer.status() == 503).then_some(answer)
    })
    .await;
    let problem = not_ready.expect_problem(503, "unavailable");
    assert!(
        problem.body["detail"].as_str().is_some_and(|it| it.contains("Background workers keep failing: mail.")),
        "{problem:?}"
    );
    // Requests are served all the same.
    let _ = server.client().get("/healthz").send().await.expect(200);
    let _ = server.client().get("/v1/rulesets").send().await.expect(200);
}

/// Returns an awaited seat of a table and one of its legal commands.
async fn legal_move(table: &TestTable) -> (usize, Value) {
    let (seat, _) = table.awaited().await[0].clone();
    (seat, table.choices(seat).await["legal"][0].clone())
}

/// Returns the number of events of a game.
async fn version(table: &TestTable) -> u64 {
    table.summary().await["version"].as_u64().expect("a version")
}

#[tokio::test]
async fn a_move_whose_writer_dies_before_the_commit_is_not_stored() {
    let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", "move_writer.before_commit:1").start().await;
    let table = TestTable::start(&server, 2).await;
    let (seat, command) = legal_move(&table).await;
    let before = version(&table).await;
    table.submit(seat, &json!([command])).send().await.expect_problem(503, "unavailable");
    assert_eq!(version(&table).await, before);
    eventually("the move is accepted", async || {
        let answer = table.submit(seat, &json!([command])).send().await;
        (answer.status() == 200).then_some(())
    })
    .await;
    assert_eq!(restarts(&server, "move_writer").await, 1);
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn a_move_whose_writer_dies_after_the_commit_is_stored_once() {
    let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", "move_writer.after_commit:2").start().await;
    let table = TestTable::start(&server, 2).await;
    let before = version(&table).await;
    // Without a key the server cannot tell the caller whether the move was stored.
    let (seat, command) = legal_move(&table).await;
    table.submit(seat, &json!([command])).send().await.expect_problem(503, "unavailable");
    let first = version(&table).await;
    assert!(first > before, "the move was stored");
    // With a key it finds the stored move, as soon as there is a writer again.
    let (seat, command) = legal_move(&table).await;
    let submit = || table.submit(seat, &json!([command])).header("idempotency-key", "once");
    let answer = eventually("the move is accepted", async || {
        let answer = submit().send().await;
        (answer.status() == 200).then(|| answer.json())
    })
    .await;
    assert!(answer["version"].as_u64() > Some(first), "{answer}");
    assert_same(&submit().send().await.expect(200).json(), &answer, "the answer to a retry");
    assert_eq!(Some(version(&table).await), answer["version"].as_u64(), "the move happened once");
    eventually("the writer accepts moves again", async || {
        let (seat, command) = legal_move(&table).await;
        let answer = table.submit(seat, &json!([command])).send().await;
        (answer.status() == 200).then_some(())
    })
    .await;
    assert_eq!(restarts(&server, "move_writer").await, 2);
    server.expect_clean_replay().await;
}

#[tokio::test]
async fn moves_are_refused_while_their_writer_keeps_dying() {
    let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", "move_writer").start().await;
    let table = TestTable::start(&server, 2).await;
    let (seat, command) = legal_move(&table).await;
    let before = version(&table).await;
    for _ in 0..3 {
        table.submit(seat, &json!([command])).send().await.expect_problem(503, "unavailable");
    }
    assert_eq!(version(&table).await, before);
    eventually("the server is not ready", async || {
        let answer = server.client().get("/readyz").send().await;
        (answer.status() == 503 && answer.text().contains("move_writer")).then_some(())
    })
    .await;
}

#[tokio::test]
async fn readers_of_versions_and_the_writer_of_snapshots_are_restarted() {
    for worker in ["version_reader", "snapshots"] {
        let server = TestServer::builder().env("SALON_TEST_FAILING_WORKER", format!("{worker}:2")).start().await;
        eventually("the worker was restarted twice", async || (restarts(&server, worker).await == 2).then_some(()))
            .await;
        let table = TestTable::start(&server, 2).await;
        let path = table.path("/view");
        eventually("views can be read", async || {
            (table.players[0].client.get(&path).send().await.status() == 200).then_some(())
        })
        .await;
        let (seat, command) = legal_move(&table).await;
        let _ = table.submit(seat, &json!([command])).send().await.expect(200);
    }
}
