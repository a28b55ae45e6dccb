//! An index of the documented operations: what each takes, and 404 or 405 with `Allow` for requests that match no route.

use std::collections::HashMap;

use actix_web::{
    HttpRequest, HttpResponse,
    dev::ResourceDef,
    http::{
        Method,
        header::{self, HeaderName, HeaderValue},
    },
    web,
};
use serde_json::Value;

use crate::http::{
    answer::{code::Code, problem::ApiError},
    document::deprecations,
    state::AppState,
    web_client,
};

/// Since when an operation is deprecated (RFC 9745).
pub(super) const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");
/// When an operation stops working (RFC 8594).
pub(super) const SUNSET: HeaderName = HeaderName::from_static("sunset");

/// The operations of the OpenAPI document, by path and by id.
pub struct OperationIndex {
    paths: Vec<Path>,
    /// The index in `paths` of each operation id.
    named: HashMap<String, usize>,
    /// The deprecated operations. None, usually.
    deprecated: Vec<Deprecated>,
}

/// A deprecated operation and the headers that say so.
struct Deprecated {
    resource: ResourceDef,
    method: Method,
    since: HeaderValue,
    sunset: HeaderValue,
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
        Self { paths, named, deprecated: deprecated(document) }
    }

    /// Returns the headers `Deprecation` and `Sunset` for the answers of an operation, if it is deprecated.
    pub(super) fn sunset_headers(&self, path: &str, method: &Method) -> Option<[(HeaderName, HeaderValue); 2]> {
        let asked = if method == Method::HEAD { &Method::GET } else { method };
        let found = self.deprecated.iter().find(|it| it.method == *asked && it.resource.is_match(path))?;
        Some([(DEPRECATION, found.since.clone()), (SUNSET, found.sunset.clone())])
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

fn deprecated(document: &Value) -> Vec<Deprecated> {
    let paths = document.get("paths").and_then(Value::as_object).into_iter().flatten();
    let operations = paths.flat_map(|(path, item)| item.as_object().into_iter().flatten().map(move |it| (path, it)));
    operations
        .filter_map(|(path, (method, operation))| {
            let (since, sunset) = deprecations::headers(operation)?;
            Some(Deprecated {
                resource: ResourceDef::new(path.as_str()),
                method: method.to_uppercase().parse().ok()?,
                since: since.try_into().ok()?,
                sunset: sunset.try_into().ok()?,
            })
        })
        .collect()
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
pub(super) async fn no_route(state: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    if let Some(known) = state.operations.find(request.path()) {
        return Err(ApiError::new(Code::MethodNotAllowed).header(header::ALLOW, known.allowed.as_str()));
    }
    web_client::not_found(state.web.as_deref(), &request).ok_or_else(|| ApiError::new(Code::NotFound))
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

    #[test]
    fn only_answers_of_deprecated_operations_have_the_headers() {
        let entry = "show_view:2027-01-01:2028-02-01".parse().unwrap();
        let index = OperationIndex::of(&crate::http::document::openapi::document_with(&[entry]));
        let expected = [
            (DEPRECATION, HeaderValue::from_static("@1798761600")),
            (SUNSET, HeaderValue::from_static("Tue, 01 Feb 2028 00:00:00 GMT")),
        ];
        for method in [Method::GET, Method::HEAD] {
            assert_eq!(index.sunset_headers("/v1/games/7/view", &method), Some(expected.clone()));
        }
        assert_eq!(index.sunset_headers("/v1/games/7/view", &Method::POST), None);
        assert_eq!(index.sunset_headers("/v1/games/7/events", &Method::GET), None);
    }
}
