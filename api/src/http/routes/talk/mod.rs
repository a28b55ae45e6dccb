//! Messages at a table, private notes, mutes.

pub(in crate::http) mod messages;
pub(in crate::http) mod mutes;
pub(in crate::http) mod notes;
pub(in crate::http) mod settings;
