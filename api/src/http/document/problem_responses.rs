//! Problems in the OpenAPI document: the codes each operation may answer with, with an example each.

use salon_domain::args;
use salon_domain::kernel::Language;
use salon_domain::kernel::words::Place;
use serde_json::{Map, Value, json};

use crate::{
    http::{
        answer::{
            code::Code,
            error_mapping::ProblemRefusal,
            problem::{ApiError, Context, PROBLEM_JSON},
        },
        document::{deprecations, openapi::component},
    },
    model::texts::Locale,
    words,
};

/// Documents the problems an operation names in `x-problems` and those it has in common with others.
pub(in crate::http) fn add(path: &str, operation: &mut Map<String, Value>) {
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

/// The problems that follow from the kind of the operation.
fn common(path: &str, operation: &Map<String, Value>) -> Vec<Code> {
    let mut codes = Vec::new();
    if !path.starts_with("/v1/") {
        return codes;
    }
    codes.extend([Code::NulCharacter, Code::RateLimited, Code::Internal, Code::Unavailable, Code::TimedOut]);
    if let Some(security) = operation.get("security").and_then(Value::as_array) {
        codes.extend([Code::InvalidToken, Code::ScopeMissing]);
        // An empty alternative means that the token is optional.
        if !security.contains(&json!({})) {
            codes.push(Code::Unauthenticated);
        }
    }
    if deprecations::is_marked(operation) {
        codes.push(Code::OperationRemoved);
    }
    if operation.contains_key("requestBody") {
        codes.extend([Code::MalformedJson, Code::BodyTooSlow, Code::BodyTooLarge]);
        codes.extend([Code::UnsupportedMediaType, Code::InvalidBody]);
    }
    // Operations refuse query parameters and bodies that they do not take.
    if !operation.contains_key("x-lenient") {
        codes.extend([Code::InvalidQuery, Code::BadRequest]);
    }
    codes
}

fn response(path: &str, codes: &[Code]) -> Value {
    let examples: Map<String, Value> = codes
        .iter()
        .map(|code| {
            (code.as_str().to_owned(), json!({ "summary": code.meaning(Language::En), "value": example(path, *code) }))
        })
        .collect();
    let descriptions: Vec<_> =
        codes.iter().map(|code| format!("`{}`: {}", code.as_str(), code.meaning(Language::En))).collect();
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
    let refused = |rule: &str, (label, detail): (Option<&str>, &str), index: Option<usize>| {
        let particulars = index.map(|_| json!({ "code": rule, "card": 7 }));
        let label = label.map(str::to_owned);
        let refusal =
            ProblemRefusal { code: rule.to_owned(), label, detail: detail.to_owned(), index, rule: particulars };
        ApiError::new(code).detail(detail).member("refusal", serde_json::to_value(&refusal).unwrap_or_default())
    };
    let context = Context {
        request_id: "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11".to_owned(),
        // A template is not a valid URI reference.
        instance: path.replace(['{', '}'], ""),
        locale: Locale::En,
        closing: false,
    };
    let error = match code {
        Code::InvalidBody => {
            ApiError::new(code).at("/nmae", words::say("unknown field `nmae`, expected `name`", Place::Json))
        }
        Code::ScopeMissing => ApiError::new(code).says("detail-scope", &args!["scope" => "manage"]),
        Code::NoSuchVersion => ApiError::new(code).member("version", json!(15)),
        Code::VersionMismatch => ApiError::new(code)
            .says("detail-at-version", &args!["version" => 15])
            .member("version", json!(15))
            .member(
                "missed",
                json!([{
                    "seq": 14, "at": "2026-01-01T12:00:00Z", "seat": 1, "by": "owner",
                    "event": { "kind": "bid_sealed", "seat": 1 },
                }]),
            )
            .member("legal", json!([{ "kind": "place_bid", "card": 7 }])),
        Code::CommandRefused => {
            refused("card_not_in_hand", (Some("Card not in hand"), "The card 7 is not in your hand."), Some(0))
        }
        Code::TableRefused => refused("wrong_seat_count", (None, "This game needs 2 to 4 seats, not 5."), None),
        _ => ApiError::new(code),
    };
    serde_json::to_value(error.document(&context)).unwrap_or_default()
}

/// Documents the members that only some problems have. They are optional members of the one type, so that clients that do not
/// know them keep working.
pub(in crate::http) fn add_members(document: &mut Value) {
    let properties = document.pointer_mut("/components/schemas/Problem/properties").and_then(Value::as_object_mut);
    let Some(properties) = properties else { return };
    let members = [
        (
            "version",
            json!({
                "type": "integer", "format": "int64", "minimum": 0,
                "description": "With `version_mismatch` and `no_such_version`: the current version of the game.",
            }),
        ),
        (
            "missed",
            json!({
                "type": "array", "items": component("EventView"),
                "description": "With `version_mismatch`: the events since, as the caller may see them.",
            }),
        ),
        (
            "legal",
            json!({
                "type": "array", "items": component("RulesetCommand"),
                "description": "With `version_mismatch`: the commands that are legal for the caller now.",
            }),
        ),
        (
            "refusal",
            json!({
                "allOf": [component("ProblemRefusal")],
                "description": "With `command_refused`, `table_refused`, and `game_not_running` if a command comes after the \
                    end of the game: why the rules refuse it.",
            }),
        ),
    ];
    properties.extend(members.map(|(name, schema)| (name.to_owned(), schema)));
}
