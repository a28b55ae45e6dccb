//! Creation, tokens, limits and deletion of owned bots.

use salon_tests::{PASSWORD, Person, SeededRng, TestServer, TestTable, UNKNOWN_ID, people};
use serde_json::{Value, json};

use super::{ALL_SCOPES, PLAY_SCOPES, create_bot, open, path, send_message};

#[tokio::test]
async fn an_owner_creates_shows_and_changes_a_bot() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({"name": "Engine", "display_name": "Analytical Engine"});
    let made = ada.client.post("/v1/account/bots").json(&order).send().await.expect(201);
    let bot = made.json();
    let path = format!("/v1/account/bots/{}", bot["id"].as_str().unwrap());
    assert_eq!(made.header("location"), Some(path.as_str()));
    assert_eq!([&bot["name"], &bot["display_name"], &bot["kind"]], ["engine", "Analytical Engine", "bot"]);
    let shown = ada.client.get(&path).send().await.expect(200);
    assert_eq!(shown.json(), bot);
    let tag = shown.header("etag").unwrap();
    let _ = ada.client.get(&path).header("if-none-match", tag).send().await.expect(304);
    let change = json!({"display_name": "Difference Engine", "locale": "fr"});
    let changed = ada.client.patch(&path).json(&change).send().await.expect(200).json();
    assert_eq!([&changed["display_name"], &changed["locale"]], ["Difference Engine", "fr"]);
    assert_eq!(ada.client.get(&path).send().await.expect(200).json(), changed);
    let unnamed = create_bot(&ada, "nameless").await.expect(201).json();
    assert_eq!(unnamed["display_name"], "nameless");
    for (field, wrong) in [("name", json!("x")), ("name", json!("admin")), ("display_name", json!(" x"))] {
        let mut order = json!({"name": "another"});
        order[field] = wrong;
        let answer = ada.client.post("/v1/account/bots").json(&order).send().await;
        let problem = answer.expect_problem(422, "invalid_body");
        assert_eq!(problem.body["errors"][0]["pointer"], format!("/{field}"));
    }
    create_bot(&ada, "ada").await.expect_problem(409, "name_taken");
    create_bot(&ada, "engine").await.expect_problem(409, "name_taken");
}

#[tokio::test]
async fn owned_bots_are_listed_in_pages_newest_first() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let _ = create_bot(&eve, "eves-own").await.expect(201);
    for number in 0..5 {
        let _ = create_bot(&ada, &format!("engine-{number}")).await.expect(201);
    }
    let mut names = Vec::new();
    let mut path = "/v1/account/bots?limit=2".to_owned();
    loop {
        let answer = ada.client.get(&path).send().await.expect(200);
        let page = answer.json();
        names.extend(page["items"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()));
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        path = format!("/v1/account/bots?limit=2&cursor={cursor}");
        assert_eq!(answer.header("link"), Some(format!("<{path}>; rel=\"next\"").as_str()));
    }
    assert_eq!(names, ["engine-4", "engine-3", "engine-2", "engine-1", "engine-0"]);
    let export = ada.client.get("/v1/account/export").send().await.expect(200).json();
    let exported: Vec<&Value> = export["bots"].as_array().unwrap().iter().map(|it| &it["name"]).collect();
    assert_eq!(exported, names.iter().map(|it| json!(it)).collect::<Vec<_>>().iter().collect::<Vec<_>>());
}

