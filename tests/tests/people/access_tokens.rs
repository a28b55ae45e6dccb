//! Personal access tokens: creation, limits, scopes, expiry, revocation.

use reqwest::Method;
use salon_tests::{Operation, Person, TestServer, UNKNOWN_ID, eventually};
use serde_json::{Value, json};

#[tokio::test]
async fn a_token_is_shown_once_and_stored_as_a_hash() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let body = json!({"label": "a bot", "scopes": ["play", "read"], "expires_at": "2099-01-01T00:00:00Z"});
    let made = ada.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with("salon_pat_") && secret.len() > 50);
    assert_eq!((&made["scopes"], &made["last_used_at"]), (&json!(["read", "play"]), &Value::Null));
    let listed = ada.client.get("/v1/account/tokens").send().await.expect(200);
    assert!(!listed.text().contains(secret));
    assert_eq!(listed.json()["items"][0]["id"], made["id"]);
    assert_eq!(listed.json()["items"][0]["expires_at"], "2099-01-01T00:00:00Z");
    let rows = server.database().connect().await;
    let rows = rows.query("select row_to_json(t)::text from access_tokens t", &[]).await.unwrap();
    assert_eq!(rows.len(), 1);
    assert!(!rows[0].get::<_, String>(0).contains(secret));
}

#[tokio::test]
async fn a_token_lists_when_it_was_last_used() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let script = server.client().with_token(&ada.personal_token(&["read"]).await);
    let _ = script.get("/v1/account").send().await.expect(200);
    let listed = ada.client.get("/v1/account/tokens").send().await.expect(200).json();
    assert!(listed["items"][0]["last_used_at"].is_string(), "{listed}");
}

#[tokio::test]
async fn a_token_expires() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let database = server.database().connect().await;
    let body = json!({"label": "short", "scopes": ["read"], "expires_at": "2099-01-01T00:00:00Z"});
    let made = ada.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    let script = server.client().with_token(made["secret"].as_str().unwrap());
    let _ = script.get("/v1/account").send().await.expect(200);
    // Expires only now, so that a slow machine has no effect.
    let expired = database.execute("update access_tokens set expires_at = now()", &[]).await;
    assert_eq!(expired.expect("a token"), 1);
    eventually("the token is refused", async || (script.get("/v1/account").send().await.status() == 401).then_some(()))
        .await;
    script.get("/v1/account").send().await.expect_problem(401, "invalid_token");
}

#[tokio::test]
async fn an_invalid_token_request_is_refused_with_a_pointer() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for (field, wrong) in [
        ("label", json!("")),
        ("label", json!("x".repeat(101))),
        ("label", json!("a\u{7}b")),
        ("scopes", json!([])),
        ("scopes", json!(["admin"])),
        ("scopes", json!("read")),
        ("expires_at", json!("2001-01-01T00:00:00Z")),
        ("expires_at", json!("tomorrow")),
        ("expires_at", json!("2099-02-30T00:00:00Z")),
        ("expires_at", json!("+262142-01-01T00:00:00Z")),
        ("expires_at", json!(4_000_000_000_u64)),
        ("account", json!("ada")),
    ] {
        let mut body = json!({"label": "a", "scopes": ["read"]});
        body[field] = wrong;
        let response = ada.client.post("/v1/account/tokens").json(&body).send().await;
        let problem = response.expect_problem(422, "invalid_body");
        let pointer = problem.body["errors"][0]["pointer"].as_str().unwrap().to_owned();
        assert!(pointer.starts_with(&format!("/{field}")), "{pointer} for {body}");
    }
    let body = json!({"label": "twice", "scopes": ["read", "read"], "expires_at": "9999-12-31T23:59:59Z"});
    let made = ada.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    assert_eq!(made["scopes"], json!(["read"]));
}

#[tokio::test]
async fn a_token_creates_no_token_with_wider_scopes() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let script = server.client().with_token(&ada.personal_token(&["manage", "read"]).await);
    let create = async |scopes: Value| {
        script.post("/v1/account/tokens").json(&json!({"label": "child", "scopes": scopes})).send().await
    };
    create(json!(["play"])).await.expect_problem(403, "scope_too_wide");
    create(json!(["read", "play"])).await.expect_problem(403, "scope_too_wide");
    let _ = create(json!(["read"])).await.expect(201);
}

#[tokio::test]
async fn a_token_creates_no_token_that_expires_later() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let bot = ada.register_bot("adas-bot", &["read"]).await;
    let expiry = "2099-01-01T00:00:00Z";
    let body = json!({"label": "parent", "scopes": ["manage", "read"], "expires_at": expiry});
    let parent = ada.client.post("/v1/account/tokens").json(&body).send().await.expect(201).json();
    let script = server.client().with_token(parent["secret"].as_str().unwrap());
    let bot_tokens = format!("/v1/account/bots/{}/tokens", bot.id);
    for path in ["/v1/account/tokens", &bot_tokens] {
        for (asked, expected) in [
            (Value::Null, expiry),
            (json!("2099-06-01T00:00:00Z"), expiry),
            (json!(expiry), expiry),
            (json!("2098-06-01T00:00:00Z"), "2098-06-01T00:00:00Z"),
        ] {
            let body = json!({"label": "child", "scopes": ["read"], "expires_at": asked});
            let child = script.post(path).json(&body).send().await.expect(201).json();
            assert_eq!(child["expires_at"], expected, "{asked} requested at {path}");
        }
        let body = json!({"label": "child", "scopes": ["read"]});
        assert_eq!(script.post(path).json(&body).send().await.expect(201).json()["expires_at"], expiry);
        let child = ada.client.post(path).json(&body).send().await.expect(201).json();
        assert_eq!(child["expires_at"], Value::Null, "created with a session");
    }
}

