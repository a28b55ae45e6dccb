//! Sessions of the server's own pages: the refresh token is in a cookie that other sites can neither read nor use.

use salon_tests::{PASSWORD, Person, TestServer};
use serde_json::{Value, json};

use super::{NEW_PASSWORD, browser::Browser, refresh};

fn access_token(tokens: &Value) -> &str {
    tokens["access_token"].as_str().expect("a token")
}

#[tokio::test]
async fn the_refresh_token_is_in_the_cookie_only() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let registered = browser.register("ada").await;
    let sign_in = browser.client.post("/v1/sessions").json(&json!({"name": "ada", "password": PASSWORD}));
    let signed_in = browser.send(sign_in).await.expect(201);
    let line = signed_in.header("set-cookie").expect("a cookie").to_owned();
    for attribute in ["; HttpOnly", "; SameSite=Strict", "; Path=/v1/sessions", "; Max-Age=259"] {
        assert!(line.contains(attribute), "{line}");
    }
    assert!(!line.contains("Secure") && !line.contains("Domain"), "{line}");
    let refreshed = browser.refresh().await.expect(200).json();
    let change = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
    let change = browser.client.with_token(access_token(&refreshed)).put("/v1/account/password").json(&change);
    let before = browser.cookie.clone();
    let changed = browser.send(change).await.expect(200).json();
    assert_ne!(browser.cookie, before);
    for tokens in [&registered["tokens"], &signed_in.json(), &refreshed, &changed] {
        assert!(tokens.get("refresh_token").is_none() && tokens["refresh_expires_at"].is_string(), "{tokens}");
        assert!(!tokens.to_string().contains("salon_rt_"), "{tokens}");
    }
    let _ = browser.refresh().await.expect(200);
}

#[tokio::test]
async fn a_refused_token_in_the_body_leaves_the_cookie() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let _ = browser.register("ada").await;
    let body = json!({"refresh_token": format!("salon_rt_{}", "A".repeat(43))});
    let request = browser.client.post("/v1/sessions/refresh").json(&body);
    browser.send(request).await.expect_problem(401, "invalid_refresh_token");
    assert!(browser.cookie.is_some());
    let _ = browser.refresh().await.expect(200);
}

#[tokio::test]
async fn the_cookie_is_secure_over_https() {
    let server = TestServer::start().await;
    let body = json!({"name": "ada", "password": PASSWORD});
    let request = Browser::new(&server).client.post("/v1/accounts").json(&body);
    let response = request.header("origin", "https://salon.example").send().await.expect(201);
    assert!(response.header("set-cookie").expect("a cookie").ends_with("; Secure"), "{response}");
}

#[tokio::test]
async fn without_the_header_no_cookie_is_set_or_read() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    browser.register("ada").await;
    let cookie = format!("salon_refresh={}", browser.cookie.as_deref().expect("a cookie"));
    let plain = server.client().with_header("cookie", &cookie).with_header("sec-fetch-site", "same-origin");
    let refused = plain.post("/v1/sessions/refresh").json(&json!({})).send().await;
    assert_eq!(refused.expect_problem(422, "invalid_body").body["errors"][0]["pointer"], "/refresh_token");
    plain.delete("/v1/sessions/current").send().await.expect_problem(401, "unauthenticated");
    plain.get("/v1/account").send().await.expect_problem(401, "unauthenticated");
    let bob = Person::register(&server, "bob").await;
    let response = refresh(&server, &bob.tokens["refresh_token"]).await.expect(200);
    assert_eq!(response.header("set-cookie"), None);
    // A session that began without the cookie can move into it.
    let body = json!({"refresh_token": response.json()["refresh_token"]});
    let request = browser.client.post("/v1/sessions/refresh").json(&body);
    let moved = browser.send(request).await.expect(200).json();
    assert!(moved.get("refresh_token").is_none());
    let tokens = browser.refresh().await.expect(200).json();
    let account = server.client().with_token(access_token(&tokens)).get("/v1/account").send().await.expect(200).json();
    assert_eq!(account["name"], "bob");
}

