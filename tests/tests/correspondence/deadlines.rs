//! Missed deadlines: reminders, extensions, bots, forfeits, reliability and substitutes.

use std::time::{Duration, Instant};

use salon_tests::{Person, SeededRng, TestServer, TestTable, WAIT_TIMEOUT, eventually, people};
use serde_json::{Value, json};

use super::{HOUR, server_with_test_clock};

/// One hour for each decision, with `credits` extensions of one hour.
fn hourly(credits: u8, at_deadline: &str) -> Value {
    json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": credits, "seconds": 3600},
        "at_deadline": at_deadline
    }})
}

fn instant(text: &Value) -> chrono::DateTime<chrono::Utc> {
    text.as_str().expect("a time").parse().expect("a time")
}

#[tokio::test]
async fn a_deadline_reminds_twice_extends_and_then_a_bot_decides() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 2).await, &hourly(1, "bot")).await;
    let (slow, _) = table.awaited().await[0].clone();
    let before = table.summary().await;
    let person = &table.players[slow];
    let turns = person.wait_for_notices(&database, "your_turn", 1).await;
    assert_eq!(turns[0]["deadline"], before["awaiting"][0]["deadline"]);
    test_clock.advance(48 * HOUR / 60);
    let reminders = person.wait_for_notices(&database, "reminder", 1).await;
    assert_eq!((&reminders[0]["last"], &reminders[0]["deadline"]), (&json!(false), &before["awaiting"][0]["deadline"]));
    test_clock.advance(10 * HOUR / 60);
    let reminders = person.wait_for_notices(&database, "reminder", 2).await;
    assert_eq!(reminders[1]["last"], json!(true));
    test_clock.advance(3 * HOUR / 60);
    let extended = person.wait_for_notices(&database, "extended", 1).await;
    assert_eq!(extended[0]["credits"], json!(0));
    let later = instant(&extended[0]["deadline"]) - instant(&before["awaiting"][0]["deadline"]);
    assert_eq!(later.num_seconds(), 3600);
    assert_eq!(table.summary().await["version"], before["version"], "no decision was made yet");
    test_clock.advance(HOUR);
    let missed = person.wait_for_notices(&database, "deadline_missed", 1).await;
    assert_eq!((&missed[0]["seat"], &missed[0]["forfeited"]), (&json!(slow), &json!(false)));
    let after = table.summary().await;
    assert!(after["version"].as_u64() > before["version"].as_u64());
    let first = &table.events(&person.client).await[0];
    assert_eq!((&first["seat"], &first["by"]), (&json!(slow), &json!("bot")), "the event is marked as made by a bot");
    assert_eq!(after["players"][slow]["clock"]["missed"], json!(1));
    // Each step happens once.
    assert_eq!(person.notices_of_kind(&database, "reminder").await.len(), 2);
    assert_eq!(person.notices_of_kind(&database, "extended").await.len(), 1);
}

