//! A change of somebody's settings reaches the clocks of all their games, whatever becomes of the server that was told.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use salon_tests::{Hands, PATIENCE, Person, Table, TestDatabase, TestServer, people};
use serde_json::{Value, json};

const DAY: u64 = 86_400;

fn instant(text: &Value) -> DateTime<Utc> {
    text.as_str().unwrap_or_else(|| panic!("a time: {text}")).parse().expect("a time")
}

/// The deadline of somebody in a game.
async fn deadline(table: &Table, person: &Person) -> DateTime<Utc> {
    let seat = table.players.iter().position(|it| it.id == person.id).expect("a player");
    let game = table.summary().await;
    let awaited = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(seat)).cloned();
    instant(&awaited.unwrap_or_else(|| panic!("{} is awaited: {game}", person.name))["deadline"])
}

/// Three games between two, on a day for each decision, in the order in which they are seen to.
async fn games(everybody: &[Person]) -> Vec<Table> {
    let clock = json!({"clock": {"time": {"kind": "per_decision", "seconds": DAY}, "extension": {"credits": 0}}});
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(Table::opened(everybody, &clock).await);
    }
    games.sort_by_key(|table| table.game.clone());
    games
}

/// Twelve hours of sleep that begin in two: a day of running time takes about two.
fn long_sleep() -> Value {
    let hour = Utc::now().hour();
    let clock = |hour: u32| format!("{:02}:00", hour % 24);
    json!({"sleep": {"from": clock(hour + 2), "to": clock(hour + 14)}, "weekends_off": false})
}

