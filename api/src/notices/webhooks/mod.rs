//! Webhooks: notices are posted to URLs that accounts register. One file per use case, and two workers: `gather` creates deliveries from the
//! feeds, `deliver` sends them.

mod body;
mod client;
mod connection;
mod deliver;
mod delivery_log;
mod gather;
mod manage;
mod retry;
mod signature;

use std::{path::PathBuf, sync::Arc, time::Duration};

use tokio::sync::Notify;

use self::{client::WebhookClient, connection::Connector};
pub use self::{
    deliver::deliver,
    delivery_log::{Delivery, list_deliveries, redeliver, test_webhook},
    gather::gather,
    manage::{
        Webhook, WebhookDetails, WebhookUpdate, change_webhook, create_webhook, delete_webhook, list_webhooks,
        rotate_secret, show_webhook,
    },
};
pub use crate::{
    model::{webhook::WebhookFormat, webhook_url::WebhookUrl},
    platform::private_networks::AllowedNetworks,
};
use crate::{notices::links::Links, play::Games, store::StoreError};

/// How requests to webhooks are made.
#[derive(Clone, Debug)]
pub struct WebhookSettings {
    /// The addresses that requests may go to.
    pub allowed: AllowedNetworks,
    /// Additional certificate authorities.
    pub ca_file: Option<PathBuf>,
    /// How long connecting may take.
    pub connect_timeout: Duration,
    /// How long a request may take in all.
    pub timeout: Duration,
    /// How many webhooks are called at the same time.
    pub concurrency: usize,
    /// Links in chat messages.
    pub links: Links,
}

/// The dependencies of the webhook use cases and workers.
#[derive(Clone)]
pub struct Webhooks {
    games: Games,
    settings: Arc<WebhookSettings>,
    client: WebhookClient,
    /// Signals that deliveries may be due.
    due: Arc<Notify>,
}

impl Webhooks {
    /// Creates the dependencies; the error is a message for the operator.
    pub fn new(games: Games, settings: WebhookSettings) -> Result<Self, String> {
        let connector = Connector::new(settings.allowed.clone(), settings.ca_file.as_deref())?;
        let client = WebhookClient::new(connector, settings.connect_timeout, settings.timeout);
        Ok(Self { games, settings: Arc::new(settings), client, due: Arc::default() })
    }
}

/// Why a webhook request is refused.
#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    /// There is no such webhook or delivery, or it belongs to another account.
    #[error("not found")]
    NotFound,
    /// The account has reached the limit of webhooks.
    #[error("too many webhooks")]
    TooMany,
    /// The webhook is disabled.
    #[error("the webhook is disabled")]
    Disabled,
    /// The address is not allowed.
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
