//! Settings of where requests come from and how long their bodies may take.

use clap::Args;

use super::Span;
use crate::proxies::TrustedProxies;

/// What the server expects of connections.
#[derive(Args, Clone, Debug)]
pub struct Edge {
    /// Proxies in front of the server that append to X-Forwarded-For or Forwarded: true for one, false for none, or a number. The
    /// client's address is that many entries from the right.
    #[arg(long, env = "SALON_TRUST_PROXY", value_name = "SALON_TRUST_PROXY", default_value = "false")]
    pub trust_proxy: TrustedProxies,

    /// Longest a request's body may take to arrive before the answer is 408; never more than four fifths of
    /// SALON_REQUEST_TIMEOUT.
    #[arg(long, env = "SALON_BODY_TIMEOUT", value_name = "SALON_BODY_TIMEOUT", default_value = "20s")]
    pub body_timeout: Span,
}