#[tokio::test]
async fn requests_of_other_sites_are_refused() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let registered = browser.register("ada").await;
    let cookie = format!("salon_refresh={}", browser.cookie.as_deref().expect("a cookie"));
    let bearer = access_token(&registered["tokens"]).to_owned();
    let own_host = server.client().address().to_string();
    let sites: [&[(&str, &str)]; 6] = [
        &[],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site"), ("origin", &format!("http://{own_host}"))],
        &[("sec-fetch-site", "none")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
    ];
    for site in sites {
        let client = server.client().with_header("salon-session", "cookie").with_header("cookie", &cookie);
        let client = site.iter().fold(client, |client, (name, value)| client.with_header(name, value));
        let signed_in = client.with_token(&bearer);
        let password = json!({"current_password": PASSWORD, "new_password": NEW_PASSWORD});
        for request in [
            client.post("/v1/sessions/refresh").json(&json!({})),
            client.post("/v1/sessions").json(&json!({"name": "ada", "password": PASSWORD})),
            client.post("/v1/accounts").json(&json!({"name": "eve", "password": PASSWORD})),
            client.post("/v1/guests").json(&json!({})),
            client.delete("/v1/sessions/current"),
            signed_in.delete("/v1/sessions"),
            signed_in.put("/v1/account/password").json(&password),
        ] {
            let refused = request.send().await;
            assert_eq!(refused.header("set-cookie"), None, "{refused}");
            refused.expect_problem(403, "cross_site_request");
        }
    }
    // Nothing of this had an effect, and a page that names its own origin is not another site.
    let own = format!("http://{own_host}");
    let plain = server.client().with_header("salon-session", "cookie").with_header("cookie", &cookie);
    let _ = plain.with_header("origin", &own).post("/v1/sessions/refresh").json(&json!({})).send().await.expect(200);
    let _ = server.client().with_token(&bearer).get("/v1/account").send().await.expect(200);
}

#[tokio::test]
async fn the_header_has_one_value() {
    let server = TestServer::start().await;
    for value in ["", "Cookie", "token", "cookie, cookie"] {
        let client = server.client().with_header("salon-session", value).with_header("sec-fetch-site", "same-origin");
        client.post("/v1/sessions/refresh").json(&json!({})).send().await.expect_problem(400, "bad_request");
    }
}

#[tokio::test]
async fn a_missing_and_an_invalid_cookie_are_told_apart() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    browser.refresh().await.expect_problem(401, "session_cookie_missing");
    for wrong in ["x; salon_refresh=y".to_owned(), "x".repeat(600)] {
        browser.cookie = Some(wrong);
        browser.refresh().await.expect_problem(401, "session_cookie_missing");
    }
    browser.cookie = Some("salon_rt_made_up".to_owned());
    browser.refresh().await.expect_problem(401, "invalid_refresh_token");
    assert_eq!(browser.cookie, None, "the cookie is deleted");
}

#[tokio::test]
async fn signing_out_with_the_cookie_ends_its_session_and_deletes_it() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let tokens = browser.register("ada").await["tokens"].clone();
    let old = browser.cookie.clone();
    // The access token may have expired.
    let request = browser.client.with_token("expired").delete("/v1/sessions/current");
    let _ = browser.send(request).await.expect(204);
    assert_eq!(browser.cookie, None);
    let client = server.client().with_token(access_token(&tokens));
    client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    for cookie in [None, old.clone()] {
        browser.cookie = cookie;
        let request = browser.client.delete("/v1/sessions/current");
        let _ = browser.send(request).await.expect(204);
    }
    browser.cookie = old;
    browser.refresh().await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn signing_out_everywhere_deletes_the_cookie() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let tokens = browser.register("ada").await["tokens"].clone();
    let request = browser.client.with_token(access_token(&tokens)).delete("/v1/sessions");
    let old = browser.cookie.clone();
    let _ = browser.send(request).await.expect(204);
    assert_eq!(browser.cookie, None);
    browser.cookie = old;
    browser.refresh().await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_personal_access_token_does_not_sign_the_cookie_out() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    browser.register("ada").await;
    let bob = Person::register(&server, "bob").await;
    let script = browser.client.with_token(&bob.personal_token(&["manage"]).await);
    browser.send(script.delete("/v1/sessions/current")).await.expect_problem(403, "session_required");
    let _ = browser.refresh().await.expect(200);
}

#[tokio::test]
async fn signing_out_with_two_cookies_ends_the_sessions_of_both() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    let ada = browser.register("ada").await["tokens"].clone();
    let own = browser.cookie.clone().expect("a cookie");
    // As another host of the same domain would add it.
    let bob = Person::register(&server, "bob").await;
    let carol = Person::register(&server, "carol").await;
    browser.cookie = Some(format!("{own}; salon_refresh={}; salon_refresh=made-up", bob.refresh_token()));
    browser.refresh().await.expect_problem(401, "session_cookie_missing");
    let request = browser.client.delete("/v1/sessions/current");
    let _ = browser.send(request).await.expect(204);
    assert_eq!(browser.cookie, None, "the cookie is deleted");
    for token in [access_token(&ada), bob.access_token()] {
        server.client().with_token(token).get("/v1/account").send().await.expect_problem(401, "invalid_token");
    }
    refresh(&server, &json!(own)).await.expect_problem(401, "invalid_refresh_token");
    let _ = refresh(&server, &json!(carol.refresh_token())).await.expect(200);
}
