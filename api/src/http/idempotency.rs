//! `Idempotency-Key` and `If-Match` on a move: what makes it safe to send again and safe to send late.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use sha2::{Digest, Sha256};

use super::{code::Code, etag, problem::ApiError};
use crate::play::ExpectedVersion;

/// What a key may hold, for the OpenAPI document.
pub(super) const PATTERN: &str = "^[!-~]+$";

/// The longest key.
pub(super) const MAX_LENGTH: usize = 200;

/// The key a client chose for this request, if it did.
#[derive(Clone, Debug)]
pub struct IdempotencyKey(pub Option<String>);

impl IdempotencyKey {
    /// The key with the hash of the request it belongs to.
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
            (Some(_), Some(_)) => Err(ApiError::new(Code::InvalidIdempotencyKey).detail("it was sent more than once")),
        };
        ready(key.map(Self))
    }
}

/// The version the client thinks the game is at, if it says so.
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
