//! Sign-ins: tokens that are traded, ended, forged, expired; keys that are changed.

use std::time::Duration;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::{DateTime, Utc};
use salon_tests::{Answer, Client, PASSWORD, Person, Request, TestServer, eventually};
use serde_json::{Value, json};

async fn sign_in(server: &TestServer, name: &str, password: &str) -> Answer {
    server.client().post("/v1/sessions").json(&json!({"name": name, "password": password})).send().await
}

async fn refresh(server: &TestServer, token: &Value) -> Answer {
    server.client().post("/v1/sessions/refresh").json(&json!({"refresh_token": token})).send().await
}

/// A part of a JWT: 0 is the header, 1 the claims.
fn part(token: &Value, number: usize) -> Value {
    let text = token.as_str().unwrap().split('.').nth(number).unwrap();
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).unwrap()).unwrap()
}

/// Asks until the answer is this one: for what happens when time has passed.
async fn until_problem(status: u16, code: &str, ask: impl AsyncFn() -> Answer) {
    let what = format!("it is refused with {code}");
    let refused = eventually(&what, async || {
        let answer = ask().await;
        (answer.status() == status).then_some(answer)
    });
    refused.await.expect_problem(status, code);
}

#[tokio::test]
async fn name_and_password_begin_a_session() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let tokens = sign_in(&server, "Ada", PASSWORD).await.expect(201).json();
    assert_eq!(tokens["token_type"], "Bearer");
    assert_ne!(tokens["refresh_token"], ada.tokens["refresh_token"]);
    let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
    assert_eq!(client.get("/v1/account").send().await.expect(200).json()["id"], json!(ada.id));
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_are_told_alike() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    let mut told = Vec::new();
    for (name, password) in [("ada", "a wrong password"), ("nobody", PASSWORD), ("", "x"), ("no name at all!", "x")] {
        if name.is_empty() {
            sign_in(&server, name, password).await.expect_problem(422, "invalid_body");
            continue;
        }
        let answer = sign_in(&server, name, password).await;
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
        let mut problem = answer.expect_problem(401, "wrong_credentials").body;
        problem["request_id"] = Value::Null;
        told.push(problem);
    }
    assert!(told.iter().all(|it| *it == told[0]), "{told:#?}");
}

#[tokio::test]
async fn an_unknown_name_takes_as_long_as_a_wrong_password() {
    let server = TestServer::start().await;
    Person::register(&server, "ada").await;
    // The time that passes depends on what else runs; what the server works does not.
    let mut times = [Duration::ZERO; 2];
    for _ in 0..7 {
        for (name, time) in ["ada", "nobody"].iter().zip(&mut times) {
            let before = server.processor_time();
            sign_in(&server, name, "a wrong password").await.expect_problem(401, "wrong_credentials");
            *time += server.processor_time() - before;
        }
    }
    let [known, unknown] = times;
    // Hashing is most of either, and the server does other things beside.
    assert!(unknown * 3 > known && known * 3 > unknown, "{known:?} for a known name, {unknown:?} for an unknown one");
}

