//! Clocks: deadlines, banks, sleep hours, weekends, vacations and pauses.

use std::time::Duration;

use chrono::{DateTime, Datelike, TimeDelta, TimeZone, Utc};
use salon_tests::{SeededRng, TestClock, TestDatabase, TestServer, TestTable, people};
use serde_json::{Value, json};

fn instant(text: &Value) -> DateTime<Utc> {
    text.as_str().unwrap_or_else(|| panic!("a time: {text}")).parse().expect("a time")
}

fn per_decision(seconds: u32) -> Value {
    json!({"clock": {"time": {"kind": "per_decision", "seconds": seconds}}})
}

/// The deadline of a seat, or `None` if it is not awaited or has none.
async fn deadline(table: &TestTable, seat: usize) -> Option<DateTime<Utc>> {
    let game = table.summary().await;
    let awaited = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(seat)).cloned();
    awaited.filter(|it| !it["deadline"].is_null()).map(|it| instant(&it["deadline"]))
}

/// Awaited seats as a view has them: only summaries and states say them in words.
fn without_words(awaiting: &Value) -> Value {
    let mut awaiting = awaiting.clone();
    for awaited in awaiting.as_array_mut().expect("a list") {
        let words = awaited.as_object_mut().expect("a seat").remove("words").expect("words");
        assert!(words["sentence"].is_string(), "{words}");
    }
    awaiting
}

#[tokio::test]
async fn turns_show_their_deadline_and_are_sorted_by_it() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let relaxed = TestTable::of(&everybody).await;
    let slow = TestTable::with_settings(&everybody, &per_decision(7 * 86_400)).await;
    let quick = TestTable::with_settings(&everybody, &per_decision(3600)).await;
    for (table, seconds) in [(&slow, 7 * 86_400), (&quick, 3600)] {
        let game = table.summary().await;
        for awaited in game["awaiting"].as_array().expect("a list") {
            let length = instant(&awaited["deadline"]) - instant(&awaited["since"]);
            assert_eq!(length.num_seconds(), seconds);
        }
        assert_eq!(game["clock"]["time"]["kind"], "per_decision");
        let view = table.get(&server.client(), "/view").await;
        assert_eq!(view["awaiting"], without_words(&game["awaiting"]), "the view shows the deadlines");
    }
    assert!(relaxed.summary().await["awaiting"][0].get("deadline").is_none());
    let awaited_in_all = quick.players[0].client.get("/v1/turns").send().await.expect(200).json();
    let order: Vec<&str> =
        awaited_in_all["turns"].as_array().expect("turns").iter().filter_map(|it| it["game"].as_str()).collect();
    let place = |game: &str| order.iter().position(|it| *it == game);
    assert!(place(&quick.game) < place(&slow.game) && place(&slow.game) < place(&relaxed.game), "{order:?}");
}

#[tokio::test]
async fn only_clocks_of_awaited_seats_run() {
    let test_clock = TestClock::stopped();
    let server = test_clock.configure(TestServer::builder()).start().await;
    let clock = json!({"clock": {"time": {"kind": "bank", "seconds": 7200, "increment": 600, "cap": 7500}}});
    let table = TestTable::with_settings(&people(&server, 2).await, &clock).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    let bank = async |seat: usize| table.summary().await["players"][seat]["clock"]["bank"].as_u64().expect("seconds");
    let before = [bank(0).await, bank(1).await];
    assert!(before.iter().all(|seconds| (7200..=7500).contains(seconds)), "increments up to the cap: {before:?}");
    test_clock.advance(Duration::from_secs(1800));
    let legal = table.choices(0).await["legal"].clone();
    let _ = table.submit(0, &json!([legal[0]])).send().await.expect(200);
    let after = bank(0).await;
    let expected = before[0] - 1800 + 600;
    assert_eq!(after, expected, "charged the elapsed time, plus the increment");
    assert_eq!(bank(1).await, before[1], "the bank of an awaited seat is charged only with its decision");
    let left = deadline(&table, 1).await.expect("a deadline").timestamp() - test_clock.now();
    assert_eq!(left, before[1] as i64 - 1800);
    test_clock.advance(Duration::from_secs(900));
    assert_eq!(bank(0).await, after, "a seat that has decided is not charged");
    assert_eq!(deadline(&table, 0).await, None, "a seat that is not awaited has no deadline");
    let legal = table.choices(1).await["legal"].clone();
    let _ = table.submit(1, &json!([legal[1]])).send().await.expect(200);
    assert_eq!(bank(0).await, after, "nor charged when it is awaited again");
    let second = bank(1).await;
    let expected = before[1] - 2700 + 600;
    assert_eq!(second, expected);
    // The first seat uses half an hour; the bank of the other seat is unchanged when its turn comes.
    let (taker, _) = table.awaited().await[0].clone();
    let other = 1 - taker;
    let waiting = bank(other).await;
    test_clock.advance(Duration::from_secs(1800));
    let mut rng = SeededRng::new(1);
    while !table.awaited().await.iter().any(|(seat, _)| *seat == other) {
        table.step(&mut rng).await.expect("a game that goes on");
    }
    assert_eq!(bank(other).await, waiting, "time of other seats is not charged");
    let game = table.summary().await;
    let awaited = game["awaiting"].as_array().expect("a list").iter().find(|it| it["seat"] == json!(other));
    let awaited = awaited.expect("the other");
    let given = (instant(&awaited["deadline"]) - instant(&awaited["since"])).num_seconds();
    assert_eq!(given, waiting as i64, "the whole bank is available");
}

