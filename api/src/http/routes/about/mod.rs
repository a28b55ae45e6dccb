//! The server and its rulesets.

pub(in crate::http) mod rulesets;
pub(in crate::http) mod server;
