//! A request to the server under test: built, sent, and its response checked against the OpenAPI document.

use std::fmt;

use bytes::Bytes;
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use reqwest::{Method, Url};
use serde::Serialize;

use crate::client::ApiClient;
use crate::eventually::WAIT_TIMEOUT;
use crate::json_diff::truncated;
use crate::raw_http::{self, RawRequest};
use crate::response::ApiResponse;
use crate::stream::EventStream;
use crate::{recorded_news, response_coverage};

/// The length up to which a request's body is shown when a test fails.
const MAX_BODY_SHOWN: usize = 400;

/// A request that got no response.
#[derive(Debug)]
pub struct SendError(String);

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl SendError {
    pub(crate) fn new(doing: &str, error: impl fmt::Debug) -> Self {
        Self(format!("{doing}: {error:?}"))
    }
}

/// A request that is being built.
#[derive(Clone)]
#[must_use = "a request does nothing until it is sent"]
pub struct ApiRequest {
    client: ApiClient,
    method: Method,
    path: String,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Bytes,
    documented: bool,
    stalls: bool,
}

impl fmt::Debug for ApiRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = truncated(&String::from_utf8_lossy(&self.body), MAX_BODY_SHOWN);
        write!(f, "{} {} {body}", self.method, self.path)
    }
}

impl ApiRequest {
    pub(crate) fn new(client: ApiClient, method: Method, path: &str) -> Self {
        let headers = client.headers.clone();
        let path = path.to_owned();
        Self { client, method, path, headers, body: Bytes::new(), documented: true, stalls: false }
    }

    /// Adds a header.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push(header(name, value));
        self
    }

    /// Sends `value` as JSON.
    pub fn json(self, value: &impl Serialize) -> Self {
        self.body("application/json", serde_json::to_vec(value).expect("JSON"))
    }

    /// Sends these bytes with this content type, whether or not they fit.
    pub fn body(mut self, content_type: &str, bytes: impl Into<Bytes>) -> Self {
        self.body = bytes.into();
        self.header(CONTENT_TYPE.as_str(), content_type)
    }

    /// Sends all but the last byte of the body, and keeps the connection open.
    pub fn stalled(mut self) -> Self {
        self.stalls = true;
        self
    }

    /// Allows a path or method that the document does not have. An error still has to be a problem document.
    pub fn undocumented(mut self) -> Self {
        self.documented = false;
        self
    }

    /// Sends the request and returns the checked response.
    ///
    /// # Panics
    /// When there is no response, or it is not as documented.
    pub async fn send(self) -> ApiResponse {
        let line = self.line();
        self.try_send().await.unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// Sends the request and returns the checked response, or why there is none: for servers that are being killed.
    ///
    /// # Errors
    /// When the connection fails before the response is complete.
    pub async fn try_send(self) -> Result<ApiResponse, SendError> {
        let response = tokio::time::timeout(WAIT_TIMEOUT, self.exchange());
        let response = response.await.map_err(|it| SendError::new("waiting", it))??;
        let response = self.read_whole(response).await?;
        self.check(&response, true);
        Ok(response)
    }

    /// Opens a stream of server-sent events.
    ///
    /// # Panics
    /// When the response is not a stream.
    pub async fn stream(self) -> EventStream {
        let line = self.line();
        self.try_stream().await.unwrap_or_else(|status| panic!("{line} -> {status}"))
    }

    /// Opens a stream of server-sent events, or returns the status with which it was refused.
    ///
    /// # Panics
    /// When the response is neither.
    pub async fn try_stream(self) -> Result<EventStream, u16> {
        let request = self.header("accept", "text/event-stream");
        let line = request.line();
        let response = tokio::time::timeout(WAIT_TIMEOUT, request.exchange()).await.expect("a response in time");
        let response = response.unwrap_or_else(|error| panic!("{line}: {error}"));
        if response.status().as_u16() >= 400 {
            let refusal = request.read_whole(response).await.unwrap_or_else(|error| panic!("{line}: {error}"));
            request.check(&refusal, true);
            return Err(refusal.status());
        }
        let head = ApiResponse::new(line, response.status(), response.headers().clone(), Bytes::new()).expect(200);
        request.check(&head, false);
        assert_eq!(head.content_type(), Some("text/event-stream"), "{}", head.request());
        let contract = request.client.contract_if_known().filter(|_| request.documented);
        let documented = contract.and_then(|it| Some((it.events_of(&request.method, &request.path)?, it)));
        Ok(EventStream::new(response, documented))
    }

    fn line(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    async fn read_whole(&self, response: reqwest::Response) -> Result<ApiResponse, SendError> {
        let (status, headers) = (response.status(), response.headers().clone());
        let body = tokio::time::timeout(WAIT_TIMEOUT, response.bytes());
        let body = body.await.map_err(|it| SendError::new("waiting", it))?;
        let body = body.map_err(|it| SendError::new("reading", it))?;
        Ok(ApiResponse::new(self.line(), status, headers, body))
    }

    fn check(&self, response: &ApiResponse, complete: bool) {
        let contract = self.client.contract_if_known();
        let checked = match &contract {
            Some(contract) if self.documented => contract.check(&self.method, &self.path, response, complete),
            Some(_) if response.status() >= 400 && self.method != Method::HEAD => response.problem().map(|_| ()),
            _ => Ok(()),
        };
        if let Err(why) = checked {
            panic!("{} {why}\n{response}", response.request());
        }
        // A response to HEAD has no body, so it does not show that the documented response to GET was returned.
        let id = contract.as_ref().and_then(|it| it.operation_id(&self.method, &self.path));
        if let Some(id) = id.filter(|_| self.documented && self.method != Method::HEAD) {
            recorded_news::record_page(id, response);
            response_coverage::note(id, &response.status().to_string());
            if let Some(problem) = response.problem().ok().filter(|_| response.status() >= 400) {
                response_coverage::note(id, &problem.code);
            }
        }
    }

    async fn exchange(&self) -> Result<reqwest::Response, SendError> {
        let address = self.client.address();
        let headers: HeaderMap = self.headers.iter().cloned().fold(HeaderMap::new(), |mut map, (name, value)| {
            map.append(name, value);
            map
        });
        let url = Url::parse(&format!("http://{address}{}", self.path)).ok().filter(|url| self.is_target_of(url));
        match url.filter(|_| !self.stalls) {
            Some(url) => {
                let request = self.client.http.request(self.method.clone(), url);
                let sent = request.headers(headers).body(self.body.clone()).send().await;
                sent.map_err(|it| SendError::new("sending", it))
            }
            None => {
                let (method, target, body) = (self.method.clone(), self.path.clone(), self.body.clone());
                raw_http::send(address, RawRequest { method, target, headers, body, stalls: self.stalls }).await
            }
        }
    }

    /// Whether the URL still has the path and query that were asked for: parsing it resolves dots and escapes characters.
    fn is_target_of(&self, url: &Url) -> bool {
        let query = url.query().map_or_else(String::new, |query| format!("?{query}"));
        format!("{}{query}", url.path()) == self.path
    }
}

pub(crate) fn header(name: &str, value: &str) -> (HeaderName, HeaderValue) {
    let name = HeaderName::try_from(name).expect("a header's name");
    (name, HeaderValue::try_from(value).expect("a header's value"))
}
