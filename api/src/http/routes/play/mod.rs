//! Playing: commands, views, pictures, streams.

pub(in crate::http) mod commands;
pub(in crate::http) mod pictures;
pub(in crate::http) mod state;
pub(in crate::http) mod streams;
pub(in crate::http) mod turns;
mod version_tag;
pub(in crate::http) mod views;
