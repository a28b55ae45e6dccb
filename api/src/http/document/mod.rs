//! The OpenAPI document and the pages that show it.

pub(in crate::http) mod common_headers;
pub mod deprecations;
pub(in crate::http) mod docs;
pub(in crate::http) mod generators;
pub(in crate::http) mod links;
pub mod openapi;
pub(in crate::http) mod parameter_schemas;
pub(in crate::http) mod problem_responses;
pub(in crate::http) mod ruleset_schemas;
pub(in crate::http) mod schema_names;
pub(in crate::http) mod scopes;
pub(in crate::http) mod stream_events;
pub(in crate::http) mod webhook_requests;