#[tokio::test]
async fn a_bot_of_another_owner_is_not_found() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let bot = ada.register_bot("engine", ALL_SCOPES).await;
    let listed = ada.client.get(&path(&bot, "/tokens")).send().await.expect(200).json();
    let token = listed["items"][0]["id"].as_str().unwrap().to_owned();
    let row = server.database().connect().await;
    let built_in = row.query_one("select id::text from accounts where level is not null limit 1", &[]).await.unwrap();
    // A bot of another owner, an unknown id, another person, oneself, a built-in bot, and a bot asking about itself.
    for (client, id) in [
        (&eve.client, bot.id.as_str()),
        (&eve.client, UNKNOWN_ID),
        (&eve.client, ada.id.as_str()),
        (&eve.client, eve.id.as_str()),
        (&eve.client, built_in.get(0)),
        (&bot.client, bot.id.as_str()),
    ] {
        let path = |rest: &str| format!("/v1/account/bots/{id}{rest}");
        client.get(&path("")).send().await.expect_problem(404, "not_found");
        let change = json!({"display_name": "Mine"});
        client.patch(&path("")).json(&change).send().await.expect_problem(404, "not_found");
        client.delete(&path("")).send().await.expect_problem(404, "not_found");
        client.get(&path("/tokens")).send().await.expect_problem(404, "not_found");
        let order = json!({"label": "stolen", "scopes": ["read"]});
        client.post(&path("/tokens")).json(&order).send().await.expect_problem(404, "not_found");
        client.delete(&path(&format!("/tokens/{token}"))).send().await.expect_problem(404, "not_found");
    }
    let _ = bot.client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn bot_tokens_have_scopes_and_expire() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.register_bot("engine", &["read"]).await;
    let tokens = path(&bot, "/tokens");
    let me = bot.client.get("/v1/account").send().await.expect(200).json();
    assert_eq!([&me["name"], &me["kind"], &me["email"]], [&json!("engine"), &json!("bot"), &Value::Null]);
    let order = json!({"ruleset": "art_society", "seats": 2});
    bot.client.post("/v1/games").json(&order).send().await.expect_problem(403, "scope_missing");
    let wish = json!({"label": "plays", "scopes": ["play", "read"], "expires_at": "2099-01-01T00:00:00Z"});
    let made = ada.client.post(&tokens).json(&wish).send().await.expect(201).json();
    assert_eq!((&made["scopes"], &made["expires_at"]), (&json!(["read", "play"]), &json!("2099-01-01T00:00:00Z")));
    let secret = made["secret"].as_str().unwrap();
    let playing = server.client().with_token(secret);
    let _ = playing.post("/v1/games").json(&order).send().await.expect(201);
    let listed = ada.client.get(&format!("{tokens}?limit=1")).send().await.expect(200);
    assert!(!listed.text().contains(secret) && listed.json()["next_cursor"].is_string());
    assert_eq!(listed.json()["items"][0]["id"], made["id"]);
    let own = ada.client.get("/v1/account/tokens").send().await.expect(200).json();
    assert_eq!(own["items"], json!([]), "tokens of the bot are not tokens of the owner");
    for (field, wrong) in [("scopes", json!([])), ("expires_at", json!("2001-01-01T00:00:00Z")), ("label", json!(""))] {
        let mut order = wish.clone();
        order[field] = wrong;
        ada.client.post(&tokens).json(&order).send().await.expect_problem(422, "invalid_body");
    }
    let script = server.client().with_token(&ada.personal_token(&["manage"]).await);
    script.post(&tokens).json(&wish).send().await.expect_problem(403, "scope_too_wide");
    let revoke = format!("{tokens}/{}", made["id"].as_str().unwrap());
    let _ = ada.client.delete(&revoke).send().await.expect(204);
    ada.client.delete(&revoke).send().await.expect_problem(404, "not_found");
    playing.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    let _ = bot.client.get("/v1/account").send().await.expect(200);
    let many = "insert into access_tokens (id, account_id, label, token_hash, scopes)
        select gen_random_uuid(), $1::text::uuid, 'x', sha256(n::text::bytea), '{read}' from generate_series(1, 99) as n";
    server.database().connect().await.execute(many, &[&bot.id]).await.unwrap();
    ada.client.post(&tokens).json(&wish).send().await.expect_problem(409, "too_many_tokens");
}

