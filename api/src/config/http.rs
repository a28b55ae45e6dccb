//! Settings of the HTTP server: address, threads, timeouts, sizes, origins, proxies.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use clap::Args;

use crate::{
    config::values::{Contact, Origins, duration, public_url},
    platform::trusted_proxies::TrustedProxies,
};

/// Settings of the HTTP server.
#[derive(Args, Clone, Debug)]
pub struct HttpConfig {
    /// Address and port to listen on.
    #[arg(long, env = "SALON_BIND", value_name = "SALON_BIND", default_value = "127.0.0.1:8080")]
    pub bind: SocketAddr,

    /// File to which the server writes its address once it listens, for a caller that started it with port 0.
    #[arg(long, env = "SALON_PORT_FILE", value_name = "SALON_PORT_FILE")]
    pub port_file: Option<PathBuf>,

    /// Address under which clients reach the server, used in links.
    #[arg(
        long,
        env = "SALON_PUBLIC_URL",
        value_name = "SALON_PUBLIC_URL",
        default_value = "http://127.0.0.1:8080",
        value_parser = public_url
    )]
    pub public_url: String,

    /// Page or e-mail address where people reach the operator, as the contact in the OpenAPI document.
    #[arg(long, env = "SALON_CONTACT", value_name = "SALON_CONTACT")]
    pub contact: Option<Contact>,

    /// Threads that answer requests; 0 is one for each core.
    #[arg(
        long,
        env = "SALON_WORKERS",
        value_name = "SALON_WORKERS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=1024)
    )]
    pub workers: u16,

    /// Web origins that may call the API from a browser, separated by commas; * for all, empty for none.
    #[arg(long, env = "SALON_CORS_ORIGINS", value_name = "SALON_CORS_ORIGINS", default_value = "")]
    pub cors_origins: Origins,

    /// Proxies in front of the server that append to X-Forwarded-For or Forwarded: true for one, false for none, or a number.
    /// The client's address is that many entries from the right.
    #[arg(long, env = "SALON_TRUST_PROXY", value_name = "SALON_TRUST_PROXY", default_value = "false")]
    pub trust_proxy: TrustedProxies,

    /// Maximum size of a request body in bytes.
    #[arg(
        long,
        env = "SALON_BODY_LIMIT",
        value_name = "SALON_BODY_LIMIT",
        default_value_t = 65_536,
        value_parser = clap::value_parser!(u32).range(1024..=16_777_216)
    )]
    pub body_limit: u32,

    /// Maximum time for the body of a request to arrive before the answer is 408; never more than four fifths of
    /// SALON_REQUEST_TIMEOUT.
    #[arg(long, env = "SALON_BODY_TIMEOUT", value_name = "SALON_BODY_TIMEOUT", default_value = "20s", value_parser = duration)]
    pub body_timeout: Duration,

    /// Maximum time until the answer to a request begins.
    #[arg(long, env = "SALON_REQUEST_TIMEOUT", value_name = "SALON_REQUEST_TIMEOUT", default_value = "30s", value_parser = duration)]
    pub request_timeout: Duration,

    /// Interval of the heartbeat that a stream without events sends.
    #[arg(long, env = "SALON_STREAM_HEARTBEAT", value_name = "SALON_STREAM_HEARTBEAT", default_value = "15s", value_parser = duration)]
    pub stream_heartbeat: Duration,
}

impl HttpConfig {
    /// Returns the maximum time for a request body. It is shorter than that for the whole request, so that a slow body is answered with
    /// its own error.
    pub fn effective_body_timeout(&self) -> Duration {
        self.body_timeout.min(self.request_timeout.mul_f64(0.8))
    }
}
