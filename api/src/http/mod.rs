//! HTTP: what clients may ask and how they are answered. Handlers are thin; what they mean is in the use cases.

mod address;
mod admit;
mod app;
mod body;
mod caller;
mod code;
mod docs;
pub mod etag;
mod headers;
mod idempotency;
mod language;
mod limits;
mod links;
mod numbers;
mod observe;
mod open_streams;
pub mod openapi;
pub mod page;
mod parameter_schemas;
mod problem;
mod refusals;
pub mod routes;
mod ruleset_schemas;
mod schema_names;
mod sse;
mod state;
mod strict;
mod unmatched;

pub use self::{
    app::app,
    body::{Body, Raw, parse},
    caller::{Caller, Manage, PasswordAttempt, Play, Read, StillSignedIn, Visitor},
    code::Code,
    idempotency::{Expected, IdempotencyKey},
    language::Language,
    limits::{Limits, Verdict},
    open_streams::OpenStreams,
    problem::{ApiError, Problem},
    state::State,
    unmatched::Catalogue,
};
