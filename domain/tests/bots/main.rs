//! The built-in bots: they play every game of every ruleset to its end without using hidden information.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod blind;
mod edge;
mod endings;
mod novices;
#[path = "../common/samples.rs"]
mod samples;
mod strength;
mod tables;

use salon_domain::kernel::bots::{Budget, Level};

/// Returns a budget small enough for many games in a test.
fn small_budget() -> Budget<'static> {
    Budget::nodes(4)
}

/// Returns the number of games for each table; better bots are slower and play fewer.
fn games(level: Level) -> u64 {
    samples::samples(match level {
        Level::Novice => 8,
        Level::Amateur => 4,
        Level::Master => 1,
    })
}
