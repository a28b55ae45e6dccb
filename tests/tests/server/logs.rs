//! A log that cannot be written: answers are not affected, and lost lines are counted.

use salon_tests::{ApiClient, LogTarget, Person, TestServer, eventually};
use serde_json::json;

/// The exit code of a process whose main thread panicked.
const PANICKED: i32 = 101;

/// The metric of log lines that could not be written.
async fn log_failures(client: &ApiClient) -> u64 {
    let text = client.get("/metrics").send().await.expect(200).text().to_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("salon_log_failures_total "));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no count of log failures in\n{text}"))
}

async fn check_answers_with_broken_log(log: LogTarget) {
    let mut server = TestServer::builder().log_to(log).env("SALON_LOG", "debug").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().expect("an id");
    let mut moves = 0;
    for _ in 0..3 {
        moves += i64::from(ada.play_first_legal(game).await) + i64::from(bob.play_first_legal(game).await);
    }
    let refused = json!({"commands": [{"kind": "nothing"}]});
    let path = format!("/v1/games/{game}/commands");
    ada.client.post(&path).json(&refused).send().await.expect_problem(422, "command_refused");
    let rows = server.database().connect().await;
    let row = rows.query_one("select count(*) from moves", &[]).await.expect("a count");
    assert_eq!(row.get::<_, i64>(0), moves, "answered moves are committed");
    let client = server.client();
    let before = eventually("the lines of these requests are lost", async || {
        Some(log_failures(&client).await).filter(|it| *it > 0)
    })
    .await;
    let _ = client.get("/v1/rulesets").send().await.expect(200);
    eventually("each lost line is counted", async || (log_failures(&client).await > before).then_some(())).await;
    assert!(server.terminate().await.success());
}

#[tokio::test]
async fn a_log_pipe_without_a_reader_does_not_affect_answers() {
    check_answers_with_broken_log(LogTarget::BrokenPipe).await;
}

#[tokio::test]
async fn a_log_on_a_full_disk_does_not_affect_answers() {
    check_answers_with_broken_log(LogTarget::FullDisk).await;
}

#[tokio::test]
async fn a_blocked_log_pipe_does_not_delay_answers() {
    let mut server = TestServer::builder().log_to(LogTarget::UnreadPipe).env("SALON_LOG", "debug").start().await;
    let client = server.client();
    for _ in 0..1500 {
        let _ = client.get("/v1/rulesets").send().await.expect(200);
    }
    eventually("lost lines are counted", async || {
        let _ = client.get("/v1/rulesets").send().await.expect(200);
        (log_failures(&client).await > 0).then_some(())
    })
    .await;
    let _ = Person::register(&server, "ada").await;
    assert!(server.terminate().await.success());
}

#[tokio::test]
async fn a_working_log_counts_no_failures() {
    let server = TestServer::start().await;
    assert_eq!(log_failures(&server.client()).await, 0);
}

#[tokio::test]
async fn commands_do_not_panic_if_output_fails() {
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
