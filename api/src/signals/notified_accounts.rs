//! Collects the accounts that were notified since the webhook worker last read.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::Signal;
use crate::model::ids::AccountId;

/// Notified accounts that the webhook worker has not taken yet.
#[derive(Clone, Default)]
pub struct NotifiedAccounts {
    pending: Arc<Mutex<Notified>>,
    added: Signal,
}

/// Accounts whose feeds may have grown.
#[derive(Debug, Default)]
pub struct Notified {
    /// These.
    pub accounts: HashSet<AccountId>,
    /// Possibly every account: a notification may have been missed.
    pub all: bool,
}

impl NotifiedAccounts {
    /// Waits until accounts are added, for `max` at most; removes and returns them.
    pub async fn take(&self, max: Duration) -> Notified {
        self.added.wait(max).await;
        std::mem::take(&mut *self.lock())
    }

    pub(super) fn add(&self, accounts: &[AccountId]) {
        self.lock().accounts.extend(accounts);
        self.added.raise();
    }

    pub(super) fn add_all(&self) {
        self.lock().all = true;
        self.added.raise();
    }

    fn lock(&self) -> MutexGuard<'_, Notified> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
