//! The steps at a deadline from end to end: their order, whole games, killed servers, and substitutes.

use std::collections::BTreeSet;
use std::time::Duration;

use salon_tests::{Person, SeededRng, TestClock, TestServer, TestTable, people};
use serde_json::{Value, json};

use super::{HOUR, game_with_deadline, server_with_stopped_clock, server_with_test_clock};

/// One hour for each decision, with `credits` extensions of one hour; then a bot decides.
fn hourly(credits: u8) -> Value {
    json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 3600}, "extension": {"credits": credits, "seconds": 3600},
        "at_deadline": "bot"
    }})
}

fn kinds_in_order(feed: &[Value], kinds: &[&str]) -> Vec<String> {
    let kind = |news: &Value| news["kind"].as_str().unwrap_or_default().to_owned();
    feed.iter().map(kind).filter(|kind| kinds.contains(&kind.as_str())).collect()
}

#[tokio::test]
async fn credits_come_before_plans_and_plans_before_bots() {
    let (database, test_clock, server) = server_with_stopped_clock().await;
    let table = TestTable::with_settings(&people(&server, 2).await, &hourly(1)).await;
    let (slow, decision) = table.awaited().await[0].clone();
    let person = &table.players[slow];
    let plan = json!({
        "decision": decision, "acts": "at_deadline", "alternatives": [{"commands": [{"kind": "finish_turn"}]}]
    });
    let _ = person.client.post(&table.path("/plans")).json(&plan).send().await.expect(201);
    for (minutes, kind, count) in
        [(49, "reminder", 1), (9, "reminder", 2), (4, "extended", 1), (60, "plan_lapsed", 1), (0, "deadline_missed", 1)]
    {
        test_clock.advance(minutes * HOUR / 60);
        person.wait_for_notices(&database, kind, count).await;
    }
    test_clock.advance(HOUR / 2);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let feed = person.feed(&database).await;
    let first: Vec<Value> =
        feed.into_iter().take_while(|news| news["kind"] != "your_turn" || news["version"] == 0).collect();
    let steps = kinds_in_order(&first, &["reminder", "extended", "plan_lapsed", "plan_played", "deadline_missed"]);
    assert_eq!(
        steps,
        ["reminder", "reminder", "extended", "plan_lapsed", "deadline_missed"],
        "each step once, in this order"
    );
    let calls = first.iter().filter(|news| news["kind"] == "your_turn").count();
    assert_eq!(calls, 1, "no second turn notice for the same decision");
}

/// Stores a plan for the awaited decision with as many alternatives as possible, so that it runs at once.
async fn plan(table: &TestTable, seat: usize, decision: &str) {
    let choices = table.choices(seat).await;
    if choices["awaited"]["decision"] != json!(decision) {
        return;
    }
    let legal: Vec<&Value> =
        choices["legal"].as_array().expect("commands").iter().filter(|it| it["kind"] != "take_down").collect();
    // Spread over all commands: another seat may take the decor that the first ones are about before the plan runs.
    let spread = legal.iter().step_by(legal.len() / 20 + 1);
    let alternatives: Vec<Value> = spread.map(|command| json!({"commands": [command]})).collect();
    let order = json!({"decision": decision, "alternatives": alternatives});
    let _ = table.players[seat].client.post(&table.path("/plans")).json(&order).send().await.expect(201);
}

/// Plays a game to its end: the first seat plans, the second misses every deadline, the third plays. The second takes its seat
/// back twice; returns how often it did.
async fn play_to_end(table: &TestTable, test_clock: &TestClock) -> usize {
    let (mut rng, mut taken_back) = (SeededRng::new(7), 0);
    loop {
        let game = table.summary().await;
        let changed = |later: &Value| later["version"] != game["version"] || later["awaiting"] != game["awaiting"];
        if game["status"] == "finished" {
            return taken_back;
        }
        if game["players"][1]["kept"] == json!(true) && taken_back < 2 {
            let back = table.players[1].client.post(&table.path("/take-back")).send().await;
            taken_back += usize::from(back.status() == 200);
            continue;
        }
        let awaited = table.awaited().await;
        let of = |seat: usize| awaited.iter().find(|(it, _)| *it == seat).map(|(_, decision)| decision.clone());
        if game["players"][1]["kept"] == json!(true) && of(1).is_some() {
            // The bot may take the decor that a plan or a move of another seat is about.
            table.wait_until("the bot decides", changed).await;
        } else if of(2).is_some() {
            let legal = table.choices(2).await["legal"].clone();
            let _ = table.submit(2, &json!([rng.pick(&legal)])).send().await.expect(200);
        } else if let Some(decision) = of(0) {
            plan(table, 0, &decision).await;
            table.wait_until("the plan runs", changed).await;
        } else {
            if game["players"][1]["kept"] == json!(false) {
                test_clock.advance(2 * HOUR);
            }
            table.wait_until("the next step happens", changed).await;
        }
    }
}

