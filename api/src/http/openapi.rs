//! The OpenAPI document: collected from the handlers, then completed with what every operation has in common.

use actix_web::App;
use serde_json::{Map, Value, json};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_actix_web::AppExt;

use super::{
    code::Code,
    problem::{ApiError, Context, PROBLEM_JSON, Problem},
    routes, ruleset_schemas, schema_names,
};
use crate::{
    accounts::Locale,
    play::{self, schemas},
    webhooks,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Salon",
        description = "Board games by correspondence: a turn today, a turn tomorrow.\n\n\
            All times are RFC 3339 in UTC. Unknown input fields are refused. Every refusal is a problem document (RFC 9457) \
            with a stable `code`; `x-problems` of an operation lists the codes it may answer with. Every answer carries \
            `X-Request-Id`, and under `/v1` the headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`. \
            `HEAD` works wherever `GET` does. An `Accept-Encoding` that excludes every encoding, `identity` too, is answered with \
            406 `not_acceptable` anywhere.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/", description = "The server this document comes from")),
    tags(
        (name = "accounts", description = "Who plays: registration, profile, data, deletion."),
        (name = "sessions", description = "Sign in, refresh, sign out."),
        (name = "access tokens", description = "Personal access tokens for scripts and bots."),
        (name = "bot accounts", description = "Bots that people bring along: their accounts and tokens."),
        (name = "mail", description = "What comes by mail: proving an address, a new password, settings."),
        (name = "talk", description = "Messages, private notes, and whom one does not want to hear."),
        (name = "rulesets", description = "What can be played."),
        (name = "games", description = "Tables: open, find, join, start, leave."),
        (name = "sandboxes", description = "Games for trying a bot out."),
        (name = "play", description = "Look, try out, move."),
        (name = "streams", description = "Follow what happens."),
        (name = "feed", description = "Everything an account is told: read it, wait for it, follow it."),
        (name = "webhooks", description = "Let other programs be told what an account is told."),
        (name = "ratings", description = "Who is how strong: leaderboards and what led to them."),
        (name = "records", description = "Take games out and check them."),
        (name = "server", description = "The server about itself."),
    ),
    components(schemas(
        Problem,
        // What comes in streams is in no answer's body.
        play::MovePlace,
        // And what is sent to others is in none either.
        webhooks::Message,
        schemas::RulesetOptions,
        schemas::RulesetCommand,
        schemas::RulesetView,
        schemas::RulesetEvent,
        schemas::RulesetTally,
    )),
    modifiers(&Bearer),
)]
struct Base;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let description =
            "An access token of a session (JWT), or a personal access token with the scope that the operation names.";
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(description)).build();
        document
            .components
            .get_or_insert_default()
            .security_schemes
            .insert("bearer".to_owned(), SecurityScheme::Http(bearer).into());
    }
}

/// The whole document, the only place where it is put together.
pub fn document() -> Value {
    let (_, collected) =
        App::new().into_utoipa_app().openapi(Base::openapi()).configure(routes::configure).split_for_parts();
    let mut document = serde_json::to_value(&collected).unwrap_or_default();
    if let Some(paths) = document.get_mut("paths").and_then(Value::as_object_mut) {
        for (path, operations) in paths {
            for operation in operations.as_object_mut().into_iter().flatten().filter_map(|(_, o)| o.as_object_mut()) {
                add_problems(path, operation);
                add_conditional(operation);
                // Said even where it is nothing: an operation without it would look forgotten.
                operation.entry("security").or_insert_with(|| json!([]));
            }
        }
    }
    ruleset_schemas::add(&mut document);
    schema_names::add(&mut document);
    for (path, data) in
        [("/v1/games/{id}/stream", "EventView"), ("/v1/stream", "MovePlace"), ("/v1/account/feed/stream", "FeedItem")]
    {
        add_stream_data(&mut document, path, data);
    }
    document
}

/// Says what the data of a stream's events is: JSON in a string, as JSON Schema writes it.
fn add_stream_data(document: &mut Value, path: &str, data: &str) {
    let responses =
        document.get_mut("paths").and_then(|paths| paths.get_mut(path)?.get_mut("get")?.get_mut("responses"));
    let content =
        responses.and_then(|responses| responses.get_mut("200")?.get_mut("content")?.get_mut("text/event-stream"));
    if let Some(content) = content.and_then(Value::as_object_mut) {
        let data = json!({"$ref": format!("#/components/schemas/{data}")});
        content.insert(
            "schema".to_owned(),
            json!({"type": "string", "contentMediaType": "text/event-stream", "contentSchema": data}),
        );
    }
}

/// Documents the problems an operation names in `x-problems` and those it has anyway, an example each.
fn add_problems(path: &str, operation: &mut Map<String, Value>) {
    let own = operation.get("x-problems").and_then(Value::as_array).cloned().unwrap_or_default();
    let own = own.iter().filter_map(Value::as_str).filter_map(Code::named);
    let mut codes: Vec<Code> = own.chain(common(path, operation)).collect();
    codes.sort_by_key(|code| (code.status().as_u16(), code.as_str()));
    codes.dedup();
    if codes.is_empty() {
        return;
    }
    let listed: Vec<_> = codes.iter().map(|code| code.as_str()).collect();
    operation.insert("x-problems".to_owned(), json!(listed));
    let responses = operation.entry("responses").or_insert_with(|| json!({}));
    for same_status in codes.chunk_by(|a, b| a.status() == b.status()) {
        if let (Some(first), Some(responses)) = (same_status.first(), responses.as_object_mut()) {
            responses.insert(first.status().as_str().to_owned(), response(path, same_status));
        }
    }
}

