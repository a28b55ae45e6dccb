//! Every playable table: all seats, editions and options.

use salon_domain::kernel::samples::tables;
use salon_domain::kernel::{Ruleset, Table};
use serde_json::{Map, Value};

/// Returns a table for every number of seats and every edition, with the default options and with every value of each option
/// that lists its values.
pub fn all<R: Ruleset>() -> Vec<Table<R>> {
    let schema = serde_json::to_value(schemars::schema_for!(R::Options)).unwrap();
    let mut options = vec![R::Options::default()];
    for (name, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
        for value in values(&schema, property) {
            let chosen = Value::Object(Map::from_iter([(name.clone(), value)]));
            options.push(serde_json::from_value(chosen).unwrap());
        }
    }
    let with_options =
        |table: Table<R>| options.clone().into_iter().map(move |options| Table::<R> { options, ..table.clone() });
    tables::<R>().into_iter().flat_map(with_options).filter(|table| table.playable().is_ok()).collect()
}

/// Returns the values that a schema lists, itself or by reference.
fn values(root: &Value, schema: &Value) -> Vec<Value> {
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        return values(root, root.pointer(reference.trim_start_matches('#')).unwrap());
    }
    let listed = schema.get("enum").and_then(Value::as_array).cloned().unwrap_or_default();
    let choices = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    let constants = choices.filter_map(|choice| choice.get("const").cloned());
    listed.into_iter().chain(constants).collect()
}