#[tokio::test]
async fn sleep_and_vacation_stop_the_clock_if_allowed() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let lenient = TestTable::with_settings(&everybody, &per_decision(86_400)).await;
    let strict = TestTable::with_settings(&everybody, &json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 7 * 86_400}, "respects": {"sleep": false, "weekends": false, "vacation": false}
    }}))
    .await;
    let (seat, _) = lenient.awaited().await[0].clone();
    let person = &lenient.players[seat];
    let strict_seat = strict.players.iter().position(|it| it.id == person.id).expect("the same person");
    let before = deadline(&lenient, seat).await.expect("a deadline");
    let strict_before = deadline(&strict, strict_seat).await;
    // With twelve hours of sleep, a deadline of one day takes about two days.
    let hour = chrono::Timelike::hour(&Utc::now());
    let clock = |hour: u32| format!("{:02}:00", hour % 24);
    let order = json!({"sleep": {"from": clock(hour + 2), "to": clock(hour + 14)}, "weekends_off": false});
    let settings = person.client.put("/v1/account/clock").json(&order).send().await.expect(200).json();
    assert_eq!(settings["sleep"], order["sleep"]);
    assert_eq!(person.client.get("/v1/account/clock").send().await.expect(200).json(), settings);
    let asleep = deadline(&lenient, seat).await.expect("a deadline");
    assert!((asleep - before - TimeDelta::hours(24)).abs() <= TimeDelta::hours(1), "{before} became {asleep}");
    let unmoved = async |what: &str| {
        let same = deadline(&strict, strict_seat).await.zip(strict_before).expect("deadlines");
        assert!((same.0 - same.1).abs() < TimeDelta::seconds(1), "this game respects no {what}: {same:?}");
    };
    unmoved("sleep").await;
    let off = json!({"sleep": null, "weekends_off": true});
    let _ = person.client.put("/v1/account/clock").json(&off).send().await.expect(200);
    unmoved("weekends").await;
    // During a vacation there is no deadline before its automatic end, and it is shown publicly.
    let none = json!({"sleep": null, "weekends_off": false});
    let _ = person.client.put("/v1/account/clock").json(&none).send().await.expect(200);
    let away = person.client.put("/v1/account/vacation").send().await.expect(200).json();
    assert!(away["vacation"]["from"].is_string());
    unmoved("vacation").await;
    let during = deadline(&lenient, seat).await;
    assert!(during.is_none_or(|it| it - before > TimeDelta::days(25)), "{during:?}");
    let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
    assert_eq!(profile["vacation"]["from"], away["vacation"]["from"]);
    let back = person.client.delete("/v1/account/vacation").send().await.expect(200).json();
    assert_eq!((&back["vacation"], &back["vacation_days_left"]), (&json!(null), &json!(29)));
    unmoved("vacation that is over").await;
    let after = deadline(&lenient, seat).await.expect("a deadline");
    assert!((after - before).abs() < TimeDelta::minutes(5), "{before} became {after}");
    for wrong in [
        json!({"sleep": {"from": "23:00", "to": "22:00"}, "weekends_off": false}),
        json!({"sleep": {"from": "25:00", "to": "07:00"}, "weekends_off": false}),
        json!({"weekends_off": "yes"}),
    ] {
        let status = person.client.put("/v1/account/clock").json(&wrong).send().await.status();
        assert!((400..=422).contains(&status), "{wrong}");
    }
}

