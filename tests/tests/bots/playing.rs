//! Built-in bots play whole games quickly, also on several servers, and do not delay requests or duties.

use salon_tests::{
    BotGame, Builder, Person, SeededRng, TestDatabase, TestServer, TestTable, WAIT_TIMEOUT, eventually, people,
};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A server whose bots think for a short time only.
fn with_quick_bots() -> Builder {
    TestServer::builder().env("SALON_BOT_THINKING", "100ms")
}

fn instant(text: &Value) -> chrono::DateTime<chrono::Utc> {
    text.as_str().expect("a time").parse().expect("a time")
}

async fn check_replay(server: &TestServer) {
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// The sum of a metric over all lines that contain these words.
async fn metric(server: &TestServer, name: &str, words: &str) -> f64 {
    let text = server.client().get("/metrics").send().await.expect(200).text();
    let lines = text.lines().filter(|line| line.starts_with(name) && line.contains(words));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
}

#[tokio::test]
async fn a_person_plays_against_a_bot_of_each_level() {
    let server = with_quick_bots().start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "art_society", &["novice", "amateur", "master"]).await;
    let mut rng = SeededRng::new(1);
    while game.step(&mut rng).await.is_some() {}
    let summary = game.get("").await;
    assert_eq!((&summary["status"], &summary["result"]["reason"]), (&json!("finished"), &json!("rules")));
    let mut levels: Vec<&Value> =
        summary["players"].as_array().expect("players").iter().map(|it| &it["level"]).collect();
    levels.sort_by_key(|level| level.to_string());
    assert_eq!(levels, [&json!("amateur"), &json!("master"), &json!("novice"), &Value::Null]);
    let events = game.events().await;
    for event in &events {
        let by = if event["seat"] == json!(game.seat) { "owner" } else { "bot" };
        assert_eq!(event["by"], by, "{event}");
    }
    for two in events.windows(2).filter(|two| two[1]["by"] == "bot") {
        let waited = instant(&two[1]["at"]) - instant(&two[0]["at"]);
        // The game has no clock, so no deadline would make a bot play later.
        assert!(waited.to_std().is_ok_and(|waited| waited < WAIT_TIMEOUT), "a bot plays at once: {waited}");
    }
    for level in ["novice", "amateur", "master"] {
        let label = format!("level=\"{level}\"");
        assert!(metric(&server, "salon_bot_decisions_total", &label).await >= 5.0, "{level} decided");
        assert!(metric(&server, "salon_bot_decision_seconds_count", &label).await >= 5.0, "{level} was measured");
    }
    assert!(metric(&server, "salon_bot_decisions_total", "failed").await < 1.0);
    assert!(metric(&server, "salon_bot_queue", "").await < 1.0, "the queue is empty");
    check_replay(&server).await;
}

#[tokio::test]
async fn bots_play_the_gallerist() {
    let server = with_quick_bots().start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "the_gallerist", &["master", "amateur", "novice"]).await;
    let mut rng = SeededRng::new(2);
    for _ in 0..40 {
        if game.step(&mut rng).await.is_none() {
            break;
        }
    }
    let events = game.events().await;
    for seat in (0..4).filter(|seat| *seat != game.seat) {
        let own = events.iter().filter(|event| event["seat"] == json!(seat) && event["by"] == "bot").count();
        assert!(own > 10, "seat {seat} has played: {own} events");
    }
    check_replay(&server).await;
}

