//! What no route takes: 404, or 405 with `Allow` where the OpenAPI document knows the path with another method.

use actix_web::{HttpRequest, HttpResponse, dev::ResourceDef, http::header, web};
use serde_json::Value;

use super::{code::Code, problem::ApiError, state::State};

/// Paths and their methods.
pub struct Catalogue(Vec<(ResourceDef, String)>);

impl Catalogue {
    /// Reads it off the OpenAPI document.
    pub fn of(document: &Value) -> Self {
        let paths = document.get("paths").and_then(Value::as_object).into_iter().flatten();
        Self(
            paths
                .map(|(path, operations)| {
                    let methods = operations.as_object().into_iter().flatten().map(|(method, _)| method.to_uppercase());
                    // HEAD is served wherever GET is.
                    let methods: Vec<_> = methods
                        .flat_map(|method| if method == "GET" { vec![method, "HEAD".to_owned()] } else { vec![method] })
                        .collect();
                    (ResourceDef::new(path.as_str()), methods.join(", "))
                })
                .collect(),
        )
    }

    fn methods(&self, path: &str) -> Option<&str> {
        self.0.iter().find(|(resource, _)| resource.is_match(path)).map(|(_, methods)| methods.as_str())
    }
}

/// The default service.
pub(super) async fn unmatched(state: web::Data<State>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    Err(match state.catalogue.methods(request.path()) {
        Some(methods) => ApiError::new(Code::MethodNotAllowed).header(header::ALLOW, methods),
        None => ApiError::new(Code::NotFound),
    })
}