#[tokio::test]
async fn bots_finish_a_game_that_all_players_left() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 3).await, &hourly(0, "bot")).await;
    let mut at = (json!(null), Instant::now());
    loop {
        let game = table.summary().await;
        if game["status"] != "running" {
            break;
        }
        if game["version"] != at.0 {
            at = (game["version"].clone(), Instant::now());
        }
        assert!(at.1.elapsed() < WAIT_TIMEOUT, "the game makes no progress: {}", game["awaiting"]);
        test_clock.advance(2 * HOUR);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let game = table.summary().await;
    assert_eq!((&game["status"], &game["result"]["reason"]), (&json!("finished"), &json!("rules")));
    let events = table.events(&table.players[0].client).await;
    assert!(events.iter().all(|event| event["by"] == "bot"));
    for (seat, person) in table.players.iter().enumerate() {
        assert_eq!(person.notices_of_kind(&database, "deadline_missed").await.len(), 3, "then the bot keeps the seat");
        let taken = person.notices_of_kind(&database, "seat_taken_over").await;
        assert_eq!(taken.iter().filter(|it| it["seat"] == json!(seat) && it["by"] == "bot").count(), 1);
        assert_eq!(person.notices_of_kind(&database, "game_finished").await.len(), 1);
        let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
        assert_eq!(profile["reliability"], json!({"decisions": 3, "in_time": 0, "percent": null}));
    }
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn a_returning_player_gets_the_seat_back_with_the_next_decision() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 2).await, &hourly(0, "bot")).await;
    let mut rng = SeededRng::new(1);
    let gone = &table.players[0];
    let _ = gone.client.post(&table.path("/take-back")).send().await.expect_problem(409, "seat_not_kept");
    // The second seat plays; the first misses every deadline.
    while table.summary().await["players"][0]["kept"] != json!(true) {
        let awaited = table.awaited().await;
        if let Some((seat, _)) = awaited.iter().find(|(seat, _)| *seat == 1) {
            let command = rng.pick(&table.choices(*seat).await["legal"]);
            let _ = table.submit(*seat, &json!([command])).send().await.expect(200);
        } else {
            test_clock.advance(2 * HOUR);
            let version = table.summary().await["version"].clone();
            table.wait_until("the bot decides", |game| game["version"] != version).await;
        }
    }
    let missed = gone.notices_of_kind(&database, "deadline_missed").await.len();
    assert_eq!(missed, 3);
    // The bot plays for the first seat at once, so that only the second seat is awaited.
    table
        .wait_until("the bot has decided", |game| {
            game["awaiting"]
                .as_array()
                .is_some_and(|all| all.iter().all(|awaited| awaited["seat"] == json!(1)) && !all.is_empty())
        })
        .await;
    let back = gone.client.post(&table.path("/take-back")).send().await.expect(200).json();
    assert_eq!((&back["players"][0]["kept"], &back["players"][0]["clock"]["missed"]), (&json!(false), &json!(0)));
    assert_eq!(
        table.players[1].notices_of_kind(&database, "seat_taken_over").await.last().expect("news")["by"],
        "owner"
    );
    // The owner makes the next decision.
    let turns = gone.notices_of_kind(&database, "your_turn").await.len();
    loop {
        let awaited = table.awaited().await;
        if awaited.iter().any(|(seat, _)| *seat == 0) {
            break;
        }
        let _ = table.step(&mut rng).await.expect("a running game");
    }
    gone.wait_for_notices(&database, "your_turn", turns + 1).await;
    let legal = table.choices(0).await["legal"].clone();
    let answer = table.submit(0, &json!([rng.pick(&legal)])).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["by"], "owner");
}

/// Submits any legal command of an awaited seat, which the move of another seat may overtake.
async fn submit_any(table: &TestTable, seat: usize, rng: &mut SeededRng) {
    let legal = table.choices(seat).await["legal"].clone();
    if legal.as_array().is_some_and(|legal| !legal.is_empty()) {
        let answer = table.submit(seat, &json!([rng.pick(&legal)])).send().await;
        match answer.status() {
            200 => {}
            409 => drop(answer.expect_problem(409, "not_awaited")),
            _ => drop(answer.expect_problem(422, "command_refused")),
        }
    }
}

#[tokio::test]
async fn a_forfeited_seat_is_lost_and_the_game_continues() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 3).await, &hourly(0, "forfeit")).await;
    // All seats but the first hang their starting painting.
    let mut rng = SeededRng::new(3);
    while let Some((seat, _)) = table.awaited().await.into_iter().find(|(seat, _)| *seat != 0) {
        let command = rng.pick(&table.choices(seat).await["legal"]);
        let _ = table.submit(seat, &json!([command])).send().await.expect(200);
        if table.awaited().await.iter().all(|(seat, _)| *seat == 0) {
            break;
        }
    }
    test_clock.advance(2 * HOUR);
    let game = table.wait_until("the seat is lost", |game| game["players"][0]["resigned"] == json!(true)).await;
    assert_eq!(game["status"], "running");
    let missed = table.players[0].wait_for_notices(&database, "deadline_missed", 1).await;
    assert_eq!(missed[0]["forfeited"], json!(true));
    assert_eq!(table.players[1].wait_for_notices(&database, "seat_resigned", 1).await[0]["seat"], json!(0));
    let _ = table.submit(0, &json!([{"kind": "finish_turn"}])).send().await.expect_problem(409, "has_resigned");
    // After one more forfeit only one player is left. A move of the bot in the lost seat may make a command illegal.
    eventually("seat 1 is awaited", async || {
        let (seat, _) = table.awaited().await.into_iter().find(|(seat, _)| *seat != 0)?;
        if seat == 1 {
            return Some(());
        }
        submit_any(&table, seat, &mut rng).await;
        None
    })
    .await;
    if table.awaited().await.iter().any(|(seat, _)| *seat == 2) {
        submit_any(&table, 2, &mut rng).await;
    }
    test_clock.advance(2 * HOUR);
    let over = table.wait_until("one player is left", |game| game["status"] == "finished").await;
    assert_eq!(over["result"]["reason"], "resignation");
}

