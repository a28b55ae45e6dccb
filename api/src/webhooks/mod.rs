//! Webhooks: telling other programs what an account is told. A use case a file, and two workers: one makes deliveries of the
//! feed, the other sends them.

mod addresses;
mod bodies;
mod connect;
mod deliver;
mod gather;
mod log;
mod manage;
mod post;
mod retry;
mod sentences;
mod signature;
mod values;

use std::{path::PathBuf, sync::Arc, time::Duration};

use tokio::sync::Notify;

pub use self::{
    addresses::Allowed,
    bodies::Message,
    deliver::deliver,
    gather::gather,
    log::{list_deliveries, redeliver, test_webhook},
    manage::{
        ChangeOrder, WebhookOrder, change_webhook, create_webhook, delete_webhook, list_webhooks, rotate_secret,
        show_webhook,
    },
    values::{Address, Format},
};
use self::{connect::Connector, post::Poster};
use crate::{play::Games, store::StoreError};

/// How webhooks are called.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where requests may go.
    pub allowed: Allowed,
    /// Certificates to trust besides the usual ones.
    pub ca_file: Option<PathBuf>,
    /// Longest wait for a connection.
    pub connect_timeout: Duration,
    /// Longest a request may take in all.
    pub timeout: Duration,
    /// Webhooks called at the same time.
    pub concurrency: usize,
    /// Address of this server in links.
    pub public_url: String,
}

/// What the use cases of webhooks work with.
#[derive(Clone)]
pub struct Webhooks {
    games: Games,
    settings: Arc<Settings>,
    poster: Poster,
    /// Something may be due.
    due: Arc<Notify>,
}

impl Webhooks {
    /// Webhooks of the accounts that play these games.
    pub fn new(games: Games, settings: Settings) -> Result<Self, String> {
        let connector = Connector::new(settings.allowed.clone(), settings.ca_file.as_deref())?;
        let poster = Poster::new(connector, settings.connect_timeout, settings.timeout);
        Ok(Self { games, settings: Arc::new(settings), poster, due: Arc::default() })
    }
}

/// Why a use case of webhooks is refused.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// There is no such thing, or it is somebody else's.
    #[error("not found")]
    NotFound,
    /// Enough is enough.
    #[error("too many webhooks")]
    TooMany,
    /// Nothing is sent there.
    #[error("the webhook is disabled")]
    Disabled,
    /// No request may go to that address.
    #[error("forbidden address")]
    Forbidden,
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for WebhookError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            other => Self::Store(other),
        }
    }
}
