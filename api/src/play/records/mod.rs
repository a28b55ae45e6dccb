//! Whole games as files: export and replay.

mod check_outcome;
pub(in crate::play) mod export_record;
pub mod replay;