#[tokio::test]
async fn tokens_are_listed_in_pages_newest_first() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    eve.personal_token(&["read"]).await;
    for _ in 0..5 {
        ada.personal_token(&["read"]).await;
    }
    let mut path = "/v1/account/tokens?limit=2".to_owned();
    let mut sizes = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    loop {
        let response = ada.client.get(&path).send().await.expect(200);
        let page = response.json();
        let items = page["items"].as_array().unwrap();
        sizes.push(items.len());
        ids.extend(items.iter().map(|it| it["id"].as_str().unwrap().to_owned()));
        let Some(cursor) = page["next_cursor"].as_str() else {
            assert_eq!(response.header("link"), None);
            break;
        };
        path = format!("/v1/account/tokens?limit=2&cursor={cursor}");
        assert_eq!(response.header("link"), Some(format!("<{path}>; rel=\"next\"").as_str()));
    }
    assert_eq!(sizes, [2, 2, 1]);
    assert!(ids.is_sorted_by(|a, b| a > b), "{ids:?}");
    let tag = ada.client.get("/v1/account/tokens").send().await.expect(200).header("etag").unwrap().to_owned();
    let again = ada.client.get("/v1/account/tokens").header("if-none-match", &tag).send().await;
    assert!(again.expect(304).bytes().is_empty());
}

#[tokio::test]
async fn an_account_has_at_most_a_hundred_tokens() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for _ in 0..100 {
        ada.personal_token(&["read"]).await;
    }
    let body = json!({"label": "one too many", "scopes": ["read"]});
    let create = async || ada.client.post("/v1/account/tokens").json(&body).send().await;
    create().await.expect_problem(409, "too_many_tokens");
    let listed = ada.client.get("/v1/account/tokens?limit=1").send().await.expect(200).json();
    let id = listed["items"][0]["id"].as_str().unwrap().to_owned();
    let _ = ada.client.delete(&format!("/v1/account/tokens/{id}")).send().await.expect(204);
    let _ = create().await.expect(201);
}

#[tokio::test]
async fn only_its_owner_revokes_a_token() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let script = server.client().with_token(&ada.personal_token(&["read"]).await);
    let listed = ada.client.get("/v1/account/tokens").send().await.expect(200).json();
    let path = format!("/v1/account/tokens/{}", listed["items"][0]["id"].as_str().unwrap());
    let mut problems = Vec::new();
    for path in [path.clone(), format!("/v1/account/tokens/{UNKNOWN_ID}"), "/v1/account/tokens/none".to_owned()] {
        let mut problem = eve.client.delete(&path).send().await.expect_problem(404, "not_found").body;
        problem["instance"] = Value::Null;
        problem["request_id"] = Value::Null;
        problems.push(problem);
    }
    assert!(problems.iter().all(|it| *it == problems[0]), "{problems:#?}");
    let _ = script.get("/v1/account").send().await.expect(200);
    let _ = ada.client.delete(&path).send().await.expect(204);
    script.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    ada.client.delete(&path).send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn every_operation_requires_its_documented_scope() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let scopes = ["read", "play", "manage"];
    let mut clients = Vec::new();
    for scope in scopes {
        clients.push((scope, server.client().with_token(&ada.personal_token(&[scope]).await)));
    }
    let operations = Operation::all(&server.client().contract());
    assert!(operations.iter().filter(|it| it.scope.is_some()).count() > 25);
    for operation in operations {
        let Some(needed) = &operation.scope else { continue };
        let wrong = server.client().with_token("wrong");
        operation.request(&wrong).send().await.expect_problem(401, "invalid_token");
        if !operation.anonymous {
            operation.request(&server.client()).send().await.expect_problem(401, "unauthenticated");
        }
        for (scope, client) in &clients {
            if scope == needed {
                continue;
            }
            let problem = operation.request(client).send().await.expect_problem(403, "scope_missing");
            let detail = problem.body["detail"].as_str().unwrap_or_default().to_owned();
            assert!(detail.contains(needed.as_str()), "{}: {detail}", operation.id);
        }
        // Reading never requires the scope for playing.
        let reads = operation.method == Method::GET;
        assert!(!reads || needed != "play", "{} only reads", operation.id);
    }
}

#[tokio::test]
async fn the_scopes_read_and_play_suffice_to_play() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let bot = |person: &Person, secret: &str| Person { client: server.client().with_token(secret), ..person.clone() };
    let one = bot(&ada, &ada.personal_token(&["read", "play"]).await);
    let two = bot(&bob, &bob.personal_token(&["read", "play"]).await);
    let table = one.open_table(2, "private").await;
    two.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for _ in 0..3 {
        assert!(one.play_first_legal(game).await | two.play_first_legal(game).await);
    }
    one.client.get("/v1/account/export").send().await.expect_problem(403, "scope_missing");
    one.client.delete("/v1/sessions").send().await.expect_problem(403, "scope_missing");
    let reader = server.client().with_token(&ada.personal_token(&["read"]).await);
    let _ = reader.get(&format!("/v1/games/{game}/view")).send().await.expect(200);
    let resign = reader.post(&format!("/v1/games/{game}/resign")).send().await;
    resign.expect_problem(403, "scope_missing");
}
