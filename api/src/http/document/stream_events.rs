//! The events of streams in the OpenAPI document.

use serde_json::{Value, json};

use crate::http::document::openapi::component;

/// Documents the events of all streams.
pub(in crate::http) fn add(document: &mut Value) {
    let nothing = json!({ "type": "object", "additionalProperties": false });
    let version = json!({ "type": "integer", "format": "int64", "minimum": 0 });
    let rewound = json!({ "type": "object", "required": ["version"], "properties": { "version": version } });
    let (event, change, item) = (component("EventView"), component("MovePlace"), component("FeedItem"));
    add_stream_data(
        document,
        "/v1/games/{id}/stream",
        &event,
        &json!({ "event": event, "rewound": rewound, "end": nothing, "reconnect": nothing }),
    );
    add_stream_data(
        document,
        "/v1/stream",
        &change,
        &json!({ "ready": nothing, "move": change, "status": change, "rewound": change, "reconnect": nothing }),
    );
    add_stream_data(
        document,
        "/v1/account/feed/stream",
        &item,
        &json!({ "ready": nothing, "news": item, "reconnect": nothing }),
    );
}

/// Describes the data of a stream's events as JSON in a string, as JSON Schema does. `x-events` has a schema for each kind of event.
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