#[tokio::test]
async fn a_whole_game_with_plans_and_missed_deadlines() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let table = TestTable::with_settings(&people(&server, 3).await, &hourly(1)).await;
    let taken_back = play_to_end(&table, &test_clock).await;
    assert_eq!(taken_back, 2);
    let game = table.summary().await;
    assert_eq!(game["result"]["reason"], "rules");
    let [planner, late_player, player] = [&table.players[0], &table.players[1], &table.players[2]];
    let count = async |person: &Person, kind: &str| person.notices_of_kind(&database, kind).await.len() as i64;
    let connection = database.connect().await;
    let moves = async |seat: i16, actor: &str| {
        let sql = "select count(*) from moves where seat = $1 and actor = $2";
        connection.query_one(sql, &[&seat, &actor]).await.expect("a figure").get::<_, i64>(0)
    };
    // All moves of the planner are plans, one move each, and none is late.
    assert_eq!(count(planner, "plan_played").await, moves(0, "plan").await);
    assert_eq!((moves(0, "owner").await, moves(0, "bot").await, count(planner, "plan_lapsed").await), (0, 0, 0));
    // The second seat misses three deadlines in a row each time until the bot keeps it; its single credit is used once.
    assert_eq!(count(late_player, "deadline_missed").await, 3 * (taken_back as i64 + 1));
    assert_eq!((count(late_player, "extended").await, moves(1, "owner").await), (1, 0));
    assert!(
        moves(1, "bot").await > count(late_player, "deadline_missed").await,
        "after that the bot plays without waiting"
    );
    for other in [planner, player] {
        let taken = other.notices_of_kind(&database, "seat_taken_over").await;
        let by = |who: &str| taken.iter().filter(|news| news["by"] == who).count();
        assert_eq!((by("bot"), by("owner")), (taken_back + 1, taken_back));
        for kind in ["reminder", "extended", "deadline_missed"] {
            let late = count(other, kind).await;
            assert!(other.id == planner.id || late == 0 || kind == "reminder", "{kind}: {late}");
        }
    }
    assert_eq!((moves(2, "plan").await, moves(2, "bot").await), (0, 0));
    for person in &table.players {
        assert_eq!(count(person, "game_finished").await, 1);
        for kind in ["your_turn", "reminder"] {
            let notices = person.notices_of_kind(&database, kind).await;
            let distinct: BTreeSet<String> = notices.iter().map(Value::to_string).collect();
            assert_eq!(notices.len(), distinct.len(), "a duplicate notice: {kind}");
        }
        assert_eq!(person.notices_of_kind(&database, "game_finished").await[0]["placings"], game["result"]["placings"]);
    }
    let profile = server.client().get(&format!("/v1/accounts/{}", late_player.name)).send().await.expect(200).json();
    assert_eq!(profile["reliability"]["in_time"], json!(0));
    assert_eq!(profile["reliability"]["decisions"], json!(3 * (taken_back + 1)));
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

