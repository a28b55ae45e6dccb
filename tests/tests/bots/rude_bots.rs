//! Bots that behave badly: limited and told so, while no other client notices.

use std::time::Duration;

use salon_tests::{Answer, Client, Dice, PATIENCE, Person, Table, TestServer};
use serde_json::{Value, json};

const PLAYS: &[&str] = &["read", "play"];

fn number(answer: &Answer, header: &str) -> u64 {
    answer.header(header).and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{header} in\n{answer}"))
}

/// A refusal that says how long to wait.
fn limited(answer: Answer, limit: u64) {
    assert_eq!((number(&answer, "ratelimit-limit"), number(&answer, "ratelimit-remaining")), (limit, 0), "{answer}");
    let wait = number(&answer, "retry-after");
    assert!((1..=61).contains(&wait) && wait == number(&answer, "ratelimit-reset"), "{answer}");
    answer.expect_problem(429, "rate_limited");
}

/// What a client sees of a game: all of it, byte for byte.
async fn sight(table: &Table, client: &Client) -> Vec<(Option<String>, Vec<u8>)> {
    let mut seen = Vec::new();
    for rest in ["", "/view", "/choices", "/events?limit=100", "/score", "/messages"] {
        let answer = client.get(&table.path(rest)).send().await.expect(200);
        seen.push((answer.header("etag").map(str::to_owned), answer.bytes().to_vec()));
    }
    seen
}

/// A game between a person and somebody else's bot, at a decision of one of them; the seats of both.
async fn table(server: &TestServer) -> (Table, usize, usize) {
    let (ada, bob) = (Person::register(server, "ada").await, Person::register(server, "bob").await);
    let bot = ada.bring_along("engine", PLAYS).await;
    let table = Table::opened(&[bob, bot.clone()], &json!({"accepts_bots": true})).await;
    let seat = table.players.iter().position(|it| it.id == bot.id).expect("a seat");
    (table, 1 - seat, seat)
}

/// Plays until only this seat is awaited; returns a command that is legal for it now.
async fn until_only(table: &Table, seat: usize) -> Value {
    let mut dice = Dice::new(4);
    loop {
        let awaited = table.awaited().await;
        if awaited.len() == 1 && awaited[0].0 == seat {
            return dice.pick(&table.choices(seat).await["legal"]);
        }
        table.step(&mut dice).await.expect("a game that goes on");
    }
}

#[tokio::test]
async fn a_bot_that_floods_is_told_to_wait_while_others_are_served() {
    let server = TestServer::builder().env("SALON_RATE_LIMIT_ACCOUNT", "60").start().await;
    let (table, person, bot) = table(&server).await;
    let client = &table.players[person].client;
    let before = sight(&table, client).await;
    let mut flood = Vec::new();
    for _ in 0..150 {
        flood.push(tokio::spawn(table.submit(bot, &json!([{"kind": "nonsense"}])).send()));
    }
    // In the middle of it.
    for _ in 0..3 {
        assert_eq!(sight(&table, client).await, before);
    }
    let (mut refused, mut told_to_wait) = (0, 0);
    for task in flood {
        let answer = task.await.expect("an answer");
        match answer.status() {
            422 => {
                refused += 1;
                answer.expect_problem(422, "command_refused");
            }
            _ => {
                told_to_wait += 1;
                limited(answer, 60);
            }
        }
    }
    // One is given back each second; how long all of it takes is nobody's promise.
    assert!(refused > 0 && told_to_wait >= 45, "{refused} refused, {told_to_wait} told to wait");
    assert_eq!(sight(&table, client).await, before);
}

/// Another server on the same database, so strict that nothing is given back while a test lasts.
async fn strict(server: &TestServer, account: &str, bots: &str) -> TestServer {
    let strict = TestServer::builder().database(server.database());
    strict.env("SALON_RATE_LIMIT_ACCOUNT", account).env("SALON_RATE_LIMIT_BOTS", bots).start().await
}

