//! Tokens that are nothing but chance: shown once, stored as a hash.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// How a personal access token begins, so that secret scanners and people know one when they see it.
pub(crate) const ACCESS_TOKEN: &str = "salon_pat_";
/// How a refresh token begins.
pub(crate) const REFRESH_TOKEN: &str = "salon_rt_";
/// How a token that proves an address begins.
pub(crate) const MAIL_TOKEN: &str = "salon_mt_";

/// A new token with this beginning: 256 random bits.
pub(crate) fn mint(prefix: &str) -> String {
    format!("{prefix}{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()))
}

/// What is stored of a token. A plain hash is enough: there is nothing to guess in 256 random bits.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
