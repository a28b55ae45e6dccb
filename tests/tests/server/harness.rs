//! Tests of the harness with a stand-in for the server: it has to fail when the server is wrong.

use std::time::Duration;

use salon_tests::{TestServer, TestTable, WAIT_TIMEOUT, assert_same, differences, screen};
use serde_json::json;

async fn stand_in() -> TestServer {
    TestServer::builder().program(env!("CARGO_BIN_EXE_stand-in-salon")).start().await
}

/// The message of the harness when it fails the test.
async fn failure_of(path: &'static str) -> String {
    let server = stand_in().await;
    let client = server.client();
    let failed = tokio::spawn(async move { client.get(path).send().await }).await.expect_err("a failed test");
    *failed.into_panic().downcast::<String>().expect("a message")
}

#[tokio::test]
async fn an_answer_as_documented_is_accepted() {
    let server = stand_in().await;
    let answer = server.client().get("/v1/things/good?x=1").send().await.expect(200);
    assert_eq!(answer.json()["size"], 3);
    server.client().get("/v1/things/missing").send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn a_literal_path_takes_precedence_over_a_parameter() {
    let server = stand_in().await;
    let _ = server.client().get("/v1/things/mine").send().await.expect(204);
}

#[tokio::test]
async fn an_undocumented_status_fails_the_test() {
    assert!(failure_of("/v1/things/wrong-status").await.contains("answered 418, which is not documented"));
}

#[tokio::test]
async fn an_undocumented_problem_code_fails_the_test() {
    let failure = failure_of("/v1/things/wrong-problem").await;
    assert!(failure.contains("\"not_listed\", which is not documented"), "{failure}");
}

#[tokio::test]
async fn a_missing_required_header_fails_the_test() {
    let failure = failure_of("/v1/things/untagged").await;
    assert!(failure.contains("without the required header ETag"), "{failure}");
}

#[tokio::test]
async fn an_undocumented_media_type_fails_the_test() {
    assert!(failure_of("/v1/things/wrong-media").await.contains("text/html, which is not documented"));
}

#[tokio::test]
async fn an_undocumented_body_fails_the_test() {
    for (path, what) in [
        ("/v1/things/wrong-type", "/size"),
        ("/v1/things/wrong-format", "date-time"),
        ("/v1/things/extra-field", "secret"),
        ("/v1/things/no-json", "no JSON"),
    ] {
        let failure = failure_of(path).await;
        assert!(failure.contains(what), "{failure}");
    }
}

#[tokio::test]
async fn an_undocumented_operation_fails_the_test_unless_declared() {
    assert!(failure_of("/v1/nothing").await.contains("is not a documented operation"));
    let server = stand_in().await;
    let answer = server.client().get("/v1/nothing").undocumented().send().await;
    answer.expect_problem(404, "no_such_path");
    let client = server.client();
    let plain = tokio::spawn(async move { client.get("/v1/plain-error").undocumented().send().await });
    assert!(plain.await.is_err(), "an error that is no problem document fails the test");
}

#[tokio::test]
async fn a_value_is_checked_against_a_named_schema() {
    let contract = stand_in().await.client().contract();
    let thing = serde_json::json!({"id": "one", "size": 3});
    assert!(contract.check_schema("Thing", &thing).is_ok());
    assert!(contract.check_schema("Thing", &serde_json::json!({})).is_err());
}

#[tokio::test]
async fn a_stream_gives_its_events_in_order_and_ends() {
    let server = stand_in().await;
    let mut stream = server.client().get("/v1/stream").stream().await;
    let first = stream.next().await.expect("an event");
    assert_eq!((first.id.as_deref(), first.name.as_str()), (Some("7"), "moved"));
    assert_eq!(first.json()["a"], 1);
    let second = stream.next().await.expect("an event");
    assert_eq!((second.name.as_str(), second.data.as_str()), ("message", "two"));
    assert_eq!(stream.next().await, None, "an incomplete event is not delivered");
    assert_eq!((stream.comments, stream.retry), (1, Some(500)));
}

#[tokio::test]
async fn an_undocumented_stream_event_fails_the_test() {
    for (path, what) in [
        ("/v1/stream/wrong-data", "sent moved, which is not as documented"),
        ("/v1/stream/wrong-name", "sent surprise, which is not documented"),
        ("/v1/stream/wrong-refusal", "\"not_listed\", which is not documented"),
    ] {
        let server = stand_in().await;
        let client = server.client();
        let read = async move { client.get(path).try_stream().await.expect("a stream").next().await };
        let failed = tokio::spawn(read).await.expect_err("a failed test").into_panic();
        let failure = failed.downcast::<String>().expect("a message");
        assert!(failure.contains(what), "{failure}");
    }
}

#[tokio::test]
async fn a_server_can_be_killed_terminated_and_restarted() {
    let mut server = stand_in().await;
    let client = server.client();
    server.kill9().await;
    assert!(client.get("/v1/things/good").try_send().await.is_err());
    server.restart().await;
    let _ = client.get("/v1/things/good").send().await.expect(200);
    assert!(!server.terminate().await.success(), "the stand-in does not handle the signal");
    server.restart().await;
    server.restart().await;
    let _ = client.get("/v1/things/good").send().await.expect(200);
    assert_eq!(server.log().lines().count(), 4);
}

#[tokio::test]
async fn every_test_has_a_migrated_database_of_its_own() {
    let (one, other) = (stand_in().await, stand_in().await);
    assert_ne!(one.database().url(), other.database().url());
    let client = one.database().connect().await;
    client.batch_execute("INSERT INTO things VALUES ('one')").await.expect("a migrated table");
    let client = other.database().connect().await;
    let rows = client.query("SELECT id FROM things", &[]).await.expect("a migrated table");
    assert!(rows.is_empty());
}

#[tokio::test]
async fn a_server_survives_the_loss_of_its_private_postgresql() {
    let stand_in = TestServer::builder().program(env!("CARGO_BIN_EXE_stand-in-salon"));
    let mut server = stand_in.embedded().start().await;
    let pid_file = server.data_dir().join("postgres/postmaster.pid");
    let pid = || std::fs::read_to_string(&pid_file).unwrap_or_default().lines().next().map(str::to_owned);
    let first = pid().expect("a running PostgreSQL");
    server.kill9_postgres();
    let changed = async {
        while pid().is_none_or(|it| it == first) {
            tokio::time::sleep(Duration::from_millis(20)).await
        }
    };
    tokio::time::timeout(WAIT_TIMEOUT, changed).await.expect("a restarted PostgreSQL");
    server.kill9().await;
    server.restart().await;
    let _ = server.client().get("/v1/things/good").send().await.expect(200);
}

#[tokio::test]
async fn many_databases_can_be_created_at_once() {
    let tasks: Vec<_> = (0..10).map(|_| tokio::spawn(stand_in())).collect();
    for task in tasks {
        task.await.expect("a server");
    }
}

/// The most bytes that a failing test may print, about a screen.
const MAX_MESSAGE_BYTES: usize = 4096;

#[tokio::test]
async fn debug_output_is_short() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let client = &table.players[0].client;
    let order = json!({"text": "x".repeat(100_000), "audience": "players"});
    let request = client.post(&table.path("/messages")).json(&order);
    let document = client.get("/v1/openapi.json").send().await.expect(200);
    let stream = client.get(&table.path("/stream")).stream().await;
    let operations = salon_tests::Operation::all(&client.contract());
    for shown in [
        format!("{request:?}"),
        format!("{document:?}"),
        format!("{document}"),
        format!("{stream:?}"),
        format!("{:?}", operations[0]),
        format!("{:?}", client.contract()),
        format!("{:?}", table.players[0]),
        format!("{table:?}"),
        format!("{server:?}"),
    ] {
        assert!(shown.len() < MAX_MESSAGE_BYTES, "{} bytes: {}", shown.len(), &shown[..200]);
    }
}

