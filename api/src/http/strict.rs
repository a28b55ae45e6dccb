//! Nothing a client sends is passed over: a query or a body that the operation has no use for is refused, and a NUL anywhere in
//! the address.

use std::time::Duration;

use actix_web::{
    dev::{Payload, ServiceRequest},
    web,
};

use super::{code::Code, problem::ApiError, unmatched::Catalogue};

/// No body at all has fewer bytes.
const MOST: usize = 64;

/// Refuses addresses that hold U+0000, which neither jsonb nor text can.
pub(super) fn refuse_nul(request: &ServiceRequest) -> Result<(), ApiError> {
    let has = |part: &str| part.contains("%00");
    if has(request.uri().path()) || has(request.query_string()) {
        Err(ApiError::new(Code::NulCharacter))
    } else {
        Ok(())
    }
}

/// Refuses what the operation does not take. Most requests bring neither a query nor a body and are not even looked up.
pub(super) async fn refuse_surprises(
    catalogue: &Catalogue,
    patience: Duration,
    request: &mut ServiceRequest,
) -> Result<(), ApiError> {
    let queries = !request.query_string().is_empty();
    let brings = !matches!(request.parts().1, Payload::None);
    if !queries && !brings {
        return Ok(());
    }
    let name = request.request().match_name();
    let Some(takes) = name.and_then(|name| catalogue.takes(name, request.method())) else { return Ok(()) };
    if queries && !takes.query {
        return Err(ApiError::new(Code::InvalidQuery).detail("this operation has no query parameters"));
    }
    if brings && !takes.body {
        let payload = request.extract::<web::Payload>().await;
        let payload = payload.map_err(|error| ApiError::new(Code::BadRequest).because(error))?;
        // What is longer, or takes long, is something.
        let nothing = match tokio::time::timeout(patience, payload.to_bytes_limited(MOST)).await {
            Ok(Ok(Ok(bytes))) => says_nothing(&bytes),
            Ok(Ok(Err(_)) | Err(_)) | Err(_) => false,
        };
        if !nothing {
            return Err(ApiError::new(Code::BadRequest).detail("this operation takes no body"));
        }
    }
    Ok(())
}

/// Some clients send an empty object where there is nothing to say.
fn says_nothing(body: &[u8]) -> bool {
    let body = body.trim_ascii();
    let inside = body.strip_prefix(b"{").and_then(|rest| rest.strip_suffix(b"}"));
    inside.unwrap_or(body).trim_ascii().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_object_says_as_little_as_no_body() {
        for nothing in ["", " \n", "{}", " { }\n"] {
            assert!(says_nothing(nothing.as_bytes()), "{nothing:?}");
        }
        for something in ["null", "[]", "{", "}", "{\"a\":1}", "{} {}", "{{}}", "x"] {
            assert!(!says_nothing(something.as_bytes()), "{something:?}");
        }
    }
}
