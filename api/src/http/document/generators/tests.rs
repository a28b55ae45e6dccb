//! The forms that client generators cannot use do not come back: each test reads the whole document.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::{defaults::REFERENCES, open_values::KNOWN_NEWS, open_values::OPEN, schemas};
use crate::http::document::openapi;

/// Names of types that the generators for Swift, Kotlin, C#, Java, Dart, Go or TypeScript rename, or that hide a type of the language's
/// standard library.
const RESERVED: &str = "Any Array Bool Boolean Byte Calendar Character Class Console Data Date DateTime Decimal Decodable Default \
    Delegate Dictionary Double Duration Dynamic Encodable Enum Environment Error Event Exception Export Extension Factory File Float Func \
    Function Guid HashMap Int Int32 Int64 Integer Interface Iterable Library Lambda List LocalDate LocalDateTime LocalTime Locale Long Map \
    Never Nil None Nothing Null Number Object Operation Operator Optional Part Path Process Promise Protocol Random Range Record Result Self \
    Sequence Set Short String Struct Symbol Task Thread Throwable TimeZone Timer Tuple Type URI URL UUID Uint8 Unit Uri Url Version Void";

fn components(document: &Value) -> &Map<String, Value> {
    document["components"]["schemas"].as_object().unwrap()
}

fn all_schemas() -> Vec<Map<String, Value>> {
    let mut found = Vec::new();
    schemas::for_each_mut(&mut openapi::document(), &mut |schema| found.push(schema.clone()));
    assert!(found.len() > 1000, "the visitor finds the schemas");
    found
}

/// Returns the names of all schemas that a value refers to.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(target)) = members.get("$ref") {
                found.extend(target.strip_prefix("#/components/schemas/").map(str::to_owned));
            }
            members.values().for_each(|it| references(it, found));
        }
        Value::Array(items) => items.iter().for_each(|it| references(it, found)),
        _ => {}
    }
}

fn is_enum_of_strings(schema: &Value) -> bool {
    schema["type"] == "string" && (schema.get("const").is_some() || schema.get("enum").is_some())
}

#[test]
fn no_value_is_a_const_and_no_enum_is_a_choice() {
    for schema in all_schemas() {
        assert!(!schema.contains_key("const"), "{schema:?}");
        let choices = schema.get("oneOf").and_then(Value::as_array).cloned().unwrap_or_default();
        assert!(choices.is_empty() || !choices.iter().all(is_enum_of_strings), "{schema:?}");
    }
}

#[test]
fn every_enum_has_distinct_values_and_a_description_for_each_if_for_any() {
    for schema in all_schemas() {
        let Some(values) = schema.get("enum").and_then(Value::as_array) else { continue };
        let distinct: BTreeSet<_> = values.iter().map(Value::to_string).collect();
        assert_eq!(distinct.len(), values.len(), "{schema:?}");
        if let Some(descriptions) = schema.get("x-enum-descriptions").and_then(Value::as_array) {
            assert_eq!(descriptions.len(), values.len(), "{schema:?}");
        }
    }
}

#[test]
fn no_default_is_beside_a_reference_or_a_choice() {
    for schema in all_schemas().iter().filter(|schema| schema.contains_key("default")) {
        assert!(!REFERENCES.iter().any(|member| schema.contains_key(*member)), "{schema:?}");
    }
}

#[test]
fn defaults_beside_references_are_described() {
    let document = openapi::document();
    let deadline = &components(&document)["ClockRules"]["properties"]["at_deadline"];
    assert!(deadline["description"].as_str().unwrap().ends_with("Default: `\"bot\"`."), "{deadline}");
}

/// Every choice is between named schemas, or between one schema and `null`.
#[test]
fn variants_have_names() {
    for schema in all_schemas() {
        for choice in ["oneOf", "anyOf"].iter().filter_map(|it| schema.get(*it)?.as_array()).flatten() {
            assert!(choice.get("$ref").is_some() || choice["type"] == "null", "{schema:?}");
        }
    }
}

/// Choices whose variants no member tells apart. A new one makes a type that some generators cannot read.
const WITHOUT_TAG: [&str; 1] = ["GalleristOwner"];

#[test]
fn every_choice_between_objects_has_a_discriminator_with_a_mapping() {
    let document = openapi::document();
    let components = components(&document);
    let mut tagged = 0;
    for (name, schema) in components.iter().filter(|(name, _)| !WITHOUT_TAG.contains(&name.as_str())) {
        let Some(choices) = schema.get("oneOf").and_then(Value::as_array) else { continue };
        tagged += 1;
        let discriminator = &schema["discriminator"];
        let property = discriminator["propertyName"].as_str().unwrap_or_else(|| panic!("{name} has a discriminator"));
        let mapping = discriminator["mapping"].as_object().unwrap();
        assert_eq!(mapping.len(), choices.len(), "{name}");
        for (value, target) in mapping {
            assert!(choices.contains(&json!({ "$ref": target })), "{name} {value}");
            let variant = document.pointer(target.as_str().unwrap().trim_start_matches('#')).unwrap();
            assert_eq!(variant["properties"][property]["enum"], json!([value]), "{name} {value}");
            assert!(variant["required"].as_array().unwrap().contains(&json!(property)), "{name} {value}");
        }
    }
    assert!(tagged >= 8, "commands and events of two rulesets, notices, clocks, tasks, market spaces: {tagged}");
    for name in
        ["ArtSocietyCommand", "ArtSocietyEvent", "GalleristCommand", "GalleristEvent", "GalleristTask", KNOWN_NEWS]
    {
        assert_eq!(components[name]["discriminator"]["propertyName"], "kind", "{name}");
    }
}

