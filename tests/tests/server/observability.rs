//! Health, readiness, metrics and documentation of the server.

use std::io::Read;

use salon_tests::{ApiClient, ApiResponse, Operation, Person, SeededRng, TestServer, TestTable, eventually};
use serde_json::{Value, json};

/// Polls a path until it answers with this status.
async fn poll_until_status(client: &ApiClient, path: &str, status: u16) -> ApiResponse {
    eventually(&format!("{path} answers {status}"), async || {
        let answer = client.get(path).send().await;
        (answer.status() == status).then_some(answer)
    })
    .await
}

/// A connection to another database of the same cluster, from which the server's database can be made unavailable, and its name.
async fn administrator(server: &TestServer) -> (tokio_postgres::Client, String) {
    let url = server.database().url();
    let (before, rest) = url.split_once(":///").expect("an address");
    let (name, options) = rest.split_once('?').expect("options");
    let admin = format!("{before}:///postgres?{options}");
    let (client, connection) = tokio_postgres::connect(&admin, tokio_postgres::NoTls).await.expect("a connection");
    tokio::spawn(connection);
    (client, name.to_owned())
}

async fn make_unavailable(admin: &tokio_postgres::Client, name: &str) {
    let sql = format!(
        "alter database {name} with allow_connections false;
         select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
    );
    admin.batch_execute(&sql).await.expect("an unavailable database");
}

async fn make_available(admin: &tokio_postgres::Client, name: &str) {
    admin.batch_execute(&format!("alter database {name} with allow_connections true")).await.expect("a database");
}

