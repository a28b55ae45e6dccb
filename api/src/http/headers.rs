//! Headers that every answer carries.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// Id of the request, in answers and problem documents; taken from the client if it sends a sensible one.
pub(super) const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Adds what is missing. Answers are data for one caller: nothing may be framed, sniffed, cached or referred to.
pub(super) fn finish(headers: &mut HeaderMap, request_id: &str) {
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
