//! Signatures according to Standard Webhooks: the receiver can verify that a request is authentic, complete and recent.

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The prefix of secrets, as Standard Webhooks defines it.
const SECRET_PREFIX: &str = "whsec_";

/// Formats a secret for its owner.
pub(super) fn format_secret(secret: &[u8]) -> String {
    format!("{SECRET_PREFIX}{}", STANDARD.encode(secret))
}

/// Returns the value of `webhook-signature`: one signature per secret, the newest first.
pub(super) fn sign<'a>(secrets: impl Iterator<Item = &'a [u8]>, id: &str, timestamp: i64, body: &[u8]) -> String {
    let one = |secret: &[u8]| {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).ok()?;
        mac.update(format!("{id}.{timestamp}.").as_bytes());
        mac.update(body);
        Some(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
    };
    secrets.filter_map(one).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_match_an_independent_implementation() {
        // Computed with another program: hmac-sha256 over `msg_1.1614265330.{"a":1}` with 32 times the byte 7.
        let secret = [7; 32];
        let signature = sign([secret.as_slice()].into_iter(), "msg_1", 1_614_265_330, br#"{"a":1}"#);
        assert_eq!(signature, "v1,msJ2Az1Qy8kMjwuvkeK90JarUwpqFGH0hHfkaJBv2gg=");
        assert_eq!(format_secret(&secret), "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=");
    }

    #[test]
    fn both_secrets_sign_during_a_rotation() {
        let (new, old) = ([1; 32], [2; 32]);
        let both = sign([new.as_slice(), old.as_slice()].into_iter(), "id", 0, b"body");
        let one = |secret: &[u8]| sign([secret].into_iter(), "id", 0, b"body");
        assert_eq!(both, format!("{} {}", one(&new), one(&old)));
    }
}
