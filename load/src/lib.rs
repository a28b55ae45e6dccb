//! What the tools that play over HTTP share.

pub mod http;

/// Whatever ends a run early.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
