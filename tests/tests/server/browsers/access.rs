//! CORS and security headers.

use reqwest::Method;
use salon_tests::{Person, TestServer, eventually};

#[tokio::test]
async fn cors_allows_the_configured_origins() {
    let server = TestServer::builder().env("SALON_CORS_ORIGINS", "https://play.example.org").start().await;
    let preflight = async |origin: &str, method: &str| {
        let request = server.client().request(Method::OPTIONS, "/v1/games").undocumented();
        let request = request.header("origin", origin).header("access-control-request-method", method);
        request.header("access-control-request-headers", "authorization, content-type, idempotency-key").send().await
    };
    for method in ["GET", "POST", "PATCH", "PUT", "DELETE"] {
        let answer = preflight("https://play.example.org", method).await.expect(200);
        assert_eq!(answer.header("access-control-allow-origin"), Some("https://play.example.org"));
        let headers = answer.header("access-control-allow-headers").unwrap_or_default().to_lowercase();
        assert!(headers.contains("idempotency-key"), "{answer}");
    }
    let answer = preflight("https://evil.example", "GET").await;
    assert_eq!(answer.header("access-control-allow-origin"), None, "{answer}");
    let answer =
        server.client().get("/v1/rulesets").header("origin", "https://play.example.org").send().await.expect(200);
    assert_eq!(answer.header("access-control-allow-origin"), Some("https://play.example.org"));
    let exposed = answer.header("access-control-expose-headers").unwrap_or_default().to_lowercase();
    for header in ["etag", "retry-after", "x-request-id", "ratelimit-remaining", "link", "location"] {
        assert!(exposed.contains(header), "{exposed}");
    }
    assert!(answer.header("vary").unwrap_or_default().to_lowercase().contains("origin"), "{answer}");
    let answer = server.client().get("/v1/rulesets").header("origin", "https://evil.example").send().await.expect(200);
    assert_eq!(answer.header("access-control-allow-origin"), None);
    let refused = server.client().get("/v1/account").header("origin", "https://play.example.org").send().await;
    assert_eq!(refused.header("access-control-allow-origin"), Some("https://play.example.org"), "{refused}");
    refused.expect_problem(401, "unauthenticated");
}

#[tokio::test]
async fn cors_is_off_by_default_and_can_allow_every_origin() {
    let closed = TestServer::start().await;
    let answer = closed.client().get("/v1/rulesets").header("origin", "https://play.example.org").send().await;
    assert_eq!(answer.expect(200).header("access-control-allow-origin"), None);
    let open = TestServer::builder().env("SALON_CORS_ORIGINS", "*").start().await;
    let answer = open.client().get("/v1/rulesets").header("origin", "https://any.example").send().await.expect(200);
    assert!(answer.header("access-control-allow-origin").is_some());
    assert_eq!(answer.header("access-control-allow-credentials"), None);
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let server = TestServer::start().await;
    let ada = Person::register(&server, "ada").await;
    for (client, path) in [
        (&ada.client, "/v1/account"),
        (&server.client(), "/v1/account"),
        (&server.client(), "/healthz"),
        (&server.client(), "/nowhere"),
        (&server.client(), "/docs/"),
        (&server.client(), "/v1/openapi.json"),
        (&server.client(), "/metrics"),
        (&server.client(), "/x%00"),
    ] {
        let answer = client.get(path).undocumented().send().await;
        for (name, value) in
            [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("referrer-policy", "no-referrer")]
        {
            assert_eq!(answer.header(name), Some(value), "{path}: {answer}");
        }
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(answer.header("x-request-id").is_some() && answer.header("server").is_none(), "{path}");
    }
}

#[tokio::test]
async fn a_refused_origin_is_logged_once_with_the_setting_that_allows_it() {
    let server = TestServer::builder().env("SALON_CORS_ORIGINS", "https://play.example.org").start().await;
    let own = format!("http://{}", server.client().address());
    for origin in
        ["https://play.example.org", &own, "https://evil.example", "https://evil.example", "null", "no origin"]
    {
        let _ = server.client().get("/v1/rulesets").header("origin", origin).send().await.expect(200);
    }
    let preflight = server.client().request(Method::OPTIONS, "/v1/games").undocumented();
    let preflight =
        preflight.header("origin", "https://dev.example:5173").header("access-control-request-method", "POST");
    let _ = preflight.send().await;
    let lines = eventually("the log has the last origin", async || {
        let log = server.log();
        let lines: Vec<String> =
            log.lines().filter(|line| line.contains("origin is not allowed")).map(str::to_owned).collect();
        lines.iter().any(|line| line.contains("https://dev.example:5173")).then_some(lines)
    })
    .await;
    assert_eq!(lines.len(), 3, "{lines:?}");
    for (line, origin) in lines.iter().zip(["https://evil.example", "null", "https://dev.example:5173"]) {
        assert!(line.contains(origin) && line.contains("SALON_CORS_ORIGINS") && line.contains("WARN"), "{line}");
    }
}

#[tokio::test]
async fn a_missing_setting_is_explained_once_for_each_origin() {
    let server = TestServer::start().await;
    for origin in ["https://one.example", "https://one.example", "https://two.example", "https://one.example"] {
        let _ = server.client().get("/v1/rulesets").header("origin", origin).send().await.expect(200);
    }
    // The last origin: the log is written in order.
    let _ = server.client().get("/v1/rulesets").header("origin", "https://last.example").send().await.expect(200);
    let lines = eventually("the log has the last origin", async || {
        let log = server.log();
        let lines: Vec<String> =
            log.lines().filter(|line| line.contains("origin is not allowed")).map(str::to_owned).collect();
        lines.iter().any(|line| line.contains("https://last.example")).then_some(lines)
    })
    .await;
    assert_eq!(lines.len(), 3, "{lines:?}");
    for (line, origin) in lines.iter().zip(["https://one.example", "https://two.example", "https://last.example"]) {
        assert!(line.contains(origin) && line.contains("SALON_CORS_ORIGINS is not set"), "{line}");
        assert!(line.contains("restart the server") && line.contains("WARN"), "{line}");
    }
}
