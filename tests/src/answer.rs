//! What the server answered, and what a test expects of it.

use std::fmt;

use bytes::Bytes;
use hyper::StatusCode;
use hyper::header::{CONTENT_TYPE, HeaderMap};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::differences::cut;

/// The most of a body that is shown when a test fails.
const MAX_BODY_SHOWN: usize = 1500;

/// A complete answer, already checked against the document.
#[derive(Clone)]
pub struct Answer {
    request: String,
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

/// An RFC 9457 problem document.
#[derive(Clone)]
pub struct Problem {
    /// The stable code of the problem.
    pub code: String,
    /// All of it.
    pub body: Value,
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, cut(&self.body.to_string(), MAX_BODY_SHOWN))
    }
}

impl Answer {
    pub(crate) fn new(request: String, status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        Self { request, status, headers, body }
    }

    /// Method and path of the request.
    #[must_use]
    pub fn request(&self) -> &str {
        &self.request
    }

    /// The status code.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.status.as_u16()
    }

    /// A header's value.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|it| it.to_str().ok())
    }

    /// The media type, without parameters.
    #[must_use]
    pub fn content_type(&self) -> Option<&str> {
        self.header(CONTENT_TYPE.as_str()).and_then(|it| it.split(';').next()).map(str::trim)
    }

    /// The body as it came.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.body
    }

    /// The body as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    #[must_use]
    #[track_caller]
    pub fn json(&self) -> Value {
        self.parse()
    }

    /// The body as a type of the test's own.
    #[must_use]
    #[track_caller]
    pub fn parse<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{self}\nis not what was expected: {error}"))
    }

    /// The answer itself when it has this status; else the test has failed.
    #[must_use]
    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status(), status, "{self}");
        self
    }

    /// The problem when it is this one; else the test has failed.
    #[track_caller]
    pub fn expect_problem(self, status: u16, code: &str) -> Problem {
        assert_eq!(self.status(), status, "{self}");
        let problem = self.problem().unwrap_or_else(|why| panic!("{why}\n{self}"));
        assert_eq!(problem.code, code, "{self}");
        problem
    }

    /// The problem document in this answer, or what is wrong with it.
    ///
    /// # Errors
    /// When the answer is no problem document.
    pub fn problem(&self) -> Result<Problem, String> {
        if self.content_type() != Some("application/problem+json") {
            return Err(format!("is an error of type {:?}, not a problem document", self.content_type()));
        }
        let body: Value = serde_json::from_slice(&self.body).map_err(|it| format!("is not JSON: {it}"))?;
        if body["status"] != self.status() {
            return Err("names another status in its body".to_owned());
        }
        let code = body["code"].as_str().ok_or("has no code")?.to_owned();
        Ok(Problem { code, body })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} -> {}", self.request, self.status)?;
        for (name, value) in &self.headers {
            writeln!(f, "  {name}: {}", String::from_utf8_lossy(value.as_bytes()))?;
        }
        f.write_str(&cut(&self.text(), MAX_BODY_SHOWN))
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
