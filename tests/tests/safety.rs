//! Junk of every kind at every operation: a problem document with a code, never a fault of ours.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hyper::Method;
use salon_tests::{Answer, Client, NOBODY, Operation, Person, Request, TestServer};
use serde_json::{Value, json};

/// Operations that would end what the test works with; their refusals are tested all the same.
const ENDING: [&str; 3] = ["delete_account", "delete_sessions", "delete_session"];

/// A client that may do everything, with tokens that no operation but revocation ends.
async fn insider(server: &TestServer) -> Client {
    let ada = Person::register(server, "ada").await;
    server.client().with_token(&ada.personal_token(&["read", "play", "manage"]).await)
}

fn refused(operation: &Operation, what: &str, answer: &Answer) -> String {
    let problem = answer.problem().unwrap_or_else(|why| panic!("{} with {what} {why}\n{answer}", operation.id));
    assert!(answer.status() < 500, "{} with {what}:\n{answer}", operation.id);
    assert_eq!(answer.header("x-request-id"), problem.body["request_id"].as_str(), "{answer}");
    assert_eq!(problem.body["type"], format!("/problems/{}", problem.code), "{answer}");
    problem.code
}

fn with_bodies(server: &TestServer) -> Vec<Operation> {
    let operations = Operation::all(&server.client().contract());
    let operations: Vec<_> = operations.into_iter().filter(|it| it.body.is_some()).collect();
    assert!(operations.len() > 8);
    operations
}

#[tokio::test]
async fn a_body_that_is_no_json_is_refused_by_every_operation() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for operation in with_bodies(&server) {
        let request = || client.request(operation.method.clone(), &operation.path());
        let sound = operation.body.as_ref().unwrap().to_string();
        let cut = &sound[..sound.len() - 1];
        let nul = sound.replacen(":\"", ":\"\\u0000", 1).replacen("[{", "[{\"x\":\"\\u0000\",", 1);
        for (what, code, media, bytes) in [
            ("no body", "malformed_json", "application/json", Vec::new()),
            ("half a body", "malformed_json", "application/json", cut.as_bytes().to_vec()),
            ("more than a body", "malformed_json", "application/json", format!("{sound} {{}}").into_bytes()),
            ("no UTF-8", "malformed_json", "application/json", b"{\"name\":\"\xff\xfe\"}".to_vec()),
            ("a bare NUL", "malformed_json", "application/json", b"{\"name\":\"a\x00b\"}".to_vec()),
            ("a lone surrogate", "malformed_json", "application/json", b"{\"name\":\"\\ud800\"}".to_vec()),
            ("depth", "malformed_json", "application/json", deep.clone().into_bytes()),
            ("NaN", "malformed_json", "application/json", b"NaN".to_vec()),
            ("a form", "unsupported_media_type", "application/x-www-form-urlencoded", b"name=ada".to_vec()),
            ("text", "unsupported_media_type", "text/plain", sound.clone().into_bytes()),
            ("too much", "body_too_large", "application/json", vec![b' '; 70_000]),
        ] {
            let answer = request().body(media, bytes).send().await;
            let found = refused(&operation, what, &answer);
            // What is not read as JSON at all may be refused as what it is not.
            let alike = ["malformed_json", "invalid_body"];
            assert!(
                found == code || alike.contains(&code) && alike.contains(&found.as_str()),
                "{}: {what}: {found}",
                operation.id
            );
        }
        if nul != sound {
            let answer = request().body("application/json", nul).send().await;
            assert_eq!(refused(&operation, "an escaped NUL", &answer), "nul_character");
        }
        let answer = request().header("content-encoding", "gzip").body("application/json", sound.clone()).send().await;
        assert_eq!(refused(&operation, "an encoded body", &answer), "unsupported_media_type");
        let answer = request().send().await;
        assert_eq!(refused(&operation, "no media type", &answer), "unsupported_media_type");
    }
}

