//! Abusive bots are limited without an effect on other clients.

use std::time::Duration;

use salon_tests::{ApiClient, ApiResponse, Person, SeededRng, TestClock, TestServer, TestTable, WAIT_TIMEOUT};
use serde_json::{Value, json};

const PLAY_SCOPES: &[&str] = &["read", "play"];

fn number(answer: &ApiResponse, header: &str) -> u64 {
    answer.header(header).and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{header} in\n{answer}"))
}

/// Checks for a refusal with the rate limit headers.
fn expect_limited(answer: ApiResponse, limit: u64) {
    assert_eq!((number(&answer, "ratelimit-limit"), number(&answer, "ratelimit-remaining")), (limit, 0), "{answer}");
    let wait = number(&answer, "retry-after");
    assert!((1..=61).contains(&wait) && wait == number(&answer, "ratelimit-reset"), "{answer}");
    answer.expect_problem(429, "rate_limited");
}

/// Everything that a client can read of a game, byte for byte.
async fn read_all(table: &TestTable, client: &ApiClient) -> Vec<(Option<String>, Vec<u8>)> {
    let mut seen = Vec::new();
    for rest in ["", "/view", "/choices", "/events?limit=100", "/score", "/messages"] {
        let answer = client.get(&table.path(rest)).send().await.expect(200);
        seen.push((answer.header("etag").map(str::to_owned), answer.bytes().to_vec()));
    }
    seen
}

/// A game between a person and a bot of another owner; returns the table and the seats of the person and of the bot.
async fn table(server: &TestServer) -> (TestTable, usize, usize) {
    let (ada, bob) = (Person::register(server, "ada").await, Person::register(server, "bob").await);
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let table = TestTable::with_settings(&[bob, bot.clone()], &json!({"accepts_bots": true})).await;
    let seat = table.players.iter().position(|it| it.id == bot.id).expect("a seat");
    (table, 1 - seat, seat)
}

/// Plays until only this seat is awaited; returns one of its legal commands.
async fn until_only(table: &TestTable, seat: usize) -> Value {
    let mut rng = SeededRng::new(4);
    loop {
        let awaited = table.awaited().await;
        if awaited.len() == 1 && awaited[0].0 == seat {
            return rng.pick(&table.choices(seat).await["legal"]);
        }
        table.step(&mut rng).await.expect("a game that goes on");
    }
}

#[tokio::test]
async fn a_flooding_bot_is_limited_while_others_are_served() {
    let server = TestServer::builder().env("SALON_RATE_LIMIT_ACCOUNT", "60").start().await;
    let (table, person, bot) = table(&server).await;
    let client = &table.players[person].client;
    let before = read_all(&table, client).await;
    let mut flood = Vec::new();
    for _ in 0..150 {
        flood.push(tokio::spawn(table.submit(bot, &json!([{"kind": "nonsense"}])).send()));
    }
    // During the flood.
    for _ in 0..3 {
        assert_eq!(read_all(&table, client).await, before);
    }
    let (mut refused, mut limited_count) = (0, 0);
    for task in flood {
        let answer = task.await.expect("an answer");
        match answer.status() {
            422 => {
                refused += 1;
                answer.expect_problem(422, "command_refused");
            }
            _ => {
                limited_count += 1;
                expect_limited(answer, 60);
            }
        }
    }
    // One request becomes free each second, and the duration of the flood depends on the machine.
    assert!(refused > 0 && limited_count >= 45, "{refused} refused, {limited_count} limited");
    assert_eq!(read_all(&table, client).await, before);
}

/// Another server on the same database, with low limits and a stopped clock, so that no request becomes free during the test.
async fn strict(server: &TestServer, account: &str, bots: &str) -> (TestClock, TestServer) {
    let clock = TestClock::stopped();
    let strict = clock.configure(TestServer::builder().database(server.database()));
    let strict = strict.env("SALON_RATE_LIMIT_ACCOUNT", account).env("SALON_RATE_LIMIT_BOTS", bots).start().await;
    (clock, strict)
}

#[tokio::test]
async fn a_flooding_token_is_refused_without_database_queries() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let (_clock, strict) = strict(&server, "1", "0").await;
    let client = strict.client().with_token(bot.access_token());
    let _ = client.get("/v1/account").send().await.expect(200);
    // Every query for a token has to wait now.
    let mut database = server.database().connect().await;
    let transaction = database.transaction().await.expect("a transaction");
    transaction.batch_execute("lock table access_tokens in access exclusive mode").await.expect("a lock");
    for _ in 0..20 {
        let answer = tokio::time::timeout(WAIT_TIMEOUT, client.get("/v1/account").send()).await;
        expect_limited(answer.expect("an answer without database queries"), 1);
    }
    transaction.rollback().await.expect("an end");
}

