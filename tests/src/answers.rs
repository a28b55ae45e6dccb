//! Which documented answers the tests have really got: each process writes down what it saw, and what nobody saw is missing.

use std::collections::{BTreeSet, HashSet};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;

/// Names the folder to write to; without it nothing is written.
const FOLDER: &str = "SALON_ANSWERS_DIR";

/// What any operation may be answered because of what it is; that its status was got is enough.
const COMMON: &[&str] = &[
    "bad_request",
    "body_too_large",
    "body_too_slow",
    "internal",
    "invalid_body",
    "invalid_query",
    "invalid_token",
    "malformed_json",
    "nul_character",
    "rate_limited",
    "scope_missing",
    "timed_out",
    "unauthenticated",
    "unavailable",
    "unsupported_media_type",
];

/// An operation and the status, or the code of the problem, it answered, as a line.
fn line(operation: &str, answer: &str) -> String {
    format!("{operation} {answer}")
}

/// Writes down that this operation answered so.
pub(crate) fn note(operation: &str, answer: &str) {
    static NOTED: Mutex<Option<HashSet<String>>> = Mutex::new(None);
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let line = line(operation, answer);
    let mut noted = NOTED.lock().unwrap_or_else(PoisonError::into_inner);
    if noted.get_or_insert_default().insert(line.clone()) {
        let file = Path::new(&folder).join(std::process::id().to_string());
        let file = OpenOptions::new().create(true).append(true).open(file);
        writeln!(file.expect("a file for the answers seen"), "{line}").expect("a line written");
    }
}

/// Every operation with every status the document has for it, and every problem that is its own.
#[must_use]
pub fn documented(document: &Value) -> BTreeSet<String> {
    let items = document["paths"].as_object().into_iter().flatten();
    let operations = items.flat_map(|(_, item)| item.as_object().into_iter().flatten());
    let answers = operations.flat_map(|(_, operation)| {
        let id = operation["operationId"].as_str().unwrap_or_default();
        let responses = operation["responses"].as_object().into_iter().flatten();
        let problems = operation["x-problems"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let own = problems.filter(|code| !COMMON.contains(code)).map(move |code| line(id, code));
        responses.map(move |(status, _)| line(id, status)).chain(own)
    });
    answers.collect()
}

/// Everything that was written down in a folder.
///
/// # Errors
/// When it cannot be read.
pub fn seen(folder: &Path) -> std::io::Result<BTreeSet<String>> {
    let mut seen = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        seen.extend(fs::read_to_string(file?.path())?.lines().map(str::to_owned));
    }
    Ok(seen)
}
