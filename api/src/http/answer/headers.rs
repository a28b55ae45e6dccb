//! Headers of every answer.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// The id of the request, in answers and problem documents; the client's own if it sends a well-formed one.
pub(in crate::http) const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Adds the headers that are missing. Answers are data for one caller: browsers must not frame, sniff or cache them, nor send them as
/// referrer.
pub(in crate::http) fn finish(headers: &mut HeaderMap, request_id: &str) {
    let mut default = |name: HeaderName, value: &'static str| {
        if !headers.contains_key(&name) {
            headers.insert(name, HeaderValue::from_static(value));
        }
    };
    default(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    default(header::X_FRAME_OPTIONS, "DENY");
    default(header::REFERRER_POLICY, "no-referrer");
    default(header::CACHE_CONTROL, "no-store");
    default(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    default(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    if let Ok(value) = HeaderValue::from_str(request_id) {
        headers.insert(X_REQUEST_ID, value);
    }
}

/// Joins several `Vary` headers into one, and names each header in it once.
pub(in crate::http) fn join_vary(headers: &mut HeaderMap) {
    if headers.get_all(header::VARY).count() < 2 {
        return;
    }
    let lines = headers.get_all(header::VARY).filter_map(|line| line.to_str().ok());
    let mut names: Vec<&str> = Vec::new();
    for name in lines.flat_map(|line| line.split(',')).map(str::trim) {
        if !names.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            names.push(name);
        }
    }
    if let Ok(line) = HeaderValue::from_str(&names.join(", ")) {
        headers.insert(header::VARY, line);
    }
}
