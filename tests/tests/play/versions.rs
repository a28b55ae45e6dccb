//! Commands with If-Match, and conflicts between commands.

use salon_tests::{SeededRng, TestServer, TestTable, people};
use serde_json::json;

#[tokio::test]
async fn a_stale_if_match_returns_missed_events_and_legal_commands() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    let mut rng = SeededRng::new(9);
    table.play_to_bidding(&mut rng).await;
    let version = table.summary().await["version"].as_u64().expect("a version");
    let cards = table.choices(0).await["legal"].clone();
    let _ = table.submit(1, &json!([table.choices(1).await["legal"][2]])).send().await.expect(200);
    let stale = format!("\"{version}\"");
    let refused = table.submit(0, &json!([cards[0]])).header("if-match", &stale).send().await;
    let problem = refused.expect_problem(412, "version_mismatch").body;
    assert_eq!(problem["version"], json!(version + 1));
    let missed = problem["missed"].as_array().expect("a list");
    assert_eq!(missed.len(), 1);
    assert_eq!(missed[0]["event"], json!({"kind": "bid_sealed", "seat": 1}), "the card is hidden");
    assert_eq!(missed, &table.events(&table.players[0].client).await[version as usize..]);
    assert_eq!(problem["legal"], cards);
    let now = format!("W/\"{}\"", version + 1);
    let _ = table.submit(0, &json!([cards[0]])).header("if-match", &now).send().await.expect(200);
    let future = table.submit(2, &json!([cards[0]])).header("if-match", "\"9999\"").send().await;
    future.expect_problem(404, "no_such_version");
    let _ = table.submit(2, &json!([cards[0]])).header("if-match", "*").send().await.expect(200);
}

#[tokio::test]
async fn an_invalid_if_match_is_refused() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 3).await;
    table.play_to_bidding(&mut SeededRng::new(9)).await;
    let cards = table.choices(2).await["legal"].clone();
    for wrong in ["\"x\"", "\"-1\"", "\"1\", \"2\"", ""] {
        let response = table.submit(2, &json!([cards[0]])).header("if-match", wrong).send().await;
        response.expect_problem(400, "invalid_if_match");
    }
}

#[tokio::test]
async fn a_stale_if_match_after_the_end_returns_no_legal_commands() {
    let server = TestServer::start().await;
    let people = people(&server, 2).await;
    let mut rng = SeededRng::new(12);
    let resigned = TestTable::of(&people).await;
    for _ in 0..3 {
        resigned.step(&mut rng).await.expect("a move");
    }
    // The awaited seat would have legal commands if the other one had not resigned.
    let (awaited, _) = resigned.awaited().await[0].clone();
    let _ = resigned.players[1 - awaited].client.post(&resigned.path("/resign")).send().await.expect(200);
    let aborted = TestTable::of(&people).await;
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
async fn a_persistent_conflict_returns_version_and_legal_commands() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    table.play_to_bidding(&mut SeededRng::new(13)).await;
    let legal = table.choices(0).await["legal"].clone();
    let version = table.summary().await["version"].clone();
    // No move can be stored, as if another move were always faster.
    let database = server.database().connect().await;
    let trigger = "
        create function skip_update() returns trigger language plpgsql as 'begin return null; end';
        create trigger skip_update before update of version on games for each row execute function skip_update()";
    database.batch_execute(trigger).await.expect("a trigger");
    let response = table.submit(0, &json!([legal[0]])).send().await;
    assert_eq!(response.header("retry-after"), Some("1"), "{response}");
    let problem = response.expect_problem(409, "conflict").body;
    assert_eq!((&problem["version"], &problem["legal"], &problem["missed"]), (&version, &legal, &json!([])));
    database.batch_execute("drop trigger skip_update on games").await.expect("no trigger");
    let _ = table.submit(0, &json!([legal[0]])).send().await.expect(200);
}
