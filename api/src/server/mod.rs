//! The process: command line, start, stop, health check.

pub mod bot_check;
pub mod cli;
pub mod database;
pub mod healthcheck;
pub mod logs;
pub mod serve;
mod state;
mod stop_signals;
mod workers;

/// The error of a command: a line for the person who runs it.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
