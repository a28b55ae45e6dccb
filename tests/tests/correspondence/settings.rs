//! Changed settings of an account reach the clocks of all its games, even if the server is killed.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use salon_tests::{Person, TestClock, TestDatabase, TestServer, TestTable, WAIT_TIMEOUT, people};
use serde_json::{Value, json};

const DAY: u64 = 86_400;

fn instant(text: &Value) -> DateTime<Utc> {
    text.as_str().unwrap_or_else(|| panic!("a time: {text}")).parse().expect("a time")
}

/// The deadline of a person in a game.
async fn deadline(table: &TestTable, person: &Person) -> DateTime<Utc> {
    let seat = table.players.iter().position(|it| it.id == person.id).expect("a player");
    let game = table.summary().await;
    let awaited = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(seat)).cloned();
    instant(&awaited.unwrap_or_else(|| panic!("{} is awaited: {game}", person.name))["deadline"])
}

/// Three games of two players with one day for each decision, in the order in which their clocks are updated.
async fn games(everybody: &[Person]) -> Vec<TestTable> {
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": DAY}, "extension": {"credits": 0}}});
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(TestTable::with_settings(everybody, &clock).await);
    }
    games.sort_by_key(|table| table.game.clone());
    games
}

/// Twelve hours of sleep that begin in two hours: a deadline of one day takes about two days.
fn long_sleep() -> Value {
    let hour = Utc::now().hour();
    let clock = |hour: u32| format!("{:02}:00", hour % 24);
    json!({"sleep": {"from": clock(hour + 2), "to": clock(hour + 14)}, "weekends_off": false})
}

