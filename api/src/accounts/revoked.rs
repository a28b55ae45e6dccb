//! Sessions that were ended while access tokens of theirs may live: kept in memory, since every request is checked against them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
    time::{Duration, Instant},
};

use tokio::sync::watch;

use super::Via;
use crate::store::{Store, ids::SessionId};

/// How often the database is asked for sessions that no notification told of.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// How much further back than the last time it is asked for: longer than a transaction that ends a session takes to commit.
const POLL_WINDOW: Duration = Duration::from_secs(60);
/// How often those are forgotten whose tokens have expired.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// The ids of revoked sessions, as far as this server knows them.
#[derive(Clone)]
pub struct RevokedSessions(Arc<Inner>);

struct Inner {
    store: Store,
    /// For how long an id is kept: no access token lives longer.
    keep: Duration,
    /// When the database was last asked and answered; never, if all is to be asked for.
    asked: Mutex<Option<Instant>>,
    /// With the time they were heard of.
    ids: RwLock<HashMap<SessionId, Instant>>,
    /// Those that wait for their session to end; they are told by dropping the sender.
    waiting: Mutex<HashMap<SessionId, watch::Sender<()>>>,
}

impl RevokedSessions {
    /// Those that were revoked within `keep`, for which access tokens live at most.
    pub async fn load(store: Store, keep: Duration) -> Self {
        let (asked, ids, waiting) = (Mutex::default(), RwLock::default(), Mutex::default());
        let revoked = Self(Arc::new(Inner { store, keep, asked, ids, waiting }));
        revoked.refresh().await;
        revoked
    }

    /// Whether a session was revoked.
    pub fn contains(&self, session: SessionId) -> bool {
        self.0.ids.read().unwrap_or_else(PoisonError::into_inner).contains_key(&session)
    }

    /// Waits until the session of a call is revoked; never, where there is none.
    pub async fn until_revoked(&self, via: Via) {
        let Via::Session(session) = via else { return std::future::pending().await };
        // Subscribed before looking, so that nothing is missed in between.
        let mut end = self.waiting().entry(session).or_insert_with(|| watch::channel(()).0).subscribe();
        if !self.contains(session) {
            let _ = end.changed().await;
        }
    }

    /// Takes what a notification told.
    pub(crate) fn hear(&self, payload: &str) {
        self.add(payload.parse());
    }

    /// Notes sessions that were revoked.
    pub(super) fn add(&self, sessions: impl IntoIterator<Item = SessionId>) {
        let now = Instant::now();
        let mut ids = self.0.ids.write().unwrap_or_else(PoisonError::into_inner);
        let mut new: Vec<SessionId> = Vec::new();
        for session in sessions {
            ids.entry(session).or_insert_with(|| {
                new.push(session);
                now
            });
        }
        drop(ids);
        if !new.is_empty() {
            let mut waiting = self.waiting();
            new.iter().for_each(|session| drop(waiting.remove(session)));
        }
    }

    /// Asks the database at once, for who has just ended sessions and must not wait to be told. Should it fail, the notification
    /// is on its way.
    pub(super) async fn refresh(&self) {
        let (now, asked) = (Instant::now(), *self.asked());
        let window = asked.map_or(self.0.keep, |asked| (POLL_WINDOW + asked.elapsed()).min(self.0.keep));
        match self.0.store.sessions_revoked_within(window).await {
            Ok(sessions) => {
                self.add(sessions);
                let mut asked = self.asked();
                *asked = Some(now).max(*asked);
            }
            Err(error) => tracing::warn!(%error, "revoked sessions not looked at"),
        }
    }

    /// Looks for revoked sessions and forgets old ones, for as long as it is polled.
    pub async fn keep_fresh(self) {
        let mut swept = Instant::now();
        loop {
            tokio::time::sleep(POLL_INTERVAL).await;
            self.refresh().await;
            if swept.elapsed() > SWEEP_INTERVAL {
                self.sweep();
                swept = Instant::now();
            }
        }
    }

    fn sweep(&self) {
        let keep = self.0.keep;
        let mut ids = self.0.ids.write().unwrap_or_else(PoisonError::into_inner);
        ids.retain(|_, heard| heard.elapsed() < keep);
        drop(ids);
        self.waiting().retain(|_, sender| sender.receiver_count() > 0);
    }

    fn asked(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<SessionId, watch::Sender<()>>> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;
    use crate::store::Endpoint;

    /// Without a database behind it: none is asked.
    fn revoked(keep: Duration) -> RevokedSessions {
        let endpoint = Endpoint::new("postgres://nobody@127.0.0.1:1/nothing", None).unwrap();
        let store = Store::new(&endpoint, 1, Duration::from_millis(1)).unwrap();
        let (asked, ids, waiting) = (Mutex::default(), RwLock::default(), Mutex::default());
        RevokedSessions(Arc::new(Inner { store, keep, asked, ids, waiting }))
    }

    #[tokio::test]
    async fn ids_are_kept_for_as_long_as_tokens_live_and_no_longer() {
        let (one, other) = (SessionId::new(), SessionId::new());
        let lasting = revoked(Duration::from_secs(3600));
        lasting.hear(&one.to_string());
        lasting.hear("no id");
        lasting.sweep();
        assert!(lasting.contains(one) && !lasting.contains(other));
        let passing = revoked(Duration::ZERO);
        passing.add([one, other]);
        passing.sweep();
        assert_eq!(passing.0.ids.read().unwrap().len(), 0);
    }

    #[tokio::test]
    async fn who_waits_is_told_once_and_forgotten_when_gone() {
        let revoked = revoked(Duration::from_secs(3600));
        let (one, other) = (SessionId::new(), SessionId::new());
        let (told, untold) = (revoked.until_revoked(Via::Session(one)), revoked.until_revoked(Via::Session(other)));
        let (mut told, mut untold) = (std::pin::pin!(told), Box::pin(untold));
        assert!(told.as_mut().now_or_never().is_none() && untold.as_mut().now_or_never().is_none());
        revoked.add([one]);
        assert!(told.now_or_never().is_some() && untold.as_mut().now_or_never().is_none());
        revoked.until_revoked(Via::Session(one)).await;
        drop(untold);
        revoked.sweep();
        assert_eq!(revoked.waiting().len(), 0);
    }
}