#[tokio::test]
async fn who_floods_is_refused_without_asking_the_database() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.bring_along("engine", PLAYS).await;
    let strict = strict(&server, "1", "0").await;
    let client = strict.client().with_token(bot.access_token());
    let _ = client.get("/v1/account").send().await.expect(200);
    // Whoever looks for a token now waits.
    let mut database = server.database().connect().await;
    let transaction = database.transaction().await.expect("a transaction");
    transaction.batch_execute("lock table access_tokens in access exclusive mode").await.expect("a lock");
    for _ in 0..20 {
        let answer = tokio::time::timeout(PATIENCE, client.get("/v1/account").send()).await;
        limited(answer.expect("an answer that waits for nothing"), 1);
    }
    transaction.rollback().await.expect("an end");
}

#[tokio::test]
async fn all_bots_of_one_owner_share_a_budget_and_the_owner_has_another() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let (one, two) = (ada.bring_along("engine", PLAYS).await, ada.bring_along("other-engine", PLAYS).await);
    let theirs = bob.bring_along("bobs-engine", PLAYS).await;
    let strict = strict(&server, "2", "3").await;
    let ask = async |who: &Person| strict.client().with_token(who.access_token()).get("/v1/account").send().await;
    for _ in 0..2 {
        let _ = ask(&one).await.expect(200);
    }
    // What it is refused for itself is not taken from the others.
    for _ in 0..5 {
        limited(ask(&one).await, 2);
    }
    let last = ask(&two).await.expect(200);
    let told = (number(&last, "ratelimit-limit"), number(&last, "ratelimit-remaining"));
    assert_eq!(told, (3, 0), "the tighter of both limits is told");
    limited(ask(&two).await, 3);
    for other in [&ada, &theirs, &bob] {
        let _ = ask(other).await.expect(200);
    }
}

#[tokio::test]
async fn what_bots_say_their_owner_says() {
    let server = TestServer::builder().env("SALON_RATE_LIMIT_TALK", "2").start().await;
    let (table, person, bot) = table(&server).await;
    let say = async |client: &Client| {
        let order = json!({"text": "Beep.", "audience": "everybody"});
        client.post(&table.path("/messages")).json(&order).send().await
    };
    let ada = Person::register(&server, "second").await;
    let another = ada.bring_along("second-engine", PLAYS).await;
    let yet_another = ada.bring_along("third-engine", PLAYS).await;
    let _ = say(&another.client).await.expect(201);
    let _ = say(&yet_another.client).await.expect(201);
    limited(say(&another.client).await, 2);
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
    assert_eq!(answers.len(), 1, "everybody is told the same");
    let told = answers.first().expect("an answer");
    let version = serde_json::from_slice::<Value>(&told.1).expect("JSON")["version"].as_u64().expect("a version");
    let events = table.events(client).await;
    assert_eq!(events.len() as u64, version, "nothing happened twice");
    for event in &events[before..] {
        assert_eq!(stream.next().await.expect("an event").json()["seq"], event["seq"]);
    }
    assert!(stream.is_quiet_for(Duration::from_millis(500)).await);
    // Without a key a repeat is judged anew, by the rules: what was legal once is not legal for ever.
    let other = table.submit(bot, &json!([{"kind": "other"}])).header("idempotency-key", "again").send().await;
    other.expect_problem(422, "idempotency_key_reused");
    assert_eq!(table.events(client).await.len(), events.len());
}

