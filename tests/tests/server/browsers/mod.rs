//! What browsers need: CORS, security headers, `ETag`, `Vary`, compression.

mod access;
mod conditional_answers;
