//! Plans on several servers.

use std::time::{Duration, Instant};

use salon_tests::{SeededRng, TestClock, TestDatabase, TestServer, TestTable, WAIT_TIMEOUT, eventually, people};
use serde_json::{Value, json};

/// A plan with every legal bid as an alternative.
fn plan_any_bid(table_choices: &Value, acts: &str) -> Value {
    let bids = table_choices["legal"].as_array().expect("bids").iter();
    let alternatives: Vec<Value> = bids.map(|bid| json!({"commands": [bid]})).collect();
    json!({"decision": "place_bid", "acts": acts, "alternatives": alternatives})
}

#[tokio::test]
async fn a_plan_that_ran_is_gone_on_every_server() {
    let one = TestServer::start().await;
    let other = TestServer::builder().database(one.database()).start().await;
    let table = TestTable::start(&one, 2).await;
    let there = table.on(&other);
    let mut rng = SeededRng::new(7);
    let cards: Vec<Value> = (1..=20).map(|card| json!({"kind": "place_bid", "card": card})).collect();
    let order = plan_any_bid(&json!({ "legal": cards }), "at_once");
    let _ = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    // Both servers have the game and the plan in memory.
    assert_eq!(there.get(&there.players[0].client, "/plans").await["items"].as_array().map(Vec::len), Some(1));
    there.choices(0).await;
    // The plan runs on the first server in the first round.
    eventually("the plan has run", async || {
        let awaited = table.awaited().await;
        if let Some((seat, _)) = awaited.iter().find(|(seat, decision)| *seat == 1 || decision != "place_bid") {
            let command = rng.pick(&table.choices(*seat).await["legal"]);
            let _ = table.submit(*seat, &json!([command])).send().await.expect(200);
        }
        let played = table.players[0].notices_of_kind(one.database(), "plan_played").await;
        (!played.is_empty()).then_some(())
    })
    .await;
    assert_eq!(there.get(&there.players[0].client, "/plans").await["items"], json!([]));
    // The game is played on the second server up to the next bids, for which the seat is awaited.
    loop {
        let awaited = there.awaited().await;
        let round = there.get(&there.players[0].client, "/view").await["view"]["round"].as_u64().expect("a round");
        if round >= 2 && awaited.iter().filter(|(_, decision)| decision == "place_bid").count() == 2 {
            break;
        }
        let _ = there.step(&mut rng).await.expect("a game that goes on");
    }
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert!(there.awaited().await.contains(&(0, "place_bid".to_owned())), "the seat is still awaited");
    assert_eq!(table.players[0].notices_of_kind(one.database(), "plan_played").await.len(), 1);
    let events = there.events(&there.players[0].client).await;
    assert_eq!(events.iter().filter(|event| event["by"] == "plan").count(), 1);
}

#[tokio::test]
async fn two_servers_run_the_same_plan_once() {
    let database = TestDatabase::create().await;
    // The clock stands still, so that a slow machine reaches no deadline early.
    let test_clock = TestClock::stopped();
    let one = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let other = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}}});
    let table = TestTable::with_settings(&people(&one, 2).await, &clock).await;
    table.play_to_bidding(&mut SeededRng::new(9)).await;
    let order = plan_any_bid(&table.choices(0).await, "at_deadline");
    let _ = table.players[0].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
    let legal = table.choices(1).await["legal"].clone();
    let _ = table.submit(1, &json!([legal[0]])).send().await.expect(200);
    table.on(&other).choices(0).await;
    // After both reminders only the deadline is left.
    for (minutes, reminders) in [(50, 1), (8, 2)] {
        test_clock.advance(Duration::from_secs(minutes * 60));
        table.players[0].wait_for_notices(&database, "reminder", reminders).await;
    }
    let before = table.summary().await["version"].as_i64().expect("a version");
    // With the game locked, a server that has decided waits before it appends.
    let (lock, connection) = (database.connect().await, database.connect().await);
    let locked = format!("begin; select from games where id = '{}' for update", table.game);
    lock.batch_execute(&locked).await.expect("a lock");
    test_clock.advance(Duration::from_secs(600));
    let waiting =
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    let until = Instant::now() + WAIT_TIMEOUT;
    // The claim is removed until both servers have decided.
    while connection.query_one(waiting, &[]).await.expect("a figure").get::<_, i64>(0) < 2 {
        connection.batch_execute("update duties set claimed_until = null").await.expect("no claim");
        assert!(Instant::now() < until, "both servers decide at the same time");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    lock.batch_execute("rollback").await.expect("no lock");
    let played = table.players[0].wait_for_notices(&database, "plan_played", 1).await;
    table.wait_until("the bids are open", |game| game["version"].as_i64() > Some(before)).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(table.players[0].notices_of_kind(&database, "plan_played").await.len(), played.len());
    assert_eq!(played.len(), 1, "played once: {played:?}");
    let sql = "select count(*) from moves where actor = 'plan'";
    assert_eq!(connection.query_one(sql, &[]).await.expect("a figure").get::<_, i64>(0), 1);
    assert_eq!(connection.query_one("select count(*) from plans", &[]).await.expect("plans").get::<_, i64>(0), 0);
    assert!(table.players[0].notices_of_kind(&database, "plan_lapsed").await.is_empty(), "the plan lapsed");
    let replayed = one.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}
