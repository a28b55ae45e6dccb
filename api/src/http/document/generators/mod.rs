//! Writes the OpenAPI document in the forms that every client generator understands. No form changes what is valid: the requests and
//! answers of the API stay the same.

mod defaults;
mod enums;
mod open_values;
mod schemas;
mod tagged_unions;
mod variants;

#[cfg(test)]
mod tests;

use serde_json::Value;

/// Adapts a complete document.
pub(in crate::http) fn adapt(document: &mut Value) {
    schemas::for_each_mut(document, &mut |schema| {
        enums::write(schema);
        defaults::describe(schema);
    });
    defaults::describe_parameters(document);
    schemas::for_each_mut(document, &mut open_values::drop_description);
    if let Some(components) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        tagged_unions::name(components);
        open_values::open(components);
    }
}