#[tokio::test]
async fn bots_of_one_owner_share_a_rate_limit() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let (one, two) =
        (ada.register_bot("engine", PLAY_SCOPES).await, ada.register_bot("other-engine", PLAY_SCOPES).await);
    let theirs = bob.register_bot("bobs-engine", PLAY_SCOPES).await;
    let (_clock, strict) = strict(&server, "2", "3").await;
    let ask = async |who: &Person| strict.client().with_token(who.access_token()).get("/v1/account").send().await;
    for _ in 0..2 {
        let _ = ask(&one).await.expect(200);
    }
    // Requests refused by its own limit do not count for the shared one.
    for _ in 0..5 {
        expect_limited(ask(&one).await, 2);
    }
    let last = ask(&two).await.expect(200);
    let answer_of_all = (number(&last, "ratelimit-limit"), number(&last, "ratelimit-remaining"));
    assert_eq!(answer_of_all, (3, 0), "the headers describe the tighter limit");
    expect_limited(ask(&two).await, 3);
    for other in [&ada, &theirs, &bob] {
        let _ = ask(other).await.expect(200);
    }
}

#[tokio::test]
async fn messages_of_bots_count_for_their_owner() {
    let clock = TestClock::stopped();
    let server = clock.configure(TestServer::builder().env("SALON_RATE_LIMIT_TALK", "2")).start().await;
    let (table, person, bot) = table(&server).await;
    let say = async |client: &ApiClient| {
        let order = json!({"text": "Beep.", "audience": "everybody"});
        client.post(&table.path("/messages")).json(&order).send().await
    };
    let ada = Person::register(&server, "second").await;
    let another = ada.register_bot("second-engine", PLAY_SCOPES).await;
    let yet_another = ada.register_bot("third-engine", PLAY_SCOPES).await;
    let _ = say(&another.client).await.expect(201);
    let _ = say(&yet_another.client).await.expect(201);
    expect_limited(say(&another.client).await, 2);
    let _ = say(&table.players[bot].client).await.expect(201);
    let _ = say(&table.players[person].client).await.expect(201);
}

#[tokio::test]
async fn repeats_with_one_key_have_one_effect() {
    let server = TestServer::start().await;
    let (table, person, bot) = table(&server).await;
    let command = json!([until_only(&table, bot).await]);
    let client = &table.players[person].client;
    let before = table.events(client).await.len();
    let mut stream = client.get(&table.path(&format!("/stream?from={before}"))).stream().await;
    let send = || tokio::spawn(table.submit(bot, &command).header("idempotency-key", "again").send());
    let tasks: Vec<_> = (0..30).map(|_| send()).collect();
    let mut answers = std::collections::BTreeSet::new();
    for task in tasks {
        let answer = task.await.expect("an answer").expect(200);
        answers.insert((answer.header("etag").map(str::to_owned), answer.bytes().to_vec()));
    }
    assert_eq!(answers.len(), 1, "all answers are the same");
    let answer_of_all = answers.first().expect("an answer");
    let version =
        serde_json::from_slice::<Value>(&answer_of_all.1).expect("JSON")["version"].as_u64().expect("a version");
    let events = table.events(client).await;
    assert_eq!(events.len() as u64, version, "nothing happened twice");
    for event in &events[before..] {
        assert_eq!(stream.next().await.expect("an event").json()["seq"], event["seq"]);
    }
    assert!(stream.is_quiet_for(Duration::from_millis(500)).await);
    // The same key with another command is refused.
    let other = table.submit(bot, &json!([{"kind": "other"}])).header("idempotency-key", "again").send().await;
    other.expect_problem(422, "idempotency_key_reused");
    assert_eq!(table.events(client).await.len(), events.len());
}

