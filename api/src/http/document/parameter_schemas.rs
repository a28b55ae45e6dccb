//! Schemas of parameters in the OpenAPI document, as strict as the server, defined once for all operations that have the parameter.

use serde_json::{Map, Value, json};
use strum::VariantNames;

use crate::{
    http::request::{etag, idempotency, include, page, session_cookie, ticket},
    notices::feed,
};

/// Replaces the schemas that handlers declare for parameters with those that the server checks.
pub(in crate::http) fn add(operation: &mut Map<String, Value>) {
    let name = operation.get("operationId").and_then(Value::as_str).unwrap_or_default().to_owned();
    let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
    for parameter in parameters.into_iter().flatten().filter_map(Value::as_object_mut) {
        let text = |member: &str| parameter.get(member).and_then(Value::as_str).unwrap_or_default();
        if let Some(schema) = schema(&name, text("in"), text("name")) {
            parameter.insert("schema".to_owned(), schema);
        }
    }
}

fn schema(operation: &str, location: &str, name: &str) -> Option<Value> {
    let of_feed = matches!(operation, "list_feed" | "stream_feed");
    let schema = match (location, name) {
        ("header", "Idempotency-Key") => pattern(idempotency::PATTERN, idempotency::MAX_LENGTH),
        ("header", "Salon-Session") => json!({ "type": "string", "enum": [session_cookie::HEADER_VALUE] }),
        ("header", "If-Match") => pattern(etag::IF_MATCH_PATTERN, etag::MAX_IF_MATCH_LENGTH),
        // Unknown tags and languages are ignored, as HTTP demands.
        ("header", "If-None-Match" | "Accept-Language") => json!({ "type": "string" }),
        ("header", "Last-Event-ID") | ("query", "cursor" | "before") if of_feed => feed_cursor(),
        ("query", "ticket") => pattern(ticket::TICKET_PATTERN, ticket::MAX_TICKET_LENGTH),
        ("header", "Last-Event-ID") | ("query", "last_event_id") if operation == "stream_events" => {
            pattern(etag::EVENT_ID_PATTERN, 32)
        }
        ("header", "Last-Event-ID") | ("query", "cursor") => pattern(page::CURSOR_PATTERN, page::MAX_CURSOR_LENGTH),
        ("query", "include") => {
            let fields = include::FIELDS.join("|");
            json!({ "type": "string", "pattern": format!("^({fields})(,({fields}))*$") })
        }
        ("query", "theme") => json!({ "type": "string", "enum": ["light", "dark"], "default": "light" }),
        ("query", "kinds") => json!({ "type": "string", "pattern": format!("^({kind})(,({kind}))*$", kind = kinds()) }),
        ("path", "name") => pattern("^[A-Za-z0-9][A-Za-z0-9_-]{1,28}[A-Za-z0-9]$", 30),
        ("path", "ruleset" | "key" | "code") => pattern("^[a-z][a-z0-9_]*$", 50),
        ("path", "pool") => pattern("^(people|bots|mixed)$", 6),
        ("path", "invite") => pattern("^[A-Za-z0-9_-]{24}$", 24),
        ("path", "token") if operation.contains("unsubscribe") => pattern("^[A-Za-z0-9_-]+$", 512),
        ("path", "seat") => json!({ "type": "integer", "format": "int32", "minimum": 0, "maximum": 7 }),
        _ => return None,
    };
    Some(schema)
}

/// The same for members of request bodies whose Rust types cannot express it.
pub(in crate::http) fn add_to_bodies(document: &mut Value) {
    let Some(schemas) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) else { return };
    let mut extend = |pointer: &str, members: Value| {
        let (name, rest) = pointer.split_once('/').unwrap_or((pointer, ""));
        let rest = if rest.is_empty() { String::new() } else { format!("/{rest}") };
        let schema = schemas.get_mut(name).and_then(|schema| schema.pointer_mut(&rest)?.as_object_mut());
        if let (Some(schema), Value::Object(members)) = (schema, members) {
            schema.extend(members);
        }
    };
    extend("Kind", json!({ "pattern": format!("^({})$", kinds()) }));
    // The path and one test.
    extend("Condition", json!({ "minProperties": 2 }));
    extend("MarkReadRequest", json!({ "minProperties": 1 }));
    for pointer in ["MarkReadRequest/properties/up_to", "MarkReadRequest/properties/items/items"] {
        extend(pointer, json!({ "pattern": feed::FEED_CURSOR_PATTERN }));
    }
}

