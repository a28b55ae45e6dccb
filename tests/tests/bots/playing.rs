//! The server's own bots play: whole games, within seconds, on many servers, and nobody waits for their thinking.

use salon_tests::{Against, Builder, Dice, PATIENCE, Person, Table, TestDatabase, TestServer, eventually, people};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A server whose bots do not think long: there are many decisions in a game.
fn quick() -> Builder {
    TestServer::builder().env("SALON_BOT_THINKING", "100ms")
}

fn instant(text: &Value) -> chrono::DateTime<chrono::Utc> {
    text.as_str().expect("a time").parse().expect("a time")
}

async fn replays(server: &TestServer) {
    let replayed = server.run(&["replay", "--all"]).await;
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
}

/// The sum of a figure over all its labels that hold these words.
async fn figure(server: &TestServer, name: &str, words: &str) -> f64 {
    let text = server.client().get("/metrics").send().await.expect(200).text();
    let lines = text.lines().filter(|line| line.starts_with(name) && line.contains(words));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
}

#[tokio::test]
async fn a_person_plays_a_whole_game_against_a_bot_of_each_level() {
    let server = quick().start().await;
    let ada = Person::register(&server, "ada").await;
    let game = Against::start(&ada, "art_society", &["novice", "amateur", "master"]).await;
    let mut dice = Dice::new(1);
    while game.step(&mut dice).await.is_some() {}
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
        // Within seconds where there is time; the game has no clock, so who did not play at once would not play at all.
        assert!(waited.to_std().is_ok_and(|waited| waited < PATIENCE), "a bot plays at once: {waited}");
    }
    for level in ["novice", "amateur", "master"] {
        let label = format!("level=\"{level}\"");
        assert!(figure(&server, "salon_bot_decisions_total", &label).await >= 5.0, "{level} decided");
        assert!(figure(&server, "salon_bot_decision_seconds_count", &label).await >= 5.0, "{level} was measured");
    }
    assert!(figure(&server, "salon_bot_decisions_total", "failed").await < 1.0);
    assert!(figure(&server, "salon_bot_queue", "").await < 1.0, "nothing is left to think about");
    replays(&server).await;
}

#[tokio::test]
async fn bots_play_the_gallerist_as_well() {
    let server = quick().start().await;
    let ada = Person::register(&server, "ada").await;
    let game = Against::start(&ada, "the_gallerist", &["master", "amateur", "novice"]).await;
    let mut dice = Dice::new(2);
    for _ in 0..40 {
        if game.step(&mut dice).await.is_none() {
            break;
        }
    }
    let events = game.events().await;
    for seat in (0..4).filter(|seat| *seat != game.seat) {
        let own = events.iter().filter(|event| event["seat"] == json!(seat) && event["by"] == "bot").count();
        assert!(own > 10, "seat {seat} has played: {own} events");
    }
    replays(&server).await;
}