#[tokio::test]
async fn deadlines_missed_during_downtime_are_carried_out() {
    let (database, test_clock, mut server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 2).await, &hourly(0, "bot")).await;
    let before = table.summary().await;
    server.kill9().await;
    test_clock.advance(3 * HOUR);
    server.restart().await;
    let after = table.wait_until("the bot has decided", |game| game["version"] != before["version"]).await;
    assert!(after["version"].as_u64() > before["version"].as_u64());
    let slow = before["awaiting"][0]["seat"].as_u64().expect("a seat") as usize;
    let missed = table.players[slow].wait_for_notices(&database, "deadline_missed", 1).await;
    assert_eq!(missed.len(), 1);
}

#[tokio::test]
async fn two_servers_on_one_database_never_act_twice() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let second = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let everybody = people(&server, 6).await;
    let mut tables = Vec::new();
    for pair in everybody.chunks(2) {
        for _ in 0..3 {
            tables.push(TestTable::with_settings(pair, &hourly(1, "bot")).await);
        }
    }
    for _ in 0..12 {
        test_clock.advance(HOUR / 2);
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    // Until the bots have decided everywhere.
    for table in &tables {
        table.wait_until("a decision", |game| game["version"].as_u64() > Some(0)).await;
    }
    for person in &everybody {
        let feed = person.feed(&database).await;
        for kind in ["reminder", "extended", "deadline_missed", "seat_taken_over", "your_turn"] {
            let mut seen: Vec<String> = Vec::new();
            for news in feed.iter().filter(|news| news["kind"] == kind) {
                let text = news.to_string();
                assert!(!seen.contains(&text), "a duplicate notice: {text}");
                seen.push(text);
            }
        }
        let of_game =
            |game: &str| feed.iter().filter(|news| news["kind"] == "extended" && news["game"] == game).count();
        assert!(tables.iter().all(|table| of_game(&table.game) <= 1), "one credit is used once");
    }
    for server in [&server, &second] {
        let replayed = server.run(&["replay", "--all"]).await;
        assert!(replayed.status.success());
    }
    let sql = "select game_id::text, seq, count from moves order by game_id, seq";
    let mut next: std::collections::HashMap<String, i64> = std::collections::HashMap::new();
    for row in database.connect().await.query(sql, &[]).await.expect("moves") {
        let (game, seq, count): (String, i64, i32) = (row.get(0), row.get(1), row.get(2));
        assert_eq!(next.insert(game, seq + i64::from(count)).unwrap_or(0), seq, "moves without gaps");
    }
}