#[tokio::test]
async fn a_body_of_the_wrong_shape_is_refused_by_every_operation() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    for operation in with_bodies(&server) {
        let send =
            async |body: &Value| client.request(operation.method.clone(), &operation.path()).json(body).send().await;
        for wrong in [json!(null), json!(7), json!("x"), json!([]), json!([[]]), json!(true)] {
            let found = refused(&operation, &wrong.to_string(), &send(&wrong).await);
            assert_eq!(found, "invalid_body", "{} with {wrong}", operation.id);
        }
        let mut unknown = operation.body.clone().unwrap();
        unknown["surprise"] = json!(1);
        let answer = send(&unknown).await;
        assert_eq!(refused(&operation, "an unknown field", &answer), "invalid_body");
        assert_eq!(answer.json()["errors"][0]["pointer"], "/surprise", "{answer}");
        for (field, sound) in operation.body.as_ref().unwrap().as_object().unwrap() {
            for wrong in [json!({"a": 1}), json!([[1]]), json!(-1.5e300), json!(true)] {
                if sound.is_boolean() && wrong.is_boolean() {
                    continue;
                }
                let mut body = operation.body.clone().unwrap();
                body[field] = wrong.clone();
                let answer = send(&body).await;
                let found = refused(&operation, &format!("{field} of {wrong}"), &answer);
                // What a command or an option is, its ruleset knows; of a game that is not there it is never asked.
                let fits = ["invalid_body", "not_found", "table_refused", "command_refused"];
                assert!(fits.contains(&found.as_str()), "{}: {field} of {wrong}: {found}", operation.id);
            }
        }
    }
}

/// Where an object of this schema may have null, as the document says: pointers, with `0` for whatever is in an array.
fn nullable(document: &Value, schema: &Value, at: &str, found: &mut Vec<String>) {
    let of_reference = schema["$ref"].as_str().and_then(|it| document.pointer(it.trim_start_matches('#')));
    let schema = of_reference.unwrap_or(schema);
    // Deeper than any body; plans and commands repeat themselves.
    if at.matches('/').count() > 6 {
        return;
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        let at = format!("{at}/{name}");
        let is_null = |it: &Value| it["type"] == "null";
        let listed = property["type"].as_array().is_some_and(|types| types.contains(&json!("null")));
        let chosen =
            ["oneOf", "anyOf"].iter().any(|it| property[it].as_array().is_some_and(|of| of.iter().any(is_null)));
        if listed || chosen {
            found.push(at.clone());
        }
        nullable(document, property, &at, found);
    }
    nullable_parts(document, schema, at, found);
}

fn nullable_parts(document: &Value, schema: &Value, at: &str, found: &mut Vec<String>) {
    for part in ["oneOf", "anyOf", "allOf"].iter().filter_map(|it| schema[it].as_array()).flatten() {
        nullable(document, part, at, found);
    }
    if schema["items"].is_object() {
        nullable(document, &schema["items"], &format!("{at}/0"), found);
    }
}

#[tokio::test]
async fn what_may_be_null_as_documented_is_taken_as_null() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let contract = server.client().contract();
    let mut tried = Vec::new();
    for operation in with_bodies(&server) {
        let mut places = Vec::new();
        let schema = &operation.document["requestBody"]["content"]["application/json"]["schema"];
        nullable(contract.document(), schema, "", &mut places);
        for place in places {
            let mut body = operation.body.clone().expect("an example");
            let (parent, name) = place.rsplit_once('/').expect("a pointer");
            // What the example does not have cannot be set in it.
            let Some(parent) = body.pointer_mut(parent).and_then(Value::as_object_mut) else { continue };
            parent.insert(name.to_owned(), Value::Null);
            let answer = client.request(operation.method.clone(), &operation.path()).json(&body).send().await;
            let errors = if answer.status() == 422 { answer.json()["errors"].clone() } else { Value::Null };
            let refused = errors.as_array().is_some_and(|errors| {
                errors
                    .iter()
                    .any(|it| it["pointer"] == place || it["detail"].as_str().is_some_and(|it| it.contains("null")))
            });
            assert!(!refused, "{} does not take null at {place}:\n{answer}", operation.id);
            tried.push(format!("{} {place}", operation.id));
        }
    }
    for known in ["create_game /clock", "create_game /options", "hint_commands /level", "join_game /invite"] {
        assert!(tried.iter().any(|it| it == known), "{known} in {tried:#?}");
    }
    let order = json!({"ruleset": "art_society", "seats": 2, "clock": null});
    let opened = client.post("/v1/games").json(&order).send().await.expect(201).json();
    assert_eq!(opened["clock"]["time"], json!({"kind": "unlimited"}));
}

