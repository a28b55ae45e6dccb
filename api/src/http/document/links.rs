//! OpenAPI links: which answer contains the id that another operation takes. Generated tests follow them, and clients may.

use serde_json::{Map, Value, json};

/// An id in an answer, and the operations that take it: those whose path starts with `targets` and has `parameter`.
struct Source {
    operation: &'static str,
    status: &'static str,
    id: &'static str,
    targets: &'static str,
    parameter: &'static str,
}

const fn from(
    (operation, status): (&'static str, &'static str),
    id: &'static str,
    (targets, parameter): (&'static str, &'static str),
) -> Source {
    Source { operation, status, id, targets, parameter }
}

const SOURCES: [Source; 12] = [
    from(("create_game", "201"), "/id", ("/v1/games/{id}", "id")),
    from(("create_game", "201"), "/invite", ("/v1/invites/{invite}", "invite")),
    from(("create_plan", "201"), "/id", ("/v1/games/{id}/plans/{plan}", "plan")),
    from(("post_message", "201"), "/id", ("/v1/games/{id}/messages/{message}", "message")),
    from(("create_bot", "201"), "/id", ("/v1/account/bots/{bot}", "bot")),
    from(("create_bot_token", "201"), "/id", ("/v1/account/bots/{bot}/tokens/{token}", "token")),
    from(("create_access_token", "201"), "/id", ("/v1/account/tokens/{id}", "id")),
    from(("create_webhook", "201"), "/id", ("/v1/account/webhooks/{id}", "id")),
    from(("test_webhook", "202"), "/id", ("/v1/account/webhooks/{id}/deliveries/{delivery}", "delivery")),
    from(("register_account", "201"), "/account/name", ("/v1/accounts/{name}", "name")),
    from(("register_account", "201"), "/account/name", ("/v1/account/mutes/{name}", "name")),
    from(("list_rulesets", "200"), "/items/0/key", ("/v1/rulesets/{key}", "key")),
];

/// Adds links to every answer that contains such an id.
pub(in crate::http) fn add(document: &mut Value) {
    let Some(paths) = document.get_mut("paths").and_then(Value::as_object_mut) else { return };
    let all: Vec<(String, String)> = paths
        .iter()
        .flat_map(|(path, operations)| {
            let ids =
                operations.as_object().into_iter().flatten().filter_map(|(_, it)| it.get("operationId")?.as_str());
            ids.map(|id| (path.clone(), id.to_owned())).collect::<Vec<_>>()
        })
        .collect();
    for (path, operations) in paths {
        for operation in operations.as_object_mut().into_iter().flatten().filter_map(|(_, it)| it.as_object_mut()) {
            add_to(path, operation, &all);
        }
    }
}

fn add_to(path: &str, operation: &mut Map<String, Value>, all: &[(String, String)]) {
    let id = operation.get("operationId").and_then(Value::as_str).unwrap_or_default().to_owned();
    for source in SOURCES.iter().filter(|source| source.operation == id) {
        let responses = operation.get_mut("responses").and_then(|responses| responses.get_mut(source.status));
        let Some(response) = responses.and_then(Value::as_object_mut) else { continue };
        let links = response.entry("links").or_insert_with(|| json!({}));
        for (target, name) in all.iter().filter(|(target, _)| leads_to(source.targets, target)) {
            if let (Some(parameters), Some(links)) = (source.parameters(path, target), links.as_object_mut()) {
                links.insert(name.clone(), json!({ "operationId": name, "parameters": parameters }));
            }
        }
    }
}

fn leads_to(prefix: &str, target: &str) -> bool {
    target.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

impl Source {
    /// Returns the source of every path parameter of the target, or `None` if one of them has no source here.
    fn parameters(&self, path: &str, target: &str) -> Option<Map<String, Value>> {
        names(target)
            .map(|name| {
                let from = match name {
                    name if name == self.parameter => format!("$response.body#{}", self.id),
                    name if names(path).any(|own| own == name) => format!("$request.path.{name}"),
                    _ => return None,
                };
                Some((name.to_owned(), from.into()))
            })
            .collect()
    }
}

fn names(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::document::openapi;

    #[test]
    fn every_source_has_links_with_all_parameters() {
        let document = openapi::document();
        let operations =
            document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values());
        let find = |id: &str| operations.clone().find(|it| it["operationId"] == id).unwrap();
        for source in &SOURCES {
            let links = &find(source.operation)["responses"][source.status]["links"];
            let links = links.as_object().unwrap().values();
            let filled = links.filter(|link| link["parameters"].get(source.parameter).is_some()).count();
            assert!(filled > 0, "{} {}", source.operation, source.targets);
        }
        let create = &find("create_game")["responses"]["201"]["links"];
        for linked in ["show_view", "submit_commands", "create_plan", "rewind_game", "show_invite"] {
            assert_eq!(create[linked]["operationId"], linked);
        }
        assert!(create.get("delete_plan").is_none(), "the id of a plan is not in this answer");
    }
}
