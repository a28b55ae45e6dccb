//! The server as a whole: refusals, limits, health and documentation, start, stop and crashes, command line, scripts, sources.

mod bench_compare;
mod browsers;
mod check_scripts;
mod ci_files;
mod command_line;
mod crashes;
mod database_tls;
mod directions;
mod documented;
mod harness;
mod invalid_requests;
mod limits;
mod links;
mod logs;
mod observability;
mod readme;
mod restored_dump;
mod running;
mod rust_source;
mod scripts;
mod stopping;
mod timeouts;
mod tour;
mod web;
mod workers;
