//! Refused refresh tokens and cookies: whatever the cause, the answer is the same, so that it tells nothing about accounts and sessions.

use salon_tests::{ApiResponse, PASSWORD, Person, TestServer, eventually};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, SessionEnd, browser::Browser, refresh, set_spent, sign_in};

/// Headers that tell requests apart, not causes. A connection is closed if the body had not arrived when the request was refused.
const HEADERS_OF_THE_REQUEST: [&str; 5] =
    ["connection", "date", "x-request-id", "ratelimit-remaining", "ratelimit-reset"];

/// Returns everything of an answer that a client can see, but what names the request.
fn visible(answer: &ApiResponse) -> (u16, Vec<(String, String)>, String) {
    let mut headers: Vec<_> = answer
        .headers()
        .iter()
        .filter(|(name, _)| !HEADERS_OF_THE_REQUEST.contains(&name.as_str()))
        .map(|(name, value)| (name.to_string(), sorted(value.to_str().expect("text"))))
        .collect();
    headers.sort();
    let id = answer.header("x-request-id").expect("an id");
    (answer.status(), headers, answer.text().replace(id, "ID"))
}

/// Returns the parts of a list in order: each worker of the server lists the headers that pages may read in an order of its own.
fn sorted(value: &str) -> String {
    let mut parts: Vec<&str> = value.split(", ").collect();
    parts.sort_unstable();
    parts.join(", ")
}

/// Checks that all answers are the same, and returns one.
fn expect_alike(answers: Vec<(&str, ApiResponse)>) -> ApiResponse {
    let mut answers = answers.into_iter();
    let (first_cause, first) = answers.next().expect("an answer");
    for (cause, answer) in answers {
        assert_eq!(visible(&answer), visible(&first), "{cause} differs from {first_cause}");
    }
    first
}

/// Registers a person who reads French, so that a refusal in the language of an account would differ from others.
async fn register(server: &TestServer, prefix: &str, name: &str) -> Person {
    let person = Person::register(server, &format!("{prefix}-{name}")).await;
    let _ = person.client.patch("/v1/account").json(&json!({"locale": "fr"})).send().await.expect(200);
    person
}

fn token(tokens: &Value) -> String {
    tokens["refresh_token"].as_str().expect("a token").to_owned()
}

/// Lets the session of an account expire.
async fn expire(server: &TestServer, person: &Person) {
    let sql = format!(
        "update sessions set created_at = now() - interval '2 days', refreshed_at = now() - interval '2 days',
            expires_at = now() - interval '1 day' where account_id = '{}'",
        person.id
    );
    server.database().connect().await.batch_execute(&sql).await.expect("an update");
}

/// Returns a refresh token for each reason to refuse one. Each belongs to a session of its own.
async fn refused_tokens(server: &TestServer, prefix: &str) -> Vec<(&'static str, String)> {
    let bob = register(server, prefix, "bob").await;
    let mut tokens = vec![
        ("made up", format!("salon_rt_{}", "A".repeat(43))),
        ("malformed", "x".to_owned()),
        ("an access token", bob.access_token().to_owned()),
        ("a personal access token", bob.personal_token(&["manage"]).await),
        ("with one more letter", format!("{}A", bob.refresh_token())),
    ];
    let ways = [
        ("signed out", SessionEnd::SignOut),
        ("signed out everywhere", SessionEnd::SignOutEverywhere),
        ("the password was changed", SessionEnd::PasswordChange),
    ];
    for (cause, way) in ways {
        let person = register(server, prefix, &way.account_name()).await;
        way.apply(server, &person).await;
        tokens.push((cause, token(&person.tokens)));
    }
    let stolen = register(server, prefix, "stolen").await;
    let newest = refresh(server, &stolen.tokens["refresh_token"]).await.expect(200).json();
    set_spent(server, 31).await;
    let _ = refresh(server, &stolen.tokens["refresh_token"]).await.expect(401);
    tokens.push(("of a session that a reuse has ended", token(&newest)));
    let deleted = register(server, prefix, "deleted").await;
    tokens.push(("of a deleted account", token(&deleted.tokens)));
    let _ = deleted.delete_account().send().await.expect(204);
    let expired = register(server, prefix, "expired").await;
    expire(server, &expired).await;
    tokens.push(("expired", token(&expired.tokens)));
    let long_spent = register(server, prefix, "long-spent").await;
    let _ = refresh(server, &long_spent.tokens["refresh_token"]).await.expect(200);
    expire(server, &long_spent).await;
    tokens.push(("used long ago, of an expired session", token(&long_spent.tokens)));
    let spent_and_ended = register(server, prefix, "repeated").await;
    let _ = refresh(server, &spent_and_ended.tokens["refresh_token"]).await.expect(200);
    let _ = spent_and_ended.client.delete("/v1/sessions").send().await.expect(204);
    tokens.push(("repeated after signing out", token(&spent_and_ended.tokens)));
    let reused = register(server, prefix, "reused").await;
    let _ = refresh(server, &reused.tokens["refresh_token"]).await.expect(200);
    tokens.push(("used long ago, of a living session", token(&reused.tokens)));
    set_spent(server, 31).await;
    tokens
}