#[tokio::test]
async fn an_array_does_not_stand_for_an_object() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let order = json!(["ada", salon_tests::PASSWORD]);
    server.client().post("/v1/sessions").json(&order).send().await.expect_problem(422, "invalid_body");
    for options in [json!([]), json!([1]), json!(7), json!("x"), json!({"surprise": 1})] {
        let order = json!({"ruleset": "art_society", "seats": 2, "options": options});
        let answer = ada.client.post("/v1/games").json(&order).send().await;
        answer.expect_problem(422, "table_refused");
    }
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    let choices = ada.client.get(&format!("/v1/games/{game}/choices")).send().await.expect(200).json();
    let command: Vec<Value> = choices["legal"][0].as_object().unwrap().values().cloned().collect();
    let order = json!({"commands": [command]});
    let answer = ada.client.post(&format!("/v1/games/{game}/commands")).json(&order).send().await;
    answer.expect_problem(422, "command_refused");
}

#[tokio::test]
async fn a_path_that_names_nothing_is_not_found() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let operations = Operation::all(&server.client().contract());
    let operations: Vec<_> = operations.into_iter().filter(|it| it.template.contains('{')).collect();
    assert!(operations.len() > 15);
    let long = "x".repeat(5_000);
    for operation in operations {
        for value in [
            NOBODY,
            "none",
            "-1",
            "0",
            "..",
            "%2e%2e",
            "%2F",
            "a%20b",
            "%ff%fe",
            "%C3%28",
            "%",
            "%zz",
            "'--",
            "{id}",
            "~",
            &long,
            "00000000-0000-0000-0000-000000000000",
            "0199a0c2000070008000000000000000",
            "%F0%9F%8E%A8",
            "a;b",
            "*",
        ] {
            let request = client.request(operation.method.clone(), &operation.path_of_junk(value));
            let request = match &operation.body {
                Some(body) => request.json(body),
                None => request,
            };
            // Dots may make another path of it.
            let request = if value.contains('.') || value.contains("%2") { request.undocumented() } else { request };
            let answer = request.send().await;
            let found = refused(&operation, value, &answer);
            assert!(
                ["not_found", "bad_request", "method_not_allowed"].contains(&found.as_str()),
                "{} {value}: {found}",
                operation.id
            );
        }
        let answer = client.request(operation.method.clone(), &operation.path_of_junk("a%00b")).send().await;
        if operation.documents(400) {
            assert_eq!(refused(&operation, "NUL", &answer), "nul_character");
        }
    }
}

