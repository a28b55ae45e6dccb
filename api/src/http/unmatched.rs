//! What no route takes: 404, or 405 with `Allow` where the OpenAPI document knows the path with another method.

use std::collections::HashMap;

use actix_web::{
    HttpRequest, HttpResponse,
    dev::ResourceDef,
    http::{Method, header},
    web,
};
use serde_json::Value;

use super::{code::Code, problem::ApiError, state::State};

/// Paths, their methods, and what these take besides the path.
pub struct Catalogue {
    paths: Vec<Path>,
    /// The path of each operation.
    named: HashMap<String, usize>,
}

struct Path {
    resource: ResourceDef,
    template: String,
    allowed: String,
    operations: Vec<(Method, Takes)>,
}

/// What an operation takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Takes {
    /// Whether it has query parameters.
    pub(super) query: bool,
    /// Whether it has a body.
    pub(super) body: bool,
}

impl Catalogue {
    /// Reads it off the OpenAPI document.
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

    /// The template of a path, where it has one.
    pub(super) fn template(&self, path: &str) -> Option<&str> {
        self.find(path).map(|known| known.template.as_str())
    }

    /// What the operation takes that has this method at the path of the one with this name.
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

/// The default service.
pub(super) async fn unmatched(state: web::Data<State>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    Err(match state.catalogue.find(request.path()) {
        Some(known) => ApiError::new(Code::MethodNotAllowed).header(header::ALLOW, known.allowed.as_str()),
        None => ApiError::new(Code::NotFound),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_knows_what_an_operation_takes_whichever_of_its_path_is_named() {
        let catalogue = Catalogue::of(&crate::http::openapi::document());
        let takes = |query, body| Some(Takes { query, body });
        for name in ["list_games", "create_game"] {
            assert_eq!(catalogue.takes(name, &Method::GET), takes(true, false));
            assert_eq!(catalogue.takes(name, &Method::POST), takes(false, true));
            assert_eq!(catalogue.takes(name, &Method::DELETE), None);
        }
        assert_eq!(catalogue.takes("unsubscribe_mails", &Method::POST), takes(true, true));
        assert_eq!(catalogue.takes("nothing", &Method::GET), None);
        assert_eq!(catalogue.template("/v1/games/7/view"), Some("/v1/games/{id}/view"));
        assert_eq!(catalogue.template("/v1/nothing"), None);
    }
}