/// Waits until the clocks of all games are updated.
async fn wait_for_clock_updates(database: &TestDatabase) {
    let connection = database.connect().await;
    let until = std::time::Instant::now() + WAIT_TIMEOUT;
    loop {
        let left: i64 =
            connection.query_one("select count(*) from unsettled_clocks", &[]).await.expect("a figure").get(0);
        if left == 0 {
            return;
        }
        assert!(std::time::Instant::now() < until, "{left} clocks are not updated");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Sends a change of settings and kills the server when it waits for the second game, which is locked.
async fn kill_during_change(server: &mut TestServer, games: &[TestTable], change: salon_tests::ApiRequest) {
    let database = server.database().clone();
    let lock = database.connect().await;
    let second = format!("begin; select from games where id = '{}' for update", games[1].game);
    lock.batch_execute(&second).await.expect("a lock");
    let asked = tokio::spawn(change.try_send());
    database.wait_for_lock_waiters(1).await;
    server.kill9().await;
    assert!(asked.await.expect("a task").is_err(), "the request was answered");
    lock.batch_execute("rollback").await.expect("no lock");
}

#[tokio::test]
async fn new_sleep_hours_reach_all_games_despite_a_kill() {
    let mut server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let games = games(&everybody).await;
    let person = &everybody[0];
    let mut before = Vec::new();
    for table in &games {
        before.push(deadline(table, person).await);
    }
    let sleep = long_sleep();
    let change = person.client.put("/v1/account/clock").json(&sleep);
    kill_during_change(&mut server, &games, change).await;
    server.restart().await;
    wait_for_clock_updates(server.database()).await;
    for (table, before) in games.iter().zip(before) {
        let after = deadline(table, person).await;
        let longer = after - before;
        assert!((longer - TimeDelta::hours(24)).abs() <= TimeDelta::hours(1), "{before} became {after}");
        let other = deadline(table, &everybody[1]).await;
        assert!((other - before).abs() < TimeDelta::minutes(1), "the other player is not affected");
    }
    let settings = person.client.get("/v1/account/clock").send().await.expect(200).json();
    assert_eq!(settings["sleep"], sleep["sleep"]);
}

#[tokio::test]
async fn a_deadline_postponed_by_a_vacation_is_not_carried_out() {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let mut server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 2).await;
    let games = games(&everybody).await;
    let person = &everybody[0];
    // The other player moves, so that only this person is awaited.
    for table in &games {
        let other = table.players.iter().position(|it| it.id == everybody[1].id).expect("a player");
        let legal = table.choices(other).await["legal"].clone();
        let _ = table.submit(other, &json!([legal[0]])).send().await.expect(200);
    }
    let change = person.client.put("/v1/account/vacation");
    kill_during_change(&mut server, &games, change).await;
    // The old deadlines pass while no server runs.
    test_clock.advance(Duration::from_secs(3 * DAY));
    server.restart().await;
    wait_for_clock_updates(&database).await;
    let _ = person.client.get("/v1/account/clock").send().await.expect(200);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(
        person.notices_of_kind(&database, "deadline_missed").await.is_empty(),
        "a deadline was missed during the vacation"
    );
    let back = person.client.delete("/v1/account/vacation").send().await.expect(200).json();
    assert_eq!(back["vacation"], json!(null));
    for table in &games {
        let left = deadline(table, person).await - Utc::now() - TimeDelta::seconds(test_clock.offset_seconds() as i64);
        assert!((left - TimeDelta::days(1)).abs() < TimeDelta::minutes(5), "the whole day is left: {left}");
    }
}

#[tokio::test]
async fn a_new_time_zone_reaches_all_games_despite_a_kill() {
    let mut server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let games = games(&everybody).await;
    let person = &everybody[0];
    let _ = person.client.put("/v1/account/clock").json(&long_sleep()).send().await.expect(200);
    let mut before = Vec::new();
    for table in &games {
        before.push(deadline(table, person).await);
    }
    // In the new zone it is night now.
    let change = person.client.patch("/v1/account").json(&json!({"time_zone": "Etc/GMT-7"}));
    let other = TestServer::builder().database(server.database()).start().await;
    kill_during_change(&mut server, &games, change).await;
    wait_for_clock_updates(other.database()).await;
    let mut after = Vec::new();
    for table in &games {
        after.push(deadline(&table.on(&other), person).await);
    }
    for (before, now) in before.iter().zip(&after) {
        assert!((*now - *before).abs() > TimeDelta::hours(1), "{before} stayed {now}");
        assert!((*now - after[0]).abs() < TimeDelta::minutes(1), "all games have the same deadline: {after:?}");
    }
}

#[tokio::test]
async fn a_move_before_the_clock_update_returns_no_time() {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let mut server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 2).await;
    let clock = json!({"clock": {"time": {"kind": "bank", "seconds": 36_000, "increment": 60, "cap": 72_000}}});
    let table = TestTable::with_settings(&everybody, &clock).await;
    let (seat, _) = table.awaited().await[0].clone();
    let person = &table.players[seat];
    test_clock.advance(Duration::from_secs(2 * 3600));
    // Sleep hours that include the last three hours.
    let hour = (Utc::now() + TimeDelta::seconds(test_clock.offset_seconds() as i64)).hour();
    let clock = |hour: u32| format!("{:02}:00", hour % 24);
    let order = json!({"sleep": {"from": clock(hour + 21), "to": clock(hour + 1)}, "weekends_off": false});
    let change = person.client.put("/v1/account/clock").json(&order);
    kill_during_change(&mut server, &[table.clone(), table.clone()], change).await;
    // The update of the clock is postponed until after the move.
    let connection = database.connect().await;
    let later = "update unsettled_clocks set noted_at = now() + interval '1 hour'";
    assert_eq!(connection.execute(later, &[]).await.expect("rows"), 1);
    server.restart().await;
    let legal = table.choices(seat).await["legal"].clone();
    let _ = table.submit(seat, &json!([legal[0]])).send().await.expect(200);
    let left = table.summary().await["players"][seat]["clock"]["bank"].as_u64().expect("seconds");
    assert!(left.abs_diff(36_000 - 2 * 3600 + 60) <= 60, "two hours were charged: {left}");
    connection.execute("update unsettled_clocks set noted_at = now() - interval '1 hour'", &[]).await.expect("rows");
    wait_for_clock_updates(&database).await;
    let after = table.summary().await["players"][seat]["clock"]["bank"].as_u64().expect("seconds");
    assert_eq!(after, left, "nor after the update");
}
