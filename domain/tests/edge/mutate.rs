//! Reproducible random corruption of JSON.

use salon_domain::kernel::Chance;
use serde_json::{Value, json};

/// Returns random bytes.
pub fn noise(chance: &mut Chance) -> Vec<u8> {
    (0..chance.below(60)).map(|_| chance.below(256) as u8).collect()
}

/// Returns the text with a few bytes changed, removed or inserted.
pub fn scramble(chance: &mut Chance, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let place = chance.below(bytes.len() as u32) as usize;
        match chance.below(5) {
            0 => bytes.iter_mut().skip(place).take(1).for_each(|byte| *byte = b'0' + (*byte % 10)),
            1 => bytes.truncate(place),
            2 => bytes.insert(place.min(bytes.len()), *chance.pick(b"0-9.e{}[],:\"\\ \xff\0").unwrap()),
            3 if place < bytes.len() => drop(bytes.remove(place)),
            _ => bytes.iter_mut().skip(place).take(2).for_each(|byte| *byte ^= 1 << chance.below(8)),
        }
    }
    bytes
}

/// Returns the value with one of its parts, at any depth, replaced by a value of the same or another type.
pub fn twist(chance: &mut Chance, value: &Value) -> Value {
    let mut twisted = value.clone();
    twist_part(chance, &mut twisted);
    twisted
}

fn twist_part(chance: &mut Chance, part: &mut Value) {
    let deeper = chance.below(5) > 0;
    let inside = match part {
        Value::Array(items) if deeper => {
            let place = chance.below(items.len() as u32) as usize;
            items.get_mut(place)
        }
        Value::Object(fields) if deeper => {
            let place = chance.below(fields.len() as u32) as usize;
            fields.values_mut().nth(place)
        }
        _ => None,
    };
    match inside {
        Some(inside) => twist_part(chance, inside),
        None => *part = other(chance, part),
    }
}

fn other(chance: &mut Chance, part: &Value) -> Value {
    match (chance.below(4), part) {
        (0 | 1, Value::Number(_)) => {
            let numbers =
                [json!(0), json!(1), json!(2), json!(7), json!(8), json!(11), json!(108), json!(255), json!(256)];
            chance.pick(&numbers).unwrap().clone()
        }
        (0, Value::Array(items)) => Value::Array(items.iter().skip(1).cloned().collect()),
        (1, Value::Array(items)) => Value::Array(items.iter().chain(items).cloned().collect()),
        (2, Value::Object(fields)) => Value::Object(fields.clone().into_iter().skip(1).collect()),
        (3, Value::String(text)) => json!(text.to_uppercase()),
        _ => {
            let strange = [
                json!(null),
                json!(-1),
                json!(1e300),
                json!(u64::MAX),
                json!(""),
                json!("P117"),
                json!([]),
                json!({}),
                json!(true),
                json!([[[[[[]]]]]]),
                json!({"kind": {}}),
            ];
            chance.pick(&strange).unwrap().clone()
        }
    }
}
