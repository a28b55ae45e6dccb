//! Waking those who wait for something to happen, on this server and on all others.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{Notify, watch};

use crate::{
    accounts::RevokedSessions,
    store::{
        Store,
        ids::{AccountId, GameId},
        outbox::{Happened, SESSIONS_CHANNEL, read},
    },
};

/// Rows of the outbox told at once.
const SOME: i64 = 1000;
/// What has queued within this time is told together.
const GATHER: Duration = Duration::from_millis(10);
/// How often the outbox is looked at without being told: for what a server that died left behind.
const LOOK: Duration = Duration::from_secs(2);
/// Wait before a lost connection is opened again.
const AGAIN: Duration = Duration::from_secs(1);

/// Who waits for what.
#[derive(Clone, Default)]
pub struct Wake(Arc<Inner>);

#[derive(Default)]
struct Inner {
    games: Waiters<GameId>,
    accounts: Waiters<AccountId>,
    drain: Notify,
    attend: Notify,
    rate: Notify,
    news: Mutex<Told>,
    told: Notify,
}

/// Whom something was told since somebody last asked.
#[derive(Debug, Default)]
pub struct Told {
    /// These.
    pub accounts: HashSet<AccountId>,
    /// Perhaps anybody: a call may have been missed.
    pub everybody: bool,
}

/// Those who wait, by what they wait for.
struct Waiters<K>(Mutex<Waiting<K>>);

struct Waiting<K> {
    senders: HashMap<K, watch::Sender<()>>,
    /// So many, and it is worth looking who went away.
    sweep: usize,
}

/// Fewer are never worth it.
const FEW: usize = 1024;

impl<K> Default for Waiters<K> {
    fn default() -> Self {
        Self(Mutex::new(Waiting { senders: HashMap::new(), sweep: FEW }))
    }
}

impl<K: Eq + Hash + Copy> Waiters<K> {
    fn subscribe(&self, key: K) -> watch::Receiver<()> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.senders.len() >= waiting.sweep {
            // Where nothing happens any more, nobody would ever be forgotten.
            waiting.senders.retain(|_, sender| sender.receiver_count() > 0);
            waiting.sweep = (2 * waiting.senders.len()).max(FEW);
        }
        waiting.senders.entry(key).or_insert_with(|| watch::channel(()).0).subscribe()
    }

    fn wake(&self, key: &K) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever went away is forgotten when there would have been something to tell.
        if waiting.senders.get(key).is_some_and(|sender| sender.send(()).is_err()) {
            waiting.senders.remove(key);
        }
    }

    fn wake_all(&self) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.senders.retain(|_, sender| sender.send(()).is_ok());
    }
}

impl Wake {
    /// Changes whenever something happens in the game.
    pub fn game(&self, id: GameId) -> watch::Receiver<()> {
        self.0.games.subscribe(id)
    }

    /// Changes whenever something happens in a game of the account.
    pub fn account(&self, id: AccountId) -> watch::Receiver<()> {
        self.0.accounts.subscribe(id)
    }

    /// Waits until accounts may have been told something, or for so long; who they are.
    pub async fn told(&self, most: Duration) -> Told {
        let _ = tokio::time::timeout(most, self.0.told.notified()).await;
        std::mem::take(&mut *self.0.news.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Something was put into the outbox.
    pub(crate) fn drain_soon(&self) {
        self.0.drain.notify_one();
    }

    /// The server has something to do in a game.
    pub(super) fn attend_soon(&self) {
        self.0.attend.notify_one();
    }

    /// Waits until the server may have something to do in a game, or for so long; says whether somebody said so.
    pub(super) async fn duties(&self, most: Duration) -> bool {
        tokio::time::timeout(most, self.0.attend.notified()).await.is_ok()
    }

    /// A game ended that may be rated.
    pub(super) fn rate_soon(&self) {
        self.0.rate.notify_one();
    }

    /// Waits until a game may have ended, or for so long.
    pub(crate) async fn ended(&self, most: Duration) {
        let _ = tokio::time::timeout(most, self.0.rate.notified()).await;
    }

    fn happened(&self, happened: &Happened) {
        happened.game_id.iter().for_each(|game| self.0.games.wake(game));
        happened.accounts.iter().for_each(|account| self.0.accounts.wake(account));
        self.0.news.lock().unwrap_or_else(PoisonError::into_inner).accounts.extend(&happened.accounts);
        self.0.told.notify_one();
    }

    /// Tells all servers what is in the outbox, for ever.
    pub async fn tell(self, store: Store) {
        loop {
            let _ = tokio::time::timeout(LOOK, self.0.drain.notified()).await;
            tokio::time::sleep(GATHER).await;
            loop {
                match store.drain_outbox(SOME).await {
                    Ok(told) if told < SOME => break,
                    Ok(_) => {}
                    Err(error) => {
                        tracing::warn!(%error, "the outbox could not be told");
                        break;
                    }
                }
            }
        }
    }

    /// Hears what all servers tell, for ever. What was said while nobody listened is made up for by waking everybody.
    pub async fn listen(self, store: Store, revoked: RevokedSessions) {
        let heard = |channel: &str, payload: &str| match channel {
            SESSIONS_CHANNEL => revoked.hear(payload),
            _ => read(payload).iter().for_each(|happened| self.happened(happened)),
        };
        loop {
            match store.listen(heard, || self.0.wake_all()).await {
                Ok(()) => {}
                Err(error) => tracing::warn!(%error, "not listening for moves"),
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}

impl Inner {
    fn wake_all(&self) {
        self.games.wake_all();
        self.accounts.wake_all();
        self.news.lock().unwrap_or_else(PoisonError::into_inner).everybody = true;
        self.told.notify_one();
    }
}
