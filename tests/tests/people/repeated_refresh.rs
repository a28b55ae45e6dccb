//! A refresh that is repeated soon gets the same refresh token again, or the newest one of its session; a later one ends the session.

use salon_tests::{Person, TestServer, eventually};
use serde_json::{Value, json};

use super::{browser::Browser, refresh, set_spent};

async fn expect_signed_in(server: &TestServer, tokens: &Value) {
    let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
    let _ = client.get("/v1/account").send().await.expect(200);
}

/// Checks that the session of these tokens has ended.
async fn expect_revoked(server: &TestServer, tokens: &Value) {
    let client = server.client().with_token(tokens["access_token"].as_str().expect("a token"));
    client.get("/v1/account").send().await.expect_problem(401, "invalid_token");
    refresh(server, &tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn two_tabs_that_refresh_at_once_get_the_same_token() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let body = json!({"refresh_token": ada.refresh_token()});
    let requests = (0..8).map(|_| server.client().post("/v1/sessions/refresh").json(&body));
    let tasks: Vec<_> = requests.map(|it| tokio::spawn(it.send())).collect();
    let mut given = Vec::new();
    for task in tasks {
        given.push(task.await.expect("a response").expect(200).json());
    }
    for tokens in &given {
        assert_eq!(tokens["refresh_token"], given[0]["refresh_token"]);
        assert_eq!(tokens["refresh_expires_at"], given[0]["refresh_expires_at"]);
        expect_signed_in(&server, tokens).await;
    }
    let next = refresh(&server, &given[0]["refresh_token"]).await.expect(200).json();
    assert_ne!(next["refresh_token"], given[0]["refresh_token"]);
}

#[tokio::test]
async fn a_lost_answer_can_be_asked_for_again_after_a_restart_and_on_another_server() {
    let mut server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let lost = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let other = TestServer::builder().database(server.database()).start().await;
    set_spent(&server, 15).await;
    let there = refresh(&other, &ada.tokens["refresh_token"]).await.expect(200).json();
    assert_eq!(there["refresh_token"], lost["refresh_token"]);
    let rotated = server.run(&["rotate-keys", "--revoke-old"]).await;
    assert!(rotated.status.success());
    server.restart().await;
    set_spent(&server, 15).await;
    let again = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    assert_eq!(again["refresh_token"], lost["refresh_token"]);
    expect_signed_in(&server, &again).await;
    let _ = refresh(&server, &again["refresh_token"]).await.expect(200);
}

#[tokio::test]
async fn a_thief_who_refreshes_later_ends_the_session() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let own = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let bobs = refresh(&server, &bob.tokens["refresh_token"]).await.expect(200).json();
    set_spent(&server, 31).await;
    refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    expect_revoked(&server, &own).await;
    expect_signed_in(&server, &bobs).await;
}

#[tokio::test]
async fn a_tab_with_the_old_token_goes_on_after_the_other_refreshed_twice() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    set_spent(&server, 25).await;
    // Both older tokens lead to the newest: an older one would end the session when its half minute is over.
    for old in [&ada.tokens, &second] {
        let late = refresh(&server, &old["refresh_token"]).await.expect(200).json();
        assert_eq!(late["refresh_token"], third["refresh_token"]);
        assert_eq!(late["refresh_expires_at"], third["refresh_expires_at"]);
        expect_signed_in(&server, &late).await;
    }
    set_spent(&server, 3600).await;
    let next = refresh(&server, &third["refresh_token"]).await.expect(200).json();
    expect_signed_in(&server, &next).await;
}

#[tokio::test]
async fn two_tabs_with_one_cookie_go_on_however_their_refreshes_are_ordered() {
    let server = TestServer::start().await;
    let mut one = Browser::new(&server);
    one.register("ada").await;
    // The other tab has sent its request with the first cookie, and the server gets it after two refreshes of the first tab.
    let mut other = one.new_tab();
    let _ = one.refresh().await.expect(200);
    let _ = one.refresh().await.expect(200);
    let late = other.refresh().await.expect(200).json();
    expect_signed_in(&server, &late).await;
    assert_eq!(other.cookie, one.cookie, "the answer that comes last leaves the newest token in the cookie");
    set_spent(&server, 3600).await;
    let _ = other.refresh().await.expect(200);
}

#[tokio::test]
async fn a_lost_answer_with_a_cookie_can_be_asked_for_again() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    browser.register("ada").await;
    let mut lost = browser.new_tab();
    let _ = lost.refresh().await.expect(200);
    // The cookie of the answer never came: the browser sends the old one again.
    set_spent(&server, 29).await;
    let tokens = browser.refresh().await.expect(200).json();
    assert_eq!(browser.cookie, lost.cookie);
    expect_signed_in(&server, &tokens).await;
    set_spent(&server, 31).await;
    let _ = browser.refresh().await.expect(200);
}

