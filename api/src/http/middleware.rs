//! Middleware around every request: request id, log line, metrics, time limit, and a problem document for every error.

use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

use actix_web::{
    Error, HttpMessage,
    body::{self, BodySize, BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web,
};
use futures_util::FutureExt;
use tracing::Instrument;
use uuid::Uuid;

use crate::{
    accounts::Identity,
    http::{
        answer::{
            code::Code,
            headers::{self, X_REQUEST_ID},
            problem::{ApiError, Context},
        },
        request::language,
        state::AppState,
        web_client,
    },
    model::ids::AccountId,
    platform::{shutdown::ServerPhase, telemetry},
};

/// The time limit of requests, as application data.
#[derive(Clone, Copy)]
pub(super) struct Deadline(pub(super) Duration);

/// The outermost middleware: ids, logs and counts the request. It logs the route, never the path, query, headers or body, which may
/// contain secrets.
pub(super) async fn trace_request(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let mut context = context(&request);
    let method = request.method().clone();
    let span = tracing::info_span!("request", id = %context.request_id, %method);
    let state = request.app_data::<web::Data<AppState>>().cloned();
    if let Some(state) = &state {
        state.refused_origins.note(&request, &state.config.http);
    }
    // The path as the router decodes it.
    let path = request.match_info().as_str();
    let sunset = state.as_ref().and_then(|state| state.operations.sunset_headers(path, &method));
    if method == Method::HEAD {
        // Routed as GET; actix does not send the body of an answer to HEAD.
        request.head_mut().method = Method::GET;
    }
    let outcome = next.call(request).instrument(span.clone()).await;
    // The language of the account may need the database, which a failing server must not wait for.
    if let Ok(response) = &outcome
        && response.status().is_client_error()
    {
        context.locale = language::of_request(response.request()).await;
    }
    let _entered = span.enter();
    context.closing = state.as_ref().is_some_and(|state| *state.phase.borrow() != ServerPhase::Serving);
    let (outcome, route) = match outcome {
        Ok(response) => {
            let route = response.request().match_pattern();
            (Ok(with_own_headers(response.map_into_boxed_body(), sunset, &context, &method)), route)
        }
        Err(error) => {
            let refusal = with_headers_of(&error, refusal(&error));
            let refusal =
                sunset.into_iter().flatten().fold(refusal, |refusal, (name, value)| refusal.header(name, value));
            report(&refusal);
            // The request was dropped with the failed call; only its path is left.
            let route = state.and_then(|state| state.operations.template(&context.instance).map(str::to_owned));
            (Err(refusal.within(&context)), route)
        }
    };
    let status = match &outcome {
        Ok(response) => response.status(),
        Err(refusal) => refusal.code().status(),
    };
    let route = route.as_deref().unwrap_or("unmatched");
    let elapsed = started.elapsed();
    telemetry::count_request(&method, route, status, elapsed);
    let account = outcome.as_ref().ok().and_then(account_of);
    tracing::info!(
        route,
        status = status.as_u16(),
        ms = elapsed.as_secs_f64() * 1000.0,
        account = account.map(tracing::field::display),
        "request answered"
    );
    outcome.map_err(Error::from)
}

/// Adds the headers that every answer has, and those of a deprecated operation. The answer to HEAD has no stream.
fn with_own_headers(
    response: ServiceResponse<BoxBody>,
    sunset: Option<[(HeaderName, HeaderValue); 2]>,
    context: &Context,
    method: &Method,
) -> ServiceResponse<BoxBody> {
    let mut response = finish(response, context);
    for (name, value) in sunset.into_iter().flatten() {
        response.headers_mut().insert(name, value);
    }
    if method == Method::HEAD { without_stream(response) } else { response }
}

/// The account that a request was authenticated as.
fn account_of(response: &ServiceResponse<BoxBody>) -> Option<AccountId> {
    response.request().extensions().get::<Identity>().map(|identity| identity.account)
}

/// Limits the duration of a request and turns a panic into an error. It runs inside the CORS middleware, so that other origins can
/// read these answers too.
pub(super) async fn limit_duration(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if request.method() != Method::GET {
        prefer_gzip(request.headers_mut());
    }
    let deadline = request.app_data::<Deadline>().map_or(Duration::from_secs(30), |deadline| deadline.0);
    let call = tokio::time::timeout(deadline, async { next.call(request).await });
    match AssertUnwindSafe(call).catch_unwind().await {
        Ok(Ok(outcome)) => outcome.map(with_one_vary),
        Ok(Err(_)) => Err(ApiError::new(Code::TimedOut).retry_after(1).into()),
        Err(panic) => Err(ApiError::new(Code::Internal).because(message(&*panic)).into()),
    }
}

/// Keeps brotli from answers that are used once, such as those to moves: it takes several times the processor time of gzip (136 instead of
/// 25 microseconds for 20 kB) to save a tenth of the bytes.
fn prefer_gzip(headers: &mut HeaderMap) {
    let Some(accepted) = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()) else { return };
    if !accepted.contains("br") || !accepted.contains("gzip") {
        return;
    }
    let is_brotli = |encoding: &&str| encoding.split(';').next().is_some_and(|name| name.trim() == "br");
    let others: Vec<&str> = accepted.split(',').filter(|encoding| !is_brotli(encoding)).collect();
    if let Ok(value) = HeaderValue::from_str(&others.join(",")) {
        headers.insert(header::ACCEPT_ENCODING, value);
    }
}