#[tokio::test]
async fn bots_are_told_nothing_and_count_for_nothing() {
    let server = quick().start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({
        "ruleset": "art_society", "seats": 3, "bots": ["amateur", "novice"],
        "clock": {"time": {"kind": "per_decision", "seconds": 3600}}
    });
    let game = Against::opened(&ada, &order).await;
    let mut dice = Dice::new(3);
    for _ in 0..15 {
        game.step(&mut dice).await.expect("a game that goes on");
    }
    let _ = game.turn().await;
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
    assert!(own["reliability"]["decisions"].as_u64() >= Some(15), "hers do count: {own}");
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
    let one = quick().database(&database).start().await;
    let other = quick().database(&database).start().await;
    let everybody = people(&one, 4).await;
    let mut players = Vec::new();
    for (number, person) in everybody.iter().cycle().take(16).enumerate() {
        let bots = if number % 2 == 0 { ["amateur", "novice", "amateur"] } else { ["master", "amateur", "novice"] };
        let game = Against::start(person, "art_society", &bots).await;
        // Each move through another server, so that both have the game in memory and both attend to it.
        let both = [game.on(&one), game.on(&other)];
        players.push(tokio::spawn(async move {
            let mut dice = Dice::new(number as u64);
            for step in 0..12 {
                both[step % 2].step(&mut dice).await;
            }
            // Until there is nothing left to think about.
            both[0].turn().await;
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
        let decided = figure(server, "salon_bot_decisions_total", "chosen").await;
        assert!(decided > 0.0, "both servers think");
        thought += decided;
        replays(server).await;
    }
    // Nobody else moved while they thought, so what one server thinks about, the other need not: one in a hundred is chance.
    assert!(thought <= by_bots as f64 * 1.01, "{thought} decisions for {by_bots} moves");
}

#[tokio::test]
async fn a_game_of_a_server_that_dies_goes_on_at_another() {
    let database = TestDatabase::create().await;
    let mut dies = TestServer::builder().database(&database).env("SALON_BOT_THINKING", "20s").start().await;
    let ada = Person::register(&dies, "ada").await;
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(Against::start(&ada, "the_gallerist", &["master", "master"]).await);
    }
    // Some of them are being thought about now, or wait for that, and are this server's until their leases end.
    let connection = database.connect().await;
    let claimed = "select count(*) from duties where claimed_until > now()";
    eventually("a game is claimed", async || {
        let claims: i64 = connection.query_one(claimed, &[]).await.expect("a count").get(0);
        (claims > 0).then_some(())
    })
    .await;
    dies.kill9().await;
    let end = "update duties set claimed_until = now() + interval '1 second' where claimed_until > now()";
    assert!(connection.execute(end, &[]).await.expect("claims") > 0, "the dead server holds them");
    let lives = quick().database(&database).start().await;
    for game in &games {
        let game = game.on(&lives);
        let mut dice = Dice::new(5);
        for _ in 0..3 {
            game.step(&mut dice).await.expect("a game that goes on");
        }
    }
    replays(&lives).await;
}

#[tokio::test]
async fn requests_are_answered_while_many_masters_think() {
    let server = TestServer::builder().env("SALON_BOT_THREADS", "2").start().await;
    let everybody = people(&server, 3).await;
    let mut thinking = Vec::new();
    for _ in 0..12 {
        thinking.push(Against::start(&everybody[2], "the_gallerist", &["master", "master", "master"]).await);
    }
    let table = Table::of(&everybody[..2]).await;
    let mut dice = Dice::new(6);
    for _ in 0..40 {
        table.step(&mut dice).await.expect("a game that goes on");
    }
    assert!(table.summary().await["version"].as_u64() >= Some(40));
    // And the masters come to an end, too.
    for game in &thinking {
        let _ = game.turn().await.expect("a game that goes on");
    }
    assert!(figure(&server, "salon_bot_wait_seconds_count", "").await >= 6.0, "they did think");
}

#[tokio::test]
async fn deadlines_are_kept_while_bots_think() {
    let server = TestServer::builder().env("SALON_BOT_THREADS", "1").start().await;
    let everybody = people(&server, 3).await;
    let clock = json!({"clock": {
        "time": {"kind": "per_decision", "seconds": 60}, "extension": {"credits": 0, "seconds": 60}, "at_deadline": "bot"
    }});
    let table = Table::opened(&everybody[..2], &clock).await;
    let database = server.database().connect().await;
    let mut thinking = Vec::new();
    for _ in 0..20 {
        thinking.push(Against::start(&everybody[2], "the_gallerist", &["master", "master", "master"]).await);
    }
    // When a plan is made, which is gone when it has been played.
    let made = "create table plans_made (at timestamptz);
        create function note() returns trigger language plpgsql as
            'begin insert into plans_made values (new.created_at); return new; end';
        create trigger note after insert on plans for each row execute function note()";
    database.batch_execute(made).await.expect("a trigger");
    // A plan is a duty like a deadline, and needs no minute to be due.
    let awaited = table.awaited().await[0].clone();
    let command = dice_pick(&table, awaited.0).await;
    let plan = json!({"decision": awaited.1, "alternatives": [{"commands": [command]}]});
    let _ = table.players[awaited.0].client.post(&table.path("/plans")).json(&plan).send().await.expect(201);
    table.until("the plan is played", |game| game["version"] != json!(0)).await;
    // Counted by moves, not by time: twenty games of bots were due before it.
    let sql = "select count(distinct m.game_id) from moves m, moves planned, plans_made p
        where planned.actor = 'plan' and m.actor = 'bot' and m.at between p.at and planned.at";
    let first: i64 = database.query_one(sql, &[]).await.expect("a count").get(0);
    assert!(first < 20, "it waited for {first} games of bots");
    let due: i64 = database.query_one("select count(*) from duties", &[]).await.expect("a count").get(0);
    assert!(due > 0);
}

async fn dice_pick(table: &Table, seat: usize) -> Value {
    Dice::new(7).pick(&table.choices(seat).await["legal"])
}
