//! Rate limits and size limits.

use salon_tests::{ApiResponse, Builder, Operation, PASSWORD, Person, TestClock, TestServer, eventually};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server whose limits are not refilled while the test works, however slow the machine is. The clock has to live as long as the server.
fn server_with_stopped_clock() -> (TestClock, Builder) {
    let clock = TestClock::stopped();
    let builder = clock.configure(TestServer::builder());
    (clock, builder)
}

fn number(answer: &ApiResponse, header: &str) -> u64 {
    answer.header(header).and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("{header} in\n{answer}"))
}

fn expect_limited(answer: ApiResponse, limit: u64) {
    assert_eq!((number(&answer, "ratelimit-limit"), number(&answer, "ratelimit-remaining")), (limit, 0));
    let wait = number(&answer, "retry-after");
    assert!((1..=61).contains(&wait) && wait == number(&answer, "ratelimit-reset"), "{answer}");
    answer.expect_problem(429, "rate_limited");
}

#[tokio::test]
async fn requests_of_an_address_are_limited() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ADDRESS", "6").start().await;
    // The harness has fetched the document already.
    let mut left = Vec::new();
    for _ in 0..5 {
        let answer = server.client().get("/v1/rulesets").send().await.expect(200);
        assert_eq!(number(&answer, "ratelimit-limit"), 6);
        assert!(number(&answer, "ratelimit-reset") <= 60);
        left.push(number(&answer, "ratelimit-remaining"));
    }
    assert_eq!(left, [4, 3, 2, 1, 0]);
    expect_limited(server.client().get("/v1/rulesets").send().await, 6);
    for path in ["/healthz", "/readyz", "/metrics"] {
        let _ = server.client().get(path).send().await.expect(200);
    }
    let forwarded = server.client().get("/v1/rulesets").header("x-forwarded-for", "203.0.113.9").send().await;
    expect_limited(forwarded, 6);
}

#[tokio::test]
async fn behind_a_trusted_proxy_the_forwarded_address_is_limited() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ADDRESS", "2").env("SALON_TRUST_PROXY", "true").start().await;
    let ask = async |address: &str| server.client().get("/v1/rulesets").header("x-forwarded-for", address).send().await;
    for _ in 0..2 {
        let _ = ask("203.0.113.9").await.expect(200);
    }
    expect_limited(ask("203.0.113.9").await, 2);
    expect_limited(ask("198.51.100.1, 203.0.113.9").await, 2);
    let _ = ask("198.51.100.1").await.expect(200);
    let _ = ask("2001:db8::1").await.expect(200);
    let _ = ask("2001:db8::2").await.expect(200);
    expect_limited(ask("2001:db8::3").await, 2);
}

#[tokio::test]
async fn every_notation_of_a_forwarded_address_counts_alike() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ADDRESS", "2").env("SALON_TRUST_PROXY", "2").start().await;
    let ask = async |headers: &[(&str, &str)]| {
        let request =
            headers.iter().fold(server.client().get("/v1/rulesets"), |it, (name, value)| it.header(name, value));
        request.send().await
    };
    // With two proxies, the inner one wrote the last entry; entries before those of the proxies come from the client.
    let _ = ask(&[("x-forwarded-for", "6.6.6.6, 203.0.113.9:4711, 10.0.0.1")]).await.expect(200);
    let _ = ask(&[("forwarded", "for=6.6.6.6, for=\"203.0.113.9:80\";proto=https, for=10.0.0.1")]).await.expect(200);
    expect_limited(ask(&[("x-forwarded-for", "7.7.7.7"), ("x-forwarded-for", "203.0.113.9, 10.0.0.1")]).await, 2);
    let _ = ask(&[("x-forwarded-for", "[2001:db8::1]:4711, 10.0.0.1")]).await.expect(200);
    let _ = ask(&[("forwarded", "for=\"[2001:db8::2]:1\", for=_inner")]).await.expect(200);
    expect_limited(ask(&[("x-forwarded-for", "2001:db8::3, 10.0.0.1")]).await, 2);
    // Without a usable address the proxy itself is limited: headers that differ, obfuscated addresses, missing entries.
    let without_address: [&[(&str, &str)]; 5] = [
        &[("x-forwarded-for", "198.51.100.1, 10.0.0.1"), ("forwarded", "for=198.51.100.2, for=10.0.0.1")],
        &[("forwarded", "for=unknown, for=10.0.0.1")],
        &[("forwarded", "for=_hidden, for=10.0.0.1")],
        &[("x-forwarded-for", "198.51.100.3")],
        &[("forwarded", "for=198.51.100.4;by=\", for=198.51.100.5, for=10.0.0.1")],
    ];
    // The harness has fetched the document already.
    let mut left = Vec::new();
    for headers in without_address {
        left.push(ask(headers).await.status());
    }
    assert_eq!(left, [200, 429, 429, 429, 429]);
}

