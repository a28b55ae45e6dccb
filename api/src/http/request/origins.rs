//! Web origins of requests. A browser does not tell a page why it may not read an answer, so the log does, once for each origin.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use actix_web::{
    dev::ServiceRequest,
    http::header::{self, HeaderMap},
};
use url::Url;

use crate::config::{HttpConfig, Origins};

/// The most origins that are logged: the header can contain anything.
const MAX_LOGGED: usize = 100;

/// The refused origins that were logged; cheap to clone.
#[derive(Clone, Default)]
pub struct RefusedOrigins(Arc<Mutex<HashSet<String>>>);

impl RefusedOrigins {
    /// Logs the origin of a request if pages of that origin cannot read the answer.
    pub(in crate::http) fn note(&self, request: &ServiceRequest, config: &HttpConfig) {
        let Some(origin) = text(request.headers(), header::ORIGIN.as_str()) else { return };
        let allowed = match &config.cors_origins {
            Origins::All => true,
            Origins::Only(origins) => origins.iter().any(|allowed| allowed == origin),
        };
        if allowed || is_own_page(request.headers(), &config.public_url) {
            return;
        }
        let Some(origin) = canonical(origin).filter(|origin| self.is_new(origin)) else { return };
        if config.cors_origins == Origins::Only(Vec::new()) {
            tracing::warn!(
                origin,
                "this origin is not allowed, because SALON_CORS_ORIGINS is not set: browsers do not show pages of other sites the \
                answers of this server. To allow it, set SALON_CORS_ORIGINS to it and restart the server"
            );
        } else {
            tracing::warn!(
                origin,
                "this origin is not allowed: browsers do not show its pages the answers of this server. To allow it, add it to \
                SALON_CORS_ORIGINS and restart the server"
            );
        }
    }

    fn is_new(&self, origin: &str) -> bool {
        let mut logged = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if logged.len() == MAX_LOGGED {
            return false;
        }
        let is_new = logged.insert(origin.to_owned());
        if is_new && logged.len() == MAX_LOGGED {
            tracing::warn!(
                "{MAX_LOGGED} origins were refused since the start of the server; further ones are not logged"
            );
        }
        is_new
    }
}

/// Whether the browser says that a page of this server sent the request. `Sec-Fetch-Site` is missing only in old browsers and where the
/// connection is not secure, for example in a local network.
pub(in crate::http) fn is_own_page(headers: &HeaderMap, public_url: &str) -> bool {
    match (text(headers, "sec-fetch-site"), text(headers, header::ORIGIN.as_str())) {
        (Some(site), _) => site == "same-origin",
        (None, Some(origin)) => {
            let host = text(headers, header::HOST.as_str()).unwrap_or_default();
            let authority = origin.split_once("://").map(|(_, authority)| authority);
            authority.is_some_and(|authority| !host.is_empty() && authority.eq_ignore_ascii_case(host))
                || Url::parse(public_url).is_ok_and(|url| url.origin().ascii_serialization() == origin)
        }
        (None, None) => false,
    }
}

/// Returns the text of a header.
pub(in crate::http) fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Returns an origin as browsers write it, so that a log line contains nothing else. Pages without an origin, such as files, send `null`.
fn canonical(origin: &str) -> Option<String> {
    if origin == "null" {
        return Some(origin.to_owned());
    }
    let parsed = Url::parse(origin).ok().map(|url| url.origin()).filter(url::Origin::is_tuple)?;
    Some(parsed.ascii_serialization()).filter(|written| written.len() <= 300)
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn only_pages_of_the_server_itself_are_own() {
        let own = |headers: &[(&str, &str)]| {
            let request = headers.iter().fold(TestRequest::post(), |request, header| request.append_header(*header));
            is_own_page(request.to_http_request().headers(), "https://salon.example")
        };
        assert!(own(&[("sec-fetch-site", "same-origin")]));
        assert!(own(&[("host", "10.0.0.2:8080"), ("origin", "http://10.0.0.2:8080")]));
        assert!(own(&[("host", "inside:80"), ("origin", "https://salon.example")]), "a proxy changed the host");
        for site in ["same-site", "cross-site", "none", ""] {
            assert!(!own(&[("sec-fetch-site", site), ("host", "a"), ("origin", "http://a")]), "{site}");
        }
        for origin in ["null", "", "http://a:81", "http://b", "a", "https://salon.example.evil"] {
            assert!(!own(&[("host", "a"), ("origin", origin)]), "{origin}");
        }
        assert!(!own(&[("host", "a")]) && !own(&[("origin", "http://")]));
    }

    #[test]
    fn each_origin_is_logged_once_and_at_most_a_hundred_are() {
        let refused = RefusedOrigins::default();
        assert!(refused.is_new("https://a.example") && !refused.is_new("https://a.example"));
        let logged = (0..1000).filter(|number| refused.is_new(&number.to_string())).count();
        assert_eq!(logged, MAX_LOGGED - 1);
    }

    #[test]
    fn only_origins_are_logged() {
        assert_eq!(canonical("https://Play.Example:443/x?y").as_deref(), Some("https://play.example"));
        assert_eq!(canonical("null").as_deref(), Some("null"));
        for other in ["", "text", "data:x", "https://", "a\u{1b}[31m"] {
            assert_eq!(canonical(other), None, "{other}");
        }
    }
}