#[tokio::test]
async fn weekends_off_do_not_count() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let table = TestTable::with_settings(&everybody, &per_decision(7 * 86_400)).await;
    let (seat, _) = table.awaited().await[0].clone();
    let before = deadline(&table, seat).await.expect("a deadline");
    let order = json!({"sleep": null, "weekends_off": true});
    let _ = table.players[seat].client.put("/v1/account/clock").json(&order).send().await.expect(200);
    let after = deadline(&table, seat).await.expect("a deadline");
    // Seven working days contain one or two weekends.
    let longer = after - before;
    assert!((TimeDelta::days(2)..=TimeDelta::days(4)).contains(&longer), "{before} became {after}");
    assert!(!["Sat", "Sun"].contains(&after.format("%a").to_string().as_str()), "{after}");
}

#[tokio::test]
async fn a_game_is_paused_while_all_players_want_it() {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 3).await;
    let table = TestTable::with_settings(&everybody[..2], &per_decision(3600)).await;
    let (seat, _) = table.awaited().await[0].clone();
    let before = deadline(&table, seat).await.expect("a deadline");
    let pause = async |who: usize, paused: bool| {
        let order = json!({"paused": paused});
        table.players[who].client.put(&table.path("/pause")).json(&order).send().await.expect(200).json()
    };
    assert_eq!(pause(0, true).await["paused"], json!(false), "one of two players is not enough");
    assert_eq!(pause(1, true).await["paused"], json!(true));
    assert_eq!(deadline(&table, seat).await, None);
    let running = super::game_with_deadline(&everybody[1..]).await;
    test_clock.advance(Duration::from_secs(5 * 86_400));
    running.wait_until("the deadline of another game has passed", |game| game["version"] != json!(0)).await;
    assert_eq!(table.summary().await["version"], json!(0), "no duty runs in a paused game");
    assert_eq!(pause(1, false).await["paused"], json!(false));
    let after = deadline(&table, seat).await.expect("a deadline");
    let longer = after - before - TimeDelta::days(5);
    assert!(longer.abs() < TimeDelta::minutes(5), "{before} became {after}");
    for person in &table.players {
        let notices: Vec<Value> = person.notices_of_kind(&database, "game_paused").await;
        assert_eq!(notices.iter().map(|it| it["paused"].clone()).collect::<Vec<_>>(), [json!(true), json!(false)]);
    }
    let order = json!({"paused": true});
    let _ =
        everybody[2].client.put(&table.path("/pause")).json(&order).send().await.expect_problem(403, "not_a_player");
}

#[tokio::test]
async fn an_invalid_clock_is_refused_with_a_pointer() {
    let server = TestServer::start().await;
    let host = &people(&server, 1).await[0];
    for (clock, place) in [
        (json!({"time": {"kind": "per_decision", "seconds": 1}}), "/clock/time/seconds"),
        (json!({"time": {"kind": "per_decision", "seconds": 99_999_999}}), "/clock/time/seconds"),
        (json!({"time": {"kind": "bank", "seconds": 3600, "increment": 60, "cap": 600}}), "/clock/time/seconds"),
        (json!({"extension": {"credits": 99}}), "/clock/extension/credits"),
    ] {
        let order = json!({"ruleset": "art_society", "seats": 2, "clock": clock});
        let problem = host.client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
        assert!(problem.body.to_string().contains(place), "{place} in {}", problem.body);
    }
    for clock in [json!({"time": {"kind": "hourglass"}}), json!({"hurry": true}), json!(7)] {
        let order = json!({"ruleset": "art_society", "seats": 2, "clock": clock});
        let status = host.client.post("/v1/games").json(&order).send().await.status();
        assert!((400..=422).contains(&status), "{clock}: {status}");
    }
}

#[tokio::test]
async fn a_vacation_ends_when_the_yearly_days_are_used_up() {
    let test_clock = TestClock::new();
    let server = test_clock.configure(TestServer::builder()).start().await;
    let person = &people(&server, 1).await[0];
    // Vacation days belong to a calendar year: a vacation that begins in January cannot reach into the next year.
    let january = Utc.with_ymd_and_hms(Utc::now().year() + 1, 1, 5, 12, 0, 0).single().expect("a time");
    test_clock.advance((january - Utc::now()).to_std().expect("a time to come"));
    let away = person.client.put("/v1/account/vacation").send().await.expect(200).json();
    assert!(away["vacation"]["until"].is_string());
    test_clock.advance(Duration::from_secs(29 * 86_400));
    let settings = person.client.get("/v1/account/clock").send().await.expect(200).json();
    assert!(settings["vacation"].is_object(), "{settings}");
    test_clock.advance(Duration::from_secs(2 * 86_400));
    let settings = person.client.get("/v1/account/clock").send().await.expect(200).json();
    assert_eq!(settings["vacation"], json!(null));
    assert_eq!(settings["vacation_days_left"], json!(0));
    person.client.put("/v1/account/vacation").send().await.expect_problem(409, "no_vacation_left");
}
