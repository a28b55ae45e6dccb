//! JSON that is written once and passed on as it is.

use serde::Serialize;
use serde_json::value::RawValue;

/// A piece of finished JSON.
pub type Json = Box<RawValue>;

/// Writes a value as JSON.
///
/// Our own types hold no map with keys that are not strings and no number JSON cannot tell, the only things
/// serde_json refuses; should one ever slip in, `null` is sent rather than the server stopped.
pub fn write<T: Serialize>(value: &T) -> Json {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
