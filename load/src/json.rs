//! Reads values out of JSON documents; a missing value is an error that shows the document.

use serde_json::Value;

use crate::Failure;

/// The text at a JSON pointer.
pub fn text(value: &Value, pointer: &str) -> Result<String, Failure> {
    let found = value.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
    found.ok_or_else(|| format!("no text at {pointer} of {value}").into())
}

/// The unsigned number at a JSON pointer.
pub fn number(value: &Value, pointer: &str) -> Result<u64, Failure> {
    value.pointer(pointer).and_then(Value::as_u64).ok_or_else(|| format!("no number at {pointer} of {value}").into())
}

/// The array at a JSON pointer.
pub fn list<'a>(value: &'a Value, pointer: &str) -> Result<&'a Vec<Value>, Failure> {
    value.pointer(pointer).and_then(Value::as_array).ok_or_else(|| format!("no list at {pointer} of {value}").into())
}
