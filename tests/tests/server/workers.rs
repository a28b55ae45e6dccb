//! Background workers are restarted when they die, and `/readyz` tells when one keeps dying.

use salon_tests::{TestServer, TestTable, eventually};
use serde_json::json;

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
