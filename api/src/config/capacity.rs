//! Limits for all callers together, so that anonymous requests cannot slow down games.

use clap::Args;

/// Limits for all callers together.
#[derive(Args, Clone, Debug)]
pub struct CapacityConfig {
    /// Passwords hashed at the same time, at low priority (each needs 19 MiB and the unused time of a core); if unset, one for
    /// every two cores. Sixteen more requests for each may wait; beyond, sign-ins and registrations are answered 503 with the
    /// code busy.
    #[arg(
        long,
        env = "SALON_PASSWORD_HASHES",
        value_name = "SALON_PASSWORD_HASHES",
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    pub password_hashes: Option<u16>,

    /// Refreshes of sessions a minute by all callers together, and as many attempts with invalid tokens; beyond, they are
    /// answered 503 with the code busy. 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_REFRESH", value_name = "SALON_RATE_LIMIT_REFRESH", default_value_t = 6000)]
    pub rate_limit_refresh: u32,

    /// Password resets and verifications of addresses requested a minute by all callers together; beyond, they are answered 503
    /// with the code busy. 0 for no limit.
    #[arg(
        long,
        env = "SALON_RATE_LIMIT_MAIL_REQUESTS",
        value_name = "SALON_RATE_LIMIT_MAIL_REQUESTS",
        default_value_t = 1200
    )]
    pub rate_limit_mail_requests: u32,
}
