//! Settings of guests: accounts without a name and a password.

use std::time::Duration;

use clap::Args;

use crate::config::values::guest_life;

/// Settings of guests.
#[derive(Args, Clone, Debug)]
pub struct GuestConfig {
    /// Whether people may play as guests, without a name and a password.
    #[arg(
        long,
        env = "SALON_GUESTS",
        value_name = "SALON_GUESTS",
        default_value_t = true,
        action = clap::ArgAction::Set,
        value_parser = clap::builder::BoolishValueParser::new()
    )]
    pub guests: bool,

    /// New guests an hour from one address; 0 for no limit.
    #[arg(long, env = "SALON_GUESTS_PER_ADDRESS", value_name = "SALON_GUESTS_PER_ADDRESS", default_value_t = 20)]
    pub guests_per_address: u32,

    /// Time after which an unused guest is deleted, unless it plays a running game against people; at least 1d.
    #[arg(long, env = "SALON_GUEST_LIFE", value_name = "SALON_GUEST_LIFE", default_value = "30d", value_parser = guest_life)]
    pub guest_life: Duration,
}
