//! Coverage of the documented responses: each test process records the responses it got, `response-coverage` reports those that
//! no test got.

use std::collections::{BTreeSet, HashSet};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;

/// The environment variable with the folder to write to; without it nothing is written.
const FOLDER_VARIABLE: &str = "SALON_ANSWERS_DIR";

/// Problems that many operations share: for these the status alone has to be covered.
const COMMON_PROBLEMS: &[&str] = &[
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

/// Returns the recorded line: an operation and the status or problem code of its response.
fn line(operation: &str, outcome: &str) -> String {
    format!("{operation} {outcome}")
}

/// Records a status or problem code that an operation returned.
pub(crate) fn note(operation: &str, outcome: &str) {
    static NOTED: Mutex<Option<HashSet<String>>> = Mutex::new(None);
    let Some(folder) = std::env::var_os(FOLDER_VARIABLE) else { return };
    let line = line(operation, outcome);
    let mut noted = NOTED.lock().unwrap_or_else(PoisonError::into_inner);
    if noted.get_or_insert_default().insert(line.clone()) {
        let file = Path::new(&folder).join(std::process::id().to_string());
        let file = OpenOptions::new().create(true).append(true).open(file);
        writeln!(file.expect("a file for the recorded responses"), "{line}").expect("a line written");
    }
}

/// Returns every operation with every documented status and every documented problem that is not common.
#[must_use]
pub fn documented(document: &Value) -> BTreeSet<String> {
    let items = document["paths"].as_object().into_iter().flatten();
    let operations = items.flat_map(|(_, item)| item.as_object().into_iter().flatten());
    let outcomes = operations.flat_map(|(_, operation)| {
        let id = operation["operationId"].as_str().unwrap_or_default();
        let responses = operation["responses"].as_object().into_iter().flatten();
        let problems = operation["x-problems"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let own = problems.filter(|code| !COMMON_PROBLEMS.contains(code)).map(move |code| line(id, code));
        responses.map(move |(status, _)| line(id, status)).chain(own)
    });
    outcomes.collect()
}

/// Returns everything that was recorded in a folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn seen(folder: &Path) -> std::io::Result<BTreeSet<String>> {
    let mut seen = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        seen.extend(fs::read_to_string(file?.path())?.lines().map(str::to_owned));
    }
    Ok(seen)
}