#[tokio::test]
async fn a_server_is_alive_and_ready() {
    let server = TestServer::start().await;
    for path in ["/healthz", "/readyz"] {
        let answer = server.client().get(path).send().await.expect(200);
        assert_eq!(answer.json(), json!({"status": "ok"}));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
}

#[tokio::test]
async fn a_server_without_its_database_is_alive_but_not_ready() {
    let server = TestServer::builder().env("SALON_POOL_WAIT", "5s").start().await;
    let ada = Person::register(&server, "ada").await;
    let (admin, name) = administrator(&server).await;
    make_unavailable(&admin, &name).await;
    let not_ready = poll_until_status(&server.client(), "/readyz", 503).await;
    assert!(not_ready.header("retry-after").is_some(), "{not_ready}");
    not_ready.expect_problem(503, "unavailable");
    let _ = server.client().get("/healthz").send().await.expect(200);
    let _ = server.client().get("/metrics").send().await.expect(200);
    let _ = server.client().get("/v1/rulesets").send().await.expect(200);
    let refused = ada.client.get("/v1/account").send().await;
    assert!(refused.header("retry-after").is_some(), "{refused}");
    let problem = refused.expect_problem(503, "unavailable");
    let text = problem.body.to_string();
    assert!(!text.contains("postgres") && !text.contains(&name), "the answer reveals the cause: {text}");
    let table = json!({"ruleset": "art_society", "seats": 2});
    ada.client.post("/v1/games").json(&table).send().await.expect_problem(503, "unavailable");
    make_available(&admin, &name).await;
    let _ = poll_until_status(&server.client(), "/readyz", 200).await;
    let _ = poll_until_status(&ada.client, "/v1/account", 200).await;
    let table = ada.open_table(2, "public").await;
    let bob = Person::register(&server, "bob").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    assert!(ada.play_first_legal(game).await | bob.play_first_legal(game).await);
}

/// A server with a short timeout for database connections, and an account.
async fn server_with_short_pool_wait() -> (TestServer, Person) {
    let patient = TestServer::start().await;
    let mut ada = Person::register(&patient, "ada").await;
    let personal = ada.personal_token(&["read"]).await;
    let settings = TestServer::builder().database(patient.database()).env("SALON_POOL_WAIT", "100ms");
    let server = settings.start().await;
    ada.client = server.client().with_token(ada.access_token());
    ada.tokens["personal"] = json!(personal);
    (server, ada)
}

#[tokio::test]
async fn every_operation_answers_503_while_the_database_is_unavailable() {
    let (server, ada) = server_with_short_pool_wait().await;
    let (admin, name) = administrator(&server).await;
    make_unavailable(&admin, &name).await;
    let _ = poll_until_status(&server.client(), "/readyz", 503).await;
    // These need no database.
    let without = ["show_openapi", "show_server", "list_rulesets", "show_ruleset", "show_ruleset_words"];
    for operation in Operation::all(&server.client().contract()) {
        if !operation.template.starts_with("/v1/") || without.contains(&operation.id.as_str()) {
            continue;
        }
        let path =
            operation.path_with(if operation.template.contains("{name}") { "nobody" } else { salon_tests::UNKNOWN_ID });
        let request = ada.client.request(operation.method.clone(), &path);
        let request = match &operation.body {
            Some(body) => request.json(body),
            None => request,
        };
        let answer = request.send().await;
        assert!(answer.header("retry-after").is_some(), "{}\n{answer}", operation.id);
        answer.expect_problem(503, "unavailable");
    }
}

#[tokio::test]
async fn static_answers_need_the_database_for_personal_tokens() {
    let (server, ada) = server_with_short_pool_wait().await;
    let script = server.client().with_token(ada.tokens["personal"].as_str().expect("a token"));
    let (admin, name) = administrator(&server).await;
    make_unavailable(&admin, &name).await;
    let _ = poll_until_status(&server.client(), "/readyz", 503).await;
    for path in ["/v1/rulesets", "/v1/rulesets/art_society", "/v1/rulesets/art_society/words"] {
        script.get(path).send().await.expect_problem(503, "unavailable");
        let _ = server.client().get(path).send().await.expect(200);
    }
}

#[tokio::test]
async fn a_server_with_an_older_schema_is_not_ready() {
    let server = TestServer::start().await;
    let reverted = server.run(&["migrate", "--revert", "1"]).await;
    assert!(reverted.status.success(), "{}", String::from_utf8_lossy(&reverted.stderr));
    let problem = server.client().get("/readyz").send().await.expect_problem(503, "unavailable");
    assert!(problem.body["detail"].as_str().unwrap_or_default().contains("migrations are pending"), "{}", problem.body);
    let _ = server.run(&["migrate"]).await;
    let _ = poll_until_status(&server.client(), "/readyz", 200).await;
}

#[tokio::test]
async fn metrics_count_requests_commands_appends_connections_and_games() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    assert!(ada.play_first_legal(game).await || bob.play_first_legal(game).await);
    let refused = json!({"commands": [{"kind": "nothing"}]});
    let path = format!("/v1/games/{game}/commands");
    ada.client.post(&path).json(&refused).send().await.expect_problem(422, "command_refused");
    let again = TestTable::of(&[ada, bob]).await;
    let (seat, _) = again.awaited().await[0].clone();
    let command = SeededRng::new(1).pick(&again.choices(seat).await["legal"]);
    for _ in 0..3 {
        let _ = again.submit(seat, &json!([command])).header("idempotency-key", "once").send().await.expect(200);
    }
    let answer = server.client().get("/metrics").send().await.expect(200);
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
    let text = answer.text();
    let has = |parts: &[&str]| {
        let found = text.lines().any(|line| parts.iter().all(|part| line.contains(part)));
        assert!(found, "{parts:?} in\n{text}");
    };
    has(&["salon_http_requests_total{", "method=\"POST\"", "route=\"/v1/accounts\"", "status=\"201\"} 2"]);
    has(&["salon_http_requests_total{", "route=\"/v1/games/{id}/commands\"", "status=\"422\"} 1"]);
    has(&["salon_http_request_seconds_bucket{", "route=\"/v1/accounts\"", "le=\"+Inf\"} 2"]);
    has(&["salon_commands_total{", "ruleset=\"art_society\"", "outcome=\"accepted\"} 2"]);
    has(&["salon_commands_total{", "ruleset=\"art_society\"", "outcome=\"repeated\"} 2"]);
    has(&["salon_commands_total{", "ruleset=\"art_society\"", "outcome=\"refused\"} 1"]);
    has(&["salon_append_seconds_bucket{", "le=\"+Inf\"} 2"]);
    has(&["salon_db_pool_connections{state=\"max\"} 8"]);
    has(&["salon_db_pool_connections{state=\"idle\"}"]);
    has(&["salon_db_pool_waiting 0"]);
    has(&["salon_games{status=\"running\"} 2"]);
    has(&["salon_games{status=\"open\"} 0"]);
    for name in ["salon_http_requests_total", "salon_commands_total", "salon_append_seconds", "salon_games"] {
        has(&["# HELP", name]);
    }
    assert!(!text.contains(game) && !text.contains("ada"), "metrics name no account");
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let value = line.rsplit(' ').next().unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
}