#[tokio::test]
async fn a_bot_has_no_password_email_address_or_bots() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.register_bot("engine", ALL_SCOPES).await;
    for password in [PASSWORD, "", " "] {
        let order = json!({"name": "engine", "password": password});
        let answer = server.client().post("/v1/sessions").json(&order).send().await;
        assert!([401, 422].contains(&answer.status()), "{answer}");
    }
    create_bot(&bot, "offspring").await.expect_problem(403, "not_for_bots");
    assert_eq!(bot.client.get("/v1/account/bots").send().await.expect(200).json()["items"], json!([]));
    let address = json!({"email": "engine@example.org"});
    bot.client.patch("/v1/account").json(&address).send().await.expect_problem(403, "not_for_bots");
    let order = json!({"email": "engine@example.org", "password": PASSWORD});
    bot.client.post("/v1/account/email").json(&order).send().await.expect_problem(403, "wrong_password");
    let order = json!({"current_password": PASSWORD, "new_password": "a staple for every horse"});
    bot.client.put("/v1/account/password").json(&order).send().await.expect_problem(403, "wrong_password");
    let order = json!({"password": PASSWORD});
    bot.client.post("/v1/account/deletion").json(&order).send().await.expect_problem(403, "wrong_password");
    // Everything else works as for other accounts.
    let change = json!({"email": null, "display_name": "Babbage's own"});
    let changed = bot.client.patch("/v1/account").json(&change).send().await.expect(200).json();
    assert_eq!(changed["display_name"], "Babbage's own");
    let webhook = json!({"label": "wake up", "url": "https://hooks.example.org/"});
    let _ = bot.client.post("/v1/account/webhooks").json(&webhook).send().await.expect(201);
}

#[tokio::test]
async fn the_number_of_owned_bots_is_limited_under_concurrency() {
    let server = TestServer::builder().env("SALON_BOTS_PER_ACCOUNT", "3").start().await;
    let ada = Person::register(&server, "ada").await;
    let ask = |number: usize| {
        let order = json!({"name": format!("engine-{number}")});
        tokio::spawn(ada.client.post("/v1/account/bots").json(&order).send())
    };
    let tasks: Vec<_> = (0..8).map(ask).collect();
    let mut made = 0;
    for task in tasks {
        let answer = task.await.unwrap();
        if answer.status() == 201 {
            made += 1;
        } else {
            let problem = answer.expect_problem(409, "too_many_bots");
            assert!(problem.body["detail"].as_str().unwrap().contains('3'));
        }
    }
    assert_eq!(made, 3);
    let listed = ada.client.get("/v1/account/bots").send().await.expect(200).json();
    let one = format!("/v1/account/bots/{}", listed["items"][0]["id"].as_str().unwrap());
    let _ = ada.client.delete(&one).send().await.expect(204);
    let _ = create_bot(&ada, "the-next").await.expect(201);
    create_bot(&ada, "one-too-many").await.expect_problem(409, "too_many_bots");
}

#[tokio::test]
async fn the_database_allows_owners_only_for_bots() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let database = server.database().connect().await;
    let own = "update accounts set owner_id = $1::text::uuid where id = $2::text::uuid";
    let refused = database.execute(own, &[&ada.id, &bob.id]).await.unwrap_err();
    assert!(format!("{refused:?}").contains("accounts_owned_are_bots"), "{refused:?}");
    let built_in = "update accounts set owner_id = $1::text::uuid where level = 'novice'";
    assert!(database.execute(built_in, &[&ada.id]).await.is_err());
    for change in ["email = 'engine@example.org'", "password_hash = '$argon2id$x'"] {
        let change = format!("update accounts set {change} where id = $1::text::uuid");
        let refused = database.execute(&change, &[&bot.id]).await.unwrap_err();
        assert!(format!("{refused:?}").contains("accounts_owned_cannot_sign_in"), "{refused:?}");
    }
}

