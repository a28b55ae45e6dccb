//! Deprecated operations say so in every answer, and stop working at their sunset. None is deprecated today, so a setting for tests
//! deprecates one.

use chrono::{TimeDelta, Utc};
use salon_tests::{Person, TestClock, TestServer};
use serde_json::json;

const SINCE: &str = "@1798761600";
const SUNSET: &str = "Tue, 01 Feb 2028 00:00:00 GMT";

#[tokio::test]
async fn every_answer_of_a_deprecated_operation_says_when_it_stops_working() {
    let server = TestServer::builder()
        .env("SALON_TEST_DEPRECATED", "show_account:2027-01-01:2028-02-01:export_account")
        .start()
        .await;
    let ada = Person::register(&server, "ada").await;
    let answers = [
        ada.client.get("/v1/account").send().await.expect(200),
        ada.client.request(reqwest::Method::HEAD, "/v1/account").send().await.expect(200),
        server.client().get("/v1/account").send().await.expect(401),
        ada.client.get("/v1/account?wrong=1").send().await.expect(400),
    ];
    for answer in &answers {
        assert_eq!((answer.header("deprecation"), answer.header("sunset")), (Some(SINCE), Some(SUNSET)), "{answer}");
    }
    let tag = answers[0].header("etag").expect("a tag");
    let unchanged = ada.client.get("/v1/account").header("if-none-match", tag).send().await.expect(304);
    assert_eq!((unchanged.header("deprecation"), unchanged.header("sunset")), (Some(SINCE), Some(SUNSET)));
    // Other operations, also at the same path, say nothing.
    let name = json!({"display_name": "Ada"});
    for answer in [
        ada.client.patch("/v1/account").json(&name).send().await.expect(200),
        ada.client.get("/v1/account/tokens").send().await.expect(200),
        server.client().get("/v1/rulesets").send().await.expect(200),
    ] {
        assert_eq!((answer.header("deprecation"), answer.header("sunset")), (None, None), "{answer}");
    }
    let document = server.client().get("/v1/openapi.json").undocumented().send().await.expect(200).json();
    let operation = &document["paths"]["/v1/account"]["get"];
    assert_eq!((&operation["deprecated"], &operation["x-sunset"]), (&json!(true), &json!("2028-02-01")));
    // A page of another site can read the headers.
    let exposed = answers[0].header("access-control-expose-headers").unwrap_or_default().to_lowercase();
    assert!(exposed.contains("deprecation") && exposed.contains("sunset"), "{exposed}");
}

#[tokio::test]
async fn a_deprecated_operation_stops_working_at_its_sunset() {
    let clock = TestClock::stopped();
    let sunset = (Utc::now() + TimeDelta::days(40)).date_naive();
    let entry = format!("show_account:2025-01-01:{sunset}:export_account");
    let server = clock.configure(TestServer::builder()).env("SALON_TEST_DEPRECATED", entry).start().await;
    let ada = Person::register(&server, "ada").await;
    let fetched = ada.client.get("/v1/account").send().await.expect(200);
    let tag = fetched.header("etag").expect("a tag").to_owned();
    let midnight = sunset.and_time(chrono::NaiveTime::MIN).and_utc().timestamp();
    clock.advance_seconds(midnight - clock.now() - 1);
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    clock.advance_seconds(1);
    // For every caller and every query: no client is told that its token or its query is wrong instead.
    for request in [
        ada.client.get("/v1/account"),
        ada.client.get("/v1/account").header("if-none-match", &tag),
        ada.client.get("/v1/account?wrong=1"),
        ada.client.with_token("made-up").get("/v1/account"),
        server.client().get("/v1/account"),
        server.client().get("/v1/acc%6funt").undocumented(),
    ] {
        let answer = request.send().await;
        assert_eq!(answer.header("deprecation"), Some("@1735689600"), "{answer}");
        assert_eq!(answer.header("sunset"), fetched.header("sunset"), "{answer}");
        let problem = answer.expect_problem(410, "operation_removed").body;
        let detail = format!("This operation stopped working on {sunset}. Use GET /v1/account/export instead.");
        assert_eq!(problem["detail"], detail);
    }
    let _ = ada.client.request(reqwest::Method::HEAD, "/v1/account").send().await.expect(410);
    let french = ada.client.get("/v1/account").header("accept-language", "fr").send().await;
    let title = french.expect_problem(410, "operation_removed").body["title"].clone();
    assert_eq!(title, "Cette opération n’existe plus");
    // Other operations go on, also at the same path, and so does what replaces it.
    let _ = ada.client.patch("/v1/account").json(&json!({"display_name": "Ada"})).send().await.expect(200);
    let _ = ada.client.get("/v1/account/export").send().await.expect(200);
    let described = server.client().get("/problems/operation_removed").send().await.expect(200);
    assert!(described.text().contains("operation_removed"));
}

#[tokio::test]
async fn no_answer_is_deprecated_without_an_entry_in_the_list() {
    let server = TestServer::start().await;
    let answer = server.client().get("/v1/server").send().await.expect(200);
    assert_eq!((answer.header("deprecation"), answer.header("sunset")), (None, None));
    let document = server.client().get("/v1/openapi.json").undocumented().send().await.expect(200).text();
    assert!(!document.contains("\"deprecated\":true"));
}
