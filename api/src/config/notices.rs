//! Settings of feeds and webhooks.

use std::{path::PathBuf, time::Duration};

use clap::Args;

use crate::{
    config::values::{duration, readable_file},
    platform::private_networks::AllowedNetworks,
};

/// Settings of feeds and webhooks.
#[derive(Args, Clone, Debug)]
pub struct NoticeConfig {
    /// How long the entries of feeds and the delivery logs of webhooks are kept.
    #[arg(long, env = "SALON_FEED_KEEP", value_name = "SALON_FEED_KEEP", default_value = "90d", value_parser = duration)]
    pub feed_keep: Duration,

    /// Private addresses that webhooks may call: true for all, false for none, or networks separated by commas, such as
    /// 10.0.0.0/8. Every account can make this server send requests to them.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_ALLOW_PRIVATE",
        value_name = "SALON_WEBHOOKS_ALLOW_PRIVATE",
        default_value = "false"
    )]
    pub webhooks_allow_private: AllowedNetworks,

    /// PEM file of certificate authorities trusted for webhooks, in addition to the public ones.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CA_FILE",
        value_name = "SALON_WEBHOOKS_CA_FILE",
        value_parser = readable_file()
    )]
    pub webhooks_ca_file: Option<PathBuf>,

    /// Maximum time to connect to a webhook.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CONNECT_TIMEOUT",
        value_name = "SALON_WEBHOOKS_CONNECT_TIMEOUT",
        default_value = "5s",
        value_parser = duration
    )]
    pub webhooks_connect_timeout: Duration,

    /// Maximum time of a whole request to a webhook.
    #[arg(long, env = "SALON_WEBHOOKS_TIMEOUT", value_name = "SALON_WEBHOOKS_TIMEOUT", default_value = "15s", value_parser = duration)]
    pub webhooks_timeout: Duration,

    /// Maximum number of webhook requests at the same time.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CONCURRENCY",
        value_name = "SALON_WEBHOOKS_CONCURRENCY",
        default_value_t = 32,
        value_parser = clap::value_parser!(u16).range(1..=1000)
    )]
    pub webhooks_concurrency: u16,
}
