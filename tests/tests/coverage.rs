//! No operation without a test that calls it.

use std::fs;
use std::path::Path;

use serde_json::Value;

/// The requests in the sources of all tests, one text.
fn sources() -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [tests.join("tests"), tests.join("src")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("sources"));
    let files = files.map(|it| it.expect("a file").path()).filter(|it| it.extension().is_some_and(|it| it == "rs"));
    let files = files.filter(|it| !it.ends_with("coverage.rs"));
    files.map(|it| fs::read_to_string(it).expect("a source")).collect()
}

#[test]
fn every_operation_is_called_by_a_test_of_its_own() {
    let document: Value = serde_json::from_str(include_str!("../../openapi/openapi.json")).expect("the document");
    // Line breaks and spaces are the formatter's.
    let sources: String = sources().split_whitespace().collect();
    let mut missing = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            // A parameter stands for itself up to the next literal text; what is written there is the test's own affair.
            let (literal, parameter) = match path.rsplit_once('}') {
                Some((_, "")) => (path.rsplit_once('{').expect("a parameter").0, true),
                Some((_, literal)) => (literal, false),
                None => (path.as_str(), false),
            };
            let end = |after: &str| match after.chars().next() {
                Some('"' | '?') => !parameter,
                Some('{') => parameter,
                Some(letter) => parameter && letter.is_ascii_alphanumeric(),
                None => false,
            };
            let called = sources.match_indices(literal).any(|(at, _)| {
                let before = &sources[at.saturating_sub(120)..at];
                end(&sources[at + literal.len()..]) && (method != "delete" || before.contains("delete("))
            });
            if !called {
                missing.push(format!("{} ({method} {path})", operation["operationId"]));
            }
        }
    }
    assert!(missing.is_empty(), "no test calls {missing:#?}");
}