#[tokio::test]
async fn a_wrong_query_is_refused() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let table = client.post("/v1/games").json(&json!({"ruleset": "art_society", "seats": 2})).send().await.expect(201);
    let id = table.json()["id"].as_str().unwrap().to_owned();
    let cursor = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let operations = Operation::all(&server.client().contract());
    for operation in &operations {
        // Those outside are for people and their tools, and so is what is said to be lenient.
        if !operation.template.starts_with("/v1/") || operation.document["x-lenient"] == true {
            continue;
        }
        let path = format!("{}?surprise=1", operation.path_with(&id));
        let request = client.request(operation.method.clone(), &path);
        let request = match &operation.body {
            Some(body) => request.json(body),
            None => request,
        };
        assert_eq!(refused(operation, "an unknown parameter", &request.send().await), "invalid_query");
    }
    let operations: Vec<_> = operations.into_iter().filter(|it| !it.query.is_empty()).collect();
    assert!(operations.len() >= 5);
    for operation in operations {
        let get = async |query: &str| client.get(&format!("{}?{query}", operation.path_with(&id))).send().await;
        for name in &operation.query {
            let wrong: Vec<String> = match name.as_str() {
                "limit" => ["0", "101", "-1", "x", "1.5", "", "99999999999999999999"].map(str::to_owned).to_vec(),
                "cursor" => vec![
                    "x".to_owned(),
                    "%25%25".to_owned(),
                    String::new(),
                    "ü".to_owned().replace('ü', "%C3%BC"),
                    cursor(json!(["games", "no id"])),
                    cursor(json!(["elsewhere", NOBODY])),
                    cursor(json!({"a": 1})),
                    cursor(json!(["games", 7])),
                    cursor(json!(["access_tokens", [NOBODY]])),
                ],
                "mine" | "spectator" | "accepts_bots" => ["2", "yes", ""].map(str::to_owned).to_vec(),
                "status" => ["none", "", "OPEN"].map(str::to_owned).to_vec(),
                "from" | "at" => ["x", "1.5", "", "9223372036854775808"].map(str::to_owned).to_vec(),
                _ => Vec::new(),
            };
            for wrong in wrong {
                let answer = get(&format!("{name}={wrong}")).await;
                let found = refused(&operation, &format!("{name}={wrong}"), &answer);
                assert!(
                    ["invalid_query", "invalid_cursor"].contains(&found.as_str()),
                    "{}: {name}={wrong}: {found}",
                    operation.id
                );
            }
            let answer = get(&format!("{name}=1&{name}=2")).await;
            refused(&operation, "the same parameter twice", &answer);
        }
    }
}

#[tokio::test]
async fn a_body_is_refused_where_there_is_none_to_send() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let operations = Operation::all(&server.client().contract());
    for operation in operations.iter().filter(|it| it.template.starts_with("/v1/") && it.body.is_none()) {
        if operation.document["x-lenient"] == true {
            continue;
        }
        let request = || client.request(operation.method.clone(), &operation.path());
        for (media, bytes) in [
            ("application/json", "{\"surprise\":1}".to_owned()),
            ("application/json", "null".to_owned()),
            ("text/plain", "surprise".to_owned()),
            ("application/json", " ".repeat(5_000)),
        ] {
            let answer = request().body(media, bytes).send().await;
            assert_eq!(refused(operation, "a body", &answer), "bad_request");
        }
        if operation.method != Method::GET && !ENDING.contains(&operation.id.as_str()) {
            for nothing in ["", "{}", " { }\n"] {
                let answer = request().body("application/json", nothing).send().await;
                let code = answer.problem().map(|it| it.code).unwrap_or_default();
                assert_ne!(code, "bad_request", "{}: {nothing:?}\n{answer}", operation.id);
            }
        }
    }
    // Mail programs say what RFC 8058 wants them to.
    let form = ("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
    let answer = client.post("/v1/unsubscribe/none?from=a-mail").body(form.0, form.1).send().await;
    answer.expect_problem(404, "not_found");
}

#[tokio::test]
async fn numbers_at_the_edge_are_no_fault() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    for number in [i64::MAX, i64::MAX - 1, i64::from(i32::MAX), 1_000_000] {
        let view = ada.client.get(&format!("/v1/games/{game}/view?at={number}")).send().await;
        view.expect_problem(404, "no_such_version");
        let events = ada.client.get(&format!("/v1/games/{game}/events?from={number}")).send().await;
        assert_eq!(events.expect(200).json()["items"], json!([]));
        let _stream = ada.client.get(&format!("/v1/games/{game}/stream?from={number}")).stream().await;
        let _stream = ada
            .client
            .get(&format!("/v1/games/{game}/stream"))
            .header("last-event-id", &number.to_string())
            .stream()
            .await;
        let order = json!({"commands": []});
        let path = format!("/v1/games/{game}/commands");
        let answer = ada.client.post(&path).header("if-match", &format!("\"{number}\"")).json(&order).send().await;
        assert!(answer.status() < 500, "{answer}");
    }
    for number in [-1, i64::MIN] {
        for path in [format!("events?from={number}"), format!("stream?from={number}")] {
            let answer = ada.client.get(&format!("/v1/games/{game}/{path}")).send().await;
            answer.expect_problem(400, "invalid_query");
        }
        let view = ada.client.get(&format!("/v1/games/{game}/view?at={number}")).send().await;
        view.expect_problem(404, "no_such_version");
    }
}

