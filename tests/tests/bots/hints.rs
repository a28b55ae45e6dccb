//! Hints: the move that a bot would make with the knowledge of the seat, in games against bots only.

use salon_tests::{BotGame, Person, SeededRng, TestClock, TestServer, TestTable, people};
use serde_json::{Value, json};

/// Asks for a hint in a game.
async fn ask(person: &Person, path: &str, order: &Value) -> salon_tests::ApiResponse {
    person.client.post(&format!("{path}/hint")).json(order).send().await
}

#[tokio::test]
async fn a_whole_game_can_be_played_with_hints() {
    let server = TestServer::builder().env("SALON_BOT_THINKING", "50ms").start().await;
    let ada = Person::register(&server, "ada").await;
    for (ruleset, bots, most) in [("art_society", vec!["novice"; 3], usize::MAX), ("the_gallerist", vec!["novice"], 60)]
    {
        let game = BotGame::start(&ada, ruleset, &bots).await;
        let mut asked = 0;
        while asked < most && game.wait_for_turn().await.is_some() {
            let level = ["novice", "amateur", "master"][asked % 3];
            let hint = game.hint(level).await;
            assert_eq!(hint["level"], level);
            let order = json!({"commands": hint["commands"]});
            let request = ada.client.post(&game.path("/commands")).json(&order);
            let _ = request.header("if-match", &format!("\"{}\"", hint["version"])).send().await.expect(200);
            asked += 1;
        }
        assert!(asked >= 6, "{ruleset}: {asked} hints, many commands each");
        if most == usize::MAX {
            assert_eq!(game.get("").await["result"]["reason"], "rules");
        }
    }
}

#[tokio::test]
async fn a_repeated_hint_is_the_same_and_changes_nothing() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "art_society", &["novice"]).await;
    game.wait_for_turn().await.expect("her turn");
    let version = game.get("").await["version"].clone();
    for level in ["novice", "amateur"] {
        assert_eq!(game.hint(level).await, game.hint(level).await);
    }
    let master = ask(&ada, &game.path(""), &json!({})).await.expect(200).json();
    assert_eq!((&master["level"], &master["version"]), (&json!("master"), &version), "the default level is master");
    assert_eq!(game.get("").await["version"], version);
}

#[tokio::test]
async fn hints_are_only_for_awaited_seats_against_bots() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let (ada, bob, eve) = (&everybody[0], &everybody[1], &everybody[2]);
    let order = json!({"level": "novice"});
    let table = TestTable::of(&everybody[..2]).await;
    for person in [ada, bob] {
        ask(person, &table.path(""), &order).await.expect_problem(403, "hints_only_against_bots");
    }
    ask(eve, &table.path(""), &order).await.expect_problem(403, "not_a_player");
    let rated = json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"], "rated": true});
    let rated = BotGame::open(ada, &rated).await;
    ask(ada, &rated.path(""), &order).await.expect_problem(403, "no_hints_when_rated");
    let private = json!({"ruleset": "art_society", "seats": 2, "bots": ["novice"], "visibility": "private"});
    let game = BotGame::open(ada, &private).await;
    ask(eve, &game.path(""), &order).await.expect_problem(404, "not_found");
    for wrong in [json!({"level": "best"}), json!({"seat": 1}), json!({"level": 1})] {
        ask(ada, &game.path(""), &wrong).await.expect_problem(422, "invalid_body");
    }
    // As documented, null is the same as a missing member.
    for unset in [json!({}), json!({"level": null})] {
        assert_eq!(ask(ada, &game.path(""), &unset).await.expect(200).json()["level"], "master");
    }
    // Masters think for a while, so that at some point it is their turn.
    let slow = BotGame::start(ada, "the_gallerist", &["master", "master", "master"]).await;
    let mut rng = SeededRng::new(4);
    loop {
        let answer = ask(ada, &slow.path(""), &order).await;
        if answer.status() == 409 {
            answer.expect_problem(409, "not_awaited");
            break;
        }
        slow.step(&mut rng).await.expect("a game that goes on");
    }
    let _ = ada.client.post(&game.path("/resign")).send().await.expect(200);
    ask(ada, &game.path(""), &order).await.expect_problem(409, "game_not_running");
}

