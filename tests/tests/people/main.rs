//! Accounts: coming, signing in, tokens, what is kept about somebody, and going.

mod access_tokens;
mod belongings;
mod going;
mod privacy;
mod profiles;
mod revoked;
mod sessions;