#[tokio::test]
async fn a_wrong_header_is_refused() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let game = table["id"].as_str().unwrap();
    let (commands, stream) = (format!("/v1/games/{game}/commands"), format!("/v1/games/{game}/stream"));
    let order = json!({"commands": []});
    let create = json!({"ruleset": "art_society", "seats": 2});
    for key in ["", "a b", "ü", "x\ty"] {
        let answer = ada.client.post("/v1/games").header("idempotency-key", key).json(&create).send().await;
        answer.expect_problem(400, "invalid_idempotency_key");
    }
    let long = "x".repeat(201);
    let answer = ada.client.post(&commands).header("idempotency-key", &long).json(&order).send().await;
    answer.expect_problem(400, "invalid_idempotency_key");
    let twice = ada.client.post(&commands).header("idempotency-key", "a").header("idempotency-key", "b");
    twice.json(&order).send().await.expect_problem(400, "invalid_idempotency_key");
    for tag in [
        "x",
        "\"x\"",
        "-1",
        "\"1\", \"2\"",
        "",
        "9223372036854775808",
        "\"*\"",
        "W/W/\"0\"",
        "\"0",
        "0\"",
        "W/0",
        "\"+0\"",
        "\"00\"",
        "\"0.garbage\"",
        "\"0\",",
        "\"0\u{fc}\"",
    ] {
        let answer = ada.client.post(&commands).header("if-match", tag).json(&order).send().await;
        answer.expect_problem(400, "invalid_if_match");
    }
    for (one, other) in [("\"0\"", "\"\u{fc}\""), ("\"\u{fc}\"", "\"0\""), ("\"0\"", "\"0\""), ("*", "\"0\"")] {
        let twice = ada.client.post(&commands).header("if-match", one).header("if-match", other);
        twice.json(&order).send().await.expect_problem(400, "invalid_if_match");
    }
    for tag in ["*", "0", "\"0\"", "W/\"0\""] {
        let answer = ada.client.post(&commands).header("if-match", tag).json(&order).send().await;
        answer.expect_problem(422, "command_refused");
    }
    for id in ["x", "-2", "1.5", "99999999999999999999"] {
        let answer = ada.client.get(&stream).header("last-event-id", id).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
    let cursor = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    for id in ["x".to_owned(), cursor(json!(["moves", 1])), cursor(json!(["games", [1, NOBODY, 1]]))] {
        let answer = ada.client.get("/v1/stream").header("last-event-id", &id).send().await;
        answer.expect_problem(400, "invalid_cursor");
    }
    // Well-formed but made up: nothing to find there, and nothing to break.
    for place in [json!([-1, NOBODY, -1]), json!([i64::MIN, NOBODY, i64::MIN]), json!([i64::MAX, NOBODY, i64::MAX])] {
        let id = cursor(json!(["moves", place]));
        let answer = ada.client.get("/v1/stream").header("last-event-id", &id).first_bytes().await;
        assert!(answer < 500, "{place}: {answer}");
    }
    let answer = ada.client.get("/v1/account").header("accept-language", "\u{fc};q=x,,;;").send().await;
    let _ = answer.expect(200);
    let answer = ada.client.get("/v1/account").header("accept-encoding", "identity;q=0, x");
    answer.undocumented().send().await.expect_problem(406, "not_acceptable");
}

/// The status of an answer that may be a stream.
trait FirstBytes {
    async fn first_bytes(self) -> u16;
}

impl FirstBytes for Request {
    async fn first_bytes(self) -> u16 {
        self.try_stream().await.map_or_else(|status| status, |_| 200)
    }
}

