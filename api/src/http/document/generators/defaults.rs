//! Defaults as words: beside a reference or a choice, because Go and Java generators write code for them that does not compile; of query
//! parameters, because generated clients would send them with every request.

use serde_json::{Map, Value};

/// The members beside which generators cannot use a default.
pub(super) const REFERENCES: [&str; 4] = ["$ref", "oneOf", "anyOf", "allOf"];

/// Moves such a default to the description.
pub(super) fn describe(schema: &mut Map<String, Value>) {
    if !REFERENCES.iter().any(|member| schema.contains_key(*member)) {
        return;
    }
    if let Some(default) = schema.remove("default") {
        let about = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        schema.insert("description".to_owned(), format!("{about} Default: `{default}`.").trim_start().into());
    }
}

/// Moves the defaults of query parameters to their descriptions.
pub(super) fn describe_parameters(document: &mut Value) {
    let paths = document.get_mut("paths").and_then(Value::as_object_mut).into_iter().flatten();
    let operations = paths.filter_map(|(_, path)| path.as_object_mut()).flatten();
    let parameters = operations.filter_map(|(_, operation)| operation.get_mut("parameters")?.as_array_mut()).flatten();
    for parameter in parameters.filter_map(Value::as_object_mut) {
        let in_query = parameter.get("in").is_some_and(|place| place == "query");
        let schema = parameter.get_mut("schema").and_then(Value::as_object_mut).filter(|_| in_query);
        if let Some(default) = schema.and_then(|schema| schema.remove("default")) {
            let default = default.as_str().map_or_else(|| default.to_string(), str::to_owned);
            let about = parameter.get("description").and_then(Value::as_str).unwrap_or_default();
            parameter.insert("description".to_owned(), format!("{about} Default: `{default}`.").trim_start().into());
        }
    }
}