#[tokio::test]
async fn the_served_openapi_document_is_the_committed_one() {
    let server = TestServer::start().await;
    let served = server.client().get("/v1/openapi.json").send().await.expect(200).json();
    let committed: Value = serde_json::from_str(include_str!("../../../openapi/openapi.json")).unwrap();
    assert!(served == committed, "run: salon openapi > openapi/openapi.json");
    let printed = server.run(&["openapi"]).await;
    assert!(serde_json::from_slice::<Value>(&printed.stdout).unwrap() == committed);
}

#[tokio::test]
async fn the_served_openapi_document_names_the_operator() {
    for (setting, member) in [("https://example.org/about", "url"), ("ada@example.org", "email")] {
        let server = TestServer::builder().env("SALON_CONTACT", setting).start().await;
        let served = server.client().get("/v1/openapi.json").send().await.expect(200).json();
        assert_eq!(served["info"]["contact"], json!({"name": "The operator of this server", member: setting}));
    }
}

#[tokio::test]
async fn every_operation_documents_summary_examples_and_errors() {
    let server = TestServer::start().await;
    for operation in Operation::all(&server.client().contract()) {
        let id = &operation.id;
        assert!(operation.document["summary"].as_str().is_some_and(|it| !it.is_empty()), "{id}");
        assert!(operation.document["description"].as_str().is_some_and(|it| !it.is_empty()), "{id}");
        let api = operation.template.starts_with("/v1/");
        for (status, needed) in [
            (429, api),
            (500, api),
            (503, api),
            (401, operation.scope.is_some()),
            (403, operation.scope.is_some()),
            (404, operation.template.contains('{')),
            (408, operation.body.is_some()),
            (413, operation.body.is_some()),
            (415, operation.body.is_some()),
            (422, operation.body.is_some()),
        ] {
            assert!(!needed || operation.documents(status), "{id} documents {status}");
        }
        for (status, response) in operation.document["responses"].as_object().unwrap() {
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                let shown = content.get("example").is_some() || content.get("examples").is_some();
                assert!(shown, "{id} shows an example of {status} {media}");
                let schema = content["schema"].clone();
                assert!(!schema.is_null(), "{id} says what {status} {media} looks like");
            }
        }
    }
}

/// The text of a page, which may be compressed.
fn decompressed_text(answer: &ApiResponse) -> String {
    if answer.header("content-encoding") != Some("gzip") {
        return answer.text();
    }
    let mut text = String::new();
    flate2::read::GzDecoder::new(answer.bytes().as_ref()).read_to_string(&mut text).expect("gzip");
    text
}

#[tokio::test]
async fn the_documentation_pages_load_no_external_resources() {
    let server = TestServer::start().await;
    let get = async |path: &str| server.client().get(path).undocumented().send().await;
    let moved = get("/docs").await;
    assert!((300..400).contains(&moved.status()) && moved.header("location") == Some("/docs/"), "{moved}");
    let page = get("/docs/").await.expect(200);
    assert_eq!(page.content_type(), Some("text/html"));
    let text = decompressed_text(&page);
    let mut assets = 0;
    for attribute in ["src=\"", "href=\""] {
        for found in text.split(attribute).skip(1) {
            let address = found.split('"').next().unwrap();
            assert!(!address.contains("://") && !address.starts_with("//"), "{address} is elsewhere");
            let path = format!("/docs/{}", address.trim_start_matches("./"));
            let asset = get(&path).await.expect(200);
            assert!(!asset.bytes().is_empty(), "{path}");
            assets += 1;
        }
    }
    assert!(assets >= 4, "{text}");
    let inline = text.split("<script").skip(1).any(|it| !it.split('>').next().unwrap_or_default().contains("src="));
    assert!(!inline, "the policy of the page allows no inline script");
    let start = decompressed_text(&get("/docs/swagger-initializer.js").await.expect(200));
    assert!(start.contains("/v1/openapi.json") && !start.contains("https://"), "{start}");
    let policy = page.header("content-security-policy").unwrap().to_owned();
    assert!(policy.contains("default-src 'self'"), "{policy}");
    get("/docs/nothing.js").await.expect_problem(404, "not_found");
}

