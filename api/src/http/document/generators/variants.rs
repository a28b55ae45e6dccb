//! What tells the variants of a choice apart.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

/// The member that tells variants apart, and its value in each of them.
pub(super) struct Tag {
    pub(super) property: String,
    pub(super) values: Vec<String>,
}

/// Returns the tag of a choice: a required member with one value in each variant, a different one in each.
pub(super) fn tag(choices: &[Value]) -> Option<Tag> {
    let candidates = choices.first()?.get("properties")?.as_object()?.keys();
    candidates.into_iter().find_map(|property| {
        let values: Option<Vec<String>> = choices.iter().map(|choice| value_of(choice, property)).collect();
        let values = values.filter(|values| values.iter().collect::<BTreeSet<_>>().len() == choices.len())?;
        Some(Tag { property: property.clone(), values })
    })
}

fn value_of(choice: &Value, property: &str) -> Option<String> {
    let required = choice.get("required")?.as_array()?.iter().any(|it| it == property);
    match choice.get("properties")?.get(property)?.get("enum")?.as_array()?.as_slice() {
        [only] if required => only.as_str().map(str::to_owned),
        _ => None,
    }
}

/// Merges variants without a tag into one object, of which each value has the members of one variant. Generators make a class with
/// optional members of it.
pub(super) fn merge(schema: &mut Map<String, Value>, choices: &[Value]) {
    let own = schema.get("required").and_then(Value::as_array).map_or(0, Vec::len);
    let mut properties = schema.get("properties").and_then(Value::as_object).cloned().unwrap_or_default();
    for choice in choices {
        for (name, property) in choice.get("properties").and_then(Value::as_object).into_iter().flatten() {
            let mut property = property.clone();
            if let (Some(property), Some(about)) = (property.as_object_mut(), choice.get("description")) {
                property.entry("description").or_insert_with(|| about.clone());
            }
            properties.insert(name.clone(), property);
        }
    }
    schema.remove("oneOf");
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), properties.into());
    schema.insert("minProperties".to_owned(), json!(own + 1));
    if choices.iter().all(|choice| choice.get("additionalProperties") == Some(&Value::Bool(false))) {
        schema.insert("additionalProperties".to_owned(), false.into());
        schema.insert("maxProperties".to_owned(), json!(own + 1));
    }
}