#[tokio::test]
async fn requests_of_an_account_are_limited_across_its_tokens() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ACCOUNT", "4").start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let script = server.client().with_token(&ada.personal_token(&["read"]).await);
    let _ = script.get("/v1/account").send().await.expect(200);
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    let last = script.get("/v1/account").send().await.expect(200);
    assert_eq!((number(&last, "ratelimit-limit"), number(&last, "ratelimit-remaining")), (4, 0));
    expect_limited(script.get("/v1/account").send().await, 4);
    expect_limited(ada.client.get("/v1/account").send().await, 4);
    let _ = bob.client.get("/v1/account").send().await.expect(200);
    let _ = server.client().get("/v1/rulesets").send().await.expect(200);
}

#[tokio::test]
async fn percent_encoded_paths_are_limited_too() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ADDRESS", "1").start().await;
    for path in ["/v1/rulesets", "/%761/rulesets", "/v%31/rulesets", "/%76%31/rulesets"] {
        expect_limited(server.client().get(path).undocumented().send().await, 1);
    }
}

#[tokio::test]
async fn a_flooding_token_does_not_limit_others_at_its_address() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder
        .env("SALON_RATE_LIMIT_ADDRESS", "20")
        .env("SALON_RATE_LIMIT_ACCOUNT", "5")
        .env("SALON_RATE_LIMIT_BOTS", "20")
        .start()
        .await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let flood = server.client().with_token(&ada.personal_token(&["read"]).await);
    let mut refused = 0;
    for _ in 0..300 {
        refused += usize::from(flood.get("/v1/account").send().await.status() == 429);
    }
    assert!(refused >= 290, "{refused} of 300 were refused");
    let _ = bob.client.get("/v1/account").send().await.expect(200);
    let _ = server.client().get("/v1/rulesets").send().await.expect(200);
    // Requests with unknown tokens count for the address, however many tokens are invented.
    let made_up = |number: usize| server.client().with_token(&format!("salon_pat_{number}"));
    let mut limited = 0;
    for number in 0..40 {
        limited += usize::from(made_up(number).get("/v1/account").send().await.status() == 429);
    }
    assert!(limited >= 10, "{limited} of 40 were refused");
}

#[tokio::test]
async fn every_operation_has_a_rate_limit() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_ADDRESS", "1").start().await;
    let operations = Operation::all(&server.client().contract());
    for operation in operations {
        let answer = operation.request(&server.client()).send().await;
        if operation.template.starts_with("/v1/") {
            expect_limited(answer, 1);
        } else {
            assert!(answer.status() < 429, "{answer}");
        }
    }
}

#[tokio::test]
async fn password_checks_have_a_limit_of_their_own() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_SIGN_IN", "3").start().await;
    let ada = Person::register(&server, "ada").await;
    let guess = json!({"name": "ada", "password": "a wrong password"});
    let sign_in = async || server.client().post("/v1/sessions").json(&guess).send().await;
    for _ in 0..2 {
        sign_in().await.expect_problem(401, "wrong_credentials");
    }
    expect_limited(sign_in().await, 3);
    let order = json!({"name": "bob", "password": PASSWORD});
    expect_limited(server.client().post("/v1/accounts").json(&order).send().await, 3);
    let order = json!({"current_password": "a guess", "new_password": PASSWORD});
    expect_limited(ada.client.put("/v1/account/password").json(&order).send().await, 3);
    expect_limited(ada.client.post("/v1/account/deletion").json(&json!({"password": "a guess"})).send().await, 3);
    // Existing sessions are not affected.
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    let order = json!({"refresh_token": ada.refresh_token()});
    let _ = server.client().post("/v1/sessions/refresh").json(&order).send().await.expect(200);
}

