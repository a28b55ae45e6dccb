//! Every setting of the server in one struct, read from the environment (or the flag of the same name).

mod capacity;
mod edge;
mod stopping;
mod values;

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use clap::{
    Args,
    builder::{OsStringValueParser, PathBufValueParser, TypedValueParser},
};
use tracing_subscriber::filter::LevelFilter;

pub use self::{
    capacity::Capacity,
    edge::Edge,
    stopping::Stopping,
    values::{LogFormat, Origins, Span},
};
use crate::webhooks::Allowed;

/// What can be set. Defaults are safe for a machine that faces nobody but its owner.
#[derive(Args, Clone)]
pub struct Config {
    /// Address and port to listen on.
    #[arg(long, env = "SALON_BIND", value_name = "SALON_BIND", default_value = "127.0.0.1:8080")]
    pub bind: SocketAddr,

    /// File to write the address to once the server listens, for whoever started it with port 0.
    #[arg(long, env = "SALON_PORT_FILE", value_name = "SALON_PORT_FILE")]
    pub port_file: Option<PathBuf>,

    /// PostgreSQL to use, as postgres://user:password@host/database, with ?sslmode=require for TLS. Without it the server keeps a
    /// private PostgreSQL of its own in the data directory.
    #[arg(long, env = "DATABASE_URL", value_name = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,

    /// PEM file of certificate authorities that may vouch for the database, besides the usual ones.
    #[arg(long, env = "SALON_DATABASE_CA", value_name = "SALON_DATABASE_CA", value_parser = readable_file())]
    pub database_ca: Option<PathBuf>,

    /// Directory of the private PostgreSQL, and of mails where there is no mail server.
    #[arg(long, env = "SALON_DATA_DIR", value_name = "SALON_DATA_DIR", default_value = "./data")]
    pub data_dir: PathBuf,