#[tokio::test]
async fn commands_for_other_seats_of_other_rulesets_or_of_no_sense_change_nothing() {
    let server = TestServer::start().await;
    let (table, person, bot) = table(&server).await;
    let legal = until_only(&table, person).await;
    let client = &table.players[person].client;
    let before = sight(&table, client).await;
    let version = table.events(client).await.len();
    let mut stream = client.get(&table.path(&format!("/stream?from={version}"))).stream().await;
    let commands = table.path("/commands");
    let submit = |body: &Value| table.players[bot].client.post(&commands).json(body).send();
    // What another seat may do now, as it is, for that seat by name, and for that seat in the body.
    submit(&json!({"commands": [legal]})).await.expect_problem(422, "command_refused");
    let mut named = legal.clone();
    named["seat"] = json!(person);
    let problem = submit(&json!({"commands": [named]})).await.expect_problem(422, "command_refused");
    assert_eq!(problem.body["refusal"]["code"], "malformed_commands");
    submit(&json!({"commands": [legal], "seat": person})).await.expect_problem(422, "invalid_body");
    // Of another ruleset, unknown, empty, far too many.
    let alone = json!({"ruleset": "the_gallerist", "seats": 1});
    let alone = table.players[bot].client.post("/v1/games").json(&alone).send().await.expect(201).json();
    let alone = format!("/v1/games/{}/choices", alone["id"].as_str().expect("an id"));
    let gallerist = table.players[bot].client.get(&alone).send().await.expect(200).json()["legal"][0].clone();
    assert!(gallerist["kind"].is_string(), "legal there, unknown here");
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
    // For a game it does not play in, and for one it may not know of.
    let carol = Person::register(&server, "carol").await;
    let dan = Person::register(&server, "dan").await;
    let pair = [carol, dan];
    let elsewhere = Table::of(&pair).await;
    let secret = Table::with(&pair, "private", None).await;
    let order = json!({"commands": [legal]});
    for (other, status, code) in [(&elsewhere, 403, "not_a_player"), (&secret, 404, "not_found")] {
        let answer = table.players[bot].client.post(&other.path("/commands")).json(&order).send().await;
        answer.expect_problem(status, code);
    }
    assert_eq!(sight(&table, client).await, before, "view, tag and all are what they were");
    assert!(stream.is_quiet_for(Duration::from_millis(500)).await, "nobody was told anything");
    // And the game goes on as if nothing had been.
    let moved = table.submit(person, &json!([legal])).header("if-match", &format!("\"{version}\"")).send().await;
    assert!(moved.expect(200).json()["version"].as_u64() > Some(version as u64));
    assert_eq!(stream.next().await.expect("an event").json()["seq"], json!(version));
}

