//! Switches for tests.

use std::path::PathBuf;

use clap::Args;

use crate::config::{TestFault, values::readable_file};

/// Switches for tests.
#[derive(Args, Clone, Debug)]
pub struct TestConfig {
    /// For tests only: a file with the seconds by which the clock of games is ahead of the system clock, or with `@` and a
    /// fixed time in seconds since 1970. It is read each time a game needs the time.
    #[arg(long, env = "SALON_TEST_CLOCK", value_name = "SALON_TEST_CLOCK", value_parser = readable_file())]
    pub test_clock: Option<PathBuf>,

    /// For tests only: the name of a background worker that panics when it starts, always or, after a colon, the given number
    /// of times, as in duties:1.
    #[arg(long, env = "SALON_TEST_FAILING_WORKER", value_name = "SALON_TEST_FAILING_WORKER")]
    pub test_failing_worker: Option<TestFault>,

    /// For tests only: also offer the example rulesets.
    #[arg(long, env = "SALON_TEST_RULESETS", value_name = "SALON_TEST_RULESETS", default_value_t = false, action = clap::ArgAction::Set, value_parser = clap::builder::FalseyValueParser::new())]
    pub test_rulesets: bool,
}