#[tokio::test]
async fn built_in_bots_get_no_notices_and_no_reliability() {
    let server = with_quick_bots().start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({
        "ruleset": "art_society", "seats": 3, "bots": ["amateur", "novice"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let game = BotGame::open(&ada, &order).await;
    let mut rng = SeededRng::new(3);
    for _ in 0..15 {
        game.step(&mut rng).await.expect("a game that goes on");
    }
    let _ = game.wait_for_turn().await;
    let message = json!({"text": "well played", "audience": "players"});
    let _ = ada.client.post(&game.path("/messages")).json(&message).send().await.expect(201);
    let open = ada.open_table(2, "public").await;
    let invite = format!("/v1/games/{}/invitations", open["id"].as_str().expect("an id"));
    ada.client.post(&invite).json(&json!({"name": "salon-novice"})).send().await.expect_problem(404, "not_found");
    for name in ["salon-amateur", "salon-novice"] {
        let profile = server.client().get(&format!("/v1/accounts/{name}")).send().await.expect(200).json();
        assert_eq!((&profile["kind"], &profile["reliability"]["decisions"]), (&json!("bot"), &json!(0)), "{profile}");
    }
    let own = server.client().get("/v1/accounts/ada").send().await.expect(200).json();
    assert!(own["reliability"]["decisions"].as_u64() >= Some(15), "her decisions count: {own}");
    let _ = ada.client.post(&game.path("/resign")).send().await.expect(200);
    let database = server.database().connect().await;
    for table in ["feed", "mails"] {
        let sql =
            format!("select count(*) from {table} t join accounts a on a.id = t.account_id where a.level is not null");
        let rows: i64 = database.query_one(&sql, &[]).await.expect("a count").get(0);
        assert_eq!(rows, 0, "{table}");
    }
}

#[tokio::test]
async fn two_servers_with_many_games_never_play_a_seat_twice() {
    let database = TestDatabase::create().await;
    let one = with_quick_bots().database(&database).start().await;
    let other = with_quick_bots().database(&database).start().await;
    let everybody = people(&one, 4).await;
    let mut players = Vec::new();
    for (number, person) in everybody.iter().cycle().take(16).enumerate() {
        let bots = if number % 2 == 0 { ["amateur", "novice", "amateur"] } else { ["master", "amateur", "novice"] };
        let game = BotGame::start(person, "art_society", &bots).await;
        // The moves alternate between the servers, so that both have the game in memory and run its duties.
        let both = [game.on(&one), game.on(&other)];
        players.push(tokio::spawn(async move {
            let mut rng = SeededRng::new(number as u64);
            for step in 0..12 {
                both[step % 2].step(&mut rng).await;
            }
            // Until no bot is awaited.
            both[0].wait_for_turn().await;
        }));
    }
    for player in players {
        player.await.expect("a game that goes on");
    }
    let sql = "select game_id::text, seq, count, seat, actor from moves order by game_id, seq";
    let mut next: HashMap<String, i64> = HashMap::new();
    let rows = database.connect().await.query(sql, &[]).await.expect("moves");
    for row in &rows {
        let (game, seq, count): (String, i64, i32) = (row.get(0), row.get(1), row.get(2));
        assert_eq!(next.insert(game, seq + i64::from(count)).unwrap_or(0), seq, "moves without gaps");
    }
    assert_eq!(next.len(), 16);
    let by_bots = rows.iter().filter(|row| row.get::<_, &str>(4) == "bot").count();
    assert!(by_bots > 200, "{by_bots} moves of bots");
    let mut thought = 0.0;
    for server in [&one, &other] {
        let decided = metric(server, "salon_bot_decisions_total", "chosen").await;
        assert!(decided > 0.0, "both servers think");
        thought += decided;
        check_replay(server).await;
    }
    // No other seat moved in between, so each decision is thought about once; the tolerance is one percent.
    assert!(thought <= by_bots as f64 * 1.01, "{thought} decisions for {by_bots} moves");
}

#[tokio::test]
async fn a_game_of_a_killed_server_continues_on_another() {
    let database = TestDatabase::create().await;
    let mut killed = TestServer::builder().database(&database).env("SALON_BOT_THINKING", "20s").start().await;
    let ada = Person::register(&killed, "ada").await;
    let (mut games, mut waiting_for_bots) = (Vec::new(), 0);
    // The deal decides who begins: at least one game has to wait for a bot.
    while games.len() < 4 || waiting_for_bots == 0 {
        let game = BotGame::start(&ada, "the_gallerist", &["master", "master"]).await;
        let summary = game.get("").await;
        waiting_for_bots += usize::from(summary["awaiting"][0]["seat"] != summary["my_seat"]);
        games.push(game);
    }
    // Some games are claimed by this server until their leases end.
    let connection = database.connect().await;
    let claimed = "select count(*) from duties where claimed_until > now()";
    eventually("a game is claimed", async || {
        let claims: i64 = connection.query_one(claimed, &[]).await.expect("a count").get(0);
        (claims > 0).then_some(())
    })
    .await;
    killed.kill9().await;
    let end = "update duties set claimed_until = now() + interval '1 second' where claimed_until > now()";
    assert!(connection.execute(end, &[]).await.expect("claims") > 0, "the killed server holds the claims");
    let survivor = with_quick_bots().database(&database).start().await;
    for game in &games {
        let game = game.on(&survivor);
        let mut rng = SeededRng::new(5);
        for _ in 0..3 {
            game.step(&mut rng).await.expect("a game that goes on");
        }
    }
    check_replay(&survivor).await;
}

#[tokio::test]
async fn requests_are_answered_while_many_masters_think() {
    let server = TestServer::builder().env("SALON_BOT_THREADS", "2").start().await;
    let everybody = people(&server, 3).await;
    let mut thinking = Vec::new();
    for _ in 0..12 {
        thinking.push(BotGame::start(&everybody[2], "the_gallerist", &["master", "master", "master"]).await);
    }
    let table = TestTable::of(&everybody[..2]).await;
    let mut rng = SeededRng::new(6);
    for _ in 0..40 {
        table.step(&mut rng).await.expect("a game that goes on");
    }
    assert!(table.summary().await["version"].as_u64() >= Some(40));
    // The masters finish their decisions, too.
    for game in &thinking {
        let _ = game.wait_for_turn().await.expect("a game that goes on");
    }
    assert!(metric(&server, "salon_bot_wait_seconds_count", "").await >= 6.0, "they did think");
}

#[tokio::test]
async fn deadlines_are_carried_out_while_bots_think() {
    let server = TestServer::builder().env("SALON_BOT_THREADS", "1").start().await;
    let everybody = people(&server, 3).await;
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 60}, "extension": {"credits": 0, "seconds": 60}, "at_deadline": "bot"
    }});
    let table = TestTable::with_settings(&everybody[..2], &clock).await;
    let database = server.database().connect().await;
    let mut thinking = Vec::new();
    for _ in 0..20 {
        thinking.push(BotGame::start(&everybody[2], "the_gallerist", &["master", "master", "master"]).await);
    }
    // Records when a plan is stored, because a plan is deleted when it has run.
    let made = "create table plans_made (at timestamptz);
        create function note() returns trigger language plpgsql as
            'begin insert into plans_made values (new.created_at); return new; end';
        create trigger note after insert on plans for each row execute function note()";
    database.batch_execute(made).await.expect("a trigger");
    // A plan is a duty like a deadline, but is due at once.
    let awaited = table.awaited().await[0].clone();
    let command = dice_pick(&table, awaited.0).await;
    let plan = json!({"decision": awaited.1, "alternatives": [{"commands": [command]}]});
    let _ = table.players[awaited.0].client.post(&table.path("/plans")).json(&plan).send().await.expect(201);
    table.wait_until("the plan is played", |game| game["version"] != json!(0)).await;
    // Measured in moves, not in time: twenty games of bots were due before the plan.
    let sql = "select count(distinct m.game_id) from moves m, moves planned, plans_made p
        where planned.actor = 'plan' and m.actor = 'bot' and m.at between p.at and planned.at";
    let first: i64 = database.query_one(sql, &[]).await.expect("a count").get(0);
    assert!(first < 20, "it waited for {first} games of bots");
    let due: i64 = database.query_one("select count(*) from duties", &[]).await.expect("a count").get(0);
    assert!(due > 0);
}

async fn dice_pick(table: &TestTable, seat: usize) -> Value {
    SeededRng::new(7).pick(&table.choices(seat).await["legal"])
}
