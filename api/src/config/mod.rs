//! The settings of the server, by topic. Each is read from a flag or from the environment variable of the same name.

mod capacity;
mod database;
mod guests;
mod http;
mod limits;
mod logs;
mod mail;
mod notices;
mod play;
mod stopping;
mod test_fault;
mod testing;
mod tokens;
mod values;
mod web;

use clap::Args;

pub use self::{
    capacity::CapacityConfig,
    database::DatabaseConfig,
    guests::GuestConfig,
    http::HttpConfig,
    limits::LimitConfig,
    logs::LogConfig,
    mail::MailConfig,
    notices::NoticeConfig,
    play::PlayConfig,
    stopping::StopConfig,
    test_fault::TestFault,
    testing::TestConfig,
    tokens::TokenConfig,
    values::{Contact, LogFormat, Origins},
    web::WebConfig,
};

/// All settings. The defaults are safe for a machine that only its owner can reach.
#[derive(Args, Clone)]
pub struct Config {
    /// The HTTP server.
    #[command(flatten)]
    pub http: HttpConfig,
    /// The web client.
    #[command(flatten)]
    pub web: WebConfig,
    /// The database.
    #[command(flatten)]
    pub database: DatabaseConfig,
    /// Games and built-in bots.
    #[command(flatten)]
    pub play: PlayConfig,
    /// Limits per account and per address.
    #[command(flatten)]
    pub limits: LimitConfig,
    /// Limits for all callers together.
    #[command(flatten)]
    pub capacity: CapacityConfig,
    /// Lifetimes of tokens.
    #[command(flatten)]
    pub tokens: TokenConfig,
    /// Guests.
    #[command(flatten)]
    pub guests: GuestConfig,
    /// Feeds and webhooks.
    #[command(flatten)]
    pub notices: NoticeConfig,
    /// Mail.
    #[command(flatten)]
    pub mail: MailConfig,
    /// Logs.
    #[command(flatten)]
    pub logs: LogConfig,
    /// How the server stops.
    #[command(flatten)]
    pub stopping: StopConfig,
    /// Switches for tests.
    #[command(flatten)]
    pub testing: TestConfig,
}
