//! An index of the documented operations: what each takes, which are deprecated or removed, and 404 or 405 with `Allow` for requests
//! that match no route.

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
use chrono::{DateTime, Utc};
use salon_domain::args;
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

/// A deprecated operation, the headers that say so, and when it stops working.
struct Deprecated {
    template: String,
    method: Method,
    headers: [(HeaderName, HeaderValue); 2],
    sunset: DateTime<Utc>,
    /// Method and path of the operation to use instead.
    replacement: String,
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
        Some(self.deprecated(path, method)?.headers.clone())
    }

    /// Refuses a request of a deprecated operation after its sunset. The clock is read only for deprecated operations.
    pub(super) fn refuse_removed(
        &self,
        path: &str,
        method: &Method,
        now: impl FnOnce() -> DateTime<Utc>,
    ) -> Result<(), ApiError> {
        let Some(found) = self.deprecated(path, method).filter(|found| found.sunset <= now()) else { return Ok(()) };
        let (day, replacement) = (found.sunset.format("%Y-%m-%d").to_string(), found.replacement.as_str());
        let args = args!["day" => day, "replacement" => replacement];
        Err(ApiError::new(Code::OperationRemoved).says("detail-operation-removed", &args))
    }

    fn deprecated(&self, path: &str, method: &Method) -> Option<&Deprecated> {
        if self.deprecated.is_empty() {
            return None;
        }
        let asked = if method == Method::HEAD { &Method::GET } else { method };
        let template = self.template(path)?;
        self.deprecated.iter().find(|it| it.method == *asked && it.template == template)
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

/// Returns every operation of the document: its path, its method and itself.
fn operations(document: &Value) -> impl Iterator<Item = (&str, String, &Value)> {
    let paths = document.get("paths").and_then(Value::as_object).into_iter().flatten();
    paths.flat_map(|(path, item)| {
        let operations = item.as_object().into_iter().flatten();
        operations.map(move |(method, operation)| (path.as_str(), method.to_uppercase(), operation))
    })
}

fn deprecated(document: &Value) -> Vec<Deprecated> {
    operations(document)
        .filter_map(|(path, method, operation)| {
            let (since, sunset) = deprecations::times(operation)?;
            let (deprecation_header, sunset_header) = deprecations::headers(since, sunset);
            let id = deprecations::replacement(operation)?;
            let (new_path, new_method, _) =
                operations(document).find(|(_, _, it)| it.get("operationId").is_some_and(|known| known == id))?;
            Some(Deprecated {
                template: path.to_owned(),
                method: method.parse().ok()?,
                headers: [(DEPRECATION, deprecation_header.try_into().ok()?), (SUNSET, sunset_header.try_into().ok()?)],
                sunset,
                replacement: format!("{new_method} {new_path}"),
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
    use crate::http::{
        answer::problem::Context,
        document::openapi::{self, DocumentSettings},
    };

    #[test]
    fn the_index_finds_what_an_operation_takes() {
        let index = OperationIndex::of(&openapi::document());
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

    /// An index in which `show_view` is deprecated.
    fn index_with_sunset() -> OperationIndex {
        let deprecated = vec!["show_view:2027-01-01:2028-02-01:show_state".parse().unwrap()];
        OperationIndex::of(&openapi::document_with(&DocumentSettings { deprecated, contact: None }))
    }

    #[test]
    fn a_deprecated_operation_is_refused_from_its_sunset_on() {
        let index = index_with_sunset();
        let at = |text: &'static str| move || text.parse::<DateTime<Utc>>().unwrap();
        let (before, after) = (at("2028-01-31T23:59:59Z"), at("2028-02-01T00:00:00Z"));
        for method in [Method::GET, Method::HEAD] {
            assert!(index.refuse_removed("/v1/games/7/view", &method, before).is_ok());
            let refusal = index.refuse_removed("/v1/games/7/view", &method, after).unwrap_err();
            let problem = refusal.document(&Context::default());
            assert_eq!((problem.status, problem.code.as_str()), (410, "operation_removed"));
            let detail = "This operation stopped working on 2028-02-01. Use GET /v1/games/{id}/state instead.";
            assert_eq!(problem.detail.as_deref(), Some(detail));
        }
        assert!(index.refuse_removed("/v1/games/7/view", &Method::POST, after).is_ok());
        assert!(index.refuse_removed("/v1/games/7/events", &Method::GET, after).is_ok());
    }

    #[test]
    fn only_answers_of_deprecated_operations_have_the_headers() {
        let index = index_with_sunset();
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
