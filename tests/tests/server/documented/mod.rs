//! The OpenAPI document and what the server really does.

mod answers;
mod deprecation;
mod examples;
mod refusals;
