//! The JSON Schemas of all rulesets, added to the OpenAPI document: generated clients know every command, view and event of every
//! game, and no code here names a game.

use salon_domain::clock::{ClockRules, Sleep};
use salon_domain::rulesets::offered;
use schemars::Schema;
use serde_json::{Map, Value, json};

/// The schemas that rulesets define, by their names in the document.
const OPEN: [&str; 6] =
    ["RulesetOptions", "RulesetCommand", "RulesetView", "RulesetEvent", "RulesetTally", "RulesetComponents"];

/// Adds the schemas of every ruleset, and makes each of [`OPEN`] a choice between them.
pub(in crate::http) fn add(document: &mut Value) {
    let mut named = Map::new();
    let mut choices: Vec<Vec<Value>> = vec![Vec::new(); OPEN.len()];
    for ruleset in offered() {
        let schemas = ruleset.schemas();
        let parts = [schemas.options, schemas.command, schemas.view, schemas.event, schemas.tally, schemas.components];
        for (choice, schema) in choices.iter_mut().zip(parts) {
            choice.push(json!({ "$ref": format!("#/components/schemas/{}", take(schema, &mut named)) }));
        }
    }
    for schema in [schemars::schema_for!(ClockRules), schemars::schema_for!(Sleep)] {
        take(schema, &mut named);
    }
    let Some(components) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) else { return };
    components.extend(named);
    for (name, choice) in OPEN.into_iter().zip(choices) {
        if let Some(open) = components.get_mut(name).and_then(Value::as_object_mut) {
            open.remove("type");
            // With one ruleset there is nothing to choose between.
            match choice.as_slice() {
                [Value::Object(only)] => open.extend(only.clone()),
                several => drop(open.insert("anyOf".to_owned(), several.into())),
            }
        }
    }
}

/// Moves a schema and its definitions to `named`; returns its name.
fn take(schema: Schema, named: &mut Map<String, Value>) -> String {
    let mut value = schema.to_value();
    refer(&mut value);
    let Some(root) = value.as_object_mut() else { return String::new() };
    root.remove("$schema");
    if let Some(Value::Object(parts)) = root.remove("$defs") {
        named.extend(parts);
    }
    let name = root.get("title").and_then(Value::as_str).unwrap_or_default().to_owned();
    named.insert(name.clone(), value);
    name
}

/// Rewrites references to definitions as OpenAPI has them.
fn refer(value: &mut Value) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(reference)) = members.get_mut("$ref") {
                *reference = reference.replace("#/$defs/", "#/components/schemas/");
            }
            members.values_mut().for_each(refer);
        }
        Value::Array(items) => items.iter_mut().for_each(refer),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use salon_domain::rulesets::all;

    use super::*;

    #[test]
    fn no_two_schemas_share_a_name() {
        let mut known: Map<String, Value> = Map::new();
        for ruleset in all() {
            let schemas = ruleset.schemas();
            for schema in
                [schemas.options, schemas.command, schemas.view, schemas.event, schemas.tally, schemas.components]
            {
                let mut named = Map::new();
                take(schema, &mut named);
                for (name, part) in named {
                    // Only root schemas have a title.
                    let mut part = part;
                    part.as_object_mut().unwrap().remove("title");
                    let before = known.insert(name.clone(), part.clone());
                    assert!(before.is_none_or(|before| before == part), "{name} is two schemas");
                }
            }
        }
    }
}
