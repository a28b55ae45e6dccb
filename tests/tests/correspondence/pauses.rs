//! Who wants a game to stand still, when those who play it come and go.

use std::time::Duration;

use salon_tests::{Dice, Hands, Person, Table, TestDatabase, TestServer, people};
use serde_json::{Value, json};

const HOUR: Duration = Duration::from_secs(3600);

/// A game of three on an hour for each decision, and two who watch.
async fn table(at_deadline: &str) -> (TestDatabase, Hands, TestServer, Table, Vec<Person>) {
    let database = TestDatabase::create().await;
    let hands = Hands::new();
    let server = hands.drive(TestServer::builder().database(&database)).start().await;
    let mut everybody = people(&server, 5).await;
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}, "at_deadline": at_deadline
    }});
    let others = everybody.split_off(3);
    let table = Table::opened(&everybody, &clock).await;
    (database, hands, server, table, others)
}

async fn want(table: &Table, person: &Person, paused: bool) -> Value {
    let order = json!({"paused": paused});
    person.client.put(&table.path("/pause")).json(&order).send().await.expect(200).json()
}

/// Whether anybody who is awaited and still plays has a deadline.
fn runs(game: &Value) -> bool {
    let plays = |awaited: &Value| {
        game["players"][awaited["seat"].as_u64().expect("a seat") as usize]["resigned"] == json!(false)
    };
    let awaiting = game["awaiting"].as_array().expect("a list").iter();
    awaiting.filter(|awaited| plays(awaited)).any(|awaited| !awaited["deadline"].is_null())
}

/// What somebody was told of pauses.
async fn told(person: &Person, database: &TestDatabase) -> Vec<Value> {
    person.told(database, "game_paused").await.iter().map(|it| it["paused"].clone()).collect()
}

/// Lets the first seat miss every deadline and the others decide until it has happened.
async fn let_the_first_miss(table: &Table, hands: &Hands, happened: impl Fn(&Value) -> bool) {
    let mut dice = Dice::new(1);
    loop {
        let game = table.summary().await;
        if happened(&game) {
            return;
        }
        let other = game["awaiting"].as_array().expect("a list").iter().find(|awaited| awaited["seat"] != 0).cloned();
        match other.and_then(|awaited| awaited["seat"].as_u64()) {
            Some(seat) => {
                let legal = table.choices(seat as usize).await["legal"].clone();
                let _ = table.submit(seat as usize, &json!([dice.pick(&legal)])).send().await.expect(200);
            }
            None => {
                hands.pass(2 * HOUR);
                table.until("something happens", |later| later["version"] != game["version"] || happened(later)).await;
            }
        }
    }
}

