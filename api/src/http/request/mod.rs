//! Parts of requests: caller, rate limits, body, conditions, pages.

pub(in crate::http) mod address;
pub(in crate::http) mod body;
pub(in crate::http) mod caller;
pub(in crate::http) mod checks;
pub mod etag;
pub(in crate::http) mod idempotency;
pub(in crate::http) mod include;
pub(in crate::http) mod language;
pub(in crate::http) mod numbers;
pub(in crate::http) mod origins;
pub mod page;
pub(in crate::http) mod picture_look;
pub(in crate::http) mod query_errors;
pub(in crate::http) mod rate_limits;
pub(in crate::http) mod session_cookie;
pub(in crate::http) mod ticket;
pub(in crate::http) mod unexpected_input;
