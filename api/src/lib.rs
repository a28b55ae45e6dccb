//! The Salon server: `http` is the API, `accounts`, `play` and others are the use cases, `store` is PostgreSQL.

pub mod accounts;
pub mod config;
pub mod deletion;
pub mod export;
pub mod health;
pub mod http;
pub mod model;
pub mod notices;
pub mod platform;
pub mod play;
pub mod ratings;
pub mod server;
pub mod signals;
pub mod store;
pub mod talk;
pub mod words;
pub mod worker;
