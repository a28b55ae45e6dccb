//! A client of one server under test. Every response is checked against the server's OpenAPI document.

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, RwLock};

use reqwest::Method;
use reqwest::header::{AUTHORIZATION, HeaderName, HeaderValue};

use crate::contract::Contract;
use crate::request::{ApiRequest, header};
use crate::stream::EventStream;

/// A client with or without credentials. Clones share the server, not the credentials.
#[derive(Clone)]
pub struct ApiClient {
    pub(crate) http: reqwest::Client,
    target: Arc<RwLock<Target>>,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
}

/// The server that is asked. A restarted server has another address.
struct Target {
    address: SocketAddr,
    contract: Option<Arc<Contract>>,
}

impl fmt::Debug for ApiClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ApiClient({})", self.address())
    }
}

impl ApiClient {
    pub(crate) fn new(address: SocketAddr) -> Self {
        // One connection a request: a connection of a killed server is never used again.
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .pool_max_idle_per_host(0);
        let target = Target { address, contract: None };
        let http = http.build().expect("an HTTP client");
        Self { http, target: Arc::new(RwLock::new(target)), headers: Vec::new() }
    }

    pub(crate) fn set_address(&self, address: SocketAddr) {
        self.target.write().expect("a lock").address = address;
    }

    pub(crate) fn set_contract(&self, contract: Arc<Contract>) {
        self.target.write().expect("a lock").contract = Some(contract);
    }

    /// Returns the address on which the server listens now.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.target.read().expect("a lock").address
    }

    /// Returns the document that responses are checked against.
    #[must_use]
    pub fn contract(&self) -> Arc<Contract> {
        self.contract_if_known().expect("a started server")
    }

    /// Returns the document, or `None` before it was fetched.
    pub(crate) fn contract_if_known(&self) -> Option<Arc<Contract>> {
        self.target.read().expect("a lock").contract.clone()
    }

    /// Returns the same client with a bearer token.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Self {
        let mut client = self.clone();
        client.headers.retain(|(name, _)| name != AUTHORIZATION);
        client.headers.push((AUTHORIZATION, HeaderValue::try_from(format!("Bearer {token}")).expect("a token")));
        client
    }

    /// Returns the same client with a header on every request.
    #[must_use]
    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut client = self.clone();
        client.headers.push(header(name, value));
        client
    }

    /// Opens the stream of the account's feed, and waits until it is ready.
    pub async fn follow_feed(&self) -> EventStream {
        let mut stream = self.get("/v1/account/feed/stream").stream().await;
        stream.expect_event("ready").await;
        stream
    }

    /// A GET request.
    pub fn get(&self, path: &str) -> ApiRequest {
        self.request(Method::GET, path)
    }

    /// A POST request.
    pub fn post(&self, path: &str) -> ApiRequest {
        self.request(Method::POST, path)
    }

    /// A PUT request.
    pub fn put(&self, path: &str) -> ApiRequest {
        self.request(Method::PUT, path)
    }

    /// A PATCH request.
    pub fn patch(&self, path: &str) -> ApiRequest {
        self.request(Method::PATCH, path)
    }

    /// A DELETE request.
    pub fn delete(&self, path: &str) -> ApiRequest {
        self.request(Method::DELETE, path)
    }

    /// A request with any method. `path` includes the query and is sent byte for byte.
    pub fn request(&self, method: Method, path: &str) -> ApiRequest {
        ApiRequest::new(self.clone(), method, path)
    }
}
