//! Settings of how a server stops.

use clap::Args;

use super::Span;

/// How a server stops.
#[derive(Args, Clone, Debug)]
pub struct Stopping {
    /// How long a server that gets SIGTERM goes on taking requests while /readyz already fails, so that whatever sends it requests
    /// notices first: longer than the health checks of a balancer take. SIGINT (Ctrl-C) and a second signal do not wait.
    #[arg(long, env = "SALON_DRAIN", value_name = "SALON_DRAIN", default_value = "0s", value_parser = Span::or_zero)]
    pub drain: Span,

    /// Longest a stopping server waits for running requests.
    #[arg(long, env = "SALON_SHUTDOWN_TIMEOUT", value_name = "SALON_SHUTDOWN_TIMEOUT", default_value = "30s")]
    pub shutdown_timeout: Span,
}
