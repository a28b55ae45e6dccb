//! Settings of how a server stops.

use std::time::Duration;

use clap::Args;

use crate::config::values::{duration, duration_or_zero};

/// How a server stops.
#[derive(Args, Clone, Debug)]
pub struct StopConfig {
    /// How long a server that gets SIGTERM still takes requests while /readyz already fails, so that load balancers stop
    /// sending first: longer than the interval of their health checks. SIGINT (Ctrl-C) and a second signal skip this.
    #[arg(long, env = "SALON_DRAIN", value_name = "SALON_DRAIN", default_value = "0s", value_parser = duration_or_zero)]
    pub drain: Duration,

    /// Maximum time a stopping server waits for running requests.
    #[arg(long, env = "SALON_SHUTDOWN_TIMEOUT", value_name = "SALON_SHUTDOWN_TIMEOUT", default_value = "30s", value_parser = duration)]
    pub shutdown_timeout: Duration,
}
