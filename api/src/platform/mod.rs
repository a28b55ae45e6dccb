//! What any server needs: clock, logs, metrics, TLS, thread priorities, addresses. It has no knowledge of games or accounts.

pub mod clock;
pub mod core_wait;
pub mod log_writer;
pub mod png;
pub mod private_networks;
pub mod rate_clock;
pub mod shutdown;
pub mod telemetry;
pub mod thread_priority;
pub mod tls;
pub mod trusted_proxies;
pub mod ttl_cell;
