//! Around every request: its id, its log line, its figures, its deadline, and a problem document for whatever goes wrong.

use std::{panic::AssertUnwindSafe, time::Instant};

use actix_web::{
    Error, HttpMessage,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, StatusCode, header},
    middleware::Next,
    web,
};
use futures_util::FutureExt;
use tracing::Instrument;
use uuid::Uuid;

use super::{
    code::Code,
    headers::{self, X_REQUEST_ID},
    language,
    problem::{ApiError, Context},
    state::State,
};
use crate::{accounts::Identity, telemetry};

/// The middleware. It never logs paths, queries, headers or bodies: routes say enough, and links may hold secrets.
pub(super) async fn observe(
    state: web::Data<State>,
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let context = context(&request);
    let method = request.method().clone();
    let span = tracing::info_span!("request", id = %context.request_id, %method);
    if request.uri().to_string().contains("%00") {
        let refusal = ApiError::new(Code::NulCharacter).within(&context);
        return Ok(request.error_response(refusal).map_into_boxed_body());
    }
    if method == Method::HEAD {
        // Routed as GET; the connection leaves the body out by itself.
        request.head_mut().method = Method::GET;
    }
    let call = AssertUnwindSafe(tokio::time::timeout(state.config.request_timeout.0, next.call(request)));
    let outcome = match call.catch_unwind().instrument(span.clone()).await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => Err(ApiError::new(Code::TimedOut).retry_after(1).into()),
        Err(panic) => Err(ApiError::new(Code::Internal).because(message(&*panic)).into()),
    };
    let _entered = span.enter();
    let (outcome, route) = match outcome {
        Ok(response) => {
            let route = response.request().match_pattern();
            (Ok(finish(response.map_into_boxed_body(), &context)), route)
        }
        Err(error) => {
            let refusal = refusal(&error);
            report(&refusal);
            (Err(refusal.within(&context)), None)
        }
    };
    let status = match &outcome {
        Ok(response) => response.status(),
        Err(refusal) => refusal.code().status(),
    };
    let route = route.as_deref().unwrap_or("unmatched");
    let elapsed = started.elapsed();
    telemetry::count_request(&method, route, status, elapsed);
    let account = outcome
        .as_ref()
        .ok()
        .and_then(|response| response.request().extensions().get::<Identity>().map(|identity| identity.account));
    tracing::info!(
        route,
        status = status.as_u16(),
        ms = elapsed.as_secs_f64() * 1000.0,
        account = account.map(tracing::field::display),
        "answered"
    );
    outcome.map_err(Error::from)
}

fn context(request: &ServiceRequest) -> Context {
    let sensible = |id: &&str| {
        (8..=64).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    let given = request.headers().get(X_REQUEST_ID).and_then(|value| value.to_str().ok()).filter(sensible);
    Context {
        request_id: given.map_or_else(|| Uuid::now_v7().to_string(), str::to_owned),
        instance: request.path().to_owned(),
        locale: language::negotiate(request.headers()),
    }
}

/// Gives an answer its headers, and a problem document if it is a refusal without one that fits the request.
fn finish(response: ServiceResponse<BoxBody>, context: &Context) -> ServiceResponse<BoxBody> {
    let status = response.status();
    let mut response = if status.is_client_error() || status.is_server_error() {
        let refusal = match response.response().error() {
            Some(error) => refusal(error),
            None => ApiError::new(Code::for_status(status)),
        };
        report(&refusal);
        let mut document = refusal.respond(context);
        let (request, old) = response.into_parts();
        for (name, value) in old.headers() {
            let about_body = [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CONTENT_ENCODING];
            if !about_body.contains(name) && !document.headers().contains_key(name) {
                document.headers_mut().append(name.clone(), value.clone());
            }
        }
        ServiceResponse::new(request, document)
    } else {
        response
    };
    headers::finish(response.headers_mut(), &context.request_id);
    response
}

/// A refusal of ours, or one made up for an error of somebody else's.
fn refusal(error: &Error) -> ApiError {
    error
        .as_error::<ApiError>()
        .cloned()
        .unwrap_or_else(|| ApiError::new(Code::for_status(error.as_response_error().status_code())).because(error))
}

/// What is our fault is logged with its cause.
fn report(refusal: &ApiError) {
    let (code, cause) = (refusal.code().as_str(), refusal.cause().unwrap_or_default());
    match refusal.code().status() {
        StatusCode::INTERNAL_SERVER_ERROR => tracing::error!(code, cause, "failed"),
        status if status.is_server_error() => tracing::warn!(code, cause, "failed"),
        _ => tracing::debug!(code, cause, "refused"),
    }
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panicked: {}", text.unwrap_or("no message"))
}
