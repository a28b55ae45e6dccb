//! A response of the server, and what a test expects of it.

use std::fmt;

use bytes::Bytes;
use reqwest::StatusCode;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::json_diff::truncated;

/// The length up to which a body is shown when a test fails.
const MAX_BODY_SHOWN: usize = 1500;

/// A complete response that was checked against the document.
#[derive(Clone)]
pub struct ApiResponse {
    request: String,
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

/// An RFC 9457 problem document.
#[derive(Clone)]
pub struct ApiProblem {
    /// The stable code of the problem.
    pub code: String,
    /// The whole document.
    pub body: Value,
}

impl fmt::Debug for ApiProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, truncated(&self.body.to_string(), MAX_BODY_SHOWN))
    }
}

impl ApiResponse {
    pub(crate) fn new(request: String, status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        Self { request, status, headers, body }
    }

    /// Returns all headers.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// Returns method and path of the request.
    #[must_use]
    pub fn request(&self) -> &str {
        &self.request
    }

    /// Returns the status code.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status.as_u16()
    }

    /// Returns a header's value.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|it| it.to_str().ok())
    }

    /// Returns the media type, without parameters.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.header(CONTENT_TYPE.as_str()).and_then(|it| it.split(';').next()).map(str::trim)
    }

    /// Returns the body, byte for byte.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.body
    }

    /// Returns the body as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Returns the body as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        self.parse()
    }

    /// Returns the body as any type.
    #[must_use]
    #[track_caller]
    pub fn parse<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{self}\ncannot be parsed: {error}"))
    }

    /// Fails the test unless the response has this status.
    #[must_use]
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status(), status, "{self}");
        self
    }

    /// Fails the test unless the response is this problem, which is returned.
    #[track_caller]
    pub fn expect_problem(self, status: u16, code: &str) -> ApiProblem {
        assert_eq!(self.status(), status, "{self}");
        let problem = self.problem().unwrap_or_else(|why| panic!("{why}\n{self}"));
        assert_eq!(problem.code, code, "{self}");
        problem
    }

    /// Returns the problem document, or what is wrong with it.
    ///
    /// # Errors
    /// When the response is not a problem document.
    pub fn problem(&self) -> Result<ApiProblem, String> {
        if self.content_type() != Some("application/problem+json") {
            return Err(format!("is an error of type {:?}, not a problem document", self.content_type()));
        }
        let body: Value = serde_json::from_slice(&self.body).map_err(|it| format!("is not JSON: {it}"))?;
        if body["status"] != self.status() {
            return Err("names another status in its body".to_owned());
        }
        let code = body["code"].as_str().ok_or("has no code")?.to_owned();
        Ok(ApiProblem { code, body })
    }
}

impl fmt::Display for ApiResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} -> {}", self.request, self.status)?;
        for (name, value) in &self.headers {
            writeln!(f, "  {name}: {}", String::from_utf8_lossy(value.as_bytes()))?;
        }
        f.write_str(&truncated(&self.text(), MAX_BODY_SHOWN))
    }
}

impl fmt::Debug for ApiResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