#[tokio::test]
async fn answers_are_compressed_on_request() {
    let server = TestServer::start().await;
    let whole = server.client().get("/v1/openapi.json").send().await.expect(200);
    let packed = server.client().get("/v1/openapi.json").header("accept-encoding", "gzip").undocumented().send().await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.bytes().len() * 4 < whole.bytes().len());
    let table = TestTable::start(&server, 2).await;
    for (path, also) in [(table.path("/view"), "authorization"), (table.path("/score"), "accept-language")] {
        let packed = server.client().get(&path).header("accept-encoding", "gzip").undocumented().send().await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        let varies = packed.header("vary").unwrap_or_default().to_lowercase();
        for by in ["accept-encoding", "origin", also] {
            assert!(varies.split(", ").any(|it| it == by), "{path} varies by {by}: {varies}");
        }
    }
}

#[tokio::test]
async fn a_page_links_to_the_next_page() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    assert!(table.step(&mut SeededRng::new(1)).await.is_some());
    let client = &table.players[0].client;
    let first = client.get(&table.path("/events?from=0&limit=1")).send().await.expect(200);
    let next = format!("<{}>; rel=\"next\"", table.path("/events?limit=1&from=1"));
    assert_eq!(first.header("link"), Some(next.as_str()));
    let rest = client.get(&table.path("/events?from=0&limit=100")).send().await.expect(200);
    assert_eq!(rest.header("link"), None, "the last page has no link");

    server.database().wait_until_visible().await;
    let oldest = client.get("/v1/account/feed?from=oldest&limit=1").send().await.expect(200);
    let next = format!("/v1/account/feed?limit=1&cursor={}", oldest.json()["next_cursor"].as_str().expect("a cursor"));
    assert_eq!(oldest.header("link"), Some(format!("<{next}>; rel=\"next\"").as_str()), "{oldest}");
    let second = client.get(&next).send().await.expect(200);
    assert_eq!(second.json()["items"].as_array().map(Vec::len), Some(1), "{second}");
    let link = second.header("link").unwrap_or_default();
    assert!(link.contains("limit=1&before=") && link.ends_with("; rel=\"prev\""), "{link}");
    let order = json!({"label": "x", "url": "https://hooks.example.org/"});
    let made = client.post("/v1/account/webhooks").json(&order).send().await.expect(201);
    let shown = client.get(made.header("location").expect("a location")).send().await.expect(200);
    assert_eq!(shown.json()["id"], made.json()["id"]);
}

#[tokio::test]
async fn the_score_follows_the_accepted_language() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    let ask = |language: &str| server.client().get(&table.path("/score")).header("accept-language", language);
    let (french, english) = (ask("en; q=0.5, fr; q=0.9").send().await, ask("en").send().await);
    assert_eq!((french.header("content-language"), english.header("content-language")), (Some("fr"), Some("en")));
    assert_ne!(french.header("etag"), english.header("etag"));
}

#[tokio::test]
async fn a_broken_stream_is_logged_with_its_request_id() {
    let server = TestServer::start().await;
    let table = TestTable::start(&server, 2).await;
    assert!(table.step(&mut SeededRng::new(1)).await.is_some());
    let database = server.database().connect().await;
    let corrupt = "update moves set events = (select jsonb_agg(7) from generate_series(1, count))";
    database.execute(corrupt, &[]).await.expect("a move that cannot be read");
    let request = table.players[0].client.get(&table.path("/stream?from=0"));
    let mut stream = request.header("x-request-id", "a-stream-of-mine").stream().await;
    assert_eq!(stream.next().await.expect("a reconnect event").name, "reconnect");
    let is_logged = |line: &str| line.contains("a stream broke") && line.contains("a-stream-of-mine");
    eventually("the broken stream is logged", async || server.log().lines().any(is_logged).then_some(())).await;
}

#[tokio::test]
async fn log_lines_are_json_if_configured() {
    let server = TestServer::builder().env("SALON_LOG_FORMAT", "json").start().await;
    let answer = server.client().get("/v1/rulesets").send().await.expect(200);
    let id = answer.header("x-request-id").unwrap().to_owned();
    let log = server.log();
    let line = log.lines().find(|line| line.contains(&id)).expect("a line for the request");
    let line: Value = serde_json::from_str(line).expect("JSON");
    assert_eq!((&line["route"], &line["status"]), (&json!("/v1/rulesets"), &json!(200)), "{line}");
}