    /// Folder of PostgreSQL's programs, for the private one; without it they are looked for where packages put them.
    #[arg(
        long,
        env = "POSTGRES_BIN_DIR",
        value_name = "POSTGRES_BIN_DIR",
        value_parser = OsStringValueParser::new().map(PathBuf::from)
    )]
    pub postgres_bin_dir: Option<PathBuf>,

    /// Address under which clients reach the server, used in links it hands out.
    #[arg(
        long,
        env = "SALON_PUBLIC_URL",
        value_name = "SALON_PUBLIC_URL",
        default_value = "http://127.0.0.1:8080",
        value_parser = public_url
    )]
    pub public_url: String,

    /// Run pending migrations at start (several servers may do so at once).
    #[arg(
        long,
        env = "SALON_MIGRATE_ON_START",
        value_name = "SALON_MIGRATE_ON_START",
        default_value_t = true,
        action = clap::ArgAction::Set
    )]
    pub migrate_on_start: bool,

    /// Connections kept to PostgreSQL.
    #[arg(
        long,
        env = "SALON_POOL_SIZE",
        value_name = "SALON_POOL_SIZE",
        default_value_t = 16,
        value_parser = clap::value_parser!(u16).range(1..=1000)
    )]
    pub pool_size: u16,

    /// Longest wait for a database connection before the answer is 503, such as 3s.
    #[arg(long, env = "SALON_POOL_WAIT", value_name = "SALON_POOL_WAIT", default_value = "3s")]
    pub pool_wait: Span,

    /// Tasks that append moves, each with a connection while it does; a game always goes to the same one. Few of them make large
    /// batches; 0 is one for every two cores.
    #[arg(
        long,
        env = "SALON_WRITERS",
        value_name = "SALON_WRITERS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=64)
    )]
    pub writers: u16,

    /// Games kept in memory (some 10 KiB each).
    #[arg(
        long,
        env = "SALON_CACHED_GAMES",
        value_name = "SALON_CACHED_GAMES",
        default_value_t = 10_000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000)
    )]
    pub cached_games: u32,

    /// A quiet stream says that it is alive this often.
    #[arg(long, env = "SALON_STREAM_HEARTBEAT", value_name = "SALON_STREAM_HEARTBEAT", default_value = "15s")]
    pub stream_heartbeat: Span,

    /// Threads that answer requests; 0 is one for each core.
    #[arg(
        long,
        env = "SALON_WORKERS",
        value_name = "SALON_WORKERS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=1024)
    )]
    pub workers: u16,

    /// How logs look.
    #[arg(long, env = "SALON_LOG_FORMAT", value_name = "SALON_LOG_FORMAT", default_value = "pretty")]
    pub log_format: LogFormat,

    /// What is logged: error, warn, info, debug, trace, or directives such as info,salon_api=debug.
    #[arg(
        long,
        env = "SALON_LOG",
        value_name = "SALON_LOG",
        default_value = "info",
        value_parser = log_directives
    )]
    pub log: String,

    /// Web origins that may call the API from a browser, separated by commas; * for all, empty for none.
    #[arg(long, env = "SALON_CORS_ORIGINS", value_name = "SALON_CORS_ORIGINS", default_value = "")]
    pub cors_origins: Origins,

    /// Where requests come from.
    #[command(flatten)]
    pub edge: Edge,

    /// Requests a minute from one address without a token that is known to let somebody in; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_ADDRESS", value_name = "SALON_RATE_LIMIT_ADDRESS", default_value_t = 1200)]
    pub rate_limit_address: u32,

    /// Requests a minute by one account; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_ACCOUNT", value_name = "SALON_RATE_LIMIT_ACCOUNT", default_value_t = 600)]
    pub rate_limit_account: u32,

    /// Registrations, sign-ins and other password checks a minute from one address (and four times that for one
    /// account name); 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_SIGN_IN", value_name = "SALON_RATE_LIMIT_SIGN_IN", default_value_t = 10)]
    pub rate_limit_sign_in: u32,

    /// Largest request body in bytes.
    #[arg(
        long,
        env = "SALON_BODY_LIMIT",
        value_name = "SALON_BODY_LIMIT",
        default_value_t = 65_536,
        value_parser = clap::value_parser!(u32).range(1024..=16_777_216)
    )]
    pub body_limit: u32,

    /// Longest a request may take before its answer begins.
    #[arg(long, env = "SALON_REQUEST_TIMEOUT", value_name = "SALON_REQUEST_TIMEOUT", default_value = "30s")]
    pub request_timeout: Span,

    /// How it stops.
    #[command(flatten)]
    pub stopping: Stopping,

    /// Life of an access token, unless its session is ended before.
    #[arg(long, env = "SALON_ACCESS_TOKEN_LIFE", value_name = "SALON_ACCESS_TOKEN_LIFE", default_value = "15m")]
    pub access_token_life: Span,

    /// Life of a refresh token, counted from its last use.
    #[arg(long, env = "SALON_REFRESH_TOKEN_LIFE", value_name = "SALON_REFRESH_TOKEN_LIFE", default_value = "30d")]
    pub refresh_token_life: Span,

    /// What it does at most for all callers together.
    #[command(flatten)]
    pub capacity: Capacity,

    /// What accounts were told is kept for this long, and so is the log of their webhooks.
    #[arg(long, env = "SALON_FEED_KEEP", value_name = "SALON_FEED_KEEP", default_value = "90d")]
    pub feed_keep: Span,

    /// Private addresses that webhooks may call: true for all, false for none, or networks separated by commas, such as
    /// 10.0.0.0/8. Whoever has an account here can make this server send requests to them.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_ALLOW_PRIVATE",
        value_name = "SALON_WEBHOOKS_ALLOW_PRIVATE",
        default_value = "false"
    )]
    pub webhooks_allow_private: Allowed,

    /// File with certificates (PEM) that webhooks may be signed by, besides those everybody trusts.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CA_FILE",
        value_name = "SALON_WEBHOOKS_CA_FILE",
        value_parser = readable_file()
    )]
    pub webhooks_ca_file: Option<PathBuf>,

    /// Longest wait for a connection to a webhook.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CONNECT_TIMEOUT",
        value_name = "SALON_WEBHOOKS_CONNECT_TIMEOUT",
        default_value = "5s"
    )]
    pub webhooks_connect_timeout: Span,

    /// Longest a request to a webhook may take in all.
    #[arg(long, env = "SALON_WEBHOOKS_TIMEOUT", value_name = "SALON_WEBHOOKS_TIMEOUT", default_value = "15s")]
    pub webhooks_timeout: Span,

    /// Webhooks called at the same time.
    #[arg(
        long,
        env = "SALON_WEBHOOKS_CONCURRENCY",
        value_name = "SALON_WEBHOOKS_CONCURRENCY",
        default_value_t = 32,
        value_parser = clap::value_parser!(u16).range(1..=1000)
    )]
    pub webhooks_concurrency: u16,
    /// Mail server, as smtps://user:password@host, or smtp://user:password@host?tls=required for STARTTLS. Without it mails are
    /// written as files into the folder mail of the data directory.
    #[arg(long, env = "SALON_SMTP_URL", value_name = "SALON_SMTP_URL", hide_env_values = true)]
    pub smtp_url: Option<String>,

    /// File with the certificate (PEM) of an authority that the mail server's certificate may come from, besides the usual ones.
    #[arg(long, env = "SALON_SMTP_CA", value_name = "SALON_SMTP_CA", value_parser = readable_file())]
    pub smtp_ca: Option<PathBuf>,

    /// Whom mails come from.
    #[arg(long, env = "SALON_MAIL_FROM", value_name = "SALON_MAIL_FROM", default_value = "Salon <salon@localhost>")]
    pub mail_from: lettre::message::Mailbox,

    /// Where a web client shows a game, {game} standing for its id; links in mails lead there. Without it, /games/{game} under
    /// the public address.
    #[arg(long, env = "SALON_GAME_LINK", value_name = "SALON_GAME_LINK", value_parser = game_link)]
    pub game_link: Option<String>,

    /// Threads in which bots think, at low priority; 0 is one for every two cores.
    #[arg(
        long,
        env = "SALON_BOT_THREADS",
        value_name = "SALON_BOT_THREADS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u16).range(0..=256)
    )]
    pub bot_threads: u16,

    /// Longest a bot thinks about a decision, 20s at most; less when many wait.
    #[arg(
        long,
        env = "SALON_BOT_THINKING",
        value_name = "SALON_BOT_THINKING",
        default_value = "2s",
        value_parser = thinking
    )]
    pub bot_thinking: Span,

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

    /// Requests a minute by all bots of one account together, each of which may make as many as an account; 0 for no limit.
    #[arg(long, env = "SALON_RATE_LIMIT_BOTS", value_name = "SALON_RATE_LIMIT_BOTS", default_value_t = 2400)]
    pub rate_limit_bots: u32,

    /// Streams one account may keep open, all its bots together four times as many; 0 for no limit.
    #[arg(
        long,
        env = "SALON_STREAMS_PER_ACCOUNT",
        value_name = "SALON_STREAMS_PER_ACCOUNT",
        default_value_t = 50,
        value_parser = clap::value_parser!(u32).range(0..=1_000_000)
    )]
    pub streams_per_account: u32,

    /// Streams that those without a token may keep open from one address; 0 for no limit.
    #[arg(
        long,
        env = "SALON_STREAMS_PER_ADDRESS",
        value_name = "SALON_STREAMS_PER_ADDRESS",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(0..=1_000_000)
    )]
    pub streams_per_address: u32,

    /// Bots an account may bring along.
    #[arg(long, env = "SALON_BOTS_PER_ACCOUNT", value_name = "SALON_BOTS_PER_ACCOUNT", default_value_t = 100)]
    pub bots_per_account: u16,

    /// For tests only: a file with the seconds to be ahead of the system's clock, or `@` and the seconds since 1970 at which it stands,
    /// read whenever a game asks for the time.
    #[arg(long, env = "SALON_TEST_CLOCK", value_name = "SALON_TEST_CLOCK", value_parser = readable_file())]
    pub test_clock: Option<PathBuf>,
}

