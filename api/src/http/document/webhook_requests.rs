//! The requests that the server sends to webhooks, as a callback of the operation that registers them.

use serde_json::{Value, json};

use crate::http::document::openapi::component;

/// Documents the requests.
pub(in crate::http) fn add(document: &mut Value) {
    let operation = document.pointer_mut("/paths/~1v1~1account~1webhooks/post").and_then(Value::as_object_mut);
    let Some(operation) = operation else { return };
    let example = json!({
        "type": "your_turn", "timestamp": "2026-01-01T12:00:00Z",
        "data": {
            "id": "ZgAAAAAAAALrAAAAAAAAAAE", "at": "2026-01-01T12:00:00Z",
            "news": {
                "kind": "your_turn", "game": "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11", "ruleset": "art_society", "version": 14,
                "seat": 1, "decision": "place_bid", "since": "2026-01-01T12:00:00Z", "after_own_move": false,
            },
            "words": { "label": "Your turn", "sentence": "It is your turn in Art Society with Bob: seal a bid." },
        },
    });
    let request = json!({
        "operationId": "receive_notice",
        "summary": "Receive a notice.",
        "description": "The server sends this request to a webhook with the format `standard`, signed as Standard Webhooks describes.",
        "tags": ["webhooks"],
        "security": [],
        "requestBody": {
            "required": true,
            "content": { "application/json": { "schema": component("WebhookMessage"), "example": example } },
        },
        "responses": {
            "2XX": { "description": "The notice was received." },
            "410": { "description": "The webhook is gone: the server disables it." },
        },
    });
    operation.insert("callbacks".to_owned(), json!({ "notice": { "{$request.body#/url}": { "post": request } } }));
}
