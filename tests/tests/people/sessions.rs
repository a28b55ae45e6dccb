//! Sessions: sign-in, refresh, sign-out, expiry, forged tokens, rotation of signing keys.

use std::time::Duration;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::{DateTime, Utc};
use salon_tests::{ApiClient, ApiRequest, ApiResponse, PASSWORD, Person, TestServer, eventually};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, SessionEnd, refresh, set_spent, sign_in};

/// Returns a part of a JWT: 0 is the header, 1 the claims.
fn jwt_part(token: &Value, number: usize) -> Value {
    let text = token.as_str().unwrap().split('.').nth(number).unwrap();
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).unwrap()).unwrap()
}

/// Sends requests until this problem is returned.
async fn wait_for_problem(status: u16, code: &str, send: impl AsyncFn() -> ApiResponse) {
    let what = format!("the response is {code}");
    let refused = eventually(&what, async || {
        let response = send().await;
        (response.status() == status).then_some(response)
    });
    refused.await.expect_problem(status, code);
}

#[tokio::test]
async fn a_sign_in_starts_a_session() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let tokens = sign_in(&server, "Ada", PASSWORD).await.expect(201).json();
    assert_eq!(tokens["token_type"], "Bearer");
    assert_ne!(tokens["refresh_token"], ada.tokens["refresh_token"]);
    let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
    assert_eq!(client.get("/v1/account").send().await.expect(200).json()["id"], json!(ada.id));
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_get_equal_responses() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    let mut problems = Vec::new();
    for (name, password) in [("ada", "a wrong password"), ("nobody", PASSWORD), ("", "x"), ("no name at all!", "x")] {
        if name.is_empty() {
            sign_in(&server, name, password).await.expect_problem(422, "invalid_body");
            continue;
        }
        let response = sign_in(&server, name, password).await;
        assert_eq!(response.header("www-authenticate"), Some("Bearer"));
        let mut problem = response.expect_problem(401, "wrong_credentials").body;
        problem["request_id"] = Value::Null;
        problems.push(problem);
    }
    assert!(problems.iter().all(|it| *it == problems[0]), "{problems:#?}");
}

#[tokio::test]
async fn an_unknown_name_costs_as_much_cpu_as_a_wrong_password() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    // CPU time, because the elapsed time depends on what else the machine does.
    let mut times = [Duration::ZERO; 2];
    for _ in 0..7 {
        for (name, time) in ["ada", "nobody"].iter().zip(&mut times) {
            let before = server.cpu_time();
            sign_in(&server, name, "a wrong password").await.expect_problem(401, "wrong_credentials");
            *time += server.cpu_time() - before;
        }
    }
    let [known, unknown] = times;
    // A wide margin: hashing is most of the work, but the server has background work too.
    assert!(unknown * 3 > known && known * 3 > unknown, "{known:?} for a known name, {unknown:?} for an unknown one");
}

#[tokio::test]
async fn a_refresh_token_is_replaced_on_use() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    assert_ne!(second["refresh_token"], ada.tokens["refresh_token"]);
    assert_eq!(jwt_part(&second["access_token"], 1)["sub"], json!(ada.id));
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    let client = server.client().with_token(third["access_token"].as_str().unwrap());
    let _ = client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn a_reused_refresh_token_ends_only_its_session() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let other = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    set_spent(&server, 31).await;
    refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    refresh(&server, &third["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    let _ = refresh(&server, &other["refresh_token"]).await.expect(200);
}

#[tokio::test]
async fn an_invalid_refresh_token_is_refused() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for wrong in [json!("salon_rt_none"), json!("x"), json!(ada.access_token()), json!("ü".repeat(200))] {
        refresh(&server, &wrong).await.expect_problem(401, "invalid_refresh_token");
    }
    for wrong in [json!(""), Value::Null, json!(7), json!("x".repeat(513))] {
        refresh(&server, &wrong).await.expect_problem(422, "invalid_body");
    }
    // An operation that needs no bearer token ignores an invalid one.
    let request = server.client().with_token("expired").post("/v1/sessions/refresh");
    let _ = request.json(&json!({"refresh_token": ada.refresh_token()})).send().await.expect(200);
}

