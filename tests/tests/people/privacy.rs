//! What is somebody else's does not exist, and what is secret stays out of the log.

use hyper::Method;
use salon_tests::{Answer, NOBODY, Operation, PASSWORD, Person, TestServer};
use serde_json::{Value, json};

/// A problem without what differs in every request.
fn shape(answer: Answer) -> (u16, Value, Vec<Option<String>>) {
    let headers = ["content-type", "cache-control", "etag", "vary", "allow"];
    let headers = headers.map(|it| answer.header(it).map(str::to_owned)).to_vec();
    let status = answer.status();
    let mut body = answer.problem().unwrap_or_else(|why| panic!("{why}\n{answer}")).body;
    body["instance"] = Value::Null;
    body["request_id"] = Value::Null;
    (status, body, headers)
}

#[tokio::test]
async fn a_private_game_of_others_does_not_exist() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let dealt = ada.open_table(2, "private").await;
    bob.join(&dealt).await;
    let open = ada.open_table(2, "private").await;
    let operations = Operation::all(&server.client().contract());
    let of_games: Vec<_> = operations.into_iter().filter(|it| it.template.starts_with("/v1/games/{id}")).collect();
    assert!(of_games.len() > 12);
    for operation in of_games {
        for client in [&eve.client, &server.client()] {
            let ask = async |id: &str| {
                let request = client.request(operation.method.clone(), &operation.path_with(id));
                let request = match operation.id.as_str() {
                    "join_game" => request.json(&json!({})),
                    "invite_account" => request.json(&json!({"name": "bob"})),
                    "submit_commands" | "preview_commands" => request.json(&json!({"commands": [{"kind": "pass"}]})),
                    _ => match &operation.body {
                        Some(body) => request.json(body),
                        None => request,
                    },
                };
                shape(request.send().await)
            };
            let nothing = ask(NOBODY).await;
            let signed_in = operation.open || client.get("/v1/account").send().await.status() == 200;
            assert_eq!(nothing.0, if signed_in { 404 } else { 401 }, "{}", operation.id);
            for game in [&dealt, &open] {
                let told = ask(game["id"].as_str().unwrap()).await;
                assert_eq!(told, nothing, "{} tells of a {} game", operation.id, game["status"]);
            }
        }
    }
    let wrong = json!({"invite": "AAAAAAAAAAAAAAAAAAAAAAAA"});
    for id in [open["id"].as_str().unwrap(), NOBODY] {
        let answer = eve.client.post(&format!("/v1/games/{id}/join")).json(&wrong).send().await;
        answer.expect_problem(404, "not_found");
    }
    eve.client.get("/v1/invites/AAAAAAAAAAAAAAAAAAAAAAAA").send().await.expect_problem(404, "not_found");
    for path in ["/v1/games", "/v1/games?mine=true", "/v1/turns", "/v1/account/export"] {
        let text = eve.client.get(path).send().await.expect(200).text();
        for game in [&dealt, &open] {
            assert!(!text.contains(game["id"].as_str().unwrap()), "{path}");
        }
    }
}

#[tokio::test]
async fn the_figures_tell_no_stranger_whether_there_is_a_game() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let table = ada.open_table(2, "private").await;
    bob.join(&table).await;
    let commands = async |person: &Person, game: &str| {
        let path = format!("/v1/games/{game}/commands");
        person.client.post(&path).json(&json!({"commands": [{"kind": "pass"}]})).send().await
    };
    let counted = async || {
        let figures = server.client().get("/metrics").send().await.expect(200).text();
        let lines = figures.lines().filter(|line| line.starts_with("salon_commands_total"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = counted().await;
    let game = table["id"].as_str().unwrap();
    for id in [NOBODY, game] {
        commands(&eve, id).await.expect_problem(404, "not_found");
        assert_eq!(counted().await, before, "{id}");
    }
    commands(&ada, game).await.expect_problem(422, "command_refused");
    assert_ne!(counted().await, before, "those who sit there are counted");
}

#[tokio::test]
async fn an_unlisted_game_is_in_no_list_and_joined_with_its_invitation_only() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let table = ada.open_table(2, "unlisted").await;
    let id = table["id"].as_str().unwrap();
    for path in ["/v1/games", "/v1/games?status=open", "/v1/games?mine=true"] {
        assert!(!eve.client.get(path).send().await.expect(200).text().contains(id), "{path}");
    }
    let join =
        async |id: &str, order: Value| eve.client.post(&format!("/v1/games/{id}/join")).json(&order).send().await;
    assert_eq!(shape(join(id, json!({})).await), shape(join(NOBODY, json!({})).await));
    let shown = eve.client.get(&format!("/v1/invites/{}", table["invite"].as_str().unwrap())).send().await;
    assert_eq!(shown.expect(200).json()["id"], table["id"]);
    eve.join(&table).await;
}

#[tokio::test]
async fn a_spectator_is_shown_no_invitation() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let table = ada.open_table(3, "public").await;
    let path = format!("/v1/games/{}", table["id"].as_str().unwrap());
    let invite = table["invite"].as_str().unwrap();
    assert!(ada.client.get(&path).send().await.expect(200).text().contains(invite));
    assert!(!eve.client.get(&path).send().await.expect(200).text().contains(invite));
    assert!(!server.client().get(&path).send().await.expect(200).text().contains(invite));
    assert!(!eve.client.get("/v1/games").send().await.expect(200).text().contains(invite));
}

