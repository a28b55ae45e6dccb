//! JSON request bodies: an accepted body has the same value as in plain JSON, apart from the notation of integers.

#![no_main]

use libfuzzer_sys::fuzz_target;
use salon_api::http::parse;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let Ok(accepted) = parse::<Value>(bytes) else { return };
    assert!(accepted.is_object(), "only objects are bodies");
    let plain: Value = serde_json::from_slice(bytes).expect("accepted, so it is JSON");
    assert!(same(&accepted, &plain), "{accepted} is not {plain}");
});

/// Whether two values are equal, where 2, 2.0 and 2e0 are the same number.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one == other || one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| other.get(key).is_some_and(|other| same(value, other)))
        }
        _ => one == other,
    }
}
