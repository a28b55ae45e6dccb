//! Shared by the programs that play games over HTTP: the load tool and the torture test.

pub mod bench;
pub mod bench_server;
pub mod cpu;
pub mod http;
pub mod json;
pub mod rounds;
pub mod scripted_games;
pub mod stage_result;

/// The error that ends a run.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
