//! Parts of answers: problem documents, headers, server-sent events.

pub(in crate::http) mod code;
pub(in crate::http) mod error_mapping;
pub(in crate::http) mod headers;
pub(in crate::http) mod open_streams;
pub(in crate::http) mod problem;
pub(in crate::http) mod sse;
