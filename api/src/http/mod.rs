//! The HTTP edge: routes, request checks, problem documents and the OpenAPI document. Handlers are thin; use cases do the work.
//! A request or answer type (`ToSchema`) stands beside the route of its resource; `shapes` has those that belong to no single route.

mod answer;
mod app;
pub mod document;
mod metrics;
mod middleware;
mod operations;
pub mod request;
pub mod routes;
mod shapes;
mod state;
mod web_client;

pub use self::{
    answer::{
        code::Code,
        open_streams::OpenStreams,
        problem::{ApiError, Problem},
    },
    app::app,
    metrics::Metrics,
    operations::OperationIndex,
    request::{
        body::{Body, RawBody, parse},
        caller::{Caller, Manage, OptionalCaller, PasswordAttempt, Play, Read, VerifiedSession},
        etag,
        idempotency::{Expected, IdempotencyKey},
        language::RequestLanguage,
        origins::RefusedOrigins,
        rate_limits::{Limits, RateLimitStatus},
    },
    state::AppState,
};
