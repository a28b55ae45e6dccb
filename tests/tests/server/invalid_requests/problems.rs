//! The content of problem documents.

use salon_tests::{Operation, TestServer};

#[tokio::test]
async fn every_refusal_has_a_request_id() {
    let server = TestServer::start().await;
    let answer = server.client().get("/v1/account").header("x-request-id", "my-own-id-0001").send().await;
    assert_eq!(answer.header("x-request-id"), Some("my-own-id-0001"));
    assert_eq!(answer.expect_problem(401, "unauthenticated").body["request_id"], "my-own-id-0001");
    for odd in [
        "short",
        "with space here",
        "\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}\u{fc}",
        &"x".repeat(65),
        "a\"b\"c\"d\"e",
    ] {
        let answer = server.client().get("/healthz").header("x-request-id", odd).send().await.expect(200);
        assert_ne!(answer.header("x-request-id"), Some(odd));
        assert!(answer.header("x-request-id").is_some_and(|it| it.len() == 36));
    }
    let log = server.log();
    assert!(log.contains("my-own-id-0001"), "the log has the id:\n{log}");
}

#[tokio::test]
async fn a_refusal_follows_the_accepted_language() {
    let server = TestServer::start().await;
    for (language, title) in [
        ("fr", "Connexion requise"),
        ("en", "Sign in first"),
        ("de", "Sign in first"),
        ("fr;q=0.1, en", "Sign in first"),
    ] {
        let answer = server.client().get("/v1/account").header("accept-language", language).send().await;
        assert_eq!(answer.expect_problem(401, "unauthenticated").body["title"], title, "{language}");
    }
    let described = server.client().get("/problems/unauthenticated").header("accept-language", "fr").send().await;
    assert_eq!(described.expect(200).json()["title"], "Connexion requise");
    server.client().get("/problems/none").send().await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn every_documented_problem_code_has_a_page() {
    let server = TestServer::start().await;
    for operation in Operation::all(&server.client().contract()) {
        for code in operation.document["x-problems"].as_array().cloned().unwrap_or_default() {
            let path = format!("/problems/{}", code.as_str().unwrap());
            let described = server.client().get(&path).send().await.expect(200).json();
            assert!(operation.documents(described["status"].as_u64().unwrap() as u16), "{} {code}", operation.id);
        }
    }
}
