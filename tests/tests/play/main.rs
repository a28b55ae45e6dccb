//! Games that are played: commands, views, streams, records, pictures; exactly once, and nothing hidden shown.

mod idempotency;
mod leaks;
mod pictures;
mod playing;
mod records;
mod stream_limits;
mod streams;
