//! Mail: queues the mails that accounts want, and sends them. Every mail is a row first, inserted by the transaction that causes it or by a
//! scan of the feeds, and sent after the commit.

mod account_mails;
mod compose;
mod deliver;
mod game_mails;
mod gather;
mod letter;
mod letters;
mod picture;
mod transport;
mod unsubscribe_page;

use std::{sync::Arc, time::Duration};

use lettre::message::Mailbox;
use tokio::sync::Notify;

use self::transport::MailTransport;
pub use self::unsubscribe_page::{unsubscribe_page, unsubscribed_page};
use crate::{config::Config, notices::links::Links, play::Games, store::Store};

/// How often the database is polled for mails to queue.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How often the queue is polled for due mails without a signal.
const QUEUE_POLL_INTERVAL: Duration = Duration::from_secs(30);
/// The polling interval while a test sets the clock.
const TEST_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Queues mails and sends them.
#[derive(Clone)]
pub struct Mailer {
    games: Games,
    transport: MailTransport,
    from: Arc<Mailbox>,
    links: Arc<Links>,
    /// Signals that mails are due.
    due: Arc<Notify>,
}

impl Mailer {
    /// Creates a mailer; the error is a message for the operator.
    pub fn new(config: &Config, games: &Games) -> Result<Self, String> {
        Ok(Self {
            games: games.clone(),
            transport: MailTransport::new(config)?,
            from: Arc::new(config.mail.mail_from.clone()),
            links: Arc::new(Links::new(config)),
            due: Arc::default(),
        })
    }

    /// Queues and sends mails, and never returns. Several servers may run it at once.
    pub async fn run(self) {
        tokio::join!(self.run_gathering(), self.run_delivery());
    }

    fn store(&self) -> &Store {
        &self.games.store
    }

    async fn pause(&self) {
        tokio::time::sleep(if self.games.clock.is_test_clock() { TEST_POLL_INTERVAL } else { POLL_INTERVAL }).await;
    }
}
