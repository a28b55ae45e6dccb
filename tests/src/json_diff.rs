//! What a failing test shows: the differences between two JSON values, and long texts truncated.

use serde_json::Value;

/// How many differences are shown.
const MAX_DIFFERENCES: usize = 12;
/// The length up to which a value is shown.
const MAX_VALUE_SHOWN: usize = 120;

/// Returns where two values differ, as JSON pointers with both values, at most `MAX_DIFFERENCES`.
#[must_use]
pub fn differences(left: &Value, right: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare(String::new(), Some(left), Some(right), &mut found);
    let more = found.len().saturating_sub(MAX_DIFFERENCES);
    found.truncate(MAX_DIFFERENCES);
    if more > 0 {
        found.push(format!("and {more} more"));
    }
    found
}

/// Fails the test when two values differ, and shows only the differences.
///
/// # Panics
/// When they differ.
#[track_caller]
pub fn assert_same(left: &Value, right: &Value, what: &str) {
    let found = differences(left, right);
    assert!(found.is_empty(), "{what} differs:\n  {}", found.join("\n  "));
}

fn compare(pointer: String, left: Option<&Value>, right: Option<&Value>, found: &mut Vec<String>) {
    match (left, right) {
        (Some(Value::Object(left)), Some(Value::Object(right))) => {
            let added = right.keys().filter(|key| !left.contains_key(*key));
            for key in left.keys().chain(added) {
                compare(format!("{pointer}/{key}"), left.get(key), right.get(key), found);
            }
        }
        (Some(Value::Array(left)), Some(Value::Array(right))) => {
            for index in 0..left.len().max(right.len()) {
                compare(format!("{pointer}/{index}"), left.get(index), right.get(index), found);
            }
        }
        (left, right) if left == right => {}
        (left, right) => found.push(format!("{pointer}: {} | {}", shown(left), shown(right))),
    }
}

fn shown(value: Option<&Value>) -> String {
    value.map_or_else(|| "nothing".to_owned(), |value| truncated(&value.to_string(), MAX_VALUE_SHOWN))
}

/// Returns the first `max_chars` characters of a text, followed by its whole length when anything was left out.
pub(crate) fn truncated(text: &str, max_chars: usize) -> String {
    match text.char_indices().nth(max_chars) {
        Some((end, _)) => format!("{}... ({} bytes)", &text[..end], text.len()),
        None => text.to_owned(),
    }
}