#[tokio::test]
async fn invalid_commands_of_bots_change_nothing() {
    let server = TestServer::start().await;
    let (table, person, bot) = table(&server).await;
    let legal = until_only(&table, person).await;
    let client = &table.players[person].client;
    let before = read_all(&table, client).await;
    let version = table.events(client).await.len();
    let mut stream = client.get(&table.path(&format!("/stream?from={version}"))).stream().await;
    let commands = table.path("/commands");
    let submit = |body: &Value| table.players[bot].client.post(&commands).json(body).send();
    // A legal command of another seat: unchanged, with that seat in the command, and with that seat in the body.
    submit(&json!({"commands": [legal]})).await.expect_problem(422, "command_refused");
    let mut named = legal.clone();
    named["seat"] = json!(person);
    let problem = submit(&json!({"commands": [named]})).await.expect_problem(422, "command_refused");
    assert_eq!(problem.body["refusal"]["code"], "malformed_commands");
    submit(&json!({"commands": [legal], "seat": person})).await.expect_problem(422, "invalid_body");
    // Commands of another ruleset, unknown ones, none, and far too many.
    let alone = json!({"ruleset": "the_gallerist", "seats": 1});
    let alone = table.players[bot].client.post("/v1/games").json(&alone).send().await.expect(201).json();
    let alone = format!("/v1/games/{}/choices", alone["id"].as_str().expect("an id"));
    let gallerist = table.players[bot].client.get(&alone).send().await.expect(200).json()["legal"][0].clone();
    assert!(gallerist["kind"].is_string(), "a command of the other ruleset");
    for (wrong, code) in [
        (json!([gallerist]), "malformed_commands"),
        (json!([{"kind": "checkmate"}]), "malformed_commands"),
        (json!([{}]), "malformed_commands"),
        (json!([7]), "malformed_commands"),
        (json!([]), "no_commands"),
        (json!(vec![legal.clone(); 1000]), "too_many_commands"),
    ] {
        let problem = submit(&json!({"commands": wrong})).await.expect_problem(422, "command_refused");
        assert_eq!(problem.body["refusal"]["code"], code, "{wrong}");
    }
    let junk = table.players[bot].client.post(&commands).body("application/json", "{\"commands\": [");
    junk.send().await.expect_problem(400, "malformed_json");
    // For a game of other players, and for a private game.
    let carol = Person::register(&server, "carol").await;
    let dan = Person::register(&server, "dan").await;
    let pair = [carol, dan];
    let elsewhere = TestTable::of(&pair).await;
    let secret = TestTable::with_visibility(&pair, "private", None).await;
    let order = json!({"commands": [legal]});
    for (other, status, code) in [(&elsewhere, 403, "not_a_player"), (&secret, 404, "not_found")] {
        let answer = table.players[bot].client.post(&other.path("/commands")).json(&order).send().await;
        answer.expect_problem(status, code);
    }
    assert_eq!(read_all(&table, client).await, before, "everything readable is unchanged");
    assert!(stream.is_quiet_for(Duration::from_millis(500)).await, "an event was sent");
    // The game continues normally.
    let moved = table.submit(person, &json!([legal])).header("if-match", &format!("\"{version}\"")).send().await;
    assert!(moved.expect(200).json()["version"].as_u64() > Some(version as u64));
    assert_eq!(stream.next().await.expect("an event").json()["seq"], json!(version));
}

#[tokio::test]
async fn games_finish_during_a_flood_of_invalid_commands() {
    let server = TestServer::start().await;
    let (table, ..) = table(&server).await;
    let mallory = Person::register(&server, "mallory").await;
    let abusive = mallory.register_bot("rude-engine", PLAY_SCOPES).await;
    let pair = [Person::register(&server, "eve").await, abusive.clone()];
    let shared = TestTable::with_settings(&pair, &json!({"accepts_bots": true})).await;
    let seat = shared.players.iter().position(|it| it.id == abusive.id).expect("a seat");
    let (stop, stopping) = tokio::sync::watch::channel(false);
    let bad_commands = [json!([{"kind": "nonsense"}]), json!([{"kind": "place_bid", "card": 99}]), json!([])];
    let mut floods = Vec::new();
    for flood in 0..6_usize {
        // Half of the flood is at its own table, half at a table where it has no seat.
        let target = if flood.is_multiple_of(2) { &shared } else { &table };
        let (path, client, stopping) = (target.path("/commands"), abusive.client.clone(), stopping.clone());
        let orders: Vec<Value> = bad_commands.iter().map(|it| json!({"commands": it})).collect();
        floods.push(tokio::spawn(async move {
            let mut sent = 0_usize;
            while !*stopping.borrow() {
                let answer = client.post(&path).json(&orders[sent % orders.len()]).send().await;
                assert!([403, 409, 422].contains(&answer.status()), "{answer}");
                sent += 1;
            }
            sent
        }));
    }
    // These helpers fail on any answer but 200, at both flooded tables.
    assert_eq!(table.play_to_end(&mut SeededRng::new(1)).await["status"], "finished");
    let mut rng = SeededRng::new(2);
    assert!(shared.play_to_version(40, &mut rng).await >= 40);
    stop.send(true).expect("a running flood");
    let mut sent = 0;
    for flood in floods {
        sent += flood.await.expect("a flood");
    }
    assert!(sent > 20, "{sent} bad commands are no flood");
    let record = shared.events(&shared.players[1 - seat].client).await;
    let numbers: Vec<u64> = record.iter().filter_map(|it| it["seq"].as_u64()).collect();
    assert_eq!(numbers, (0..record.len() as u64).collect::<Vec<_>>());
}

