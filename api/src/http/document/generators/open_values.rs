//! Values that grow: commands, events, views and options of rulesets, and notices. A client that was generated earlier meets kinds and
//! rulesets that it does not know; it reads these values as open objects and sends a command back as it came.
//!
//! `if` and `then` keep the schemas as strict as before for everything that validates. Client generators ignore both.

use serde_json::{Map, Value, json};

/// The open schemas, and whether their values have a `kind`.
pub(super) const OPEN: [(&str, bool); 7] = [
    ("News", true),
    ("RulesetCommand", true),
    ("RulesetEvent", true),
    ("RulesetComponents", false),
    ("RulesetOptions", false),
    ("RulesetTally", false),
    ("RulesetView", false),
];

/// The union of all notices that this version sends.
pub(super) const KNOWN_NEWS: &str = "KnownNews";

/// Drops the description beside a reference to an open schema, whose own one remains: with both, openapi-generator 7.26 forgets the
/// reference and makes a value of any type of it.
pub(super) fn drop_description(schema: &mut Map<String, Value>) {
    let target = schema.get("$ref").and_then(Value::as_str).and_then(|it| it.rsplit('/').next());
    if target.is_some_and(|target| OPEN.iter().any(|(name, _)| *name == target)) {
        schema.remove("description");
    }
}

/// Opens the schemas.
pub(super) fn open(components: &mut Map<String, Value>) {
    // The rulesets' unions have names of their own; the union of notices gets one.
    if let Some(union) = components.get_mut("News").map(Value::take) {
        let about = union.get("description").cloned();
        components.insert(KNOWN_NEWS.to_owned(), union);
        components.insert(
            "News".to_owned(),
            json!({ "description": about, "$ref": format!("#/components/schemas/{KNOWN_NEWS}") }),
        );
    }
    for (name, has_kind) in OPEN {
        let Some(schema) = components.get_mut(name).and_then(Value::as_object_mut) else { continue };
        let known = match (schema.remove("anyOf"), schema.remove("$ref")) {
            (Some(several), _) => json!({ "anyOf": several }),
            (None, Some(only)) => json!({ "$ref": only }),
            (None, None) => continue,
        };
        schema.insert("type".to_owned(), "object".into());
        schema.insert("additionalProperties".to_owned(), true.into());
        if has_kind {
            let kind = json!({ "type": "string", "description": "What it is. More kinds may be added." });
            schema.insert("required".to_owned(), json!(["kind"]));
            schema.insert("properties".to_owned(), json!({ "kind": kind }));
        }
        schema.insert("if".to_owned(), json!({ "type": "object" }));
        schema.insert("then".to_owned(), known);
    }
}
