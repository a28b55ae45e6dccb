//! Scopes of operations in the OpenAPI document.

use serde_json::{Map, Value, json};

/// Moves the scope that an operation needs from the list of its security scheme to `x-scope` and to its description. OpenAPI 3.1 allows
/// roles in that list for every scheme, but linters and generators know them of OAuth only.
pub(in crate::http) fn describe(operation: &mut Map<String, Value>) {
    let requirements = operation.get_mut("security").and_then(Value::as_array_mut).into_iter().flatten();
    let scopes = requirements.filter_map(|requirement| requirement.get_mut("bearer")?.as_array_mut());
    let scope = scopes.filter_map(|scopes| std::mem::take(scopes).into_iter().next()).last();
    if let Some(Value::String(scope)) = scope {
        let about = operation.get("description").and_then(Value::as_str).unwrap_or_default();
        let about = format!("{about}\n\nScope of personal access tokens: `{scope}`.");
        operation.insert("description".to_owned(), json!(about));
        operation.insert("x-scope".to_owned(), json!(scope));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::document::openapi;

    #[test]
    fn every_operation_with_a_token_names_its_scope_in_one_place() {
        let document = openapi::document();
        let paths = document["paths"].as_object().unwrap().values();
        let mut count = 0;
        for operation in paths.flat_map(|path| path.as_object().unwrap().values()) {
            let security = operation["security"].as_array().unwrap();
            let bearer: Vec<_> = security.iter().filter_map(|it| it.get("bearer")).collect();
            assert!(bearer.iter().all(|scopes| **scopes == json!([])), "{operation}");
            let scope = operation.get("x-scope").and_then(Value::as_str);
            assert_eq!(!bearer.is_empty(), scope.is_some(), "{operation}");
            if let Some(scope) = scope {
                assert!(["read", "play", "manage"].contains(&scope), "{scope}");
                assert!(operation["description"].as_str().unwrap().contains(&format!("`{scope}`")));
                count += 1;
            }
        }
        assert!(count > 80, "{count}");
    }
}
