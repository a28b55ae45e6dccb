//! RFC 9457 problem documents, the error answers of the API.

use actix_web::{
    HttpResponse, ResponseError,
    http::{
        ConnectionType, StatusCode,
        header::{self, HeaderName, HeaderValue},
    },
};
use salon_domain::kernel::Refusal;
use salon_domain::kernel::words::{Args, Place, Texts};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::{
    http::{
        answer::{code::Code, error_mapping::ProblemRefusal, headers},
        request::{language, rate_limits::RateLimitStatus},
    },
    model::texts::Locale,
    words,
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
    detail: Option<Detail>,
    /// JSON Pointers, and what is wrong there.
    errors: Vec<(String, Texts)>,
    headers: Vec<(HeaderName, HeaderValue)>,
    members: Map<String, Value>,
    /// For the log; never sent to the client.
    cause: Option<String>,
    context: Option<Context>,
}

/// The detail of a problem.
#[derive(Clone, Debug)]
enum Detail {
    /// In English only: for operators.
    Technical(String),
    /// In every language.
    Texts(Texts),
    /// Why the rules refuse the request. The place of the refused commands in the body, if it is not the whole body.
    Refusal(Refusal, Option<String>),
}

impl Detail {
    fn text(&self, locale: Locale) -> String {
        match self {
            Self::Technical(text) => text.clone(),
            Self::Texts(texts) => texts.get(locale.language()).to_owned(),
            Self::Refusal(refusal, _) => refusal.sentence(locale.language()),
        }
    }
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
    /// What is wrong, for a person, in the language of `Accept-Language`, else of the account, else in English.
    #[schema(example = "Not found")]
    pub title: String,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599, example = 404)]
    pub status: u16,
    /// The stable name of the problem, for programs.
    #[schema(example = "not_found")]
    pub code: String,
    /// What is wrong in this case and what to do, in the language of the title. What only operators read is in English.
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
    /// What is wrong there, in the language of the title.
    #[schema(example = "There is no field `nmae` here. Allowed is `name`.")]
    pub detail: String,
}

impl ApiError {
    /// An error with this code and no detail.
    pub fn new(code: Code) -> Self {
        Self { code, rest: Box::default() }
    }

    /// Sets a detail for operators, in English.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.rest.detail = Some(Detail::Technical(detail.into()));
        self
    }

    /// Sets a detail for people: a message of the catalogue.
    pub fn says(self, id: &str, args: &Args<'_>) -> Self {
        self.said(words::texts(id, args))
    }

    /// Sets a detail for people.
    pub fn said(mut self, texts: Texts) -> Self {
        self.rest.detail = Some(Detail::Texts(texts));
        self
    }

    /// Sets why the rules refuse the request, and the place of the refused commands in the body, if it is not the whole body.
    pub fn refused(mut self, refusal: Refusal, pointer: Option<String>) -> Self {
        self.rest.detail = Some(Detail::Refusal(refusal, pointer));
        self
    }

    /// Adds an error at a place of the body.
    pub fn at(mut self, pointer: impl Into<String>, detail: Texts) -> Self {
        self.rest.errors.push((pointer.into(), detail));
        self
    }

    /// Refuses a body because of one place in it: a message of the catalogue.
    pub fn invalid(pointer: &str, id: &str, args: &Args<'_>) -> Self {
        Self::new(Code::InvalidBody).at(pointer, words::texts(id, args))
    }

    /// Refuses a body because of a missing field.
    pub fn missing(field: &str) -> Self {
        let message = format!("missing field `{field}`");
        Self::new(Code::InvalidBody).at(format!("/{field}"), words::say(&message, Place::Json))
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
        let language = context.locale.language();
        let said = |(pointer, detail): &(String, Texts)| FieldProblem {
            pointer: pointer.clone(),
            detail: detail.get(language).to_owned(),
        };
        let mut errors: Vec<FieldProblem> = self.rest.errors.iter().map(said).collect();
        let mut members = self.rest.members.clone();
        if let Some(Detail::Refusal(refusal, pointer)) = &self.rest.detail {
            let described = ProblemRefusal::of(refusal, language);
            errors.extend(
                pointer.iter().map(|at| FieldProblem { pointer: at.clone(), detail: described.detail.clone() }),
            );
            if !matches!(self.code, Code::InvalidQuery | Code::NotFound) {
                members.insert("refusal".to_owned(), serde_json::to_value(&described).unwrap_or_default());
            }
        }
        Problem {
            kind: format!("/problems/{}", self.code.as_str()),
            title: self.code.title(language),
            status: self.code.status().as_u16(),
            code: self.code.as_str().to_owned(),
            detail: self.rest.detail.as_ref().map(|detail| detail.text(context.locale)),
            instance: context.instance.clone(),
            request_id: context.request_id.clone(),
            errors,
            members,
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
        for (name, value) in &self.rest.headers {
            if name == header::VARY {
                response.append_header((name.clone(), value.clone()));
            } else {
                response.insert_header((name.clone(), value.clone()));
            }
        }
        let mut response = response.body(serde_json::to_vec(&self.document(context)).unwrap_or_default());
        response.headers_mut().append(header::VARY, HeaderValue::from_static(language::VARY));
        headers::join_vary(response.headers_mut());
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
