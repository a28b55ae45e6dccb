//! Bodies that are not JSON, have the wrong shape, or are sent to operations without a body.

use reqwest::Method;
use salon_tests::{Operation, Person, TestServer};
use serde_json::{Value, json};

use super::{SESSION_ENDING_OPERATIONS, client_with_all_scopes, expect_refusal, operations_with_bodies};

#[tokio::test]
async fn every_operation_refuses_a_body_that_is_not_json() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for operation in operations_with_bodies(&server) {
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
            let found = expect_refusal(&operation, what, &answer);
            // Either code is right for a body that is not JSON.
            let alike = ["malformed_json", "invalid_body"];
            assert!(
                found == code || alike.contains(&code) && alike.contains(&found.as_str()),
                "{}: {what}: {found}",
                operation.id
            );
        }
        if nul != sound {
            let answer = request().body("application/json", nul).send().await;
            assert_eq!(expect_refusal(&operation, "an escaped NUL", &answer), "nul_character");
        }
        let answer = request().header("content-encoding", "gzip").body("application/json", sound.clone()).send().await;
        assert_eq!(expect_refusal(&operation, "an encoded body", &answer), "unsupported_media_type");
        let answer = request().send().await;
        assert_eq!(expect_refusal(&operation, "no media type", &answer), "unsupported_media_type");
    }
}

/// The same value with every integer written as `7.0`, which is an integer for JSON Schema.
fn with_decimal_points(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(items) => items.iter().map(with_decimal_points).collect(),
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), with_decimal_points(member))).collect()
        }
        other => other.clone(),
    }
}

#[tokio::test]
async fn every_operation_accepts_integers_written_with_a_decimal_point() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let mut tried = Vec::new();
    for operation in operations_with_bodies(&server) {
        let plain = operation.body.as_ref().unwrap();
        let with_decimal_points = with_decimal_points(plain);
        if with_decimal_points == *plain {
            continue;
        }
        let mut judged = Vec::new();
        for body in [plain, &with_decimal_points] {
            let answer = client.request(operation.method.clone(), &operation.path()).json(body).send().await;
            let code = if answer.status() < 400 { Value::Null } else { answer.json()["code"].clone() };
            judged.push((answer.status(), code));
        }
        assert_eq!(judged[0], judged[1], "{} with {with_decimal_points}", operation.id);
        tried.push(operation.id.clone());
    }
    for id in ["create_game", "submit_commands", "preview_plan", "pass_time"] {
        assert!(tried.iter().any(|it| it == id), "{id} is not among {tried:?}");
    }
}

#[tokio::test]
async fn every_operation_refuses_a_body_of_the_wrong_shape() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    for operation in operations_with_bodies(&server) {
        let send =
            async |body: &Value| client.request(operation.method.clone(), &operation.path()).json(body).send().await;
        for wrong in [json!(null), json!(7), json!("x"), json!([]), json!([[]]), json!(true)] {
            let found = expect_refusal(&operation, &wrong.to_string(), &send(&wrong).await);
            assert_eq!(found, "invalid_body", "{} with {wrong}", operation.id);
        }
        let mut unknown = operation.body.clone().unwrap();
        unknown["surprise"] = json!(1);
        let answer = send(&unknown).await;
        assert_eq!(expect_refusal(&operation, "an unknown field", &answer), "invalid_body");
        assert_eq!(answer.json()["errors"][0]["pointer"], "/surprise", "{answer}");
        for (field, sound) in operation.body.as_ref().unwrap().as_object().unwrap() {
            for wrong in [json!({"a": 1}), json!([[1]]), json!(-1.5e300), json!(true)] {
                if sound.is_boolean() && wrong.is_boolean() {
                    continue;
                }
                let mut body = operation.body.clone().unwrap();
                body[field] = wrong.clone();
                let answer = send(&body).await;
                let found = expect_refusal(&operation, &format!("{field} of {wrong}"), &answer);
                // The ruleset checks commands and options; it is not asked if the game does not exist.
                let fits = ["invalid_body", "not_found", "table_refused", "command_refused"];
                assert!(fits.contains(&found.as_str()), "{}: {field} of {wrong}: {found}", operation.id);
            }
        }
    }
}

/// Collects pointers to all nullable members of a schema, with `0` for the items of an array.
fn nullable(document: &Value, schema: &Value, at: &str, found: &mut Vec<String>) {
    let of_reference = schema["$ref"].as_str().and_then(|it| document.pointer(it.trim_start_matches('#')));
    let schema = of_reference.unwrap_or(schema);
    // Deeper than any body; the schemas of plans and commands are recursive.
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
async fn documented_nullable_fields_accept_null() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let contract = server.client().contract();
    let mut tried = Vec::new();
    for operation in operations_with_bodies(&server) {
        let mut places = Vec::new();
        let schema = &operation.document["requestBody"]["content"]["application/json"]["schema"];
        nullable(contract.document(), schema, "", &mut places);
        for place in places {
            let mut body = operation.body.clone().expect("an example");
            let (parent, name) = place.rsplit_once('/').expect("a pointer");
            // A member that the example lacks cannot be set.
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
async fn an_array_is_not_accepted_as_an_object() {
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
async fn operations_without_a_body_refuse_one() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
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
            assert_eq!(expect_refusal(operation, "a body", &answer), "bad_request");
        }
        if operation.method != Method::GET && !SESSION_ENDING_OPERATIONS.contains(&operation.id.as_str()) {
            for nothing in ["", "{}", " { }\n"] {
                let answer = request().body("application/json", nothing).send().await;
                let code = answer.problem().map(|it| it.code).unwrap_or_default();
                assert_ne!(code, "bad_request", "{}: {nothing:?}\n{answer}", operation.id);
            }
        }
    }
    // Mail programs send the body that RFC 8058 requires.
    let form = ("application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
    let answer = client.post("/v1/unsubscribe/none?from=a-mail").body(form.0, form.1).send().await;
    answer.expect_problem(404, "not_found");
}

#[tokio::test]
async fn operations_that_end_a_session_refuse_invalid_requests() {
    let server = TestServer::start().await;
    let client = client_with_all_scopes(&server).await;
    let operations = Operation::all(&server.client().contract());
    for operation in operations.iter().filter(|it| SESSION_ENDING_OPERATIONS.contains(&it.id.as_str())) {
        let answer = client.request(operation.method.clone(), &format!("{}?%00", operation.path())).send().await;
        assert_eq!(expect_refusal(operation, "NUL", &answer), "nul_character");
    }
    let _ = client.get("/v1/account").send().await.expect(200);
}
