//! Private games look nonexistent to others, and secrets stay out of logs and caches.

use reqwest::Method;
use salon_tests::{ApiResponse, Operation, PASSWORD, Person, TestServer, UNKNOWN_ID};
use serde_json::{Value, json};

use super::sign_in;

/// Returns a problem response without the parts that differ in every request.
fn comparable(response: ApiResponse) -> (u16, Value, Vec<Option<String>>) {
    let headers = ["content-type", "cache-control", "etag", "vary", "allow"];
    let headers = headers.map(|it| response.header(it).map(str::to_owned)).to_vec();
    let status = response.status();
    let mut body = response.problem().unwrap_or_else(|why| panic!("{why}\n{response}")).body;
    body["instance"] = Value::Null;
    body["request_id"] = Value::Null;
    (status, body, headers)
}

#[tokio::test]
async fn a_private_game_looks_nonexistent_to_others() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let running = ada.open_table(2, "private").await;
    bob.join(&running).await;
    let open = ada.open_table(2, "private").await;
    let operations = Operation::all(&server.client().contract());
    let game_operations: Vec<_> =
        operations.into_iter().filter(|it| it.template.starts_with("/v1/games/{id}")).collect();
    assert!(game_operations.len() > 12);
    for operation in game_operations {
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
                comparable(request.send().await)
            };
            let nonexistent = ask(UNKNOWN_ID).await;
            let signed_in = operation.anonymous || client.get("/v1/account").send().await.status() == 200;
            assert_eq!(nonexistent.0, if signed_in { 404 } else { 401 }, "{}", operation.id);
            for game in [&running, &open] {
                let private = ask(game["id"].as_str().unwrap()).await;
                assert_eq!(private, nonexistent, "{} reveals a {} game", operation.id, game["status"]);
            }
        }
    }
    let wrong = json!({"invite": "AAAAAAAAAAAAAAAAAAAAAAAA"});
    for id in [open["id"].as_str().unwrap(), UNKNOWN_ID] {
        let response = eve.client.post(&format!("/v1/games/{id}/join")).json(&wrong).send().await;
        response.expect_problem(404, "not_found");
    }
    eve.client.get("/v1/invites/AAAAAAAAAAAAAAAAAAAAAAAA").send().await.expect_problem(404, "not_found");
    for path in ["/v1/games", "/v1/games?mine=true", "/v1/turns", "/v1/account/export"] {
        let text = eve.client.get(path).send().await.expect(200).text();
        for game in [&running, &open] {
            assert!(!text.contains(game["id"].as_str().unwrap()), "{path}");
        }
    }
}

