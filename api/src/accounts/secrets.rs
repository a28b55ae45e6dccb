//! Random tokens: shown once, stored as a hash.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// The prefix of personal access tokens, by which people and secret scanners recognise them.
pub(crate) const ACCESS_TOKEN: &str = "salon_pat_";
/// The prefix of refresh tokens.
pub(crate) const REFRESH_TOKEN: &str = "salon_rt_";
/// The prefix of tokens in mails.
pub(crate) const MAIL_TOKEN: &str = "salon_mt_";

/// Returns a new token of 256 random bits with this prefix.
pub(crate) fn generate(prefix: &str) -> String {
    format!("{prefix}{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>()))
}

/// Returns the hash of a token, as it is stored. A fast hash is enough: 256 random bits cannot be guessed.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
