//! Rows of messages, notes and mutes.

pub(in crate::store) mod messages;
pub(in crate::store) mod mutes;
pub(in crate::store) mod notes;
