//! Settings of logs.

use clap::Args;

use crate::config::values::{LogFormat, log_directives};

/// Settings of logs.
#[derive(Args, Clone, Debug)]
pub struct LogConfig {
    /// Format of log lines.
    #[arg(long, env = "SALON_LOG_FORMAT", value_name = "SALON_LOG_FORMAT", default_value = "pretty")]
    pub log_format: LogFormat,

    /// What is logged: error, warn, info, debug, trace, or directives such as info,salon_api=debug.
    #[arg(
        long,
        env = "SALON_LOG",
        value_name = "SALON_LOG",
        default_value = "info",
        value_parser = log_directives
    )]
    pub log: String,
}
