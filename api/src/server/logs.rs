//! Logs to standard error, for people or as JSON.

use std::io::IsTerminal;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::{
    EnvFilter, Layer,
    layer::{Context, SubscriberExt},
    util::SubscriberInitExt,
};

use crate::{
    config::{Config, LogFormat},
    platform::log_writer::Stderr,
};

/// Libraries that are never logged below info, whatever the directives say: the database driver logs the parameters of statements, with
/// seeds, hashes and addresses, and clients of mail servers and webhooks may log what they send.
const SENSITIVE_TARGETS: [&str; 7] = ["tokio_postgres", "postgres", "diesel", "lettre", "hyper", "h2", "rustls"];

/// Starts logging to standard error; standard output is for the results of commands.
pub fn start_logs(config: &Config) {
    let logs = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.logs.log))
        .with_ansi(std::io::stderr().is_terminal())
        // Otherwise it reports lines that cannot be written with `eprintln!`, which can panic.
        .log_internal_errors(false)
        .with_writer(Stderr::default);
    match config.logs.log_format {
        LogFormat::Pretty => logs.finish().with(SensitiveTargetFilter).init(),
        LogFormat::Json => {
            logs.json().flatten_event(true).with_span_list(false).finish().with(SensitiveTargetFilter).init()
        }
    }
}

/// Drops log lines that may contain secrets. It is a separate layer because a more specific directive would override another directive.
struct SensitiveTargetFilter;

impl<S: Subscriber> Layer<S> for SensitiveTargetFilter {
    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        // More verbose levels are greater.
        *metadata.level() <= Level::INFO || !SENSITIVE_TARGETS.iter().any(|name| metadata.target().starts_with(name))
    }
}