#[tokio::test]
async fn a_game_with_a_second_person_gives_no_hints() {
    let server = TestServer::start().await;
    let everybody = people(&server, 2).await;
    let order = json!({"ruleset": "art_society", "seats": 3, "bots": ["novice"]});
    let table = everybody[0].client.post("/v1/games").json(&order).send().await.expect(201).json();
    everybody[1].join(&table).await;
    let path = format!("/v1/games/{}", table["id"].as_str().expect("an id"));
    let resigned = everybody[1].client.post(&format!("{path}/resign")).send().await.expect(200).json();
    let hint = json!({"level": "novice"});
    ask(&everybody[0], &path, &hint).await.expect_problem(403, "hints_only_against_bots");
    let seat = &resigned["my_seat"];
    let order = json!({"bot": "novice"});
    let given = everybody[0].client.post(&format!("{path}/seats/{seat}/substitutes")).json(&order).send().await;
    let _ = given.expect(200);
    let game = everybody[0].client.get(&path).send().await.expect(200).json();
    let bots = game["players"].as_array().expect("players").iter().filter(|player| !player["level"].is_null());
    assert_eq!(bots.count(), 2, "all others are bots by now: {game}");
    ask(&everybody[0], &path, &hint).await.expect_problem(403, "hints_only_against_bots");
}

#[tokio::test]
async fn hints_are_limited_by_rate_and_capacity() {
    let clock = TestClock::stopped();
    let server = clock.configure(TestServer::builder().env("SALON_RATE_LIMIT_HINTS", "3")).start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "art_society", &["novice"]).await;
    game.wait_for_turn().await.expect("her turn");
    for _ in 0..3 {
        game.hint("novice").await;
    }
    let limited = ask(&ada, &game.path(""), &json!({})).await;
    assert!(limited.header("retry-after").is_some(), "{limited}");
    limited.expect_problem(429, "rate_limited");

    let server = TestServer::builder().env("SALON_BOT_THREADS", "1").env("SALON_BOT_THINKING", "5s").start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "the_gallerist", &["novice", "novice", "novice"]).await;
    game.wait_for_turn().await.expect("her turn");
    let asking: Vec<_> =
        (0..40).map(|_| tokio::spawn(ada.client.post(&game.path("/hint")).json(&json!({})).send())).collect();
    let (mut given, mut busy) = (0, 0);
    for asked in asking {
        let answer = asked.await.expect("an answer");
        if answer.status() == 200 {
            given += 1;
        } else {
            assert!(answer.header("retry-after").is_some(), "{answer}");
            answer.expect_problem(503, "busy");
            busy += 1;
        }
    }
    assert!(given >= 1 && busy >= 1, "{given} given, {busy} turned away");
}

#[tokio::test]
async fn a_hint_does_not_depend_on_sealed_cards() {
    // The master always finishes its search, so that the result does not depend on the speed of the machine.
    let mut server = TestServer::builder().env("SALON_TEST_BOT_THINKING", "10m").start().await;
    let ada = Person::register(&server, "ada").await;
    let game = BotGame::start(&ada, "art_society", &["amateur", "novice"]).await;
    let mut rng = SeededRng::new(5);
    let choices = loop {
        let choices = game.wait_for_turn().await.expect("a game that goes on");
        if choices["awaited"]["decision"] == "place_bid" {
            break choices;
        }
        game.submit(&json!([rng.pick(&choices["legal"])])).await;
    };
    let all: Vec<&Value> = choices["legal"].as_array().expect("a list").iter().map(|it| &it["card"]).collect();
    let levels = ["novice", "amateur", "master"];
    let mut before = Vec::new();
    for level in levels {
        before.push(game.hint(level).await);
    }
    let database = server.database().connect().await;
    let sealed = "select m.seq, e.at - 1, e.event ->> 'card' from moves m
        cross join jsonb_array_elements(m.events) with ordinality as e (event, at)
        where e.event ->> 'kind' = 'bid_sealed' order by m.seq";
    let bids = database.query(sealed, &[]).await.expect("bids");
    assert_eq!(bids.len(), 2, "both bots have bid, in the first round");
    for card in [all[0], all[all.len() / 2], all[all.len() - 1]] {
        for bid in &bids {
            let sql =
                "update moves set events = jsonb_set(events, array[$1::text, 'card'], $2::text::jsonb) where seq = $3";
            let place = bid.get::<_, i64>(1).to_string();
            let changed = database.execute(sql, &[&place, &card.to_string(), &bid.get::<_, i64>(0)]).await;
            assert_eq!(changed.expect("an update"), 1);
        }
        database.execute("delete from snapshots", &[]).await.expect("no caches");
        // A restart empties the caches.
        server.terminate().await;
        server.restart().await;
        for (level, before) in levels.iter().zip(&before) {
            assert_eq!(&game.hint(level).await, before, "{level} does not know what is sealed");
        }
    }
}
