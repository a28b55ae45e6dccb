//! Invalid paths, queries and methods.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::Method;
use salon_tests::{Operation, Person, TestServer, UNKNOWN_ID};
use serde_json::{Value, json};

use super::{client_with_all_scopes, expect_refusal};

#[tokio::test]
async fn unknown_path_parameters_are_not_found() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let operations = Operation::all(&server.client().contract());
    let operations: Vec<_> = operations.into_iter().filter(|it| it.template.contains('{')).collect();
    assert!(operations.len() > 15);
    let long = "x".repeat(5_000);
    for operation in operations {
        for value in [
            UNKNOWN_ID,
            "none",
            "-1",
            "0",
            "..",
            "%2e%2e",
            "%2F",
            "a%20b",
            "%ff%fe",
            "%C3%28",
            "%",
            "%zz",
            "'--",
            "{id}",
            "~",
            &long,
            "00000000-0000-0000-0000-000000000000",
            "0199a0c2000070008000000000000000",
            "%F0%9F%8E%A8",
            "a;b",
            "*",
        ] {
            let request = client.request(operation.method.clone(), &operation.path_with_junk(value));
            let request = match &operation.body {
                Some(body) => request.json(body),
                None => request,
            };
            // Dots may lead to another path.
            let request = if value.contains('.') || value.contains("%2") { request.undocumented() } else { request };
            let answer = request.send().await;
            let found = expect_refusal(&operation, value, &answer);
            assert!(
                ["not_found", "bad_request", "method_not_allowed"].contains(&found.as_str()),
                "{} {value}: {found}",
                operation.id
            );
        }
        let answer = client.request(operation.method.clone(), &operation.path_with_junk("a%00b")).send().await;
        if operation.documents(400) {
            assert_eq!(expect_refusal(&operation, "NUL", &answer), "nul_character");
        }
    }
}

#[tokio::test]
async fn an_invalid_query_is_refused() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let table = client.post("/v1/games").json(&json!({"ruleset": "art_society", "seats": 2})).send().await.expect(201);
    let id = table.json()["id"].as_str().unwrap().to_owned();
    let cursor = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let operations = Operation::all(&server.client().contract());
    for operation in &operations {
        // Other paths are for people and their tools, and lenient operations accept unknown parameters.
        if !operation.template.starts_with("/v1/") || operation.document["x-lenient"] == true {
            continue;
        }
        let path = format!("{}?surprise=1", operation.path_with(&id));
        let request = client.request(operation.method.clone(), &path);
        let request = match &operation.body {
            Some(body) => request.json(body),
            None => request,
        };
        assert_eq!(expect_refusal(operation, "an unknown parameter", &request.send().await), "invalid_query");
    }
    let operations: Vec<_> = operations.into_iter().filter(|it| !it.query.is_empty()).collect();
    assert!(operations.len() >= 5);
    for operation in operations {
        let ask = async |query: &str| {
            let path = format!("{}?{query}", operation.path_with(&id));
            let request = client.request(operation.method.clone(), &path);
            match &operation.body {
                Some(body) => request.json(body).send().await,
                None => request.send().await,
            }
        };
        for name in &operation.query {
            let wrong: Vec<String> = match name.as_str() {
                "limit" => ["0", "101", "-1", "x", "1.5", "", "99999999999999999999"].map(str::to_owned).to_vec(),
                "cursor" => vec![
                    "x".to_owned(),
                    "%25%25".to_owned(),
                    String::new(),
                    "ü".to_owned().replace('ü', "%C3%BC"),
                    cursor(json!(["games", "no id"])),
                    cursor(json!(["elsewhere", UNKNOWN_ID])),
                    cursor(json!({"a": 1})),
                    cursor(json!(["games", 7])),
                    cursor(json!(["access_tokens", [UNKNOWN_ID]])),
                ],
                "mine" | "spectator" | "accepts_bots" | "words" | "coordinates" => {
                    ["2", "yes", ""].map(str::to_owned).to_vec()
                }
                "status" => ["none", "", "OPEN"].map(str::to_owned).to_vec(),
                "include" => ["views", "", "view,", "view;score"].map(str::to_owned).to_vec(),
                "theme" => ["", "blue", "Light"].map(str::to_owned).to_vec(),
                "width" => ["", "319", "1921", "-1", "x", "65536"].map(str::to_owned).to_vec(),
                "from" | "at" | "since" => ["x", "1.5", "", "9223372036854775808"].map(str::to_owned).to_vec(),
                _ => Vec::new(),
            };
            for wrong in wrong {
                let answer = ask(&format!("{name}={wrong}")).await;
                let found = expect_refusal(&operation, &format!("{name}={wrong}"), &answer);
                assert!(
                    ["invalid_query", "invalid_cursor"].contains(&found.as_str()),
                    "{}: {name}={wrong}: {found}",
                    operation.id
                );
            }
            let answer = ask(&format!("{name}=1&{name}=2")).await;
            expect_refusal(&operation, "the same parameter twice", &answer);
        }
    }
}

