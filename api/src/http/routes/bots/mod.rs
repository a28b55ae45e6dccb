//! Bots owned by people, and built-in bots at tables.

pub(in crate::http) mod bot_tokens;
pub(in crate::http) mod owned_bots;
pub(in crate::http) mod table_bots;