#[tokio::test]
async fn concurrent_refreshes_with_the_old_and_the_new_token_all_succeed() {
    let server = TestServer::start().await;
    let other = TestServer::builder().database(server.database()).start().await;
    let ada = Person::register(&server, "ada").await;
    let first = &ada.tokens["refresh_token"];
    let second = refresh(&server, first).await.expect(200).json()["refresh_token"].clone();
    let mut tasks = Vec::new();
    for server in [&server, &other, &server, &other] {
        for token in [first, &second] {
            let request = server.client().post("/v1/sessions/refresh").json(&json!({"refresh_token": token}));
            tasks.push((token, tokio::spawn(request.send())));
        }
    }
    let mut given = Vec::new();
    for (token, task) in tasks {
        let tokens = task.await.expect("a response").expect(200).json();
        expect_signed_in(&server, &tokens).await;
        given.push((token, tokens["refresh_token"].clone()));
    }
    let third = refresh(&server, first).await.expect(200).json()["refresh_token"].clone();
    for (token, got) in given {
        assert!(got == third || token == first && got == second, "{token} got {got}");
    }
    set_spent(&server, 31).await;
    let _ = refresh(&server, &third).await.expect(200);
}

#[tokio::test]
async fn a_thief_with_an_older_token_ends_the_session() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    set_spent(&server, 31).await;
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    expect_revoked(&server, &third).await;
}

#[tokio::test]
async fn a_repetition_does_not_extend_its_time() {
    let server = TestServer::start().await;
    let mut browser = Browser::new(&server);
    browser.register("ada").await;
    let mut thief = browser.new_tab();
    let _ = browser.refresh().await.expect(200);
    for seconds in [10, 20, 29] {
        set_spent(&server, seconds).await;
        let _ = thief.new_tab().refresh().await.expect(200);
    }
    set_spent(&server, 31).await;
    thief.refresh().await.expect_problem(401, "invalid_refresh_token");
    browser.refresh().await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn a_session_is_refreshed_a_hundred_times_in_half_a_minute_at_most() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let mut token = ada.tokens["refresh_token"].clone();
    for _ in 0..5 {
        for _ in 0..20 {
            token = refresh(&server, &token).await.expect(200).json()["refresh_token"].clone();
        }
        set_spent(&server, 0).await;
    }
    let refused = refresh(&server, &token).await;
    assert_eq!(refused.header("retry-after"), Some("30"));
    refused.expect_problem(429, "rate_limited");
    // Nobody is signed out: the first token still leads to the newest.
    let tokens = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    assert_eq!(tokens["refresh_token"], token);
    expect_signed_in(&server, &tokens).await;
    set_spent(&server, 31).await;
    let _ = refresh(&server, &token).await.expect(200);
}

#[tokio::test]
async fn a_thief_who_is_faster_is_noticed_at_the_next_refresh() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    // Both have the same token now, and the thief goes on with it.
    let thief = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let own = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    let thief = refresh(&server, &thief["refresh_token"]).await.expect(200).json();
    set_spent(&server, 31).await;
    refresh(&server, &own["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
    expect_revoked(&server, &thief).await;
}

#[tokio::test]
async fn a_repetition_after_sign_out_is_refused() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200);
    let _ = ada.client.delete("/v1/sessions/current").send().await.expect(204);
    refresh(&server, &ada.tokens["refresh_token"]).await.expect_problem(401, "invalid_refresh_token");
}

#[tokio::test]
async fn no_refresh_token_is_stored_and_old_keys_are_deleted() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let second = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200).json();
    set_spent(&server, 121).await;
    let third = refresh(&server, &second["refresh_token"]).await.expect(200).json();
    let database = server.database().connect().await;
    let sql = "select count(*), count(spent_at), count(successor_key),
        string_agg(encode(token_hash || coalesce(successor_key, ''), 'base64'), '') from refresh_tokens";
    let row = database.query_one(sql, &[]).await.expect("a row");
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1), row.get::<_, i64>(2)), (3, 2, 1));
    let stored = row.get::<_, String>(3).replace(['\n', '='], "").replace('+', "-").replace('/', "_");
    for token in [&ada.tokens, &second, &third].map(|tokens| tokens["refresh_token"].as_str().expect("a token")) {
        let random = token.strip_prefix("salon_rt_").expect("the prefix");
        assert!(!stored.contains(&random[..20]), "{token}");
    }
}

#[tokio::test]
async fn the_keys_of_an_idle_session_are_deleted_too() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    let _ = refresh(&server, &ada.tokens["refresh_token"]).await.expect(200);
    set_spent(&server, 121).await;
    // A server runs the pass when it starts, unless another one is running it.
    let database = server.database().connect().await;
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(TestServer::builder().database(server.database()).start().await);
    }
    eventually("the key is deleted", async || {
        let row = database.query_one("select count(successor_key) from refresh_tokens", &[]).await.expect("a row");
        (row.get::<_, i64>(0) == 0).then_some(())
    })
    .await;
}
