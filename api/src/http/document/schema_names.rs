//! References to parts of the OpenAPI document that client generators would otherwise repeat.

use serde_json::{Map, Value, json};

/// Makes pages refer to the schema of their items instead of repeating it, and removes titles, which are the names.
pub(in crate::http) fn add(document: &mut Value) {
    let Some(components) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) else { return };
    for schema in components.values_mut().filter_map(Value::as_object_mut) {
        schema.remove("title");
    }
    refer_from_pages(components);
}

fn refer_from_pages(components: &mut Map<String, Value>) {
    let pages: Vec<_> =
        components.keys().filter_map(|name| Some((name.clone(), name.strip_prefix("Page_")?.to_owned()))).collect();
    for (page, held) in pages {
        let whole = components.get(&held).cloned();
        let items = components.get_mut(&page).and_then(|page| page.pointer_mut("/properties/items/items"));
        if let Some(items) = items.filter(|items| whole.as_ref() == Some(items)) {
            *items = json!({ "$ref": format!("#/components/schemas/{held}") });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_refer_to_their_items() {
        let document = crate::http::document::openapi::document();
        let components = document.pointer("/components/schemas").unwrap().as_object().unwrap();
        for (name, schema) in components {
            if let Some(held) = name.strip_prefix("Page_") {
                let items = schema.pointer("/properties/items/items").unwrap();
                assert_eq!(*items, json!({ "$ref": format!("#/components/schemas/{held}") }), "{name}");
            }
        }
    }
}
