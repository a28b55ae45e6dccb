//! The built-in bots: they play every game of every ruleset to its end, and never by what their seat cannot know.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what is wrong by panicking")]

mod blind;
mod edge;
mod endings;
mod novices;
#[path = "../common/samples.rs"]
mod samples;
mod strength;
mod tables;

use salon_domain::kernel::bots::{Budget, Level};

/// A budget with which many games can be played in a test.
fn little() -> Budget<'static> {
    Budget::nodes(4)
}

/// How many games are played of each table: the better a bot, the longer it thinks.
fn games(level: Level) -> u64 {
    samples::samples(match level {
        Level::Novice => 8,
        Level::Amateur => 4,
        Level::Master => 1,
    })
}
