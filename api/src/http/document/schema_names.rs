//! Names for parts of the OpenAPI document that client generators would otherwise number or repeat. Numbers change when a variant
//! is added, names do not.

use serde_json::{Map, Value, json};

/// Names the variants of every `oneOf`, and makes pages refer to the schema of their items instead of repeating it.
pub(in crate::http) fn add(document: &mut Value) {
    let Some(components) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) else { return };
    for (name, schema) in components.iter_mut() {
        for variant in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
            let Some(kind) = kind(variant).map(in_camel_case) else { continue };
            if let Some(variant) = variant.as_object_mut() {
                variant.insert("title".to_owned(), format!("{name}{kind}").into());
            }
        }
    }
    refer_from_pages(components);
}

/// Returns the value of `kind` that identifies a variant.
fn kind(variant: &Value) -> Option<&str> {
    let kind = variant.pointer("/properties/kind")?;
    match kind.get("enum").and_then(Value::as_array).map(Vec::as_slice) {
        Some([only]) => only.as_str(),
        _ => kind.get("const")?.as_str(),
    }
}

fn in_camel_case(word: &str) -> String {
    word.split('_')
        .flat_map(|part| {
            let mut letters = part.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters)
        })
        .collect()
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
    fn variants_are_named_after_their_kind() {
        let mut document = json!({"components": {"schemas": {"News": {"oneOf": [
            {"properties": {"kind": {"enum": ["your_turn"]}}},
            {"properties": {"kind": {"const": "end"}}},
            {"properties": {"kind": {"type": "string"}}},
        ]}}}});
        add(&mut document);
        let variants = document.pointer("/components/schemas/News/oneOf").unwrap().as_array().unwrap();
        let titles: Vec<_> = variants.iter().map(|variant| variant.get("title").and_then(Value::as_str)).collect();
        assert_eq!(titles, [Some("NewsYourTurn"), Some("NewsEnd"), None]);
    }

    #[test]
    fn pages_refer_to_their_items_and_names_are_unique() {
        let document = crate::http::document::openapi::document();
        let components = document.pointer("/components/schemas").unwrap().as_object().unwrap();
        let mut titles: Vec<&str> = Vec::new();
        for (name, schema) in components {
            if let Some(held) = name.strip_prefix("Page_") {
                let items = schema.pointer("/properties/items/items").unwrap();
                assert_eq!(*items, json!({ "$ref": format!("#/components/schemas/{held}") }), "{name}");
            }
            for variant in schema.get("oneOf").and_then(Value::as_array).into_iter().flatten() {
                titles.extend(variant.get("title").and_then(Value::as_str));
            }
        }
        assert!(titles.contains(&"NewsYourTurn"));
        titles.extend(components.keys().map(String::as_str));
        let all = titles.len();
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), all);
    }
}
