//! Refuses queries and bodies that an operation does not take, and NUL characters in the URL, instead of ignoring them.

use std::time::Duration;

use actix_web::{
    dev::{Payload, ServiceRequest},
    web,
};

use salon_domain::args;

use crate::http::{
    answer::{code::Code, problem::ApiError},
    operations::OperationIndex,
};

/// The longest body that may still be empty: an empty JSON object with white space.
const MAX_EMPTY_BODY_BYTES: usize = 64;

/// Refuses URLs that contain U+0000, which the database cannot store.
pub(in crate::http) fn refuse_nul(request: &ServiceRequest) -> Result<(), ApiError> {
    let has = |part: &str| part.contains("%00");
    if has(request.uri().path()) || has(request.query_string()) {
        Err(ApiError::new(Code::NulCharacter))
    } else {
        Ok(())
    }
}

/// Refuses a query or a body that the operation does not take. Most requests have neither and need no lookup.
pub(in crate::http) async fn refuse_unexpected_input(
    operations: &OperationIndex,
    time_limit: Duration,
    request: &mut ServiceRequest,
) -> Result<(), ApiError> {
    let has_query = !request.query_string().is_empty();
    let has_body = !matches!(request.parts().1, Payload::None);
    if !has_query && !has_body {
        return Ok(());
    }
    let name = request.request().match_name();
    let Some(takes) = name.and_then(|name| operations.takes(name, request.method())) else { return Ok(()) };
    if has_query && !takes.query {
        return Err(ApiError::new(Code::InvalidQuery).says("detail-no-query", &args![]));
    }
    if has_body && !takes.body {
        let payload = request.extract::<web::Payload>().await;
        let payload = payload.map_err(|error| ApiError::new(Code::BadRequest).because(error))?;
        // A body that is longer or slow is not empty.
        let empty = match tokio::time::timeout(time_limit, payload.to_bytes_limited(MAX_EMPTY_BODY_BYTES)).await {
            Ok(Ok(Ok(bytes))) => is_empty_body(&bytes),
            Ok(Ok(Err(_)) | Err(_)) | Err(_) => false,
        };
        if !empty {
            return Err(ApiError::new(Code::BadRequest).says("detail-no-body", &args![]));
        }
    }
    Ok(())
}

/// Whether a body is empty or an empty object, which some clients send instead.
fn is_empty_body(body: &[u8]) -> bool {
    let body = body.trim_ascii();
    let inside = body.strip_prefix(b"{").and_then(|rest| rest.strip_suffix(b"}"));
    inside.unwrap_or(body).trim_ascii().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_object_counts_as_no_body() {
        for empty in ["", " \n", "{}", " { }\n"] {
            assert!(is_empty_body(empty.as_bytes()), "{empty:?}");
        }
        for other in ["null", "[]", "{", "}", "{\"a\":1}", "{} {}", "{{}}", "x"] {
            assert!(!is_empty_body(other.as_bytes()), "{other:?}");
        }
    }
}