#[tokio::test]
async fn an_unknown_path_is_not_found_and_a_wrong_method_is_told() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    for path in [
        "/",
        "/v1",
        "/v1/",
        "/v1/nothing",
        "/v2/games",
        "/v1/games/",
        "//v1/games",
        "/v1//games",
        "/V1/games",
        "/%2e%2e/etc/passwd",
        "/docs/nothing",
        "/favicon.ico",
    ] {
        let answer = client.get(path).undocumented().send().await;
        answer.expect_problem(404, "not_found");
    }
    let operations = Operation::all(&server.client().contract());
    for operation in &operations {
        let path = operation.path();
        let has = |method: &Method| {
            let method = if method == Method::HEAD { &Method::GET } else { method };
            operations.iter().any(|it| it.template == operation.template && it.method == *method)
        };
        for method in [
            Method::GET,
            Method::POST,
            Method::PUT,
            Method::PATCH,
            Method::DELETE,
            Method::OPTIONS,
            Method::TRACE,
            Method::from_bytes(b"BREW").unwrap(),
        ] {
            if has(&method) {
                continue;
            }
            let answer = client.request(method.clone(), &path).undocumented().send().await;
            let allowed = answer.header("allow").unwrap_or_default().to_owned();
            answer.expect_problem(405, "method_not_allowed");
            assert!(
                allowed.contains(operation.method.as_str()) && !allowed.contains(method.as_str()),
                "{path}: {allowed}"
            );
        }
    }
}

#[tokio::test]
async fn head_answers_like_get_without_a_body_and_what_has_a_tag_is_not_sent_again() {
    let server = TestServer::start().await;
    let (ada, bob) = (Person::register(&server, "ada").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let id = table["id"].as_str().unwrap();
    let order = json!({"label": "x", "url": "https://hooks.example.org/"});
    let webhook = ada.client.post("/v1/account/webhooks").json(&order).send().await.expect(201).json();
    let bot = ada.bring_along("engine", &["read"]).await;
    let note = json!({"text": "something to be there"});
    let _ = ada.client.put(&format!("/v1/games/{id}/note")).json(&note).send().await.expect(200);
    let _ = ada.client.get("/v1/account/mail-settings").send().await.expect(200);
    let rows = server.database().connect().await;
    let token: String = rows.query_one("select unsubscribe from mail_settings", &[]).await.unwrap().get(0);
    for operation in Operation::all(&server.client().contract()) {
        if operation.method != Method::GET {
            continue;
        }
        let value = match operation.template.as_str() {
            template if template.starts_with("/v1/account/webhooks/") => webhook["id"].as_str().unwrap(),
            template if template.starts_with("/v1/account/bots/") => &bot.id,
            template if template.starts_with("/v1/accounts/{name}") => "ada",
            "/v1/rulesets/{key}" => "art_society",
            "/problems/{code}" => "not_found",
            "/v1/invites/{invite}" => table["invite"].as_str().unwrap(),
            "/v1/unsubscribe/{token}" => &token,
            _ => id,
        };
        let answer = ada.client.request(Method::HEAD, &operation.path_with(value)).send().await;
        assert_eq!(answer.status(), 200, "{answer}");
        assert!(answer.bytes().is_empty());
        if operation.documents(304) {
            let path = operation.path_with(value);
            let first = ada.client.get(&path).send().await.expect(200);
            let tag = first.header("etag").unwrap_or_else(|| panic!("{} has a tag", operation.id)).to_owned();
            let again = ada.client.get(&path).header("if-none-match", &tag).send().await;
            assert_eq!(again.status(), 304, "{}", operation.id);
        }
    }
}

/// A small generator: the same junk in every run.
struct Junk(u64);

impl Junk {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }

    fn value(&mut self) -> Value {
        let values = [
            json!(null),
            json!(true),
            json!(0),
            json!(-1),
            json!(255),
            json!(256),
            json!(1.5),
            json!(u64::MAX),
            json!(i64::MIN),
            json!(1e308),
            json!(""),
            json!("x"),
            json!("art_society"),
            json!("the_gallerist"),
            json!("\u{feff}"),
            json!("🎨".repeat(40)),
            json!("x".repeat(3_000)),
            json!([]),
            json!({}),
            json!([null]),
            json!({"kind": "place_bid"}),
            json!({"kind": "place_bid", "card": -1}),
            json!({"kind": {}}),
            json!([[["x"]]]),
            json!("2026-01-01T00:00:00Z"),
            json!(NOBODY),
            json!("%00"),
            json!("\\u0000"),
        ];
        values[self.next(values.len())].clone()
    }

    /// Changes one place of a value.
    fn spoil(&mut self, value: &mut Value) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let name = fields.keys().nth(self.next(fields.len())).cloned().unwrap();
                match self.next(5) {
                    0 => drop(fields.remove(&name)),
                    1 => drop(fields.insert(format!("{name}x"), self.value())),
                    2 => drop(fields.insert(name, self.value())),
                    _ => self.spoil(fields.get_mut(&name).unwrap()),
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let place = self.next(items.len());
                match self.next(4) {
                    0 => drop(items.remove(place)),
                    1 => items.extend(vec![items[place].clone(); 40]),
                    2 => items[place] = self.value(),
                    _ => self.spoil(&mut items[place]),
                }
            }
            other => *other = self.value(),
        }
    }

    /// Changes one byte of a text.
    fn scratch(&mut self, text: String) -> Vec<u8> {
        let mut bytes = text.into_bytes();
        for _ in 0..=self.next(3) {
            let place = self.next(bytes.len());
            bytes[place] = self.next(256) as u8;
        }
        bytes
    }
}

