//! Playing: commands, previews, views, streams, records, pictures, idempotency, hidden information.

mod account_streams;
mod commands;
mod idempotency;
mod leaks;
mod pictures;
mod previews;
mod records;
mod replay;
mod stream_limits;
mod streams;
mod versions;
mod views;
