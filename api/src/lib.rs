//! The Salon server. `http` speaks with clients, `accounts` and its siblings are the use cases, `store` is PostgreSQL.

// They panic where what is printed cannot be written: `stderr.rs` does not.
#![warn(clippy::print_stdout, clippy::print_stderr)]

pub mod accounts;
pub mod bot_check;
pub mod cli;
pub mod clock;
pub mod config;
pub mod feed;
pub mod healthcheck;
pub mod http;
pub mod lately;
pub mod lifecycle;
pub mod low_priority;
pub mod mail;
pub mod pictures;
pub mod play;
mod proxies;
pub mod ratings;
pub mod serve;
pub mod stderr;
pub mod store;
pub mod talk;
pub mod telemetry;
pub mod tls;
pub mod webhooks;