#[tokio::test]
async fn metrics_do_not_reveal_a_private_game() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let eve = Person::register(&server, "eve").await;
    let table = ada.open_table(2, "private").await;
    bob.join(&table).await;
    let commands = async |person: &Person, game: &str| {
        let path = format!("/v1/games/{game}/commands");
        person.client.post(&path).json(&json!({"commands": [{"kind": "pass"}]})).send().await
    };
    let command_metrics = async || {
        let metrics = server.client().get("/metrics").send().await.expect(200).text();
        let lines = metrics.lines().filter(|line| line.starts_with("salon_commands_total"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = command_metrics().await;
    let game = table["id"].as_str().unwrap();
    for id in [UNKNOWN_ID, game] {
        commands(&eve, id).await.expect_problem(404, "not_found");
        assert_eq!(command_metrics().await, before, "{id}");
    }
    commands(&ada, game).await.expect_problem(422, "command_refused");
    assert_ne!(command_metrics().await, before, "commands of players are counted");
}

#[tokio::test]
async fn an_unlisted_game_is_joined_only_by_invitation() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let table = ada.open_table(2, "unlisted").await;
    let id = table["id"].as_str().unwrap();
    for path in ["/v1/games", "/v1/games?status=open", "/v1/games?mine=true"] {
        assert!(!eve.client.get(path).send().await.expect(200).text().contains(id), "{path}");
    }
    let join = async |id: &str, body: Value| eve.client.post(&format!("/v1/games/{id}/join")).json(&body).send().await;
    assert_eq!(comparable(join(id, json!({})).await), comparable(join(UNKNOWN_ID, json!({})).await));
    let shown = eve.client.get(&format!("/v1/invites/{}", table["invite"].as_str().unwrap())).send().await;
    assert_eq!(shown.expect(200).json()["id"], table["id"]);
    eve.join(&table).await;
}

#[tokio::test]
async fn a_spectator_is_not_shown_the_invitation() {
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
async fn a_trace_log_contains_no_secret() {
    must_keep_secrets("trace", 20).await;
}

#[tokio::test]
async fn a_log_with_targeted_directives_contains_no_secret() {
    for directives in [
        "info,tokio_postgres::query=debug",
        "info,[request]=trace",
        "info,tokio_postgres=trace,tokio_postgres::prepare=trace",
    ] {
        must_keep_secrets(directives, 1).await;
    }
}

/// Checks that the log with these directives has at least `min_lines` lines and no secret.
async fn must_keep_secrets(directives: &str, min_lines: usize) {
    let server = TestServer::builder().env("SALON_LOG", directives).start().await;
    let mut secrets = use_secrets(&server).await;
    secrets.extend(stored_secrets(&server).await);
    let log = server.log();
    assert!(log.lines().count() > min_lines, "the log is empty");
    let statement = log.lines().find(|line| line.contains("executing statement") || line.contains("preparing query"));
    assert!(statement.is_none(), "{directives}: {}", statement.unwrap_or_default());
    for (what, secret) in secrets {
        let line = log.lines().find(|line| line.contains(&secret));
        assert!(line.is_none(), "{what} is in the log: {}", line.unwrap_or_default());
    }
}

/// A secret and what it is.
type Secret = (&'static str, String);

/// Sends requests with secrets of every kind, and returns the secrets.
async fn use_secrets(server: &TestServer) -> Vec<Secret> {
    let email = "ada.private@example.org";
    let body = json!({"name": "ada", "password": PASSWORD, "email": email});
    let registered = server.client().post("/v1/accounts").json(&body).send().await.expect(201).json();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let [access, refresh] = ["access_token", "refresh_token"].map(|name| text(&registered["tokens"][name]));
    let client = server.client().with_token(&access);
    let body = json!({"label": "a bot", "scopes": ["read", "play"]});
    let created = client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    let personal_token = text(&created["secret"]);
    let _ = server.client().with_token(&personal_token).get("/v1/account").send().await.expect(200);
    let body = json!({"refresh_token": refresh});
    let next = server.client().post("/v1/sessions/refresh").json(&body).send().await.expect(200).json();
    let wrong = "a wrong but private password";
    sign_in(server, "ada", wrong).await.expect_problem(401, "wrong_credentials");
    let new = "a new and private password";
    let body = json!({"current_password": PASSWORD, "new_password": new});
    let changed = client.put("/v1/account/password").json(&body).send().await.expect(200).json();
    let ada = Person {
        name: "ada".to_owned(),
        id: text(&registered["account"]["id"]),
        client: client.with_token(&text(&changed["access_token"])),
        tokens: registered["tokens"].clone(),
    };
    vec![
        ("a password", PASSWORD.to_owned()),
        ("a wrong password", wrong.to_owned()),
        ("a new password", new.to_owned()),
        ("an e-mail address", email.to_owned()),
        ("an access token", access),
        ("a refresh token", refresh),
        ("another refresh token", text(&next["refresh_token"])),
        ("a new access token", text(&changed["access_token"])),
        ("a personal access token", personal_token),
        ("an invitation", play_private_game(server, &ada).await),
    ]
}

/// Plays a few moves of a private game, and returns its invitation.
async fn play_private_game(server: &TestServer, ada: &Person) -> String {
    let bob = Person::register(server, "bob").await;
    let table = ada.open_table(2, "private").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for _ in 0..3 {
        let _ = ada.play_first_legal(game).await | bob.play_first_legal(game).await;
    }
    let invite = table["invite"].as_str().unwrap().to_owned();
    let _ = ada.client.get(&format!("/v1/invites/{invite}")).send().await.expect(200);
    invite
}

/// Returns the secrets in the database, in the forms in which a log could contain them.
async fn stored_secrets(server: &TestServer) -> Vec<Secret> {
    let database = server.database().connect().await;
    let sql = "select encode(seed, 'hex'), (select encode(secret, 'hex') from signing_keys limit 1),
        (select password_hash from accounts where name = 'ada') from games";
    let row = database.query_one(sql, &[]).await.unwrap();
    let [seed, key, hash]: [String; 3] = [row.get(0), row.get(1), row.get(2)];
    let byte = |hex: &str, at: usize| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap();
    let numbers = |hex: &str| (0..4).map(|at| byte(hex, at).to_string()).collect::<Vec<_>>().join(", ");
    let escaped = |hex: &str| {
        let bytes = (0..6).map(|at| byte(hex, at));
        bytes.flat_map(std::ascii::escape_default).map(char::from).collect::<String>()
    };
    vec![
        ("a seed as numbers", numbers(&seed)),
        ("a seed as bytes", escaped(&seed)),
        ("a seed", seed),
        ("a signing key as numbers", numbers(&key)),
        ("a signing key as bytes", escaped(&key)),
        ("a signing key", key),
        ("a password's hash", hash),
        ("any hash", "$argon2id$".to_owned()),
    ]
}

#[tokio::test]
async fn responses_with_secrets_are_not_cached() {
    let server = TestServer::start().await;
    let body = json!({"name": "ada", "password": PASSWORD});
    let response = server.client().post("/v1/accounts").json(&body).send().await.expect(201);
    assert_eq!(response.header("cache-control"), Some("no-store"));
    let client = server.client().with_token(response.json()["tokens"]["access_token"].as_str().unwrap());
    for (method, path, body) in [
        (Method::POST, "/v1/sessions", Some(body)),
        (Method::POST, "/v1/account/tokens", Some(json!({"label": "x", "scopes": ["read"]}))),
        (Method::GET, "/v1/account/export", None),
    ] {
        let request = client.request(method, path);
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        let response = request.send().await;
        assert_eq!(response.header("cache-control"), Some("no-store"), "{response}");
    }
    let response = client.get("/v1/account").send().await.expect(200);
    assert_eq!(response.header("cache-control"), Some("private, no-cache"));
}