#[tokio::test]
async fn a_failed_expectation_prints_a_short_message() {
    let server = TestServer::start().await;
    let client = server.client();
    let asked = tokio::spawn(async move {
        let answer = client.get("/v1/openapi.json").send().await;
        answer.expect_problem(404, "not_found");
    });
    let failure = asked.await.expect_err("a failed test").into_panic().downcast::<String>().expect("a message");
    assert!(failure.contains("/v1/openapi.json -> 200") && failure.contains("openapi"), "{failure}");
    assert!(failure.len() < MAX_MESSAGE_BYTES, "{} bytes", failure.len());
}

#[tokio::test]
async fn an_undocumented_body_prints_a_short_message() {
    let failure = failure_of("/v1/things/huge").await;
    assert!(failure.contains("not as documented") && failure.contains("/size"), "{failure}");
    assert!(failure.len() < MAX_MESSAGE_BYTES, "{} bytes", failure.len());
}

#[test]
fn differences_name_the_places_in_two_values() {
    let long =
        json!({"same": vec!["same"; 10_000], "deep": [{"x": 1}, {"x": 2, "gone": true}], "text": "a".repeat(50_000)});
    let other =
        json!({"same": vec!["same"; 10_000], "deep": [{"x": 1}, {"x": 3}], "text": "a".repeat(50_000), "new": 7});
    let expected = ["/deep/1/x: 2 | 3", "/deep/1/gone: true | nothing", "/new: nothing | 7"];
    let mut found = differences(&long, &other);
    found.sort_by_key(|place| expected.iter().position(|it| it == place));
    assert_eq!(found, expected);
    assert!(differences(&long, &long).is_empty());
    let many = json!((0..500).collect::<Vec<_>>());
    let failed = std::panic::catch_unwind(|| assert_same(&many, &json!(vec!["x".repeat(999); 500]), "a list"));
    let failure = *failed.expect_err("a failed test").downcast::<String>().expect("a message");
    assert!(failure.starts_with("a list differs:") && failure.ends_with("and 488 more"), "{failure}");
    assert!(failure.len() < MAX_MESSAGE_BYTES, "{} bytes", failure.len());
}

/// Compares two long texts with `assert_eq!`, as a test would.
#[tokio::test]
#[ignore = "fails on purpose; started by the next test"]
async fn two_long_texts_are_compared() {
    let _server = stand_in().await;
    let text = |end: &str| format!("{}{end}", "a line of a long answer\n".repeat(100_000));
    assert_eq!(text("LEFT"), text("RIGHT"));
}

#[test]
fn a_failing_test_prints_a_screen_at_most() {
    let mut test = std::process::Command::new(std::env::current_exe().expect("this program"));
    test.args(["--exact", "harness::two_long_texts_are_compared", "--ignored", "--nocapture"]);
    let output = test.output().expect("a run");
    let printed = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(!output.status.success() && printed.contains("LEFT") && printed.contains("RIGHT"), "{}", screen(&printed));
    assert!(printed.len() < 8000 && printed.lines().count() < 60, "{} bytes", printed.len());
}
