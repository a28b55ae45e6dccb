//! Accounts: registration, sign-in, profile, passwords, tokens, mail, export.

pub(in crate::http) mod access_tokens;
pub(in crate::http) mod accounts;
pub(in crate::http) mod clock_settings;
pub(in crate::http) mod export;
pub(in crate::http) mod export_play;
pub(in crate::http) mod guests;
pub(in crate::http) mod mail;
pub(in crate::http) mod own_account;
pub(in crate::http) mod password;
pub(in crate::http) mod sessions;
pub(in crate::http) mod tickets;