#[tokio::test]
async fn games_go_on_to_their_end_under_a_flood_of_bad_commands() {
    let server = TestServer::start().await;
    let (table, ..) = table(&server).await;
    let mallory = Person::register(&server, "mallory").await;
    let rude = mallory.bring_along("rude-engine", PLAYS).await;
    let pair = [Person::register(&server, "eve").await, rude.clone()];
    let shared = Table::opened(&pair, &json!({"accepts_bots": true})).await;
    let seat = shared.players.iter().position(|it| it.id == rude.id).expect("a seat");
    let (stop, stopping) = tokio::sync::watch::channel(false);
    let rudeness = [json!([{"kind": "nonsense"}]), json!([{"kind": "place_bid", "card": 99}]), json!([])];
    let mut floods = Vec::new();
    for flood in 0..6_usize {
        // Half of it at its own table, half at a table where it has no seat.
        let target = if flood.is_multiple_of(2) { &shared } else { &table };
        let (path, client, stopping) = (target.path("/commands"), rude.client.clone(), stopping.clone());
        let orders: Vec<Value> = rudeness.iter().map(|it| json!({"commands": it})).collect();
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
    // Every answer in here is 200, or the test fails: at the other table, and at the very one that is flooded.
    assert_eq!(table.play_out(&mut Dice::new(1)).await["status"], "finished");
    let mut dice = Dice::new(2);
    assert!(shared.play_to(40, &mut dice).await >= 40);
    stop.send(true).expect("somebody who listens");
    let mut sent = 0;
    for flood in floods {
        sent += flood.await.expect("a flood without a fault");
    }
    assert!(sent > 20, "{sent} bad commands are no flood");
    let record = shared.events(&shared.players[1 - seat].client).await;
    let numbers: Vec<u64> = record.iter().filter_map(|it| it["seq"].as_u64()).collect();
    assert_eq!(numbers, (0..record.len() as u64).collect::<Vec<_>>());
}

async fn mute(person: &Person, name: &str) {
    let _ = person.client.put(&format!("/v1/account/mutes/{name}")).send().await.expect(204);
}

/// Whether what this bot says at the table, and asks by an invitation, reaches somebody there.
async fn is_heard(server: &TestServer, table: &Table, bot: &Person, by: &Person) -> bool {
    let text = format!("Beep from {}.", bot.name);
    let order = json!({"text": text, "audience": "everybody"});
    let _ = bot.client.post(&table.path("/messages")).json(&order).send().await.expect(201);
    let read = table.get(&by.client, "/messages?limit=100").await;
    let read = read["items"].as_array().expect("items").iter().any(|it| it["text"] == json!(text));
    let before = by.told(server.database(), "invitation").await.len();
    let hosted = bot.open_table(2, "private").await;
    let path = format!("/v1/games/{}/invitations", hosted["id"].as_str().expect("an id"));
    let _ = bot.client.post(&path).json(&json!({"name": by.name})).send().await.expect(204);
    let invited = by.told(server.database(), "invitation").await.len() > before;
    assert_eq!(read, invited, "{} is heard in both ways or in none", bot.name);
    read
}

#[tokio::test]
async fn whoever_mutes_a_bot_or_its_owner_hears_none_of_the_owners_bots() {
    let server = TestServer::start().await;
    let (table, person, _) = table(&server).await;
    let bob = table.players[person].clone();
    let mallory = Person::register(&server, "mallory").await;
    let (one, two) = (mallory.bring_along("loud", PLAYS).await, mallory.bring_along("louder", PLAYS).await);
    let theirs = Person::register(&server, "carol").await.bring_along("quiet", PLAYS).await;
    for bot in [&one, &two, &theirs, &mallory] {
        assert!(is_heard(&server, &table, bot, &bob).await, "{}", bot.name);
    }
    mute(&bob, "loud").await;
    for bot in [&one, &two] {
        assert!(!is_heard(&server, &table, bot, &bob).await, "{}", bot.name);
    }
    for other in [&theirs, &mallory] {
        assert!(is_heard(&server, &table, other, &bob).await, "{}", other.name);
    }
    // Nor one made anew in the place of one that is gone.
    let _ = mallory.client.delete(&format!("/v1/account/bots/{}", one.id)).send().await.expect(204);
    let anew = mallory.bring_along("loud-again", PLAYS).await;
    assert!(!is_heard(&server, &table, &anew, &bob).await);
    assert!(is_heard(&server, &table, &mallory, &bob).await);
    let list = bob.client.get("/v1/account/mutes").send().await.expect(200).json();
    assert_eq!(
        (&list["items"][0]["name"], &list["items"][0]["only_bots"]),
        (&json!("mallory"), &json!(true)),
        "{list}"
    );
    mute(&bob, "mallory").await;
    for silent in [&mallory, &two, &anew] {
        assert!(!is_heard(&server, &table, silent, &bob).await, "{}", silent.name);
    }
    let _ = bob.client.delete("/v1/account/mutes/mallory").send().await.expect(204);
    for heard in [&mallory, &two, &anew] {
        assert!(is_heard(&server, &table, heard, &bob).await, "{}", heard.name);
    }
}

#[tokio::test]
async fn whom_bots_invite_their_owner_invites_and_not_too_many() {
    let server = TestServer::builder().env("SALON_RATE_LIMIT_INVITATIONS", "2").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let (one, two) = (ada.bring_along("engine", PLAYS).await, ada.bring_along("other-engine", PLAYS).await);
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
        limited(invite(from).await, 2);
    }
    let _ = invite(&bob).await.expect(204);
}
