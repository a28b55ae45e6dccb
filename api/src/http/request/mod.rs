//! Parts of requests: caller, rate limits, body, conditions, pages.

pub(in crate::http) mod address;
pub(in crate::http) mod body;
pub(in crate::http) mod caller;
pub(in crate::http) mod checks;
pub mod etag;
pub(in crate::http) mod idempotency;
pub(in crate::http) mod language;
pub(in crate::http) mod numbers;
pub mod page;
pub(in crate::http) mod rate_limits;
pub(in crate::http) mod unexpected_input;