#[tokio::test]
async fn a_refused_refresh_token_gets_the_same_answer_whatever_the_cause() {
    let server = TestServer::start().await;
    let mut answers = Vec::new();
    for (cause, token) in refused_tokens(&server, "body").await {
        answers.push((cause, refresh(&server, &json!(token)).await));
    }
    // A refused token is refused again in the same way.
    for (cause, token) in refused_tokens(&server, "twice").await {
        let _ = refresh(&server, &json!(token)).await.expect(401);
        answers.push((cause, refresh(&server, &json!(token)).await));
    }
    expect_alike(answers).expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_refused_cookie_gets_the_same_answer_whatever_the_cause() {
    let server = TestServer::start().await;
    let mut answers = Vec::new();
    for (cause, token) in refused_tokens(&server, "cookie").await {
        let mut browser = Browser::new(&server);
        browser.cookie = Some(token);
        answers.push((cause, browser.refresh().await));
        assert_eq!(browser.cookie, None, "{cause}: the cookie is deleted");
    }
    // The access token of another session, valid or not, makes no difference.
    let carol = Person::register(&server, "carol").await;
    let ended = Person::register(&server, "ended").await;
    let _ = ended.client.delete("/v1/sessions/current").send().await.expect(204);
    for (cause, bearer) in
        [("beside a valid access token", carol.access_token()), ("beside an ended one", ended.access_token())]
    {
        let mut browser = Browser::new(&server);
        browser.client = browser.client.with_token(bearer);
        browser.cookie = Some(ended.refresh_token().to_owned());
        answers.push((cause, browser.refresh().await));
    }
    expect_alike(answers).expect_problem(401, "invalid_refresh_token");
    // The cookie decides whose session is refreshed, not the access token.
    let dora = Person::register(&server, "dora").await;
    let mut browser = Browser::new(&server);
    browser.client = browser.client.with_token(carol.access_token());
    browser.cookie = Some(dora.refresh_token().to_owned());
    let tokens = browser.refresh().await.expect(200).json();
    let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
    assert_eq!(client.get("/v1/account").send().await.expect(200).json()["name"], "dora");
}

#[tokio::test]
async fn a_refused_token_in_the_body_of_a_page_gets_the_same_answer_whatever_the_cause() {
    let server = TestServer::start().await;
    let own = register(&server, "page", "own").await;
    let mut answers = Vec::new();
    for (cause, token) in refused_tokens(&server, "page").await {
        let mut browser = Browser::new(&server);
        browser.cookie = Some(own.refresh_token().to_owned());
        let request = browser.client.post("/v1/sessions/refresh").json(&json!({"refresh_token": token}));
        answers.push((cause, browser.send(request).await));
    }
    expect_alike(answers).expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn signing_out_with_a_cookie_gets_the_same_answer_whatever_it_is() {
    let server = TestServer::start().await;
    let valid = register(&server, "out", "valid").await;
    let (one, other) = (register(&server, "out", "one").await, register(&server, "out", "other").await);
    let mut cookies: Vec<(&str, Option<String>)> = vec![
        ("missing", None),
        ("valid", Some(token(&valid.tokens))),
        ("two valid ones", Some(format!("{}; salon_refresh={}", one.refresh_token(), other.refresh_token()))),
        ("too long", Some("x".repeat(600))),
    ];
    cookies.extend(refused_tokens(&server, "out").await.into_iter().map(|(cause, token)| (cause, Some(token))));
    let mut answers = Vec::new();
    for (cause, cookie) in cookies {
        let mut browser = Browser::new(&server);
        browser.cookie = cookie;
        let request = browser.client.delete("/v1/sessions/current");
        answers.push((cause, browser.send(request).await));
    }
    let _ = expect_alike(answers).expect(204);
}

#[tokio::test]
async fn a_cookie_that_cannot_be_used_gets_the_same_answer_as_none() {
    let server = TestServer::start().await;
    let (one, other) = (register(&server, "two", "one").await, register(&server, "two", "other").await);
    let mut answers = Vec::new();
    for (cause, cookie) in [
        ("missing", None),
        ("empty", Some(String::new())),
        ("too long", Some("x".repeat(600))),
        ("two made-up ones", Some("x; salon_refresh=y".to_owned())),
        ("two valid ones", Some(format!("{}; salon_refresh={}", one.refresh_token(), other.refresh_token()))),
        ("a valid and a made-up one", Some(format!("{}; salon_refresh=x", one.refresh_token()))),
    ] {
        let mut browser = Browser::new(&server);
        browser.cookie = cookie;
        answers.push((cause, browser.refresh().await));
    }
    expect_alike(answers).expect_problem(401, "session_cookie_missing");
    let _ = refresh(&server, &one.tokens["refresh_token"]).await.expect(200);
}

#[tokio::test]
async fn another_site_gets_the_same_refusal_whatever_it_sends() {
    let server = TestServer::start().await;
    let ada = register(&server, "site", "ada").await;
    let mut cookies = refused_tokens(&server, "site").await;
    cookies.push(("valid", token(&ada.tokens)));
    cookies.push(("missing", String::new()));
    let site = server.client().with_header("salon-session", "cookie").with_header("origin", "https://other.example");
    let mut refreshes = Vec::new();
    let mut sign_outs = Vec::new();
    for (cause, cookie) in &cookies {
        let client = site.with_header("cookie", &format!("salon_refresh={cookie}"));
        refreshes.push((*cause, client.post("/v1/sessions/refresh").json(&json!({})).send().await));
        sign_outs.push((*cause, client.delete("/v1/sessions/current").send().await));
    }
    expect_alike(refreshes).expect_problem(403, "cross_site_request");
    expect_alike(sign_outs).expect_problem(403, "cross_site_request");
    // Nor does it learn which names and passwords exist.
    let credentials = |name: &str, password: &str| json!({"name": name, "password": password});
    let (mut sign_ins, mut registrations) = (Vec::new(), Vec::new());
    for (cause, body) in [
        ("right password", credentials(&ada.name, PASSWORD)),
        ("wrong password", credentials(&ada.name, NEW_PASSWORD)),
        ("unknown name", credentials("nobody", PASSWORD)),
    ] {
        sign_ins.push((cause, site.post("/v1/sessions").json(&body).send().await));
        registrations.push((cause, site.post("/v1/accounts").json(&body).send().await));
    }
    expect_alike(sign_ins).expect_problem(403, "cross_site_request");
    expect_alike(registrations).expect_problem(403, "cross_site_request");
    let mut changes = Vec::new();
    for password in [PASSWORD, NEW_PASSWORD] {
        let body = json!({"current_password": password, "new_password": "another staple for horses"});
        let request = site.with_token(ada.access_token()).put("/v1/account/password").json(&body);
        changes.push((password, request.send().await));
    }
    expect_alike(changes).expect_problem(403, "cross_site_request");
    let _ = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200);
    let _ = sign_in(&server, &ada.name, PASSWORD).await.expect(201);
}

#[tokio::test]
async fn a_flood_of_made_up_tokens_does_not_keep_a_stolen_one_from_ending_its_session() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let newest = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    set_spent(&server, 31).await;
    // Another server of the same database, which allows one refresh a minute with known tokens and one with unknown ones.
    let limited = TestServer::builder().database(server.database()).env("SALON_RATE_LIMIT_REFRESH", "1").start().await;
    eventually("the flood has exhausted its limit", async || {
        (refresh(&limited, &json!("salon_rt_made_up")).await.status() == 503).then_some(())
    })
    .await;
    refresh(&limited, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    let thief = limited.client().with_token(newest["access_token"].as_str().expect("a token"));
    thief.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    refresh(&server, &newest["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}