#[tokio::test]
async fn another_server_takes_over_claimed_duties_after_the_lease() {
    let (database, test_clock, mut server) = server_with_test_clock().await;
    let everybody = people(&server, 4).await;
    let table = TestTable::with_settings(&everybody[..2], &hourly(0)).await;
    let slow = table.awaited().await[0].0;
    let connection = database.connect().await;
    let waits = "wait_event_type = 'Lock' and datname = current_database()";
    let version = table.summary().await["version"].clone();
    // The server has claimed the duty and decided, but cannot store the move.
    let lock = database.connect().await;
    let locked = format!("begin; select from games where id = '{}' for update", table.game);
    lock.batch_execute(&locked).await.expect("a lock");
    test_clock.advance(2 * HOUR);
    database.wait_for_lock_waiters(1).await;
    server.kill9().await;
    let dead = format!("select pg_terminate_backend(pid) from pg_stat_activity where {waits}");
    connection.execute(&dead, &[]).await.expect("closed connections");
    lock.batch_execute("rollback").await.expect("no lock");
    // The lease of 30 seconds becomes one that ends when the test says so.
    let set_end = async |end: &str| {
        let sql = format!(
            "update duties set claimed_until = {end} where game_id = '{}' and claimed_until is not null",
            table.game
        );
        assert_eq!(connection.execute(&sql, &[]).await.expect("a claim"), 1, "the dead server has claimed the duty");
    };
    set_end("now() + interval '1 day'").await;
    let other = test_clock.configure(TestServer::builder().database(&database)).start().await;
    let there = table.on(&other);
    // The other server carries out a duty of another game, but not the claimed one.
    let on_other = |it: &Person| Person { client: other.client().with_token(it.access_token()), ..it.clone() };
    let unclaimed = game_with_deadline(&everybody[2..].iter().map(on_other).collect::<Vec<_>>()).await;
    test_clock.advance(2 * HOUR);
    unclaimed.wait_until("the bot has decided", |game| game["version"] != json!(0)).await;
    let missed = "select count(*) from feed where kind = 'deadline_missed' and game_id = $1::text::uuid";
    let early = connection.query_one(missed, &[&table.game]).await.expect("a count").get::<_, i64>(0);
    assert_eq!((early, &there.summary().await["version"]), (0, &version), "the duty ran before the lease ended");
    set_end("now()").await;
    there.players[slow].wait_for_notices(&database, "deadline_missed", 1).await;
    there.wait_until("the bot has decided", |game| game["version"] != version).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let missed = there.players[slow].notices_of_kind(&database, "deadline_missed").await;
    assert_eq!(missed.iter().filter(|news| news["decision"] == missed[0]["decision"]).count(), 1, "the duty ran once");
}

#[tokio::test]
async fn a_seat_kept_by_a_bot_can_go_to_a_substitute() {
    let (database, test_clock, server) = server_with_test_clock().await;
    let everybody = people(&server, 4).await;
    let table = TestTable::with_settings(&everybody[..3], &hourly(0)).await;
    let (gone, newcomer) = (&table.players[0], &everybody[3]);
    let mut rng = SeededRng::new(3);
    let offer = table.path("/seats/0/substitutes");
    let _ = newcomer.client.post(&offer).json(&json!({})).send().await.expect_problem(409, "seat_not_kept");
    while table.summary().await["players"][0]["kept"] != json!(true) {
        let game = table.summary().await;
        match table.awaited().await.into_iter().find(|(seat, _)| *seat != 0) {
            Some((seat, _)) => {
                let legal = table.choices(seat).await["legal"].clone();
                let _ = table.submit(seat, &json!([rng.pick(&legal)])).send().await.expect(200);
            }
            None => {
                test_clock.advance(2 * HOUR);
                table.wait_until("the bot decides", |later| later["version"] != game["version"]).await;
            }
        }
    }
    let _ = newcomer.client.post(&offer).json(&json!({})).send().await.expect(200);
    let agree = table.path(&format!("/seats/0/substitutes/{}", newcomer.id));
    let _ = table.players[1].client.put(&agree).send().await.expect(200);
    let game = table.players[2].client.put(&agree).send().await.expect(200).json();
    let seat = &game["players"][0];
    assert_eq!(
        (&seat["account"], &seat["kept"], &seat["resigned"]),
        (&json!(newcomer.id), &json!(false), &json!(false))
    );
    assert_eq!(seat["clock"]["missed"], json!(0), "the substitute has missed no deadline");
    // The former player cannot return and keeps the missed decisions; the substitute begins without any.
    let _ = gone.client.post(&table.path("/take-back")).send().await.expect_problem(403, "not_a_player");
    let sql = "select decisions, in_time from former_players where account_id = $1::text::uuid and seat = 0";
    let rows = database.connect().await.query(sql, &[&gone.id]).await.expect("rows");
    assert_eq!(rows.iter().map(|row| (row.get(0), row.get(1))).collect::<Vec<(i32, i32)>>(), [(3, 0)]);
    for (person, decisions) in [(gone, 3), (newcomer, 0)] {
        let profile = server.client().get(&format!("/v1/accounts/{}", person.name)).send().await.expect(200).json();
        assert_eq!(profile["reliability"]["decisions"], json!(decisions), "{}", person.name);
    }
    assert_eq!(gone.notices_of_kind(&database, "seat_taken_over").await.last().expect("a notice")["by"], "substitute");
    // The substitute can play.
    while !table.awaited().await.iter().any(|(seat, _)| *seat == 0) {
        table.step(&mut rng).await.expect("a game that goes on");
    }
    let choices = table.get(&newcomer.client, "/choices").await;
    let order = json!({"commands": [rng.pick(&choices["legal"])]});
    let answer = newcomer.client.post(&table.path("/commands")).json(&order).send().await.expect(200).json();
    assert_eq!(answer["events"][0]["by"], "owner");
}
