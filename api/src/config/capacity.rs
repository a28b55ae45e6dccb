//! Settings of what a server does at most for all callers together, so that strangers cannot slow down those who play.

use clap::Args;

/// What is done at most.
#[derive(Args, Clone, Debug)]
pub struct Capacity {
    /// Passwords hashed at the same time, at low priority (each takes 19 MiB and what is left of a core); unless set, one for
    /// every two cores. Sixteen more requests for each may wait; beyond, sign-ins and registrations are answered 503 with the code busy.
    #[arg(
        long,
        env = "SALON_PASSWORD_HASHES",
        value_name = "SALON_PASSWORD_HASHES",
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    pub password_hashes: Option<u16>,

    /// Refreshes of sessions a minute by all callers together, and as many attempts with tokens that are not good; beyond, they are
    /// answered 503 with the code busy. 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_REFRESH", value_name = "SALON_RATE_LIMIT_REFRESH", default_value_t = 6000)]
    pub rate_limit_refresh: u32,

    /// Requests for a new password and confirmations of addresses a minute by all callers together; beyond, they are answered 503
    /// with the code busy. 0 for no limit.
    #[arg(
        long,
        env = "SALON_RATE_LIMIT_MAIL_REQUESTS",
        value_name = "SALON_RATE_LIMIT_MAIL_REQUESTS",
        default_value_t = 1200
    )]
    pub rate_limit_mail_requests: u32,
}
