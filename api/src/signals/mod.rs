//! Wake-ups inside a server and between servers: something changed, read it from the database. There is one signal per purpose.
//! A lost signal delays work until the next poll but does not lose it.

mod change_listener;
mod notified_accounts;
mod relay;
mod signal;
mod topics;

pub(crate) use self::change_listener::{ChangeListener, Found};
pub use self::{
    notified_accounts::{Notified, NotifiedAccounts},
    relay::{receive_changes, send_outbox},
    signal::Signal,
    topics::Topics,
};
use crate::model::ids::{AccountId, GameId};

/// All signals of a server; clones share them.
#[derive(Clone, Default)]
pub struct Signals {
    /// A game changed.
    pub games: Topics<GameId>,
    /// Something happened in a game of an account, or its feed grew.
    pub accounts: Topics<AccountId>,
    /// Rows were written to the outbox.
    pub outbox: Signal,
    /// A duty may be due.
    pub duties: Signal,
    /// A game ended and may have to be rated.
    pub finished_games: Signal,
    /// Accounts whose feeds grew since the webhook worker last read.
    pub notified: NotifiedAccounts,
}
