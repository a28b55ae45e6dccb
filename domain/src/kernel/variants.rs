//! Every value that a JSON Schema lists, so that samples cover all options of any ruleset.

use serde_json::{Map, Value};

/// Returns the values that a schema lists: constants, booleans, both ends of integer ranges, and objects with every
/// combination of these. Any other schema lists its default, if it has one.
#[must_use]
pub fn variants(schema: &Value) -> Vec<Value> {
    listed(schema, schema)
}

/// Returns the properties of the schema of an object, each with the texts that the schema lists as its values.
#[must_use]
pub fn option_values(schema: &Value) -> Vec<(String, Vec<String>)> {
    let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
    let values = |property| listed(property, schema).into_iter().filter_map(|it| it.as_str().map(str::to_owned));
    properties.map(|(name, property)| (name.clone(), values(property).collect())).collect()
}

/// Returns the values of a part of the document.
fn listed(part: &Value, document: &Value) -> Vec<Value> {
    if let Some(target) = part.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix('#')) {
        return document.pointer(target).map(|target| listed(target, document)).unwrap_or_default();
    }
    if let Some(only) = part.get("const") {
        return vec![only.clone()];
    }
    if let Some(values) = part.get("enum").and_then(Value::as_array) {
        return values.clone();
    }
    let alternatives = ["oneOf", "anyOf"].iter().filter_map(|key| part.get(key)?.as_array()).flatten();
    let alternatives: Vec<Value> = alternatives.flat_map(|alternative| listed(alternative, document)).collect();
    if !alternatives.is_empty() {
        return alternatives;
    }
    match part.get("type").and_then(Value::as_str) {
        Some("boolean") => vec![Value::Bool(false), Value::Bool(true)],
        Some("null") => vec![Value::Null],
        Some("object") => objects(part, document),
        Some("integer") => numbers(part),
        _ => part.get("default").cloned().into_iter().collect(),
    }
}

/// Returns both ends of a range, and the default.
fn numbers(part: &Value) -> Vec<Value> {
    let mut numbers: Vec<Value> = Vec::new();
    for number in ["minimum", "default", "maximum"].iter().filter_map(|key| part.get(key)) {
        if !numbers.contains(number) {
            numbers.push(number.clone());
        }
    }
    numbers
}

/// Returns objects with every combination of the properties that list values.
fn objects(part: &Value, document: &Value) -> Vec<Value> {
    let mut objects = vec![Map::new()];
    for (name, property) in part.get("properties").and_then(Value::as_object).into_iter().flatten() {
        let values = listed(property, document);
        if values.is_empty() {
            continue;
        }
        let with = |value: &Value, object: &Map<String, Value>| {
            let mut object = object.clone();
            object.insert(name.clone(), value.clone());
            object
        };
        objects = objects.iter().flat_map(|object| values.iter().map(|value| with(value, object))).collect();
    }
    objects.into_iter().map(Value::Object).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::variants;

    #[test]
    fn every_combination_of_listed_values_is_a_variant() {
        let schema = json!({
            "type": "object",
            "properties": {
                "goal": { "$ref": "#/$defs/Goal", "default": "low" },
                "strict": { "type": "boolean" },
                "rounds": { "type": "integer", "minimum": 1, "default": 3, "maximum": 3 },
                "note": { "type": "string" }
            },
            "$defs": { "Goal": { "oneOf": [{ "const": "low" }, { "enum": ["high"] }] } }
        });
        let found = variants(&schema);
        assert_eq!(found.len(), 2 * 2 * 2);
        assert!(found.contains(&json!({ "goal": "high", "strict": true, "rounds": 1 })));
        assert!(found.contains(&json!({ "goal": "low", "strict": false, "rounds": 3 })));
    }

    #[test]
    fn a_schema_without_listed_values_has_its_default_as_variant() {
        assert_eq!(variants(&json!({ "type": "object" })), [json!({})]);
        assert_eq!(variants(&json!({ "type": "string", "default": "x" })), [json!("x")]);
        assert!(variants(&json!({ "type": "string" })).is_empty());
    }
}