#[tokio::test]
async fn decisions_in_time_count_for_reliability() {
    let (_database, test_clock, server) = server_with_test_clock().await;
    let everybody = people(&server, 3).await;
    let table = TestTable::with_settings(&everybody[..2], &hourly(0, "bot")).await;
    let mut rng = SeededRng::new(2);
    // The first seat misses every deadline, the second none.
    let percent = async |person: &Person| {
        let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
        profile["reliability"].clone()
    };
    for _ in 0..200 {
        let awaited = table.awaited().await;
        if awaited.is_empty() {
            break;
        }
        let (seat, _) = awaited.iter().find(|(seat, _)| *seat == 1).unwrap_or(&awaited[0]).clone();
        let version = table.summary().await["version"].clone();
        if seat == 0 && percent(&table.players[0]).await["decisions"].as_u64() < Some(10) {
            test_clock.advance(2 * HOUR);
            table.wait_until("the bot decides", |game| game["version"] != version).await;
            if table.summary().await["players"][0]["kept"] == json!(true) {
                let _ = table.players[0].client.post(&table.path("/take-back")).send().await;
            }
            continue;
        }
        let command = rng.pick(&table.choices(seat).await["legal"]);
        let _ = table.submit(seat, &json!([command])).send().await;
        let enough = percent(&table.players[0]).await["decisions"].as_u64() >= Some(10)
            && percent(&table.players[1]).await["decisions"].as_u64() >= Some(10);
        if enough {
            break;
        }
    }
    let (slow, quick) = (percent(&table.players[0]).await, percent(&table.players[1]).await);
    assert!(slow["percent"].as_u64().expect("a figure") < 50, "{slow}");
    assert_eq!(quick["percent"], json!(100));
    let order = json!({"ruleset": "art_society", "seats": 3, "least_reliability": 90});
    let open = everybody[2].client.post("/v1/games").json(&order).send().await.expect(201).json();
    let join = format!("/v1/games/{}/join", open["id"].as_str().expect("an id"));
    let refused = table.players[0].client.post(&join).json(&json!({})).send().await;
    refused.expect_problem(403, "too_unreliable");
    let _ = table.players[1].client.post(&join).json(&json!({})).send().await.expect(200);
    let order = json!({"ruleset": "art_society", "seats": 3, "least_reliability": 101});
    let _ = everybody[2].client.post("/v1/games").json(&order).send().await.expect_problem(422, "invalid_body");
}

#[tokio::test]
async fn players_can_vote_a_substitute_into_a_seat() {
    let (database, _hands, server) = server_with_test_clock().await;
    let everybody = people(&server, 5).await;
    let table = TestTable::with_settings(&everybody[..3], &hourly(0, "bot")).await;
    table.play_to_bidding(&mut SeededRng::new(11)).await;
    let (candidate, other) = (&everybody[3], &everybody[4]);
    let offer = |seat: usize| table.path(&format!("/seats/{seat}/substitutes"));
    let _ = candidate.client.post(&offer(0)).json(&json!({})).send().await.expect_problem(409, "seat_not_kept");
    let _ = candidate.client.post(&offer(7)).json(&json!({})).send().await.expect_problem(404, "not_found");
    let _ = table.players[0].client.post(&table.path("/resign")).send().await.expect(200);
    let _ = table.players[1].client.post(&offer(0)).json(&json!({})).send().await.expect_problem(409, "already_joined");
    for person in [candidate, other] {
        let _ = person.client.post(&offer(0)).json(&json!({})).send().await.expect(200);
    }
    let _ = other.client.delete(&offer(0)).send().await.expect(204);
    let _ = other.client.delete(&offer(0)).send().await.expect_problem(404, "not_found");
    let offers = table.get(&table.players[1].client, "/substitutes").await;
    assert_eq!(offers["items"].as_array().expect("offers").len(), 1);
    let agree = table.path(&format!("/seats/0/substitutes/{}", candidate.id));
    let _ = candidate.client.put(&agree).send().await.expect_problem(403, "not_a_player");
    let first = table.players[1].client.put(&agree).send().await.expect(200).json();
    assert_eq!(first["players"][0]["resigned"], json!(true), "one of two has agreed");
    let second = table.players[2].client.put(&agree).send().await.expect(200).json();
    assert_eq!(second["players"][0]["account"], json!(candidate.id));
    assert_eq!(second["players"][0]["resigned"], json!(false));
    // The substitute sees the hand and decides; the former player does neither.
    let choices = table.get(&candidate.client, "/choices").await;
    assert_eq!(choices["seat"], json!(0));
    let _ = table.players[0].client.get(&table.path("/choices")).send().await.expect_problem(403, "not_a_player");
    let taken = table.players[1].notices_of_kind(&database, "seat_taken_over").await;
    assert_eq!(taken.last().expect("news")["by"], "substitute");
    let _ = table.players[1].client.put(&agree).send().await.expect_problem(409, "seat_not_kept");
}