/// Waits until every game has been seen to.
async fn settled(database: &TestDatabase) {
    let connection = database.connect().await;
    let until = std::time::Instant::now() + PATIENCE;
    loop {
        let left: i64 =
            connection.query_one("select count(*) from unsettled_clocks", &[]).await.expect("a figure").get(0);
        if left == 0 {
            return;
        }
        assert!(std::time::Instant::now() < until, "{left} games do not follow");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Has a change of settings cut off when it got to the second of three games: that one is locked, and the server killed.
async fn cut_off(server: &mut TestServer, games: &[Table], change: salon_tests::Request) {
    let database = server.database().clone();
    let lock = database.connect().await;
    let second = format!("begin; select from games where id = '{}' for update", games[1].game);
    lock.batch_execute(&second).await.expect("a lock");
    let asked = tokio::spawn(change.try_send());
    database.until_waiting(1).await;
    server.kill9().await;
    assert!(asked.await.expect("a task").is_err(), "nobody was told that it is done");
    lock.batch_execute("rollback").await.expect("no lock");
}

#[tokio::test]
async fn all_games_follow_new_sleep_hours_though_the_server_died_on_the_way() {
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
    cut_off(&mut server, &games, change).await;
    server.restart().await;
    settled(server.database()).await;
    for (table, before) in games.iter().zip(before) {
        let after = deadline(table, person).await;
        let longer = after - before;
        assert!((longer - TimeDelta::hours(24)).abs() <= TimeDelta::hours(1), "{before} became {after}");
        let other = deadline(table, &everybody[1]).await;
        assert!((other - before).abs() < TimeDelta::minutes(1), "the other one sleeps as before");
    }
    let settings = person.client.get("/v1/account/clock").send().await.expect(200).json();
    assert_eq!(settings["sleep"], sleep["sleep"]);
}

#[tokio::test]
async fn a_deadline_that_a_vacation_put_off_is_not_carried_out_though_nobody_had_reckoned_it_anew() {
    let database = TestDatabase::create().await;
    let hands = Hands::new();
    let mut server = hands.drive(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 2).await;
    let games = games(&everybody).await;
    let person = &everybody[0];
    // The other one has nothing to miss: the first decision is theirs alone now.
    for table in &games {
        let other = table.players.iter().position(|it| it.id == everybody[1].id).expect("a player");
        let legal = table.choices(other).await["legal"].clone();
        let _ = table.submit(other, &json!([legal[0]])).send().await.expect(200);
    }
    let change = person.client.put("/v1/account/vacation");
    cut_off(&mut server, &games, change).await;
    // Everything is down while the old deadlines pass.
    hands.pass(Duration::from_secs(3 * DAY));
    server.restart().await;
    settled(&database).await;
    let _ = person.client.get("/v1/account/clock").send().await.expect(200);
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(person.told(&database, "deadline_missed").await.is_empty(), "they are on vacation");
    let back = person.client.delete("/v1/account/vacation").send().await.expect(200).json();
    assert_eq!(back["vacation"], json!(null));
    for table in &games {
        let left = deadline(table, person).await - Utc::now() - TimeDelta::seconds(hands.ahead() as i64);
        assert!((left - TimeDelta::days(1)).abs() < TimeDelta::minutes(5), "the day is still theirs: {left}");
    }
}

#[tokio::test]
async fn all_games_follow_a_move_to_another_zone_though_the_server_died_on_the_way_and_another_one_lives() {
    let mut server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let games = games(&everybody).await;
    let person = &everybody[0];
    let _ = person.client.put("/v1/account/clock").json(&long_sleep()).send().await.expect(200);
    let mut before = Vec::new();
    for table in &games {
        before.push(deadline(table, person).await);
    }
    // It is the middle of their night there now.
    let change = person.client.patch("/v1/account").json(&json!({"time_zone": "Etc/GMT-7"}));
    let other = TestServer::builder().database(server.database()).start().await;
    cut_off(&mut server, &games, change).await;
    settled(other.database()).await;
    let mut after = Vec::new();
    for table in &games {
        after.push(deadline(&table.on(&other), person).await);
    }
    for (before, now) in before.iter().zip(&after) {
        assert!((*now - *before).abs() > TimeDelta::hours(1), "{before} stayed {now}");
        assert!((*now - after[0]).abs() < TimeDelta::minutes(1), "all of them alike: {after:?}");
    }
}

#[tokio::test]
async fn who_moves_before_the_clocks_have_followed_gets_no_time_back() {
    let database = TestDatabase::create().await;
    let hands = Hands::new();
    let mut server = hands.drive(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 2).await;
    let clock = json!({"clock": {"time": {"kind": "bank", "seconds": 36_000, "increment": 60, "cap": 72_000}}});
    let table = Table::opened(&everybody, &clock).await;
    let (seat, _) = table.awaited().await[0].clone();
    let person = &table.players[seat];
    hands.pass(Duration::from_secs(2 * 3600));
    // They say that they have been asleep for the last three hours.
    let hour = (Utc::now() + TimeDelta::seconds(hands.ahead() as i64)).hour();
    let clock = |hour: u32| format!("{:02}:00", hour % 24);
    let order = json!({"sleep": {"from": clock(hour + 21), "to": clock(hour + 1)}, "weekends_off": false});
    let change = person.client.put("/v1/account/clock").json(&order);
    cut_off(&mut server, &[table.clone(), table.clone()], change).await;
    // Nobody sees to the game before they move, on a server that has read it only now.
    let connection = database.connect().await;
    let later = "update unsettled_clocks set noted_at = now() + interval '1 hour'";
    assert_eq!(connection.execute(later, &[]).await.expect("rows"), 1);
    server.restart().await;
    let legal = table.choices(seat).await["legal"].clone();
    let _ = table.submit(seat, &json!([legal[0]])).send().await.expect(200);
    let left = table.summary().await["players"][seat]["clock"]["bank"].as_u64().expect("seconds");
    assert!(left.abs_diff(36_000 - 2 * 3600 + 60) <= 60, "two hours have run: {left}");
    connection.execute("update unsettled_clocks set noted_at = now() - interval '1 hour'", &[]).await.expect("rows");
    settled(&database).await;
    let after = table.summary().await["players"][seat]["clock"]["bank"].as_u64().expect("seconds");
    assert_eq!(after, left, "nor afterwards");
}
