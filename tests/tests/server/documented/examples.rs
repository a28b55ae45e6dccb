//! Every example of the OpenAPI document is valid by its schema: in media types, parameters, headers and schemas. This is what the rule
//! `oas3-valid-media-example` of Spectral checks, which does not end on a document of this size.

use salon_tests::Contract;
use serde_json::{Map, Value, json};

/// Members whose own members are names, not keywords.
const MAPS: [&str; 10] = [
    "properties",
    "patternProperties",
    "dependentSchemas",
    "$defs",
    "schemas",
    "paths",
    "responses",
    "content",
    "headers",
    "securitySchemes",
];
/// Members that hold values, not schemas.
const VALUES: [&str; 5] = ["example", "examples", "default", "enum", "const"];

/// What was found in a document.
#[derive(Debug, Default)]
struct Findings {
    /// How many examples were checked.
    checked: usize,
    /// The examples that are not valid, and why.
    invalid: Vec<String>,
}

impl Findings {
    fn of(document: Value) -> Self {
        let contract = Contract::new(document);
        let mut findings = Self::default();
        findings.visit(&contract, "", contract.document());
        findings
    }

    /// Visits an object or a list; `at` is the pointer to it.
    fn visit(&mut self, contract: &Contract, at: &str, value: &Value) {
        match value {
            Value::Object(members) => {
                let is_map = at.rsplit('/').next().is_some_and(|name| MAPS.contains(&name)) && !is_keyword_value(at);
                if !is_map {
                    self.check_examples(contract, at, members);
                }
                for (name, member) in members.iter().filter(|(name, _)| is_map || !VALUES.contains(&name.as_str())) {
                    self.visit(contract, &format!("{at}/{}", escape(name)), member);
                }
            }
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.visit(contract, &format!("{at}/{index}"), item);
                }
            }
            _ => {}
        }
    }

    fn check_examples(&mut self, contract: &Contract, at: &str, members: &Map<String, Value>) {
        // A media type, a parameter or a header has a schema beside its examples; a schema is its own.
        let schema = if members.contains_key("schema") { format!("{at}/schema") } else { at.to_owned() };
        let named = members.get("examples").and_then(Value::as_object).into_iter().flatten();
        let named = named.filter_map(|(_, example)| example.get("value"));
        let listed = members.get("examples").and_then(Value::as_array).into_iter().flatten();
        for example in members.get("example").into_iter().chain(named).chain(listed) {
            self.checked += 1;
            if let Err(reason) = contract.validate(&target(contract.document(), schema.clone()), example) {
                self.invalid.push(format!("{at}: {reason}"));
            }
        }
    }
}

/// Whether the last part of a pointer is the name of a property, for example one that is called `content`.
fn is_keyword_value(at: &str) -> bool {
    let mut parts = at.rsplit('/').skip(1);
    parts.next().is_some_and(|parent| parent == "properties")
}

/// Follows references, so that examples of the same schema share a validator.
fn target(document: &Value, pointer: String) -> String {
    let reference = document.pointer(&pointer).and_then(Value::as_object).filter(|schema| schema.len() == 1);
    match reference.and_then(|schema| schema.get("$ref")?.as_str()?.strip_prefix('#')) {
        Some(next) => target(document, next.to_owned()),
        None => pointer,
    }
}

fn escape(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

#[test]
fn every_example_is_valid() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../openapi/openapi.json");
    let document = std::fs::read_to_string(path).expect("the document");
    let findings = Findings::of(serde_json::from_str(&document).expect("JSON"));
    assert!(findings.invalid.is_empty(), "{}", findings.invalid.join("\n"));
    // As many as the document has members `example` and `examples`, and more.
    assert!(findings.checked > 1000, "{} examples", findings.checked);
}

#[test]
fn wrong_examples_are_found_wherever_they_are() {
    let number = json!({ "type": "integer", "example": "one" });
    let document = json!({
        "paths": { "/v1/example": { "get": {
            "parameters": [{ "name": "example", "in": "query", "schema": { "type": "boolean" }, "example": 1 }],
            "responses": { "200": {
                "headers": { "Age": { "schema": { "type": "integer" }, "examples": { "a": { "value": "x" }, "b": { "value": 7 } } } },
                "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Thing" },
                    "example": { "content": { "example": 7 }, "number": 1 },
                } },
            } },
        } } },
        "components": { "schemas": {
            "Thing": {
                "type": "object",
                "required": ["content"],
                "properties": { "content": { "type": "object", "properties": { "example": number } }, "number": { "type": "string" } },
                "examples": [{ "content": {} }, {}],
            },
        } },
    });
    let findings = Findings::of(document);
    assert_eq!((findings.checked, findings.invalid.len()), (7, 5), "{findings:#?}");
}

/// A request that a tool generates from the examples must not act on an account that a reader made by following the README.
#[test]
fn no_example_has_a_password_of_the_pages() {
    let document = include_str!("../../../../openapi/openapi.json");
    let pages = [
        include_str!("../../../../README.md"),
        include_str!("../../../../docs/FIRST_GAME.md"),
        include_str!("../../../../docs/BOTS.md"),
    ];
    for page in pages {
        let passwords: Vec<&str> =
            page.split("\"password\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(!passwords.is_empty(), "a page without a password");
        for password in passwords {
            assert!(password.len() >= 8 && !document.contains(password), "{password}");
        }
    }
}
