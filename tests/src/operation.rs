//! The operations of an OpenAPI document, for tests that go through all of them.

use hyper::Method;
use serde_json::Value;

use crate::client::{Client, Request};
use crate::contract::Contract;

/// An id that nothing has.
pub const NOBODY: &str = "0199a0c2-0000-7000-8000-000000000000";

/// Something the server does.
#[derive(Clone)]
pub struct Operation {
    /// Its name.
    pub id: String,
    /// Its method.
    pub method: Method,
    /// Its path with parameters in braces.
    pub template: String,
    /// The scope a token needs; none where no token is looked at.
    pub scope: Option<String>,
    /// Whether it works without a token.
    pub open: bool,
    /// The documented example of its body, where it has one.
    pub body: Option<Value>,
    /// The names of its query parameters.
    pub query: Vec<String>,
    /// Everything the document says about it.
    pub document: Value,
}

impl std::fmt::Debug for Operation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} {})", self.id, self.method, self.template)
    }
}

impl Operation {
    /// All operations of a document.
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
        let scope = security.iter().find_map(|it| it["bearer"][0].as_str()).map(str::to_owned);
        let example = document.pointer("/requestBody/content/application~1json/example").cloned();
        let parameters = document["parameters"].as_array().cloned().unwrap_or_default();
        let query = parameters.iter().filter(|it| it["in"] == "query").filter_map(|it| it["name"].as_str());
        Self {
            id: document["operationId"].as_str().expect("an operationId").to_owned(),
            method: Method::from_bytes(verb.to_uppercase().as_bytes()).expect("a method"),
            template: template.to_owned(),
            open: scope.is_none() || security.iter().any(|it| it.as_object().is_some_and(serde_json::Map::is_empty)),
            scope,
            body: document.get("requestBody").map(|_| example.expect("an example of the body")),
            query: query.map(str::to_owned).collect(),
            document: document.clone(),
        }
    }

    /// Whether the document has this status for it.
    #[must_use]
    pub fn documents(&self, status: u16) -> bool {
        self.document["responses"].get(status.to_string()).is_some()
    }

    /// Its path with every parameter replaced that names something which is looked up.
    #[must_use]
    pub fn path_with(&self, value: &str) -> String {
        self.path_but_words(value).replace("{ruleset}", "art_society").replace("{pool}", "people")
    }

    /// Its path with every parameter replaced, also where the program knows all the words there are.
    #[must_use]
    pub fn path_of_junk(&self, value: &str) -> String {
        self.path_but_words(value).replace("{ruleset}", value).replace("{pool}", value)
    }

    fn path_but_words(&self, value: &str) -> String {
        let parts = self.template.split('/').map(|part| match part {
            // A number, where all others are ids or names.
            "{seat}" => "0",
            "{ruleset}" | "{pool}" => part,
            part if part.starts_with('{') => value,
            part => part,
        });
        parts.collect::<Vec<_>>().join("/")
    }

    /// Its path for something that does not exist.
    #[must_use]
    pub fn path(&self) -> String {
        self.path_with(NOBODY)
    }

    /// A request about something that does not exist, with the documented example as its body.
    pub fn request(&self, client: &Client) -> Request {
        let request = client.request(self.method.clone(), &self.path());
        match &self.body {
            Some(body) => request.json(body),
            None => request,
        }
    }
}
