//! Lifetimes of tokens.

use std::time::Duration;

use clap::Args;

use crate::config::values::duration;

/// Lifetimes of tokens.
#[derive(Args, Clone, Debug)]
pub struct TokenConfig {
    /// Lifetime of an access token, unless its session ends earlier.
    #[arg(long, env = "SALON_ACCESS_TOKEN_LIFE", value_name = "SALON_ACCESS_TOKEN_LIFE", default_value = "15m", value_parser = duration)]
    pub access_token_life: Duration,

    /// Lifetime of a refresh token, counted from its last use.
    #[arg(long, env = "SALON_REFRESH_TOKEN_LIFE", value_name = "SALON_REFRESH_TOKEN_LIFE", default_value = "30d", value_parser = duration)]
    pub refresh_token_life: Duration,

    /// Lifetime of a ticket, with which browsers open streams and pictures; never more than SALON_ACCESS_TOKEN_LIFE.
    #[arg(long, env = "SALON_TICKET_LIFE", value_name = "SALON_TICKET_LIFE", default_value = "5m", value_parser = duration)]
    pub ticket_life: Duration,
}
