//! Switches for tests.

use std::{path::PathBuf, time::Duration};

use clap::Args;

use crate::config::{
    TestFault,
    values::{duration, readable_file},
};

/// Switches for tests.
#[derive(Args, Clone, Debug)]
pub struct TestConfig {
    /// For tests only: a file with the seconds by which the clock of games and rate limits is ahead of the system clock, or with
    /// `@` and a fixed time in seconds since 1970. It is read each time a game or a limit needs the time.
    #[arg(long, env = "SALON_TEST_CLOCK", value_name = "SALON_TEST_CLOCK", value_parser = readable_file())]
    pub test_clock: Option<PathBuf>,

    /// For tests only: the name of a background worker that panics when it starts, always or, after a colon, the given number
    /// of times, as in duties:1. A writer of moves can also panic in a batch: move_writer.before_commit, move_writer.after_commit.
    #[arg(long, env = "SALON_TEST_FAILING_WORKER", value_name = "SALON_TEST_FAILING_WORKER")]
    pub test_failing_worker: Option<TestFault>,

    /// For tests only: the maximum time a bot thinks, without the bound of SALON_BOT_THINKING, so that a search ends with its nodes
    /// on a slow machine too.
    #[arg(long, env = "SALON_TEST_BOT_THINKING", value_name = "SALON_TEST_BOT_THINKING", value_parser = duration)]
    pub test_bot_thinking: Option<Duration>,

    /// For tests only: also offer the example rulesets.
    #[arg(long, env = "SALON_TEST_RULESETS", value_name = "SALON_TEST_RULESETS", default_value_t = false, action = clap::ArgAction::Set, value_parser = clap::builder::FalseyValueParser::new())]
    pub test_rulesets: bool,

    /// For tests only: an operation that is deprecated, with the days of its deprecation and its sunset, and its replacement, as in
    /// show_view:2027-01-01:2028-01-01:show_state.
    #[arg(long, env = "SALON_TEST_DEPRECATED", value_name = "SALON_TEST_DEPRECATED")]
    pub test_deprecated: Option<String>,
}
