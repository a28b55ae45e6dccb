//! Headers in the OpenAPI document that many operations have in common.

use serde_json::{Map, Value, json};

/// Adds the parameter `If-None-Match` and the header `ETag` to an operation that may answer 304.
pub(in crate::http) fn add_conditional(operation: &mut Map<String, Value>) {
    let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else {
        return;
    };
    if !responses.contains_key("304") {
        return;
    }
    let tag = json!({ "description": "Identifies this state of the answer.", "schema": { "type": "string" } });
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
            "description": "The `ETag` of the answer the client has; answers 304 if it is still current.",
            "schema": { "type": "string" },
        }));
    }
}

/// Marks headers as required that every such answer has. A description with a condition (", if ...") is that of a header that some
/// answers lack.
pub(in crate::http) fn require_headers(operation: &mut Map<String, Value>) {
    let responses = operation.get_mut("responses").and_then(Value::as_object_mut).into_iter().flatten();
    let headers = responses.filter_map(|(_, response)| response.get_mut("headers").and_then(Value::as_object_mut));
    for (name, header) in headers.flatten() {
        let always =
            ["ETag", "Location", "Retry-After", "Content-Language", "Deprecation", "Sunset"].contains(&name.as_str());
        let conditional = header["description"].as_str().is_some_and(|text| text.contains(", if "));
        if let Some(header) = header.as_object_mut().filter(|_| always && !conditional) {
            header.insert("required".to_owned(), json!(true));
        }
    }
}