async fn mute(person: &Person, name: &str) {
    let _ = person.client.put(&format!("/v1/account/mutes/{name}")).send().await.expect(204);
}

/// Whether messages and invitations of this bot reach a player.
async fn is_visible_to(server: &TestServer, table: &TestTable, bot: &Person, by: &Person) -> bool {
    let text = format!("Beep from {}.", bot.name);
    let order = json!({"text": text, "audience": "everybody"});
    let _ = bot.client.post(&table.path("/messages")).json(&order).send().await.expect(201);
    let read = table.get(&by.client, "/messages?limit=100").await;
    let read = read["items"].as_array().expect("items").iter().any(|it| it["text"] == json!(text));
    let before = by.notices_of_kind(server.database(), "invitation").await.len();
    let hosted = bot.open_table(2, "private").await;
    let path = format!("/v1/games/{}/invitations", hosted["id"].as_str().expect("an id"));
    let _ = bot.client.post(&path).json(&json!({"name": by.name})).send().await.expect(204);
    let invited = by.notices_of_kind(server.database(), "invitation").await.len() > before;
    assert_eq!(read, invited, "messages and invitations of {} are treated alike", bot.name);
    read
}

#[tokio::test]
async fn muting_a_bot_or_its_owner_mutes_all_their_bots() {
    let server = TestServer::start().await;
    let (table, person, _) = table(&server).await;
    let bob = table.players[person].clone();
    let mallory = Person::register(&server, "mallory").await;
    let (one, two) =
        (mallory.register_bot("loud", PLAY_SCOPES).await, mallory.register_bot("louder", PLAY_SCOPES).await);
    let theirs = Person::register(&server, "carol").await.register_bot("quiet", PLAY_SCOPES).await;
    for bot in [&one, &two, &theirs, &mallory] {
        assert!(is_visible_to(&server, &table, bot, &bob).await, "{}", bot.name);
    }
    mute(&bob, "loud").await;
    for bot in [&one, &two] {
        assert!(!is_visible_to(&server, &table, bot, &bob).await, "{}", bot.name);
    }
    for other in [&theirs, &mallory] {
        assert!(is_visible_to(&server, &table, other, &bob).await, "{}", other.name);
    }
    // A new bot in place of a deleted one is muted as well.
    let _ = mallory.client.delete(&format!("/v1/account/bots/{}", one.id)).send().await.expect(204);
    let anew = mallory.register_bot("loud-again", PLAY_SCOPES).await;
    assert!(!is_visible_to(&server, &table, &anew, &bob).await);
    assert!(is_visible_to(&server, &table, &mallory, &bob).await);
    let list = bob.client.get("/v1/account/mutes").send().await.expect(200).json();
    assert_eq!(
        (&list["items"][0]["name"], &list["items"][0]["only_bots"]),
        (&json!("mallory"), &json!(true)),
        "{list}"
    );
    mute(&bob, "mallory").await;
    for silent in [&mallory, &two, &anew] {
        assert!(!is_visible_to(&server, &table, silent, &bob).await, "{}", silent.name);
    }
    let _ = bob.client.delete("/v1/account/mutes/mallory").send().await.expect(204);
    for heard in [&mallory, &two, &anew] {
        assert!(is_visible_to(&server, &table, heard, &bob).await, "{}", heard.name);
    }
}

#[tokio::test]
async fn invitations_of_bots_count_for_their_owner() {
    let clock = TestClock::stopped();
    let server = clock.configure(TestServer::builder().env("SALON_RATE_LIMIT_INVITATIONS", "2")).start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let (one, two) =
        (ada.register_bot("engine", PLAY_SCOPES).await, ada.register_bot("other-engine", PLAY_SCOPES).await);
    let invite = async |from: &Person| {
        let table = from.open_table(2, "private").await;
        let path = format!("/v1/games/{}/invitations", table["id"].as_str().expect("an id"));
        from.client.post(&path).json(&json!({"name": "carol"})).send().await
    };
    let _ = Person::register(&server, "carol").await;
    for bot in [&one, &two] {
        let _ = invite(bot).await.expect(204);
    }
    for from in [&one, &two, &ada] {
        expect_limited(invite(from).await, 2);
    }
    let _ = invite(&bob).await.expect(204);
}
