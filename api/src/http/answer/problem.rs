//! RFC 9457 problem documents, the error answers of the API.

use actix_web::{
    HttpResponse, ResponseError,
    http::{
        ConnectionType, StatusCode,
        header::{self, HeaderName, HeaderValue},
    },
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::{
    http::{
        answer::{code::Code, headers},
        request::rate_limits::RateLimitStatus,
    },
    model::texts::Locale,
};

/// Media type of problem documents.
pub(in crate::http) const PROBLEM_JSON: &str = "application/problem+json";

/// An error answer: a code with its detail, headers and cause.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", code.as_str())]
pub struct ApiError {
    code: Code,
    rest: Box<Rest>,
}

/// Boxed, because the result of every handler has it.
#[derive(Clone, Debug, Default)]
struct Rest {
    detail: Option<String>,
    errors: Vec<FieldProblem>,
    headers: Vec<(HeaderName, HeaderValue)>,
    members: Map<String, Value>,
    /// For the log; never sent to the client.
    cause: Option<String>,
    context: Option<Context>,
}

/// The request that a problem document is about.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Id of the request.
    pub request_id: String,
    /// Path of the request.
    pub instance: String,
    /// Language of the title.
    pub locale: Locale,
    /// Whether the server is stopping.
    pub closing: bool,
}

impl Context {
    /// Closes the connection after this answer if the server is stopping, so that the client sends its next request elsewhere.
    pub(in crate::http) fn close_if_stopping<B>(&self, response: &mut HttpResponse<B>) {
        if self.closing {
            response.head_mut().set_connection_type(ConnectionType::Close);
        }
    }
}

/// A problem document (RFC 9457). Some problems have further members; those documented here are optional.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// The path of the description of this kind of problem.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference", example = "/problems/not_found")]
    pub kind: String,
    /// What is wrong, for a person, in the language of `Accept-Language`.
    #[schema(example = "Not found")]
    pub title: String,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599, example = 404)]
    pub status: u16,
    /// The stable name of the problem, for programs.
    #[schema(example = "not_found")]
    pub code: String,
    /// What is wrong in this case and what to do, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The path of the request.
    #[schema(format = "uri-reference", example = "/v1/accounts/ada")]
    pub instance: String,
    /// The id of the request, also in `X-Request-Id` and in the server's log.
    #[schema(example = "0199a0c2-7e60-7c55-b0f4-6d3a7f2f7d11")]
    pub request_id: String,
    /// What is wrong in the body, one entry per place.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[schema(required = false)]
    pub errors: Vec<FieldProblem>,
    /// Members that only this kind of problem has.
    #[serde(flatten)]
    #[schema(ignore)]
    pub members: Map<String, Value>,
}

/// An error at one place of a body.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct FieldProblem {
    /// The JSON Pointer (RFC 6901) of the place.
    #[schema(example = "/name")]
    pub pointer: String,
    /// What is wrong there.
    #[schema(example = "unknown field `nmae`")]
    pub detail: String,
}

impl ApiError {
    /// An error with this code and no detail.
    pub fn new(code: Code) -> Self {
        Self { code, rest: Box::default() }
    }

    /// Sets the detail.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.rest.detail = Some(detail.into());
        self
    }

    /// Adds an error at a place of the body.
    pub fn at(mut self, pointer: impl Into<String>, detail: impl Into<String>) -> Self {
        self.rest.errors.push(FieldProblem { pointer: pointer.into(), detail: detail.into() });
        self
    }

    /// Adds a member that this kind of problem has, such as the events a client missed.
    pub fn member(mut self, name: &str, value: Value) -> Self {
        self.rest.members.insert(name.to_owned(), value);
        self
    }

    /// Adds a header.
    pub fn header(mut self, name: HeaderName, value: impl TryInto<HeaderValue>) -> Self {
        if let Ok(value) = value.try_into() {
            self.rest.headers.push((name, value));
        }
        self
    }

    /// Sets `Retry-After`.
    pub fn retry_after(self, seconds: u64) -> Self {
        self.header(header::RETRY_AFTER, seconds)
    }

    /// Sets the cause, for the log.
    pub fn because(mut self, cause: impl ToString) -> Self {
        self.rest.cause = Some(cause.to_string());
        self
    }

    /// Sets the request it belongs to.
    pub fn within(mut self, context: &Context) -> Self {
        self.rest.context = Some(context.clone());
        self
    }

    /// The refusal of a request beyond a rate limit.
    pub fn rate_limited(status: &RateLimitStatus) -> Self {
        status
            .headers()
            .into_iter()
            .fold(Self::new(Code::RateLimited).retry_after(status.reset), |error, (name, value)| {
                error.header(name, value)
            })
    }

    /// Returns its code.
    pub fn code(&self) -> Code {
        self.code
    }

    /// Returns its cause, for the log.
    pub fn cause(&self) -> Option<&str> {
        self.rest.cause.as_deref()
    }

    /// Builds the document for a request.
    pub fn document(&self, context: &Context) -> Problem {
        Problem {
            kind: format!("/problems/{}", self.code.as_str()),
            title: self.code.title(context.locale).to_owned(),
            status: self.code.status().as_u16(),
            code: self.code.as_str().to_owned(),
            detail: self.rest.detail.clone(),
            instance: context.instance.clone(),
            request_id: context.request_id.clone(),
            errors: self.rest.errors.clone(),
            members: self.rest.members.clone(),
        }
    }

    /// Builds the answer to a request.
    pub fn respond(&self, context: &Context) -> HttpResponse {
        let mut response = HttpResponse::build(self.code.status());
        response
            .insert_header((header::CONTENT_TYPE, PROBLEM_JSON))
            .insert_header((header::CONTENT_LANGUAGE, context.locale.as_str()))
            .insert_header((header::CACHE_CONTROL, "no-store"));
        if self.code == Code::InvalidToken {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer error=\"invalid_token\""));
        } else if self.code.status() == StatusCode::UNAUTHORIZED {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        }
        if self.code == Code::BodyTooSlow {
            // The rest of the body would be read as the next request.
            response.force_close();
        }
        for header in &self.rest.headers {
            response.insert_header(header.clone());
        }
        let mut response = response.body(serde_json::to_vec(&self.document(context)).unwrap_or_default());
        headers::finish(response.headers_mut(), &context.request_id);
        context.close_if_stopping(&mut response);
        response
    }
}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        self.code.status()
    }

    /// Used only outside of the middleware that knows the request.
    fn error_response(&self) -> HttpResponse {
        self.respond(self.rest.context.as_ref().unwrap_or(&Context::default()))
    }
}
