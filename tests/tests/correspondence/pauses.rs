//! Pauses when players leave, return or are replaced.

use std::time::Duration;

use salon_tests::{Person, SeededRng, TestClock, TestDatabase, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::HOUR;

/// A game of three with one hour for each decision, and two people without a seat.
async fn table(at_deadline: &str) -> (TestDatabase, TestClock, TestServer, TestTable, Vec<Person>) {
    let database = TestDatabase::create().await;
    let test_clock = TestClock::new();
    let server = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let mut everybody = people(&server, 5).await;
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}, "at_deadline": at_deadline
    }});
    let others = everybody.split_off(3);
    let table = TestTable::with_settings(&everybody, &clock).await;
    (database, test_clock, server, table, others)
}

async fn vote_on_pause(table: &TestTable, person: &Person, paused: bool) -> Value {
    let order = json!({"paused": paused});
    person.client.put(&table.path("/pause")).json(&order).send().await.expect(200).json()
}

/// Whether a seat that is awaited and has not resigned has a deadline.
fn has_running_deadline(game: &Value) -> bool {
    let plays = |awaited: &Value| {
        game["players"][awaited["seat"].as_u64().expect("a seat") as usize]["resigned"] == json!(false)
    };
    let awaiting = game["awaiting"].as_array().expect("a list").iter();
    awaiting.filter(|awaited| plays(awaited)).any(|awaited| !awaited["deadline"].is_null())
}

/// The pause entries in the feed of a person.
async fn pause_notices(person: &Person, database: &TestDatabase) -> Vec<Value> {
    person.notices_of_kind(database, "game_paused").await.iter().map(|it| it["paused"].clone()).collect()
}

/// Lets the first seat miss every deadline while the others move, until the condition holds.
async fn miss_deadlines_of_first_seat(table: &TestTable, test_clock: &TestClock, happened: impl Fn(&Value) -> bool) {
    let mut rng = SeededRng::new(1);
    loop {
        let game = table.summary().await;
        if happened(&game) {
            return;
        }
        let other = game["awaiting"].as_array().expect("a list").iter().find(|awaited| awaited["seat"] != 0).cloned();
        match other.and_then(|awaited| awaited["seat"].as_u64()) {
            Some(seat) => {
                let legal = table.choices(seat as usize).await["legal"].clone();
                let _ = table.submit(seat as usize, &json!([rng.pick(&legal)])).send().await.expect(200);
            }
            None => {
                test_clock.advance(2 * HOUR);
                table
                    .wait_until("something happens", |later| later["version"] != game["version"] || happened(later))
                    .await;
            }
        }
    }
}

