//! The operations of an OpenAPI document, for tests that iterate over all of them.

use reqwest::Method;
use serde_json::Value;

use crate::client::ApiClient;
use crate::contract::Contract;
use crate::request::ApiRequest;

/// A well-formed id that belongs to nothing.
pub const UNKNOWN_ID: &str = "0199a0c2-0000-7000-8000-000000000000";

/// An operation of the API.
#[derive(Clone)]
pub struct Operation {
    /// The `operationId`.
    pub id: String,
    /// The HTTP method.
    pub method: Method,
    /// The path, with parameters in braces.
    pub template: String,
    /// The scope that a token needs, or `None` where tokens are ignored.
    pub scope: Option<String>,
    /// Whether it can be called without a token.
    pub anonymous: bool,
    /// The documented example of the request body, if there is one.
    pub body: Option<Value>,
    /// The names of the query parameters.
    pub query: Vec<String>,
    /// The operation as it is in the document.
    pub document: Value,
}

impl std::fmt::Debug for Operation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} {})", self.id, self.method, self.template)
    }
}

impl Operation {
    /// Returns all operations of a document.
    #[must_use]
    pub fn all(contract: &Contract) -> Vec<Self> {
        let paths = contract.document()["paths"].as_object().expect("paths");
        let of_path = |(template, item): (&String, &Value)| {
            let item = item.as_object().expect("operations");
            item.iter().map(|(verb, operation)| Self::read(template, verb, operation)).collect::<Vec<_>>()
        };
        paths.iter().flat_map(of_path).collect()
    }

    fn read(template: &str, verb: &str, document: &Value) -> Self {
        let security = document["security"].as_array().cloned().unwrap_or_default();
        let scope = document["x-scope"].as_str().map(str::to_owned);
        let example = document.pointer("/requestBody/content/application~1json/example").cloned();
        let parameters = document["parameters"].as_array().cloned().unwrap_or_default();
        let query = parameters.iter().filter(|it| it["in"] == "query").filter_map(|it| it["name"].as_str());
        Self {
            id: document["operationId"].as_str().expect("an operationId").to_owned(),
            method: Method::from_bytes(verb.to_uppercase().as_bytes()).expect("a method"),
            template: template.to_owned(),
            anonymous: scope.is_none()
                || security.iter().any(|it| it.as_object().is_some_and(serde_json::Map::is_empty)),
            scope,
            body: document.get("requestBody").map(|_| example.expect("an example of the body")),
            query: query.map(str::to_owned).collect(),
            document: document.clone(),
        }
    }

    /// Returns whether the document has this status for the operation.
    #[must_use]
    pub fn documents(&self, status: u16) -> bool {
        self.document["responses"].get(status.to_string()).is_some()
    }

    /// Returns the path with every id or name replaced by `value`, and a valid ruleset and pool.
    #[must_use]
    pub fn path_with(&self, value: &str) -> String {
        self.path_with_ids(value).replace("{ruleset}", "art_society").replace("{pool}", "people")
    }

    /// Returns the path with every parameter replaced by `value`, the ruleset and the pool too.
    #[must_use]
    pub fn path_with_junk(&self, value: &str) -> String {
        self.path_with_ids(value).replace("{ruleset}", value).replace("{pool}", value)
    }

    fn path_with_ids(&self, value: &str) -> String {
        let parts = self.template.split('/').map(|part| match part {
            // A number; all other parameters are ids or names.
            "{seat}" => "0",
            "{ruleset}" | "{pool}" => part,
            part if part.starts_with('{') => value,
            part => part,
        });
        parts.collect::<Vec<_>>().join("/")
    }

    /// Returns the path with an unknown id.
    #[must_use]
    pub fn path(&self) -> String {
        self.path_with(UNKNOWN_ID)
    }

    /// Builds a request with an unknown id and the documented example as its body.
    pub fn request(&self, client: &ApiClient) -> ApiRequest {
        let request = client.request(self.method.clone(), &self.path());
        match &self.body {
            Some(body) => request.json(body),
            None => request,
        }
    }
}
