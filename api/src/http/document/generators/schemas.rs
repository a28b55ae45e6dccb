//! Visits every schema of the OpenAPI document, and nothing that only looks like one, such as examples.

use serde_json::{Map, Value};

/// Members of a schema that are schemas.
const SCHEMAS: [&str; 7] = ["items", "additionalProperties", "not", "if", "then", "else", "contentSchema"];
/// Members of a schema that are lists of schemas.
const LISTS: [&str; 4] = ["oneOf", "anyOf", "allOf", "prefixItems"];
/// Members of the document that contain no schema.
const EXAMPLES: [&str; 3] = ["example", "examples", "links"];

/// Calls `act` for every schema, outer ones first.
pub(super) fn for_each_mut(document: &mut Value, act: &mut dyn FnMut(&mut Map<String, Value>)) {
    match document {
        Value::Object(members) => {
            for (name, value) in members {
                match name.as_str() {
                    "schema" => visit(value, act),
                    "schemas" | "x-events" => {
                        value.as_object_mut().into_iter().flatten().for_each(|(_, it)| visit(it, act))
                    }
                    name if EXAMPLES.contains(&name) => {}
                    _ => for_each_mut(value, act),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| for_each_mut(item, act)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn visit(schema: &mut Value, act: &mut dyn FnMut(&mut Map<String, Value>)) {
    let Some(members) = schema.as_object_mut() else { return };
    act(members);
    for (name, value) in members {
        match (name.as_str(), value) {
            ("properties", Value::Object(properties)) => properties.values_mut().for_each(|it| visit(it, act)),
            (name, Value::Array(list)) if LISTS.contains(&name) => list.iter_mut().for_each(|it| visit(it, act)),
            (name, value) if SCHEMAS.contains(&name) => visit(value, act),
            _ => {}
        }
    }
}