impl Config {
    /// The database somebody else runs, if one is named; an empty variable names none.
    pub fn external_database(&self) -> Option<&str> {
        self.database_url.as_deref().map(str::trim).filter(|url| !url.is_empty())
    }

    /// The folder of PostgreSQL's programs, if one is named; an empty variable names none.
    pub fn postgres_programs(&self) -> Option<PathBuf> {
        self.postgres_bin_dir.clone().filter(|folder| !folder.as_os_str().is_empty())
    }

    /// Connections a PostgreSQL of our own has to take: those of the pool, of a second server beside, and of who looks into it.
    pub fn private_connections(&self) -> u32 {
        100.max(2 * u32::from(self.pool_size) + 20)
    }

    /// Longest a body may take. A request that takes too long is given up, whatever it waits for: its body has to be late before.
    pub fn body_patience(&self) -> Duration {
        self.edge.body_timeout.0.min(self.request_timeout.0.mul_f64(0.8))
    }
}

fn public_url(text: &str) -> Result<String, String> {
    match text.split_once("://") {
        Some(("http" | "https", rest)) if !rest.is_empty() && !rest.contains(char::is_whitespace) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected an http or https address".to_owned()),
    }
}

fn game_link(text: &str) -> Result<String, String> {
    match public_url(text) {
        Ok(link) if link.contains("{game}") => Ok(link),
        _ => Err("expected an http or https address with {game} in it".to_owned()),
    }
}

/// A server may look after a game for half a minute before another one does.
fn thinking(text: &str) -> Result<Span, String> {
    match text.parse::<Span>()? {
        span if span.0 <= Duration::from_secs(20) => Ok(span),
        _ => Err("expected at most 20s".to_owned()),
    }
}

/// A file that is named has to be there, also where nothing asks for it yet: else a wrong name shows when it is too late.
fn readable_file() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new()
        .try_map(|file| std::fs::read(&file).map(|_| file).map_err(|error| format!("it cannot be read: {error}")))
}

fn log_directives(text: &str) -> Result<String, String> {
    let filter = tracing_subscriber::EnvFilter::try_new(text);
    // A bare word that is no level would be the name of a module, and whoever misspells a level would see nothing at all.
    let mut bare = text.split(',').filter(|directive| !directive.is_empty() && !directive.contains(['=', '[']));
    if filter.is_ok() && bare.all(|word| word.parse::<LevelFilter>().is_ok()) {
        Ok(text.to_owned())
    } else {
        Err("expected a level or directives such as info,salon_api=debug".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_word_among_log_directives_is_a_level() {
        for sound in ["info", "OFF", "warn,salon_api=debug", "salon_api=debug,off", "[request{id}]=debug,error"] {
            assert_eq!(log_directives(sound).as_deref(), Ok(sound));
        }
        for wrong in ["inof", "salon_api", "info,salon_api", "salon_api=debgu", "info warn"] {
            assert!(log_directives(wrong).is_err(), "{wrong}");
        }
    }
}