#[tokio::test]
async fn a_refresh_token_is_good_once() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    assert_ne!(second["refresh_token"], ada.tokens["refresh_token"]);
    assert_eq!(part(&second["access_token"], 1)["sub"], json!(ada.id));
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    let client = server.client().with_token(third["access_token"].as_str().unwrap());
    let _ = client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn a_spent_refresh_token_ends_its_whole_session_and_no_other() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let other = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    refresh(&server, &third["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    let _ = refresh(&server, &other["refresh_token"]).await.expect(200);
}

#[tokio::test]
async fn of_many_refreshes_at_once_one_gets_the_next_pair_and_the_session_ends() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let order = json!({"refresh_token": ada.refresh_token()});
    let requests = (0..8).map(|_| server.client().post("/v1/sessions/refresh").json(&order));
    let tasks: Vec<_> = requests.map(|it| tokio::spawn(it.send())).collect();
    let mut given = Vec::new();
    for task in tasks {
        let answer = task.await.unwrap();
        match answer.status() {
            200 => given.push(answer.json()),
            _ => drop(answer.expect_problem(401, "invalid_refresh_token")),
        }
    }
    assert_eq!(given.len(), 1, "whoever came first had not copied it");
    refresh(&server, &given[0]["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn what_is_no_refresh_token_is_refused() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for wrong in [json!("salon_rt_none"), json!("x"), json!(ada.access_token()), json!("ü".repeat(200))] {
        refresh(&server, &wrong).await.expect_problem(401, "invalid_refresh_token");
    }
    for wrong in [json!(""), Value::Null, json!(7), json!("x".repeat(513))] {
        refresh(&server, &wrong).await.expect_problem(422, "invalid_body");
    }
    // A wrong bearer token is no reason to refuse what needs none.
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

/// All that outlasts a session, or changes who can begin one.
fn lasting(client: &Client, bot: &str, webhook: &str) -> Vec<Request> {
    let token = json!({"label": "for ever", "scopes": ["read", "play", "manage"]});
    let hook = json!({"label": "for ever", "url": "https://hooks.example.org/eve"});
    let password = json!({"current_password": PASSWORD, "new_password": "a staple for every horse"});
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

#[tokio::test]
async fn a_session_that_was_ended_makes_nothing_that_outlasts_it() {
    let server = TestServer::start().await;
    for way in ["signed out", "signed out everywhere", "copied", "another password", "untold"] {
        let ada = Person::register(&server, &format!("ada-{}", way.replace(' ', "-"))).await;
        let bot = ada.bring_along(&format!("{}-bot", ada.name), &["read"]).await;
        let hook = json!({"label": "hers", "url": "https://hooks.example.org/ada"});
        let hook = ada.client.post("/v1/account/webhooks").json(&hook).send().await.expect(201).json();
        let script = server.client().with_token(&ada.personal_token(&["read", "manage"]).await);
        match way {
            "signed out" => drop(ada.client.delete("/v1/sessions/current").send().await.expect(204)),
            "signed out everywhere" => drop(ada.client.delete("/v1/sessions").send().await.expect(204)),
            "copied" => {
                let _ = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200);
                refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
            }
            "another password" => {
                let order = json!({"current_password": PASSWORD, "new_password": "a staple for every horse"});
                let _ = ada.client.put("/v1/account/password").json(&order).send().await.expect(200);
            }
            // As if another server had ended it this moment: what lasts is looked up.
            _ => {
                let sql = format!(
                    "set session_replication_role = replica; delete from sessions where account_id = '{}'",
                    ada.id
                );
                server.database().connect().await.batch_execute(&sql).await.expect("an end nobody is told of");
                let _ = ada.client.get("/v1/account").send().await.expect(200);
            }
        }
        for request in lasting(&ada.client, &bot.id, hook["id"].as_str().expect("an id")) {
            request.send().await.expect_problem(401, "invalid_token");
        }
        let export = script.get("/v1/account/export").send().await.expect(200).json();
        let count = |list: &str| export[list].as_array().map(Vec::len);
        assert_eq!((count("access_tokens"), count("bots"), count("webhooks")), (Some(1), Some(1), Some(1)), "{export}");
        assert_eq!((&export["account"]["email"], &export["webhooks"][0]["label"]), (&Value::Null, &json!("hers")));
        // What is looked up with every request needs no second look.
        let _ =
            script.post("/v1/account/tokens").json(&json!({"label": "b", "scopes": ["read"]})).send().await.expect(201);
    }
}

#[tokio::test]
async fn tokens_expire() {
    let server =
        TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "2s").env("SALON_REFRESH_TOKEN_LIFE", "3s").start().await;
    Person::register(&server, "ada").await;
    // A slow machine may take longer to use a token than it lives; then the next one is tried.
    let (client, tokens) = eventually("a token is used in time", async || {
        let tokens = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
        let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
        (client.get("/v1/account").send().await.status() == 200).then_some((client, tokens))
    })
    .await;
    until_problem(401, "invalid_token", async || client.get("/v1/account").send().await).await;
    // A token that is not valid is refused where one is only looked at, too.
    client.get("/v1/rulesets").send().await.expect_problem(401, "invalid_token");
    let lives = tokens["refresh_expires_at"].as_str().unwrap().to_owned();
    let database = server.database().connect().await;
    eventually("the refresh token has expired", async || {
        let row = database.query_one("select now() > $1::text::timestamptz", &[&lives]).await.unwrap();
        row.get::<_, bool>(0).then_some(())
    })
    .await;
    refresh(&server, &tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn no_access_token_outlives_its_session() {
    let server =
        TestServer::builder().env("SALON_ACCESS_TOKEN_LIFE", "1h").env("SALON_REFRESH_TOKEN_LIFE", "1m").start().await;
    let ada = Person::register(&server, "ada").await;
    let signed_in = sign_in(&server, "ada", PASSWORD).await.expect(201).json();
    let refreshed = refresh(&server, &signed_in["refresh_token"]).await.expect(200).json();
    for tokens in [&ada.tokens, &signed_in, &refreshed] {
        let ends: DateTime<Utc> = tokens["refresh_expires_at"].as_str().unwrap().parse().unwrap();
        assert!(part(&tokens["access_token"], 1)["exp"].as_i64().unwrap() <= ends.timestamp(), "{tokens}");
    }
}

#[tokio::test]
async fn a_forged_token_is_refused() {
    let server = TestServer::start().await;
    let (ada, eve) = (Person::register(&server, "ada").await, Person::register(&server, "eve").await);
    let parts: Vec<&str> = eve.access_token().split('.').collect();
    let write = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let header = part(&eve.tokens["access_token"], 0);
    let mut claims = part(&eve.tokens["access_token"], 1);
    claims["sub"] = json!(ada.id);
    let of_ada = write(&claims);
    let none = |alg: &str| write(&json!({"alg": alg, "typ": "JWT", "kid": header["kid"]}));
    let unknown = write(&json!({"alg": "HS256", "typ": "JWT", "kid": salon_tests::NOBODY}));
    let nameless = write(&json!({"alg": "HS256", "typ": "JWT"}));
    let forged = [
        format!("{}.{of_ada}.{}", parts[0], parts[2]),
        format!("{}.{of_ada}.", none("none")),
        format!("{}.{of_ada}.{}", none("none"), parts[2]),
        format!("{}.{}.{}", none("HS512"), parts[1], parts[2]),
        format!("{}.{}.{}", none("RS256"), parts[1], parts[2]),
        format!("{unknown}.{}.{}", parts[1], parts[2]),
        format!("{nameless}.{}.{}", parts[1], parts[2]),
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
        let answer = server.client().with_token(&token).get("/v1/account").send().await;
        assert_eq!(answer.header("www-authenticate"), Some("Bearer error=\"invalid_token\""), "{token}");
        answer.expect_problem(401, "invalid_token");
    }
    for header in ["", "Bearer", "Basic YWRhOnB3", "bearer", "Token x"] {
        let answer = server.client().get("/v1/account").header("authorization", header).send().await;
        answer.expect_problem(401, "invalid_token");
    }
    server.client().get("/v1/account").send().await.expect_problem(401, "unauthenticated");
    let lower = format!("bearer {}", eve.access_token());
    let _ = server.client().get("/v1/account").header("authorization", &lower).send().await.expect(200);
}

#[tokio::test]
async fn keys_are_rotated_without_signing_anybody_out() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let old = part(&ada.tokens["access_token"], 0)["kid"].clone();
    assert_eq!(part(&ada.tokens["access_token"], 0)["alg"], "HS256");
    let rotated = server.run(&["rotate-keys"]).await;
    assert!(rotated.status.success());
    let said = String::from_utf8(rotated.stdout).unwrap();

    // Another server signs with the new key at once, and the first one believes it without being told.
    let other = TestServer::builder().database(server.database()).start().await;
    let tokens = sign_in(&other, "ada", PASSWORD).await.expect(201).json();
    let new = part(&tokens["access_token"], 0)["kid"].clone();
    assert_ne!(new, old);
    assert!(said.contains(new.as_str().unwrap()), "{said}");
    let client = server.client().with_token(tokens["access_token"].as_str().unwrap());
    eventually("the first server learns the new key", async || {
        (client.get("/v1/account").send().await.status() == 200).then_some(())
    })
    .await;
    let old_client = other.client().with_token(ada.access_token());
    let _ = old_client.get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn keys_that_leaked_are_revoked() {
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
