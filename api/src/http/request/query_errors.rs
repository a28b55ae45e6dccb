//! What is wrong with a query, for people, with the allowed values.

use salon_domain::args;
use salon_domain::kernel::words::Place;

use crate::{
    http::answer::{code::Code, problem::ApiError},
    words,
};

/// Refuses two parameters that exclude each other.
pub(in crate::http) fn either(one: &str, other: &str) -> ApiError {
    ApiError::new(Code::InvalidQuery).says("detail-either", &args!["one" => one, "other" => other])
}

/// Returns the refusal of a query from the message of its parser.
pub(in crate::http) fn refused(message: &str) -> ApiError {
    let message = message.strip_prefix("Query deserialize error: ").unwrap_or(message);
    ApiError::new(Code::InvalidQuery).said(words::say(message, Place::Query))
}
