//! Playing: commands, previews, views, streams, records, pictures, idempotency, hidden information.

mod account_streams;
mod bad_queries;
mod commands;
mod idempotency;
mod leaks;
mod pictures;
mod previews;
mod records;
mod replay;
mod spoken;
mod states;
mod stream_limits;
mod streams;
mod tickets;
mod versions;
mod views;
