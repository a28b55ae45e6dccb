//! Follows a feed without missing or repeating anything.

use std::time::Duration;

use crate::{
    model::{feed_cursor::FeedCursor, feed_filter::FeedFilter, ids::AccountId},
    notices::feed::read::FeedItem,
    play::Games,
    signals::{ChangeListener, Found},
    store::{StoreError, StoreResult},
};

/// Items read at once.
const PAGE_SIZE: i64 = 200;

/// Follows the feed of an account. While nothing happens it asks the database nothing.
pub struct FeedSubscription {
    games: Games,
    account: AccountId,
    filter: FeedFilter,
    after: FeedCursor,
    listener: ChangeListener,
}

impl FeedSubscription {
    /// Follows from behind a cursor; without one, from now on.
    pub async fn open(
        games: &Games,
        account: AccountId,
        after: Option<FeedCursor>,
        filter: FeedFilter,
    ) -> StoreResult<Self> {
        // Subscribe before reading, or a change in between is missed.
        let signals = games.signals.clone();
        let listener = ChangeListener::new(move || signals.accounts.subscribe(account));
        let after = match after {
            Some(after) => after,
            None => FeedCursor::before_transaction(games.store.transaction_horizon().await?),
        };
        Ok(Self { games: games.clone(), account, filter, after, listener })
    }

    /// The cursor behind the last item.
    pub fn place(&self) -> FeedCursor {
        self.after
    }

    /// Returns what came next; nothing after `max_wait`.
    pub async fn next(&mut self, max_wait: Duration) -> StoreResult<Vec<FeedItem>> {
        let Self { games, account, filter, after, listener } = self;
        let read = async || {
            let found = games.store.feed_after(*account, *after, filter, PAGE_SIZE).await?;
            if found.complete.is_empty() {
                return Ok::<_, StoreError>(if found.held_back { Found::HeldBack } else { Found::Nothing });
            }
            let items = found.complete.into_iter().map(FeedItem::try_from).collect::<StoreResult<Vec<_>>>()?;
            *after = items.last().map_or(*after, |last| last.id);
            Ok(Found::Items(items))
        };
        Ok(listener.next(max_wait, read).await?.unwrap_or_default())
    }
}