#[tokio::test]
async fn rate_limit_headers_describe_the_tightest_limit() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder
        .env("SALON_RATE_LIMIT_ADDRESS", "100")
        .env("SALON_RATE_LIMIT_ACCOUNT", "100")
        .env("SALON_RATE_LIMIT_SIGN_IN", "2")
        .env("SALON_RATE_LIMIT_TALK", "2")
        .env("SALON_TRUST_PROXY", "true")
        .start()
        .await;
    let figures = |answer: &ApiResponse| (number(answer, "ratelimit-limit"), number(answer, "ratelimit-remaining"));
    let order = json!({"name": "ada", "password": PASSWORD});
    let made = server.client().post("/v1/accounts").json(&order).send().await.expect(201);
    assert_eq!(figures(&made), (2, 1));
    let guess = async |password: &str, from: u8| {
        let order = json!({"name": "ada", "password": password});
        let request = server.client().post("/v1/sessions").header("x-forwarded-for", &format!("203.0.113.{from}"));
        request.json(&order).send().await
    };
    let wrong = guess("a wrong password", 0).await;
    assert_eq!(figures(&wrong), (2, 1), "the limit of the address");
    wrong.expect_problem(401, "wrong_credentials");
    let right = guess(PASSWORD, 0).await.expect(201);
    assert_eq!(figures(&right), (2, 0), "the last permitted attempt");
    expect_limited(guess(PASSWORD, 0).await, 2);
    for from in 1..7 {
        assert_eq!(
            figures(&guess("a wrong password", from).await),
            (2, 1),
            "attempts of other addresses are not revealed"
        );
    }
    expect_limited(guess("a wrong password", 7).await, 8);
    // Only an operation with a limit of its own reports that limit.
    let ada = server.client().with_token(made.json()["tokens"]["access_token"].as_str().unwrap());
    let table = ada.post("/v1/games").json(&json!({"ruleset": "art_society", "seats": 2})).send().await.expect(201);
    assert_eq!(number(&table, "ratelimit-limit"), 100);
    let talk = format!("/v1/games/{}/messages", table.json()["id"].as_str().unwrap());
    let said = ada.post(&talk).json(&json!({"text": "Well.", "audience": "players"})).send().await.expect(201);
    assert_eq!(figures(&said), (2, 1));
}

#[tokio::test]
async fn sign_ins_to_one_name_are_limited_across_addresses() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_SIGN_IN", "1").env("SALON_TRUST_PROXY", "true").start().await;
    let guess = async |name: &str, from: u8| {
        let order = json!({"name": name, "password": "a wrong password"});
        let request = server.client().post("/v1/sessions").header("x-forwarded-for", &format!("203.0.113.{from}"));
        request.json(&order).send().await
    };
    for from in 0..4 {
        guess("nobody", from).await.expect_problem(401, "wrong_credentials");
    }
    expect_limited(guess("NOBODY", 4).await, 4);
    guess("another", 5).await.expect_problem(401, "wrong_credentials");
}

#[tokio::test]
async fn the_queue_of_password_checks_is_bounded() {
    // A single worker, so that no other could answer if hashing blocked it.
    let builder = TestServer::builder().env("SALON_PASSWORD_HASHES", "1").env("SALON_WORKERS", "1");
    let server = builder.start().await;
    let order = json!({"name": "nobody", "password": "a wrong password"});
    let requests = (0..160).map(|_| server.client().post("/v1/sessions").json(&order));
    let tasks: Vec<_> = requests.map(|it| tokio::spawn(it.send())).collect();
    // Hashing must not block the worker: other requests are served in between.
    let waiting = || tasks.iter().filter(|it| !it.is_finished()).count();
    eventually("a request was answered", async || (waiting() < tasks.len()).then_some(())).await;
    let _ = server.client().get("/v1/rulesets").send().await.expect(200);
    assert!(waiting() > 0, "the request waited for all password checks");
    let mut busy = 0;
    for task in tasks {
        let answer = task.await.unwrap();
        if answer.status() == 503 {
            assert!(answer.header("retry-after").is_some(), "{answer}");
            answer.expect_problem(503, "busy");
            busy += 1;
        } else {
            answer.expect_problem(401, "wrong_credentials");
        }
    }
    // One is hashed and sixteen wait; the others are refused at once.
    assert!((1..=160 - 17).contains(&busy), "{busy} were refused");
    let _ = Person::register(&server, "ada").await;
}