#[test]
fn values_that_grow_are_open_objects_that_name_what_is_known() {
    let document = openapi::document();
    for (name, has_kind) in OPEN {
        let schema = &components(&document)[name];
        assert_eq!(schema["type"], "object", "{name}");
        assert_eq!(schema["additionalProperties"], true, "{name}");
        assert_eq!(schema["properties"]["kind"]["type"] == "string", has_kind, "{name}");
        assert!(REFERENCES.iter().all(|member| schema.get(member).is_none()), "{name}");
        let mut known = BTreeSet::new();
        references(&schema["then"], &mut known);
        assert!(!known.is_empty(), "{name}");
    }
}

#[test]
fn references_to_open_values_have_no_description_beside_them() {
    for schema in all_schemas() {
        let target =
            schema.get("$ref").and_then(Value::as_str).and_then(|it| it.rsplit('/').next()).unwrap_or_default();
        let is_open = OPEN.iter().any(|(name, _)| *name == target);
        assert!(!is_open || schema.len() == 1, "{schema:?}");
    }
}

/// Generators write a file or a type for each name, on file systems and in languages that ignore case and drop underscores.
#[test]
fn no_two_names_clash() {
    let document = openapi::document();
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    for name in components(&document).keys() {
        let plain = name.replace('_', "").to_lowercase();
        if let Some(other) = known.insert(plain, name) {
            panic!("{name} and {other}");
        }
    }
    let mut operations: BTreeSet<String> = BTreeSet::new();
    for operation in document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values())
    {
        let plain = operation["operationId"].as_str().unwrap().replace('_', "").to_lowercase();
        assert!(operations.insert(plain), "{}", operation["operationId"]);
    }
}

#[test]
fn no_name_is_reserved_or_numbered() {
    let reserved: BTreeSet<_> = RESERVED.split_whitespace().map(str::to_lowercase).collect();
    let document = openapi::document();
    for name in components(&document).keys() {
        assert!(!reserved.contains(&name.to_lowercase()), "{name} is the name of a type in some language");
        let first = name.chars().next().unwrap();
        assert!(first.is_ascii_uppercase() && name.chars().all(|it| it.is_ascii_alphanumeric() || it == '_'), "{name}");
        let numbered = name.ends_with(|it: char| it.is_ascii_digit()) && !name.ends_with("uint8");
        assert!(!numbered, "{name} has a number, which changes when a schema is added");
    }
}

#[test]
fn every_component_is_used() {
    let document = openapi::document();
    let mut used = BTreeSet::new();
    references(&document, &mut used);
    for name in components(&document).keys() {
        assert!(used.contains(name), "{name} is not used");
    }
    assert_eq!(used.len(), components(&document).len(), "every reference names a schema");
}

/// Returns the successful answers of deprecated operations that lack one of both headers. The black-box tests check of every answer that
/// the headers are sent that the document requires.
fn silent_deprecations(document: &Value) -> Vec<String> {
    let mut silent = Vec::new();
    for operation in document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values())
    {
        if operation.get("deprecated") != Some(&json!(true)) {
            continue;
        }
        for (status, answer) in operation["responses"].as_object().unwrap().iter().filter(|(it, _)| it.starts_with('2'))
        {
            let sends = |name: &str| answer["headers"][name]["required"] == true;
            if !sends("Deprecation") || !sends("Sunset") {
                silent.push(format!("{} {status}", operation["operationId"]));
            }
        }
    }
    silent
}

#[test]
fn every_deprecated_operation_says_so_in_its_answers() {
    assert_eq!(silent_deprecations(&openapi::document()), Vec::<String>::new());
    let header = json!({ "required": true });
    let mut document = json!({ "paths": { "/v1/old": { "get": {
        "operationId": "show_old", "deprecated": true, "responses": { "200": { "headers": { "Deprecation": header } } },
    } } } });
    assert_eq!(silent_deprecations(&document), ["\"show_old\" 200"]);
    document["paths"]["/v1/old"]["get"]["responses"]["200"]["headers"]["Sunset"] = header;
    assert_eq!(silent_deprecations(&document), Vec::<String>::new());
}

#[test]
fn the_document_has_a_contact() {
    let contact = &openapi::document()["info"]["contact"];
    assert!(contact["name"].as_str().is_some_and(|name| !name.is_empty()), "{contact}");
    // An address must be absolute; a relative reference is none.
    assert!(contact["url"].as_str().is_some_and(|url| url.starts_with("https://")), "{contact}");
}
