//! Mail: what an account wants to be told there, and sending it. Everything to be sent is a row, written in the transaction that
//! wants it or from the feed, and sent after the commit.

mod compose;
mod deliver;
mod gather;
mod letter;
mod links;
mod notices;
mod page;
mod picture;
mod post;
mod proofs;
mod settings;
mod words;

use std::{sync::Arc, time::Duration};

use lettre::message::Mailbox;
use tokio::sync::Notify;

pub use self::page::{ask_to_unsubscribe, told_unsubscribed};
pub use self::settings::{
    Hour, MailSettings, QuietMinutes, TurnMails, change_mail_settings, check_unsubscribe, move_digest, next_digest,
    show_mail_settings, unsubscribe,
};
use self::{links::Links, post::Post};
use crate::{config::Config, play::Games, store::Store};

/// How often the tables are looked at: mails are no matter of milliseconds.
const LOOK: Duration = Duration::from_secs(1);
/// How often it is looked for mails that nobody said are due.
const ANYWAY: Duration = Duration::from_secs(30);
/// The same where a test sets the clock and waits.
const LOOK_IN_TESTS: Duration = Duration::from_millis(50);

/// Writes mails and sends them.
#[derive(Clone)]
pub struct Mailer {
    games: Games,
    post: Post,
    from: Arc<Mailbox>,
    links: Arc<Links>,
    /// Some are due.
    due: Arc<Notify>,
}

impl Mailer {
    /// As configured; a sentence for whoever configured it wrongly.
    pub fn new(config: &Config, games: &Games) -> Result<Self, String> {
        Ok(Self {
            games: games.clone(),
            post: Post::new(config)?,
            from: Arc::new(config.mail_from.clone()),
            links: Arc::new(Links::new(config)),
            due: Arc::default(),
        })
    }

    /// Looks after mails for as long as it is polled. Any number of servers may do so at once.
    pub async fn run(self) {
        tokio::join!(self.gather_always(), self.deliver_always());
    }

    fn store(&self) -> &Store {
        &self.games.store
    }

    async fn pause(&self) {
        tokio::time::sleep(if self.games.clock.is_set_by_hand() { LOOK_IN_TESTS } else { LOOK }).await;
    }
}