#[tokio::test]
async fn when_the_only_one_who_does_not_want_it_resigns_the_game_stands_still() {
    let (database, hands, _server, table, _) = table("bot").await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    for seat in [0, 1] {
        assert_eq!(want(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    let game = table.players[2].client.post(&table.path("/resign")).send().await.expect(200).json();
    assert_eq!(game["paused"], json!(true), "all who are left want it");
    assert!(!runs(&game), "no deadline while it stands still: {game}");
    for seat in [0, 1] {
        assert_eq!(told(&table.players[seat], &database).await, [json!(true)]);
    }
    // Nobody has a deadline to miss, and the bot that plays for the third seat waits with the others.
    hands.pass(9 * HOUR);
    tokio::time::sleep(Duration::from_millis(300)).await;
    for seat in [0, 1] {
        assert!(table.players[seat].told(&database, "deadline_missed").await.is_empty());
    }
    assert_eq!(table.summary().await["version"], game["version"]);
    let game = want(&table, &table.players[0], false).await;
    assert_eq!((&game["paused"], runs(&game)), (&json!(false), true));
    table.until("the bot decides", |later| later["version"] != game["version"]).await;
}

#[tokio::test]
async fn when_the_only_one_who_does_not_want_it_forfeits_the_seat_the_game_stands_still() {
    let (database, hands, _server, table, _) = table("forfeit").await;
    for seat in [1, 2] {
        assert_eq!(want(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    let_the_first_miss(&table, &hands, |game| game["players"][0]["resigned"] == json!(true)).await;
    let game = table.summary().await;
    assert_eq!((&game["paused"], runs(&game)), (&json!(true), false), "{game}");
    assert_eq!(told(&table.players[1], &database).await, [json!(true)]);
    let game = want(&table, &table.players[1], false).await;
    assert_eq!(game["paused"], json!(false));
    let awaited = |game: &Value| game["awaiting"][0]["seat"].as_u64().is_some_and(|seat| seat != 0);
    let game = table.until("the bot has decided for the lost seat", awaited).await;
    assert!(runs(&game), "{game}");
}

#[tokio::test]
async fn a_seat_that_a_bot_keeps_has_no_say_until_its_owner_comes_back() {
    let (database, hands, _server, table, _) = table("bot").await;
    for seat in [1, 2] {
        assert_eq!(want(&table, &table.players[seat], true).await["paused"], json!(false));
    }
    let_the_first_miss(&table, &hands, |game| game["players"][0]["kept"] == json!(true)).await;
    let game = table.until("it stands still", |game| game["paused"] == json!(true)).await;
    assert!(!runs(&game), "{game}");
    table.players[1].until_told(&database, "game_paused", 1).await;
    let back = table.players[0].client.post(&table.path("/take-back")).send().await.expect(200).json();
    assert_eq!(back["paused"], json!(false), "who came back did not want it");
    assert_eq!(told(&table.players[2], &database).await, [json!(true), json!(false)]);
    assert_eq!(want(&table, &table.players[0], true).await["paused"], json!(true));
}

#[tokio::test]
async fn whoever_comes_back_by_deciding_is_asked_again() {
    let (_database, hands, _server, table, _) = table("bot").await;
    for seat in [1, 2] {
        want(&table, &table.players[seat], true).await;
    }
    let_the_first_miss(&table, &hands, |game| game["players"][0]["kept"] == json!(true)).await;
    table.until("it stands still", |game| game["paused"] == json!(true)).await;
    let mut dice = Dice::new(4);
    // A pause forbids nobody to move, and the bot waits: on until the first seat may decide.
    while !table.awaited().await.iter().any(|(seat, _)| *seat == 0) {
        table.step(&mut dice).await.expect("a game that goes on");
    }
    let legal = table.choices(0).await["legal"].clone();
    let answer = table.submit(0, &json!([dice.pick(&legal)])).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["by"], "owner");
    table.until("it goes on", |game| game["paused"] == json!(false) && runs(game)).await;
}

#[tokio::test]
async fn a_substitute_who_does_not_want_it_ends_a_pause() {
    let (database, _hands, _server, table, others) = table("bot").await;
    table.play_to_bidding(&mut Dice::new(3)).await;
    for seat in [0, 1, 2] {
        want(&table, &table.players[seat], true).await;
    }
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    assert_eq!(table.get(&table.players[1].client, "").await["paused"], json!(true), "it goes on standing still");
    let newcomer = &others[0];
    let offer = table.path("/seats/0/substitutes");
    let _ = newcomer.client.post(&offer).json(&json!({})).send().await.expect(200);
    let agree = table.path(&format!("/seats/0/substitutes/{}", newcomer.id));
    let _ = table.players[1].client.put(&agree).send().await.expect(200);
    let game = table.players[2].client.put(&agree).send().await.expect(200).json();
    assert_eq!((&game["players"][0]["account"], &game["paused"]), (&json!(newcomer.id), &json!(false)));
    assert!(runs(&game), "clocks go on: {game}");
    assert_eq!(told(newcomer, &database).await, [json!(false)]);
    assert_eq!(told(&table.players[1], &database).await, [json!(true), json!(false)]);
    assert_eq!(want(&table, newcomer, true).await["paused"], json!(true));
}

#[tokio::test]
async fn while_a_sandbox_stands_still_no_time_is_made_to_run_out_in_it() {
    let server = TestServer::start().await;
    let pair = people(&server, 2).await;
    let order = json!({"sandbox": {}, "clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": 0}, "at_deadline": "bot"
    }});
    let table = Table::opened(&pair, &order).await;
    for person in &pair {
        want(&table, person, true).await;
    }
    let (seat, _) = table.awaited().await[0].clone();
    let fault = json!({"seat": seat, "expire": 1});
    let faults = table.path("/sandbox/faults");
    let armed = pair[0].client.post(&faults).json(&fault).send().await.expect(200).json();
    assert_eq!((&armed["paused"], &armed["sandbox"]["faults"][0]["expire"]), (&json!(true), &json!(1)));
    // Several times as long as it takes where the game goes on.
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let still = table.get(&pair[0].client, "").await;
    assert_eq!((&still["version"], &still["sandbox"]["faults"][0]["expire"]), (&json!(0), &json!(1)), "{still}");
    want(&table, &pair[0], false).await;
    table.until("its time ran out", |game| game["version"] != json!(0)).await;
    let late = &table.players[seat];
    late.until_told(server.database(), "deadline_missed", 1).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(late.told(server.database(), "deadline_missed").await.len(), 1, "once, as was said");
    assert_eq!(table.get(&pair[0].client, "").await["sandbox"]["faults"], json!([]));
}

#[tokio::test]
async fn what_is_overdue_when_a_game_comes_to_stand_still_waits_and_keeps_no_server_busy() {
    let (database, hands, _server, table, _) = table("bot").await;
    let connection = database.connect().await;
    for seat in [0, 1] {
        want(&table, &table.players[seat], true).await;
    }
    // A server that died holds the claim, so nobody sees to the reminder before the pause begins.
    let claimed = "create function claim() returns trigger language plpgsql as
            'begin new.claimed_until := now() + interval ''1 hour''; return new; end';
        create trigger claimed before insert or update on duties for each row execute function claim();
        update duties set claimed_until = null";
    connection.batch_execute(claimed).await.expect("a claim");
    hands.pass(50 * HOUR / 60);
    assert_eq!(want(&table, &table.players[2], true).await["paused"], json!(true));
    let free = "drop trigger claimed on duties; update duties set claimed_until = null";
    connection.batch_execute(free).await.expect("a lease that is over");
    let seat = table.awaited().await[0].0;
    let duties = "select count(*) from duties";
    let until = std::time::Instant::now() + salon_tests::PATIENCE;
    while connection.query_one(duties, &[]).await.expect("a figure").get::<_, i64>(0) > 0 {
        assert!(
            std::time::Instant::now() < until,
            "something is to be done in a game that stands still, again and again"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(table.players[seat].told(&database, "reminder").await.is_empty());
    hands.pass(9 * HOUR);
    want(&table, &table.players[0], false).await;
    let reminders = table.players[seat].until_told(&database, "reminder", 1).await;
    assert_eq!(reminders[0]["last"], json!(false));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(table.players[seat].told(&database, "reminder").await.len(), 1);
    assert!(table.players[seat].told(&database, "deadline_missed").await.is_empty(), "the pause did not count");
}

#[tokio::test]
async fn whoever_takes_a_seat_back_that_is_awaited_is_called() {
    let (database, hands, _server, table, _) = table("bot").await;
    let_the_first_miss(&table, &hands, |game| game["players"][0]["kept"] == json!(true)).await;
    // From now on the bot is too slow.
    let slow = "create function slow() returns trigger language plpgsql as $$ begin raise 'slow'; end $$;
        create trigger slow before insert on moves for each row when (new.seat = 0 and new.actor = 'bot') execute function slow()";
    database.connect().await.batch_execute(slow).await.expect("a slow bot");
    let mut dice = Dice::new(2);
    let awaited = loop {
        let awaiting = table.summary().await["awaiting"].as_array().cloned().expect("a list");
        if let Some(own) = awaiting.iter().find(|awaited| awaited["seat"] == 0) {
            break own.clone();
        }
        let seat = awaiting[0]["seat"].as_u64().expect("a seat") as usize;
        let command = dice.pick(&table.choices(seat).await["legal"]);
        let _ = table.submit(seat, &json!([command])).send().await.expect(200);
    };
    let calls = async || {
        let told = table.players[0].told(&database, "your_turn").await;
        told.iter().filter(|call| call["since"] == awaited["since"] && call["decision"] == awaited["decision"]).count()
    };
    assert_eq!(calls().await, 0, "the bot was to decide");
    let _ = table.players[0].client.post(&table.path("/take-back")).send().await.expect(200);
    assert_eq!(calls().await, 1);
}
