//! Rows of accounts, sessions, tokens and keys.

pub(in crate::store) mod access_tokens;
pub(in crate::store) mod account_rows;
pub(in crate::store) mod guests;
pub(in crate::store) mod owned_bots;
pub(in crate::store) mod password_change;
pub(in crate::store) mod refresh_tokens;
pub(in crate::store) mod sessions;
pub(in crate::store) mod signing_keys;