#[tokio::test]
async fn a_deleted_bot_leaves_its_games_and_frees_its_name() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = ada.register_bot("engine", PLAY_SCOPES).await;
    let other = ada.register_bot("spare", PLAY_SCOPES).await;
    let people = [bob.clone(), bot.clone(), ada.clone()];
    let table = TestTable::with_settings(&people, &json!({"accepts_bots": true})).await;
    let waiting = open(&bot, 2, true).await;
    let seat = table.players.iter().position(|it| it.id == bot.id).unwrap();
    let _ = send_message(&bot, &table.game).await.expect(201);
    let _ = ada.client.delete(&path(&bot, "")).send().await.expect(204);
    ada.client.delete(&path(&bot, "")).send().await.expect_problem(404, "not_found");
    bot.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    server.client().get("/v1/accounts/engine").send().await.expect_problem(404, "not_found");
    let summary = table.get(&bob.client, "").await;
    let gone = &summary["players"][seat];
    assert_eq!((&gone["account"], &gone["name"], &gone["kind"]), (&Value::Null, &Value::Null, &json!("bot")));
    assert_eq!((&gone["resigned"], &summary["status"]), (&json!(true), &json!("running")));
    let talk = table.get(&bob.client, "/messages").await;
    assert_eq!((&talk["items"][0]["from"], &talk["items"][0]["text"]), (&Value::Null, &Value::Null));
    let left = bob.client.get(&format!("/v1/games/{}", waiting["id"].as_str().unwrap())).send().await.expect(200);
    assert_eq!(left.json()["status"], "aborted");
    let _ = Person::register(&server, "engine").await;
    let _ = other.client.get("/v1/account").send().await.expect(200);
    let listed = ada.client.get("/v1/account/bots").send().await.expect(200).json();
    assert_eq!(listed["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn deleting_an_account_deletes_its_bots() {
    let server = TestServer::start().await;
    let everybody = people(&server, 3).await;
    let [ada, bob, carol] = &everybody[..] else { panic!("three people") };
    let bot = ada.register_bot("engine", ALL_SCOPES).await;
    let theirs = bob.register_bot("bobs-engine", PLAY_SCOPES).await;
    let people = [bob.clone(), bot.clone(), carol.clone()];
    let table = TestTable::with_settings(&people, &json!({"accepts_bots": true})).await;
    let seat = table.players.iter().position(|it| it.id == bot.id).unwrap();
    let order = json!({"password": PASSWORD});
    let _ = ada.client.post("/v1/account/deletion").json(&order).send().await.expect(204);
    bot.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    server.client().get("/v1/accounts/engine").send().await.expect_problem(404, "not_found");
    let summary = table.get(&bob.client, "").await;
    assert_eq!((&summary["status"], &summary["players"][seat]["account"]), (&json!("running"), &Value::Null));
    assert_eq!(summary["players"][seat]["resigned"], json!(true));
    let _ = theirs.client.get("/v1/account").send().await.expect(200);
    let database = server.database().connect().await;
    let count = async |sql: &str| -> i64 { database.query_one(sql, &[]).await.unwrap().get(0) };
    assert_eq!(count("select count(*) from accounts where owner_id is not null").await, 1);
    assert_eq!(count("select count(*) from access_tokens").await, 1, "only of bob's bot");
    // A built-in bot keeps the seat, and the others finish the game.
    let mut rng = SeededRng::new(8);
    let remaining = TestTable { game: table.game.clone(), players: table.players.clone() };
    loop {
        let summary = remaining.get(&bob.client, "").await;
        if summary["status"] == "finished" {
            break;
        }
        for person in [bob, carol] {
            let choices = remaining.get(&person.client, "/choices").await;
            if choices["awaited"].is_null() {
                continue;
            }
            let order = json!({"commands": [rng.pick(&choices["legal"])]});
            // If several seats are awaited, the built-in bot may move first.
            let answer = person.client.post(&remaining.path("/commands")).json(&order).send().await;
            assert!([200, 409, 422].contains(&answer.status()), "{answer}");
        }
    }
}