#[tokio::test]
async fn extreme_numbers_cause_no_internal_error() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for number in [i64::MAX, i64::MAX - 1, i64::from(i32::MAX), 1_000_000] {
        let view = ada.client.get(&format!("/v1/games/{game}/view?at={number}")).send().await;
        view.expect_problem(404, "no_such_version");
        let events = ada.client.get(&format!("/v1/games/{game}/events?from={number}")).send().await;
        assert_eq!(events.expect(200).json()["items"], json!([]));
        let _stream = ada.client.get(&format!("/v1/games/{game}/stream?from={number}")).stream().await;
        let _stream = ada
            .client
            .get(&format!("/v1/games/{game}/stream"))
            .header("last-event-id", &number.to_string())
            .stream()
            .await;
        let order = json!({"commands": []});
        let path = format!("/v1/games/{game}/commands");
        let answer = ada.client.post(&path).header("if-match", &format!("\"{number}\"")).json(&order).send().await;
        assert!(answer.status() < 500, "{answer}");
    }
    for number in [-1, i64::MIN] {
        for path in [format!("events?from={number}"), format!("stream?from={number}")] {
            let answer = ada.client.get(&format!("/v1/games/{game}/{path}")).send().await;
            answer.expect_problem(400, "invalid_query");
        }
        let view = ada.client.get(&format!("/v1/games/{game}/view?at={number}")).send().await;
        view.expect_problem(404, "no_such_version");
    }
}

#[tokio::test]
async fn unknown_paths_are_404_and_wrong_methods_405() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    for path in [
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v2/games",
        "/v1/games/",
        "//v1/games",
        "/v1//games",
        "/V1/games",
        "/%2e%2e/etc/passwd",
        "/docs/nothing",
        "/favicon.ico",
    ] {
        let answer = client.get(path).undocumented().send().await;
        answer.expect_problem(404, "not_found");
    }
    let operations = Operation::all(&server.client().contract());
    for operation in &operations {
        let path = operation.path();
        let has = |method: &Method| {
            let method = if method == Method::HEAD { &Method::GET } else { method };
            operations.iter().any(|it| it.template == operation.template && it.method == *method)
        };
        for method in [
            Method::GET,
            Method::POST,
            Method::PUT,
            Method::PATCH,
            Method::DELETE,
            Method::OPTIONS,
            Method::TRACE,
            Method::from_bytes(b"BREW").unwrap(),
        ] {
            if has(&method) {
                continue;
            }
            let answer = client.request(method.clone(), &path).undocumented().send().await;
            let allowed = answer.header("allow").unwrap_or_default().to_owned();
            answer.expect_problem(405, "method_not_allowed");
            assert!(
                allowed.contains(operation.method.as_str()) && !allowed.contains(method.as_str()),
                "{path}: {allowed}"
            );
        }
    }
}

#[tokio::test]
async fn head_and_conditional_requests_have_no_body() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let id = table["id"].as_str().unwrap();
    let order = json!({"label": "x", "url": "https://hooks.example.org/"});
    let webhook = ada.client.post("/v1/account/webhooks").json(&order).send().await.expect(201).json();
    let bot = ada.register_bot("engine", &["read"]).await;
    let note = json!({"text": "something to be there"});
    let _ = ada.client.put(&format!("/v1/games/{id}/note")).json(&note).send().await.expect(200);
    let _ = ada.client.get("/v1/account/mail-settings").send().await.expect(200);
    let rows = server.database().connect().await;
    let token: String = rows.query_one("select unsubscribe from mail_settings", &[]).await.unwrap().get(0);
    for operation in Operation::all(&server.client().contract()) {
        if operation.method != Method::GET {
            continue;
        }
        let value = match operation.template.as_str() {
            template if template.starts_with("/v1/account/webhooks/") => webhook["id"].as_str().unwrap(),
            template if template.starts_with("/v1/account/bots/") => &bot.id,
            template if template.starts_with("/v1/accounts/{name}") => "ada",
            template if template.starts_with("/v1/rulesets/{key}") => "art_society",
            "/problems/{code}" => "not_found",
            "/v1/invites/{invite}" => table["invite"].as_str().unwrap(),
            "/v1/unsubscribe/{token}" => &token,
            _ => id,
        };
        let answer = ada.client.request(Method::HEAD, &operation.path_with(value)).send().await;
        assert_eq!(answer.status(), 200, "{answer}");
        assert!(answer.bytes().is_empty());
        if operation.documents(304) {
            let path = operation.path_with(value);
            let first = ada.client.get(&path).send().await.expect(200);
            let tag = first.header("etag").unwrap_or_else(|| panic!("{} has a tag", operation.id)).to_owned();
            let again = ada.client.get(&path).header("if-none-match", &tag).send().await;
            assert_eq!(again.status(), 304, "{}", operation.id);
        }
    }
}
