//! `Idempotency-Key` and `If-Match`: with them a request can be retried safely, and a late one is refused.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use sha2::{Digest, Sha256};

use salon_domain::args;

use crate::{
    http::{
        answer::{code::Code, problem::ApiError},
        request::etag,
    },
    play::ExpectedVersion,
};

/// The pattern of keys, for the OpenAPI document.
pub(in crate::http) const PATTERN: &str = "^[!-~]+$";

/// The longest key, in bytes.
pub(in crate::http) const MAX_LENGTH: usize = 200;

/// The `Idempotency-Key` of a request, if it has one.
#[derive(Clone, Debug)]
pub struct IdempotencyKey(pub Option<String>);

impl IdempotencyKey {
    /// Returns the key with the hash of the request body.
    pub fn with(&self, body: &[u8]) -> Option<(String, Vec<u8>)> {
        self.0.clone().map(|key| (key, Sha256::digest(body).to_vec()))
    }
}

impl FromRequest for IdempotencyKey {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut values = request.headers().get_all("idempotency-key");
        let key = match (values.next(), values.next()) {
            (None, _) => Ok(None),
            (Some(value), None) => match value.to_str() {
                Ok(key) if (1..=MAX_LENGTH).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic()) => {
                    Ok(Some(key.to_owned()))
                }
                _ => Err(ApiError::new(Code::InvalidIdempotencyKey)),
            },
            (Some(_), Some(_)) => Err(ApiError::new(Code::InvalidIdempotencyKey).says("detail-header-twice", &args![])),
        };
        ready(key.map(Self))
    }
}

/// The version in `If-Match`, if the request has one.
#[derive(Clone, Copy, Debug)]
pub struct Expected(pub Option<ExpectedVersion>);

impl FromRequest for Expected {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let named = |(version, line)| ExpectedVersion { version, line };
        ready(etag::if_match(request).map(|tag| Self(tag.map(named))))
    }
}
