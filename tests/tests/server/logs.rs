//! A log that cannot be written: it costs no answer, and is counted.

use salon_tests::{Client, LogTarget, Person, TestServer, eventually};
use serde_json::json;

/// What a process that panicked in its main thread ends with.
const PANICKED: i32 = 101;

/// Log lines that could not be written, as the figures tell.
async fn failures(client: &Client) -> u64 {
    let text = client.get("/metrics").send().await.expect(200).text().to_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("salon_log_failures_total "));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no count of log failures in\n{text}"))
}

async fn answers_without_a_log(log: LogTarget) {
    let mut server = TestServer::builder().log_to(log).env("SALON_LOG", "debug").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().expect("an id");
    let mut moves = 0;
    for _ in 0..3 {
        moves += i64::from(ada.move_once(game).await) + i64::from(bob.move_once(game).await);
    }
    let refused = json!({"commands": [{"kind": "nothing"}]});
    let path = format!("/v1/games/{game}/commands");
    ada.client.post(&path).json(&refused).send().await.expect_problem(422, "command_refused");
    let rows = server.database().connect().await;
    let row = rows.query_one("select count(*) from moves", &[]).await.expect("a count");
    assert_eq!(row.get::<_, i64>(0), moves, "what was answered is committed");
    let client = server.client();
    let before =
        eventually("the lines of these requests are lost", async || Some(failures(&client).await).filter(|it| *it > 0))
            .await;
    let _ = client.get("/v1/rulesets").send().await.expect(200);
    eventually("each one is counted", async || (failures(&client).await > before).then_some(())).await;
    assert!(server.terminate().await.success());
}

#[tokio::test]
async fn a_log_that_nobody_reads_any_more_costs_no_answer() {
    answers_without_a_log(LogTarget::BrokenPipe).await;
}

#[tokio::test]
async fn a_log_on_a_full_disk_costs_no_answer() {
    answers_without_a_log(LogTarget::FullDisk).await;
}

#[tokio::test]
async fn a_log_that_is_full_and_stays_open_keeps_no_answer_back() {
    let mut server = TestServer::builder().log_to(LogTarget::UnreadPipe).env("SALON_LOG", "debug").start().await;
    let client = server.client();
    for _ in 0..1500 {
        let _ = client.get("/v1/rulesets").send().await.expect(200);
    }
    eventually("lines are lost, and counted", async || {
        let _ = client.get("/v1/rulesets").send().await.expect(200);
        (failures(&client).await > 0).then_some(())
    })
    .await;
    let _ = Person::register(&server, "ada").await;
    assert!(server.terminate().await.success());
}

#[tokio::test]
async fn a_log_that_is_written_counts_no_failure() {
    let server = TestServer::start().await;
    assert_eq!(failures(&server.client()).await, 0);
}

#[tokio::test]
async fn a_command_whose_output_cannot_be_written_does_not_panic() {
    let server = TestServer::start().await;
    for log in [LogTarget::BrokenPipe, LogTarget::FullDisk] {
        for arguments in [
            &["--help"][..],
            &["serve", "--help"],
            &["--version"],
            &["openapi"],
            &["migrate"],
            &["sevre"],
            &["serve", "--pool-size", "many"],
            &["replay", "/nowhere.json"],
            &["replay", "--all"],
            &["rate", "--check"],
            &["rotate-keys"],
        ] {
            let ended = server.run_writing_to(arguments, log).await;
            let code = ended.code().unwrap_or_else(|| panic!("{arguments:?} on {log:?}: {ended}"));
            assert_ne!(code, PANICKED, "{arguments:?} on {log:?}");
        }
    }
}
