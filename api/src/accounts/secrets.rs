//! Random tokens: shown once, stored as a hash.

use std::collections::HashMap;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::accounts::AccountError;

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

/// Returns the refresh token that replaces another one: the HMAC of the old token with a random key. The key alone or
/// the old token alone is not enough to derive it.
pub(crate) fn successor(old: &str, key: &[u8]) -> Result<String, AccountError> {
    let mac = Hmac::<Sha256>::new_from_slice(key).map_err(|error| AccountError::Internal(error.to_string()))?;
    let derived = mac.chain_update(old.as_bytes()).finalize().into_bytes();
    Ok(format!("{REFRESH_TOKEN}{}", URL_SAFE_NO_PAD.encode(derived)))
}

/// Follows the exchanges of a token up to the unused one: `keys` has the key of each spent token, by its hash. Returns `None` if they do
/// not lead there.
pub(crate) fn newest(
    token: &str,
    keys: &HashMap<Vec<u8>, Vec<u8>>,
    unused: &[u8],
) -> Result<Option<String>, AccountError> {
    let mut current = token.to_owned();
    for _ in 0..=keys.len() {
        let hash = hash(&current);
        if hash == unused {
            return Ok(Some(current));
        }
        let Some(key) = keys.get(hash.as_slice()) else { return Ok(None) };
        current = successor(&current, key)?;
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_successor_depends_on_the_old_token_and_on_the_key() {
        let (one, other) = (generate(REFRESH_TOKEN), generate(REFRESH_TOKEN));
        let derive = |old: &str, key: u8| successor(old, &[key; 32]).unwrap();
        assert_eq!(derive(&one, 1), derive(&one, 1));
        assert_ne!(derive(&one, 1), derive(&one, 2));
        assert_ne!(derive(&one, 1), derive(&other, 1));
        assert_eq!(derive(&one, 1).len(), one.len());
    }

    #[test]
    fn the_newest_token_is_found_from_each_older_one() {
        let mut chain = vec![generate(REFRESH_TOKEN)];
        let mut keys = HashMap::new();
        for key in 1..4 {
            let last = chain.last().unwrap();
            keys.insert(hash(last).to_vec(), vec![key; 32]);
            chain.push(successor(last, &[key; 32]).unwrap());
        }
        let unused = hash(chain.last().unwrap());
        for token in &chain {
            assert_eq!(newest(token, &keys, &unused).unwrap().as_ref(), chain.last());
        }
        assert_eq!(newest(&generate(REFRESH_TOKEN), &keys, &unused).unwrap(), None);
        assert_eq!(newest(&chain[0], &keys, &hash("another")).unwrap(), None);
        keys.remove(hash(&chain[1]).as_slice());
        assert_eq!(newest(&chain[0], &keys, &unused).unwrap(), None);
    }
}