/// Checks for a refusal with a `Retry-After` header.
fn expect_busy(answer: ApiResponse) {
    let seconds: u64 = answer.header("retry-after").and_then(|it| it.parse().ok()).expect("a Retry-After header");
    assert!((1..=60).contains(&seconds), "{answer}");
    answer.expect_problem(503, "busy");
}

#[tokio::test]
async fn refreshes_have_a_limit_shared_by_all_callers() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_REFRESH", "1").start().await;
    let ada = Person::register(&server, "ada").await;
    let refresh = async |token: &str| {
        let order = json!({"refresh_token": token});
        server.client().post("/v1/sessions/refresh").json(&order).send().await
    };
    refresh("salon_rt_made_up").await.expect_problem(401, "invalid_refresh_token");
    expect_busy(refresh("salon_rt_made_up").await);
    expect_busy(refresh("salon_rt_another").await);
    // Valid tokens have a limit of their own; a used token is no longer valid.
    let refreshed = refresh(ada.refresh_token()).await.expect(200).json();
    expect_busy(refresh(refreshed["refresh_token"].as_str().expect("a token")).await);
    expect_busy(refresh(ada.refresh_token()).await);
    // Existing sessions and sign-ins are not affected.
    let _ = ada.client.get("/v1/account").send().await.expect(200);
    let _ = server
        .client()
        .post("/v1/sessions")
        .json(&json!({"name": "ada", "password": PASSWORD}))
        .send()
        .await
        .expect(201);
}

#[tokio::test]
async fn requests_that_send_mail_have_a_shared_limit() {
    let (_clock, builder) = server_with_stopped_clock();
    let server = builder.env("SALON_RATE_LIMIT_MAIL_REQUESTS", "1").start().await;
    let (reset, proof) = (json!({"email": "ada@example.org"}), json!({"token": "salon_mt_nobody"}));
    let _ = server.client().post("/v1/password-resets").json(&reset).send().await.expect(202);
    expect_busy(server.client().post("/v1/password-resets").json(&reset).send().await);
    expect_busy(server.client().post("/v1/email-verifications").json(&proof).send().await);
}

#[tokio::test]
async fn the_body_limit_is_configurable() {
    let server = TestServer::builder().env("SALON_BODY_LIMIT", "1024").start().await;
    let send = async |size: usize| {
        let order = json!({"name": "ada", "password": "x"}).to_string();
        let padded = format!("{order}{}", " ".repeat(size - order.len()));
        server.client().post("/v1/sessions").body("application/json", padded).send().await
    };
    send(1024).await.expect_problem(401, "wrong_credentials");
    send(1025).await.expect_problem(413, "body_too_large");
    send(5_000_000).await.expect_problem(413, "body_too_large");
}

#[tokio::test]
async fn a_chunked_body_is_limited_while_it_is_received() {
    let server = TestServer::builder().env("SALON_BODY_LIMIT", "1024").start().await;
    let mut stream = TcpStream::connect(server.client().address()).await.unwrap();
    let head =
        "POST /v1/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("200\r\n{}\r\n", " ".repeat(512));
    for _ in 0..4 {
        let _ = stream.write_all(chunk.as_bytes()).await;
    }
    let mut answer = vec![0; 4096];
    let count = stream.read(&mut answer).await.unwrap();
    let text = String::from_utf8_lossy(&answer[..count]).into_owned();
    assert!(text.starts_with("HTTP/1.1 413") && text.contains("body_too_large"), "{text}");
}
