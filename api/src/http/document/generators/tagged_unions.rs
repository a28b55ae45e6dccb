//! Choices between objects: each variant as a schema of its own, with a discriminator where a member tells the variants apart.

use serde_json::{Map, Value, json};

use super::variants::{self, Tag};
use crate::http::document::openapi::component;

/// Names the variants of all choices.
pub(super) fn name(components: &mut Map<String, Value>) {
    let mut named = Map::new();
    for (name, schema) in components.iter_mut() {
        let Some(schema) = schema.as_object_mut() else { continue };
        let Some(choices) = schema.get("oneOf").and_then(Value::as_array).filter(|it| are_inline(it)).cloned() else {
            continue;
        };
        if let Some(tag) = variants::tag(&choices) {
            schema.extend(name_tagged(name, &choices, &tag, &mut named));
        } else if choices.iter().all(|choice| choice.get("properties").is_some()) {
            variants::merge(schema, &choices);
        } else {
            let names = choices.into_iter().map(|choice| name_untagged(name, choice, &mut named)).collect();
            schema.insert("oneOf".to_owned(), Value::Array(names));
        }
    }
    components.extend(named);
    merge_references(components);
}

/// Merges choices between named objects that no member tells apart. Some generators read every such value as each of the variants.
fn merge_references(components: &mut Map<String, Value>) {
    let unions: Vec<(String, Vec<String>)> = components
        .iter()
        .filter_map(|(name, schema)| Some((name.clone(), untagged_objects(schema, components)?)))
        .collect();
    for (name, targets) in unions {
        let choices: Vec<Value> = targets.iter().filter_map(|target| components.remove(target)).collect();
        let Some(schema) = components.get_mut(&name).and_then(Value::as_object_mut) else { continue };
        let is_required = |choice: &Value, member: &Value| {
            choice.get("required").and_then(Value::as_array).is_some_and(|required| required.contains(member))
        };
        let first = choices.first().and_then(|choice| choice.get("required")).and_then(Value::as_array).cloned();
        let always =
            first.unwrap_or_default().into_iter().filter(|it| choices.iter().all(|choice| is_required(choice, it)));
        schema.insert("required".to_owned(), always.collect());
        variants::merge(schema, &choices);
    }
}

/// The names of the objects that a schema without a discriminator is a choice between.
fn untagged_objects(schema: &Value, components: &Map<String, Value>) -> Option<Vec<String>> {
    if schema.get("discriminator").is_some() {
        return None;
    }
    let target = |choice: &Value| {
        let name = choice.get("$ref")?.as_str()?.rsplit('/').next()?.to_owned();
        components.get(&name)?.get("properties").is_some().then_some(name)
    };
    schema.get("oneOf")?.as_array()?.iter().map(target).collect()
}

/// Whether the choices are written where they are used. `null` is not a variant but makes a value optional.
fn are_inline(choices: &[Value]) -> bool {
    choices.iter().all(|choice| choice.get("$ref").is_none() && choice.get("type").is_some_and(|it| it != "null"))
}

/// Returns the members of a union, `oneOf` and `discriminator`, and adds its variants to `named`.
fn name_tagged(name: &str, choices: &[Value], tag: &Tag, named: &mut Map<String, Value>) -> Map<String, Value> {
    let mut mapping = Map::new();
    let mut references = Vec::new();
    for (choice, value) in choices.iter().zip(&tag.values) {
        let variant = format!("{name}{}", in_camel_case(value));
        let reference = component(&variant);
        mapping.extend(reference.get("$ref").map(|target| (value.clone(), target.clone())));
        references.push(reference);
        named.insert(variant, choice.clone());
    }
    let discriminator = json!({ "propertyName": tag.property, "mapping": mapping });
    Map::from_iter([("oneOf".to_owned(), references.into()), ("discriminator".to_owned(), discriminator)])
}

/// Names a variant after its only value, or after its first required member. Returns the reference to it.
fn name_untagged(name: &str, choice: Value, named: &mut Map<String, Value>) -> Value {
    let word = choice.pointer("/enum/0").or(choice.pointer("/required/0")).and_then(Value::as_str).unwrap_or_default();
    let variant = format!("{name}{}", in_camel_case(word));
    let reference = component(&variant);
    named.insert(variant, choice);
    reference
}

fn in_camel_case(word: &str) -> String {
    word.split('_')
        .flat_map(|part| {
            let mut letters = part.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters)
        })
        .collect()
}
