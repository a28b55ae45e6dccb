//! The rulesets' own JSON Schemas, put into the OpenAPI document: a client generated from it knows every command, view and
//! event of every game, and nothing here names one.

use salon_domain::clock::{ClockRules, Sleep};
use salon_domain::rulesets::CATALOGUE;
use schemars::Schema;
use serde_json::{Map, Value, json};

/// The schemas that stand for "whatever the ruleset says", by the name they have in the document.
const OPEN: [&str; 5] = ["RulesetOptions", "RulesetCommand", "RulesetView", "RulesetEvent", "RulesetTally"];

/// Adds every ruleset's schemas and fills the open ones with the choice between them.
pub(super) fn add(document: &mut Value) {
    let mut named = Map::new();
    let mut choices: Vec<Vec<Value>> = vec![Vec::new(); OPEN.len()];
    for ruleset in CATALOGUE {
        let schemas = ruleset.schemas();
        let parts = [schemas.options, schemas.command, schemas.view, schemas.event, schemas.tally];
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
            // A choice of one is none.
            match choice.as_slice() {
                [Value::Object(only)] => open.extend(only.clone()),
                several => drop(open.insert("anyOf".to_owned(), several.into())),
            }
        }
    }
}

/// Takes a schema and what it is made of apart; returns its name.
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

/// Definitions move to where OpenAPI keeps them.
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
    use super::*;

    #[test]
    fn one_name_is_one_schema() {
        let mut all: Map<String, Value> = Map::new();
        for ruleset in CATALOGUE {
            let schemas = ruleset.schemas();
            for schema in [schemas.options, schemas.command, schemas.view, schemas.event, schemas.tally] {
                let mut named = Map::new();
                take(schema, &mut named);
                for (name, part) in named {
                    // A title is only where a schema stands for itself.
                    let mut part = part;
                    part.as_object_mut().unwrap().remove("title");
                    let before = all.insert(name.clone(), part.clone());
                    assert!(before.is_none_or(|before| before == part), "{name} is two schemas");
                }
            }
        }
    }
}