#[tokio::test]
async fn a_resignation_of_the_last_objector_pauses_the_game() {
    let (database, test_clock, _server, table, others) = table("bot").await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    for seat in [0, 1] {
        assert_eq!(vote_on_pause(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    let game = table.players[2].client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!(game["paused"], json!(true), "all remaining players agreed");
    assert!(!has_running_deadline(&game), "a paused game has a deadline: {game}");
    for seat in [0, 1] {
        assert_eq!(pause_notices(&table.players[seat], &database).await, [json!(true)]);
    }
    // No deadline runs, and the bot of the third seat waits as well.
    let running = super::game_with_deadline(&others).await;
    test_clock.advance(9 * HOUR);
    running.wait_until("the deadline of another game has passed", |game| game["version"] != json!(0)).await;
    for seat in [0, 1] {
        assert!(table.players[seat].notices_of_kind(&database, "deadline_missed").await.is_empty());
    }
    assert_eq!(table.summary().await["version"], game["version"]);
    let game = vote_on_pause(&table, &table.players[0], false).await;
    assert_eq!((&game["paused"], has_running_deadline(&game)), (&json!(false), true));
    table.wait_until("the bot decides", |later| later["version"] != game["version"]).await;
}

#[tokio::test]
async fn a_forfeit_of_the_last_objector_pauses_the_game() {
    let (database, test_clock, _server, table, _) = table("forfeit").await;
    for seat in [1, 2] {
        assert_eq!(vote_on_pause(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    miss_deadlines_of_first_seat(&table, &test_clock, |game| game["players"][0]["resigned"] == json!(true)).await;
    let game = table.summary().await;
    assert_eq!((&game["paused"], has_running_deadline(&game)), (&json!(true), false), "{game}");
    assert_eq!(pause_notices(&table.players[1], &database).await, [json!(true)]);
    let game = vote_on_pause(&table, &table.players[1], false).await;
    assert_eq!(game["paused"], json!(false));
    let awaited = |game: &Value| game["awaiting"][0]["seat"].as_u64().is_some_and(|seat| seat != 0);
    let game = table.wait_until("the bot has decided for the lost seat", awaited).await;
    assert!(has_running_deadline(&game), "{game}");
}

#[tokio::test]
async fn a_seat_kept_by_a_bot_cannot_veto_a_pause() {
    let (database, test_clock, _server, table, _) = table("bot").await;
    for seat in [1, 2] {
        assert_eq!(vote_on_pause(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    miss_deadlines_of_first_seat(&table, &test_clock, |game| game["players"][0]["kept"] == json!(true)).await;
    let game = table.wait_until("the game is paused", |game| game["paused"] == json!(true)).await;
    assert!(!has_running_deadline(&game), "{game}");
    table.players[1].wait_for_notices(&database, "game_paused", 1).await;
    let back = table.players[0].client.post(&table.path("/take-back")).send().await.expect(200).json();
    assert_eq!(back["paused"], json!(false), "the returning player had not agreed");
    assert_eq!(pause_notices(&table.players[2], &database).await, [json!(true), json!(false)]);
    assert_eq!(vote_on_pause(&table, &table.players[0], true).await["paused"], json!(true));
}

#[tokio::test]
async fn a_player_who_returns_by_moving_votes_again() {
    let (_database, test_clock, _server, table, _) = table("bot").await;
    for seat in [1, 2] {
        vote_on_pause(&table, &table.players[seat], true).await;
    }
    miss_deadlines_of_first_seat(&table, &test_clock, |game| game["players"][0]["kept"] == json!(true)).await;
    table.wait_until("the game is paused", |game| game["paused"] == json!(true)).await;
    let mut rng = SeededRng::new(4);
    // Players may move during a pause while the bot waits: they play until the first seat is awaited.
    while !table.awaited().await.iter().any(|(seat, _)| *seat == 0) {
        table.step(&mut rng).await.expect("a game that goes on");
    }
    let legal = table.choices(0).await["legal"].clone();
    let answer = table.submit(0, &json!([rng.pick(&legal)])).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["by"], "owner");
    table.wait_until("the game is resumed", |game| game["paused"] == json!(false) && has_running_deadline(game)).await;
}

#[tokio::test]
async fn a_substitute_who_did_not_agree_ends_a_pause() {
    let (database, _hands, _server, table, others) = table("bot").await;
    table.play_to_bidding(&mut SeededRng::new(3)).await;
    for seat in [0, 1, 2] {
        vote_on_pause(&table, &table.players[seat], true).await;
    }
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(table.get(&table.players[1].client, "").await["paused"], json!(true), "the game stays paused");
    let newcomer = &others[0];
    let offer = table.path("/seats/0/substitutes");
    let _ = newcomer.client.post(&offer).json(&json!({})).send().await.expect(200);
    let agree = table.path(&format!("/seats/0/substitutes/{}", newcomer.id));
    let _ = table.players[1].client.put(&agree).send().await.expect(200);
    let game = table.players[2].client.put(&agree).send().await.expect(200).json();
    assert_eq!((&game["players"][0]["account"], &game["paused"]), (&json!(newcomer.id), &json!(false)));
    assert!(has_running_deadline(&game), "the clocks run again: {game}");
    assert_eq!(pause_notices(newcomer, &database).await, [json!(false)]);
    assert_eq!(pause_notices(&table.players[1], &database).await, [json!(true), json!(false)]);
    assert_eq!(vote_on_pause(&table, newcomer, true).await["paused"], json!(true));
}

#[tokio::test]
async fn no_deadline_expires_in_a_paused_sandbox() {
    let server = TestServer::start().await;
    let pair = people(&server, 2).await;
    let order = json!({"sandbox": {}, "clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}, "at_deadline": "bot"
    }});
    let table = TestTable::with_settings(&pair, &order).await;
    for person in &pair {
        vote_on_pause(&table, person, true).await;
    }
    let (seat, _) = table.awaited().await[0].clone();
    let fault = json!({"seat": seat, "expire": 1});
    let faults = table.path("/sandbox/faults");
    let armed = pair[0].client.post(&faults).json(&fault).send().await.expect(200).json();
    assert_eq!((&armed["paused"], &armed["sandbox"]["faults"][0]["expire"]), (&json!(true), &json!(1)));
    // Several times as long as it takes in a running game.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let still = table.get(&pair[0].client, "").await;
    assert_eq!((&still["version"], &still["sandbox"]["faults"][0]["expire"]), (&json!(0), &json!(1)), "{still}");
    vote_on_pause(&table, &pair[0], false).await;
    table.wait_until("the deadline expired", |game| game["version"] != json!(0)).await;
    let late = &table.players[seat];
    late.wait_for_notices(server.database(), "deadline_missed", 1).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(late.notices_of_kind(server.database(), "deadline_missed").await.len(), 1, "the fault happens once");
    assert_eq!(table.get(&pair[0].client, "").await["sandbox"]["faults"], json!([]));
}

#[tokio::test]
async fn overdue_duties_of_a_paused_game_wait_without_load() {
    let (database, test_clock, _server, table, _) = table("bot").await;
    let connection = database.connect().await;
    for seat in [0, 1] {
        vote_on_pause(&table, &table.players[seat], true).await;
    }
    // The claim of a killed server prevents the reminder before the pause begins.
    let claimed = "create function claim() returns trigger language plpgsql as
            'begin new.claimed_until := now() + interval ''1 hour''; return new; end';
        create trigger claimed before insert or update on duties for each row execute function claim();
        update duties set claimed_until = null";
    connection.batch_execute(claimed).await.expect("a claim");
    test_clock.advance(50 * HOUR / 60);
    assert_eq!(vote_on_pause(&table, &table.players[2], true).await["paused"], json!(true));
    let free = "drop trigger claimed on duties; update duties set claimed_until = null";
    connection.batch_execute(free).await.expect("an expired lease");
    let seat = table.awaited().await[0].0;
    let duties = "select count(*) from duties";
    let until = std::time::Instant::now() + salon_tests::WAIT_TIMEOUT;
    while connection.query_one(duties, &[]).await.expect("a figure").get::<_, i64>(0) > 0 {
        assert!(std::time::Instant::now() < until, "a paused game still has duties");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(table.players[seat].notices_of_kind(&database, "reminder").await.is_empty());
    test_clock.advance(9 * HOUR);
    vote_on_pause(&table, &table.players[0], false).await;
    let reminders = table.players[seat].wait_for_notices(&database, "reminder", 1).await;
    assert_eq!(reminders[0]["last"], json!(false));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(table.players[seat].notices_of_kind(&database, "reminder").await.len(), 1);
    assert!(
        table.players[seat].notices_of_kind(&database, "deadline_missed").await.is_empty(),
        "the time of the pause does not count"
    );
}

#[tokio::test]
async fn a_player_who_takes_back_an_awaited_seat_is_notified() {
    let (database, test_clock, _server, table, _) = table("bot").await;
    miss_deadlines_of_first_seat(&table, &test_clock, |game| game["players"][0]["kept"] == json!(true)).await;
    // Moves of the bot fail after this.
    let slow = "create function slow() returns trigger language plpgsql as $$ begin raise 'slow'; end $$;
        create trigger slow before insert on moves for each row when (new.seat = 0 and new.actor = 'bot') execute function slow()";
    database.connect().await.batch_execute(slow).await.expect("a slow bot");
    let mut rng = SeededRng::new(2);
    let awaited = loop {
        let awaiting = table.summary().await["awaiting"].as_array().cloned().expect("a list");
        if let Some(own) = awaiting.iter().find(|awaited| awaited["seat"] == 0) {
            break own.clone();
        }
        let seat = awaiting[0]["seat"].as_u64().expect("a seat") as usize;
        let command = rng.pick(&table.choices(seat).await["legal"]);
        let _ = table.submit(seat, &json!([command])).send().await.expect(200);
    };
    let calls = async || {
        let pause_notices = table.players[0].notices_of_kind(&database, "your_turn").await;
        pause_notices
            .iter()
            .filter(|call| call["since"] == awaited["since"] && call["decision"] == awaited["decision"])
            .count()
    };
    assert_eq!(calls().await, 0, "no notice while the bot keeps the seat");
    let _ = table.players[0].client.post(&table.path("/take-back")).send().await.expect(200);
    assert_eq!(calls().await, 1);
}