#[tokio::test]
async fn nothing_secret_is_in_the_log_however_much_is_logged() {
    must_keep_secrets("trace", 20).await;
}

#[tokio::test]
async fn nothing_secret_is_in_the_log_however_narrowly_it_is_asked_for() {
    for directives in [
        "info,tokio_postgres::query=debug",
        "info,[request]=trace",
        "info,tokio_postgres=trace,tokio_postgres::prepare=trace",
    ] {
        must_keep_secrets(directives, 1).await;
    }
}

/// With these directives, and more lines in the log than so many.
async fn must_keep_secrets(directives: &str, lines: usize) {
    let server = TestServer::builder().env("SALON_LOG", directives).start().await;
    let email = "ada.private@example.org";
    let order = json!({"name": "ada", "password": PASSWORD, "email": email});
    let registered = server.client().post("/v1/accounts").json(&order).send().await.expect(201).json();
    let token = |name: &str| registered["tokens"][name].as_str().unwrap().to_owned();
    let client = server.client().with_token(&token("access_token"));
    let order = json!({"label": "a bot", "scopes": ["read", "play"]});
    let made = client.post("/v1/account/tokens").json(&order).send().await.expect(201).json();
    let secret = made["secret"].as_str().unwrap().to_owned();
    let _ = server.client().with_token(&secret).get("/v1/account").send().await.expect(200);
    let order = json!({"refresh_token": token("refresh_token")});
    let next = server.client().post("/v1/sessions/refresh").json(&order).send().await.expect(200).json();
    let wrong = json!({"name": "ada", "password": "a wrong but private password"});
    server.client().post("/v1/sessions").json(&wrong).send().await.expect_problem(401, "wrong_credentials");
    let order = json!({"current_password": PASSWORD, "new_password": "a new and private password"});
    let changed = client.put("/v1/account/password").json(&order).send().await.expect(200).json();
    let ada = Person {
        name: "ada".to_owned(),
        id: registered["account"]["id"].as_str().unwrap().to_owned(),
        client: client.with_token(changed["access_token"].as_str().unwrap()),
        tokens: registered["tokens"].clone(),
    };
    let bob = Person::register(&server, "bob").await;
    let table = ada.open_table(2, "private").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for _ in 0..3 {
        let _ = ada.move_once(game).await | bob.move_once(game).await;
    }
    let invite = table["invite"].as_str().unwrap().to_owned();
    let _ = ada.client.get(&format!("/v1/invites/{invite}")).send().await.expect(200);

    let database = server.database().connect().await;
    let row = database
        .query_one(
            "select encode(seed, 'hex'), (select encode(secret, 'hex') from signing_keys limit 1),
                (select password_hash from accounts where name = 'ada') from games",
            &[],
        )
        .await
        .unwrap();
    let [seed, key, hash]: [String; 3] = [row.get(0), row.get(1), row.get(2)];
    let bytes = |hex: &str| {
        let numbers: Vec<_> = (0..4).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect();
        numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    let escaped = |hex: &str| {
        let bytes = (0..6).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap());
        bytes.flat_map(std::ascii::escape_default).map(char::from).collect::<String>()
    };
    let log = server.log();
    assert!(log.lines().count() > lines, "there is a log");
    let statement = log.lines().find(|line| line.contains("executing statement") || line.contains("preparing query"));
    assert!(statement.is_none(), "{directives}: {}", statement.unwrap_or_default());
    for (what, secret) in [
        ("a password", PASSWORD.to_owned()),
        ("a wrong password", "a wrong but private password".to_owned()),
        ("a new password", "a new and private password".to_owned()),
        ("an e-mail address", email.to_owned()),
        ("an access token", token("access_token")),
        ("a refresh token", token("refresh_token")),
        ("another refresh token", next["refresh_token"].as_str().unwrap().to_owned()),
        ("a new access token", changed["access_token"].as_str().unwrap().to_owned()),
        ("a personal access token", secret),
        ("an invitation", invite),
        ("a seed", seed.clone()),
        ("a seed as numbers", bytes(&seed)),
        ("a seed as bytes", escaped(&seed)),
        ("a signing key", key.clone()),
        ("a signing key as numbers", bytes(&key)),
        ("a signing key as bytes", escaped(&key)),
        ("a password's hash", hash),
        ("any hash", "$argon2id$".to_owned()),
    ] {
        let line = log.lines().find(|line| line.contains(&secret));
        assert!(line.is_none(), "{what} is in the log: {}", line.unwrap_or_default());
    }
}

#[tokio::test]
async fn an_answer_with_a_secret_is_stored_by_nobody() {
    let server = TestServer::start().await;
    let order = json!({"name": "ada", "password": PASSWORD});
    let answer = server.client().post("/v1/accounts").json(&order).send().await.expect(201);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let client = server.client().with_token(answer.json()["tokens"]["access_token"].as_str().unwrap());
    for (method, path, order) in [
        (Method::POST, "/v1/sessions", Some(order)),
        (Method::POST, "/v1/account/tokens", Some(json!({"label": "x", "scopes": ["read"]}))),
        (Method::GET, "/v1/account/export", None),
    ] {
        let request = client.request(method, path);
        let request = match order {
            Some(order) => request.json(&order),
            None => request,
        };
        let answer = request.send().await;
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{answer}");
    }
    let answer = client.get("/v1/account").send().await.expect(200);
    assert_eq!(answer.header("cache-control"), Some("private, no-cache"));
}
