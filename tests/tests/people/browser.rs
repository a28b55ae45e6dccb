//! A browser for tests of cookie mode.

use salon_tests::{ApiClient, ApiRequest, ApiResponse, PASSWORD, TestServer};
use serde_json::{Value, json};

/// A browser that shows a page of the server: it sends the headers that browsers send, and keeps the cookie.
pub(crate) struct Browser {
    pub(crate) client: ApiClient,
    pub(crate) cookie: Option<String>,
}

impl Browser {
    pub(crate) fn new(server: &TestServer) -> Self {
        let client = server.client().with_header("salon-session", "cookie");
        Self { client: client.with_header("sec-fetch-site", "same-origin"), cookie: None }
    }

    /// Another tab: a page of its own that shares the cookie as it is now.
    pub(crate) fn new_tab(&self) -> Self {
        Self { client: self.client.clone(), cookie: self.cookie.clone() }
    }

    /// Sends a request and stores or deletes the cookie as the answer says.
    pub(crate) async fn send(&mut self, request: ApiRequest) -> ApiResponse {
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", &format!("theme=dark; salon_refresh={cookie}")),
            None => request,
        };
        let response = request.send().await;
        if let Some(line) = response.header("set-cookie") {
            let value = line.strip_prefix("salon_refresh=").and_then(|rest| rest.split(';').next()).expect("a value");
            self.cookie = (!value.is_empty()).then(|| value.to_owned());
        }
        response
    }

    pub(crate) async fn refresh(&mut self) -> ApiResponse {
        let request = self.client.post("/v1/sessions/refresh").json(&json!({}));
        self.send(request).await
    }

    pub(crate) async fn register(&mut self, name: &str) -> Value {
        let request = self.client.post("/v1/accounts").json(&json!({"name": name, "password": PASSWORD}));
        self.send(request).await.expect(201).json()
    }
}
