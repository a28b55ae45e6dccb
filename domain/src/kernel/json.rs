//! Serialized JSON that is passed on unchanged.

use serde::Serialize;
use serde_json::value::RawValue;

/// Serialized JSON.
pub type Json = Box<RawValue>;

/// Serializes a value.
///
/// serde_json fails only for maps with keys that are not strings, and our types have none. Should it fail nevertheless,
/// the result is `null`.
pub fn write<T: Serialize>(value: &T) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
