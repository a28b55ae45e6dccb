//! Limits per account and per address.

use clap::Args;

/// Limits per account and per address.
#[derive(Args, Clone, Debug)]
pub struct LimitConfig {
    /// Requests a minute from one address without a valid token; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_ADDRESS", value_name = "SALON_RATE_LIMIT_ADDRESS", default_value_t = 1200)]
    pub rate_limit_address: u32,

    /// Requests a minute by one account; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_ACCOUNT", value_name = "SALON_RATE_LIMIT_ACCOUNT", default_value_t = 600)]
    pub rate_limit_account: u32,

    /// Requests a minute by all bots of one account together, each of which may make as many as an account; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_BOTS", value_name = "SALON_RATE_LIMIT_BOTS", default_value_t = 2400)]
    pub rate_limit_bots: u32,

    /// Registrations, sign-ins and other password checks a minute from one address (and four times that for one account name);
    /// 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_SIGN_IN", value_name = "SALON_RATE_LIMIT_SIGN_IN", default_value_t = 10)]
    pub rate_limit_sign_in: u32,

    /// Hints a minute by one account; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_HINTS", value_name = "SALON_RATE_LIMIT_HINTS", default_value_t = 20)]
    pub rate_limit_hints: u32,

    /// Messages a minute by one account, its bots included; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_TALK", value_name = "SALON_RATE_LIMIT_TALK", default_value_t = 20)]
    pub rate_limit_talk: u32,

    /// Invitations a minute by one account, its bots included; 0 for no limit.
    #[arg(
        long,
        env = "SALON_RATE_LIMIT_INVITATIONS",
        value_name = "SALON_RATE_LIMIT_INVITATIONS",
        default_value_t = 60
    )]
    pub rate_limit_invitations: u32,

    /// Open streams per account, and four times as many for all its bots together; 0 for no limit.
    #[arg(
        long,
        env = "SALON_STREAMS_PER_ACCOUNT",
        value_name = "SALON_STREAMS_PER_ACCOUNT",
        default_value_t = 50,
        value_parser = clap::value_parser!(u32).range(0..=1_000_000)
    )]
    pub streams_per_account: u32,

    /// Open streams without a token per address; 0 for no limit.
    #[arg(
        long,
        env = "SALON_STREAMS_PER_ADDRESS",
        value_name = "SALON_STREAMS_PER_ADDRESS",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(0..=1_000_000)
    )]
    pub streams_per_address: u32,

    /// Maximum number of bots an account may own.
    #[arg(long, env = "SALON_BOTS_PER_ACCOUNT", value_name = "SALON_BOTS_PER_ACCOUNT", default_value_t = 100)]
    pub bots_per_account: u16,
}
