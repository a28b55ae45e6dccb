//! Revoked sessions whose access tokens may not have expired: kept in memory, because every request is checked against them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock},
    time::{Duration, Instant},
};

use tokio::sync::watch;

use crate::{accounts::authenticate::AuthMethod, model::ids::SessionId, store::Store};

/// How often the database is polled for revocations whose notification was lost.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
// A revoked session is refused everywhere within a second, also if its notification is lost.
const _: () = assert!(POLL_INTERVAL.as_millis() <= 1000);
/// How far a poll reaches back before the previous one: longer than a transaction that ends a session takes to commit.
const POLL_WINDOW: Duration = Duration::from_secs(60);
/// How often ids are deleted whose tokens have expired.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// The ids of revoked sessions, as far as this server knows them.
#[derive(Clone)]
pub struct RevokedSessions(Arc<Inner>);

struct Inner {
    store: Store,
    /// How long an id is kept: the maximum age of access tokens.
    keep: Duration,
    /// When the last successful poll began; `None` before the first.
    polled_at: Mutex<Option<Instant>>,
    /// With the time at which this server learned of each.
    ids: RwLock<HashMap<SessionId, Instant>>,
    /// Requests that wait for their session to end; dropping the sender wakes them.
    waiting: Mutex<HashMap<SessionId, watch::Sender<()>>>,
}

impl RevokedSessions {
    /// Loads the sessions that were revoked within `keep`, the maximum age of access tokens.
    pub async fn load(store: Store, keep: Duration) -> Self {
        let (polled_at, ids, waiting) = (Mutex::default(), RwLock::default(), Mutex::default());
        let revoked = Self(Arc::new(Inner { store, keep, polled_at, ids, waiting }));
        revoked.refresh().await;
        revoked
    }

    /// Whether this server knows that the session was revoked.
    pub fn contains(&self, session: SessionId) -> bool {
        self.0.ids.read().unwrap_or_else(PoisonError::into_inner).contains_key(&session)
    }

    /// Waits until the session of a caller is revoked. Never returns for a personal access token.
    pub async fn until_revoked(&self, auth: AuthMethod) {
        let AuthMethod::Session(session) = auth else { return std::future::pending().await };
        // Subscribe before checking, or a revocation in between is lost.
        let mut end = self.waiting().entry(session).or_insert_with(|| watch::channel(()).0).subscribe();
        if !self.contains(session) {
            let _ = end.changed().await;
        }
    }

    /// Adds the session in the payload of a notification.
    pub(crate) fn on_notification(&self, payload: &str) {
        self.add(payload.parse());
    }

    /// Adds revoked sessions and wakes their waiting requests.
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

    /// Reads the database now, for a caller that has just ended sessions. If this fails, the notification still follows.
    pub(super) async fn refresh(&self) {
        let (now, last) = (Instant::now(), *self.polled_at());
        let window = last.map_or(self.0.keep, |last| (POLL_WINDOW + last.elapsed()).min(self.0.keep));
        match self.0.store.sessions_revoked_within(window).await {
            Ok(sessions) => {
                self.add(sessions);
                let mut polled_at = self.polled_at();
                *polled_at = Some(now).max(*polled_at);
            }
            Err(error) => tracing::warn!(%error, "cannot read revoked sessions"),
        }
    }

    /// Polls for revoked sessions and deletes old ones. Never returns.
    pub async fn poll(self) {
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
        ids.retain(|_, added| added.elapsed() < keep);
        drop(ids);
        self.waiting().retain(|_, sender| sender.receiver_count() > 0);
    }

    fn polled_at(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.polled_at.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Without a reachable database; the tests do not read it.
    fn revoked(keep: Duration) -> RevokedSessions {
        let endpoint = Endpoint::new("postgres://user@127.0.0.1:1/nothing", None).unwrap();
        let store = Store::new(&endpoint, 1, Duration::from_millis(1)).unwrap();
        let (polled_at, ids, waiting) = (Mutex::default(), RwLock::default(), Mutex::default());
        RevokedSessions(Arc::new(Inner { store, keep, polled_at, ids, waiting }))
    }

    #[tokio::test]
    async fn ids_are_kept_until_their_tokens_expire() {
        let (one, other) = (SessionId::new(), SessionId::new());
        let long = revoked(Duration::from_secs(3600));
        long.on_notification(&one.to_string());
        long.on_notification("no id");
        long.sweep();
        assert!(long.contains(one) && !long.contains(other));
        let short = revoked(Duration::ZERO);
        short.add([one, other]);
        short.sweep();
        assert_eq!(short.0.ids.read().unwrap().len(), 0);
    }

    #[tokio::test]
    async fn waiting_requests_are_woken_and_removed() {
        let revoked = revoked(Duration::from_secs(3600));
        let (one, other) = (SessionId::new(), SessionId::new());
        let (one_end, other_end) =
            (revoked.until_revoked(AuthMethod::Session(one)), revoked.until_revoked(AuthMethod::Session(other)));
        let (mut one_end, mut other_end) = (std::pin::pin!(one_end), Box::pin(other_end));
        assert!(one_end.as_mut().now_or_never().is_none() && other_end.as_mut().now_or_never().is_none());
        revoked.add([one]);
        assert!(one_end.now_or_never().is_some() && other_end.as_mut().now_or_never().is_none());
        revoked.until_revoked(AuthMethod::Session(one)).await;
        drop(other_end);
        revoked.sweep();
        assert_eq!(revoked.waiting().len(), 0);
    }
}
