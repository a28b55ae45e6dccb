//! An index of the documented operations: what each takes, and 404 or 405 with `Allow` for requests that match no route.

use std::collections::HashMap;

use actix_web::{
    HttpRequest, HttpResponse,
    dev::ResourceDef,
    http::{Method, header},
    web,
};
use serde_json::Value;

use crate::http::{
    answer::{code::Code, problem::ApiError},
    state::State,
};

/// The operations of the OpenAPI document, by path and by id.
pub struct OperationIndex {
    paths: Vec<Path>,
    /// The index in `paths` of each operation id.
    named: HashMap<String, usize>,
}

struct Path {
    resource: ResourceDef,
    template: String,
    allowed: String,
    operations: Vec<(Method, Takes)>,
}

/// Which input an operation takes besides its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Takes {
    /// Whether it has query parameters.
    pub(super) query: bool,
    /// Whether it has a body.
    pub(super) body: bool,
}

impl OperationIndex {
    /// Builds the index from the OpenAPI document.
    pub fn of(document: &Value) -> Self {
        let (mut paths, mut named) = (Vec::new(), HashMap::new());
        for (template, item) in document.get("paths").and_then(Value::as_object).into_iter().flatten() {
            let operations = || item.as_object().into_iter().flatten();
            let ids = operations().filter_map(|(_, operation)| operation.get("operationId").and_then(Value::as_str));
            named.extend(ids.map(|id| (id.to_owned(), paths.len())));
            let methods: Vec<_> = operations().map(|(method, _)| method.to_uppercase()).collect();
            // HEAD is served wherever GET is.
            let also = |method: &str| if method == "GET" { "GET, HEAD".to_owned() } else { method.to_owned() };
            let takes = operations().map(|(_, operation)| Takes::of(operation));
            paths.push(Path {
                resource: ResourceDef::new(template.as_str()),
                template: template.clone(),
                allowed: methods.iter().map(|method| also(method)).collect::<Vec<_>>().join(", "),
                operations: methods.iter().flat_map(|method| method.parse()).zip(takes).collect(),
            });
        }
        Self { paths, named }
    }

    fn find(&self, path: &str) -> Option<&Path> {
        self.paths.iter().find(|known| known.resource.is_match(path))
    }

    /// Returns the path template that a path matches.
    pub(super) fn template(&self, path: &str) -> Option<&str> {
        self.find(path).map(|known| known.template.as_str())
    }

    /// Returns what an operation takes: the one with this method at the path of the operation `name`.
    pub(super) fn takes(&self, name: &str, method: &Method) -> Option<Takes> {
        let path = self.paths.get(*self.named.get(name)?)?;
        path.operations.iter().find(|(of, _)| of == method).map(|(_, takes)| *takes)
    }
}

impl Takes {
    fn of(operation: &Value) -> Self {
        let lenient = operation.get("x-lenient").is_some_and(|lenient| *lenient == true);
        let mut parameters = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
        let query = parameters.any(|parameter| parameter.get("in").is_some_and(|place| place == "query"));
        Self { query: lenient || query, body: lenient || operation.get("requestBody").is_some() }
    }
}

/// Answers requests that match no route.
pub(super) async fn no_route(state: web::Data<State>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    Err(match state.operations.find(request.path()) {
        Some(known) => ApiError::new(Code::MethodNotAllowed).header(header::ALLOW, known.allowed.as_str()),
        None => ApiError::new(Code::NotFound),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_finds_what_an_operation_takes() {
        let index = OperationIndex::of(&crate::http::document::openapi::document());
        let takes = |query, body| Some(Takes { query, body });
        for name in ["list_games", "create_game"] {
            assert_eq!(index.takes(name, &Method::GET), takes(true, false));
            assert_eq!(index.takes(name, &Method::POST), takes(false, true));
            assert_eq!(index.takes(name, &Method::DELETE), None);
        }
        assert_eq!(index.takes("unsubscribe_mails", &Method::POST), takes(true, true));
        assert_eq!(index.takes("nothing", &Method::GET), None);
        assert_eq!(index.template("/v1/games/7/view"), Some("/v1/games/{id}/view"));
        assert_eq!(index.template("/v1/nothing"), None);
    }
}
