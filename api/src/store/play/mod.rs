//! Rows of games: tables, moves, correspondence, sandboxes, and the outbox that publishes their changes.

pub(in crate::store) mod built_in_bots;
pub(in crate::store) mod correspondence;
pub(in crate::store) mod insert_moves;
pub(in crate::store) mod moves;
pub(crate) mod outbox;
pub(in crate::store) mod sandboxes;
pub(in crate::store) mod snapshots;
pub(in crate::store) mod tables;
