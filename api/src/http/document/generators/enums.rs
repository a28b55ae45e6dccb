//! Enums as `enum`: Kotlin and Dart generators make an empty class of a `oneOf` with a `const` for each value.

use serde_json::{Map, Value, json};

/// Rewrites a `oneOf` of strings as an `enum` with a description for each value, and a `const` as an `enum` with one value.
pub(super) fn write(schema: &mut Map<String, Value>) {
    if let Some(only) = schema.remove("const") {
        schema.insert("enum".to_owned(), json!([only]));
    }
    let Some(choices) = schema.get("oneOf").and_then(Value::as_array) else { return };
    let values: Option<Vec<(String, String)>> =
        choices.iter().map(values_of).collect::<Option<Vec<_>>>().map(|it| it.concat());
    let Some(values) = values else { return };
    schema.remove("oneOf");
    let lines: Vec<_> = values.iter().map(|(value, about)| format!("- `{value}`: {about}")).collect();
    let about = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    schema.insert("description".to_owned(), format!("{about}\n\n{}", lines.join("\n")).into());
    schema.insert("type".to_owned(), "string".into());
    let (names, descriptions): (Vec<_>, Vec<_>) = values.into_iter().unzip();
    schema.insert("enum".to_owned(), names.into());
    // Read by openapi-generator.
    schema.insert("x-enum-descriptions".to_owned(), descriptions.into());
}

/// Returns the strings that a choice allows, with its description, or `None` if it allows anything else.
fn values_of(choice: &Value) -> Option<Vec<(String, String)>> {
    if choice.get("type")? != "string" {
        return None;
    }
    let about = choice.get("description").and_then(Value::as_str).unwrap_or_default();
    let values = match (choice.get("const"), choice.get("enum").and_then(Value::as_array)) {
        (Some(only), _) => vec![only],
        (None, Some(several)) => several.iter().collect(),
        (None, None) => return None,
    };
    values.into_iter().map(|value| Some((value.as_str()?.to_owned(), about.to_owned()))).collect()
}