fn feed_cursor() -> Value {
    pattern(feed::FEED_CURSOR_PATTERN, feed::FEED_CURSOR_LENGTH)
}

/// Returns all kinds of notices as alternatives of a pattern.
fn kinds() -> String {
    feed::Notice::VARIANTS.join("|")
}

fn pattern(pattern: &str, max_length: usize) -> Value {
    json!({ "type": "string", "minLength": 1, "maxLength": max_length, "pattern": pattern })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::document::openapi;

    /// Whether the schema allows this value of a parameter.
    fn fits(schema: &Value, value: &str) -> bool {
        let length = value.chars().count() as u64;
        let bound = |name: &str, none: u64| schema.get(name).and_then(Value::as_u64).unwrap_or(none);
        let pattern = schema.get("pattern").and_then(Value::as_str);
        (bound("minLength", 0)..=bound("maxLength", u64::MAX)).contains(&length)
            && pattern.is_none_or(|pattern| regex_lite::Regex::new(pattern).unwrap().is_match(value))
    }

    #[test]
    fn the_pattern_of_if_match_accepts_what_the_server_accepts() {
        let schema = schema("submit_commands", "header", "If-Match").unwrap();
        let longest = format!("\"8.{}\"", "a".repeat(etag::MAX_IF_MATCH_LENGTH - 4));
        for value in [
            "*",
            "8",
            "\"8\"",
            "W/\"8.r1\"",
            "W/\"8.r1.0123456789abcdef01234567\"",
            "W/\"8.finished.watching\"",
            "999999999999999999",
            &longest,
            "",
            "\"\"",
            "\"*\"",
            "W/*",
            "W/8",
            "w/\"8\"",
            "\"8",
            "8\"",
            "\"08\"",
            "-1",
            "8.r-1",
            "8.r01",
            "8.r9999999999",
            "9223372036854775808",
            "10000000000000000000",
            "\"8.garbage\"",
            "\"8\", \"9\"",
            "8.",
            "x",
            &format!("{longest}a"),
            &longest.replace('8', "88"),
        ] {
            let request = actix_web::test::TestRequest::post().insert_header(("If-Match", value)).to_http_request();
            assert_eq!(fits(&schema, value), etag::if_match(&request).is_ok(), "{value}");
        }
    }

    #[test]
    fn the_pattern_of_feed_cursors_accepts_what_the_server_accepts() {
        let schema = feed_cursor();
        let wrong = ["", "x", "ZgAAAAAAAALrAAAAAAAAAA", "ZgAAAAAAAALrAAAAAAAAAAF", "ZoAAAAAAAALrAAAAAAAAAAE"];
        let right = [
            feed::FeedCursor { tx: 0, id: 0 },
            feed::FeedCursor { tx: 747, id: 1 },
            feed::FeedCursor { tx: i64::MAX, id: i64::MAX },
        ];
        let negative = [feed::FeedCursor { tx: -1, id: 1 }, feed::FeedCursor { tx: 1, id: -1 }];
        let cursors = right.into_iter().chain(negative).map(|cursor| cursor.to_string());
        for text in cursors.chain(wrong.map(str::to_owned)) {
            assert_eq!(fits(&schema, &text), text.parse::<feed::FeedCursor>().is_ok(), "{text}");
        }
    }

    #[test]
    fn optional_parameters_are_not_nullable() {
        let document = openapi::document();
        let paths = document.get("paths").and_then(Value::as_object).unwrap();
        let operations = paths.values().flat_map(|path| path.as_object().unwrap().values());
        for parameter in operations.filter_map(|it| it.get("parameters")?.as_array()).flatten() {
            assert!(!parameter["schema"]["type"].is_array(), "{parameter}");
        }
    }
}