#[tokio::test]
async fn random_junk_is_never_a_fault_of_ours() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let (ada, bob) = (Person::register(&server, "adam").await, Person::register(&server, "bob").await);
    let table = ada.open_table(2, "public").await;
    bob.join(&table).await;
    let id = table["id"].as_str().unwrap();
    let choices = ada.client.get(&format!("/v1/games/{id}/choices")).send().await.expect(200).json();
    let mut junk = Junk(0x5EED_5A10_0000_0001);
    let mut sent = 0;
    for operation in with_bodies(&server) {
        // Hashing passwords would be all the test does.
        let slow = ["register_account", "create_session", "change_password", "delete_account"];
        let rounds = if slow.contains(&operation.id.as_str()) { 15 } else { 80 };
        for round in 0..rounds {
            let mut body = operation.body.clone().unwrap();
            if body.get("commands").is_some() {
                body["commands"] = json!([choices["legal"][0]]);
            }
            for _ in 0..=junk.next(3) {
                junk.spoil(&mut body);
            }
            let bytes = if round % 3 == 0 { junk.scratch(body.to_string()) } else { body.to_string().into_bytes() };
            let client = if operation.template.starts_with("/v1/games") { &ada.client } else { &client };
            let request = client.request(operation.method.clone(), &operation.path_with(id));
            let answer = request.body("application/json", bytes.clone()).send().await;
            assert!(answer.status() < 500, "{} with {}\n{answer}", operation.id, String::from_utf8_lossy(&bytes));
            sent += 1;
        }
    }
    assert!(sent > 500);
    assert!(!server.log().contains("panicked"), "{}", server.log());
    let _ = server.client().get("/readyz").send().await.expect(200);
}

#[tokio::test]
async fn nothing_is_refused_without_a_request_id() {
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
async fn a_refusal_is_told_in_the_language_of_the_reader() {
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
async fn every_problem_an_operation_documents_is_described() {
    let server = TestServer::start().await;
    for operation in Operation::all(&server.client().contract()) {
        for code in operation.document["x-problems"].as_array().cloned().unwrap_or_default() {
            let path = format!("/problems/{}", code.as_str().unwrap());
            let described = server.client().get(&path).send().await.expect(200).json();
            assert!(operation.documents(described["status"].as_u64().unwrap() as u16), "{} {code}", operation.id);
        }
    }
}

#[tokio::test]
async fn what_ends_a_session_is_refused_junk_too() {
    let server = TestServer::start().await;
    let client = insider(&server).await;
    let operations = Operation::all(&server.client().contract());
    for operation in operations.iter().filter(|it| ENDING.contains(&it.id.as_str())) {
        let answer = client.request(operation.method.clone(), &format!("{}?%00", operation.path())).send().await;
        assert_eq!(refused(operation, "NUL", &answer), "nul_character");
    }
    let _ = client.get("/v1/account").send().await.expect(200);
}
