//! Answers with files of the web client: compression, caching, and the headers that protect the page.

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::{
        StatusCode,
        header::{self, AcceptEncoding, Encoding, Header, HeaderName, HeaderValue},
    },
};
use bytes::Bytes;
use salon_bundle::{Bundle, File};

use crate::http::request::etag;

/// The page loads its own files only, runs no inline script or style, and cannot be framed. Pictures of games are data of the API.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";
/// Features of browsers that the client never uses, and that nothing in the page can ask for.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
    microphone=(), midi=(), payment=(), serial=(), usb=()";

/// Answers with the page of the client. Browsers ask every time whether it has changed, so that a new client is used at once.
pub(super) fn page_answer(client: &Bundle, request: &HttpRequest, status: StatusCode) -> HttpResponse {
    let page = client.index();
    let tag = etag::digest(&page.plain);
    let mut answer = match etag::unchanged(request, &tag).filter(|_| status == StatusCode::OK) {
        Some(unchanged) => unchanged,
        None => body(&mut HttpResponse::build(status), page, request),
    };
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY));
    headers.insert(HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&etag::quoted(&tag)) {
        headers.insert(header::ETAG, tag);
    }
    answer
}

/// Answers with another file of the client.
pub(super) fn file_answer(file: &File, request: &HttpRequest, caching: &'static str) -> HttpResponse {
    let tag = etag::digest(&file.plain);
    let mut answer = etag::unchanged(request, &tag).unwrap_or_else(|| body(&mut HttpResponse::Ok(), file, request));
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin"));
    if let Ok(tag) = HeaderValue::from_str(&etag::quoted(&tag)) {
        headers.insert(header::ETAG, tag);
    }
    answer
}

/// Adds the best compressed form that the caller accepts. What is not compressed here, the middleware may still compress.
fn body(answer: &mut HttpResponseBuilder, file: &File, request: &HttpRequest) -> HttpResponse {
    answer.content_type(file.content_type);
    let (bytes, encoding) = compressed(file, request);
    if let Some(encoding) = encoding {
        answer.insert_header((header::CONTENT_ENCODING, encoding));
    }
    answer.body(bytes)
}

fn compressed(file: &File, request: &HttpRequest) -> (Bytes, Option<&'static str>) {
    let forms = [(Encoding::brotli(), "br", &file.brotli), (Encoding::gzip(), "gzip", &file.gzip)];
    let supported: Vec<Encoding> =
        forms.iter().filter(|(_, _, form)| form.is_some()).map(|(encoding, _, _)| encoding.clone()).collect();
    let supported = [supported, vec![Encoding::identity()]].concat();
    let chosen =
        AcceptEncoding::parse(request).ok().filter(|_| request.headers().contains_key(header::ACCEPT_ENCODING));
    let chosen = chosen.and_then(|accepted| accepted.negotiate(supported.iter()));
    for (encoding, name, form) in forms {
        if let Some(form) = form.as_ref().filter(|_| chosen.as_ref() == Some(&encoding)) {
            return (form.clone(), Some(name));
        }
    }
    (file.plain.clone(), None)
}