/// Where 304 is an answer, `If-None-Match` is a parameter and `ETag` a header.
fn add_conditional(operation: &mut Map<String, Value>) {
    let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else {
        return;
    };
    if !responses.contains_key("304") {
        return;
    }
    let tag = json!({ "description": "Names this state of the answer.", "schema": { "type": "string" } });
    for status in ["200", "304"] {
        if let Some(response) = responses.get_mut(status).and_then(Value::as_object_mut) {
            let headers = response.entry("headers").or_insert_with(|| json!({}));
            if let Some(headers) = headers.as_object_mut() {
                headers.insert("ETag".to_owned(), tag.clone());
            }
        }
    }
    let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
    if let Some(parameters) = parameters.as_array_mut() {
        parameters.push(json!({
            "name": "If-None-Match",
            "in": "header",
            "required": false,
            "description": "`ETag` of what the client has; 304 if that is still what it would get.",
            "schema": { "type": "string" },
        }));
    }
}

/// What an operation may answer with because of what it is.
fn common(path: &str, operation: &Map<String, Value>) -> Vec<Code> {
    let mut codes = Vec::new();
    if !path.starts_with("/v1/") {
        return codes;
    }
    codes.extend([Code::NulCharacter, Code::RateLimited, Code::Internal, Code::Unavailable, Code::TimedOut]);
    if let Some(security) = operation.get("security").and_then(Value::as_array) {
        codes.extend([Code::InvalidToken, Code::ScopeMissing]);
        // An empty alternative says that it works without a token too.
        if !security.contains(&json!({})) {
            codes.push(Code::Unauthenticated);
        }
    }
    if operation.contains_key("requestBody") {
        codes.extend([
            Code::MalformedJson,
            Code::BadRequest,
            Code::BodyTooLarge,
            Code::UnsupportedMediaType,
            Code::InvalidBody,
        ]);
    }
    let mut parameters = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
    if parameters.any(|parameter| parameter.get("in").is_some_and(|place| place == "query")) {
        codes.push(Code::InvalidQuery);
    }
    codes
}

fn response(path: &str, codes: &[Code]) -> Value {
    let examples: Map<String, Value> = codes
        .iter()
        .map(|code| (code.as_str().to_owned(), json!({ "summary": code.meaning(), "value": example(path, *code) })))
        .collect();
    let descriptions: Vec<_> = codes.iter().map(|code| format!("`{}`: {}", code.as_str(), code.meaning())).collect();
    let mut response = json!({
        "description": descriptions.join(" "),
        "content": { PROBLEM_JSON: { "schema": { "$ref": "#/components/schemas/Problem" }, "examples": examples } },
    });
    if codes.iter().any(|code| matches!(code.status().as_u16(), 429 | 503)) {
        let retry = json!({ "description": "Seconds to wait.", "schema": { "type": "integer", "minimum": 0 } });
        if let Some(response) = response.as_object_mut() {
            response.insert("headers".to_owned(), json!({ "Retry-After": retry }));
        }
    }
    response
}

fn example(path: &str, code: Code) -> Value {
    let context = Context {
        request_id: "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11".to_owned(),
        // A template is no reference.
        instance: path.replace(['{', '}'], ""),
        locale: Locale::En,
    };
    let error = match code {
        Code::InvalidBody => ApiError::new(code).at("/nmae", "unknown field `nmae`"),
        Code::ScopeMissing => ApiError::new(code).detail("needs the scope manage"),
        _ => ApiError::new(code),
    };
    serde_json::to_value(error.document(&context)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn operations() -> Vec<(String, Value)> {
        let document = document();
        let paths = document["paths"].as_object().unwrap();
        paths
            .iter()
            .flat_map(|(path, operations)| {
                operations
                    .as_object()
                    .unwrap()
                    .values()
                    .map(|operation| (path.clone(), operation.clone()))
                    .collect::<Vec<_>>()
            })
            .collect()
    }

    #[test]
    fn every_operation_is_described() {
        let operations = operations();
        assert!(operations.len() > 10);
        for (path, operation) in operations {
            let id = operation["operationId"].as_str().unwrap();
            assert!(id.contains('_'), "{id} is <verb>_<resource>");
            for member in ["summary", "description", "tags"] {
                assert!(operation.get(member).is_some_and(|v| v != ""), "{path} {id} has a {member}");
            }
        }
    }

    #[test]
    fn problems_named_by_handlers_exist() {
        let (_, collected) =
            App::new().into_utoipa_app().openapi(Base::openapi()).configure(routes::configure).split_for_parts();
        let collected = serde_json::to_value(&collected).unwrap();
        for operations in collected["paths"].as_object().unwrap().values() {
            for operation in operations.as_object().unwrap().values() {
                for name in operation.get("x-problems").and_then(Value::as_array).into_iter().flatten() {
                    assert!(Code::named(name.as_str().unwrap()).is_some(), "{name} is a code");
                }
            }
        }
    }

    #[test]
    fn the_committed_file_is_this_document() {
        let committed: Value = serde_json::from_str(include_str!("../../../openapi/openapi.json")).unwrap();
        assert!(committed == document(), "run: salon openapi > openapi/openapi.json");
    }

    #[test]
    fn bodies_have_examples() {
        for (path, operation) in operations() {
            let mut contents: Vec<&Value> = operation["responses"].as_object().unwrap().values().collect();
            contents.extend(operation.get("requestBody"));
            for media in contents.iter().filter_map(|c| c.get("content")).flat_map(|c| c.as_object().unwrap().values())
            {
                assert!(media.get("example").or(media.get("examples")).is_some(), "{path}: {media}");
            }
        }
    }
}
