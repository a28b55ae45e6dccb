//! What a failing test shows: what differs between two JSON values and the beginning of what is long.

use serde_json::Value;

/// The most differences that are told.
const MAX_TOLD: usize = 12;
/// The most of a value that is shown.
const MAX_SHOWN: usize = 120;

/// The places in which two values differ, as JSON pointers with what stands there, at most a dozen.
#[must_use]
pub fn differences(left: &Value, right: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare(String::new(), Some(left), Some(right), &mut found);
    let more = found.len().saturating_sub(MAX_TOLD);
    found.truncate(MAX_TOLD);
    if more > 0 {
        found.push(format!("and {more} more"));
    }
    found
}

/// Fails the test when two values differ, with what differs and nothing else.
///
/// # Panics
/// When they do.
#[track_caller]
pub fn assert_same(left: &Value, right: &Value, what: &str) {
    let found = differences(left, right);
    assert!(found.is_empty(), "{what} differs:\n  {}", found.join("\n  "));
}

fn compare(at: String, left: Option<&Value>, right: Option<&Value>, found: &mut Vec<String>) {
    match (left, right) {
        (Some(Value::Object(left)), Some(Value::Object(right))) => {
            let added = right.keys().filter(|key| !left.contains_key(*key));
            for key in left.keys().chain(added) {
                compare(format!("{at}/{key}"), left.get(key), right.get(key), found);
            }
        }
        (Some(Value::Array(left)), Some(Value::Array(right))) => {
            for index in 0..left.len().max(right.len()) {
                compare(format!("{at}/{index}"), left.get(index), right.get(index), found);
            }
        }
        (left, right) if left == right => {}
        (left, right) => found.push(format!("{at}: {} | {}", shown(left), shown(right))),
    }
}

fn shown(value: Option<&Value>) -> String {
    value.map_or_else(|| "nothing".to_owned(), |value| cut(&value.to_string(), MAX_SHOWN))
}

/// The beginning of a text, with how much was left out.
pub(crate) fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}... ({} bytes)", &text[..end], text.len()),
        None => text.to_owned(),
    }
}
