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
    links, parameter_schemas,
    problem::{ApiError, Context, PROBLEM_JSON, Problem},
    refusals::ProblemRefusal,
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
            All times are RFC 3339 in UTC. Unknown input fields and query parameters are refused, and so is a body where an \
            operation has none; `{}` passes for none. An integer in JSON may be written with a point or an exponent, as `2.0`; in \
            paths and queries it is digits. Text never holds U+0000. Every refusal is a problem document (RFC 9457) \
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
        // And what is a member of some problems only is in no type of ours.
        ProblemRefusal,
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
                parameter_schemas::add(operation);
                require_headers(operation);
                // Said even where it is nothing: an operation without it would look forgotten.
                operation.entry("security").or_insert_with(|| json!([]));
            }
        }
    }
    parameter_schemas::add_to_bodies(&mut document);
    ruleset_schemas::add(&mut document);
    schema_names::add(&mut document);
    add_problem_members(&mut document);
    links::add(&mut document);
    let nothing = json!({ "type": "object", "additionalProperties": false });
    let version = json!({ "type": "integer", "format": "int64", "minimum": 0 });
    let rewound = json!({ "type": "object", "required": ["version"], "properties": { "version": version } });
    let (event, place, item) = (component("EventView"), component("MovePlace"), component("FeedItem"));
    add_stream_data(
        &mut document,
        "/v1/games/{id}/stream",
        &event,
        &json!({ "event": event, "rewound": rewound, "end": nothing, "reconnect": nothing }),
    );
    add_stream_data(
        &mut document,
        "/v1/stream",
        &place,
        &json!({ "ready": nothing, "move": place, "status": place, "rewound": place, "reconnect": nothing }),
    );
    add_stream_data(
        &mut document,
        "/v1/account/feed/stream",
        &item,
        &json!({ "ready": nothing, "news": item, "reconnect": nothing }),
    );
    document
}

fn component(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// Documents the members that only some problems have. Optional ones of the one type, so that clients which know nothing of them
/// read on as they did.
fn add_problem_members(document: &mut Value) {
    let properties = document.pointer_mut("/components/schemas/Problem/properties").and_then(Value::as_object_mut);
    let Some(properties) = properties else { return };
    let members = [
        (
            "version",
            json!({
                "type": "integer", "format": "int64", "minimum": 0,
                "description": "With `version_mismatch` and `no_such_version`: where the game is.",
            }),
        ),
        (
            "missed",
            json!({
                "type": "array", "items": component("EventView"),
                "description": "With `version_mismatch`: what happened since, as the caller may see it.",
            }),
        ),
        (
            "legal",
            json!({
                "type": "array", "items": component("RulesetCommand"),
                "description": "With `version_mismatch`: what the caller may do now.",
            }),
        ),
        (
            "refusal",
            json!({
                "allOf": [component("ProblemRefusal")],
                "description": "With `command_refused`, `table_refused`, and `game_not_running` where a command comes after the \
                    end: what the rules have against it.",
            }),
        ),
    ];
    properties.extend(members.map(|(name, schema)| (name.to_owned(), schema)));
}

/// Says what the data of a stream's events is: JSON in a string, as JSON Schema writes it. `x-events` has it kind by kind.
fn add_stream_data(document: &mut Value, path: &str, data: &Value, events: &Value) {
    let responses =
        document.get_mut("paths").and_then(|paths| paths.get_mut(path)?.get_mut("get")?.get_mut("responses"));
    let content =
        responses.and_then(|responses| responses.get_mut("200")?.get_mut("content")?.get_mut("text/event-stream"));
    if let Some(content) = content.and_then(Value::as_object_mut) {
        content.insert("x-events".to_owned(), events.clone());
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

/// Says of headers that answers of ours never lack them.
fn require_headers(operation: &mut Map<String, Value>) {
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    let headers = responses.filter_map(|(_, response)| response.get_mut("headers").and_then(Value::as_object_mut));
    for (name, header) in headers.flatten() {
        let always = ["ETag", "Location", "Retry-After", "Content-Language"].contains(&name.as_str());
        if let Some(header) = header.as_object_mut().filter(|_| always) {
            header.insert("required".to_owned(), json!(true));
        }
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
        codes.extend([Code::MalformedJson, Code::BodyTooSlow, Code::BodyTooLarge]);
        codes.extend([Code::UnsupportedMediaType, Code::InvalidBody]);
    }
    // What has no query parameters refuses them, and what has no body refuses one.
    if !operation.contains_key("x-lenient") {
        codes.extend([Code::InvalidQuery, Code::BadRequest]);
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
    let refused = |rule: &str, detail: &str, index: Option<usize>| {
        let particulars = index.map(|_| json!({ "code": rule, "card": 7 }));
        let told = ProblemRefusal { code: rule.to_owned(), detail: detail.to_owned(), index, rule: particulars };
        ApiError::new(code).detail(detail).member("refusal", serde_json::to_value(&told).unwrap_or_default())
    };
    let context = Context {
        request_id: "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11".to_owned(),
        // A template is no reference.
        instance: path.replace(['{', '}'], ""),
        locale: Locale::En,
        closing: false,
    };
    let error = match code {
        Code::InvalidBody => ApiError::new(code).at("/nmae", "unknown field `nmae`"),
        Code::ScopeMissing => ApiError::new(code).detail("needs the scope manage"),
        Code::NoSuchVersion => ApiError::new(code).member("version", json!(15)),
        Code::VersionMismatch => ApiError::new(code)
            .detail("the game is at version 15")
            .member("version", json!(15))
            .member(
                "missed",
                json!([{
                    "seq": 14, "at": "2026-01-01T12:00:00Z", "seat": 1, "by": "owner",
                    "event": { "kind": "bid_sealed", "seat": 1 },
                }]),
            )
            .member("legal", json!([{ "kind": "place_bid", "card": 7 }])),
        Code::CommandRefused => refused("card_not_in_hand", "the card 7 is not in your hand", Some(0)),
        Code::TableRefused => refused("wrong_seat_count", "5 seats cannot play; from 2 to 4 can", None),
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

    /// A request made from an example must not be right on a server that was set up by the book.
    #[test]
    fn no_example_holds_a_password_of_the_guides() {
        let document = document().to_string();
        let guides = [include_str!("../../../README.md"), include_str!("../../../docs/BOTS.md")];
        let passwords = guides.into_iter().flat_map(|guide| guide.split("\"password\":\"").skip(1));
        let passwords: Vec<_> = passwords.filter_map(|rest| rest.split('"').next()).collect();
        assert!(!passwords.is_empty());
        for password in passwords {
            assert!(!document.contains(password), "{password}");
        }
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