/// Joins several `Vary` headers into one, because the CORS middleware keeps only the first.
fn with_one_vary<B>(mut response: ServiceResponse<B>) -> ServiceResponse<B> {
    headers::join_vary(response.headers_mut());
    response
}

/// Drops a streamed body, which may be endless: actix would neither send it nor notice that the client disconnected.
fn without_stream(response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    response.map_body(|_, body| match body.size() {
        BodySize::Stream => BoxBody::new(body::None::new()),
        BodySize::None | BodySize::Sized(_) => body,
    })
}

/// Copies the CORS headers of an error to the refusal that replaces it.
fn with_headers_of(error: &Error, refusal: ApiError) -> ApiError {
    let response = error.error_response();
    let about_origins =
        |name: &header::HeaderName| name == header::VARY || name.as_str().starts_with("access-control-");
    let added = response.headers().iter().filter(|(name, _)| about_origins(name));
    added.fold(refusal, |refusal, (name, value)| refusal.header(name.clone(), value.clone()))
}

fn context(request: &ServiceRequest) -> Context {
    let well_formed = |id: &&str| {
        (8..=64).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    let given = request.headers().get(X_REQUEST_ID).and_then(|value| value.to_str().ok()).filter(well_formed);
    Context {
        request_id: given.map_or_else(|| Uuid::now_v7().to_string(), str::to_owned),
        instance: reference(request.path()),
        locale: language::negotiate(request.headers()).unwrap_or_default(),
        closing: false,
    }
}

/// Escapes a path as RFC 3986 demands, whatever the client sent.
fn reference(path: &str) -> String {
    let mut written = String::with_capacity(path.len());
    for (at, byte) in path.bytes().enumerate() {
        let escapes = || path.as_bytes().get(at + 1..at + 3).is_some_and(|two| two.iter().all(u8::is_ascii_hexdigit));
        match byte {
            b'%' if escapes() => written.push('%'),
            b'/' | b'-' | b'.' | b'_' | b'~' | b'!' | b'$' | b'&' | b'\'' | b'(' | b')' | b'*' | b'+' | b',' | b';'
            | b'=' | b':' | b'@' => written.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => written.push(char::from(byte)),
            _ => written.push_str(&format!("%{byte:02X}")),
        }
    }
    written
}

/// Adds the common headers to an answer, and replaces the body of an error answer with a problem document.
fn finish(response: ServiceResponse<BoxBody>, context: &Context) -> ServiceResponse<BoxBody> {
    let status = response.status();
    let mut response = if (status.is_client_error() || status.is_server_error()) && !web_client::is_page(&response) {
        let refusal = match response.response().error() {
            Some(error) => refusal(error),
            None => ApiError::new(Code::for_status(status)),
        };
        report(&refusal);
        let mut document = refusal.respond(context);
        let (request, old) = response.into_parts();
        for (name, value) in old.headers() {
            let about_body = [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CONTENT_ENCODING];
            if !about_body.contains(name) && (name == header::VARY || !document.headers().contains_key(name)) {
                document.headers_mut().append(name.clone(), value.clone());
            }
        }
        with_one_vary(ServiceResponse::new(request, document))
    } else {
        response
    };
    headers::finish(response.headers_mut(), &context.request_id);
    context.close_if_stopping(response.response_mut());
    response
}

/// Returns the `ApiError` inside an error, or one that fits an error of a library.
fn refusal(error: &Error) -> ApiError {
    error
        .as_error::<ApiError>()
        .cloned()
        .unwrap_or_else(|| ApiError::new(Code::for_status(error.as_response_error().status_code())).because(error))
}

/// Logs an error answer with its cause; server errors as warnings or errors.
fn report(refusal: &ApiError) {
    let (code, cause) = (refusal.code().as_str(), refusal.cause().unwrap_or_default());
    match refusal.code().status() {
        StatusCode::INTERNAL_SERVER_ERROR => tracing::error!(code, cause, "request failed"),
        status if status.is_server_error() => tracing::warn!(code, cause, "request failed"),
        _ => tracing::debug!(code, cause, "request refused"),
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panicked: {}", text.unwrap_or("no message"))
}

#[cfg(test)]
mod tests {
    use actix_web::{App, HttpResponse, middleware::from_fn, test, web};
    use serde_json::Value;

    use super::*;

    async fn answer(path: &str) -> (StatusCode, Value) {
        let app = test::init_service(
            App::new()
                .app_data(Deadline(Duration::from_millis(20)))
                .route("/panic", web::get().to(|| async { panic!("on purpose") as HttpResponse }))
                .route(
                    "/slow",
                    web::get().to(|| async {
                        tokio::time::sleep(Duration::from_secs(5)).await;
                        HttpResponse::Ok().finish()
                    }),
                )
                .route(
                    "/foreign",
                    web::get()
                        .to(|| async { Err::<HttpResponse, _>(actix_web::error::ErrorImATeapot("short and stout")) }),
                )
                .wrap(from_fn(limit_duration))
                .wrap(actix_cors::Cors::default().allowed_origin("https://play.example.org"))
                .wrap(from_fn(trace_request)),
        )
        .await;
        let origin = (header::ORIGIN, "https://play.example.org");
        let request = test::TestRequest::get().uri(path).insert_header(origin).to_request();
        let response = match test::try_call_service(&app, request).await {
            Ok(response) => response.into_parts().1,
            Err(error) => error.error_response(),
        };
        let content_type = response.headers().get(header::CONTENT_TYPE).unwrap();
        assert_eq!(content_type, "application/problem+json");
        assert!(response.headers().contains_key(X_REQUEST_ID));
        let readable = response.headers().get(header::ACCESS_CONTROL_ALLOW_ORIGIN);
        assert_eq!(readable.unwrap(), "https://play.example.org", "{path}");
        let status = response.status();
        let body = actix_web::body::to_bytes(response.into_body()).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap())
    }

    #[actix_web::test]
    async fn brotli_is_dropped_only_beside_gzip() {
        for (accepted, kept) in [
            ("gzip, deflate, br, zstd", "gzip, deflate, zstd"),
            ("br;q=1.0, gzip;q=0.8", " gzip;q=0.8"),
            ("br", "br"),
            ("gzip", "gzip"),
            ("br, *;q=0", "br, *;q=0"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            prefer_gzip(&mut headers);
            assert_eq!(headers.get(header::ACCEPT_ENCODING).unwrap(), kept);
        }
    }

    #[actix_web::test]
    async fn an_instance_is_always_a_valid_reference() {
        assert_eq!(reference("/v1/games/0199a0c2-aaaa"), "/v1/games/0199a0c2-aaaa");
        assert_eq!(reference("/a%20b/%/%zz/{id}/ü"), "/a%20b/%25/%25zz/%7Bid%7D/%C3%BC");
    }

    #[actix_web::test]
    async fn every_error_is_a_problem_document() {
        for (path, status, code) in [
            ("/panic", 500, "internal"),
            ("/slow", 503, "timed_out"),
            ("/foreign", 400, "bad_request"),
            ("/nowhere", 404, "not_found"),
        ] {
            let (found, problem) = answer(path).await;
            assert_eq!((found.as_u16(), problem["code"].as_str()), (status, Some(code)), "{path}");
            assert!(!problem.to_string().contains("purpose") && !problem.to_string().contains("stout"));
        }
    }
}