#[tokio::test]
async fn signing_out_ends_one_session_or_all() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let third = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let client = server.client().with_token(second["access_token"].as_str().unwrap());
    let _ = client.delete("/v1/sessions/current").send().await.expect(204);
    client.delete("/v1/sessions/current").send().await.expect_problem(401, "invalid_token");
    refresh(&server, &second["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    let third = refresh(&server, &third["refresh_token"]).await.expect(200).json();
    let script = server.client().with_token(&ada.personal_token(&["manage", "read"]).await);
    script.delete("/v1/sessions/current").send().await.expect_problem(403, "session_required");
    let _ = script.delete("/v1/sessions").send().await.expect(204);
    for tokens in [&third, &ada.tokens] {
        refresh(&server, &tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    }
    let _ = script.get("/v1/account").send().await.expect(200);
    let export = script.get("/v1/account/export").send().await.expect(200).json();
    assert_eq!(export["sessions"], json!([]));
}

/// Requests whose effect outlasts a session, or that change who can sign in.
fn requests_with_lasting_effect(client: &ApiClient, bot: &str, webhook: &str) -> Vec<ApiRequest> {
    let token = json!({"label": "permanent", "scopes": ["read", "play", "manage"]});
    let hook = json!({"label": "permanent", "url": "https://hooks.example.org/eve"});
    let password = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
    vec![
        client.post("/v1/account/tokens").json(&token),
        client.post(&format!("/v1/account/bots/{bot}/tokens")).json(&token),
        client.post("/v1/account/bots").json(&json!({"name": "eves-bot"})),
        client.post("/v1/account/webhooks").json(&hook),
        client.patch(&format!("/v1/account/webhooks/{webhook}")).json(&hook),
        client.post(&format!("/v1/account/webhooks/{webhook}/rotate-secret")),
        client.patch("/v1/account").json(&json!({"email": "eve@example.org"})),
        client.post("/v1/account/email").json(&json!({"email": "eve@example.org", "password": PASSWORD})),
        client.put("/v1/account/password").json(&password),
        client.post("/v1/account/deletion").json(&json!({"password": PASSWORD})),
    ]
}

/// An account with one bot, one webhook and one personal access token.
struct Account {
    person: Person,
    bot: String,
    webhook: String,
    script: ApiClient,
}

impl Account {
    async fn create(server: &TestServer, name: &str) -> Self {
        let person = Person::register(server, name).await;
        let bot = person.register_bot(&format!("{name}-bot"), &["read"]).await.id;
        let body = json!({"label": "original", "url": "https://hooks.example.org/ada"});
        let webhook = person.client.post("/v1/account/webhooks").json(&body).send().await.expect(201).json();
        let script = server.client().with_token(&person.personal_token(&["read", "manage"]).await);
        Self { person, bot, webhook: webhook["id"].as_str().expect("an id").to_owned(), script }
    }

    /// Checks that the first session creates and changes nothing any more, while the personal access token does.
    async fn expect_session_without_effect(&self) {
        for request in requests_with_lasting_effect(&self.person.client, &self.bot, &self.webhook) {
            request.send().await.expect_problem(401, "invalid_token");
        }
        let export = self.script.get("/v1/account/export").send().await.expect(200).json();
        let count = |list: &str| export[list].as_array().map(Vec::len);
        assert_eq!((count("access_tokens"), count("bots"), count("webhooks")), (Some(1), Some(1), Some(1)), "{export}");
        assert_eq!((&export["account"]["email"], &export["webhooks"][0]["label"]), (&Value::Null, &json!("original")));
        let body = json!({"label": "b", "scopes": ["read"]});
        let _ = self.script.post("/v1/account/tokens").json(&body).send().await.expect(201);
    }
}

#[tokio::test]
async fn an_ended_session_creates_nothing_that_outlasts_it() {
    let server = TestServer::start().await;
    for way in SessionEnd::ALL {
        let account = Account::create(&server, &way.account_name()).await;
        way.apply(&server, &account.person).await;
        account.expect_session_without_effect().await;
    }
}

#[tokio::test]
async fn lasting_changes_check_the_session_in_the_database() {
    let server = TestServer::start().await;
    let account = Account::create(&server, "ada").await;
    // As if another server had ended the session and this one had not yet been notified.
    let sql = format!(
        "set session_replication_role = replica; delete from sessions where account_id = '{}'",
        account.person.id
    );
    server.database().connect().await.batch_execute(&sql).await.expect("a deleted session");
    let _ = account.person.client.get("/v1/account").send().await.expect(200);
    account.expect_session_without_effect().await;
}

#[tokio::test]
async fn access_and_refresh_tokens_expire() {
    let server =
        TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "2s").env("SALON_REFRESH_TOKEN_LIFE", "3s").start().await;
    Person::register(&server, "ada").await;
    // On a slow machine a token may expire before it is used; then another one is tried.
    let (client, tokens) = eventually("a token is used before it expires", async || {
        let tokens = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
        let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
        (client.get("/v1/account").send().await.status() == 200).then_some((client, tokens))
    })
    .await;
    wait_for_problem(401, "invalid_token", async || client.get("/v1/account").send().await).await;
    // Operations with an optional token refuse an invalid one too.
    client.get("/v1/rulesets").send().await.expect_problem(401, "invalid_token");
    let expires_at = tokens["refresh_expires_at"].as_str().unwrap().to_owned();
    let database = server.database().connect().await;
    eventually("the refresh token has expired", async || {
        let row = database.query_one("select now() > $1::text::timestamptz", &[&expires_at]).await.unwrap();
        row.get::<_, bool>(0).then_some(())
    })
    .await;
    refresh(&server, &tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn an_access_token_expires_no_later_than_its_session() {
    let server =
        TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "1h").env("SALON_REFRESH_TOKEN_LIFE", "1m").start().await;
    let ada = Person::register(&server, "ada").await;
    let signed_in = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let refreshed = refresh(&server, &signed_in["refresh_token"]).await.expect(200).json();
    for tokens in [&ada.tokens, &signed_in, &refreshed] {
        let ends: DateTime<Utc> = tokens["refresh_expires_at"].as_str().unwrap().parse().unwrap();
        assert!(jwt_part(&tokens["access_token"], 1)["exp"].as_i64().unwrap() <= ends.timestamp(), "{tokens}");
    }
}

#[tokio::test]
async fn a_forged_token_is_refused() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let parts: Vec<&str> = eve.access_token().split('.').collect();
    let write = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let header = jwt_part(&eve.tokens["access_token"], 0);
    let mut claims = jwt_part(&eve.tokens["access_token"], 1);
    claims["sub"] = json!(ada.id);
    let forged_claims = write(&claims);
    let with_algorithm = |alg: &str| write(&json!({"alg": alg, "typ": "JWT", "kid": header["kid"]}));
    let unknown_key_id = write(&json!({"alg": "HS256", "typ": "JWT", "kid": salon_tests::UNKNOWN_ID}));
    let without_key_id = write(&json!({"alg": "HS256", "typ": "JWT"}));
    let forged = [
        format!("{}.{forged_claims}.{}", parts[0], parts[2]),
        format!("{}.{forged_claims}.", with_algorithm("none")),
        format!("{}.{forged_claims}.{}", with_algorithm("none"), parts[2]),
        format!("{}.{}.{}", with_algorithm("HS512"), parts[1], parts[2]),
        format!("{}.{}.{}", with_algorithm("RS256"), parts[1], parts[2]),
        format!("{unknown_key_id}.{}.{}", parts[1], parts[2]),
        format!("{without_key_id}.{}.{}", parts[1], parts[2]),
        format!("{}.{}", parts[0], parts[1]),
        format!("{}.", eve.access_token()),
        eve.access_token().to_uppercase(),
        "salon_pat_".to_owned(),
        "salon_pat_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned(),
        "x".repeat(20_000),
        eve.refresh_token().to_owned(),
        "...".to_owned(),
    ];
    for token in forged {
        let response = server.client().with_token(&token).get("/v1/account").send().await;
        assert_eq!(response.header("www-authenticate"), Some("Bearer error=\"invalid_token\""), "{token}");
        response.expect_problem(401, "invalid_token");
    }
    for header in ["", "Bearer", "Basic YWRhOnB3", "bearer", "Token x"] {
        let response = server.client().get("/v1/account").header("authorization", header).send().await;
        response.expect_problem(401, "invalid_token");
    }
    server.client().get("/v1/account").send().await.expect_problem(401, "unauthenticated");
    let lower = format!("bearer {}", eve.access_token());
    let _ = server.client().get("/v1/account").header("authorization", &lower).send().await.expect(200);
}

#[tokio::test]
async fn rotating_keys_keeps_sessions() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let old = jwt_part(&ada.tokens["access_token"], 0)["kid"].clone();
    assert_eq!(jwt_part(&ada.tokens["access_token"], 0)["alg"], "HS256");
    let rotated = server.run(&["rotate-keys"]).await;
    assert!(rotated.status.success());
    let output = String::from_utf8(rotated.stdout).unwrap();

    // A new server signs with the new key, and the running one accepts it without a restart.
    let other = TestServer::builder().database(server.database()).start().await;
    let tokens = sign_in(&other, "ada", PASSWORD).await.expect(201).json();
    let new = jwt_part(&tokens["access_token"], 0)["kid"].clone();
    assert_ne!(new, old);
    assert!(output.contains(new.as_str().unwrap()), "{output}");
    let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
    eventually("the running server accepts the new key", async || {
        (client.get("/v1/account").send().await.status() == 200).then_some(())
    })
    .await;
    let old_client = other.client().with_token(ada.access_token());
    let _ = old_client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn revoking_old_keys_invalidates_their_access_tokens() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let rotated = server.run(&["rotate-keys", "--revoke-old"]).await;
    assert!(rotated.status.success());
    server.restart().await;
    ada.client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    let tokens = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
    let _ = client.get("/v1/account").send().await.expect(200);
}
